//! With the words of a language that nobody speaks, all of whose letters have accents, no page shows a plain one:
//! every word comes from the language files.

use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use browser_tests::{Error, Frame, Page, Result, Server, is_sampled, run, site};
use papan::{page::Page as File, words::pseudo::Pseudo};
use serde_json::json;
use xtask::{project::Project, site::write_in, tools::Tools};

/// A function that lists text and names of controls that have two plain letters in a row. Left out is what no
/// language translates: code, notation, keys, references of sources, what people type, the opponent's name (`Papan 3`,
/// as records have it); and times of the day, which the browser writes.
pub const PLAIN: &str = r#"
    const plain = () => {
        const own = 'script, style, noscript, textarea, code, kbd, pre, cite, time, .sources, [translate=no]';
        const found = new Set();
        const note = (what, text, at) => {
            if (/[A-Za-z]{2}/.test(text.replace(/\bPapan \d\b/g, '')) && !at?.closest(own)) {
                found.add(`${what} ${at?.closest('[id]')?.id ?? ''}: ${text.trim().slice(0, 120)}`);
            }
        };
        note('title', document.title);
        note('description', document.querySelector('meta[name=description]').content);
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text; (text = texts.nextNode());) note(text.parentElement.localName, text.data, text.parentElement);
        const names = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'];
        for (const name of names) {
            for (const at of document.querySelectorAll(`[${name}]`)) note(name, at.getAttribute(name), at);
        }
        return [...found];
    };
"#;

/// The site in the words of a pseudo-language, written once for all tests.
pub fn speaking(language: Pseudo) -> Result<Server> {
    static WRITTEN: Mutex<BTreeMap<&str, PathBuf>> = Mutex::new(BTreeMap::new());
    let name = match language {
        Pseudo::Accented => "accented",
        Pseudo::Mirrored => "mirrored",
    };
    let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = match written.get(name) {
        Some(folder) => folder.clone(),
        None => written
            .entry(name)
            .or_insert({
                let project = Project::find()?;
                write_in(&project, &Tools::find(&project)?, name)?
            })
            .clone(),
    };
    site(|options| options.folder = folder)
}

/// The games that the home page plays: the name of each, and its moves in an address.
pub async fn games(page: &Page, site: &Server) -> Result<BTreeMap<String, String>> {
    page.open(&site.url("")).await?;
    page.live().await?;
    let script = "return Object.fromEntries([...document.querySelectorAll('[data-plays]')]\
        .map(at => [at.dataset.plays, at.dataset.moves]))";
    let games = page.js(script).await?;
    serde_json::from_value(games).map_err(|why| Error::Other(format!("the games: {why}")))
}

/// What of a page, as it is now, is plain.
async fn plain(page: &Page, place: &str) -> Result<Vec<String>> {
    let found = page.js(&format!("{PLAIN} return plain()")).await?;
    let found = found.as_array().into_iter().flatten();
    Ok(found.map(|text| format!("{place}: {}", text.as_str().unwrap_or_default())).collect())
}

#[test]
fn no_game_under_way_has_a_plain_word() {
    run(async |page| {
        let english = site(|_| ())?;
        page.open(&english.url("")).await?;
        assert!(plain(page, "").await?.len() > 50, "what the nothing of the other site is worth");
        let site = speaking(Pseudo::Accented)?;
        let mut all = Vec::new();
        for (name, moves) in games(page, &site).await? {
            for path in [
                format!("{name}/#v=1&moves={moves}"),
                format!("embed/v1/{name}/?moves={moves}&ui=controls,time,moves,score,source,title,share"),
            ] {
                page.open(&site.url(&path)).await?;
                page.live().await?;
                page.log_written().await?;
                all.extend(plain(page, &path).await?);
            }
        }
        assert!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    });
}

#[test]
fn from_right_to_left_every_page_is_as_wide_as_a_phone_and_has_no_plain_word() {
    run(async |page| {
        let site = speaking(Pseudo::Mirrored)?;
        let mut all = Vec::new();
        for path in File::all().into_iter().map(File::file).filter(|path| is_sampled(path)) {
            page.open_in(&site, Frame::sized(&site.url(path.trim_end_matches("index.html")), 320, 740))
                .await?;
            page.live().await?;
            page.fonts().await?;
            let script = "const { dir, lang } = document.documentElement, e = document.scrollingElement;\
                return [dir, lang, getComputedStyle(document.body).direction, innerWidth, e.scrollWidth - e.clientWidth]";
            assert_eq!(page.js(script).await?, json!(["rtl", "en-XB", "rtl", 320, 0]), "{path}");
            all.extend(plain(page, &path).await?);
        }
        assert!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    });
}
