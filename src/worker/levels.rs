//! What a page shows of the ladder: how far each rung sees, and its measured share of wins against the one below. The
//! figures are rows of `docs/strength.txt`, read at compile time; a program with one game contains only that
//! game's rows.

use crate::{
    engine::Kind,
    search::{
        ladder::rungs,
        method::{self, Method, method},
        oversight::Oversight,
        rung::Rung,
        sight::Sight,
    },
};

/// How far a rung sees; shares are in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// About what its own move takes.
    Taking,
    /// Its own move; this share of its moves it counts short.
    Counting(u8),
    /// Its own move, to the end.
    Move,
    /// An answer too, but this share of the answers it overlooks.
    Answer(u8),
    /// This many moves ahead, but this share of what can be done it overlooks.
    Ahead(u32, u8),
    /// Judges by this many positions.
    Positions(u64),
    /// Judges by as many positions as fit into a tenth of a second ([`super::pace`]).
    Time,
}

/// How far a rung of a game's ladder sees.
pub fn reach(kind: Kind, rung: Rung) -> Reach {
    match method(kind, rung) {
        Method::Glance(judgement) if judgement.reply.is_some() => Reach::Answer(judgement.overlooks.0),
        Method::Glance(judgement) if judgement.short.1 != Oversight::NONE => {
            Reach::Counting(judgement.short.1.0)
        }
        Method::Glance(judgement) if judgement.own == Sight::WHOLE => Reach::Move,
        Method::Glance(_) => Reach::Taking,
        Method::BestReply(moves, overlooks) => Reach::Ahead(moves, overlooks.0),
        Method::AlphaBeta | Method::Tree(_) if rung == Rung::STRONGEST => Reach::Time,
        Method::AlphaBeta | Method::Tree(_) => Reach::Positions(method::nodes(kind, rung)),
    }
}

/// A rung's results against the rung below; for the first, against random moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// The number of games; in games with rounds, of whole matches.
    pub games: u32,
    /// The share won, in thousandths: a draw is half a win, and a shared win of three is divided.
    pub share: u32,
}

/// A step of a game's ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub rung: Rung,
    /// The rung below; `None` below the first.
    pub below: Option<Rung>,
    /// `None` where it has not been measured.
    pub measured: Option<Measured>,
}

/// The steps of a game's ladder, from the first rung.
pub fn ladder(kind: Kind) -> Vec<Step> {
    let at = Kind::ALL.iter().position(|&known| known == kind);
    let rows: &[Row] = at.and_then(|at| ALL.get(at)).map_or(&[], |rows| rows);
    let all = rungs(kind);
    let below = std::iter::once(None).chain(all.iter().copied().map(Some));
    let step = |(&rung, below): (&Rung, Option<Rung>)| {
        let players = (rung.tenths(), below.map_or(0, Rung::tenths));
        let row = rows.iter().find(|row| (row.player, row.against) == players);
        Step {
            rung,
            below,
            measured: row.map(|row| Measured { games: row.games.into(), share: row.share.into() }),
        }
    };
    all.iter().zip(below).map(step).collect()
}

/// A row of the measurements: two rungs in tenths, or 0 for random moves.
#[derive(Clone, Copy)]
struct Row {
    player: u8,
    against: u8,
    games: u16,
    /// In thousandths.
    share: u16,
}

/// The most rows of two rungs that a game can have; with one more the build fails.
const MOST: usize = 28;

/// In the order of [`Kind::ALL`]; places that are left over have player 0.
static ALL: [[Row; MOST]; Kind::ALL.len()] = {
    let none = Row { player: 0, against: 0, games: 0, share: 0 };
    let mut all = [[none; MOST]; Kind::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = read(Kind::ALL[at].name().as_bytes(), all[at]);
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
const fn read(game: &[u8], mut rows: [Row; MOST]) -> [Row; MOST] {
    let (mut at, mut found) = (0, 0);
    while at < TEXT.len() {
        let (row, end) = row(at);
        // first rounds alone do not count as games against the rung below
        let counts = is(row[UNIT], b"game") || is(row[UNIT], b"match");
        let (player, against) = (rung(row[PLAYER]), rung(row[AGAINST]));
        if is(row[GAME], game) && counts && player > 0 && (against > 0 || is(row[AGAINST], b"random")) {
            let (games, share) = (figures(row[NUMBER]) as u16, figures(row[SHARE]) as u16);
            rows[found] = Row { player, against, games, share };
            found += 1;
        }
        at = end + 1;
    }
    rows
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

/// The tenths of a rung in a player's name, `level-3` or `level-3.5`; 0 for other players.
const fn rung((from, to): Word) -> u8 {
    const NAME: &[u8] = b"level-";
    let figures_at = from + NAME.len();
    if to <= figures_at || !is((from, figures_at), NAME) {
        return 0;
    }
    let whole = if to == figures_at + 1 { 10 } else { 1 };
    (whole * figures((figures_at, to))) as u8
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
    fn each_rung_sees_further_than_the_one_below() {
        // what is overlooked counts less the rarer it is
        let rank = |sees| match sees {
            Reach::Taking => 0,
            Reach::Counting(share) => 100 - u64::from(share),
            Reach::Move => 100,
            Reach::Answer(share) => 200 - u64::from(share),
            Reach::Ahead(moves, share) => 100 * u64::from(moves) - u64::from(share),
            Reach::Positions(positions) => 1000 + positions,
            Reach::Time => u64::MAX,
        };
        for kind in Kind::ALL {
            let all: Vec<_> = rungs(kind).into_iter().map(|rung| rank(reach(kind, rung))).collect();
            assert!(all.is_sorted_by(|one, next| one < next), "{}: {all:?}", kind.name());
        }
    }
}
