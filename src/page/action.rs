//! The actions of a table, and the names by which the controls of a page request them.

use std::rc::Rc;

use crate::{
    board::View,
    engine::{Target, clause::ClauseId},
    options::Options,
    protocol::Request,
    session::{Action, Stop},
    story::Query,
    words::Message,
    worker::Rung,
};

use super::{
    advice::adviser::Adviser,
    explained::subject::Explained,
    opponent::panel::View as OpponentView,
    played::Played,
    table::{Dialog, Names, OpponentSeats},
};

/// An action at the table: of a person, or of time.
pub enum PageAction<F: Played> {
    Do(Action),
    /// A target is tapped on the board or among the buttons of a choice, or held to look where it leads.
    Tap {
        target: Target,
        holds: bool,
    },
    /// An action on the board alone.
    Board(F::BoardAction),
    /// Announces that something cannot be done.
    Warn(Message),
    /// Returns to the game that was left for this one.
    SwitchBranch,
    /// Goes to the last moment of the game in which a rule acts.
    ShowRule(ClauseId),
    /// Returns to where a rule was asked for.
    ReturnFromRule,
    /// The same game from its beginning, with the seats exchanged; the computer at another level, if one is given.
    Rematch {
        level: Option<Rung>,
    },
    /// Another game, from an address or a record.
    LoadGame {
        options: Box<Options<F>>,
        names: Names,
        /// Who plays has still to be asked, if nobody has begun.
        asks: bool,
    },
    /// The address of a kept game that was played on from the game on the table; `None` closes the note of it.
    Later(Option<Rc<str>>),
    /// The board is turned as an address says, by the name of a value of the setting.
    Turn(String),
    /// Begins the example at the start, or ends it; `asked` by a person, who is told what it shows.
    Example {
        asked: bool,
    },
    /// A person plays the first seat of the game that is to begin, the computer at this level the others.
    PlayComputer {
        level: Rung,
    },
    /// Persons play every seat of the game that is to begin.
    PlayTogether,
    /// The names at the seats.
    Names(Names),
    /// The opponent's data about the seats it plays for.
    SetOpponentSeats(OpponentSeats),
    /// The data shown of the opponent.
    ShowOpponent(OpponentView),
    /// The data shown of advice.
    ShowAdvice(Rc<Adviser>),
    /// Opens a dialog after the game has been saved, because the dialog lists the saved games.
    SaveAndOpen(Dialog),
    /// A dialog was opened, or the last one closed.
    SetDialog(Option<Dialog>),
    /// Something is explained in place, or nothing any more.
    Explain(Option<Explained>),
    /// Sets one setting; both strings are names.
    Set {
        name: String,
        value: String,
    },
    /// The screen has been rotated.
    Rotated(View),
    /// A target is pointed at, or none any more.
    Preview(Option<Target>),
    /// The explanation has been read: removes it.
    Dismiss,
    /// A question about the game, answered in words.
    Ask(Query),
    /// Plays a move that is not chosen by a person.
    AutoPlay(AutoMove),
    /// A number of steps of the move being shown are over.
    StepsShown(usize),
    /// Stops the picture at a step of the last move, or of the one being shown.
    StopAt(usize),
    /// One step back or forward; at the ends of a move on to the move before or after it.
    Step {
        back: bool,
    },
    /// What the page around an embed asks for.
    Requests(Vec<Request>),
    /// Plays the game again from the position looked at, at its end from the start; or stops that.
    Replay,
    /// Pauses or resumes the move being shown; if none is shown, shows the last move again.
    TogglePause,
}

/// Which of the legal moves.
pub enum AutoMove {
    /// The only one, or the one that a random number from 0 to 1 selects; only where the game goes on by
    /// itself.
    Lot(f64),
    /// The move with this notation, chosen by the opponent.
    Notation(String),
}

impl<F: Played> PageAction<F> {
    /// Whether it changes the game on the table or the moment looked at.
    pub const fn is_of_the_game(&self) -> bool {
        matches!(
            self,
            PageAction::Do(_)
                | PageAction::Tap { .. }
                | PageAction::Board(_)
                | PageAction::SwitchBranch
                | PageAction::Rematch { .. }
                | PageAction::LoadGame { .. }
                | PageAction::StopAt(_)
                | PageAction::Step { .. }
                | PageAction::TogglePause
        )
    }

    /// Whether it ends the example: whatever a person does at the table, but for pointing, as a mouse may merely rest
    /// there.
    pub const fn ends_example(&self) -> bool {
        self.is_of_the_game()
            || matches!(
                self,
                PageAction::PlayComputer { .. }
                    | PageAction::PlayTogether
                    | PageAction::Set { .. }
                    | PageAction::SetDialog(Some(_))
                    | PageAction::Ask(_)
            )
    }

    /// The action of a control, by its `data-t`: `undo`, `m12` for a move, `s7` for a step of the move looked
    /// at, the name of a place on the board. Taps before the start are kept under the same names.
    pub fn from_control(game: &F, name: &str) -> Option<PageAction<F>> {
        Some(match name {
            "undo" => PageAction::Do(Action::Undo),
            "drop" => PageAction::Do(Action::Drop),
            "redo" => PageAction::Do(Action::Redo),
            "review" => PageAction::Do(Action::Goto(0)),
            "agree" => PageAction::Do(Action::Stop(Stop::Agreed)),
            "strip" => PageAction::SetDialog(Some(Dialog::Strip)),
            "together" => PageAction::PlayTogether,
            "example" => PageAction::Example { asked: true },
            "beside" => PageAction::SwitchBranch,
            "return" => PageAction::ReturnFromRule,
            "again" => PageAction::Rematch { level: None },
            "dismiss" => PageAction::Dismiss,
            "stay" => PageAction::Later(None),
            "pause" => PageAction::TogglePause,
            "replay" => PageAction::Replay,
            "step-back" => PageAction::Step { back: true },
            "step-on" => PageAction::Step { back: false },
            _ => {
                if let Some(speed) = name.strip_prefix("speed-") {
                    return Some(PageAction::Set { name: "speed".into(), value: speed.into() });
                }
                if let Some(rung) = name.strip_prefix("again-") {
                    return Rung::of_figures(rung).map(|rung| PageAction::Rematch { level: Some(rung) });
                }
                if let Some(id) = name.strip_prefix("rule-") {
                    let place = game.clauses().iter().position(|clause| clause.id == id)?;
                    return Some(PageAction::ShowRule(ClauseId(place as u8)));
                }
                if let Some(seat) = name.strip_prefix("resign-") {
                    let seat = game.seats().iter().find(|known| known.name() == seat)?;
                    return Some(PageAction::Do(Action::Stop(Stop::Resigned(seat))));
                }
                let number = |first: char| name.strip_prefix(first)?.parse().ok();
                match (number('m'), number('s')) {
                    (Some(moves), _) => PageAction::Do(Action::Goto(moves)),
                    (_, Some(steps)) => PageAction::StopAt(steps),
                    _ => return game.control(name),
                }
            }
        })
    }
}
