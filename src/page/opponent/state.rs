//! The opponent's state, and how it changes by itself.

use std::rc::Rc;

use yew::Callback;

use super::{
    panel::{Exchange, View},
    seats::Seated,
    stage::Stage,
    watch::Watch,
};
use crate::{
    engine::seat::Seat,
    page::{browser, table::OpponentSeats},
    words::opponent::{OpponentMessage, SeatsError},
    worker::{Command, Rung},
};

/// The opponent's state of the page.
#[derive(Default)]
pub struct Opponent {
    /// The number of the last request for a move; the numbers of advice have the highest bit set.
    pub(super) turn: u32,
    /// The last request; it is not repeated.
    pub(super) last_request: String,
    pub(super) stage: Stage,
    pub(super) offer: Offer,
    /// The players that the address has just asked for. The next report of the table is ignored if it still has
    /// others.
    pub(super) expected_players: Option<Seated>,
    /// The players, as last reported by the page.
    pub(super) seated: Seated,
    /// The game is over in the position looked at.
    pub(super) over: bool,
    /// A move is being shown.
    pub(super) showing: bool,
    pub(super) watch: Watch,
    /// The seats that persons have taken over from it, with its levels there.
    pub(super) taken_over: [Option<Rung>; 3],
    /// Why the players requested by the address are not possible.
    pub(super) seats_error: Option<SeatsError>,
    /// The data last sent to the table about the seats, and the view shown; `None` before the opponent has been
    /// mentioned.
    pub(super) sent_seats: Option<OpponentSeats>,
    pub(super) shown_view: Option<View>,
    /// A dialog is open; no move is played below it.
    pub(super) under_dialog: bool,
    pub(super) on_seats: Callback<OpponentSeats>,
    pub(super) on_view: Callback<View>,
    /// Called to play a move, in notation.
    pub(super) on_move: Callback<String>,
    /// Called when a pause between two moves is over.
    pub(super) on_pause_end: Option<Rc<dyn Fn()>>,
}

/// The state of the last offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Offer {
    #[default]
    None,
    /// The request number of the evaluation, and whether the opponent's own move waits for it.
    Pending {
        turn: u32,
        holds_move: bool,
    },
    Agreed,
    Refused,
}

impl Offer {
    pub fn is_pending(self) -> bool {
        matches!(self, Offer::Pending { .. })
    }

    /// Whether the opponent has the move but waits for this evaluation, so that nobody may move for it.
    pub fn blocks_moves(self) -> bool {
        matches!(self, Offer::Pending { holds_move: true, .. })
    }

    pub fn message(self) -> Option<OpponentMessage> {
        match self {
            Offer::None => None,
            Offer::Pending { .. } => Some(OpponentMessage::Weighs),
            Offer::Agreed => Some(OpponentMessage::Agrees),
            Offer::Refused => Some(OpponentMessage::Refuses),
        }
    }
}

impl Opponent {
    /// Whether the worker is busy with a move or with an offer.
    pub fn is_thinking(&self) -> bool {
        self.stage == Stage::Thinking || self.offer.is_pending()
    }

    /// Whether it has the move and is thinking, so that nobody may move for it.
    pub fn blocks_moves(&self) -> bool {
        self.watch.runs()
            || self.offer.blocks_moves()
            || matches!(self.stage, Stage::Thinking | Stage::Found(_))
    }

    /// Notes the players at the table, and whether the game is over there.
    pub(super) fn set_players(&mut self, seated: Seated, over: bool) {
        (self.seated, self.over) = (seated, over);
        for seat in (0..3).filter_map(Seat::at).filter(|&seat| seated.level(seat).is_some()) {
            self.taken_over[seat.index()] = None;
        }
    }

    /// Stops the current request.
    pub(super) fn stop_thinking(&mut self) {
        if self.stage == Stage::Thinking {
            browser::ask_opponent(&Command::Stop(self.turn).write());
        }
    }

    /// Sets the stage to waiting.
    pub(super) fn set_idle(&mut self) {
        self.stop_thinking();
        self.last_request.clear();
        self.set_stage(Stage::Idle);
    }

    /// Notes whether a move is being shown.
    pub fn set_showing(&mut self, showing: bool) {
        self.showing = showing;
        if showing {
            self.watch.animation_started();
        }
        self.play();
    }

    /// Plays the move that has been found, unless a picture or a pause must end first.
    pub(super) fn play(&mut self) {
        let may = !self.showing && self.pause_is_over();
        if let Stage::Found(chosen) = self.stage.clone()
            && may
            && !self.under_dialog
            && !browser::is_hidden()
        {
            self.watch.own_move_played();
            self.set_stage(Stage::Idle);
            self.on_move.emit(chosen);
        }
    }

    /// Starts the pause after a move in a watched game, if it has not started; returns whether it is over.
    pub(super) fn pause_is_over(&mut self) -> bool {
        !self.watch.runs() || self.watch.may_play(&self.on_pause_end)
    }

    /// Called when the pause is over.
    pub(super) fn pause_ended(&mut self) {
        self.watch.end_pause();
        self.play();
    }

    /// Enters another stage.
    pub(super) fn set_stage(&mut self, stage: Stage) {
        self.stage = stage;
        self.show();
    }

    /// Updates the panel, and sends the table the seats whose moves are not made by hand.
    pub(super) fn show(&mut self) {
        let seats =
            self.seated.for_table(self.blocks_moves(), self.seated.is_opponent_only() && !self.watch.runs());
        if self.sent_seats.as_ref() != Some(&seats) {
            self.on_seats.emit(seats.clone());
            self.sent_seats = Some(seats);
        }
        let view = self.view();
        if self.shown_view.as_ref() != Some(&view) {
            self.on_view.emit(view.clone());
            self.shown_view = Some(view);
        }
    }

    fn view(&self) -> View {
        let mut view = View {
            message: self.message(),
            action: self.action(),
            seats: self.exchanges(),
            watched: self.seated.is_opponent_only(),
            hidden: false,
        };
        let acts = view.action.is_some() || !view.seats.is_empty();
        view.hidden = !self.seated.has_opponent() && self.seats_error.is_none() && !acts;
        view
    }

    fn message(&self) -> OpponentMessage {
        if let Some(error) = &self.seats_error {
            return OpponentMessage::Unseated(error.clone());
        }
        if let Some(message) = self.offer.message() {
            return message;
        }
        match (&self.stage, self.seated.is_opponent_only()) {
            (Stage::Stopped(Some(why)), _) => OpponentMessage::Failed(*why),
            (_, true) if self.over => OpponentMessage::Over,
            (_, true) if self.watch.runs() => OpponentMessage::Watched,
            (_, true) => OpponentMessage::Halted,
            (Stage::Idle, false) => OpponentMessage::Waits,
            (Stage::Thinking | Stage::Found(_), false) => OpponentMessage::Thinks,
            (Stage::Stopped(None), false) => OpponentMessage::Stopped,
        }
    }

    fn action(&self) -> Option<OpponentMessage> {
        match (&self.stage, self.seated.is_opponent_only()) {
            (_, true) if self.over => None,
            (_, true) if self.watch.runs() => Some(OpponentMessage::Pause),
            (_, true) => Some(OpponentMessage::Start),
            (Stage::Idle, false) => None,
            (Stage::Thinking | Stage::Found(_), false) => Some(OpponentMessage::Stop),
            (Stage::Stopped(_), false) => Some(OpponentMessage::Think),
        }
    }

    fn exchanges(&self) -> Vec<Exchange> {
        let seat = |seat: Seat| match self.seated.level(seat) {
            Some(_) if self.seated.is_opponent_only() && !self.over => Some(Exchange::Take(seat)),
            _ if self.taken_over[seat.index()].is_some() => Some(Exchange::Give(seat)),
            _ => None,
        };
        (0..3).filter_map(Seat::at).filter_map(seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::sample, page::opponent::seats::name, words::opponent::WorkerFailure};

    fn opponent(names: [Option<u8>; 3]) -> Opponent {
        let seated =
            Seated::of(&sample::THREE.game(), &names.map(|level| level.map(Rung::of_level).map(name)));
        Opponent { seated, ..Opponent::default() }
    }

    /// The names of the buttons.
    fn ids(opponent: &Opponent) -> Vec<String> {
        let view = opponent.view();
        let action = view.action.map(|_| "do".to_string());
        action.into_iter().chain(view.seats.iter().map(|seat| seat.button().0)).collect()
    }

    #[test]
    fn what_can_be_done_follows_from_what_it_does() {
        let mut one = opponent([None, Some(3), None]);
        for (stage, buttons) in [
            (Stage::Idle, &[] as &[&str]),
            (Stage::Thinking, &["do"]),
            (Stage::Found("a".into()), &["do"]),
            (Stage::Stopped(None), &["do"]),
            (Stage::Stopped(Some(WorkerFailure::Broken)), &["do"]),
        ] {
            one.stage = stage;
            assert_eq!(ids(&one), buttons, "{:?}", one.stage);
        }
        // a seat that was taken over can be returned
        one.stage = Stage::Idle;
        one.taken_over[2] = Some(Rung::of_level(5));
        assert_eq!(ids(&one), ["give-third"]);
    }

    #[test]
    fn who_watches_starts_it_stops_it_and_takes_any_seat() {
        let mut all = opponent([Some(1), Some(3), Some(6)]);
        let seats = ["do", "take-first", "take-second", "take-third"];
        assert_eq!((all.message(), ids(&all)), (OpponentMessage::Halted, seats.map(String::from).to_vec()));
        assert_eq!(all.view().action, Some(OpponentMessage::Start));
        all.watch.start();
        all.stage = Stage::Thinking;
        assert_eq!((all.message(), ids(&all)), (OpponentMessage::Watched, seats.map(String::from).to_vec()));
        assert_eq!(all.view().action, Some(OpponentMessage::Pause));
        all.over = true;
        assert_eq!((all.message(), ids(&all)), (OpponentMessage::Over, Vec::new()));
    }
}
