//! The reducer of a comparison: both boards do the same, until they differ.

use std::rc::Rc;

use yew::Reducible;

use super::{action::CompareAction, state::CompareState};
use crate::{
    engine::Target,
    lesson::seen::Compared,
    page::{action::PageAction, played::Played},
    session::Action,
};

impl<F: Played + Compared> CompareState<F> {
    fn step(&mut self, back: bool) {
        let ((at, moves), (shown, all)) = (self.moves(), self.steps());
        match back {
            true if shown > 0 => self.stop_at(shown - 1),
            true if at > 0 => self.lay(at - 1, None),
            true => {}
            false if shown < all => self.stop_at(shown + 1),
            // a move that has no steps is looked at whole
            false if at < moves => {
                self.lay(at + 1, Some(0));
                self.stop_at(1);
            }
            false => {}
        }
    }

    /// Shows so many steps of the move looked at on both boards; a shorter move is shown whole.
    fn stop_at(&mut self, steps: usize) {
        let at = self.moves().0;
        for table in &mut self.tables {
            if table.session.cursor() == at {
                Rc::make_mut(table).show_steps(steps, false);
            }
        }
        self.mark();
    }

    /// One more step of what plays by itself; it stops where the boards part, and at the end.
    fn tick(&mut self) {
        if !self.is_playing {
            return;
        }
        let parts = self.reached().is_none();
        self.step(false);
        self.is_playing = self.has_more() && !(parts && self.reached().is_some());
    }

    fn toggle_play(&mut self) {
        let plays = !self.is_playing;
        // at the end both begin with the last move again
        if plays && !self.has_more() {
            self.lay(self.moves().0, Some(0));
        }
        self.is_playing = plays && self.has_more();
        // without movement the way there is not shown
        if self.is_playing && self.visit.is_some_and(|visit| visit.reduced_motion) {
            self.go_to_difference();
        }
    }

    fn go_to_difference(&mut self) {
        match self.comparison.parting {
            Some(parting) if parting.number > 0 => {
                self.lay(parting.number, Some(0));
                let (_, all) = self.steps();
                self.stop_at(if parting.steps == 0 { all } else { parting.steps });
            }
            _ => self.lay(self.moves().1, None),
        }
    }

    /// A choice on one board; a complete one is played on both.
    fn choose(&mut self, side: usize, action: PageAction<F>) {
        let target = match action {
            PageAction::Do(Action::Choose(target)) | PageAction::Tap { target, .. } => Some(target),
            _ => None,
        };
        let before = self.tables[side].session.cursor();
        let table = self.tables[side].clone().reduce(action);
        let after = table.session.cursor();
        let played = (after == before + 1).then(|| table.session.moves().get(before).copied()).flatten();
        let refused = table.why.is_some() && after == before;
        self.refusing = refused.then_some(side);
        let chosen =
            played.or_else(|| target.filter(|_| refused).and_then(|target| self.other(side, target)));
        self.tables[side] = table;
        let Some(chosen) = chosen else { return self.mark() };
        if let Ok(next) = self.comparison.with(before, chosen) {
            self.comparison = next;
            self.error = None;
            self.lay(before + 1, Some(0));
            match self.visit {
                Some(visit) if !visit.reduced_motion && visit.settings.speed() > 0.0 => {
                    self.is_playing = self.has_more();
                }
                _ => self.go_to_end_of_move(before + 1),
            }
        }
    }

    fn go_to_end_of_move(&mut self, number: usize) {
        match self.comparison.parting {
            Some(parting) if parting.number == number => self.go_to_difference(),
            _ => self.lay(number, None),
        }
    }

    /// The move that the other board allows with a choice that this one refuses; the first of several.
    fn other(&self, side: usize, target: Target) -> Option<F::Move> {
        let (own, other) = (&self.tables[side].session, &self.tables[1 - side].session);
        if own.cursor() != other.cursor() || other.is_over() || self.comparison.has_parted(own.cursor()) {
            return None;
        }
        let mut path = own.chosen().to_vec();
        path.push(target);
        let game = other.game();
        let mut found = None;
        game.each_move(other.position(), |chosen| {
            let fits = game.targets(other.position(), chosen).starts_with(&path);
            if found.is_none() && fits && !own.may_play(chosen) {
                found = Some(chosen);
            }
        });
        found
    }

    fn apply(&mut self, action: CompareAction<F>) {
        match action {
            CompareAction::Board { side, action } => self.on_board(side, action),
            CompareAction::Step { back } => {
                self.is_playing = false;
                self.step(back);
            }
            CompareAction::TogglePlay => self.toggle_play(),
            CompareAction::Tick => self.tick(),
            CompareAction::StopAt(steps) => {
                self.is_playing = false;
                self.stop_at(steps);
            }
            CompareAction::ToStart => self.lay(0, None),
            CompareAction::ToDifference => self.go_to_difference(),
            CompareAction::Open(address) => {
                self.open(&address);
                self.opened += 1;
            }
            CompareAction::Another => {
                let at = self.examples.iter().position(|known| self.is_of(known));
                let next = at.map_or(0, |at| (at + 1) % self.examples.len().max(1));
                if let Some(address) = self.examples.get(next).cloned() {
                    self.open(&address);
                    self.opened += 1;
                }
            }
            CompareAction::Rotated(view) => {
                self.view = view;
                for table in &mut self.tables {
                    Rc::make_mut(table).view = view;
                }
            }
        }
    }

    /// Whether an example is what lies on the boards.
    fn is_of(&self, example: &str) -> bool {
        let shown = self.address();
        let without_moment =
            |text: &str| text.split_once("&at=").map_or(text, |(before, _)| before).to_string();
        without_moment(example) == without_moment(&shown)
    }

    fn on_board(&mut self, side: usize, action: PageAction<F>) {
        match action {
            PageAction::Do(Action::Choose(_)) | PageAction::Tap { .. } => {
                // once they have parted, a move is no longer the same on both
                if self.comparison.has_parted(self.moves().0) {
                    return;
                }
                // a tap ends what plays, and acts
                if self.is_playing {
                    self.is_playing = false;
                    self.go_to_end_of_move(self.moves().0);
                }
                self.choose(side, action);
            }
            PageAction::Do(Action::Undo) => {
                let (at, _) = self.moves();
                self.lay(at.saturating_sub(1), None);
            }
            PageAction::Do(Action::Redo) => {
                let (at, moves) = self.moves();
                self.lay((at + 1).min(moves), None);
            }
            PageAction::Do(Action::Drop)
            | PageAction::Board(_)
            | PageAction::Ask(_)
            | PageAction::Dismiss => {
                self.choose(side, action);
            }
            _ => {}
        }
    }
}

impl<F: Played + Compared> Reducible for CompareState<F> {
    type Action = CompareAction<F>;

    fn reduce(self: Rc<Self>, action: CompareAction<F>) -> Rc<Self> {
        let mut state = (*self).clone();
        state.apply(action);
        state.into()
    }
}
