//! Two games that are played together as fast as search needs it, without their past.

use crate::{
    engine::{Game, Outcome, clause::Cited, history::Met},
    lesson::{
        compare::{Difference, agreed_winners, ends_differ, first_difference},
        seen::Compared,
    },
};

/// Two games that have been played alike, and what is needed to go on.
#[derive(Clone, Copy)]
pub struct State<F: Game> {
    pub at: [F::Position; 2],
    /// The game is over in both.
    pub is_over: bool,
}

/// What a move does in both games.
pub enum Played<F: Game> {
    Alike(State<F>),
    /// They differ; the lower the number, the better it shows.
    Apart(usize),
}

/// The two games, and buffers.
pub struct Pair<F: Compared> {
    pub games: [F; 2],
    pub events: [Vec<Cited<F::Event>>; 2],
}

impl<F: Compared> Pair<F> {
    pub fn new(games: [F; 2]) -> Pair<F> {
        Pair { games, events: [Vec::new(), Vec::new()] }
    }

    pub fn start(&self) -> State<F> {
        State { at: self.games.each_ref().map(F::start), is_over: false }
    }

    pub fn starts_differ(&self) -> bool {
        let [a, b] = self.start().at;
        !F::look_alike([&self.games[0], &self.games[1]], [&a, &b])
    }

    /// Whether an agreement to end the game here comes to something else.
    pub fn agree_differs(&self, state: &State<F>) -> bool {
        let [a, b] = &self.games;
        !state.is_over && agreed_winners(a, &state.at[0]) != agreed_winners(b, &state.at[1])
    }

    /// The legal moves of both, and those of one alone.
    pub fn legal(&self, state: &State<F>, both: &mut Vec<F::Move>, one: &mut Vec<F::Move>) {
        both.clear();
        one.clear();
        if state.is_over {
            return;
        }
        self.games[0].each_move(&state.at[0], |chosen| one.push(chosen));
        self.games[1].each_move(&state.at[1], |chosen| both.push(chosen));
        // usually they are the same in the same order
        if one == both {
            return one.clear();
        }
        let (first, second) = (std::mem::take(one), std::mem::take(both));
        let shared = |chosen: &F::Move| first.contains(chosen) && second.contains(chosen);
        one.extend(first.iter().chain(&second).filter(|chosen| !shared(chosen)));
        both.extend(first.iter().filter(|chosen| shared(chosen)));
    }

    /// Plays a move that both allow; `met` counts how often each position has been met since an irreversible change.
    pub fn play(
        &mut self,
        state: &State<F>,
        chosen: F::Move,
        mut met: impl FnMut(usize, &F::Position) -> Met,
    ) -> Played<F> {
        let mut at = state.at;
        let mut ends: [Option<Outcome>; 2] = [None; 2];
        for side in 0..2 {
            let (game, events) = (&self.games[side], &mut self.events[side]);
            events.clear();
            game.play(&mut at[side], chosen, |event| events.push(event));
            let moved = events.len();
            let mut repeated = None;
            if F::CYCLE.is_some() {
                let before = at[side];
                repeated = game.on_repetition(&mut at[side], met(side, &before), |event| events.push(event));
                if at[side] == before {
                    events.truncate(moved);
                }
            }
            ends[side] = game.outcome(&at[side]).or(repeated);
        }
        let [a, b] = &self.events;
        if let Some((_, what)) = first_difference::<F>([a, b]) {
            return Played::Apart(if what == Difference::Clause { 3 } else { 0 });
        }
        let begins = [0, 1].map(|side| self.games[side].begins_next(&at[side]).map(|(seat, _)| seat));
        match ends_differ(ends) || begins[0] != begins[1] {
            true => Played::Apart(2),
            false => Played::Alike(State { at, is_over: ends[0].is_some() }),
        }
    }
}

/// A game that tells two readings apart; the players end it by agreement where that is what differs.
pub struct Telling<F: Game> {
    pub moves: Vec<F::Move>,
    pub is_agreed: bool,
}
