//! The reducer of a table. The session alone decides what is allowed.

use std::rc::Rc;

use yew::Reducible;

use super::{
    action::{AutoMove, PageAction},
    next_level,
    opponent::{self, Seated},
    played::Played,
    table::{Names, OpponentSeats, Table, is_new},
};
use crate::{
    engine::Target,
    session::{Action, Refusal, Session},
    settings::{Set, Settings},
    story::{Query, Why, caption, query, showing::Run, why},
    words::{Message, UiText},
    worker::Rung,
};

impl<F: Played> Table<F> {
    pub(super) fn say(&mut self, message: Message) {
        self.announcement = Some(message.into());
        self.announcements += 1;
        self.why = None;
    }

    /// Announces that something cannot be done.
    pub(super) fn warn(&mut self, message: Message) {
        self.refuse(Why { message: message.into(), clause: None });
    }

    fn refuse(&mut self, why: Why) {
        self.why = Some(why.into());
        self.announcement = None;
        self.announcements += 1;
    }

    pub(super) fn refused(&mut self, target: Option<Target>, refusal: Refusal) {
        self.refuse(why::explain(&self.session, target, refusal));
    }

    /// After a change of the session: drops what belonged to the last position.
    pub(super) fn position_changed(&mut self) {
        self.last =
            self.session.replay(self.session.cursor()).map(|(before, events)| Run::of(before, events));
        self.showing = None;
        (self.ghost, self.considered) = (None, None);
        F::position_changed(self);
    }

    pub(super) fn act(&mut self, action: Action) {
        if self.is_shown_only && matches!(action, Action::Choose(_)) {
            return self.skip_animation();
        }
        if self.considered.take().is_some() {
            self.ghost = None;
        }
        if F::intercept(self, action) {
            return;
        }
        let done = match action {
            Action::Undo => self.undone(),
            Action::Choose(target) => F::choose(&self.session, target),
            _ => self.session.act(action),
        };
        // choosing the same again cancels the choice
        let dropped = |session: &Session<F>| {
            session.cursor() == self.session.cursor() && session.chosen().len() < self.session.chosen().len()
        };
        match done {
            Ok(session) if dropped(&session) => self.go(session, Action::Drop),
            Ok(session) => self.go(session, action),
            Err(refusal) => {
                let target = match action {
                    Action::Choose(target) => Some(target),
                    _ => None,
                };
                self.skip_animation();
                self.refused(target, refusal);
            }
        }
    }

    /// A tap ends the animation that is shown.
    fn skip_animation(&mut self) {
        self.showing = self.showing.take().filter(|showing| !showing.playing);
    }

    /// The session at the last position where a person had a choice; unchanged if there is none.
    fn undone(&self) -> Result<Session<F>, Refusal> {
        let mut session = self.session.act(Action::Undo)?;
        let passed = |session: &Session<F>| self.undo_skips(session.game().to_move(session.position()));
        while passed(&session) || session.cursor() > 0 && self.auto_played.contains(&(session.cursor() + 1)) {
            session = session.act(Action::Undo)?;
        }
        Ok(session)
    }

    /// After an action that was allowed.
    pub(super) fn go(&mut self, session: Session<F>, action: Action) {
        if matches!(action, Action::Choose(_)) && self.opponent.locked {
            self.skip_animation();
            return self.warn(UiText::NotByHand.into());
        }
        if matches!(action, Action::Choose(_)) && self.is_review() {
            self.skip_animation();
            return self.warn(UiText::NotInReview.into());
        }
        if let Some(question) = F::choice_under_way(&session) {
            // a choice is under way: the board does not change
            self.session = session;
            self.ghost = None;
            return self.say(question);
        }
        let moves = session.cursor();
        let on = moves > self.session.cursor();
        let next = caption::next(&session);
        self.say(match action {
            Action::Choose(_) | Action::Stop(_) => caption::announcement(&session),
            Action::Drop => query::answer(&session, session.position(), Query::Playable, None),
            Action::Redo => Message::PlayedAgain { moves, next },
            Action::Undo | Action::Goto(_) => Message::TookBack { moves, next },
        });
        self.autoplay = matches!(action, Action::Choose(_));
        if self.autoplay {
            self.auto_played.retain(|&number| number < moves);
        }
        if self.session.is_branched_by(&session) {
            self.branch_off();
        }
        self.session = session;
        if action == Action::Drop {
            return;
        }
        self.position_changed();
        if on && self.animated() && (self.autoplay || action == Action::Redo) {
            self.show_steps(0, true);
        }
    }

    /// Plays a move that no person chooses.
    fn auto_play(&mut self, which: AutoMove) {
        let game = *self.session.game();
        let chosen = match &which {
            AutoMove::Lot(lot) if self.plays_automatically() => {
                let place = |count: usize| (lot * count as f64) as usize;
                game.pick(self.session.position(), place, &mut Vec::new())
            }
            AutoMove::Lot(_) => return self.replay_next(),
            AutoMove::Notation(text) => game.read_move(text),
        };
        let Some(session) = chosen.and_then(|chosen| self.session.play(chosen).ok()) else {
            if let AutoMove::Notation(_) = which {
                self.warn(UiText::NotPlayed.into());
            }
            return;
        };
        let number = session.cursor();
        let announcement = caption::announcement(&session);
        // a lot is no surprise: only the first move that was no choice is told of
        let is_lot = |moves: usize| self.session.after(moves).is_some_and(|before| game.draws_lot(before));
        let is_first = self.auto_played.iter().all(|&number| is_lot(number - 1));
        let tells = matches!(which, AutoMove::Lot(_)) && is_first && !is_lot(number - 1);
        self.go(session, Action::Redo);
        self.say(if tells { Message::PlayedAlone(announcement.into()) } else { announcement });
        self.autoplay = true;
        if let AutoMove::Lot(_) = which {
            self.auto_played.push(number);
        }
    }

    /// Puts another game on the same table.
    fn load(&mut self, session: Session<F>, preset: &'static str, names: Names) {
        self.say(caption::announcement(&session));
        (self.session, self.preset, self.names) = (session, preset, names);
        self.branches.clear();
        self.later = None;
        self.count_game();
        self.auto_played.clear();
        self.autoplay = true;
        self.position_changed();
    }

    /// Sets what a choice that is pointed at would do, if the settings show it, or the one that was tapped or held.
    fn preview(&mut self, target: Option<Target>) {
        let tells = self.settings.get(Set::Ghost) == "on";
        let target = target.filter(|_| tells).or(self.considered).filter(|_| self.showing.is_none());
        self.ghost = target.and_then(|target| F::ghost(&self.session, target)).map(Into::into);
    }

    /// Seats the computer at all seats but the first, or persons at all.
    fn seat(&mut self, level: Option<Rung>) {
        let seats = self.session.game().kind().seats();
        self.names = opponent::with_computer(&self.names, seats, level);
    }

    fn apply(&mut self, action: PageAction<F>) {
        // whatever else a person does with the game ends its replay
        self.replaying &= !action.is_of_the_game();
        if action.ends_example() {
            (self.example, self.example_due) = (None, false);
        }
        self.forget_return(&action);
        match action {
            PageAction::Example { asked } => self.toggle_example(asked),
            PageAction::Replay => self.toggle_replay(),
            PageAction::Do(action) => {
                self.is_starting = false;
                self.act(action);
            }
            PageAction::Tap { target, holds } => self.tap(target, holds),
            PageAction::PlayComputer { level } => {
                self.is_starting = false;
                self.seat(Some(level));
            }
            PageAction::PlayTogether => {
                self.is_starting = false;
                self.seat(None);
            }
            PageAction::Board(action) => F::handle(self, action),
            PageAction::Warn(message) => self.warn(message),
            PageAction::SwitchBranch => self.switch_branch(),
            PageAction::ShowRule(clause) => self.show_rule(clause),
            PageAction::ReturnFromRule => self.return_from_rule(),
            PageAction::Rematch { level } => {
                let session = Session::new(*self.session.game(), *self.session.start());
                if self.settings.get(Set::Again) == "exchange" && F::exchanges_seats(&self.session) {
                    // every player moves on by one seat
                    let seats = session.game().kind().seats();
                    self.names[..seats].rotate_left(1);
                }
                if let Some(level) = level {
                    self.names = next_level::at_level(&self.names, level);
                }
                self.load(session, self.preset, self.names.clone());
            }
            PageAction::LoadGame { options, names, asks } => {
                // until the opponent has read the players of the address; without any it reports nothing
                if !options.seats.is_empty() {
                    let option = options.seats.clone();
                    self.opponent = OpponentSeats { option, ..OpponentSeats::default() };
                }
                self.is_starting = asks && !self.is_shown_only && is_new(&options);
                self.example_due = self.is_starting;
                self.load(options.session, options.preset, names);
                let error = options.errors.into_iter().next();
                self.open(options.steps, error.map(|error| Message::Unreadable(error.into())));
            }
            PageAction::Later(address) => self.later = address,
            PageAction::Turn(value) => {
                self.settings.put("orient", &value);
                self.address_settings.put("orient", &value);
            }
            PageAction::Names(names) => self.names = names,
            PageAction::SetOpponentSeats(seats) => self.opponent = seats,
            PageAction::Set { name, value } => {
                self.settings.put(&name, &value);
                self.own_settings.put(&name, &value);
                self.address_settings = Settings::default();
                (self.ghost, self.considered) = (None, None);
                // an animation stops when animations are turned off
                if !self.animated() {
                    self.skip_animation();
                }
            }
            PageAction::ShowOpponent(shown) => self.opponent_shown = Some(shown.into()),
            PageAction::ShowAdvice(adviser) => self.adviser = adviser,
            PageAction::SaveAndOpen(dialog) => {
                self.flushes += 1;
                self.opening = Some(dialog);
            }
            PageAction::SetDialog(dialog) => (self.dialog, self.opening) = (dialog, None),
            PageAction::Explain(what) => self.explained = what,
            PageAction::Rotated(view) => {
                self.view = view;
                if let Some(example) = &mut self.example {
                    Rc::make_mut(example).view = view;
                }
            }
            PageAction::Preview(target) => self.preview(target),
            PageAction::Dismiss => self.why = None,
            PageAction::Ask(query) => {
                let why = self.why.clone();
                self.say(F::answer_query(self, query));
                self.why = why;
            }
            PageAction::AutoPlay(which) => self.auto_play(which),
            PageAction::StepsShown(steps) => match &mut self.example {
                Some(example) => Rc::make_mut(example).steps_shown(steps),
                None => self.steps_shown(steps),
            },
            PageAction::Requests(requests) => self.requested(&requests),
            PageAction::StopAt(steps) => self.stop_at(steps),
            PageAction::Step { back } => self.step(back),
            PageAction::TogglePause => match &mut self.showing {
                Some(showing) if showing.playing => showing.playing = false,
                _ => {
                    // without animations the move stands at its beginning, to be stepped through by hand
                    let (steps, all) = self.steps();
                    self.show_steps(if steps == all { 0 } else { steps }, self.animated());
                }
            },
        }
        self.keep_left_game();
        let seated = Seated::of(self.session.game(), &self.names);
        self.level = seated.played_against().unwrap_or(self.level);
    }
}

impl<F: Played> Reducible for Table<F> {
    type Action = PageAction<F>;

    fn reduce(self: Rc<Self>, action: PageAction<F>) -> Rc<Self> {
        let mut table = (*self).clone();
        table.version += 1;
        table.apply(action);
        table.into()
    }
}

mod replay;
mod requests;
mod rule;
mod steps;
mod taps;
#[cfg(test)]
mod tests;
