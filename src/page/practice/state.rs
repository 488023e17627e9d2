//! The state of the page: the sheet and the question that is open on it, how it was answered, and the grade that follows.

use std::rc::Rc;

use yew::Reducible;

use super::{action::PracticeAction, address::Address, words::with_words};
use crate::{
    board::View,
    lesson::{
        course::CourseStep,
        exercise::{Ask, Asked, Grades, Number, question},
    },
    page::{
        lesson::{
            Visit,
            state::{LessonState, Phase},
        },
        played::Played,
    },
    protocol::{Told, told::Exercise},
};

pub struct PracticeState<F: Played + Asked> {
    pub plain: F,
    /// Games of the opponent, in which some of the positions come up.
    pub played: Rc<[Vec<F::Move>]>,
    /// The kinds that are asked; never empty.
    pub asks: Vec<Ask>,
    pub number: Number,
    /// The question, as a lesson of one step; of no step where there is no such question.
    pub lesson: Rc<LessonState<F>>,
    pub grades: Grades,
    /// Whether the answer to this question has been counted.
    counted: bool,
    /// Whether the sheet to print is shown.
    pub on_paper: bool,
    /// How often another question was gone to by the controls of the page.
    pub visits: usize,
}

impl<F: Played + Asked> Clone for PracticeState<F> {
    fn clone(&self) -> PracticeState<F> {
        PracticeState {
            played: self.played.clone(),
            asks: self.asks.clone(),
            lesson: self.lesson.clone(),
            ..*self
        }
    }
}

impl<F: Played + Asked> PracticeState<F> {
    pub fn new(plain: F, played: Rc<[Vec<F::Move>]>, view: View, visit: Visit, address: &Address) -> Self {
        let lesson = LessonState::with(plain, Vec::new().into(), view, visit).into();
        let mut state = PracticeState {
            plain,
            played,
            asks: F::ASKS.to_vec(),
            number: address.number,
            lesson,
            grades: Grades::at(address.number.grade),
            counted: false,
            on_paper: false,
            visits: 0,
        };
        state.go_to(address);
        state
    }

    /// The address of the question.
    pub fn address(&self) -> Address {
        let all = self.asks.len() == F::ASKS.len();
        let asks = if all { Vec::new() } else { self.asks.clone() };
        Address { number: self.number, asks, on_paper: self.on_paper }
    }

    /// How the question has been answered, for the page around an embed; nothing where there is no question.
    pub fn for_host(&self) -> Option<Told> {
        let (done, shown) = self.lesson.phase.ended();
        Some(Told::Exercise(Exercise {
            address: self.address().write(),
            kind: self.lesson.step()?.step.name.clone(),
            done,
            wrong: self.lesson.wrong,
            shown,
        }))
    }

    fn go_to(&mut self, address: &Address) {
        let asks: Vec<Ask> = F::ASKS.into_iter().filter(|ask| address.asks.contains(ask)).collect();
        self.asks = if asks.is_empty() { F::ASKS.to_vec() } else { asks };
        self.number = address.number;
        self.grades.grade = address.number.grade;
        self.on_paper = address.on_paper;
        self.open();
    }

    /// Opens the question of the number.
    fn open(&mut self) {
        let found = question(self.plain, self.number, &self.asks, &self.played);
        let steps: Vec<CourseStep> = found.iter().map(|found| with_words(self.plain, found)).collect();
        let Visit { settings, reduced_motion, .. } = self.lesson.visit;
        let visit = Visit { settings, reduced_motion, ..Visit::default() };
        self.lesson = LessonState::with(self.plain, steps.into(), self.lesson.view, visit).into();
        self.counted = false;
    }

    /// Counts the first answer to a question.
    fn count(&mut self) {
        let has_failed = self.lesson.wrong > 0 || self.lesson.phase == Phase::Shown;
        if !self.counted && (has_failed || self.lesson.phase == Phase::Solved) {
            self.counted = true;
            self.grades.answered(!has_failed);
        }
    }

    fn toggle(&mut self, ask: Ask) {
        let is_in = |known: &Ask| self.asks.contains(known) != (*known == ask);
        let asks: Vec<Ask> = F::ASKS.into_iter().filter(is_in).collect();
        if !asks.is_empty() {
            self.asks = asks;
            self.open();
        }
    }
}

impl<F: Played + Asked> Reducible for PracticeState<F> {
    type Action = PracticeAction<F>;

    fn reduce(self: Rc<Self>, action: PracticeAction<F>) -> Rc<Self> {
        let mut state = (*self).clone();
        match action {
            PracticeAction::Lesson(action) => {
                state.lesson = state.lesson.clone().reduce(action);
                if state.lesson.step().is_some() {
                    state.count();
                }
            }
            PracticeAction::Next => {
                let Number { seed, at, .. } = state.number;
                state.number = Number { seed, at: at.saturating_add(1), grade: state.grades.grade };
                state.open();
                state.visits += 1;
            }
            PracticeAction::Toggle(ask) => state.toggle(ask),
            PracticeAction::NewSheet(seed) => {
                state.number = Number { seed, at: 0, grade: state.grades.grade };
                state.open();
                state.visits += 1;
            }
            PracticeAction::OnPaper(shown) => {
                state.on_paper = shown;
                state.visits += 1;
            }
            PracticeAction::GoTo(address) => state.go_to(&address),
        }
        state.into()
    }
}
