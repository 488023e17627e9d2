//! What has happened at a table since it was last told of.

use crate::{
    page::{
        embedding::state::{is_playing, over, played, state, step},
        played::Played,
        table::Table,
    },
    protocol::{Told, Topic, Topics},
};

/// What was last told of a table.
pub struct Reporter<F: Played> {
    seen: Option<Seen<F>>,
}

struct Seen<F: Played> {
    game_number: usize,
    moves: Vec<F::Move>,
    cursor: usize,
    stopped: Option<usize>,
    /// How many steps of the last move were shown.
    steps: usize,
    playing: bool,
    over: bool,
}

impl<F: Played> Seen<F> {
    fn of(table: &Table<F>) -> Seen<F> {
        Seen {
            game_number: table.game_number,
            moves: table.session.moves().to_vec(),
            cursor: table.session.cursor(),
            stopped: table.stopped_in().map(|showing| showing.steps),
            steps: table.steps().0,
            playing: is_playing(table),
            over: table.shows_end(),
        }
    }
}

impl<F: Played> Default for Reporter<F> {
    fn default() -> Reporter<F> {
        Reporter { seen: None }
    }
}

impl<F: Played> Reporter<F> {
    /// What is to be told of a table, in its order; of the topics alone that are wanted.
    pub fn update(&mut self, table: &Table<F>, topics: Topics) -> Vec<Told> {
        let now = Seen::of(table);
        let mut told = Vec::new();
        let Some(before) = self.seen.take() else {
            self.seen = Some(now);
            return vec![Told::Ready(state(table))];
        };
        let same_game = before.game_number == now.game_number;
        let common = before.moves.iter().zip(&now.moves).take_while(|(a, b)| a == b).count();
        let known = if same_game { common } else { now.moves.len() };
        // what was loaded with another game was not played here
        let first = if now.cursor == now.moves.len() { known } else { now.cursor };
        let fresh = first + 1..=now.cursor;
        told.extend(fresh.clone().filter_map(|number| played(table, number)).map(Told::Move));
        let moved = !same_game || before.cursor != now.cursor || known < now.moves.len();
        if topics.has(Topic::Event) || topics.has(Topic::Clause) {
            let goes_on = match moved {
                false => now.steps > before.steps,
                true => !fresh.is_empty() || now.playing,
            };
            let from = match (goes_on, moved) {
                (true, true) => 1,
                (true, false) => before.steps + 1,
                // a jump tells of the step at which it ends
                (false, _) => now.steps,
            };
            if let Some(run) = table.last.as_ref().filter(|_| moved || now.steps != before.steps) {
                for (event, clause) in (from..=now.steps).filter_map(|at| step(table, run, at)) {
                    told.extend([Told::Event(event), Told::Clause(clause)]);
                }
            }
        }
        if moved
            || before.stopped != now.stopped
            || before.playing && !now.playing
            || before.moves.len() != now.moves.len()
        {
            told.push(Told::State(state(table)));
        }
        if now.over && (moved || !before.over) {
            told.extend(over(table).map(Told::Over));
        }
        self.seen = Some(now);
        told.retain(|told| topics.has(told.topic()));
        told
    }
}
