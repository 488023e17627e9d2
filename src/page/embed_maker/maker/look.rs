//! The look of a frame: what is behind the board, the colour of buttons and rings, counters, and which way the board lies.

use crate::{
    engine::Kind,
    options::{Colours, values},
};

/// What is behind the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behind {
    Site,
    /// What the page around the frame has there.
    Page,
    Colour,
}

/// A choice, with the value of its field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LookChoice {
    Behind(Behind),
    /// A colour as a field for colours writes it: `#fff8ee`.
    Ground(String),
    HasAccent(bool),
    Accent(String),
    Counters(String),
    Layout(String),
}

/// Everything that is chosen of a frame's look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    pub behind: Behind,
    /// The colour behind the board, where it has one of its own.
    pub ground: String,
    pub has_accent: bool,
    pub accent: String,
    pub counters: &'static str,
    pub layout: &'static str,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            behind: Behind::Site,
            ground: "#fff8ee".into(),
            has_accent: false,
            accent: "#8a5a00".into(),
            counters: values("counters")[0],
            layout: values("layout")[0],
        }
    }
}

impl Look {
    /// Whether no words could be read on the colour behind the board, so that the frame keeps its own.
    pub fn is_unreadable(&self) -> bool {
        let asked = ["bg=", self.ground.trim_start_matches('#')].concat();
        self.behind == Behind::Colour && !Colours::read(&asked).1.is_empty()
    }

    /// The options of a frame with this game; `board`: whether it shows a board to play on.
    pub(super) fn pairs(&self, kind: Kind, board: bool) -> Vec<(&'static str, String)> {
        let colour = |colour: &str| colour.trim_start_matches('#').to_string();
        let mut pairs = Vec::new();
        match self.behind {
            Behind::Site => {}
            Behind::Page => pairs.push(("bg", "transparent".into())),
            Behind::Colour if self.is_unreadable() => {}
            Behind::Colour => pairs.push(("bg", colour(&self.ground))),
        }
        if self.has_accent {
            pairs.push(("accent", colour(&self.accent)));
        }
        // stones of lines are no heaps, which figures could stand for
        let chosen = [("counters", self.counters, kind != Kind::Pasang), ("layout", self.layout, true)];
        for (key, value, has) in chosen {
            if board && has && value != values(key)[0] {
                pairs.push((key, value.into()));
            }
        }
        pairs
    }

    pub(super) fn choose(&mut self, choice: LookChoice) {
        let one_of = |key: &str, name: &str| values(key).iter().copied().find(|known| *known == name);
        match choice {
            LookChoice::Behind(behind) => self.behind = behind,
            LookChoice::Ground(colour) => self.ground = colour,
            LookChoice::HasAccent(has) => self.has_accent = has,
            LookChoice::Accent(colour) => self.accent = colour,
            LookChoice::Counters(name) => self.counters = one_of("counters", &name).unwrap_or(self.counters),
            LookChoice::Layout(name) => self.layout = one_of("layout", &name).unwrap_or(self.layout),
        }
    }
}
