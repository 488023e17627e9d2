//! Plays sounds in the browser. If it has no audio or refuses it, nothing is heard.

use std::cell::Cell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState};

use crate::{
    page::browser::{self, Listener},
    story::{sound::Knock, wave::RATE},
};

/// The greatest number of simultaneous knocks; further ones are dropped.
const VOICES: usize = 16;

/// The audio output, closed when dropped.
pub struct Speaker {
    context: AudioContext,
    /// The end of each voice's knock, in the time of the audio context.
    ends: Cell<[f64; VOICES]>,
    _hiding: Option<Listener>,
}

impl Speaker {
    /// Must be called during the handling of a tap or a key: browsers keep silent before one.
    pub fn on() -> Option<Speaker> {
        let context = AudioContext::new().ok()?;
        let _ = context.resume();
        let _hiding = browser::on_window("visibilitychange", {
            let context = context.clone();
            // the next knock resumes the context
            move |_| {
                if browser::is_hidden() {
                    let _ = context.suspend();
                }
            }
        });
        Some(Speaker { context, ends: Cell::default(), _hiding })
    }

    /// Plays a knock at once, or not at all.
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
            // the clock stands still: knocks started now would wait and then sound together
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
        // the source ends with its buffer, and is freed then
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
