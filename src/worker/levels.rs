//! What a page shows of a level: how far it sees, and its measured share of wins against the level below. The
//! figures are rows of `docs/strength.txt`, read at compile time; a program with one game contains only that
//! game's rows.

use super::LEVELS;
use crate::{
    engine::Kind,
    search::{
        level::Level,
        method::{self, Method, method},
        profile::profile,
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
}

/// How far a level of a game sees; `level` is clamped to 1…[`LEVELS`].
pub fn level_reach(kind: Kind, level: u8) -> LevelReach {
    let level = Level::numbered(level.clamp(1, LEVELS)).unwrap_or(Level::Strongest);
    rung_reach(kind, Rung::named(level))
}

/// How far a rung of a game sees.
pub fn rung_reach(kind: Kind, rung: Rung) -> LevelReach {
    match method(kind, rung) {
        Method::Glance(judgement) if judgement.reply.is_some() => LevelReach::Answer,
        Method::Glance(judgement) if judgement.own == Sight::WHOLE => LevelReach::Move,
        Method::Glance(_) => LevelReach::Taking,
        Method::BestReply(moves, _) => LevelReach::Ahead(moves),
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

/// The measured results of a rung of a game's ladder against the rung below it; of the lowest, against random moves.
pub fn rung_measured(kind: Kind, rung: Rung) -> Option<Measured> {
    let at = Kind::ALL.iter().position(|&known| known == kind)?;
    *RUNGS.get(at)?.get(usize::from(rung.tenths() - Rung::LOWEST.tenths()))?
}

/// How many rungs there can be.
const MOST: usize = (Rung::STRONGEST.tenths() - Rung::LOWEST.tenths()) as usize + 1;

/// In the order of [`Kind::ALL`], by tenths of a level from the first.
static RUNGS: [[Option<Measured>; MOST]; Kind::ALL.len()] = {
    let mut all = [[None; MOST]; Kind::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = read_rungs(Kind::ALL[at]);
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

/// The rows of a game that set a rung against the one below.
const fn read_rungs(kind: Kind) -> [Option<Measured>; MOST] {
    let mut rungs = [None; MOST];
    let mut at = 0;
    while at < TEXT.len() {
        let (row, end) = row(at);
        let counts = is(row[UNIT], b"game") || is(row[UNIT], b"match");
        let (rung, below) = (tenths(row[PLAYER]), tenths(row[AGAINST]));
        if is(row[GAME], kind.name().as_bytes()) && counts && rung >= 10 && rung < 10 + MOST {
            let lowest = rung == 10 && is(row[AGAINST], b"random");
            if lowest || below >= 10 && below < rung && !is_between(kind, below, rung) {
                let (games, share) = (figures(row[NUMBER]), figures(row[SHARE]));
                rungs[rung - 10] = Some(Measured { games, share });
            }
        }
        at = end + 1;
    }
    rungs
}

/// Whether a game's ladder has a rung between two.
const fn is_between(kind: Kind, below: usize, above: usize) -> bool {
    let steps = profile(kind).between;
    let mut at = 0;
    while at < steps.len() {
        let tenths = steps[at].tenths as usize;
        if tenths > below && tenths < above {
            return true;
        }
        at += 1;
    }
    above > below / 10 * 10 + 10
}

/// The rung in a player's name, in tenths of a level; 0 for other players.
const fn tenths((from, to): Word) -> usize {
    const NAME: usize = b"level-".len();
    if to - from == NAME + 1 {
        10 * level((from, to))
    } else if to - from == NAME + 3 && is((from, from + NAME), b"level-") && TEXT[to - 2] == b'.' {
        figures((from + NAME, to)) as usize
    } else {
        0
    }
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
    use crate::search::profile::rungs;

    #[test]
    fn a_rung_is_told_with_its_own_row() {
        let text = std::str::from_utf8(TEXT).expect("a text");
        for kind in Kind::ALL {
            let mut below = "random".to_string();
            for rung in rungs(kind) {
                let name = format!("level-{rung}");
                let mut rows =
                    text.lines().map(|row| row.split_whitespace().collect::<Vec<_>>()).filter(|row| {
                        row[0] == kind.name() && row[1] != "round" && row[2] == name && row[3] == below
                    });
                let wanted =
                    rows.next().map(|row| (row[4].parse().ok(), row[8].replace('.', "").parse().ok()));
                let told = rung_measured(kind, rung).map(|found| (Some(found.games), Some(found.share)));
                assert_eq!(told, wanted, "{} {rung}", kind.name());
                below = name;
            }
        }
    }

    #[test]
    fn each_level_sees_further_than_the_one_below() {
        let rank = |sees| match sees {
            LevelReach::Taking => 0,
            LevelReach::Move => 1,
            LevelReach::Answer => 2,
            LevelReach::Ahead(moves) => 2 + u64::from(moves),
            LevelReach::Positions(positions) => positions,
        };
        for kind in Kind::ALL {
            let all: Vec<_> = (1..=LEVELS).map(|level| rank(level_reach(kind, level))).collect();
            assert!(all.is_sorted_by(|one, next| one < next), "{}: {all:?}", kind.name());
        }
    }
}
