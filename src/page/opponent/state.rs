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
    worker::Command,
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
    pub(super) taken: [Option<u8>; 3],
    /// Why the players requested by the address are not possible.
    pub(super) trouble: Option<SeatsError>,
    /// The data last sent to the table about the seats, and the view shown; `None` before the opponent has been
    /// mentioned.
    pub(super) sent: Option<OpponentSeats>,
    pub(super) shown: Option<View>,
    /// A dialog is open; no move is played below it.
    pub(super) under_dialog: bool,
    pub(super) on_seats: Callback<OpponentSeats>,
    pub(super) on_view: Callback<View>,
    /// Called to play a move, in notation.
    pub(super) on_move: Callback<String>,
    /// Called when a pause between two moves is over.
    pub(super) rested: Option<Rc<dyn Fn()>>,
}

/// The state of the last offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Offer {
    #[default]
    None,
    /// The request number of the evaluation, and whether the opponent's own move waits for it.
    Weighed {
        turn: u32,
        waits: bool,
    },
    Agreed,
    Refused,
}

impl Offer {
    pub fn is_weighed(self) -> bool {
        matches!(self, Offer::Weighed { .. })
    }

    /// Whether the opponent has the move but waits for this evaluation, so that nobody may move for it.
    pub fn blocks_moves(self) -> bool {
        matches!(self, Offer::Weighed { waits: true, .. })
    }

    pub fn says(self) -> Option<OpponentMessage> {
        match self {
            Offer::None => None,
            Offer::Weighed { .. } => Some(OpponentMessage::Weighs),
            Offer::Agreed => Some(OpponentMessage::Agrees),
            Offer::Refused => Some(OpponentMessage::Refuses),
        }
    }
}

impl Opponent {
    /// Whether the worker is busy with a move or with an offer.
    pub fn is_thinking(&self) -> bool {
        self.stage == Stage::Thinks || self.offer.is_weighed()
    }

    /// Whether it has the move and is thinking, so that nobody may move for it.
    pub fn blocks_moves(&self) -> bool {
        self.watch.runs()
            || self.offer.blocks_moves()
            || matches!(self.stage, Stage::Thinks | Stage::Found(_))
    }

    /// Notes the players at the table, and whether the game is over there.
    pub(super) fn set_players(&mut self, seated: Seated, over: bool) {
        (self.seated, self.over) = (seated, over);
        for seat in (0..3).filter_map(Seat::at).filter(|&seat| seated.level(seat).is_some()) {
            self.taken[seat.index()] = None;
        }
    }

    /// Stops the current request.
    pub(super) fn stop_thinking(&mut self) {
        if self.stage == Stage::Thinks {
            browser::ask_opponent(&Command::Stop(self.turn).write());
        }
    }

    /// Sets the stage to waiting.
    pub(super) fn set_idle(&mut self) {
        self.stop_thinking();
        self.last_request.clear();
        self.set_stage(Stage::Waits);
    }

    /// Notes whether a move is being shown.
    pub fn step(&mut self, showing: bool) {
        self.showing = showing;
        if showing {
            self.watch.shown();
        }
        self.play();
    }

    /// Plays the move that has been found, unless a picture or a pause must end first.
    pub(super) fn play(&mut self) {
        let may = !self.showing && self.pause();
        if let Stage::Found(chosen) = self.stage.clone()
            && may
            && !self.under_dialog
            && !browser::is_hidden()
        {
            self.watch.plays();
            self.set_stage(Stage::Waits);
            self.on_move.emit(chosen);
        }
    }

    /// Starts the pause after a move in a watched game, if it has not started; returns whether it is over.
    pub(super) fn pause(&mut self) -> bool {
        !self.watch.runs() || self.watch.may_play(&self.rested)
    }

    /// Called when the pause is over.
    pub(super) fn has_rested(&mut self) {
        self.watch.rested();
        self.play();
    }

    /// Enters another stage.
    pub(super) fn set_stage(&mut self, stage: Stage) {
        self.stage = stage;
        self.show();
    }

    /// Updates the panel, and sends the table the seats whose moves are not made by hand.
    pub(super) fn show(&mut self) {
        let told = self.seated.for_table(self.blocks_moves(), self.seated.is_all() && !self.watch.runs());
        if self.sent.as_ref() != Some(&told) {
            self.on_seats.emit(told.clone());
            self.sent = Some(told);
        }
        let view = self.view();
        if self.shown.as_ref() != Some(&view) {
            self.on_view.emit(view.clone());
            self.shown = Some(view);
        }
    }

    fn view(&self) -> View {
        let mut view = View {
            says: self.says(),
            does: self.does(),
            seats: self.exchanges(),
            watched: self.seated.is_all(),
            hidden: false,
        };
        let acts = view.does.is_some() || !view.seats.is_empty();
        view.hidden = !self.seated.is_any() && self.trouble.is_none() && !acts;
        view
    }

    fn says(&self) -> OpponentMessage {
        if let Some(trouble) = &self.trouble {
            return OpponentMessage::Unseated(trouble.clone());
        }
        if let Some(says) = self.offer.says() {
            return says;
        }
        match (&self.stage, self.seated.is_all()) {
            (Stage::Rests(Some(why)), _) => OpponentMessage::Failed(*why),
            (_, true) if self.over => OpponentMessage::Over,
            (_, true) if self.watch.runs() => OpponentMessage::Watched,
            (_, true) => OpponentMessage::Halted,
            (Stage::Waits, false) => OpponentMessage::Waits,
            (Stage::Thinks | Stage::Found(_), false) => OpponentMessage::Thinks,
            (Stage::Rests(None), false) => OpponentMessage::Stopped,
        }
    }

    fn does(&self) -> Option<OpponentMessage> {
        match (&self.stage, self.seated.is_all()) {
            (_, true) if self.over => None,
            (_, true) if self.watch.runs() => Some(OpponentMessage::Pause),
            (_, true) => Some(OpponentMessage::Start),
            (Stage::Waits, false) => None,
            (Stage::Thinks | Stage::Found(_), false) => Some(OpponentMessage::Stop),
            (Stage::Rests(_), false) => Some(OpponentMessage::Think),
        }
    }

    fn exchanges(&self) -> Vec<Exchange> {
        let seat = |seat: Seat| match self.seated.level(seat) {
            Some(_) if self.seated.is_all() && !self.over => Some(Exchange::Take(seat)),
            _ if self.taken[seat.index()].is_some() => Some(Exchange::Give(seat)),
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
        let seated = Seated::of(&sample::THREE.game(), &names.map(|level| level.map(name)));
        Opponent { seated, ..Opponent::default() }
    }

    /// The names of the buttons.
    fn ids(opponent: &Opponent) -> Vec<String> {
        let view = opponent.view();
        let does = view.does.map(|_| "do".to_string());
        does.into_iter().chain(view.seats.iter().map(|seat| seat.button().0)).collect()
    }

    #[test]
    fn what_can_be_done_follows_from_what_it_does() {
        let mut own = opponent([None, Some(3), None]);
        for (stage, buttons) in [
            (Stage::Waits, &[] as &[&str]),
            (Stage::Thinks, &["do"]),
            (Stage::Found("a".into()), &["do"]),
            (Stage::Rests(None), &["do"]),
            (Stage::Rests(Some(WorkerFailure::Broken)), &["do"]),
        ] {
            own.stage = stage;
            assert_eq!(ids(&own), buttons, "{:?}", own.stage);
        }
        // a seat that was taken over can be returned
        own.stage = Stage::Waits;
        own.taken[2] = Some(5);
        assert_eq!(ids(&own), ["give-third"]);
    }

    #[test]
    fn who_watches_starts_it_stops_it_and_takes_any_seat() {
        let mut all = opponent([Some(1), Some(3), Some(6)]);
        let seats = ["do", "take-first", "take-second", "take-third"];
        assert_eq!((all.says(), ids(&all)), (OpponentMessage::Halted, seats.map(String::from).to_vec()));
        assert_eq!(all.view().does, Some(OpponentMessage::Start));
        all.watch.start();
        all.stage = Stage::Thinks;
        assert_eq!((all.says(), ids(&all)), (OpponentMessage::Watched, seats.map(String::from).to_vec()));
        assert_eq!(all.view().does, Some(OpponentMessage::Pause));
        all.over = true;
        assert_eq!((all.says(), ids(&all)), (OpponentMessage::Over, Vec::new()));
    }
}
