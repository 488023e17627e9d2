//! The reducer of a lesson: what is done in it, and how an answer is judged.

use std::rc::Rc;

use yew::Reducible;

use super::{
    action::LessonAction,
    board,
    progress::Progress,
    state::{Given, LessonState, Phase},
};
use crate::{
    engine::Target,
    lesson::{
        course::Task,
        goal,
        judge::{Right, pose_under, solution},
        places::Taught,
    },
    page::{action::PageAction, played::Played},
    session::Action,
    story::Query,
};

impl<F: Played + Taught> LessonState<F> {
    fn act(&mut self, action: PageAction<F>) {
        self.table = self.table.clone().reduce(action);
    }

    /// Goes to another step by the controls of the page.
    fn go(&mut self, at: usize) {
        self.open(at);
        self.visits += 1;
    }

    /// The step is over.
    fn solve(&mut self, phase: Phase) {
        self.phase = phase;
        self.replies += 1;
        self.progress.done(self.at);
        self.mark();
    }

    /// An answer that is right, whose moves are then played, or wrong.
    fn judge(&mut self, given: Given, is_right: bool) {
        self.given = given;
        if is_right {
            self.solve(Phase::Solved);
            self.watch();
        } else {
            self.wrong += 1;
            self.replies += 1;
            self.mark();
        }
    }

    fn name(&mut self, place: Target) {
        if !self.is_open() {
            return;
        }
        match self.right().clone() {
            Right::Place(right) => self.judge(Given::Place(place), place == right),
            Right::Places(_) => {
                match self.picked.iter().position(|known| *known == place) {
                    Some(at) => drop(self.picked.remove(at)),
                    None => self.picked.push(place),
                }
                self.given = Given::Nothing;
                self.mark();
            }
            _ => {}
        }
    }

    fn done(&mut self) {
        let Right::Places(right) = self.right().clone() else { return };
        if !self.is_open() {
            return;
        }
        let wrong: Vec<_> = self.picked.iter().copied().filter(|place| !right.contains(place)).collect();
        let missing: Vec<_> = right.into_iter().filter(|place| !self.picked.contains(place)).collect();
        let is_right = wrong.is_empty() && missing.is_empty();
        self.judge(Given::Places { wrong, missing }, is_right);
    }

    fn option(&mut self, at: usize) {
        match self.right() {
            Right::Option(right) if self.is_open() => {
                let is_right = *right == at;
                self.judge(Given::Option(at), is_right);
            }
            _ if self.task() == Task::Readings => self.look_under(at),
            _ => {}
        }
    }

    /// Plays the moves of the step under one of its readings.
    fn look_under(&mut self, at: usize) {
        let Some(step) = self.step() else { return };
        let reading = if at == 0 { &step.step.a } else { &step.step.b };
        if let Ok(posed) = pose_under(self.plain, &step.step, reading) {
            self.reading = Some(at);
            self.posed = Some(posed.into());
            self.lay();
            self.solve(Phase::Solved);
            self.watch();
        }
    }

    /// Plays the moves of the step from their beginning; without movement they lie on the board at once.
    fn watch(&mut self) {
        if !self.has_moves() {
            return;
        }
        let begins = self.posed.as_ref().map_or(0, |posed| posed.before.cursor());
        let begins = if self.task() == Task::Play { self.table.session.moves().len() - 1 } else { begins };
        self.act(PageAction::Do(Action::Goto(begins)));
        self.is_watching = true;
        self.watch_on();
    }

    /// Plays the next move, if the picture stands still.
    fn watch_on(&mut self) {
        if !self.is_watching || self.table.showing.is_some() {
            return;
        }
        if self.table.session.cursor() < self.table.session.moves().len() {
            return self.act(PageAction::Do(Action::Redo));
        }
        self.is_watching = false;
        if self.is_open() && self.task() == Task::Show {
            self.solve(Phase::Solved);
        }
    }

    fn show_me(&mut self) {
        if !self.is_open() {
            return;
        }
        if let (Right::Move(goal), Some(posed)) = (self.right().clone(), self.posed.clone()) {
            self.lay();
            if let Some(solved) = solution(&posed.before, &goal) {
                let table = Rc::make_mut(&mut self.table);
                table.session = solved;
                table.position_changed();
                table.opponent.locked = true;
            }
        }
        self.given = Given::Nothing;
        self.solve(Phase::Shown);
        self.watch();
    }

    /// After an action on the board: a move that was played is judged.
    fn played(&mut self) {
        let (Right::Move(goal), Some(posed)) = (self.right().clone(), self.posed.clone()) else { return };
        let has_played = self.table.session.cursor() > posed.before.cursor();
        if self.phase != Phase::Asked || !has_played {
            return;
        }
        Rc::make_mut(&mut self.table).opponent.locked = true;
        self.given = Given::Move;
        if goal::is_met(&self.table.session, &goal) {
            self.solve(Phase::Solved);
        } else {
            (self.phase, self.wrong) = (Phase::Wrong, self.wrong + 1);
            self.replies += 1;
        }
    }

    fn apply(&mut self, action: LessonAction<F>) {
        match action {
            LessonAction::Goto(at) => self.go(at),
            LessonAction::Next => {
                if !self.task().asks() {
                    self.progress.done(self.at);
                }
                if self.at + 1 < self.steps.len() {
                    self.go(self.at + 1);
                }
            }
            LessonAction::Back => self.go(self.at.saturating_sub(1)),
            LessonAction::Restart => {
                self.progress = Progress::default();
                self.go(0);
            }
            LessonAction::Table(action) if board::is_allowed(&action) => {
                // another tap puts a wrong move back
                if self.phase == Phase::Wrong && board::plays(&action) {
                    return self.try_again();
                }
                if self.table.opponent.locked && board::plays(&action) {
                    return;
                }
                // which holes may be played is what a step may ask
                let asks = match action {
                    PageAction::Ask(Query::Playable) if self.task() == Task::Playable && self.is_open() => {
                        return;
                    }
                    PageAction::Ask(_) => true,
                    _ => false,
                };
                self.act(action);
                self.played();
                if asks {
                    self.told = self.table.announcement.clone();
                    self.replies += 1;
                }
            }
            LessonAction::Table(_) => {}
            LessonAction::Name(place) => self.name(place),
            LessonAction::Done => self.done(),
            LessonAction::Number(number) => {
                if let (Right::Number { number: right, .. }, true) = (self.right(), self.is_open()) {
                    let is_right = *right == number;
                    self.judge(Given::Number(number), is_right);
                }
            }
            LessonAction::Option(at) => self.option(at),
            LessonAction::ShowMe => self.show_me(),
            LessonAction::TryAgain => self.try_again(),
            LessonAction::Watch => self.watch(),
            LessonAction::WatchOn => self.watch_on(),
            LessonAction::Listen => self.listens = !self.listens,
            LessonAction::NoVoice => (self.lacks_voice, self.listens) = (true, false),
            LessonAction::Rotated(view) => {
                self.view = view;
                self.act(PageAction::Rotated(view));
            }
        }
    }

    fn try_again(&mut self) {
        if self.phase == Phase::Wrong {
            (self.phase, self.given) = (Phase::Asked, Given::Nothing);
            self.lay();
        }
    }
}

impl<F: Played + Taught> Reducible for LessonState<F> {
    type Action = LessonAction<F>;

    fn reduce(self: Rc<Self>, action: LessonAction<F>) -> Rc<Self> {
        let mut state = (*self).clone();
        state.apply(action);
        state.into()
    }
}
