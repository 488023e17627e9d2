//! English for what is said while a position of any game is set up.

use super::{
    english::{capital, list, number, side},
    position::Edit,
};
use crate::engine::Outcome;

pub fn say(edit: &Edit) -> String {
    match edit {
        Edit::Undone => "Taken back.",
        Edit::Redone => "Done again.",
        Edit::NothingToUndo => "There is nothing to take back.",
        Edit::NothingToRedo => "There is nothing to do again.",
        Edit::AsItCame => "The board is as it was when this page was opened.",
        Edit::AtStart => "The board is as at the start of the game.",
        Edit::Cleared => "The board is bare.",
        Edit::Taken => "The text has been read.",
        Edit::NotRead { column } => return format!("Column {column} of the text: this is not a position."),
        Edit::NoBoard(why) => return format!("No board of this game: {why}"),
        Edit::NotLinked => "What the address says of a position could not be read.",
        Edit::NotRuled => "What the address says of the rules could not be read: these are the usual ones.",
        Edit::Lawful => "No law is broken: this can be played.",
        Edit::Over(outcome) => return over(*outcome),
        Edit::Broken(why) => return format!("Not playable yet: {why}"),
        Edit::Also(why) => return format!("Also: {why}"),
        Edit::More(1) => "One more law is broken.",
        Edit::More(more) => return format!("{} more laws are broken.", capital(&number(*more as u32))),
        Edit::NoNumber => "That is no whole number, and nothing changes.",
        Edit::ToMove => "To move",
        Edit::OneMore => "One more",
        Edit::OneFewer => "One fewer",
        Edit::Count(place) => return format!("In {place}"),
    }
    .into()
}

fn over(outcome: Outcome) -> String {
    let winners: Vec<_> = outcome.winners.iter().map(|seat| side(seat).to_string()).collect();
    match &winners[..] {
        [one] => format!("No law is broken, and here the game is over: {one} has won."),
        all => format!("No law is broken, and here the game is over: {} share the win.", list(all)),
    }
}
