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
        showing::{Run, Showing},
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
    /// Whether moves are shown in time at all.
    Paced(bool),
}

/// A game on the table. Changed only by [`Table::reduce`], which asks the session.
#[derive(Clone)]
pub struct Table {
    pub session: Session<Sowing>,
    pub preset: &'static str,
    /// The last announcement.
    pub said: Option<Rc<Message>>,
    pub why: Option<Rc<Why>>,
    /// The move being shown; the game is already past it.
    pub showing: Option<Showing>,
    /// Whether moves are shown in time, or at once.
    pub paced: bool,
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
        let table = Table {
            session: options.session,
            preset: options.preset,
            said: None,
            why,
            showing: None,
            paced: false,
        };
        let showing = options.steps.and_then(|steps| table.standing(steps, false).showing);
        Table { showing, ..table }
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
        if self.showing.is_some() {
            // where it ends, what it takes and what may follow are not told before it has happened
            marks.retain(|(_, mark)| *mark == Mark::From);
            return marks;
        }
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
                let played = matches!(action, Action::Choose(_) | Action::Redo)
                    && session.cursor() > self.session.cursor();
                let mut table =
                    Table { session, said: Some(said.into()), why: None, showing: None, ..self.clone() };
                if played && self.paced {
                    table.showing = table.run().map(|run| Showing { run, steps: 0, playing: true });
                }
                table
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

    /// The last move laid out in time.
    fn run(&self) -> Option<Rc<Run>> {
        let (before, _, events) = self.last()?;
        Some(Run::of(before, events))
    }

    /// The move being shown, or else the last one, as it is after its last step.
    fn shown(&self) -> Option<Showing> {
        self.showing.clone().or_else(|| {
            let run = self.run()?;
            Some(Showing { steps: run.steps(), run, playing: false })
        })
    }

    /// Stands still after so many steps; after all of them nothing needs to be shown.
    fn standing(&self, steps: usize, playing: bool) -> Table {
        let showing = self.shown().filter(|showing| steps < showing.run.steps());
        let showing = showing.map(|showing| Showing { steps, playing, ..showing });
        Table { showing, why: None, ..self.clone() }
    }

    /// One step back or on.
    fn step(&self, back: bool) -> Table {
        let at = self.shown().map(|showing| (showing.steps, showing.run.steps()));
        match (at, back) {
            (Some((steps, _)), true) if steps > 0 => self.standing(steps - 1, false),
            (Some((steps, all)), false) if steps < all => self.standing(steps + 1, false),
            // from the beginning of a move to the end of the one before
            (_, true) => match self.session.act(Action::Undo) {
                Ok(session) => Table { session, showing: None, why: None, said: None, ..self.clone() },
                Err(refusal) => self.refused(None, refusal),
            },
            // from the end of a move to the first step of the next
            (_, false) => match self.session.act(Action::Redo) {
                Ok(session) => {
                    let next = Table { session, showing: None, why: None, said: None, ..self.clone() };
                    next.standing(1, false)
                }
                Err(refusal) => self.refused(None, refusal),
            },
        }
    }

    fn refused(&self, target: Option<Target>, refusal: Refusal) -> Table {
        Table { why: Some(why::why(&self.session, target, refusal).into()), said: None, ..self.clone() }
    }

    fn fresh(&self, session: Session<Sowing>, preset: &'static str) -> Table {
        let said = caption::told(&session);
        Table { session, preset, said: Some(said.into()), why: None, showing: None, paced: self.paced }
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
            Deed::New { game, preset } => self.fresh(Session::new(game, game.start()), preset),
            Deed::Again => {
                let session = Session::new(*self.session.game(), *self.session.start());
                self.fresh(session, self.preset)
            }
            Deed::Dismiss => Table { why: None, ..(*self).clone() },
            Deed::Stepped(steps) => match &self.showing {
                Some(showing) => self.standing(steps, showing.playing),
                None => (*self).clone(),
            },
            Deed::StandAt(steps) => self.standing(steps, false),
            Deed::Step { back } => self.step(back),
            Deed::PausePlay => match &self.showing {
                Some(showing) => self.standing(showing.steps, self.paced && !showing.playing),
                // where nothing moves by itself the move stands at its beginning, to be gone through by hand
                None => self.standing(0, self.paced),
            },
            Deed::Paced(paced) => {
                let showing = self.showing.clone().filter(|showing| paced || !showing.playing);
                Table { paced, showing, ..(*self).clone() }
            }
        }
        .into()
    }
}
