//! The option `ui`: what is shown around the board when it is embedded in another page.

/// A part that can be shown around a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Undo, redo, a new game.
    Controls,
    /// The controls for the time within a move.
    Time,
    /// The list of moves.
    Moves,
    /// The seats with their scores.
    Score,
    /// What happened in the last move, with its clauses.
    Source,
    /// The name of the game.
    Title,
    /// The link to the full page.
    Share,
}

const NAMES: [(&str, Part); 7] = [
    ("controls", Part::Controls),
    ("time", Part::Time),
    ("moves", Part::Moves),
    ("score", Part::Score),
    ("source", Part::Source),
    ("title", Part::Title),
    ("share", Part::Share),
];

/// A set of parts; the board itself is always there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts(u8);

impl Default for Parts {
    fn default() -> Parts {
        Parts(1 << Part::Controls as u8 | 1 << Part::Score as u8 | 1 << Part::Share as u8)
    }
}

impl Parts {
    /// Reads names joined by `,` or `.`; `none` and `board` are the board alone. Also gives the unknown names.
    pub(super) fn read(text: Option<&str>) -> (Parts, Vec<String>) {
        let Some(text) = text else { return (Parts::default(), Vec::new()) };
        let (mut parts, mut unknown) = (Parts(0), Vec::new());
        for word in text.split([',', '.']).filter(|word| !["none", "board", ""].contains(word)) {
            match NAMES.iter().find(|(name, _)| *name == word) {
                Some((_, part)) => parts.0 |= 1 << *part as u8,
                None => unknown.push(word.into()),
            }
        }
        (parts, unknown)
    }

    pub const fn has(self, part: Part) -> bool {
        self.0 >> part as u8 & 1 == 1
    }
}
