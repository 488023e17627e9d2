//! The state of a page with a board: the game, what was last said, why something was refused.

mod arranging;
mod doing;

use std::rc::Rc;

use crate::{
    board::View,
    engine::{
        Game, Hole, Target,
        clause::Cited,
        seat::{Seat, Seats},
        sowing::{
            Move, Sowing,
            position::{self, Event, Position},
            turn::holes_of,
        },
    },
    i18n::Message,
    options::Options,
    session::{Action, Session},
    settings::{Set, Settings},
    story::{
        marks::{self, Mark},
        showing::{Run, Showing},
        way::Ghost,
        why::Why,
    },
};

/// Names of the persons in each seat, where they have been given.
pub type Names = [Option<String>; 3];

/// A game on the table. Changed only by deeds (`doing.rs`), which ask the session.
#[derive(Clone)]
pub struct Table {
    pub session: Session<Sowing>,
    pub preset: &'static str,
    pub names: Names,
    /// The last announcement, and how many there have been: the same words can be said again.
    pub said: Option<Rc<Message>>,
    pub sayings: usize,
    pub why: Option<Rc<Why>>,
    /// The move that led to the position looked at, laid out in time; `None` at the start.
    pub last: Option<Rc<Run>>,
    /// The move being shown; the game is already past it.
    pub showing: Option<Showing>,
    /// How many games have been laid on it after the first.
    pub games: usize,
    /// How often what there is to keep was to be kept at once.
    pub flushes: usize,
    /// How it is shown.
    pub settings: Settings,
    /// What the person has set, here or in an earlier visit: only this is kept.
    pub own: Settings,
    /// What the address asked to be shown so, until the person sets something.
    pub shown: Settings,
    /// The person wants nothing to move by itself.
    pub still: bool,
    /// The screen is one on which boards are turned; unknown before the page is alive.
    pub view: View,
    /// The hole that the tab key reaches.
    pub stop: Hole,
    /// What the hole that is pointed at would come to.
    pub ghost: Option<Rc<Ghost>>,
    /// The row that is being arranged: the places that counters were laid in, from its owner's left, in the order of
    /// laying.
    pub arranging: Option<Vec<u8>>,
    /// The address of a game that was left, as long as no other has begun.
    pub resume: Option<String>,
    /// Whether what follows by itself is played by itself: so after a choice, not when one looks back.
    driven: bool,
    /// The numbers of the moves that played themselves, which taking back does not stop at.
    by_itself: Vec<usize>,
}

/// A move and what it did.
pub type LastMove<'a> = (&'a Position, Move, &'a [Cited<Event>]);

impl Table {
    /// A table as an address asks for it.
    pub fn laid(options: Options, view: View) -> Table {
        let mut table = Table {
            session: options.session,
            preset: options.preset,
            names: Names::default(),
            said: None,
            sayings: 0,
            why: None,
            last: None,
            showing: None,
            games: 0,
            flushes: 0,
            settings: options.settings,
            own: Settings::default(),
            shown: options.settings,
            still: true,
            view,
            stop: Hole(0),
            ghost: None,
            arranging: None,
            resume: None,
            driven: true,
            by_itself: Vec::new(),
        };
        table.look();
        table.open(
            options.steps,
            options.troubles.into_iter().next().map(|trouble| Message::Unreadable(trouble.into())),
        );
        table
    }

    /// Where an address opens the game on the table, and what could not be read of it.
    fn open(&mut self, steps: Option<usize>, trouble: Option<Message>) {
        self.driven = self.session.moves().is_empty();
        if let Some(steps) = steps {
            self.stand(steps, false);
        }
        if let Some(says) = trouble {
            self.tell(says);
        }
    }

    /// The move inside which the picture stands still, where it does.
    pub fn stands_in(&self) -> Option<&Showing> {
        self.showing.as_ref().filter(|showing| !showing.playing)
    }

    /// The position looked at, with what has been laid of an arrangement; inside a move what lies there.
    pub fn position(&self) -> Position {
        if let Some(Showing { run, steps, .. }) = self.stands_in() {
            return run.scene(*steps).lying;
        }
        let mut position = *self.session.position();
        let game = self.session.game();
        if let (Some(counts), Some((seat, _))) = (self.counts(), game.arranger(&position)) {
            for (hole, count) in holes_of(seat, game.row()).zip(counts) {
                position.apply(Event::Mark { hole, mark: position::Mark::None });
                position.apply(Event::Fill { seat, hole, count });
            }
        }
        position
    }

    /// The move that led to the position looked at; `None` at the start.
    pub fn last(&self) -> Option<LastMove<'_>> {
        let run = self.last.as_ref()?;
        let chosen = *self.session.moves().get(self.session.cursor().checked_sub(1)?)?;
        Some((&run.before, chosen, &run.events))
    }

    /// The marks of the last move, and the holes that may be played.
    pub fn marks(&self) -> Vec<(Hole, Mark)> {
        let game = self.session.game();
        let mut marks = match self.last() {
            // what is considered now is not to be mixed up with what was done
            Some((before, chosen, events)) if self.ghost.is_none() && !self.is_arranging() => {
                marks::of_move(game, before, chosen, events)
            }
            _ => Vec::new(),
        };
        if self.showing.is_some() {
            // where it ends, what it takes and what may follow are not told before it has happened
            marks.retain(|(_, mark)| *mark == Mark::From);
            return marks;
        }
        marks.extend(self.may().into_iter().map(|hole| (hole, Mark::Playable)));
        marks
    }

    /// The holes that may be played.
    pub fn may(&self) -> Vec<Hole> {
        if self.is_arranging() {
            let arranger = self.session.game().arranger(self.session.position());
            return arranger
                .map(|(seat, _)| holes_of(seat, self.session.game().row()).collect())
                .unwrap_or_default();
        }
        let holes = (0..2 * self.session.game().row()).map(Hole);
        let may = |session: &Session<Sowing>| {
            holes.filter(|&hole| session.may_choose(Target::Hole(hole))).collect()
        };
        if self.session.chosen().is_empty() {
            return may(&self.session);
        }
        // a choice under way can be made anew
        self.session.act(Action::Drop).as_ref().map(may).unwrap_or_default()
    }

    /// Whether moves are shown in time, or at once.
    pub fn paced(&self) -> bool {
        self.settings.speed() > 0.0 && !self.still
    }

    /// Whether the lot is to be drawn, or the only move to be played, as soon as the picture is whole.
    pub fn goes_by_itself(&self) -> bool {
        let plays = self.paced() && self.settings.get(Set::Forced) == "play";
        self.driven
            && self.showing.is_none()
            && !self.session.position().is_between()
            && !self.session.is_over()
            && (self.draws_lot() || plays && self.session.only_move().is_some())
    }

    /// Whether a lot decides, and no person.
    fn draws_lot(&self) -> bool {
        self.session.game().draws_lot(self.session.position())
    }

    /// The person to whom the board is turned.
    pub fn near(&self) -> Seat {
        match self.settings.get(Set::Orient) {
            "second" => Seat::SECOND,
            "third" if self.session.game().seats() == Seats::THREE => Seat::THIRD,
            // it turns when the picture is whole, not under the hand
            "turn" => {
                let before = self.showing.as_ref().map(|showing| showing.run.before.to_move());
                before.unwrap_or(self.session.position().to_move())
            }
            _ => Seat::FIRST,
        }
    }

    /// The move being shown, or else the last one: so many steps shown of how many.
    pub fn steps(&self) -> (usize, usize) {
        match (&self.showing, &self.last) {
            (Some(showing), _) => (showing.steps, showing.run.steps()),
            (None, Some(run)) => (run.steps(), run.steps()),
            (None, None) => (0, 0),
        }
    }
}
