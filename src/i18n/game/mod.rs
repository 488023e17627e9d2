//! What a sowing game has words of its own for: each room says it for itself.

pub mod olinda;
pub mod raja;

use super::english::side;
use crate::engine::{
    Outcome,
    reading::{Preset, Reading},
    seat::Seat,
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
pub const fn complete(
    readings: &[Reading],
    words: &[ReadingWords],
    presets: &[Preset],
    titles: &[PresetWords],
) {
    assert!(readings.len() == words.len() && presets.len() == titles.len());
    let mut at = 0;
    while at < readings.len() {
        assert!(readings[at].values.len() == words[at].answers.len());
        at += 1;
    }
}

/// What is known of a note of a position that cannot be what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoteFault {
    /// It is written at all.
    pub said: bool,
    /// A single counter lies on the board.
    pub alone: bool,
}

/// How a game has ended, for the words of it.
pub struct Ending {
    pub outcome: Outcome,
    /// What counts for each seat.
    pub counts: [i32; 3],
    /// Whether debts are among it.
    pub debts: bool,
}

impl Ending {
    /// The place of the clause that decided it, in the table of its game.
    pub fn clause(&self) -> usize {
        self.outcome.clause.0.into()
    }

    pub fn winner(&self) -> Seat {
        self.outcome.winners.iter().next().unwrap_or_default()
    }

    /// The other of two.
    pub fn loser(&self) -> Seat {
        self.winner().other()
    }

    pub fn is_draw(&self) -> bool {
        self.outcome.winners.count() > 1
    }

    pub fn won(&self, why: String) -> String {
        format!("{} has won: {why}", side(self.winner()))
    }

    /// What both of two have: whoever is named first has the first figure.
    fn figures(&self) -> String {
        let [first, second, _] = self.counts;
        let [more, less] = if self.winner() == Seat::SECOND { [second, first] } else { [first, second] };
        format!("{more} to {less}")
    }

    pub fn score(&self) -> String {
        format!("{}.", self.figures())
    }

    /// Where the score decides, and nothing else is to be said.
    pub fn by_score(&self) -> String {
        if self.is_draw() { format!("A draw, {}", self.score()) } else { self.won(self.score()) }
    }

    /// The score, and why no more is played.
    pub fn by_reason(&self, why: &str) -> String {
        let result =
            if self.is_draw() { "A draw".into() } else { format!("{} has won", side(self.winner())) };
        format!("{result}, {}: {why}.", self.figures())
    }
}

/// The seats of a note: `1`, `2`, both, or nobody.
pub fn seats_named(seats: &str) -> &'static str {
    match seats {
        "1" => side(Seat::FIRST),
        "2" => side(Seat::SECOND),
        "12" => "both",
        _ => "nobody",
    }
}

/// The words of one sowing game.
pub trait GameWords {
    const NAME: &'static str;
    /// What one counter is called, and what several are.
    const COUNTER: [&'static str; 2];
    const STORE: &'static str = "store";
    /// What a capture is called: South takes two.
    const TAKES: &'static str = "takes";
    const NOTHING_TAKEN: &'static str = "Nothing is taken.";
    /// Said where the game ends because its position has come again.
    const REPEATS: &'static str = "";
    /// Why a hole cannot bear the mark of a closed one.
    const CLOSED_MARK: &'static str = "only an empty hole is closed.";
    /// What thousands of random games show; empty where they have nothing to say of the rules.
    const RANDOM_PLAY: &'static str = "";
    /// What the laws ask of a position beside what holds for every board, each with the id of its clause.
    const POSITION_LAWS: &'static [(&'static str, &'static str)] = &[];
    const READING_WORDS: &'static [ReadingWords];
    const PRESET_WORDS: &'static [PresetWords];

    /// A sentence a clause, in the order of the table.
    fn clauses() -> Vec<&'static str>;
    /// Who has won, and why.
    fn ended(ending: &Ending) -> String {
        ending.by_score()
    }
    /// What a note of a position asks; `None` where the usual words do.
    fn note_asks(_key: &str) -> Option<&'static str> {
        None
    }
    /// Why a note cannot be what it is; empty where there is nothing to say but that.
    fn note_fault(_key: &str, _fault: NoteFault) -> &'static str {
        ""
    }
    /// A value of a note that is one of a few; `None` where the usual words do.
    fn note_value(_key: &str, _value: &str) -> Option<String> {
        None
    }
}

/// All words of a game's rules in the order of [`super::words`].
#[cfg(not(target_arch = "wasm32"))]
pub fn lines(kind: crate::engine::Kind) -> Vec<&'static str> {
    use crate::{engine::Kind, games::for_kind};
    let Kind::Sowing(kind) = kind else { return super::english_pasang_rules::lines() };
    let (mut lines, readings, presets) =
        for_kind!(kind, Game => (Game::clauses(), Game::READING_WORDS, Game::PRESET_WORDS));
    for reading in readings {
        lines.push(reading.asks);
        lines.extend(reading.answers);
    }
    for preset in presets {
        lines.extend([preset.title, preset.says]);
    }
    lines
}
