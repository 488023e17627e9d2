//! What can be done at a table, and the names by which the controls of a page do it.

use crate::{
    board::View,
    engine::{Hole, Target, Way},
    i18n::Message,
    notation::hole_named,
    options::Options,
    session::{Action, Stop},
    settings::Settings,
    story::asked::Query,
};

use super::table::Names;

/// What a person does at the table, or time.
pub enum Deed {
    Do(Action),
    /// Begins to arrange a short row.
    Arrange,
    /// The row is arranged: the round begins.
    Laid,
    /// The seat to move gives up.
    Resign,
    /// A typed letter that names no hole.
    Stray(char),
    /// Something that cannot be done, in words.
    Tell(Message),
    /// The same game from its beginning, the seats exchanged.
    Again,
    /// Another game, as an address or a record has it.
    Lay {
        options: Box<Options>,
        names: Names,
    },
    /// Who sits where.
    Names(Names),
    /// The page has come alive: what was set before, and the game that was left.
    Woken {
        own: Settings,
        /// What the address asks to be shown, as it stands there.
        shown: String,
        still: bool,
        resume: Option<String>,
    },
    /// Sets one thing, both by name.
    Set {
        name: String,
        value: String,
    },
    /// What there is to keep is kept now.
    Flush,
    /// The screen has been turned.
    Turned(View),
    /// A hole has got the focus.
    Reached(Hole),
    /// A hole or a way round is pointed at, or none any more.
    Considered(Option<Target>),
    /// The explanation has been read.
    Dismiss,
    /// A question about the game, answered in words.
    Ask(Query),
    /// Plays the move that nobody chooses; `lot` (0…1) picks one where a lot decides.
    ByItself {
        lot: f64,
    },
    /// So many steps of the move being shown have been shown.
    Stepped(usize),
    /// Stops the picture at a step of the last move, or of the one being shown.
    StandAt(usize),
    /// One step back or on; over the ends of a move to the next or the one before.
    Step {
        back: bool,
    },
    /// Stops the time of the move being shown, or lets it pass; with nothing shown, shows the last move again.
    PausePlay,
}

impl Deed {
    /// What a control does, by its `data-t`: `undo`, `m12` to a move, `s7` to a step of the move looked at, a
    /// hole's letter. Taps before the start are remembered by the same names.
    pub fn named(name: &str, row: u8) -> Option<Deed> {
        Some(match name {
            "undo" => Deed::Do(Action::Undo),
            "way-a" => Deed::Do(Action::Choose(Target::Way(Way::Anticlockwise))),
            "way-c" => Deed::Do(Action::Choose(Target::Way(Way::Clockwise))),
            "drop" => Deed::Do(Action::Drop),
            "next" => Deed::Do(Action::Choose(Target::Next)),
            "arrange" => Deed::Arrange,
            "laid" => Deed::Laid,
            "redo" => Deed::Do(Action::Redo),
            "review" => Deed::Do(Action::Goto(0)),
            "agree" => Deed::Do(Action::Stop(Stop::Agreed)),
            "resign" => Deed::Resign,
            "again" => Deed::Again,
            "dismiss" => Deed::Dismiss,
            "pause" => Deed::PausePlay,
            "step-back" => Deed::Step { back: true },
            "step-on" => Deed::Step { back: false },
            _ => {
                if let Some(speed) = name.strip_prefix("speed-") {
                    return Some(Deed::Set { name: "speed".into(), value: speed.into() });
                }
                let number = |first: char| name.strip_prefix(first)?.parse().ok();
                let mut letters = name.chars();
                match (letters.next()?, letters.next()) {
                    (letter, None) => Deed::Do(Action::Choose(Target::Hole(hole_named(letter, row)?))),
                    ('m', _) => Deed::Do(Action::Goto(number('m')?)),
                    ('s', _) => Deed::StandAt(number('s')?),
                    _ => return None,
                }
            }
        })
    }
}
