//! The keys of boards and pages with what they do. The page of a game, the pages on which boards are laid out and the page
//! of keys show the same lists, so that none can say something else.

use yew::prelude::*;

use crate::{
    engine::Kind,
    words::{keys::KeyText, say},
};

/// Where keys mean something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keyboard {
    /// A page, outside its board.
    Page,
    /// A board of holes, with or without rounds.
    Holes {
        rounds: bool,
    },
    /// The board of Pasang.
    Points,
    /// A board of holes that is set up, and that of Pasang.
    EditHoles,
    EditPoints,
    /// The pattern that is made in Pasang's workshop.
    Workshop,
}

/// A key: what it bears, or its name in words.
#[derive(Clone, Copy)]
enum Key {
    Cap(&'static str),
    Named(KeyText),
}
use Key::{Cap, Named};

/// Keys of which each does the same, some pressed together, and what that is.
struct Row(&'static [&'static [Key]], KeyText);

const ARROWS: &[Key] = &[Named(KeyText::Arrows)];
const ENTER: &[&[Key]] = &[&[Cap("Enter")], &[Named(KeyText::Space)]];
const HOME_END: &[&[Key]] = &[&[Cap("Home")], &[Cap("End")]];
const PAGE_UP_DOWN: &[&[Key]] = &[&[Cap("Page Up")], &[Cap("Page Down")]];
const LETTER: &[&[Key]] = &[&[Named(KeyText::Letter)]];
const LETTER_NUMBER: &[&[Key]] = &[&[Named(KeyText::LetterNumber)]];
const CTRL_Z: &[Key] = &[Cap("Ctrl"), Cap("Z")];
const CTRL_Y: &[Key] = &[Cap("Ctrl"), Cap("Y")];
const CTRL_SHIFT_Z: &[Key] = &[Cap("Ctrl"), Cap("Shift"), Cap("Z")];

const PAGE: &[Row] = &[
    Row(&[&[Cap("Tab")]], KeyText::NextControl),
    Row(&[&[Cap("Shift"), Cap("Tab")]], KeyText::PreviousControl),
    Row(&[&[Cap("Enter")]], KeyText::Press),
    Row(&[ARROWS], KeyText::Step),
    Row(&[&[Cap("Esc")]], KeyText::Close),
];
const HOLES: &[Row] = &[
    Row(&[ARROWS], KeyText::NextHole),
    Row(HOME_END, KeyText::RowEnds),
    Row(ENTER, KeyText::PlayHole),
    Row(LETTER, KeyText::PlayLetter),
];
const ROUNDS: Row = Row(&[&[Cap("N")]], KeyText::NextRound);
const POINTS: &[Row] = &[
    Row(&[ARROWS], KeyText::NextPoint),
    Row(HOME_END, KeyText::PointRowEnds),
    Row(PAGE_UP_DOWN, KeyText::ColumnEnds),
    Row(ENTER, KeyText::ChoosePoint),
    Row(LETTER_NUMBER, KeyText::NamePoint),
    Row(LETTER, KeyText::NameColumn),
];
/// Of both boards.
const TAKING_BACK: &[Row] = &[
    Row(&[&[Cap("Esc")]], KeyText::Cancel),
    Row(&[&[Cap("U")], CTRL_Z], KeyText::Undo),
    Row(&[&[Cap("Shift"), Cap("U")], CTRL_Y, CTRL_SHIFT_Z], KeyText::Redo),
];
const FAR: Row =
    Row(&[&[Cap("Home")], &[Cap("End")], &[Cap("Page Up")], &[Cap("Page Down")]], KeyText::FarPlace);
const EDIT_HOLES: &[Row] = &[
    Row(&[ARROWS], KeyText::NextPlace),
    FAR,
    Row(LETTER, KeyText::ChooseLetter),
    Row(&[&[Named(KeyText::Digits)]], KeyText::Write),
    Row(&[&[Cap("+")]], KeyText::More),
    Row(&[&[Cap("−")]], KeyText::Fewer),
    Row(&[&[Cap("Backspace")]], KeyText::DeleteDigit),
    Row(&[&[Cap("Delete")]], KeyText::Empty),
];
const EDIT_POINTS: &[Row] = &[
    Row(&[ARROWS], KeyText::NextPoint),
    FAR,
    Row(LETTER_NUMBER, KeyText::GoPoint),
    Row(ENTER, KeyText::Place),
    Row(&[&[Cap("Backspace")], &[Cap("Delete")]], KeyText::Remove),
];
/// Of both boards that are set up.
const CHANGES: &[Row] =
    &[Row(&[CTRL_Z], KeyText::UndoChange), Row(&[CTRL_Y, CTRL_SHIFT_Z], KeyText::RedoChange)];
const WORKSHOP: &[Row] = &[
    Row(&[ARROWS], KeyText::NextPoint),
    Row(HOME_END, KeyText::PointRowEnds),
    Row(PAGE_UP_DOWN, KeyText::ColumnEnds),
    Row(&[&[Cap("Ctrl"), Cap("Home")], &[Cap("Ctrl"), Cap("End")]], KeyText::BoardEnds),
    Row(ENTER, KeyText::Lay),
    Row(&[&[Cap("B")]], KeyText::Black),
    Row(&[&[Cap("W")]], KeyText::White),
    Row(&[&[Cap("X")], &[Cap("Delete")], &[Cap("Backspace")]], KeyText::Remove),
    Row(&[&[Cap("U")], CTRL_Z], KeyText::UndoChange),
];

/// What a screen reader is told of a board on request; which of the two the board has is not the same for both.
const fn questions(tells_board: KeyText) -> [Row; 5] {
    [
        Row(&[&[Cap("L")]], KeyText::TellsMove),
        Row(&[&[Cap("S")]], KeyText::TellsScore),
        Row(&[&[Cap("R")]], tells_board),
        Row(&[&[Cap("P")]], KeyText::TellsPlayable),
        Row(&[&[Cap("W")]], KeyText::TellsWhy),
    ]
}
const OF_HOLES: &[Row] = &questions(KeyText::TellsHoles);
const OF_POINTS: &[Row] = &questions(KeyText::TellsPoints);

impl Keyboard {
    /// The keys of a game's board.
    pub fn of_game(kind: Kind) -> Keyboard {
        match kind {
            Kind::Sowing(_) => Keyboard::Holes { rounds: kind.has_rounds() },
            Kind::Pasang => Keyboard::Points,
        }
    }

    /// The keys of a game's board where a position is set up.
    pub const fn of_editor(kind: Kind) -> Keyboard {
        match kind {
            Kind::Sowing(_) => Keyboard::EditHoles,
            Kind::Pasang => Keyboard::EditPoints,
        }
    }

    /// What is done with them.
    fn rows(self) -> Vec<&'static Row> {
        let parts: [&[Row]; 3] = match self {
            Keyboard::Page => [PAGE, &[], &[]],
            Keyboard::Holes { rounds: true } => [HOLES, std::slice::from_ref(&ROUNDS), TAKING_BACK],
            Keyboard::Holes { rounds: false } => [HOLES, &[], TAKING_BACK],
            Keyboard::Points => [POINTS, &[], TAKING_BACK],
            Keyboard::EditHoles => [EDIT_HOLES, &[], CHANGES],
            Keyboard::EditPoints => [EDIT_POINTS, &[], CHANGES],
            Keyboard::Workshop => [WORKSHOP, &[], &[]],
        };
        parts.into_iter().flatten().collect()
    }

    /// What is asked with them.
    fn questions(self) -> Vec<&'static Row> {
        match self {
            Keyboard::Holes { .. } => OF_HOLES.iter().collect(),
            Keyboard::Points => OF_POINTS.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The keys with what they do.
    pub fn list(self) -> Html {
        let questions = self.questions();
        html! {
            <>
                { rows(&self.rows()) }
                if !questions.is_empty() {
                    <p>{ say(&KeyText::ForReaders) }</p>
                    { rows(&questions) }
                }
            </>
        }
    }

    /// The same as a description of a board, by its id, in the page's file.
    pub fn description(self, id: &'static str) -> Html {
        html! { <div class="small" {id} data-static="">{ self.list() }</div> }
    }
}

fn rows(rows: &[&Row]) -> Html {
    html! {
        <dl class="keyboard">
            for Row(chords, does) in rows {
                <div>
                    <dt>{ for chords.iter().enumerate().map(|(at, keys)| chord(at, keys)) }</dt>
                    <dd>{ say(does) }</dd>
                </div>
            }
        </dl>
    }
}

/// Keys that are pressed together; `at` is their place among those that do the same.
fn chord(at: usize, keys: &[Key]) -> Html {
    let key = |(at, key): (usize, &Key)| {
        let key = match key {
            Cap(cap) => html! { <kbd>{ *cap }</kbd> },
            Named(name) => html! { say(name) },
        };
        html! { <>{ if at > 0 { " + " } else { "" } }{ key }</> }
    };
    let before = if at > 0 { format!(" {} ", say(&KeyText::Or)) } else { String::new() };
    html! { <>{ before }<span>{ for keys.iter().enumerate().map(key) }</span></> }
}

#[cfg(test)]
mod tests;
