//! With the words of a language that nobody speaks, all of whose letters have accents, no page shows a plain one:
//! every word comes from the language files.

use std::{path::PathBuf, sync::OnceLock};

use browser_tests::{Error, Page, Result, Server, run, site};
use papan::page::Page as File;
use xtask::{project::Project, site::write_in};

/// Text and names of controls that have two plain letters in a row. Left out: code, notation, keys, what people
/// type, references of sources and names of files, which no language translates; and times of the day, which the
/// browser writes.
const PLAIN: &str = r#"
    const own = 'script, style, noscript, code, kbd, pre, cite, time, .sources, [data-quoted]';
    const found = new Set();
    const note = (what, text) => {
        if (/[A-Za-z]{2}/.test(text)) found.add(what + ': ' + text.trim().slice(0, 120));
    };
    note('title', document.title);
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = nodes.nextNode());) {
        const at = node.parentElement;
        if (!at.closest(own + ', textarea')) note(at.tagName + '#' + (at.closest('[id]')?.id ?? ''), node.data);
    }
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder']) {
        for (const at of document.querySelectorAll('[' + name + ']')) {
            if (!at.closest(own)) note(name, at.getAttribute(name));
        }
    }
    for (const at of document.querySelectorAll('meta[name=description]')) note('description', at.content);
    return [...found]"#;

fn accented() -> Result<Server> {
    static DIST: OnceLock<std::result::Result<PathBuf, String>> = OnceLock::new();
    let write = || write_in(&Project::find()?, "accented");
    let dist = DIST.get_or_init(|| write().map_err(|why| why.to_string()));
    let dist = dist.clone().map_err(Error::Other)?;
    site(|options| options.folder = dist)
}

/// What of a page, as it is now, is plain.
async fn plain(page: &Page, place: &str) -> Result<Vec<String>> {
    let found = page.js(PLAIN).await?;
    let found = found.as_array().into_iter().flatten();
    Ok(found.map(|text| format!("{place}: {}", text.as_str().unwrap_or_default())).collect())
}

#[test]
fn no_page_has_a_plain_word() {
    run(async |page| {
        let site = accented()?;
        let mut all = Vec::new();
        for file in File::all() {
            let path = file.file();
            page.open(&site.url(path.trim_end_matches("index.html"))).await?;
            page.live().await?;
            all.extend(plain(page, &path).await?);
        }
        assert!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    });
}

/// Everything that can be pressed and seen now, by what tells it from the rest: buttons by their action, holes and
/// points by their letter. Left out is what leaves the page or asks the system for a file.
const PRESSED: &str = r#"
    const out = /^(retry|reload|rematch|open-file|save-|download|print)/;
    const all = [...document.querySelectorAll('button[data-t], .hit[data-t], summary')];
    const seen = all.filter(at => at.checkVisibility() && !out.test(at.dataset.t ?? ''));
    const name = at => at.dataset.t ? `${at.localName}[data-t="${at.dataset.t}"]` : '#' + at.parentElement.id + ' > summary';
    return [...new Set(seen.map(name))].slice(0, 60)"#;

/// Presses everything on the page, and once more what has come by it; gathers what is plain after each.
async fn press_all(page: &Page, place: &str) -> Result<Vec<String>> {
    let (mut plain_now, mut pressed) = (plain(page, place).await?, std::collections::BTreeSet::new());
    loop {
        let seen = page.js(PRESSED).await?;
        let seen = seen.as_array().into_iter().flatten().filter_map(|name| name.as_str());
        let Some(next) = seen.map(String::from).find(|name| !pressed.contains(name)) else { break };
        let press = "const at = document.querySelector(arguments[0]);\
            at?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
        page.js_with(press, vec![next.clone().into()]).await?;
        page.settled().await?;
        plain_now.extend(plain(page, &format!("{place} after {next}")).await?);
        pressed.insert(next);
    }
    assert!(pressed.len() > 1, "{place}: {pressed:?}");
    Ok(plain_now)
}

/// Moves, refusals, dialogs, advice, the log: whatever a press brings, in a game that has been played halfway.
#[test]
fn nothing_that_is_pressed_brings_a_plain_word() {
    run(async |page| {
        let site = accented()?;
        page.open(&site.url("")).await?;
        page.live().await?;
        let games = page.js("return Object.fromEntries([...document.querySelectorAll('[data-plays]')].map(at => [at.dataset.plays, at.dataset.moves]))").await?;
        let games: std::collections::BTreeMap<String, String> = serde_json::from_value(games).expect("games");
        let mut all = Vec::new();
        for (name, moves) in games {
            for path in [
                format!("{name}/#v=1&speed=instant&moves={moves}"),
                format!("{name}/"),
                format!("embed/v1/{name}/"),
                format!("{name}/position/"),
            ] {
                page.open(&site.url(&path)).await?;
                page.live().await?;
                all.extend(press_all(page, &path).await?);
            }
        }
        for path in ["pasang/patterns/", ""] {
            page.open(&site.url(path)).await?;
            page.live().await?;
            all.extend(press_all(page, path).await?);
        }
        assert!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    });
}
