//! Changes of the players: by the address, in the menu, and beside the board.

use super::{
    Seated,
    seats::{level, name},
};
use crate::{
    engine::seat::Seat,
    options::{self, seats},
    page::{action::PageAction, desk::Desk, keeping, played::Played, table::Names},
    worker::LEVELS,
};

/// Seats other players at the table, by their names.
fn sit<F: Played>(desk: &mut Desk<F>, names: Names) {
    desk.opponent.trouble = None;
    desk.dispatch(PageAction::Names(names));
}

/// Seats the players of an address. The persons of a saved game keep their names.
pub fn asked<F: Played>(desk: &mut Desk<F>, address: &str) {
    let (kind, game) = (desk.plain.kind(), options::read(desk.plain, address));
    match seats::read(seats::asked(address).unwrap_or_default(), kind.seats(), LEVELS) {
        Ok(players) => {
            let game_of = *game.session.game();
            let game = options::write(&game.session, game.preset, game.steps);
            let kept = if desk.embed { None } else { keeping::kept(kind, &game) };
            let mut names = kept.map(|saved| saved.names).unwrap_or_default();
            for (own, player) in names.iter_mut().zip(players) {
                let person = own.take().filter(|own| level(own).is_none());
                *own = player.map(name).or(person);
            }
            // the page has written the players' part of its address: it is sent to the table again
            desk.opponent.told = None;
            desk.opponent.awaits = Some(Seated::of(&game_of, &names));
            sit(desk, names);
        }
        Err(trouble) => {
            desk.opponent.trouble = Some(trouble);
            desk.opponent.show();
        }
    }
}

/// Gives a seat of the opponent to a person.
pub fn take<F: Played>(desk: &mut Desk<F>, seat: Seat) {
    let mut names = desk.table.names.clone();
    desk.opponent.taken[seat.index()] = desk.opponent.seated.level(seat);
    names[seat.index()] = None;
    sit(desk, names);
}

/// Returns a seat to the opponent; if no person is left, play goes on as a watched game.
pub fn give<F: Played>(desk: &mut Desk<F>, seat: Seat) {
    let Some(level) = desk.opponent.taken[seat.index()].take() else { return };
    let mut names = desk.table.names.clone();
    names[seat.index()] = Some(name(level));
    if Seated::of(desk.session().game(), &names).is_all() {
        desk.opponent.watch.start();
    }
    sit(desk, names);
}
