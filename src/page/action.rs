//! What can be done at a table, and the names by which the controls of a page do it.

use std::rc::Rc;

use crate::{
    board::View,
    engine::Target,
    i18n::Message,
    options::Options,
    session::{Action, Stop},
    settings::Settings,
    story::asked::Query,
};

use super::{
    advice::Adviser,
    dialogs::Dialog,
    opponent,
    played::Played,
    table::{Names, OpponentSeats},
};

/// What a person does at the table, or time.
pub enum PageAction<F: Played> {
    Do(Action),
    /// Something that concerns the board alone.
    Hand(F::BoardAction),
    /// Something that cannot be done, in words.
    Tell(Message),
    /// Back to the game that was left for this one.
    Return,
    /// The same game from its beginning, the seats exchanged.
    Again,
    /// Another game, as an address or a record has it.
    Lay {
        options: Box<Options<F>>,
        names: Names,
    },
    /// Who sits where.
    Names(Names),
    /// What the opponent tells of the seats it plays for.
    Opponent(OpponentSeats),
    /// What is shown of the opponent.
    OpponentShown(opponent::View),
    /// What is shown of advice.
    Advised(Rc<Adviser>),
    /// Opens a dialog, once what there is to keep has been kept: its list has this game in it.
    Keep(Dialog),
    /// A dialog is open, or none any more.
    Open(Option<Dialog>),
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
    /// The screen has been turned.
    Turned(View),
    /// Something that can be chosen is pointed at, or nothing any more.
    Considered(Option<Target>),
    /// The explanation has been read.
    Dismiss,
    /// A question about the game, answered in words.
    Ask(Query),
    /// Plays a move that no person chooses.
    ByItself(Which),
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

/// Which of the legal moves.
pub enum Which {
    /// The only one, or the one that a lot from 0 to 1 picks out of all; only where the game goes on by itself.
    Drawn(f64),
    /// The one that is written so, which the opponent has chosen.
    Named(String),
}

impl<F: Played> PageAction<F> {
    /// What a control does, by its `data-t`: `undo`, `m12` to a move, `s7` to a step of the move looked at, a place
    /// of the board by its name. Taps before the start are remembered by the same names.
    pub fn named(game: &F, name: &str) -> Option<PageAction<F>> {
        Some(match name {
            "undo" => PageAction::Do(Action::Undo),
            "drop" => PageAction::Do(Action::Drop),
            "redo" => PageAction::Do(Action::Redo),
            "review" => PageAction::Do(Action::Goto(0)),
            "agree" => PageAction::Do(Action::Stop(Stop::Agreed)),
            "beside" => PageAction::Return,
            "again" => PageAction::Again,
            "dismiss" => PageAction::Dismiss,
            "pause" => PageAction::PausePlay,
            "step-back" => PageAction::Step { back: true },
            "step-on" => PageAction::Step { back: false },
            _ => {
                if let Some(speed) = name.strip_prefix("speed-") {
                    return Some(PageAction::Set { name: "speed".into(), value: speed.into() });
                }
                if let Some(seat) = name.strip_prefix("resign-") {
                    let seat = game.seats().iter().find(|known| known.name() == seat)?;
                    return Some(PageAction::Do(Action::Stop(Stop::Resigned(seat))));
                }
                let number = |first: char| name.strip_prefix(first)?.parse().ok();
                match (number('m'), number('s')) {
                    (Some(moves), _) => PageAction::Do(Action::Goto(moves)),
                    (_, Some(steps)) => PageAction::StandAt(steps),
                    _ => return game.control(name),
                }
            }
        })
    }
}
