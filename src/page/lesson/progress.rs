//! How far somebody has come in a course; kept in the browser.

use crate::{
    engine::Kind,
    page::browser::{self, Storage},
    words::{lesson::LessonText, say},
};

/// The steps that were done, and the one that was open last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// A bit a step.
    steps: u32,
    pub at: usize,
}

impl Progress {
    pub fn done(&mut self, step: usize) {
        self.steps |= 1_u32.checked_shl(step as u32).unwrap_or(0);
    }

    pub fn is_done(self, step: usize) -> bool {
        self.steps & 1_u32.checked_shl(step as u32).unwrap_or(0) != 0
    }

    /// The number of steps that were done.
    pub const fn count(self) -> usize {
        self.steps.count_ones() as usize
    }

    /// What [`Progress::read`] reads: the steps done as a number, and the step that is open.
    fn write(self) -> String {
        format!("{} {}", self.steps, self.at)
    }

    /// Nothing done where the text cannot be read: then the course begins anew.
    fn read(text: &str) -> Progress {
        let number = |text: &str| text.parse::<u32>().ok();
        let read = text.split_once(' ').and_then(|(steps, at)| Some((number(steps)?, number(at)?)));
        read.map_or_else(Progress::default, |(steps, at)| Progress { steps, at: at as usize })
    }
}

fn key(kind: Kind) -> String {
    ["learn:", kind.name()].concat()
}

/// How far the visitor has come in the course of a game.
pub fn read_progress(kind: Kind) -> Progress {
    let kept = Storage::open().ok().and_then(|storage| storage.get(&key(kind)));
    kept.map_or_else(Progress::default, |text| Progress::read(&text))
}

/// Keeps it, if the browser keeps anything.
pub fn write_progress(kind: Kind, progress: Progress) {
    if let Ok(storage) = Storage::open() {
        // a course whose progress is not kept is begun anew the next time
        let _ = storage.set(&key(kind), &progress.write());
    }
}

/// Says on the link to a game's course how far the visitor has come; a visitor who has learned or played the game is not
/// led to it first.
pub fn show_on_link(kind: Kind, link: &str, has_played: bool) {
    let Some(link) = browser::by_id(link) else { return };
    let progress = read_progress(kind);
    let all = link.get_attribute("data-all").and_then(|all| all.parse().ok()).unwrap_or(0);
    let done = progress.count();
    if done > 0
        && let Ok(Some(place)) = link.query_selector(".so-far")
    {
        place.set_text_content(Some(&say(&LessonText::SoFar { done, all })));
    }
    if has_played || done >= all {
        let _ = link.set_attribute("data-known", "");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_reads_what_it_has_written_and_nothing_else() {
        let mut progress = Progress { at: 4, ..Progress::default() };
        [0, 3, 15].into_iter().for_each(|step| progress.done(step));
        assert_eq!((progress.count(), progress.is_done(3), progress.is_done(4)), (3, true, false));
        assert_eq!(Progress::read(&progress.write()), progress);
        for text in ["", "1", "x 2", "1 2 3", "-1 0", "99999999999 1"] {
            assert_eq!(Progress::read(text), Progress::default(), "{text}");
        }
        progress.done(500);
        assert!(!progress.is_done(500));
    }
}
