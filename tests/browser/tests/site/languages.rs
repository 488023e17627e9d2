//! An embed speaks the language that its address asks for, whatever its page speaks: everything that is seen and heard
//! is what the embed of an English site says.

use crate::accented::{games, speaking};
use browser_tests::{Error, Frame, Page, Result, Server, game::hit, run, site};
use papan::{
    engine::Kind,
    words::{files::languages, format::format_in, keyed::KeyedMessage, pseudo::Pseudo},
};
use serde_json::{Value, json};

/// All texts of the page, its names of controls, its title and its language. What is announced stays for a while only.
const SAID: &str = "const said = [document.documentElement.lang, document.documentElement.dir, document.title];\
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);\
    for (let node; (node = nodes.nextNode());)\
        if (!node.parentElement.closest('script, noscript, #say') && node.data.trim()) said.push(node.data);\
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'])\
        for (const e of document.querySelectorAll('[' + name + ']')) said.push(e.getAttribute(name));\
    return said";

/// Everything that can stand around a board.
const PARTS: &str = "speed=instant&ui=controls,time,moves,score,source,title,share";

async fn language(page: &Page) -> Result<Value> {
    page.js("return [document.documentElement.lang, document.documentElement.dir]").await
}

/// What is said of a game halfway, then of its menu.
async fn halfway(page: &Page) -> Result<Vec<Value>> {
    page.live().await?;
    page.log_written().await?;
    let game = page.js(SAID).await?;
    page.open_menu().await?;
    Ok(vec![game, page.js(SAID).await?])
}

/// What is said of a new game of Kalah, after a move that is announced, and of a hole that may not be played.
async fn moved(page: &Page) -> Result<Vec<Value>> {
    page.live().await?;
    let start = page.js(SAID).await?;
    page.click(&hit('a')).await?;
    let announced = "return self.announced = document.querySelector('#say').textContent.trim()";
    page.until("the move to be announced", announced).await?;
    let announced = page.js("return [self.announced]").await?;
    page.log_written().await?;
    let after = page.js(SAID).await?;
    page.click(&hit('b')).await?;
    page.until("a refusal", "return document.querySelector('#why p')").await?;
    Ok(vec![start, announced, after, page.js(SAID).await?])
}

/// Holds what is said against what should be, and names the texts that differ.
#[track_caller]
fn alike(said: &[Value], wanted: &[Value], what: &str) {
    let texts =
        |said: &[Value]| said.iter().flat_map(|said| said.as_array().cloned()).flatten().collect::<Vec<_>>();
    let (said, wanted) = (texts(said), texts(wanted));
    let differ: Vec<_> = said.iter().zip(&wanted).filter(|(said, wanted)| said != wanted).collect();
    assert!(
        differ.is_empty() && said.len() == wanted.len(),
        "{what}: {} texts, {} wanted: {differ:?}",
        said.len(),
        wanted.len()
    );
    assert!(said.len() > 50, "{what}: {said:?}");
}

fn embed(site: &Server, name: &str, asked: &str) -> String {
    site.url(&format!("embed/v1/{name}/?{PARTS}{asked}"))
}

#[test]
fn an_embed_of_every_game_speaks_the_language_that_it_is_asked_for() {
    run(async |page| {
        let (english, accented) = (site(|_| ())?, speaking(Pseudo::Accented)?);
        for (name, moves) in games(page, &english).await? {
            let mut said = Vec::new();
            for (site, lang) in [(&english, ""), (&accented, "&lang=en"), (&accented, "")] {
                page.open(&embed(site, &name, &format!("&moves={moves}{lang}"))).await?;
                said.push(halfway(page).await?);
            }
            alike(&said[1], &said[0], &name);
            assert_ne!(said[0], said[2], "{name}: without the option it speaks the language of its page");
        }
        for site in [english, accented] {
            assert_eq!(site.reports(), Vec::<String>::new());
        }
        assert_eq!(page.console_errors().await?.unwrap_or_default(), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn moves_are_told_in_the_language_of_the_address_in_a_frame_a_sandbox_and_from_a_folder() {
    run(async |page| {
        let (english, accented, host) = (site(|_| ())?, speaking(Pseudo::Accented)?, site(|_| ())?);
        page.open(&embed(&english, "kalah", "")).await?;
        let wanted = moved(page).await?;
        let src = embed(&accented, "kalah", "&lang=en");
        for sandbox in [None, Some("allow-scripts")] {
            page.open_in(&host, Frame { sandbox, ..Frame::sandboxed(&src) }).await?;
            alike(&moved(page).await?, &wanted, &format!("{sandbox:?}"));
        }
        let file = accented.folder().join("embed/v1/kalah/index.html");
        page.open(&format!("file://{}?{PARTS}&lang=en", file.display())).await?;
        alike(&moved(page).await?, &wanted, "from a folder");
        assert_eq!(accented.reports(), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn the_direction_of_an_embed_is_that_of_its_language() {
    run(async |page| {
        let (english, mirrored) = (site(|_| ())?, speaking(Pseudo::Mirrored)?);
        let mut said = Vec::new();
        for src in [embed(&english, "kalah", ""), embed(&mirrored, "kalah", "&lang=EN")] {
            page.open(&src).await?;
            said.push(moved(page).await?);
        }
        assert_eq!(language(page).await?, json!(["en", "ltr"]));
        alike(&said[1], &said[0], "from right to left");
        page.open(&embed(&mirrored, "kalah", "")).await?;
        page.live().await?;
        assert_eq!(language(page).await?, json!(["en-XB", "rtl"]));
        Ok(())
    });
}

#[test]
fn an_unknown_language_is_told_in_the_language_of_the_page() {
    run(async |page| {
        let accented = speaking(Pseudo::Accented)?;
        for lang in ["xx", "en-XA", "", "%00", "\"><b>", "EN-", "__proto__"] {
            page.open(&embed(&accented, "kalah", &format!("&debug=1&lang={lang}"))).await?;
            page.live().await?;
            assert_eq!(language(page).await?, json!(["en-XA", "ltr"]), "{lang}");
            let refused = page.text("#why").await?;
            assert_eq!(refused.is_empty(), lang == "en-XA", "{lang}: {refused}");
        }
        assert_eq!(page.console_errors().await?.unwrap_or_default(), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn words_that_the_network_has_not_brought_are_fetched_when_it_is_tried_again() {
    run(async |page| {
        let folder = speaking(Pseudo::Accented)?.folder().to_path_buf();
        let words = std::fs::read_dir(folder.join("static")).map_err(|e| Error::Other(e.to_string()))?;
        let words = words.filter_map(|file| file.ok()?.file_name().into_string().ok());
        let missing: Vec<_> = words.filter(|name| name.starts_with("words-kalah-en-")).collect();
        assert_eq!(missing.len(), 1, "{missing:?}");
        let site = site(|options| (options.folder, options.missing) = (folder, missing))?;
        page.open(&embed(&site, "kalah", "&lang=en")).await?;
        page.wait_for("html[data-failed]").await?;
        site.release();
        page.click(".needs.failed [data-t=retry]").await?;
        page.live().await?;
        assert_eq!(language(page).await?, json!(["en", "ltr"]));
        Ok(())
    });
}

/// The links at the foot of a page lead to the same game and moment in every language, and back to English.
#[test]
fn a_game_is_taken_along_from_language_to_language() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = Kind::ALL[0];
        let moves = crate::talk::opening(kind);
        page.open(&site.url(&format!("{}/#moves={}", kind.name(), moves.join("_")))).await?;
        page.live().await?;
        let (english, others) = languages().split_first().expect("English");
        for words in others.iter().chain([english]) {
            let tag = &words.language;
            let link = format!("#langs [hreflang={tag}]");
            assert_eq!(page.count(&link).await?, 1, "{tag}");
            page.js(&format!("document.querySelector('{link}').click()")).await?;
            let arrived = "const { lang, dir, dataset } = document.documentElement; return 'live' in dataset && [lang, dir].join(' ')";
            let wanted = format!("{tag} {}", words.direction());
            page.until(&wanted, &format!("return (() => {{ {arrived} }})() == '{wanted}'")).await?;
            page.wait_for(&format!("#moves [data-move=\"{}\"]", moves.len())).await?;
            let unreviewed = format_in(words, &KeyedMessage::new("site-unreviewed"));
            assert_eq!(page.text(".langs").await?.contains(&unreviewed), tag != "en", "{tag}");
            assert_eq!(page.axe().await?, Vec::<String>::new(), "{tag}");
        }
        Ok(())
    });
}

/// Whoever opens a page in a language they cannot read finds the others at its head.
#[test]
fn the_head_of_a_page_leads_to_its_other_languages() {
    run(async |page| {
        let site = site(|_| ())?;
        for path in
            ["adjiboto/evidence/", "pasang/learn/", "ar/numbers/", "si/about/keys/", "pasang/patterns/"]
        {
            page.open_in(&site, Frame::sized(&site.url(path), 320, 640)).await?;
            let in_view = "const { top, bottom, left, right } = e.getBoundingClientRect();\
                return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth";
            assert_eq!(page.picked(".to-langs", in_view).await?, true, "{path}");
            page.click(".to-langs").await?;
            for words in languages() {
                let link = format!("#langs :is([hreflang={}], [aria-current])", words.language);
                assert_eq!(page.picked(&link, in_view).await?, true, "{path} {}", words.language);
            }
            assert!(page.fits_across().await?, "{path}");
        }
        Ok(())
    });
}
