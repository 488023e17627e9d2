//! The state of a page with a board: the game, what was last said, why something was refused.

use std::rc::Rc;

use yew::Reducible;

use crate::{
    engine::{
        Hole, Target,
        clause::Cited,
        sowing::{
            Move, Sowing,
            position::{Event, Position},
        },
    },
    i18n::Message,
    options::Options,
    session::{Action, Refusal, Session},
    story::{
        caption,
        marks::{self, Mark},
        why::{self, Why},
    },
};

/// What a person does at the table.
pub enum Deed {
    Do(Action),
    /// A typed letter that names no hole.
    Stray(char),
    /// A new game under these rules, the present one given up.
    New {
        game: Sowing,
        preset: &'static str,
    },
    /// The same game from its beginning.
    Again,
    /// The explanation has been read.
    Dismiss,
}

/// A game on the table. Changed only by [`Table::reduce`], which asks the session.
#[derive(Clone)]
pub struct Table {
    pub session: Session<Sowing>,
    pub preset: &'static str,
    /// The last announcement.
    pub said: Option<Rc<Message>>,
    pub why: Option<Rc<Why>>,
}

/// A move and what it did.
pub type LastMove = (Position, Move, Vec<Cited<Event>>);

impl Table {
    /// A table as an address asks for it.
    pub fn laid(options: Options) -> Table {
        let why = options.troubles.into_iter().next().map(|trouble| {
            let says = Message::Unreadable(Box::new(trouble));
            Rc::new(Why { says, clause: None })
        });
        Table { session: options.session, preset: options.preset, said: None, why }
    }

    /// The move that led to the position looked at; `None` at the start.
    pub fn last(&self) -> Option<LastMove> {
        let number = self.session.cursor();
        let (before, events) = self.session.told(number)?;
        Some((before, *self.session.moves().get(number - 1)?, events))
    }

    /// The marks of the last move, and the holes that may be played.
    pub fn marks(&self) -> Vec<(Hole, Mark)> {
        let game = self.session.game();
        let mut marks = match self.last() {
            Some((before, chosen, events)) => marks::of_move(game, &before, chosen, &events),
            None => Vec::new(),
        };
        let holes = (0..2 * game.row()).map(Hole);
        marks.extend(
            holes
                .filter(|&hole| self.session.may_choose(Target::Hole(hole)))
                .map(|hole| (hole, Mark::Playable)),
        );
        marks
    }

    fn acted(&self, action: Action) -> Table {
        match self.session.act(action) {
            Ok(session) => {
                let next = caption::next(&session);
                let moves = session.cursor();
                let said = match action {
                    Action::Choose(_) => caption::told(&session),
                    Action::Redo => Message::PlayedAgain { moves, next },
                    Action::Undo | Action::Goto(_) => Message::TookBack { moves, next },
                };
                Table { session, said: Some(said.into()), why: None, preset: self.preset }
            }
            Err(refusal) => {
                let target = match action {
                    Action::Choose(target) => Some(target),
                    _ => None,
                };
                self.refused(target, refusal)
            }
        }
    }

    fn refused(&self, target: Option<Target>, refusal: Refusal) -> Table {
        Table { why: Some(why::why(&self.session, target, refusal).into()), said: None, ..self.clone() }
    }

    fn fresh(session: Session<Sowing>, preset: &'static str) -> Table {
        let said = caption::told(&session);
        Table { session, preset, said: Some(said.into()), why: None }
    }
}

impl Reducible for Table {
    type Action = Deed;

    fn reduce(self: Rc<Self>, deed: Deed) -> Rc<Self> {
        use crate::engine::Game;
        match deed {
            Deed::Do(action) => self.acted(action),
            Deed::Stray(letter) => {
                let says = Message::NoSuchHole { letter };
                Table { why: Some(Why { says, clause: None }.into()), said: None, ..(*self).clone() }
            }
            Deed::New { game, preset } => Table::fresh(Session::new(game, game.start()), preset),
            Deed::Again => {
                let session = Session::new(*self.session.game(), *self.session.start());
                Table::fresh(session, self.preset)
            }
            Deed::Dismiss => Table { why: None, ..(*self).clone() },
        }
        .into()
    }
}
