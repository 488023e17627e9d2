//! A knock as samples, so that nothing is downloaded, and a browser has only to play them.
//!
//! A blow is a short push, rough as the thing is rough, on a body that rings with two or three tones, each
//! dying away at its own pace. A heap makes the body lower, and a lower body is pushed longer: duller.

use std::f32::consts::TAU;

use super::sound::{Knock, Material};

/// Samples a second.
pub const RATE: u32 = 44_100;
/// The largest sample of the loudest knock: several may sound at once.
const LOUDEST: f32 = 0.6;
/// The hits of a handful: how late (in parts of the way to the next), how loud and how high each is.
const UNEVEN: [(f32, f32, f32); 5] =
    [(0.0, 1.0, 1.0), (0.35, 0.6, 1.09), (0.1, 0.85, 0.94), (0.45, 0.5, 1.05), (0.2, 0.75, 0.97)];

/// One tone of a body.
struct Tone {
    /// Its height and how long it lasts, in parts of those of the knock.
    height: f32,
    lasts: f32,
    level: f32,
}

const fn tone(height: f32, lasts: f32, level: f32) -> Tone {
    Tone { height, lasts, level }
}

/// How a body is pushed and rings.
struct Body {
    /// How long the push is, in turns of the lowest tone.
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
        let (body, length) = (body(self.material), (self.lasts * rate) as usize);
        let mut wave = vec![0.0; length + (f32::from(self.hits) * self.apart * rate) as usize];
        for hit in 0..self.hits {
            let (late, loud, high) = UNEVEN[usize::from(hit) % UNEVEN.len()];
            let begins = (f32::from(hit) + late) * self.apart * rate;
            let height = self.height * high;
            let push = rate / height * body.push;
            for tone in &body.tones {
                let turn = TAU * height * tone.height / rate;
                let stays = 1.0 - 6.9 / (tone.lasts * self.lasts * rate);
                let (first, second) = (2.0 * stays * cos(turn), stays * stays);
                let (mut one, mut two, mut pushed) = (0.0, 0.0, 0.0);
                let mut noise = u32::from(hit) + 1;
                for (n, sample) in wave.iter_mut().skip(begins as usize).take(length).enumerate() {
                    noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let grain = (noise >> 16) as f32 / 32_768.0 - 1.0;
                    let part = f32::min(n as f32 / push, 1.0);
                    let push = part * (1.0 - part) * (1.0 - body.rough + body.rough * grain);
                    // only the change of the push moves the body: nothing is left when it is over
                    let now = first * one - second * two + push - pushed;
                    (two, one, pushed) = (one, now, push);
                    *sample += now * tone.level * loud * (1.0 - n as f32 / length as f32);
                }
            }
        }
        let largest = wave.iter().fold(0.0, |largest, sample: &f32| f32::max(largest, sample.abs()));
        if largest > 0.0 {
            let scale = LOUDEST * self.weight / largest;
            wave.iter_mut().for_each(|sample| *sample *= scale);
        }
        wave
    }
}

/// The cosine of an angle up to a quarter turn, by its series: the machine's is large and not the same everywhere.
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
