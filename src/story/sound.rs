//! What is heard of a move, without the browser: the same step always sounds the same.

/// What is heard: the counter that falls, or the wooden store it falls into.
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
    /// The lowest tone of the body that is struck, in hertz.
    pub height: f32,
    /// How loud it is at its loudest, from 0 to 1.
    pub weight: f32,
    /// After how many seconds a hit has died away (to a thousandth).
    pub lasts: f32,
    /// How many hits follow one another; at least one.
    pub hits: u8,
    /// From one hit to the next, in seconds.
    pub apart: f32,
}

/// A handful has no more hits than these, however large: more are heard as a noise.
const HANDFUL: u8 = 9;
/// From one hit to the next of counters taken up together, and of counters poured, in seconds. The whole
/// ends with its step at 1×.
pub(super) const RUSTLE: f32 = 0.018;
const POUR: f32 = 0.04;

impl Material {
    /// Its height, weight and length on a bare ground. The clearer a tone, the softer: its ring carries it.
    const fn bare(self) -> (f32, f32, f32) {
        match self {
            Material::Bean => (1250.0, 0.8, 0.045),
            Material::Shell => (2700.0, 0.6, 0.075),
            Material::Seed => (1900.0, 0.6, 0.022),
            Material::Glass => (2300.0, 0.4, 0.13),
            Material::Wood => (430.0, 0.9, 0.14),
        }
    }

    /// One counter falling on so many others, which take up its blow. No two places sound quite alike.
    pub(super) fn falling(self, lying: u8, place: usize) -> Knock {
        let (height, weight, lasts) = self.bare();
        let heap = f32::from(lying) / (f32::from(lying) + 6.0);
        let place = 1.0 + ((place * 5 % 11) as f32 - 5.0) * 0.008;
        Knock {
            material: self,
            height: height * place * (1.0 - 0.3 * heap),
            weight: weight * (1.0 - 0.45 * heap),
            lasts: lasts * (1.0 - 0.5 * heap),
            hits: 1,
            apart: 0.0,
        }
    }

    /// So many counters at once: the more, the louder.
    pub(super) fn handful(self, count: u8, lying: u8, place: usize) -> Knock {
        let one = self.falling(lying, place);
        let many = f32::from(count) / (f32::from(count) + 4.0);
        Knock { weight: one.weight * (0.5 + 0.5 * many), hits: count.clamp(1, HANDFUL), apart: POUR, ..one }
    }
}
