//! Selects the steps of a move that are heard when many pass at once, so that a long relay is audible all the
//! way and single knocks stay apart.

use super::{Story, showing::Run};

/// At most so many knocks in a span of milliseconds: twelve a second.
const MOST: usize = 3;
const SPAN: f64 = 250.0;
/// The longest frame, in milliseconds.
const FRAME: f64 = 100.0;

/// The steps of a move that have passed since the last call: those from `from` to `to`.
pub struct SoundFilter<'a, F: Story> {
    pub run: &'a Run<F>,
    pub from: usize,
    pub to: usize,
    /// The factor at which its time passes.
    pub speed: f64,
}

impl<F: Story> SoundFilter<'_, F> {
    /// The sounds of this moment, in order. `before` holds the times of recent sounds, in milliseconds like
    /// `now`. `knock` gives the sound of a step at its beginning or landing. The last capture is always
    /// included.
    pub fn sounds<T>(
        &self,
        now: f64,
        before: &[f64],
        mut knock: impl FnMut(usize, bool) -> Option<T>,
    ) -> Vec<T> {
        let steps = (self.from..=self.to).flat_map(|step| [(step, false), (step, true)]);
        let passed = steps.filter(|&at| at > (self.from, false) && at < (self.to, true));
        let mut room = MOST.saturating_sub(before.iter().filter(|&&time| now - time < SPAN).count());
        let mut sounds = Vec::new();
        let mut keep = |at: (usize, bool), sound: T| {
            let place = sounds.partition_point(|(known, _)| *known < at);
            sounds.insert(place, (at, sound));
        };
        let last = self.last_capture();
        for (step, lands) in passed.clone().filter(|&(step, _)| Some(step) == last) {
            if let Some(sound) = knock(step, lands) {
                keep((step, lands), sound);
                room = room.saturating_sub(1);
            }
        }
        if last.is_some_and(|last| last > self.to && self.duration(self.to, last) < SPAN + FRAME) {
            room = room.saturating_sub(1);
        }
        if self.is_dense() {
            let gap = SPAN / MOST as f64;
            room = room.min(usize::from(before.iter().all(|time| now - time >= gap)));
        }
        // if there is no room for all, prefer the latest, which match the picture
        for (step, lands) in passed.rev().filter(|&(step, _)| Some(step) != last) {
            if room == 0 {
                break;
            }
            if let Some(sound) = knock(step, lands) {
                keep((step, lands), sound);
                room -= 1;
            }
        }
        sounds.into_iter().map(|(_, sound)| sound).collect()
    }

    /// Whether a move that is no longer shown was played to its end; otherwise its rest was skipped.
    pub fn is_over(&self) -> bool {
        self.from + 1 == self.to || self.duration(self.from, self.to) <= FRAME
    }

    /// The time between two steps at the current speed, in milliseconds.
    fn duration(&self, from: usize, to: usize) -> f64 {
        let timeline = &self.run.timeline;
        (timeline.time_of(to) - timeline.time_of(from)) / self.speed
    }

    /// Whether the steps follow one another faster than sounds may.
    fn is_dense(&self) -> bool {
        let steps = self.run.steps();
        self.duration(0, steps) * (MOST as f64) < SPAN * steps as f64
    }

    fn last_capture(&self) -> Option<usize> {
        (0..self.run.steps())
            .rev()
            .find(|&step| self.run.event(step).is_some_and(|cited| F::is_capture(&cited.event)))
    }
}
