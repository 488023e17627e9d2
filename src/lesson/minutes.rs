//! How long a course takes: its words at the pace of a reader, its moves as long as they are shown, and a while for each
//! answer.

use super::{course::CourseStep, file::steps, judge::pose, places::Taught};
use crate::{
    engine::{Kind, pasang::Pasang},
    story::showing::Run,
};

/// Words that are read in a minute.
const WORDS: f64 = 200.0;
/// Seconds in which an answer is thought of and given, and in which a picture is looked at.
const ANSWER: f64 = 8.0;
const PICTURE: f64 = 2.0;

/// The minutes that the course of a game takes, rounded up.
pub fn minutes(kind: Kind) -> u32 {
    let steps = steps(kind);
    let seconds: f64 = match kind {
        Kind::Sowing(kind) => steps.iter().map(|step| seconds(kind.game(), step)).sum(),
        Kind::Pasang => steps.iter().map(|step| seconds(Pasang::default(), step)).sum(),
    };
    (seconds / 60.0).ceil() as u32
}

/// The seconds that a step takes.
fn seconds<F: Taught>(plain: F, step: &CourseStep) -> f64 {
    let texts = [&step.title, &step.text, &step.after].into_iter().chain(&step.options);
    let words: usize = texts.map(|text| text.split_whitespace().count()).sum();
    let mut moves = 0.0;
    if let Ok(posed) = pose(plain, &step.step) {
        for number in posed.before.cursor() + 1..=posed.after.cursor() {
            let run = posed.after.replay(number).map(|(before, events)| Run::<F>::of(before, events));
            moves += run.map_or(0.0, |run| run.timeline.duration / 1000.0);
        }
    }
    let asks = if step.step.task.asks() { ANSWER } else { 0.0 };
    words as f64 * 60.0 / WORDS + moves + asks + PICTURE
}
