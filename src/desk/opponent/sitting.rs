//! Who sits down and gets up: by the address, in the menu, and beside the board.

use super::{
    Desk, Logged, Opponent, Seated,
    seats::{level, name},
    session,
};
use crate::{
    app::{browser, keeping, saved::Saved, table::Names},
    engine::seat::Seat,
    options::{self, seats},
    worker::LEVELS,
};

/// Other names stand at the table: the page is told, and tells its table where the opponent is among them.
fn sit<F: Logged>(desk: &mut Desk<F>, names: Names) {
    desk.opponent.trouble = None;
    if Seated::of(&desk.plain, &names).is_any() {
        Opponent::stand();
    }
    browser::say_to_page("names", &Saved { names, ..Saved::parse("", "") }.write());
}

/// Who plays has been chosen in the menu.
pub fn seated<F: Logged>(desk: &mut Desk<F>) {
    let names = desk.saved.names.clone();
    sit(desk, names);
}

/// An address says who plays. Persons of a game that is kept keep their names.
pub fn asked<F: Logged>(desk: &mut Desk<F>, address: &str) {
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
            // the page has written of the seats what its address says: what is known of them is told anew
            desk.opponent.told.clear();
            desk.opponent.awaits = Some(Seated::of(&game_of, &names));
            sit(desk, names);
        }
        Err(trouble) => {
            desk.opponent.trouble = Some(trouble);
            desk.opponent.show();
        }
    }
}

/// A person takes a seat that is the opponent's.
pub fn take<F: Logged>(desk: &mut Desk<F>, seat: Seat) {
    let mut names = desk.table.names.clone();
    desk.opponent.taken[seat.index()] = desk.opponent.seated.level(seat);
    names[seat.index()] = None;
    sit(desk, names);
}

/// A person gives it back; where nobody else plays, what is watched goes on.
pub fn give<F: Logged>(desk: &mut Desk<F>, seat: Seat) {
    let Some(level) = desk.opponent.taken[seat.index()].take() else { return };
    let mut names = desk.table.names.clone();
    names[seat.index()] = Some(name(level));
    if Seated::of(session(desk).game(), &names).is_all() {
        desk.opponent.watch.start();
    }
    sit(desk, names);
}
