//! The browser's own voice, where it has one for the language of the page.

use js_sys::Reflect;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice, wasm_bindgen::JsCast};

use crate::words::current;

fn synthesis() -> Option<SpeechSynthesis> {
    let found = Reflect::get(web_sys::window()?.as_ref(), &"speechSynthesis".into()).ok()?;
    // a browser without it has no such property
    found.is_object().then(|| found.unchecked_into())
}

/// Whether the browser cannot read aloud, or knows its voices and none of them speaks the language of the page. It is asked
/// only when somebody wants to listen: some browsers complain in a bar of their own if the system has no voice.
pub fn lacks_voice() -> bool {
    let language = &current::words().language;
    let speaks = |voice: SpeechSynthesisVoice| {
        voice.lang().split(['-', '_']).next().is_some_and(|spoken| spoken.eq_ignore_ascii_case(language))
    };
    let voices = synthesis().map(|all| all.get_voices());
    voices.is_none_or(|voices| voices.length() > 0 && !voices.iter().map(JsCast::unchecked_into).any(speaks))
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
