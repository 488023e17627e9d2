//! The state of a lesson: which step, what has been answered, and the table on which it is played.

use std::rc::Rc;

use super::{LessonProps, Visit, board::table, progress::Progress};
use crate::{
    board::View,
    engine::Target,
    lesson::{
        course::{CourseStep, Task},
        judge::{Posed, Right, pose},
        places::Taught,
    },
    page::{
        played::Played,
        table::{Answer, Asked, Table},
    },
    protocol::{Told, told::Lesson},
    words::Message,
};

/// After so many wrong answers the right one is offered.
pub const TRIES: usize = 2;

/// How far a person has come in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The question is open, or the moves are to be watched.
    Asked,
    /// A wrong move has been played, and lies on the board until it is put back.
    Wrong,
    /// Answered, or watched.
    Solved,
    /// The answer was shown.
    Shown,
}

impl Phase {
    /// Whether the step is done, and whether because its answer was shown.
    pub fn ended(self) -> (bool, bool) {
        (matches!(self, Phase::Solved | Phase::Shown), self == Phase::Shown)
    }
}

/// What was answered last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    Nothing,
    Place(Target),
    /// Places that were named though they are none of those asked for, and how many are still missing.
    Places {
        wrong: Vec<Target>,
        missing: Vec<Target>,
    },
    Number(u32),
    Option(usize),
    /// A move, which lies on the board.
    Move,
}

pub struct LessonState<F: Played + Taught> {
    pub plain: F,
    pub steps: Rc<[CourseStep]>,
    pub at: usize,
    /// The step made ready; `None` if that is impossible, which a test holds never to happen.
    pub posed: Option<Rc<Posed<F>>>,
    pub table: Rc<Table<F>>,
    pub phase: Phase,
    pub given: Given,
    /// The wrong answers to this step.
    pub wrong: usize,
    pub picked: Vec<Target>,
    /// The moves of the step are being played.
    pub is_watching: bool,
    /// Which of two readings is looked at.
    pub reading: Option<usize>,
    pub progress: Progress,
    /// Whether the steps are read aloud, and whether it was found that no voice speaks the language.
    pub listens: bool,
    pub lacks_voice: bool,
    /// The answer to a question about the board, asked by its key.
    pub told: Option<Rc<Message>>,
    /// How often a step was gone to by the controls of the page.
    pub visits: usize,
    /// How often something was said of an answer.
    pub replies: usize,
    pub visit: Visit,
    pub view: View,
}

impl<F: Played + Taught> Clone for LessonState<F> {
    fn clone(&self) -> LessonState<F> {
        LessonState {
            steps: self.steps.clone(),
            posed: self.posed.clone(),
            table: self.table.clone(),
            given: self.given.clone(),
            picked: self.picked.clone(),
            told: self.told.clone(),
            visit: self.visit.clone(),
            ..*self
        }
    }
}

impl<F: Played + Taught> LessonState<F> {
    pub fn new(props: &LessonProps<F>) -> LessonState<F> {
        let visit = props.visit.clone().unwrap_or_default();
        LessonState::with(props.plain, props.steps.clone(), props.view, visit)
    }

    /// A lesson of some steps, opened at the one that the visit asks for.
    pub fn with(plain: F, steps: Rc<[CourseStep]>, view: View, visit: Visit) -> LessonState<F> {
        let mut state = LessonState {
            plain,
            steps,
            at: 0,
            posed: None,
            table: table(plain, None, view, &visit).into(),
            phase: Phase::Asked,
            given: Given::Nothing,
            wrong: 0,
            picked: Vec::new(),
            is_watching: false,
            reading: None,
            progress: visit.progress,
            lacks_voice: false,
            told: None,
            listens: false,
            visits: 0,
            replies: 0,
            view,
            visit,
        };
        state.open(state.visit.at);
        state
    }

    /// How far somebody has come, for the page around an embed; nothing in a course without steps.
    pub fn for_host(&self) -> Option<Told> {
        let (done, shown) = self.phase.ended();
        Some(Told::Lesson(Lesson {
            step: self.at + 1,
            of: self.steps.len(),
            lesson: self.step()?.step.name.clone(),
            done,
            wrong: self.wrong,
            shown,
            finished: self.progress.count(),
        }))
    }

    /// The step that is open; `None` in a course without steps.
    pub fn step(&self) -> Option<&CourseStep> {
        self.steps.get(self.at)
    }

    pub fn task(&self) -> Task {
        self.step().map_or(Task::Show, |step| step.step.task)
    }

    pub fn right(&self) -> &Right {
        self.posed.as_ref().map_or(&Right::Nothing, |posed| &posed.right)
    }

    pub fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Asked | Phase::Wrong)
    }

    /// Whether there are moves to watch: those of the step, or the one that was asked about when it is answered.
    pub fn has_moves(&self) -> bool {
        let begins = self.posed.as_ref().map_or(0, |posed| posed.before.cursor());
        self.table.session.moves().len() > begins
    }

    /// Whether a move plays itself before anything is answered: one that is asked about. What is only shown waits until it
    /// is read.
    fn plays_first(&self) -> bool {
        let has_played = |posed: &Rc<Posed<F>>| posed.after.cursor() > posed.before.cursor();
        self.task() == Task::Name && self.posed.as_ref().is_some_and(has_played)
    }

    /// Opens a step at its beginning.
    pub(super) fn open(&mut self, at: usize) {
        self.at = at.min(self.steps.len().saturating_sub(1));
        let posed = self.step().and_then(|step| pose(self.plain, &step.step).ok());
        self.posed = posed.map(Rc::new);
        (self.phase, self.given, self.wrong) = (Phase::Asked, Given::Nothing, 0);
        (self.picked, self.reading) = (Vec::new(), None);
        self.lay();
        self.is_watching = self.plays_first();
        self.told = None;
        if matches!(self.task(), Task::Show | Task::Game) && !self.has_moves() {
            self.phase = Phase::Solved;
        }
        // its link leads to another page
        if self.task() == Task::Game {
            self.progress.done(self.at);
        }
    }

    /// Lays the position of the step on the table.
    pub(super) fn lay(&mut self) {
        let mut table = table(self.plain, self.posed.as_deref(), self.view, &self.visit);
        if self.task() == Task::Play {
            if let Some(posed) = &self.posed {
                table.session = posed.before.clone();
            }
            table.position_changed();
            table.opponent.locked = false;
        }
        self.table = table.into();
        self.is_watching = false;
        self.mark();
    }

    /// Shows on the board what has been answered.
    pub(super) fn mark(&mut self) {
        let mut answers: Vec<(Target, Answer)> = Vec::new();
        match &self.given {
            Given::Place(place) if self.is_open() => answers.push((*place, Answer::Wrong)),
            Given::Places { wrong, .. } if self.is_open() => {
                answers.extend(wrong.iter().map(|place| (*place, Answer::Wrong)));
            }
            _ => {}
        }
        let picked = self.picked.iter().filter(|place| answers.iter().all(|(known, _)| known != *place));
        let picked: Vec<_> = picked.map(|place| (*place, Answer::Picked)).collect();
        answers.extend(picked);
        if !self.is_open() {
            answers = match self.right() {
                Right::Place(place) => vec![(*place, Answer::Right)],
                Right::Places(all) => all.iter().map(|place| (*place, Answer::Right)).collect(),
                _ => Vec::new(),
            };
        }
        let takes_places = self.is_open() && self.task().asks_for_places();
        let asked = Asked { takes_places, answers };
        Rc::make_mut(&mut self.table).asked = asked.into();
    }
}
