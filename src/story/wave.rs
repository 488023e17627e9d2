//! A knock as samples: nothing is downloaded, and the browser only plays them.
//!
//! A blow is a short push with some noise, applied to a body that rings with two or three tones, each with its
//! own decay. A heap lowers the pitch of the body, and a lower body is pushed longer, which sounds duller.

use std::f32::consts::TAU;

use super::sound::{Knock, Material};

/// Samples a second.
pub const RATE: u32 = 44_100;
/// The amplitude of the loudest knock, less than 1 because several may sound at once.
const LOUDEST: f32 = 0.6;
/// The hits of a handful: delay (as a part of the interval between hits), loudness and pitch of each.
const UNEVEN: [(f32, f32, f32); 5] =
    [(0.0, 1.0, 1.0), (0.35, 0.6, 1.09), (0.1, 0.85, 0.94), (0.45, 0.5, 1.05), (0.2, 0.75, 0.97)];

/// One tone of a body.
struct Tone {
    /// Its pitch and its duration, relative to those of the knock.
    pitch: f32,
    duration: f32,
    level: f32,
}

const fn tone(pitch: f32, duration: f32, level: f32) -> Tone {
    Tone { pitch, duration, level }
}

/// How a body is pushed and how it rings.
struct Body {
    /// The duration of the push, in periods of the lowest tone.
    push: f32,
    /// How much of the push is noise, from 0 to 1.
    rough: f32,
    tones: [Tone; 3],
}

const fn body(material: Material) -> Body {
    let (push, rough, tones) = match material {
        Material::Bean => (0.5, 0.6, [tone(1.0, 1.0, 1.0), tone(2.31, 0.5, 1.0), tone(3.9, 0.25, 1.2)]),
        Material::Shell => (0.6, 0.4, [tone(1.0, 0.8, 0.7), tone(1.68, 1.0, 1.0), tone(2.9, 0.2, 0.6)]),
        Material::Seed => (4.0, 1.0, [tone(1.0, 0.6, 1.0), tone(1.9, 0.8, 1.0), tone(3.1, 1.0, 1.0)]),
        Material::Glass => (0.25, 0.2, [tone(1.0, 1.0, 1.0), tone(2.76, 0.5, 0.8), tone(4.2, 0.1, 0.6)]),
        Material::Wood => (0.35, 0.3, [tone(1.0, 1.0, 1.0), tone(2.57, 0.5, 0.7), tone(4.9, 0.2, 0.8)]),
    };
    Body { push, rough, tones }
}

impl Knock {
    /// The knock, one channel at [`RATE`].
    pub fn samples(&self) -> Vec<f32> {
        let rate = RATE as f32;
        let (body, length) = (body(self.material), (self.duration * rate) as usize);
        let mut wave = vec![0.0; length + (f32::from(self.hits) * self.interval * rate) as usize];
        for hit in 0..self.hits {
            let (late, loud, high) = UNEVEN[usize::from(hit) % UNEVEN.len()];
            let begins = (f32::from(hit) + late) * self.interval * rate;
            let pitch = self.pitch * high;
            let push = rate / pitch * body.push;
            for tone in &body.tones {
                let turn = TAU * pitch * tone.pitch / rate;
                let stays = 1.0 - 6.9 / (tone.duration * self.duration * rate);
                let (first, second) = (2.0 * stays * cos(turn), stays * stays);
                let (mut one, mut two, mut pushed) = (0.0, 0.0, 0.0);
                let mut noise = u32::from(hit) + 1;
                for (n, sample) in wave.iter_mut().skip(begins as usize).take(length).enumerate() {
                    noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let grain = (noise >> 16) as f32 / 32_768.0 - 1.0;
                    let part = f32::min(n as f32 / push, 1.0);
                    let push = part * (1.0 - part) * (1.0 - body.rough + body.rough * grain);
                    // only changes of the push excite the body, so it leaves no offset when it is over
                    let now = first * one - second * two + push - pushed;
                    (two, one, pushed) = (one, now, push);
                    *sample += now * tone.level * loud * (1.0 - n as f32 / length as f32);
                }
            }
        }
        let largest = wave.iter().fold(0.0, |largest, sample: &f32| f32::max(largest, sample.abs()));
        if largest > 0.0 {
            let scale = LOUDEST * self.loudness / largest;
            wave.iter_mut().for_each(|sample| *sample *= scale);
        }
        wave
    }
}

/// The cosine of an angle up to a quarter turn, as a series: the platform's makes the program larger and
/// differs between machines.
fn cos(angle: f32) -> f32 {
    let square = angle * angle;
    1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cosine_agrees_with_the_machine() {
        for step in 0..160 {
            let angle = step as f32 * 0.01;
            assert!((cos(angle) - angle.cos()).abs() < 1e-4, "{angle}");
        }
    }
}
