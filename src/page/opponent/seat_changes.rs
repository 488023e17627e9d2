//! Changes of the players: by the address, in the menu, and beside the board.

use super::{
    Seated,
    seats::{level, name},
};
use crate::{
    engine::seat::Seat,
    options::{self, seats},
    page::{action::PageAction, agents::Agents, played::Played, stored, table::Names},
    worker::{LEVELS, Rung, on_ladder},
};

/// Seats other players at the table, by their names.
fn set_names<F: Played>(agents: &mut Agents<F>, names: Names) {
    agents.opponent.seats_error = None;
    agents.dispatch(PageAction::Names(names));
}

/// Seats the players of an address. The persons of a saved game keep their names.
pub fn seat_from_address<F: Played>(agents: &mut Agents<F>, address: &str) {
    let (kind, game) = (agents.plain.kind(), options::read(agents.plain, address));
    // a rung that the game's ladder has not is the next one below
    let rung = |figures: &str| Rung::of_figures(figures).map(|rung| on_ladder(kind, rung));
    match seats::read(seats::from_address(address).unwrap_or_default(), kind.seats(), LEVELS, rung) {
        Ok(players) => {
            let game_of = *game.session.game();
            let game = options::write(&game.session, game.preset, game.steps);
            let saved = if agents.embed { None } else { stored::saved_game(kind, &game) };
            let mut names = saved.map(|saved| saved.names).unwrap_or_default();
            for (seat_name, player) in names.iter_mut().zip(players) {
                let person = seat_name.take().filter(|name| level(name).is_none());
                *seat_name = player.map(name).or(person);
            }
            // the page has written the players' part of its address: it is sent to the table again
            agents.opponent.sent_seats = None;
            agents.opponent.expected_players = Some(Seated::of(&game_of, &names));
            set_names(agents, names);
        }
        Err(error) => {
            agents.opponent.seats_error = Some(error);
            agents.opponent.show();
        }
    }
}

/// Gives a seat of the opponent to a person.
pub fn take<F: Played>(agents: &mut Agents<F>, seat: Seat) {
    let mut names = agents.table.names.clone();
    agents.opponent.taken_over[seat.index()] = agents.opponent.seated.level(seat);
    names[seat.index()] = None;
    set_names(agents, names);
}

/// Returns a seat to the opponent; if no person is left, play goes on as a watched game.
pub fn give<F: Played>(agents: &mut Agents<F>, seat: Seat) {
    let Some(level) = agents.opponent.taken_over[seat.index()].take() else { return };
    let mut names = agents.table.names.clone();
    names[seat.index()] = Some(name(level));
    if Seated::of(agents.session().game(), &names).is_opponent_only() {
        agents.opponent.watch.start();
    }
    set_names(agents, names);
}
