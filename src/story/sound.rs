//! What a step sounds like, without the browser: the same step always sounds the same.

use super::{showing::Run, timeline::after};
use crate::engine::{
    Hole,
    seat::Seat,
    sowing::{Kind, position::Event},
};

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
const RUSTLE: f32 = 0.018;
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
    fn falling(self, lying: u8, place: usize) -> Knock {
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
    fn handful(self, count: u8, lying: u8, place: usize) -> Knock {
        let one = self.falling(lying, place);
        let many = f32::from(count) / (f32::from(count) + 4.0);
        Knock { weight: one.weight * (0.5 + 0.5 * many), hits: count.clamp(1, HANDFUL), apart: POUR, ..one }
    }
}

/// What the counters of a game are, as they are drawn.
const fn counter(kind: Kind) -> Material {
    match kind.here() {
        Kind::Adjiboto => Material::Bean,
        Kind::MangalaSuez => Material::Shell,
        Kind::KotuBaendum | Kind::RajaPasuMandiri | Kind::RajaPasu => Material::Bean,
        Kind::Kalah => Material::Glass,
    }
}

/// What is heard of an event when `lying` counters lie where its own come to. Only steps are heard.
pub fn of_step(kind: Kind, event: &Event, lying: u8) -> Option<Knock> {
    let counter = counter(kind);
    Some(match *event {
        Event::Drop { hole } | Event::Shift { to: hole, .. } => counter.falling(lying, hole.index()),
        // a store in the sand is a heap like any other
        Event::Bank { seat } if kind.here() == Kind::MangalaSuez => counter.falling(lying, seat.index()),
        Event::Bank { seat } => Material::Wood.falling(lying, seat.index()),
        Event::Capture { count, seat, .. } => counter.handful(count, lying, seat.index()),
        Event::Remove { hole, count } => counter.handful(count, lying, hole.index()),
        // what is taken up only brushes against the rest
        Event::Lift { hole, count } => {
            let poured = counter.handful(count, 0, hole.index());
            Knock { weight: poured.weight * 0.4, lasts: poured.lasts * 0.5, apart: RUSTLE, ..poured }
        }
        Event::Fill { hole, count, .. } => counter.handful(count, 0, hole.index()),
        Event::Give { to, count, .. } => counter.handful(count, lying, to.index()),
        _ => return None,
    })
}

/// A step of a move, the first being 0, as three figures for the part of the program that is heard: what happens,
/// to what, and on how many others. What `lands` is heard when its step is over, all else when it begins.
pub fn code(run: &Run, step: usize, lands: bool) -> Option<String> {
    let event = run.events.get(run.timeline.steps.get(step)?.event)?.what;
    let position = after(&run.before, &run.events, step);
    let (what, place, count, lying) = match event {
        Event::Drop { hole } | Event::Shift { to: hole, .. } => (0, hole.index(), 1, position.count(hole)),
        Event::Bank { seat } => (1, seat.index(), 1, position.store(seat)),
        Event::Lift { hole, count } => (2, hole.index(), count, 0),
        Event::Capture { count, seat, .. } => (3, seat.index(), count, position.store(seat)),
        Event::Remove { hole, count } => (4, hole.index(), count, 0),
        Event::Fill { hole, count, .. } => (5, hole.index(), count, 0),
        Event::Give { to, count, .. } => (6, to.index(), count, position.store(to)),
        _ => return None,
    };
    (lands == (what < 2)).then(|| format!("{what} {place} {count} {lying}"))
}

/// What [`code`] wrote, as it is heard; nothing for any other text.
pub fn of_code(kind: Kind, code: &str) -> Option<Knock> {
    let mut figures = code.split(' ').map(|figure| figure.parse::<u8>().ok());
    let mut next = || figures.next().flatten();
    let (what, place, count, lying) = (next()?, next()?, next()?, next()?);
    let (hole, seat) = (Hole(place), Seat::at(place.into()).unwrap_or_default());
    let event = match what {
        0 => Event::Drop { hole },
        1 => Event::Bank { seat },
        2 => Event::Lift { hole, count },
        3 => Event::Capture { hole, count, seat },
        4 => Event::Remove { hole, count },
        5 => Event::Fill { seat: Seat::FIRST, hole, count },
        6 => Event::Give { from: Seat::FIRST, to: seat, count },
        _ => return None,
    };
    of_step(kind, &event, lying)
}
