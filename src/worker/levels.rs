//! What a page shows of a level: how far it sees, and its measured share of wins against the level below. The
//! figures are rows of `docs/strength.txt`, read at compile time; a program with one game contains only that
//! game's rows.

use super::LEVELS;
use crate::{
    engine::Kind,
    search::{
        method::{self, Method, method},
        rung::Rung,
        sight::Sight,
    },
};

/// How far a level sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelReach {
    /// About what its own move takes.
    Taking,
    /// Its own move, to the end.
    Move,
    /// An answer too.
    Answer,
    /// This many moves ahead.
    Ahead(u32),
    /// Judges by this many positions.
    Positions(u64),
    /// Judges by as many positions as fit into a tenth of a second ([`super::pace`]).
    Time,
}

/// How far a level of a game sees; `level` is clamped to 1…[`LEVELS`].
pub fn level_reach(kind: Kind, level: u8) -> LevelReach {
    let rung = Rung::of_level(level);
    match method(kind, rung) {
        Method::Glance(judgement) if judgement.reply.is_some() => LevelReach::Answer,
        Method::Glance(judgement) if judgement.own == Sight::WHOLE => LevelReach::Move,
        Method::Glance(_) => LevelReach::Taking,
        Method::BestReply(moves, _) => LevelReach::Ahead(moves),
        Method::AlphaBeta | Method::Tree(_) if rung == Rung::STRONGEST => LevelReach::Time,
        Method::AlphaBeta | Method::Tree(_) => LevelReach::Positions(method::nodes(kind, rung)),
    }
}

/// A level's results against the level below; for the first level, against random moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// The number of games; in games with rounds, of whole matches.
    pub games: u32,
    /// The share won, in thousandths: a draw is half a win, and a shared win of three is divided.
    pub share: u32,
}

/// The levels of a game, from the first; `None` for a level that has not been measured.
pub type Ladder = [Option<Measured>; LEVELS as usize];

/// The measured results of each level of a game.
pub fn ladder(kind: Kind) -> Ladder {
    let at = Kind::ALL.iter().position(|&known| known == kind);
    at.and_then(|at| ALL.get(at)).copied().unwrap_or_default()
}

/// In the order of [`Kind::ALL`].
static ALL: [Ladder; Kind::ALL.len()] = {
    let mut all = [[None; LEVELS as usize]; Kind::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = read(Kind::ALL[at].name().as_bytes());
        at += 1;
    }
    all
};

const TEXT: &[u8] = include_bytes!("../../docs/strength.txt");

/// A word of the text: its first byte and the byte after its last.
type Word = (usize, usize);

/// The columns of a row that are read: game, unit, player, opponent, number of games, share.
const GAME: usize = 0;
const UNIT: usize = 1;
const PLAYER: usize = 2;
const AGAINST: usize = 3;
const NUMBER: usize = 4;
const SHARE: usize = 8;

/// The rows of the game with this name.
const fn read(game: &[u8]) -> Ladder {
    let mut ladder = [None; LEVELS as usize];
    let mut at = 0;
    while at < TEXT.len() {
        let (row, end) = row(at);
        // first rounds alone do not count as games against the level below
        let counts = is(row[UNIT], b"game") || is(row[UNIT], b"match");
        if is(row[GAME], game) && counts {
            let (level, below) = (level(row[PLAYER]), level(row[AGAINST]));
            let chance = level == 1 && is(row[AGAINST], b"random");
            if level > 0 && level <= ladder.len() && (chance || level > 1 && below == level - 1) {
                let (games, share) = (figures(row[NUMBER]), figures(row[SHARE]));
                ladder[level - 1] = Some(Measured { games, share });
            }
        }
        at = end + 1;
    }
    ladder
}

/// The first words of the row that begins at `at`, and the row's end; missing words are empty.
const fn row(mut at: usize) -> ([Word; SHARE + 1], usize) {
    let mut words = [(at, at); SHARE + 1];
    let mut number = 0;
    while at < TEXT.len() && TEXT[at] != b'\n' {
        let from = at;
        while at < TEXT.len() && TEXT[at] != b' ' && TEXT[at] != b'\n' {
            at += 1;
        }
        if at == from {
            at += 1;
        } else if number < words.len() {
            words[number] = (from, at);
            number += 1;
        }
    }
    (words, at)
}

const fn is((from, to): Word, word: &[u8]) -> bool {
    let mut at = from;
    while at < to && at - from < word.len() && TEXT[at] == word[at - from] {
        at += 1;
    }
    at == to && to - from == word.len()
}

/// The level in a player's name; 0 for other players.
const fn level((from, to): Word) -> usize {
    if to > from && is((from, to - 1), b"level-") { figures((to - 1, to)) as usize } else { 0 }
}

/// The digits of a word as one number; for a share between 0 and 1 with three decimals, its thousandths.
const fn figures((from, to): Word) -> u32 {
    let (mut at, mut number) = (from, 0);
    while at < to {
        if TEXT[at].is_ascii_digit() {
            number = 10 * number + (TEXT[at] - b'0') as u32;
        }
        at += 1;
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_sees_further_than_the_one_below() {
        let rank = |sees| match sees {
            LevelReach::Taking => 0,
            LevelReach::Move => 1,
            LevelReach::Answer => 2,
            LevelReach::Ahead(moves) => 2 + u64::from(moves),
            LevelReach::Positions(positions) => positions,
            LevelReach::Time => u64::MAX,
        };
        for kind in Kind::ALL {
            let all: Vec<_> = (1..=LEVELS).map(|level| rank(level_reach(kind, level))).collect();
            assert!(all.is_sorted_by(|one, next| one < next), "{}: {all:?}", kind.name());
        }
    }
}
