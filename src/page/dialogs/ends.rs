//! Ending a game from the menu: resigning needs a second tap on a button that names the seat; if the opponent
//! plays, a draw is offered to it.

use yew::prelude::*;

use crate::{
    engine::seat::Seat,
    page::{browser, opponent::Seated, played::Played},
    session::{Session, Stop},
    words::{UiText, end_game::EndLabel, say},
};

/// The seat that resigns: that of the person to move, or of the next person after the seat to move. `None` if
/// no person plays.
fn resigning_seat<F: Played>(session: &Session<F>, seated: Seated) -> Option<Seat> {
    // independent of the position looked at
    let last = session.after(session.moves().len()).unwrap_or(session.position());
    let (first, seats) = (session.game().to_move(last).index(), session.game().kind().seats());
    let after = (first..first + seats).filter_map(|at| Seat::at(at % seats));
    after.into_iter().find(|&seat| seated.level(seat).is_none())
}

/// The label of the button that resigns.
fn resign_label<F: Played>(session: &Session<F>, seated: Seated, seat: Seat) -> EndLabel {
    let persons = (0..session.game().kind().seats()).filter_map(Seat::at);
    match persons.filter(|&seat| seated.level(seat).is_none()).count() {
        1 => EndLabel::Resign,
        _ => EndLabel::ResignAs(seat),
    }
}

#[derive(Properties, PartialEq)]
pub struct ButtonsProps {
    /// The seat that resigns, and the label of the button; `None` if no person plays.
    pub resigns: Option<(Seat, EndLabel)>,
    /// The seat that wins then, in words.
    pub confirmation: AttrValue,
    /// A draw is offered to the opponent, instead of agreed on between persons.
    pub offers_draw: bool,
    /// An agreement shares out the rows instead of being a draw.
    pub shares_rows: bool,
}

/// The ways to end a game.
pub fn buttons<F: Played>(session: &Session<F>, seated: Seated) -> ButtonsProps {
    let resigns = resigning_seat(session, seated).map(|seat| (seat, resign_label(session, seated, seat)));
    let wins = resigns.map(|(seat, _)| Stop::Resigned(seat).winners(session.game().seats()));
    let confirmation = wins.map(|wins| say(&EndLabel::Surely { wins })).unwrap_or_default().into();
    let last = session.after(session.moves().len()).unwrap_or(session.position());
    let shares_rows = session.game().agreed(last).is_some();
    ButtonsProps { resigns, confirmation, offers_draw: seated.has_opponent(), shares_rows }
}

/// The buttons. Resigning asks for confirmation: the button that resigns replaces the one that was tapped.
#[component]
pub fn Buttons(props: &ButtonsProps) -> Html {
    let ButtonsProps { resigns, confirmation, offers_draw, shares_rows } = props;
    let tapped_for = use_state(|| None::<Seat>);
    let seat = resigns.map(|(seat, _)| seat);
    // for another seat the question starts anew
    let is_confirming = tapped_for.is_some() && *tapped_for == seat;
    use_effect_with(is_confirming, |&is_confirming| {
        if is_confirming {
            browser::focus("#resign-surely");
        }
    });
    let ask = {
        let tapped_for = tapped_for.clone();
        Callback::from(move |_: MouseEvent| tapped_for.set(seat))
    };
    let (name, label) = match (offers_draw, shares_rows) {
        (true, false) => ("offer", EndLabel::Offer),
        (true, true) => ("offer", EndLabel::OfferRows),
        (false, false) => ("agree", EndLabel::Agree),
        (false, true) => ("agree", EndLabel::AgreeRows),
    };
    html! {
        <p class="acts">
            if let Some((seat, resign)) = resigns {
                <button type="button" class="btn" id="resign" data-t="resign" key="resign" hidden={is_confirming} onclick={ask}>{ say(resign) }</button>
                if is_confirming {
                    // the listener of the page handles this one; its name contains the seat
                    <button type="button" class="btn" id="resign-surely" key="surely" data-t={format!("resign-{}", seat.name())}>{ confirmation }</button>
                }
                <button type="button" class="btn" id="agree" data-t={name} data-opponent={offers_draw.then_some("offer")} key="agree">{ say(&label) }</button>
            }
            <button type="button" class="btn" data-t="again" key="again">{ say(&UiText::Rematch) }</button>
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{Game, sowing::Kind},
        games::sample,
        options,
        page::opponent::name,
        worker::Rung,
    };

    #[test]
    fn a_person_resigns_their_own_seat() {
        let end = |kind: Kind, address: &str, levels: [Option<u8>; 3]| {
            let session = options::read(kind.game(), address).session;
            let seated = Seated::of(session.game(), &levels.map(|level| level.map(Rung::of_level).map(name)));
            resigning_seat(&session, seated).map(|seat| (seat, resign_label(&session, seated, seat)))
        };
        let (two, three) = (sample::PLAIN, sample::THREE);
        let one = |seat| Some((seat, EndLabel::Resign));
        let named = |seat| Some((seat, EndLabel::ResignAs(seat)));
        // the opponent has the move or has it not, at every position looked at
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
        let surely = |kind: Kind, seat| {
            say(&EndLabel::Surely { wins: Stop::Resigned(seat).winners(kind.game().seats()) })
        };
        assert_eq!(surely(sample::PLAIN, Seat::FIRST), "Resign? The game goes to Player 2.");
        assert_eq!(surely(sample::THREE, Seat::SECOND), "Resign? The game goes to Player 1 and Player 3.");
    }
}
