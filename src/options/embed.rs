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
    /// By which rules the game is played, and where they are from.
    Caption,
    /// The name of the game.
    Title,
    /// The link to the full page.
    Share,
}

const NAMES: [(&str, Part); 8] = [
    ("controls", Part::Controls),
    ("time", Part::Time),
    ("moves", Part::Moves),
    ("score", Part::Score),
    ("source", Part::Source),
    ("caption", Part::Caption),
    ("title", Part::Title),
    ("share", Part::Share),
];

impl Part {
    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(_, part)| *part == self).map_or("", |(name, _)| name)
    }
}

/// A set of parts; the board itself is always there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts(u8);

impl Default for Parts {
    fn default() -> Parts {
        Parts::USUAL
    }
}

impl Parts {
    /// Around a board to play on, around a game to go through, and around a board that stands still.
    pub const USUAL: Parts =
        Parts::NONE.with(Part::Controls, true).with(Part::Score, true).with(Part::Share, true);
    pub const REPLAY: Parts =
        Parts::NONE.with(Part::Moves, true).with(Part::Score, true).with(Part::Share, true);
    /// Around a game that plays itself.
    pub const DEMO: Parts = Parts::NONE.with(Part::Score, true).with(Part::Share, true);
    pub const NONE: Parts = Parts(0);

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

    /// The names joined by `,`, as [`Parts::read`] reads them.
    pub fn write(self) -> String {
        let names: Vec<_> = NAMES.iter().filter(|(_, part)| self.has(*part)).map(|(name, _)| *name).collect();
        if names.is_empty() { "none".into() } else { names.join(",") }
    }

    /// With a part, or without it.
    pub const fn with(self, part: Part, is: bool) -> Parts {
        let bit = 1 << part as u8;
        Parts(if is { self.0 | bit } else { self.0 & !bit })
    }

    pub const fn has(self, part: Part) -> bool {
        self.0 >> part as u8 & 1 == 1
    }
}
