//! The address of the page: reading and writing it.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = decodeURIComponent, catch)]
    fn decode(text: &str) -> Result<String, JsValue>;
}

/// What the address asks of a page. An embed reads it after `?`, because hosts add fragments of their own; the
/// site reads it after `#`.
pub fn requested(embed: bool) -> String {
    let Some(location) = web_sys::window().map(|window| window.location()) else { return String::new() };
    let text = if embed { location.search() } else { location.hash() };
    let text = text.unwrap_or_default();
    let text = text.get(1..).unwrap_or("");
    decode(text).unwrap_or_else(|_| text.into())
}

/// Whether a fragment asks for a game, and does not name an element of the page.
pub fn is_game_address(text: &str) -> bool {
    let moment = text.strip_prefix('m').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    text.contains('=') || moment
}

/// Leaves for another page.
pub fn go(to: &str) {
    if let Some(window) = web_sys::window() {
        let _ = window.location().set_href(to);
    }
}

/// Writes the address, if the browser allows it, without adding an entry to the history.
pub fn replace(address: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let (location, history) = (window.location(), window.history()?);
    let to =
        if address.is_empty() { location.pathname()? + &location.search()? } else { format!("#{address}") };
    history.replace_state_with_url(&history.state()?, "", Some(&to))
}

/// Writes the address as a new entry of the history, if the browser allows it.
pub fn push(address: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    window.history()?.push_state_with_url(&JsValue::NULL, "", Some(&["#", address].concat()))
}

/// Goes back to the entry before the current one, after a while.
pub fn back() -> Result<(), JsValue> {
    web_sys::window().ok_or(JsValue::NULL)?.history()?.back()
}

/// The part of the address after the `?`, undecoded.
pub fn search() -> String {
    let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    search.strip_prefix('?').unwrap_or_default().into()
}

/// Whether an address replaces the one before or becomes a new entry of the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    Same,
    New,
}

/// Writes the part after the `?`, if the browser allows it.
pub fn write_search(text: &str, how: Search) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let (location, history) = (window.location(), window.history()?);
    let to = if text.is_empty() { location.pathname()? } else { ["?", text].concat() };
    match how {
        Search::Same => history.replace_state_with_url(&history.state()?, "", Some(&to)),
        Search::New => history.push_state_with_url(&JsValue::NULL, "", Some(&to)),
    }
}

/// The id of the current entry of the history. It is assigned at the first call and stays when the address
/// changes. `None` if the browser allows no state for the entry.
pub fn history_entry() -> Option<String> {
    let history = web_sys::window()?.history().ok()?;
    if let Some(name) = history.state().ok()?.as_string() {
        return Some(name);
    }
    let name = super::new_id();
    history.replace_state(&JsValue::from_str(&name), "").ok().map(|()| name)
}

/// The public address of the root of the site in the page's language, with a slash at its end.
pub fn site() -> String {
    super::HOME.with(Clone::clone)
}

/// The public address of a game at a moment, independent of the location of this page. A game in a file of its own that
/// knows of no site has none but that of its file.
pub fn whole_address(game: &str, address: &str) -> String {
    if super::html::is_alone()
        && let Some(Ok(file)) = web_sys::window().map(|window| window.location().href())
    {
        let file = file.split(['?', '#']).next().unwrap_or_default();
        return format!("{file}#{address}");
    }
    let root = super::HOME.with(Clone::clone);
    // a folder has an index page only where a server adds it
    let page = if root.starts_with("file:") { "index.html" } else { "" };
    format!("{root}{game}/{page}#{address}")
}
