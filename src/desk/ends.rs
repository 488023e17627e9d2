//! How persons end a game, in the menu: who resigns is named and asked once more, and where the opponent plays a draw
//! is offered to it.

use super::{Desk, Logged, opponent::Seated};
use crate::{
    app::browser::{self, by_id},
    engine::seat::Seat,
    i18n::ends::{Ends, ends},
    session::{Session, Stop},
};

const RESIGN: &str = "resign";
const SURELY: &str = "resign-surely";
const AGREE: &str = "agree";

/// The seat that resigns: that of the person to move, or of the next after whoever has the move. `None` where no person
/// plays.
fn resigns<F: Logged>(session: &Session<F>, seated: Seated) -> Option<Seat> {
    // whatever position is looked at
    let last = session.after(session.moves().len()).unwrap_or(session.position());
    let (first, seats) = (session.game().to_move(last).index(), session.game().kind().seats());
    let after = (first..first + seats).filter_map(|at| Seat::at(at % seats));
    after.into_iter().find(|&seat| seated.level(seat).is_none())
}

/// What the button says by which it does.
fn says<F: Logged>(session: &Session<F>, seated: Seated, seat: Seat) -> Ends {
    let persons = (0..session.game().kind().seats()).filter_map(Seat::at);
    match persons.filter(|&seat| seated.level(seat).is_none()).count() {
        1 => Ends::Resign,
        _ => Ends::ResignAs(seat),
    }
}

/// Shows who can end the game, and how; nothing has been asked yet.
pub fn show<F: Logged>(desk: &Desk<F>) {
    let session = &desk.options.session;
    let seated = Seated::of(session.game(), &desk.saved.names);
    let seat = resigns(session, seated);
    if let Some(asked) = by_id(SURELY) {
        asked.remove();
    }
    for button in [RESIGN, AGREE] {
        browser::hide(button, seat.is_none());
    }
    if let Some(seat) = seat {
        browser::call_button(RESIGN, &ends(says(session, seated, seat)));
    }
    let (name, agrees) = if seated.is_any() { ("offer", Ends::Offer) } else { (AGREE, Ends::Agree) };
    browser::call_button(AGREE, &ends(agrees));
    if let Some(button) = by_id(AGREE) {
        let _ = button.set_attribute("data-t", name);
    }
}

/// Who resigns is asked: the button that does it stands in the place of the one that was tapped.
pub fn ask<F: Logged>(desk: &Desk<F>) {
    let session = &desk.options.session;
    let seat = resigns(session, Seated::of(session.game(), &desk.saved.names));
    let (Some(seat), Some(button)) = (seat, by_id(RESIGN)) else { return };
    let wins = Stop::Resigned(seat).winners(session.game().seats());
    // the page hears this one, by the name that says whose seat it is
    let html = format!(
        "<button type=\"button\" class=\"btn\" id=\"{SURELY}\" data-t=\"resign-{}\">{}</button>",
        seat.name(),
        ends(Ends::Surely { wins })
    );
    let _ = button.insert_adjacent_html("afterend", &html);
    browser::hide(RESIGN, true);
    browser::focus(&format!("#{SURELY}"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        desk::opponent::name,
        engine::{Game, sowing::Kind},
        games::sample,
        options,
    };

    #[test]
    fn a_person_resigns_their_own_seat() {
        let end = |kind: Kind, address: &str, levels: [Option<u8>; 3]| {
            let session = options::read(kind.game(), address).session;
            let seated = Seated::of(session.game(), &levels.map(|level| level.map(name)));
            resigns(&session, seated).map(|seat| (seat, says(&session, seated, seat)))
        };
        let (two, three) = (sample::PLAIN, sample::THREE);
        let one = |seat| Some((seat, Ends::Resign));
        let named = |seat| Some((seat, Ends::ResignAs(seat)));
        // the opponent has the move, or has it not, wherever is looked
        for address in ["moves=a", "", "moves=a_A", "moves=a_A&at=m1"] {
            assert_eq!(end(two, address, [None, Some(3), None]), one(Seat::FIRST), "{address}");
            assert_eq!(end(two, address, [Some(3), None, None]), one(Seat::SECOND), "{address}");
            assert_eq!(end(two, address, [Some(3), Some(1), None]), None);
        }
        assert_eq!(end(two, "moves=a", [None; 3]), named(Seat::SECOND));
        assert_eq!(end(two, "moves=a&at=m0", [None; 3]), named(Seat::SECOND));
        let to_move = three.game().to_move(&three.game().start());
        assert_eq!(end(three, "", [None; 3]), named(to_move));
        let mut levels = [None; 3];
        levels[to_move.index()] = Some(2);
        let next = Seat::at((to_move.index() + 1) % 3).unwrap();
        assert_eq!(end(three, "", levels), named(next));
        levels[next.index()] = Some(2);
        assert_eq!(end(three, "", levels), one(Seat::at((to_move.index() + 2) % 3).unwrap()));
    }

    #[test]
    fn who_wins_then_is_asked() {
        let surely =
            |kind: Kind, seat| ends(Ends::Surely { wins: Stop::Resigned(seat).winners(kind.game().seats()) });
        assert_eq!(surely(sample::PLAIN, Seat::FIRST), "Resign? North wins.");
        assert_eq!(surely(sample::THREE, Seat::SECOND), "Resign? South and East win.");
    }
}
