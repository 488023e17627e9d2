//! Sequences of actions at a table.

use super::*;
use crate::{
    board::View,
    engine::{
        Hole,
        sowing::{Kind, Sowing},
    },
    games::sample,
    options,
    words::{Message, UiText},
};

fn table(address: &str) -> Rc<Table<Sowing>> {
    Rc::new(Table::new(options::read(sample::PLAIN.game(), address), View::Open))
}

fn chosen(hole: u8) -> PageAction<Sowing> {
    PageAction::Do(Action::Choose(Target::Hole(Hole(hole))))
}

fn played(table: &Table<Sowing>) -> String {
    options::write(&table.session, table.preset, None)
}

/// The opponent plays for the first seat or for the second.
fn plays(seat: usize) -> OpponentSeats {
    let mut seats =
        OpponentSeats { option: ["seats=ai3,h", "seats=h,ai3"][seat].into(), ..OpponentSeats::default() };
    seats.undo_skips[seat] = true;
    seats
}

fn first() -> PageAction<Sowing> {
    PageAction::SetOpponentSeats(plays(0))
}

fn second() -> PageAction<Sowing> {
    PageAction::SetOpponentSeats(plays(1))
}

/// The opponent has the move and is thinking.
fn at_work() -> PageAction<Sowing> {
    PageAction::SetOpponentSeats(OpponentSeats { locked: true, ..OpponentSeats::default() })
}

#[test]
fn what_the_opponent_plays_is_no_choice_to_go_back_to() {
    let undo = || PageAction::Do(Action::Undo);
    let own = table("")
        .reduce(second())
        .reduce(chosen(0))
        .reduce(PageAction::AutoPlay(AutoMove::Notation("B".into())));
    assert_eq!(played(&own), "v=1&moves=a_B");
    let back = own.reduce(chosen(1)).reduce(undo());
    assert_eq!(back.session.cursor(), 2);
    let back = back.reduce(undo());
    assert_eq!(back.session.cursor(), 0, "past what the opponent played");
    // the same for a game from an address, and where it is the opponent's turn
    for (address, cursor) in [("moves=a_B", 0), ("moves=a_B_c_A", 2), ("moves=a_B_c", 2)] {
        let back = table(address).reduce(second()).reduce(undo());
        assert_eq!(back.session.cursor(), cursor, "{address}");
    }
    // before the first choice there is nothing to take back
    let none = table("moves=a").reduce(first()).reduce(undo());
    assert!(none.session.cursor() == 1 && none.why.is_some());
    // where the opponent plays every seat, undo takes one move at a time
    assert_eq!(table("moves=a_B").reduce(at_work()).reduce(undo()).session.cursor(), 1);
}

#[test]
fn nobody_moves_for_the_opponent_while_it_is_at_work() {
    let held = table("moves=a").reduce(at_work());
    let refused = held.clone().reduce(chosen(6));
    assert_eq!(played(&refused), "v=1&moves=a");
    assert_eq!(refused.why.as_ref().map(|why| &*why.message), Some(&Message::UiText(UiText::NotByHand)));
    assert_eq!(
        played(&held.clone().reduce(PageAction::AutoPlay(AutoMove::Notation("A".into())))),
        "v=1&moves=a_A"
    );
    // when it has been stopped, a person may move
    assert_eq!(played(&held.reduce(second()).reduce(chosen(6))), "v=1&moves=a_A");
}

#[test]
fn a_move_that_is_not_legal_plays_nothing_and_is_told_of() {
    for text in ["a", "A_B", "", "Z", "xA", "A A", "1", "\u{0}"] {
        let table = table("moves=a").reduce(PageAction::AutoPlay(AutoMove::Notation(text.into())));
        assert_eq!(table.session.cursor(), 1, "{text:?}");
        assert_eq!(table.why.as_ref().map(|why| &*why.message), Some(&Message::UiText(UiText::NotPlayed)));
    }
    // a lot is drawn only where the rules ask for one
    let table = table("moves=a").reduce(PageAction::AutoPlay(AutoMove::Lot(0.5)));
    assert!(table.session.cursor() == 1 && table.why.is_none());
}

#[test]
fn what_an_address_says_of_the_seats_is_known_at_once() {
    let seats = |table: &Table<Sowing>| table.opponent.clone();
    let with_option = |option: &str| OpponentSeats { option: option.into(), ..OpponentSeats::default() };
    assert_eq!(seats(&table("moves=a&seats=h,ai3")), with_option("seats=h,ai3"));
    assert_eq!(seats(&table("moves=a")), with_option(""));
    let lay = |address: &str| PageAction::LoadGame {
        options: options::read(sample::PLAIN.game(), address).into(),
        names: Names::default(),
        asks: true,
    };
    assert_eq!(seats(&table("").reduce(second()).reduce(lay("seats=ai1.h"))), with_option("seats=ai1.h"));
    // the opponent itself reports that a seat is no longer its own
    assert_eq!(seats(&table("").reduce(second()).reduce(lay("moves=a"))), plays(1));
}

#[test]
fn the_example_is_a_picture_and_what_a_person_does_ends_it_and_counts() {
    let example = || PageAction::Example { asked: true };
    let shown = table("").reduce(example());
    let picture = shown.example.as_deref().expect("an example");
    assert!(picture.session.cursor() > 0 && shown.pictured().session == picture.session);
    assert!(shown.session.cursor() == 0 && shown.is_starting, "the game itself has not begun");
    assert!(matches!(shown.announcement.as_deref(), Some(Message::Example { .. })));
    let ended = shown.clone().reduce(example());
    assert!(ended.example.is_none() && ended.announcement.is_none() && ended.is_starting);
    let begun = shown.reduce(chosen(0));
    assert!(begun.example.is_none() && played(&begun) == "v=1&moves=a");
    // one that began by itself is not told, and a step of it moves nothing in the game
    let running = table("").reduce(PageAction::Set { name: "speed".into(), value: "1".into() });
    let mut running = (*running).clone();
    running.reduced_motion = false;
    let running = Rc::new(running).reduce(PageAction::Example { asked: false });
    assert!(running.announcement.is_none() && running.pictured().showing.is_some());
    let all = running.pictured().steps().1;
    let over = running.reduce(PageAction::StepsShown(all));
    assert!(over.example.is_some() && over.pictured().showing.is_none() && over.session.cursor() == 0);
}

#[test]
fn no_example_begins_by_itself_where_lots_begin_the_game() {
    let moving = |kind: Kind, address: &str| {
        let mut table = Table::new(options::read(kind.game(), address), View::Open);
        table.reduced_motion = false;
        Rc::new(table)
    };
    assert!(moving(sample::PLAIN, "speed=1").example_event().is_some());
    let due = moving(sample::LOTS, "r=catalogue.empties-random&speed=1");
    assert!(due.is_starting && due.example_event().is_none());
    let drawn = due.reduce(PageAction::AutoPlay(AutoMove::Lot(0.0)));
    assert!(!drawn.session.moves().is_empty() && drawn.example_event().is_none());
}
