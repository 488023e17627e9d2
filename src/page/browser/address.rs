//! The address of the page: what it asks for, and what is written there.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = decodeURIComponent, catch)]
    fn decode(text: &str) -> Result<String, JsValue>;
}

/// What the address asks of a page: an embed reads it after `?` (hosts add fragments of their own),
/// the site after `#`.
pub fn asked(embed: bool) -> String {
    let Some(location) = web_sys::window().map(|window| window.location()) else { return String::new() };
    let text = if embed { location.search() } else { location.hash() };
    let text = text.unwrap_or_default();
    let text = text.get(1..).unwrap_or("");
    decode(text).unwrap_or_else(|_| text.into())
}

/// Whether a text asks for a game, and is not a place in the page.
pub fn asks(text: &str) -> bool {
    let moment = text.strip_prefix('m').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    text.contains('=') || moment
}

/// Leaves for another page.
pub fn go(to: &str) {
    if let Some(window) = web_sys::window() {
        let _ = window.location().set_href(to);
    }
}

/// Writes what a page shows into its address, where the browser allows it; adds nothing to the history.
pub fn replace(asked: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let (here, history) = (window.location(), window.history()?);
    let to = if asked.is_empty() { here.pathname()? + &here.search()? } else { format!("#{asked}") };
    history.replace_state_with_url(&history.state()?, "", Some(&to))
}

/// What stands after the `?` of the address, as it stands there.
pub fn search() -> String {
    let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    search.strip_prefix('?').unwrap_or_default().into()
}

/// Whether an address takes the place of the one before, or can be gone back from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    Same,
    New,
}

/// Writes what stands after the `?`, where the browser allows it.
pub fn write_search(text: &str, how: Search) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let (here, history) = (window.location(), window.history()?);
    let to = if text.is_empty() { here.pathname()? } else { ["?", text].concat() };
    match how {
        Search::Same => history.replace_state_with_url(&history.state()?, "", Some(&to)),
        Search::New => history.push_state_with_url(&JsValue::NULL, "", Some(&to)),
    }
}

/// The name of the entry of the history that is shown: it is given one when it is first asked for, and has it
/// whatever its address becomes. None where the browser allows no entry to be named.
pub fn entry() -> Option<String> {
    let history = web_sys::window()?.history().ok()?;
    if let Some(name) = history.state().ok()?.as_string() {
        return Some(name);
    }
    let name = super::new_id();
    history.replace_state(&JsValue::from_str(&name), "").ok().map(|()| name)
}

/// The public address of a game at a moment, from wherever this page lies.
pub fn whole_address(game: &str, asked: &str) -> String {
    let root = super::ROOT.with(Clone::clone);
    // a folder has an index page only where a server adds it
    let page = if root.starts_with("file:") { "index.html" } else { "" };
    format!("{root}{game}/{page}#{asked}")
}
