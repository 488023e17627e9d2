//! The words that the page contains for its program.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::prelude::*;

use super::{Storage, by_id, document};
use crate::words::{
    current::set_words,
    files::STAMP,
    store::{Messages, Words},
};

/// The key in the tab's storage that notes for which words the page has been reloaded.
const LOADED_AGAIN: &str = "words";

/// Reads the words from the HTML. If they belong to another version than the program, a page that is not live
/// yet is reloaded, once. The start does not go on then: the start-up file reports that it failed.
pub fn take_words() {
    match by_id("words").and_then(|element| read(&element.text_content()?)) {
        Some(words) => set_words(Box::leak(Box::new(words))),
        None => {
            let html = document().and_then(|document| document.document_element());
            let runs = html.is_some_and(|html| html.has_attribute("data-live"));
            if !runs && is_first_time() {
                let _ = web_sys::window().map(|window| window.location().reload());
            }
            wasm_bindgen::throw_str("the words of this page are not those of its program");
        }
    }
}

/// Whether this tab has not yet reloaded the page for these words, and its storage can note that it does.
fn is_first_time() -> bool {
    let Ok(tab) = Storage::of_this_tab() else { return false };
    let html = document().and_then(|document| document.document_element());
    let file = html.and_then(|html| html.get_attribute("data-file")).unwrap_or_default();
    let mark = format!("{STAMP} {file}");
    tab.get(LOADED_AGAIN).as_ref() != Some(&mark) && tab.set(LOADED_AGAIN, &mark).is_ok()
}

/// The words of a block that has the program's stamp.
fn read(text: &str) -> Option<Words> {
    let block = JSON::parse(text).ok()?;
    let part = |name: &str| Reflect::get(&block, &name.into()).ok();
    if part("stamp")?.as_f64() != Some(STAMP.into()) {
        return None;
    }
    let language = part("language")?.as_string()?;
    let game = |entry: JsValue| {
        let entry = entry.dyn_into::<Array>().ok()?;
        Some((entry.get(0).as_string()?, Messages::joined(&entry.get(1).as_string()?)))
    };
    let games =
        Object::entries(part("games")?.dyn_ref::<Object>()?).iter().map(game).collect::<Option<_>>()?;
    Some(Words { language, shared: Messages::joined(&part("shared")?.as_string()?), games })
}
