//! What seats are called, in headings and in every sentence: by their players.

use std::cell::RefCell;

/// What a seat is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum SeatName {
    /// By its number: several persons play, and this one has no name.
    #[default]
    Number,
    /// The only person who plays.
    You,
    /// The one who plays against the learner of a lesson.
    Other,
    /// The only computer that plays.
    Computer,
    /// One of several computers, which its number tells apart.
    Computers,
    /// A name that was given.
    Given(String),
}

/// The names of the seats of a game, in their order.
pub type SeatNames = [SeatName; 3];

thread_local! {
    static NAMES: RefCell<SeatNames> = RefCell::default();
}

/// Sets what seats are called on this thread from now on.
pub fn set_seat_names(names: SeatNames) {
    NAMES.set(names);
}

/// For a seat of 1, 2 or 3: how it is called, as the files write it, and the name that was given.
pub fn seat_name(seat: i64) -> (&'static str, String) {
    NAMES.with_borrow(|names| match usize::try_from(seat - 1).ok().and_then(|at| names.get(at)) {
        None | Some(SeatName::Number) => ("number", String::new()),
        Some(SeatName::You) => ("you", String::new()),
        Some(SeatName::Other) => ("other-player", String::new()),
        Some(SeatName::Computer) => ("computer", String::new()),
        Some(SeatName::Computers) => ("computers", String::new()),
        Some(SeatName::Given(name)) => ("named", name.clone()),
    })
}
