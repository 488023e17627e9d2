//! The sounds of a move, independent of the browser: the same step always sounds the same.

/// What sounds: a falling counter, or the wooden store it falls into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Material {
    /// A bean on wood: short and dull.
    Bean,
    /// A cowry: hard and bright, with two tones.
    Shell,
    /// A small hard seed: hardly more than a click.
    Seed,
    /// A drop of glass on wood: the clearest tone.
    Glass,
    /// The bowl of a store: low and round.
    Wood,
}

/// One or several hits on the same thing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Knock {
    pub material: Material,
    /// The lowest tone of the struck body, in hertz.
    pub pitch: f32,
    /// The loudness at its peak, from 0 to 1.
    pub loudness: f32,
    /// The time until a hit has died away (to a thousandth), in seconds.
    pub duration: f32,
    /// The number of successive hits; at least one.
    pub hits: u8,
    /// The time from one hit to the next, in seconds.
    pub interval: f32,
}

/// The greatest number of hits of a handful; more would sound like noise.
const HANDFUL: u8 = 9;
/// The time from one hit to the next, in seconds: of counters taken up together, and of counters poured. The
/// sound ends with its step at 1×.
pub(super) const RUSTLE: f32 = 0.018;
const POUR: f32 = 0.04;

impl Material {
    /// Its pitch, loudness and duration on bare ground. A clear tone rings and carries, so it is softer.
    const fn bare(self) -> (f32, f32, f32) {
        match self {
            Material::Bean => (1250.0, 0.8, 0.045),
            Material::Shell => (2700.0, 0.6, 0.075),
            Material::Seed => (1900.0, 0.6, 0.022),
            Material::Glass => (2300.0, 0.4, 0.13),
            Material::Wood => (430.0, 0.9, 0.14),
        }
    }

    /// One counter falling on `resting` others, which dampen it. The sound varies a little from place to place.
    pub(super) fn falling(self, resting: u8, place: usize) -> Knock {
        let (pitch, loudness, duration) = self.bare();
        let heap = f32::from(resting) / (f32::from(resting) + 6.0);
        let place = 1.0 + ((place * 5 % 11) as f32 - 5.0) * 0.008;
        Knock {
            material: self,
            pitch: pitch * place * (1.0 - 0.3 * heap),
            loudness: loudness * (1.0 - 0.45 * heap),
            duration: duration * (1.0 - 0.5 * heap),
            hits: 1,
            interval: 0.0,
        }
    }

    /// Several counters at once: the more, the louder.
    pub(super) fn handful(self, count: u8, resting: u8, place: usize) -> Knock {
        let one = self.falling(resting, place);
        let many = f32::from(count) / (f32::from(count) + 4.0);
        Knock {
            loudness: one.loudness * (0.5 + 0.5 * many),
            hits: count.clamp(1, HANDFUL),
            interval: POUR,
            ..one
        }
    }
}
