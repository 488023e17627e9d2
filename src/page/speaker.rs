//! What is heard, through the browser. It may have no sound, or refuse it: then nothing is heard.

use std::cell::Cell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState};

use crate::{
    page::browser::{self, Listening},
    story::{sound::Knock, wave::RATE},
};

/// How many knocks sound at once: one more is not heard.
const VOICES: usize = 16;

/// A way to be heard, until dropped.
pub struct Speaker {
    context: AudioContext,
    /// When the knock of each voice is over, by the clock of the context.
    ends: Cell<[f64; VOICES]>,
    _hiding: Option<Listening>,
}

impl Speaker {
    /// To be called while a tap or a key is answered: browsers keep silent before one.
    pub fn on() -> Option<Speaker> {
        let context = AudioContext::new().ok()?;
        let _ = context.resume();
        let _hiding = browser::on_window("visibilitychange", {
            let context = context.clone();
            // the next knock wakes it
            move |_| {
                if browser::is_hidden() {
                    let _ = context.suspend();
                }
            }
        });
        Some(Speaker { context, ends: Cell::default(), _hiding })
    }

    /// Sounds at once, or not at all.
    pub fn knock(&self, knock: &Knock) {
        if !browser::is_hidden() {
            let _ = self.play(knock);
        }
    }

    fn play(&self, knock: &Knock) -> Result<(), JsValue> {
        let (context, now) = (&self.context, self.context.current_time());
        let mut ends = self.ends.get();
        if context.state() != AudioContextState::Running {
            let _ = context.resume();
            // the clock stands: what is started now waits, and all that waits would sound together
            if ends.iter().any(|end| *end > now) {
                return Ok(());
            }
        }
        let Some(voice) = ends.iter_mut().find(|end| **end <= now) else { return Ok(()) };
        let samples = knock.samples();
        let buffer = context.create_buffer(1, samples.len() as u32, RATE as f32)?;
        buffer.copy_to_channel(&samples, 0)?;
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        source.connect_with_audio_node(&context.destination())?;
        // it ends with its buffer, and is freed
        source.start()?;
        *voice = now + buffer.duration();
        self.ends.set(ends);
        Ok(())
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        // browsers allow a page only a few contexts
        let _ = self.context.close();
    }
}
