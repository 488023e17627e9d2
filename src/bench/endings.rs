//! Endings: what the opponent proves of them at play, held against plain brute force.
//!
//! The endings are those of games of level 4 with itself after a random opening: the first position with at most two,
//! three … counters outside the stores. The brute force is a negamax of its own: every move to the end of the game, the rules on repetition
//! included, without a table, a bound or an order of moves.

use std::time::Instant;

use crate::{
    bench::opened::Opened,
    engine::{
        seat::Seat,
        sowing::{Kind, SowingGame, position::Position},
    },
    games::for_kind,
    search::{
        Searched, Walk,
        alpha_beta::AlphaBeta,
        chance::Chance,
        endgame::Endgame,
        endings::{CIRCLING, Endings, Forced, Shared},
        level::Level,
        method::{self, ENTRIES, method, thinker},
        mover,
        rung::Rung,
        sight::Sighted,
        worth,
    },
};

/// An ending with the positions before it, the oldest first.
pub type Ending = (Position, Vec<Position>);

/// The ending of the game with this number: its first position that has at most so many counters on the board; `None` if
/// the game ends before.
pub fn ending<G: SowingGame + Sighted + 'static>(
    game: G,
    kind: Kind,
    number: u64,
    most: u32,
) -> Option<Ending> {
    let mut chance = Chance::new(number);
    let mut played = Opened::new(game, 2 + chance.below(5));
    let method = method(kind.into(), Rung::named(Level::Ahead));
    for _ in 0..400 {
        if played.left == 0 && played.walk.position.on_board() <= most {
            return Some((played.walk.position, played.past));
        }
        let ended = played.play(&mut chance, |position, past, chance| {
            let mut thinker = thinker(method, game, position, past, chance.draw());
            thinker.think(2_000);
            thinker.thought().best()
        });
        if ended?.is_some() {
            return None;
        }
    }
    None
}

/// The worth of a position to the seat to move, by brute force; `None` when `left` positions are not enough.
pub fn brute<G: Searched>(game: &G, walk: &Walk<G>, left: &mut u32) -> Option<i32> {
    let by = game.to_move(&walk.position);
    if let Some(outcome) = game.outcome(&walk.position) {
        return Some(worth::worth(game, &walk.position, &outcome, by));
    }
    let mut legal = Vec::new();
    game.each_move(&walk.position, |chosen| legal.push(chosen));
    let mut best = None;
    for chosen in legal {
        *left = left.checked_sub(1)?;
        let mut after = walk.clone();
        let worth = match after.play(game, chosen) {
            Some(outcome) => worth::worth(game, &after.position, &outcome, by),
            None if game.to_move(&after.position) == by => brute(game, &after, left)?,
            None => -brute(game, &after, left)?,
        };
        best = best.max(Some(worth));
    }
    best
}

/// What came of checking some endings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    pub endings: u32,
    /// Those of which the search proved who wins, and those of which it proved by how much.
    pub decided: u32,
    pub solved: u32,
    /// The nodes of all searches, and of the longest.
    pub nodes: u64,
    pub most_nodes: u64,
    /// Those that brute force could go through too, and those in which it found another result.
    pub compared: u32,
    pub wrong: u32,
}

/// How endings are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check {
    pub endings: u32,
    /// The most counters on the board.
    pub counters: u32,
    /// The most nodes of a search, and of brute force.
    pub nodes: u64,
    pub brute: u32,
}

impl Check {
    /// Checks endings of a game under its default readings.
    pub fn of<G: SowingGame + Sighted + 'static>(self, game: G, kind: Kind) -> Checked {
        let (mut checked, endings) = (Checked::default(), Shared::default());
        if let Some(small) = <G as Searched>::SMALL {
            // as a page's worker does while people think
            endings.borrow_mut().go_on(&game, &small, self.counters as usize, u64::MAX);
        }
        for number in 0.. {
            if checked.endings == self.endings || number > 20 * u64::from(self.endings) {
                break;
            }
            // of all sizes
            let counters = 2 + number as u32 % self.counters.saturating_sub(1).max(1);
            if let Some((position, past)) = ending(game, kind, number, counters) {
                self.compare(game, position, &past, endings.clone(), &mut checked);
            }
        }
        checked
    }

    fn compare<G: Searched + 'static>(
        self,
        game: G,
        position: G::Position,
        past: &[G::Position],
        endings: Shared,
        checked: &mut Checked,
    ) {
        let walk = &Walk::new(&game, position, past);
        let ahead = AlphaBeta::new(game, walk.position, walk.past(), ENTRIES);
        let mut thinker = Endgame::over(ahead, game, walk.position, past, endings);
        thinker.plan(self.nodes);
        let solved = thinker.think(self.nodes);
        let thought = thinker.thought();
        let Some(best) = thought.candidates.first() else { return };
        checked.endings += 1;
        checked.nodes += thought.nodes;
        checked.most_nodes = checked.most_nodes.max(thought.nodes);
        let decided =
            best.value.proved && (solved || best.value.prospects[mover(&game, &walk.position)] == 1.0);
        checked.decided += u32::from(decided);
        checked.solved += u32::from(decided && solved);
        let Some(worth) = decided.then(|| brute(&game, walk, &mut { self.brute })).flatten() else {
            return;
        };
        checked.compared += 1;
        let seat = Seat::at(mover(&game, &walk.position)).unwrap_or(Seat::FIRST);
        let wanted = worth::value(&game, worth, seat, true);
        // endings that are looked up are played to the last counter, also where more than half decides before
        let exact = solved && G::SMALL.is_none();
        let agrees = best.value.prospects == wanted.prospects
            && best.value.exact >= exact
            && (!best.value.exact || best.value.ahead == wanted.ahead);
        checked.wrong += u32::from(!agrees);
    }
}

/// Solves the boards with few counters of a game that has such, and prints a row for each number of counters.
fn layers<G: SowingGame + Sighted>(game: G, kind: Kind) {
    let Some(small) = <G as Searched>::SMALL else { return };
    println!(
        "{:<18} {:>8} {:>8} {:>8} {:>8} {:>5} {:>7} {:>8}",
        "game", "counters", "boards", "exact", "circling", "far", "further", "ms"
    );
    let mut endings = Endings::default();
    for counters in 0..=small.most {
        let start = Instant::now();
        endings.go_on(&game, &small, counters, u64::MAX);
        let milliseconds = start.elapsed().as_millis();
        let layer = endings.layer(counters);
        let exact = layer.iter().filter(|board| board.own == -board.other).count();
        let circles = |board: &&Forced| board.own_far.max(board.other_far) >= CIRCLING;
        let circling = layer.iter().filter(circles).count();
        let far = |most: u16| {
            layer
                .iter()
                .flat_map(|board| [board.own_far, board.other_far])
                .filter(|far| *far < most)
                .max()
                .unwrap_or(0)
        };
        println!(
            "{:<18} {counters:>8} {:>8} {exact:>8} {circling:>8} {:>5} {:>7} {milliseconds:>8}",
            kind.name(),
            layer.len(),
            far(CIRCLING),
            far(u16::MAX).saturating_sub(CIRCLING)
        );
    }
}

/// `endings [GAME] [--count N] [--counters N] [--nodes N] [--brute N]`: checks endings, and prints a row for each game; with
/// `--layers` a row for each number of counters of those that are solved backwards.
///
/// # Errors
/// An argument is not understood, or brute force disagrees.
pub fn command(arguments: &[String]) -> Result<(), String> {
    let mut check = Check { endings: 10_000, counters: 12, nodes: 0, brute: 20_000 };
    let (mut only, mut only_layers) = (None, false);
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let mut number = || {
            arguments.next().and_then(|value| value.parse().ok()).ok_or(format!("{argument} wants a number"))
        };
        match argument.as_str() {
            "--count" => check.endings = number()?,
            "--counters" => check.counters = number()?,
            "--brute" => check.brute = number()?,
            "--layers" => only_layers = true,
            "--nodes" => check.nodes = number()?.into(),
            name => {
                let unknown = || {
                    format!(
                        "{name} is no sowing game, and none of --count N, --counters N, --nodes N, --brute N"
                    )
                };
                only = Some(Kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(unknown)?);
            }
        }
    }
    if only_layers {
        for kind in Kind::ALL.into_iter().filter(|kind| only.is_none_or(|only| only == *kind)) {
            for_kind!(kind, Game => layers(Game::default(), kind));
        }
        return Ok(());
    }
    println!(
        "{:<18} {:>7} {:>7} {:>7} {:>9} {:>9} {:>8} {:>5}",
        "game", "endings", "decided", "solved", "nodes", "most", "compared", "wrong"
    );
    let mut wrong = 0;
    for kind in
        Kind::ALL.into_iter().filter(|kind| only.is_none_or(|only| only == *kind) && kind.seats() == 2)
    {
        let nodes = if check.nodes > 0 { check.nodes } else { method::nodes(kind.into(), Rung::STRONGEST) };
        let check = Check { nodes, ..check };
        let found: Checked = for_kind!(kind, Game => check.of(Game::default(), kind));
        let Checked { endings, decided, solved, nodes, most_nodes, compared, wrong: other } = found;
        let each = nodes / u64::from(endings.max(1));
        println!(
            "{:<18} {endings:>7} {decided:>7} {solved:>7} {each:>9} {most_nodes:>9} {compared:>8} {other:>5}",
            kind.name()
        );
        wrong += other;
    }
    if wrong > 0 { Err(format!("brute force finds otherwise in {wrong} endings")) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_proved_of_endings_is_what_brute_force_finds() {
        let check = Check { endings: 60, counters: 8, nodes: 60_000, brute: 3_000 };
        for kind in Kind::ALL.into_iter().filter(|kind| kind.seats() == 2 && !kind.has_rounds()) {
            let found = for_kind!(kind, Game => check.of(Game::default(), kind));
            assert_eq!(found.wrong, 0, "{}: {found:?}", kind.name());
            assert!(found.compared > 0 && found.decided >= found.solved, "{}: {found:?}", kind.name());
        }
    }
}
