//! The browser's own voice, where it has one for the language of the page.

use js_sys::Reflect;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice, wasm_bindgen::JsCast};

use super::Listener;
use crate::words::current;

fn synthesis() -> Option<SpeechSynthesis> {
    let found = Reflect::get(web_sys::window()?.as_ref(), &"speechSynthesis".into()).ok()?;
    // a browser without it has no such property
    found.is_object().then(|| found.unchecked_into())
}

/// Whether a voice speaks the language of the page.
pub fn has_voice() -> bool {
    let language = &current::words().language;
    let speaks = |voice: SpeechSynthesisVoice| {
        voice.lang().split(['-', '_']).next().is_some_and(|spoken| spoken.eq_ignore_ascii_case(language))
    };
    synthesis().is_some_and(|all| all.get_voices().iter().map(JsCast::unchecked_into).any(speaks))
}

/// Calls `then` when the browser has found its voices, which some do only after a while.
pub fn on_voices(then: impl Fn() + 'static) -> Option<Listener> {
    Some(super::listen(synthesis()?.into(), "voiceschanged", move |_| then()))
}

/// Says a text in place of what is being said; an empty one is silence.
pub fn speak(text: &str) {
    let Some(synthesis) = synthesis() else { return };
    synthesis.cancel();
    if text.is_empty() {
        return;
    }
    if let Ok(spoken) = SpeechSynthesisUtterance::new_with_text(text) {
        spoken.set_lang(&current::words().language);
        synthesis.speak(&spoken);
    }
}
