//! Files and the clipboard.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{DragEvent, Element, HtmlElement, HtmlInputElement};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = encodeURIComponent)]
    pub(super) fn encode(text: &str) -> String;
    #[wasm_bindgen(extends = js_sys::Object)]
    type Clipboard;
    #[wasm_bindgen(method, catch, js_name = writeText)]
    fn write_text(this: &Clipboard, text: &str) -> Result<js_sys::Promise, JsValue>;
    /// The navigator, whose share sheet exists in some browsers: a missing function is an error.
    #[wasm_bindgen(extends = js_sys::Object)]
    type Sharing;
    #[wasm_bindgen(method, catch, js_name = canShare)]
    fn can_share(this: &Sharing, data: &JsValue) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn share(this: &Sharing, data: &JsValue) -> Result<js_sys::Promise, JsValue>;
}

/// Calls back with the text of a file, or with `None` if it cannot be read.
fn read(file: &web_sys::Blob, then: impl Fn(Option<String>) + 'static) {
    settled(&file.text(), move |value| then(value.ok().and_then(|value| value.as_string())));
}

/// Calls back once with the value of a promise, or with the reason for which it is rejected.
fn settled(promise: &js_sys::Promise, then: impl Fn(Result<JsValue, JsValue>) + 'static) {
    let then = std::rc::Rc::new(then);
    let failed = Closure::once_into_js({
        let then = then.clone();
        move |reason: JsValue| then(Err(reason))
    });
    let resolved = Closure::once_into_js(move |value: JsValue| then(Ok(value)));
    let call = js_sys::Reflect::get(promise, &"then".into()).map(|call| call.dyn_into::<js_sys::Function>());
    if let Ok(Ok(call)) = call {
        let _ = call.call2(promise, &resolved, &failed);
    }
}

/// Calls back with the text of the file picked in a field, and clears the field so that the same file can be
/// picked again.
pub fn picked(field: &Element, then: impl Fn(Option<String>) + 'static) {
    let Some(field) = field.dyn_ref::<HtmlInputElement>() else { return };
    if let Some(file) = field.files().and_then(|files| files.get(0)) {
        read(&file, then);
        field.set_value("");
    }
}

/// Calls back with the text of a file dropped on the page; returns whether there is one.
pub fn dropped(event: &DragEvent, then: impl Fn(Option<String>) + 'static) -> bool {
    let file = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0));
    if let Some(file) = &file {
        read(file, then);
    }
    file.is_some()
}

/// Offers a text as a file for download.
pub fn save(name: &str, text: &str) {
    save_as(name, "text/plain", text);
}

/// Offers a text of a type as a file for download.
pub fn save_as(name: &str, of: &str, text: &str) {
    save_url(name, &["data:", of, ";charset=utf-8,", &encode(text)].concat());
}

/// Offers what an address holds as a file for download; whether that could be done.
pub fn save_url(name: &str, url: &str) -> bool {
    let link = super::document().and_then(|document| document.create_element("a").ok());
    let link = link.and_then(|link| link.dyn_into::<HtmlElement>().ok());
    if let Some(link) = &link {
        let _ = link.set_attribute("href", url);
        let _ = link.set_attribute("download", name);
        link.click();
    }
    link.is_some()
}

/// Copies a text; calls back with whether it succeeded.
pub fn copy(text: &str, then: impl Fn(bool) + 'static) {
    let clipboard = web_sys::window()
        .and_then(|window| js_sys::Reflect::get(&window.navigator(), &"clipboard".into()).ok())
        .filter(|clipboard| clipboard.is_object())
        .map(|clipboard| clipboard.unchecked_into::<Clipboard>());
    match clipboard.and_then(|clipboard| clipboard.write_text(text).ok()) {
        Some(promise) => settled(&promise, move |done| then(done.is_ok())),
        None => then(false),
    }
}

/// What became of something that was to be shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shared {
    Done,
    /// The person has closed the share sheet.
    Cancelled,
    /// There is no share sheet, or it does not take this.
    Refused,
}

/// Offers a link in the device's share sheet, under the title of the page; calls back with what became of it. It must
/// be called while a tap is handled.
pub fn share(link: &str, then: impl Fn(Shared) + 'static) {
    let Some(window) = web_sys::window() else { return then(Shared::Refused) };
    let title = super::document().map(|document| document.title()).unwrap_or_default();
    let data = js_sys::Object::new();
    for (name, value) in [("title", &*title), ("url", link)] {
        let _ = js_sys::Reflect::set(&data, &name.into(), &value.into());
    }
    let navigator = window.navigator().unchecked_into::<Sharing>();
    // a browser without the question may have the sheet
    let can_share = navigator.can_share(&data).unwrap_or(true);
    match can_share.then(|| navigator.share(&data)) {
        Some(Ok(promise)) => settled(&promise, move |done| {
            let name = |reason| js_sys::Reflect::get(&reason, &"name".into()).ok()?.as_string();
            then(match done.map_err(name) {
                Ok(_) => Shared::Done,
                Err(Some(name)) if name == "AbortError" => Shared::Cancelled,
                Err(_) => Shared::Refused,
            });
        }),
        _ => then(Shared::Refused),
    }
}
