//! The words that the page carries for its program.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::prelude::*;

use super::{Storage, by_id, document};
use crate::i18n::{
    files::STAMP,
    store::{Messages, Words, speak},
};

/// What is kept of this tab while it is loaded again: that it has been, for these words.
const LOADED_AGAIN: &str = "words";

/// Takes the words from the page's file. Where they are of another time than the program, a page that does not run yet
/// is loaded again, once; and what was begun does not go on: the start-up file says that it could not be.
pub fn take_words() {
    match by_id("words").and_then(|element| read(&element.text_content()?)) {
        Some(words) => speak(Box::leak(Box::new(words))),
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

/// Whether this page has not been loaded again for these words in this tab yet, and the tab can remember that it has been.
fn is_first_time() -> bool {
    let Ok(tab) = Storage::of_this_tab() else { return false };
    let html = document().and_then(|document| document.document_element());
    let file = html.and_then(|html| html.get_attribute("data-file")).unwrap_or_default();
    let mark = format!("{STAMP} {file}");
    tab.get(LOADED_AGAIN).as_ref() != Some(&mark) && tab.set(LOADED_AGAIN, &mark).is_ok()
}

/// The words of a block that bears the program's stamp.
fn read(text: &str) -> Option<Words> {
    let block = JSON::parse(text).ok()?;
    let part = |name: &str| Reflect::get(&block, &name.into()).ok();
    if part("stamp")?.as_f64() != Some(STAMP.into()) {
        return None;
    }
    let language = part("language")?.as_string()?;
    let games = entries(&part("games")?)?;
    let games = games.into_iter().filter_map(|(name, own)| Some((name, messages(&own)?))).collect();
    Some(Words { language, shared: messages(&part("shared")?)?, games })
}

fn messages(object: &JsValue) -> Option<Messages> {
    let pair = |(key, text): (String, JsValue)| Some((key, text.as_string()?));
    // the block is written in the order of its keys, and a JSON object keeps it
    Some(Messages::sorted(entries(object)?.into_iter().filter_map(pair).collect()))
}

fn entries(object: &JsValue) -> Option<Vec<(String, JsValue)>> {
    let entry = |entry: JsValue| {
        let entry = entry.dyn_into::<Array>().ok()?;
        Some((entry.get(0).as_string()?, entry.get(1)))
    };
    Object::entries(object.dyn_ref::<Object>()?).iter().map(entry).collect()
}
