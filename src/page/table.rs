//! The state of a page with a board: the game, what was last said, why something was refused.

use std::rc::Rc;

use super::{advice::Adviser, beside::Left, dialogs::Dialog, opponent, played::Played};
use crate::{
    board::View,
    engine::seat::{Seat, Seats},
    i18n::Message,
    options::Options,
    session::Session,
    settings::{Set, Settings},
    story::{
        Told,
        showing::{Run, Showing},
        why::Why,
    },
};

/// Names of the persons in each seat, where they have been given.
pub type Names = [Option<String>; 3];

/// A game on the table. Changed only by actions (`reducer.rs`), which ask the session.
pub struct Table<F: Played> {
    pub session: Session<F>,
    pub preset: &'static str,
    pub names: Names,
    /// The last announcement, and how many there have been: the same words can be said again.
    pub said: Option<Rc<Message>>,
    pub sayings: usize,
    pub why: Option<Rc<Why>>,
    /// The move that led to the position looked at, laid out in time; `None` at the start.
    pub last: Option<Rc<Run<F>>>,
    /// The move being shown; the game is already past it.
    pub showing: Option<Showing<F>>,
    /// Which of the games that were laid on it, the first being 0, and how many were laid after that.
    pub games: usize,
    pub(super) laid: usize,
    /// The games that were left for the one on the table, the last one last.
    pub(super) beside: Vec<Rc<Left<F>>>,
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
    /// What is known of the board besides the game.
    pub hand: F::Hand,
    /// What the choice that is pointed at would come to.
    pub ghost: Option<Rc<F::Ghost>>,
    /// The address of a game that was left, as long as no other has begun.
    pub resume: Option<String>,
    /// Whether what follows by itself is played by itself: so after a choice, not when one looks back.
    pub(super) driven: bool,
    /// The numbers of the moves that played themselves, which taking back does not stop at.
    pub(super) by_itself: Vec<usize>,
    /// What the opponent has told of the seats it plays for.
    pub(super) opponent: OpponentSeats,
    /// What is shown of the opponent, once anything has been said of it.
    pub opponent_shown: Option<Rc<opponent::View>>,
    /// What has been asked for as advice, and found.
    pub adviser: Rc<Adviser>,
    /// The dialog that is open, and one that is opened once the game on the table has been kept.
    pub dialog: Option<Dialog>,
    pub opening: Option<Dialog>,
    /// How many actions there have been: two tables of the same number are the same.
    pub version: usize,
}

/// What the table knows of the seats that the opponent plays for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpponentSeats {
    /// The seats whose moves taking back passes over: its own, where a person plays too.
    pub undo_skips: [bool; 3],
    /// It is at work: nobody makes its move by hand.
    pub locked: bool,
    /// It plays for all, and nobody has started it: nothing goes by itself.
    pub paused: bool,
    /// Who plays, as an address says it (`seats=h,ai3`); empty where persons play. Before the opponent has looked at the
    /// seats, what an address said of them, which is written again as it was.
    pub option: String,
}

impl<F: Played> Table<F> {
    /// A table as an address asks for it.
    pub fn laid(options: Options<F>, view: View) -> Table<F> {
        let mut table = Table {
            hand: options.session.game().hand(),
            session: options.session,
            preset: options.preset,
            names: Names::default(),
            said: None,
            sayings: 0,
            why: None,
            last: None,
            showing: None,
            games: 0,
            laid: 0,
            beside: Vec::new(),
            flushes: 0,
            settings: options.settings,
            own: Settings::default(),
            shown: options.settings,
            still: true,
            view,
            ghost: None,
            resume: None,
            driven: true,
            by_itself: Vec::new(),
            opponent: OpponentSeats { option: options.seats, ..OpponentSeats::default() },
            opponent_shown: None,
            adviser: Rc::default(),
            dialog: None,
            opening: None,
            version: 0,
        };
        table.look();
        table.open(
            options.steps,
            options.troubles.into_iter().next().map(|trouble| Message::Unreadable(trouble.into())),
        );
        table
    }

    /// The game on the table under its default preset.
    pub fn plain(&self) -> F {
        let game = self.session.game();
        F::named(game.name()).unwrap_or(*game)
    }

    /// Where an address opens the game on the table, and what could not be read of it.
    pub(super) fn open(&mut self, steps: Option<usize>, trouble: Option<Message>) {
        self.driven = self.session.moves().is_empty();
        if let Some(steps) = steps {
            self.stand(steps, false);
        }
        if let Some(says) = trouble {
            self.tell(says);
        }
    }

    /// The move inside which the picture stands still, where it does.
    pub fn stands_in(&self) -> Option<&Showing<F>> {
        self.showing.as_ref().filter(|showing| !showing.playing)
    }

    /// The position looked at as the board shows it; inside a move what lies there.
    pub fn position(&self) -> F::Position {
        match self.stands_in() {
            Some(Showing { run, steps, .. }) => <F as Told>::lying(run, *steps),
            None => F::position(self),
        }
    }

    /// Whether moves are shown in time, or at once.
    pub fn paced(&self) -> bool {
        self.settings.speed() > 0.0 && !self.still
    }

    /// Whether the lot is to be drawn, or the only move to be played, as soon as the picture is whole.
    pub fn goes_by_itself(&self) -> bool {
        let plays = self.paced() && self.settings.get(Set::Forced) == "play";
        self.driven
            && !self.opponent.paused
            && self.showing.is_none()
            && self.session.game().waits_for_round(self.session.position()).is_none()
            && !self.session.is_over()
            && (self.session.game().draws_lot(self.session.position())
                || plays && self.session.only_move().is_some())
    }

    /// Whether taking back passes over the moves of a seat.
    pub(super) fn undo_skips(&self, seat: Seat) -> bool {
        self.opponent.undo_skips[seat.index()]
    }

    /// Whether the position looked at is an earlier one of a game with the opponent in which it has the move: that is
    /// looked at, and nobody plays for it.
    pub fn is_review(&self) -> bool {
        let (game, position) = (self.session.game(), self.session.position());
        let its = self.undo_skips(game.to_move(position)) || self.opponent.paused;
        // the next round is begun by persons
        let begins = game.waits_for_round(position).is_some() && self.session.only_move().is_some();
        its && self.session.cursor() < self.session.moves().len() && !begins
    }

    /// The person to whom the board is turned.
    pub fn near(&self) -> Seat {
        match self.settings.get(Set::Orient) {
            "second" => Seat::SECOND,
            "third" if self.session.game().seats() == Seats::THREE => Seat::THIRD,
            // it turns when the picture is whole, not under the hand
            "turn" => {
                let game = self.session.game();
                let shown = self.showing.as_ref().map(|showing| &showing.run.before);
                game.to_move(shown.unwrap_or(self.session.position()))
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

impl<F: Played> Clone for Table<F> {
    fn clone(&self) -> Table<F> {
        Table {
            session: self.session.clone(),
            names: self.names.clone(),
            said: self.said.clone(),
            beside: self.beside.clone(),
            why: self.why.clone(),
            last: self.last.clone(),
            showing: self.showing.clone(),
            hand: self.hand.clone(),
            ghost: self.ghost.clone(),
            resume: self.resume.clone(),
            by_itself: self.by_itself.clone(),
            opponent: self.opponent.clone(),
            opponent_shown: self.opponent_shown.clone(),
            adviser: self.adviser.clone(),
            dialog: self.dialog.clone(),
            opening: self.opening.clone(),
            ..*self
        }
    }
}
