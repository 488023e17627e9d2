//! Which steps of a move are heard where many pass at once: a long relay is heard all the way, and its knocks stay
//! apart.

use super::{Told, showing::Run};

/// So many knocks begin within so many milliseconds: twelve a second, however they lie.
const MOST: usize = 3;
const SPAN: f64 = 250.0;
/// No frame is longer.
const FRAME: f64 = 100.0;

/// Steps of a move that have passed since it was last listened to: so many were over then, and so many are now.
pub struct Passing<'a, F: Told> {
    pub run: &'a Run<F>,
    pub from: usize,
    pub to: usize,
    /// How fast its time passes.
    pub speed: f64,
}

impl<F: Told> Passing<'_, F> {
    /// What is heard now, in its order: `before` is when something was heard lately, in milliseconds as `now`. `knock`
    /// gives what a step sounds like as it begins, or as it lands. The last capture is always among it.
    pub fn heard<T>(
        &self,
        now: f64,
        before: &[f64],
        mut knock: impl FnMut(usize, bool) -> Option<T>,
    ) -> Vec<T> {
        let steps = (self.from..=self.to).flat_map(|step| [(step, false), (step, true)]);
        let passed = steps.filter(|&at| at > (self.from, false) && at < (self.to, true));
        let mut room = MOST.saturating_sub(before.iter().filter(|&&time| now - time < SPAN).count());
        let mut heard = Vec::new();
        let last = self.last_capture();
        for (step, lands) in passed.clone().filter(|&(step, _)| Some(step) == last) {
            if let Some(sound) = knock(step, lands) {
                heard.push(((step, lands), sound));
                room = room.saturating_sub(1);
            }
        }
        if last.is_some_and(|last| last > self.to && self.lasts(self.to, last) < SPAN + FRAME) {
            room = room.saturating_sub(1);
        }
        if self.is_dense() {
            let gap = SPAN / MOST as f64;
            room = room.min(usize::from(before.iter().all(|time| now - time >= gap)));
        }
        // where there is not room for all, the latest are those that are seen
        for (step, lands) in passed.rev().filter(|&(step, _)| Some(step) != last) {
            if room == 0 {
                break;
            }
            if let Some(sound) = knock(step, lands) {
                heard.push(((step, lands), sound));
                room -= 1;
            }
        }
        heard.sort_by_key(|&(at, _)| at);
        heard.into_iter().map(|(_, sound)| sound).collect()
    }

    /// Whether a move of which no more is shown has gone by: otherwise its rest was passed over.
    pub fn is_over(&self) -> bool {
        self.from + 1 == self.to || self.lasts(self.from, self.to) <= FRAME
    }

    /// The time between two steps as it passes, in milliseconds.
    fn lasts(&self, from: usize, to: usize) -> f64 {
        let timeline = &self.run.timeline;
        (timeline.time_of(to) - timeline.time_of(from)) / self.speed
    }

    /// Whether the steps follow one another faster than they may be heard.
    fn is_dense(&self) -> bool {
        let steps = self.run.steps();
        self.lasts(0, steps) * (MOST as f64) < SPAN * steps as f64
    }

    fn last_capture(&self) -> Option<usize> {
        (0..self.run.steps())
            .rev()
            .find(|&step| self.run.event(step).is_some_and(|cited| F::takes(&cited.what)))
    }
}
