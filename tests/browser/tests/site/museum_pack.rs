//! A museum's pack starts and plays from a folder, and a game from a file of its own: without a server and a network.

use crate::{
    kiosk::{begins, state},
    opponent_games::PLAYER,
    told_height::{into, out},
};
use browser_tests::{Browser, Error, Page, Result, browser, dist, run, session::MOVES};
use museum::{
    BROTLI_BYTES, FILE_BYTES, Settings, Site, TOP, checksums,
    contents::{Files, is_left_out, of_site},
    keys, settings, single, zipped,
};
use papan::words::files::languages;
use std::{
    io::Cursor,
    path::{Path, PathBuf},
};
use xtask::{bench::transfer_size, project};

/// A folder of this test alone, in which nothing is yet.
fn folder(name: &str) -> Result<PathBuf> {
    let folder = std::env::temp_dir().join(format!("papan-{name}-{}-{}", browser(), std::process::id()));
    project::remove(&folder)?;
    Ok(folder)
}

/// Makes the pack from the finished site and unpacks it into a folder.
fn unpack(site: &Site, to: &Path) -> Result {
    let bytes = zipped(&project::Project::find()?, site, &Settings::usual(&keys(site)))?;
    println!("the pack has {} bytes", bytes.len());
    let unpacked = zip::ZipArchive::new(Cursor::new(bytes)).and_then(|mut archive| archive.extract(to));
    unpacked.map_err(|e| Error::Other(e.to_string()))
}

/// The language with pages of its own whose pack has the most bytes to pack, and its site.
fn heaviest() -> Result<(&'static str, Site)> {
    let mut sites = Vec::new();
    for words in languages().iter().skip(1) {
        let site = Site::read(&dist()?, Some(&words.language))?;
        let bytes: usize = of_site(&site)?.values().map(Vec::len).sum();
        sites.push((bytes, words.language.as_str(), site));
    }
    let heaviest = sites.into_iter().max_by_key(|(bytes, ..)| *bytes);
    heaviest.map(|(_, tag, site)| (tag, site)).ok_or_else(|| Error::Other("no language".into()))
}

/// The files below a folder, by their paths.
fn files(folder: &Path) -> Result<Files> {
    let all = project::files(folder).into_iter();
    let named =
        all.filter_map(|file| Some((file.strip_prefix(folder).ok()?.to_str()?.to_string(), file.clone())));
    let read = |(path, file): (String, PathBuf)| -> Result<_> { Ok((path, project::read_bytes(&file)?)) };
    named.map(read).collect()
}

/// Some moves of both against the computer.
async fn plays_some(page: &Page, file: &Path, asked: &str) -> Result {
    page.open(&format!("file://{}#{asked}speed=instant&seats=h,ai1", file.display())).await?;
    page.live().await?;
    page.wait_for("#opponent:not([hidden])").await?;
    page.js(PLAYER).await?;
    page.until("moves of both", &format!("return {MOVES} >= 6")).await
}

/// Opens the page with which a pack starts, in which these words of the settings stand in place of others.
async fn starts(page: &Page, pack: &Path, was: &str, is: &str) -> Result {
    let file = pack.join(settings::NAME);
    let before = project::read(&file)?;
    assert_eq!(before.matches(was).count(), 1, "{before}");
    project::write(&file, before.replace(was, is))?;
    page.open(&format!("file://{}", pack.join("start.html").display())).await
}

#[test]
fn a_pack_has_its_files_and_plays_from_a_folder() {
    run(async |page| {
        let (site, place) = (Site::read(&dist()?, None)?, folder("pack")?);
        unpack(&site, &place)?;
        let pack = place.join(TOP);
        if browser() == Browser::Chromium {
            let files = files(&pack)?;
            for path in site.paths.iter().filter(|path| !is_left_out(path)) {
                assert!(files.contains_key(path), "{path}");
            }
            let sums = project::read(&pack.join(checksums::NAME))?;
            assert_eq!(sums, checksums::of(&files, &[settings::NAME, checksums::NAME]));
            page.open(&format!("file://{}", pack.join("INSTRUCTIONS.html").display())).await?;
            assert_eq!(page.printed_pages(21.0, 29.7).await?, 1);
        }
        for game in ["kalah/index.html", "pasang/index.html"] {
            plays_some(page, &pack.join(game), "").await?;
        }
        page.open(&format!("file://{}", pack.join("embed/v1/kalah/learn/index.html").display())).await?;
        page.until("the page of the course", "return document.documentElement.dataset.page == 'learn'")
            .await?;
        project::remove(&place)?;
        Ok(())
    });
}

#[test]
fn the_kiosk_of_a_pack_starts_with_its_settings_or_says_what_is_wrong_with_them() {
    run(async |page| {
        let place = folder("kiosk")?;
        let (tag, site) = heaviest()?;
        unpack(&site, &place)?;
        let pack = place.join(TOP);

        starts(page, &pack, "\"idle\": 60", "\"idle\": \"soon\"").await?;
        page.wait_for("#faults:not([hidden])").await?;
        let said = page.text("#list").await?;
        assert!(said.contains("idle: \"soon\" is no whole number from 5 to 3600"), "{said}");
        page.click("#start").await?;
        page.until("the kiosk", "return document.documentElement.dataset.page == 'kiosk'").await?;
        assert_eq!(page.js("return location.search").await?, "");

        starts(page, &pack, "\"idle\": \"soon\"", "\"idle\": 3600").await?;
        page.until("the kiosk", "return location.search == '?idle=3600'").await?;

        starts(page, &pack, "\"open\": \"\"", "\"open\": \"kalah/\"").await?;
        page.until("another kiosk", "return /open=/.test(location.search)").await?;
        starts(page, &pack, "\"theme\": \"auto\"", "\"theme\": \"dark\"").await?;
        page.until("a dark kiosk", "return /theme=dark/.test(location.search)").await?;
        state(page, "attract").await?;
        into(page).await?;
        page.wait_for(&format!("html[lang={tag}][data-page=embed][data-live]")).await?;
        out(page).await?;
        begins(page).await?;
        assert_eq!(page.attribute("html", "lang").await?.as_deref(), Some(tag));
        assert_eq!(page.attribute("html", "data-game").await?.as_deref(), Some("kalah"));
        assert_eq!(page.attribute("html", "data-theme").await?.as_deref(), Some("dark"));
        let tap = "const tap = css => document.querySelector(css).dispatchEvent(new MouseEvent('click', { bubbles: true }));\
            tap('[data-t=together]'); tap('circle.hit[data-t=\"a\"]')";
        page.js(tap).await?;
        page.until("a move", "return /[#&]moves=a$/.test(location.hash)").await?;
        let kept = "try { return localStorage.length } catch { return 'nothing' }";
        assert_eq!(page.js(kept).await?, "nothing");
        out(page).await?;
        project::remove(&place)?;
        Ok(())
    });
}

#[test]
fn a_game_in_a_file_of_its_own_plays_and_leads_to_nothing_that_is_not_there() {
    run(async |page| {
        let (site, place) = (Site::read(&dist()?, None)?, folder("files")?);
        let other = Site::read(&dist()?, Some(&languages().last().expect("a language").language))?;
        for (site, game) in [(&site, "kalah"), (&other, "pasang")] {
            let (name, html) = (format!("{game}.html"), single::page(site, game, None)?);
            assert!(html.len() <= FILE_BYTES, "{game}: {}", html.len());
            let file = place.join(&name);
            project::write(&file, html)?;
            if browser() == Browser::Chromium {
                let size = transfer_size(&place, [name.as_str()])?;
                println!("{name} has {size} bytes with brotli");
                assert!(size <= BROTLI_BYTES, "{name}: {size}");
            }
            // asked for a kiosk it does not go where no page is
            plays_some(page, &file, "kiosk=1&").await?;
            let path = page.js("return location.pathname").await?;
            assert!(path.as_str().is_some_and(|path| path.ends_with(&name)), "{path}");
            let elsewhere = "return [...document.querySelectorAll('a[href]')].map(a => a.getAttribute('href'))\
                .filter(to => !/^(#|https?:)/.test(to))";
            assert_eq!(page.js(elsewhere).await?, serde_json::json!([]), "{name}");
        }
        let file = place.join("leads.html");
        project::write(&file, single::page(&site, "kalah", Some("https://papan.example/"))?)?;
        page.open(&format!("file://{}", file.display())).await?;
        page.live().await?;
        assert_eq!(
            page.attribute("#mark", "href").await?.as_deref(),
            Some("https://papan.example/index.html")
        );
        project::remove(&place)?;
        Ok(())
    });
}
