//! The rules in English: clauses, readings and presets of each game, in our own words.

mod adjiboto;
mod kalah;
mod kotu_baendum;
mod mangala_suez;
mod olinda;
mod oware;
pub(super) mod pasang;
mod puhulmutu;
mod raja_pasu;
mod raja_pasu_mandiri;

use crate::engine::{
    Kind,
    reading::{Preset, Reading},
    sowing::{self, games},
};

/// Words for one reading: what it asks, and what each value answers.
pub struct ReadingWords {
    pub asks: &'static str,
    pub answers: &'static [&'static str],
}

/// Words for one preset: its title and one sentence.
pub struct PresetWords {
    pub title: &'static str,
    pub says: &'static str,
}

/// A table with a word too few does not compile.
const fn complete(readings: &[Reading], words: &[ReadingWords], presets: &[Preset], titles: &[PresetWords]) {
    assert!(readings.len() == words.len() && presets.len() == titles.len());
    let mut at = 0;
    while at < readings.len() {
        assert!(readings[at].values.len() == words[at].answers.len());
        at += 1;
    }
}

/// All words of a game's rules in the order of [`super::words`].
pub fn lines(kind: Kind) -> Vec<&'static str> {
    macro_rules! of {
        ($game:ident) => {
            (
                games::$game::Clause::ALL.iter().map(|&clause| $game::clause(clause)).collect(),
                $game::READINGS,
                $game::PRESETS,
            )
        };
    }
    let (mut lines, readings, presets): (Vec<_>, _, _) = match kind {
        Kind::Sowing(sowing::Kind::Adjiboto) => of!(adjiboto),
        Kind::Sowing(sowing::Kind::MangalaSuez) => of!(mangala_suez),
        Kind::Sowing(sowing::Kind::KotuBaendum) => of!(kotu_baendum),
        Kind::Sowing(sowing::Kind::Puhulmutu) => of!(puhulmutu),
        Kind::Sowing(sowing::Kind::RajaPasuMandiri) => of!(raja_pasu_mandiri),
        Kind::Sowing(sowing::Kind::RajaPasu) => of!(raja_pasu),
        Kind::Sowing(sowing::Kind::Kalah) => of!(kalah),
        Kind::Sowing(sowing::Kind::Oware) => of!(oware),
        Kind::Pasang => return pasang::lines(),
    };
    for reading in readings {
        lines.push(reading.asks);
        lines.extend(reading.answers);
    }
    for preset in presets {
        lines.extend([preset.title, preset.says]);
    }
    lines
}
