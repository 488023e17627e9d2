//! The words of a game's rules. They stand in the file of its page, a line each: the program that runs
//! there carries none and takes them from the page; on the host they come from the language's own tables.

use crate::engine::{Kind, clause::ClauseId};

/// Something about a game's rules that has words of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    Clause(ClauseId),
    /// What a reading asks.
    Asks(usize),
    /// A value of a reading.
    Answer(usize, usize),
    /// A preset's title, and its one sentence.
    Title(usize),
    Says(usize),
}

/// Which line says it; `None` for what the game does not have.
fn line(kind: Kind, about: About) -> Option<usize> {
    let clauses = kind.clauses().len();
    let readings = kind.readings();
    let asks = |reading: usize| -> Option<usize> {
        let before = readings.get(..reading)?.iter().map(|reading| 1 + reading.values.len());
        Some(clauses + before.sum::<usize>())
    };
    match about {
        About::Clause(ClauseId(clause)) => (usize::from(clause) < clauses).then_some(clause.into()),
        About::Asks(reading) => readings.get(reading).and_then(|_| asks(reading)),
        About::Answer(reading, value) => {
            readings.get(reading)?.values.get(value)?;
            Some(asks(reading)? + 1 + value)
        }
        About::Title(preset) => Some(asks(readings.len())? + 2 * preset),
        About::Says(preset) => Some(asks(readings.len())? + 2 * preset + 1),
    }
}

/// The words for something, in the language of the page.
pub fn words(kind: Kind, about: About) -> String {
    line(kind, about).and_then(|line| nth(kind, line)).unwrap_or_default()
}

/// All words of a game's rules, a line each: what its file carries.
#[cfg(not(target_arch = "wasm32"))]
pub fn text(kind: Kind) -> String {
    super::game::lines(kind).join("\n")
}

#[cfg(not(target_arch = "wasm32"))]
fn nth(kind: Kind, line: usize) -> Option<String> {
    super::game::lines(kind).get(line).map(ToString::to_string)
}

#[cfg(target_arch = "wasm32")]
thread_local! {
    static PAGE: std::cell::RefCell<String> = const { std::cell::RefCell::new(String::new()) };
}

/// Takes the words of the page's game, as its file carries them.
#[cfg(target_arch = "wasm32")]
pub fn bring(text: String) {
    PAGE.with(|page| *page.borrow_mut() = text);
}

#[cfg(target_arch = "wasm32")]
fn nth(_: Kind, line: usize) -> Option<String> {
    PAGE.with(|page| page.borrow().split('\n').nth(line).map(Into::into))
}
