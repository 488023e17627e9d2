//! The state of a page with a board: the game, the last announcement, the reason of a refusal.

use std::{cell::RefCell, rc::Rc};

pub use super::asked::{Answer, Asked};
use super::{
    advice::adviser::Adviser, embedding::replies::Replies, explained::subject::Explained,
    opponent::panel::View as OpponentView, played::Played, visit::Visit,
};
use crate::{
    board::{Body, View},
    engine::{Target, seat::Seat},
    options::Options,
    session::{Action, Session, Stop},
    settings::{Set, Settings},
    story::{
        Story, Why,
        showing::{Run, Showing},
    },
    words::Message,
    worker::Rung,
};

/// Names of the players at each seat, if they have been given.
pub type Names = [Option<String>; 3];

/// What an example shows, in as many of these words as there is room for, the best first; `None` if the stored game cannot
/// be played.
pub type ExampleWords = Option<Rc<[String]>>;

/// A game on the table. Only actions change it (`reducer.rs`), and they ask the session.
pub struct Table<F: Played> {
    pub session: Session<F>,
    pub preset: &'static str,
    pub names: Names,
    /// The last announcement, and the number of announcements: the same words can be repeated.
    pub announcement: Option<Rc<Message>>,
    pub announcements: usize,
    pub why: Option<Rc<Why>>,
    /// The move that led to the position looked at, with its timeline; `None` at the start.
    pub last: Option<Rc<Run<F>>>,
    /// The move being shown; the game is already past it.
    pub showing: Option<Showing<F>>,
    /// The number of the game on this table, the first being 0, and the number of games laid after it.
    pub game_number: usize,
    pub(super) games_begun: usize,
    /// The games that were left for the one on the table, the latest last.
    pub(super) branches: Vec<Rc<Branch<F>>>,
    /// How often an immediate save was requested.
    pub flushes: usize,
    /// The display settings in effect.
    pub settings: Settings,
    /// The settings that the person has made, here or in an earlier visit; only these are saved.
    pub own_settings: Settings,
    /// The settings of the address, until the person changes something.
    pub address_settings: Settings,
    /// The level of the computer that was played against last, here or in an earlier visit.
    pub level: Rung,
    /// The person prefers reduced motion.
    pub reduced_motion: bool,
    /// The layout for the screen; unknown before the page is live.
    pub view: View,
    /// The state of the board besides the game.
    pub board_state: F::BoardState,
    /// What the considered choice would do.
    pub ghost: Option<Rc<F::Ghost>>,
    /// The target that has been tapped or held to look where it leads: the next tap on it plays.
    pub considered: Option<Target>,
    /// The address of a game that was left, until another has begun.
    pub resume: Option<String>,
    /// The address of a kept game that was played on from the one that was opened, by an older link.
    pub later: Option<Rc<str>>,
    /// Whether moves without a choice are played by themselves: after a choice they are, while looking back
    /// they are not.
    pub(super) autoplay: bool,
    /// The game is being played again, move after move.
    pub replaying: bool,
    /// The numbers of the moves that played themselves; undo skips these.
    pub(super) auto_played: Vec<usize>,
    /// The opponent's data about the seats it plays for.
    pub(super) opponent: OpponentSeats,
    /// The data shown of the opponent, once it has been mentioned.
    pub opponent_shown: Option<Rc<OpponentView>>,
    /// The state of advice.
    pub adviser: Rc<Adviser>,
    /// The board is looked at: no hand plays on it.
    pub is_shown_only: bool,
    /// The game plays itself, and begins again after its end.
    pub is_demo: bool,
    /// Nobody has begun, and who plays is asked.
    pub is_starting: bool,
    /// The example over the board, and whether it is still to begin by itself.
    pub example: Option<Rc<Table<F>>>,
    pub(super) example_due: bool,
    /// What the example shows, by the readings for which it was asked last: see `example.rs`.
    pub(super) example_words: RefCell<Option<(F, ExampleWords)>>,
    /// This table is such an example.
    pub is_example: bool,
    /// The examples of rules that the page has, a line each: the id of the rule, an address, and the move that the rule
    /// refuses there, if it does.
    pub rule_examples: Rc<str>,
    /// It stands beside another table, whose board has the same body.
    pub is_beside: bool,
    /// Where somebody was before they went to a moment in which a rule acts.
    pub return_to: Option<Return<F>>,
    /// What a lesson asks of the board.
    pub asked: Rc<Asked>,
    /// What is answered to the page around an embed.
    pub replies: Rc<Replies>,
    /// The open dialog, and one that opens after the game on the table has been saved.
    pub dialog: Option<Dialog>,
    pub opening: Option<Dialog>,
    /// What is being explained.
    pub explained: Option<Explained>,
    /// The number of actions so far: tables with equal numbers are equal.
    pub version: usize,
}

/// Where to go back to from a moment in which a rule acts.
#[derive(Clone)]
pub enum Return<F: Played> {
    /// In the same game, after so many moves, and if it was stopped there, steps of the last of them.
    Moment(usize, Option<usize>),
    /// To the table as it was. The game on it now is an example, as long as it has this number, so many moves and this end.
    Game { left: Rc<Table<F>>, game_number: usize, moves: usize, stop: Option<Stop> },
}

/// A dialog that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dialog {
    Setup,
    /// The last move as pictures.
    Strip,
    /// The error shown first below the field of the record: a file that was dropped could not be read.
    Menu {
        error: String,
    },
}

/// A game that was left for another.
pub(super) struct Branch<F: Played> {
    pub(super) session: Session<F>,
    pub(super) preset: &'static str,
    pub(super) names: Names,
    pub(super) auto_played: Vec<usize>,
    /// Its number among the games of the table.
    pub(super) game_number: usize,
}

/// The table's data about the seats that the opponent plays for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpponentSeats {
    /// The seats whose moves undo skips: the opponent's, if a person plays too.
    pub undo_skips: [bool; 3],
    /// The opponent is thinking: nobody may move for it.
    pub locked: bool,
    /// The opponent plays every seat, and nobody has started it: no move plays itself.
    pub paused: bool,
    /// The players' part of an address (`seats=h,ai3`); empty if only persons play. Until the opponent has read
    /// the seats, the part of the address that opened the page, unchanged.
    pub option: String,
}

/// Whether an address has a game that is to begin: at its start, with nobody seated.
pub(super) fn is_new<F: Played>(options: &Options<F>) -> bool {
    let session = &options.session;
    session.moves().is_empty() && *session.start() == session.game().start() && options.seats.is_empty()
}

impl<F: Played> Table<F> {
    /// The table of an address.
    pub fn new(options: Options<F>, view: View) -> Table<F> {
        let mut table = Table {
            is_shown_only: false,
            is_demo: false,
            is_starting: is_new(&options),
            example: None,
            example_due: true,
            example_words: RefCell::default(),
            is_example: false,
            rule_examples: Rc::default(),
            is_beside: false,
            return_to: None,
            asked: Rc::default(),
            replies: Rc::default(),
            board_state: options.session.game().board_state(),
            session: options.session,
            preset: options.preset,
            names: Names::default(),
            announcement: None,
            announcements: 0,
            why: None,
            last: None,
            showing: None,
            game_number: 0,
            games_begun: 0,
            branches: Vec::new(),
            flushes: 0,
            settings: options.settings,
            own_settings: Settings::default(),
            address_settings: options.settings,
            level: Rung::DEFAULT,
            reduced_motion: true,
            view,
            ghost: None,
            considered: None,
            resume: None,
            later: None,
            autoplay: true,
            replaying: false,
            auto_played: Vec::new(),
            opponent: OpponentSeats { option: options.seats, ..OpponentSeats::default() },
            opponent_shown: None,
            adviser: Rc::default(),
            dialog: None,
            opening: None,
            explained: None,
            version: 0,
        };
        table.position_changed();
        table.open(
            options.steps,
            options.errors.into_iter().next().map(|error| Message::Unreadable(error.into())),
        );
        table
    }

    /// The table of an address for a visitor who may have been here before.
    pub fn of_visit(options: Options<F>, view: View, visit: &Visit) -> Table<F> {
        let mut table = Table::new(options, view);
        (table.own_settings, table.settings) = (visit.own_settings, visit.settings);
        (table.level, table.reduced_motion) = (visit.level, visit.reduced_motion);
        table.resume = visit.resume.clone();
        table.rule_examples = visit.rule_examples.clone();
        table
    }

    /// The game on the table under its default preset.
    pub fn plain(&self) -> F {
        let game = self.session.game();
        F::by_name(game.name()).unwrap_or(*game)
    }

    /// Opens the position of the address, and announces the part of it that could not be parsed.
    pub(super) fn open(&mut self, steps: Option<usize>, error: Option<Message>) {
        self.autoplay = self.session.moves().is_empty();
        if let Some(steps) = steps {
            self.show_steps(steps, false);
        }
        if let Some(error) = error {
            self.warn(error);
        }
    }

    /// The move in the middle of which the picture is stopped, if it is.
    pub fn stopped_in(&self) -> Option<&Showing<F>> {
        self.showing.as_ref().filter(|showing| !showing.playing)
    }

    /// The position looked at as the board shows it; in the middle of a move without the moving pieces.
    pub fn position(&self) -> F::Position {
        match self.stopped_in() {
            Some(Showing { run, steps, .. }) => <F as Story>::resting_position(run, *steps),
            None => F::position(self),
        }
    }

    /// The position as far as the picture has come.
    pub fn shown_position(&self) -> F::Position {
        match &self.showing {
            Some(Showing { run, steps, .. }) => <F as Story>::resting_position(run, *steps),
            None => F::position(self),
        }
    }

    /// Whether the board shows the end of the game.
    pub fn shows_end(&self) -> bool {
        (self.session.outcome().is_some() || self.session.stop().is_some()) && self.showing.is_none()
    }

    /// Whose body the board shows.
    pub const fn body(&self) -> Body {
        match (self.is_example, self.is_beside) {
            (true, _) => Body::None,
            (_, true) => Body::Shared,
            _ => Body::Own,
        }
    }

    /// Whether moves are animated.
    pub fn animated(&self) -> bool {
        self.settings.speed() > 0.0 && !self.reduced_motion
    }

    /// Whether a lot or an only move is played as soon as the picture is complete.
    pub fn plays_automatically(&self) -> bool {
        let plays = self.animated() && self.settings.get(Set::Forced) == "play";
        self.autoplay
            && !self.is_shown_only
            && !self.opponent.paused
            && self.showing.is_none()
            && self.session.game().waits_for_round(self.session.position()).is_none()
            && !self.session.is_over()
            && (self.session.game().draws_lot(self.session.position())
                || plays && self.session.only_move().is_some())
    }

    /// Whether a person's move of this number played itself, because no other was possible.
    pub fn played_alone(&self, number: usize) -> bool {
        let game = self.session.game();
        let is_persons = |before: &F::Position| {
            !self.undo_skips(game.to_move(before))
                && !game.draws_lot(before)
                && game.waits_for_round(before).is_none()
        };
        let before = number.checked_sub(1).and_then(|before| self.session.after(before));
        self.auto_played.contains(&number) && before.is_some_and(is_persons)
    }

    /// Whether the next move of a game that is being played again is due.
    pub fn is_replay_due(&self) -> bool {
        self.replaying && self.showing.is_none() && self.session.cursor() < self.session.moves().len()
    }

    /// Whether something can be taken back: a choice under way, or a move that a person has chosen.
    pub fn can_undo(&self) -> bool {
        let session = &self.session;
        let is_own = |moves: usize| {
            let before = session.after(moves);
            let skips = before.is_none_or(|before| self.undo_skips(session.game().to_move(before)));
            !skips && (moves == 0 || !self.auto_played.contains(&(moves + 1)))
        };
        F::is_picking(self)
            || !session.chosen().is_empty()
            || session.stop().is_some()
            || (0..session.cursor()).rev().any(is_own)
    }

    pub fn can_redo(&self) -> bool {
        self.session.act(Action::Redo).is_ok()
    }

    /// Whether undo skips the moves of a seat.
    pub(super) fn undo_skips(&self, seat: Seat) -> bool {
        self.opponent.undo_skips[seat.index()]
    }

    /// Whether the position looked at is an earlier one of a game against the opponent in which it is the
    /// opponent's turn: it can be looked at, but not played.
    pub fn is_review(&self) -> bool {
        let (game, position) = (self.session.game(), self.session.position());
        let its = self.undo_skips(game.to_move(position)) || self.opponent.paused;
        // persons begin the next round
        let begins = game.waits_for_round(position).is_some() && self.session.only_move().is_some();
        its && self.session.cursor() < self.session.moves().len() && !begins
    }

    /// The number of steps shown, and of all steps, of the move being shown or else of the last one.
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
            announcement: self.announcement.clone(),
            branches: self.branches.clone(),
            why: self.why.clone(),
            last: self.last.clone(),
            showing: self.showing.clone(),
            board_state: self.board_state.clone(),
            ghost: self.ghost.clone(),
            resume: self.resume.clone(),
            later: self.later.clone(),
            auto_played: self.auto_played.clone(),
            opponent: self.opponent.clone(),
            opponent_shown: self.opponent_shown.clone(),
            adviser: self.adviser.clone(),
            example: self.example.clone(),
            example_words: self.example_words.clone(),
            rule_examples: self.rule_examples.clone(),
            return_to: self.return_to.clone(),
            asked: self.asked.clone(),
            replies: self.replies.clone(),
            dialog: self.dialog.clone(),
            opening: self.opening.clone(),
            ..*self
        }
    }
}
