//! What is told of a level: how far it sees, and what it was measured to win of the level below. The figures are the
//! rows of `docs/strength.txt`, read when the program is compiled; one that has one game carries that game's alone.

use super::LEVELS;
use crate::{
    engine::Kind,
    search::{
        level::{Level, Way, way},
        sight::Sight,
    },
};

/// How far a level sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sees {
    /// About what its own move takes.
    Taking,
    /// Its own move, to the end.
    Move,
    /// An answer, too.
    Answer,
    /// So many moves ahead.
    Ahead(u32),
    /// What comes of a position in so many that are looked at.
    Positions(u64),
}

/// How far a level of a game sees; levels beyond either end are the last there.
pub fn sees(kind: Kind, level: u8) -> Sees {
    let level = Level::numbered(level.clamp(1, LEVELS)).unwrap_or(Level::Strongest);
    match way(kind, level) {
        Way::Glance(judgement) if judgement.reply.is_some() => Sees::Answer,
        Way::Glance(judgement) if judgement.own == Sight::WHOLE => Sees::Move,
        Way::Glance(_) => Sees::Taking,
        Way::BestReply(moves) => Sees::Ahead(moves),
        Way::AlphaBeta | Way::Tree(_) => Sees::Positions(level.nodes()),
    }
}

/// What a level won of games against the one below; the first, against moves by chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// Games; of games in rounds, whole matches.
    pub games: u32,
    /// The share it won, in thousandths: a draw is half a win, and of three a win that is shared is shared.
    pub share: u32,
}

/// The levels of a game, the first of them first; none where nothing has been measured.
pub type Ladder = [Option<Measured>; LEVELS as usize];

/// What each level of a game was measured to win.
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

/// A word of the text: where it begins, and where it ends.
type Word = (usize, usize);

/// The words of a row that are needed: the game, what is counted, who played against whom, how many, and the share.
const GAME: usize = 0;
const UNIT: usize = 1;
const PLAYER: usize = 2;
const AGAINST: usize = 3;
const NUMBER: usize = 4;
const SHARE: usize = 8;

/// The rows of a game by its name.
const fn read(game: &[u8]) -> Ladder {
    let mut ladder = [None; LEVELS as usize];
    let mut at = 0;
    while at < TEXT.len() {
        let (row, end) = row(at);
        // first rounds alone are no games against the level below
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

/// The first words of the row that begins at a place, and where it ends; words that it does not have are empty.
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

/// The level of a player's name, 0 of others.
const fn level((from, to): Word) -> usize {
    if to > from && is((from, to - 1), b"level-") { figures((to - 1, to)) as usize } else { 0 }
}

/// The figures of a word as one number: of a share between 0 and 1, with three behind the point, its thousandths.
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
            Sees::Taking => 0,
            Sees::Move => 1,
            Sees::Answer => 2,
            Sees::Ahead(moves) => 2 + u64::from(moves),
            Sees::Positions(positions) => positions,
        };
        for kind in Kind::ALL {
            let all: Vec<_> = (1..=LEVELS).map(|level| rank(sees(kind, level))).collect();
            assert!(all.is_sorted_by(|one, next| one < next), "{}: {all:?}", kind.name());
        }
    }
}
