//! What is chosen for a board in somebody else's page, and the options of a frame that come of it.

mod look;

use std::{fmt::Write, rc::Rc};

use yew::Reducible;

use crate::{
    engine::Kind,
    options::{Mode, Part, Parts, Snippet, is_of_game, value},
    page::figure::Figure,
    settings::{SETTINGS, Set},
    worker::{Rung, on_ladder},
};
pub use look::{Behind, Look, LookChoice};

/// What the frame shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    Start,
    /// The game of a link.
    Link,
    Course,
    Questions,
    /// Two readings side by side.
    Readings,
}

impl Shows {
    /// The mode of the frame, for what is not on a board alone.
    fn mode(self) -> Option<&'static str> {
        match self {
            Shows::Start | Shows::Link => None,
            Shows::Course => Some("lesson"),
            Shows::Questions => Some("exercise"),
            Shows::Readings => Some("compare"),
        }
    }
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plays {
    /// The board asks whoever reads.
    Asked,
    People,
    /// The reader has one seat, the computer all others.
    Computer,
    Watch,
    /// A game plays itself, again and again.
    Itself,
    /// A game is gone through, or a position looked at.
    Nobody,
}

/// The kind of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Frame,
    Element,
    Link,
    /// A picture with a link, for places that take neither frames nor scripts.
    Picture,
}

/// The sizes to choose from, in CSS pixels; without a width, as wide as the text.
pub const SIZES: [(Option<u32>, u32); 4] =
    [(Some(320), 480), (Some(640), 520), (Some(960), 680), (None, 560)];

/// A choice, with the value of its field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    Game(String),
    Shows(Shows),
    Link(String),
    Plays(Plays),
    Level(String),
    /// The computer begins, or no longer does.
    Begins(bool),
    Part(Part, bool),
    Size(String),
    Colours(String),
    Look(LookChoice),
    Form(Form),
    /// Another address of the page: `game=NAME` and what belongs to it, and the public address of the site.
    Address {
        asked: String,
        site: String,
    },
}

/// Everything that is chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Maker {
    pub kind: Kind,
    pub shows: Shows,
    /// The text of the field for a link.
    pub link: String,
    pub plays: Plays,
    pub level: Rung,
    pub begins: bool,
    pub parts: Parts,
    /// The index of one of [`SIZES`].
    pub size: usize,
    /// A value of the setting of colours.
    pub colours: &'static str,
    pub look: Look,
    pub form: Form,
}

impl Default for Maker {
    fn default() -> Maker {
        Maker {
            kind: Kind::ALL[0],
            shows: Shows::Start,
            link: String::new(),
            plays: Plays::Asked,
            level: Rung::DEFAULT,
            begins: false,
            parts: Parts::default(),
            size: 1,
            colours: colours()[0],
            look: Look::default(),
            form: Form::Frame,
        }
    }
}

/// The values of the setting of colours, the usual one first.
pub fn colours() -> &'static [&'static str] {
    SETTINGS[Set::Theme as usize].values
}

/// The game that a link leads to, and the options in it that belong to the game; `None` if it leads to no game.
pub fn linked(link: &str) -> Option<(Kind, String)> {
    let link = link.trim();
    let cut = link.find(['#', '?']).unwrap_or(link.len());
    let (page, asked) = link.split_at(cut);
    let kind =
        page.split('/').rev().find_map(|part| Kind::ALL.into_iter().find(|kind| kind.name() == part))?;
    let pairs = asked
        .split(['#', '?', '&'])
        .filter(|pair| pair.split_once('=').is_some_and(|(key, _)| is_of_game(key)));
    Some((kind, pairs.collect::<Vec<_>>().join("&")))
}

impl Maker {
    /// The choices with which the page of a site opens that was asked for a game: `game=NAME` and what belongs to it.
    pub fn opened(asked: &str, site: &str) -> Maker {
        let Some(kind) = value(asked, "game").and_then(by_name) else { return Maker::default() };
        let page = format!("{site}{}/", kind.name());
        match linked(&format!("{page}#{asked}")) {
            Some((_, game)) if !game.is_empty() => {
                Maker { kind, shows: Shows::Link, link: format!("{page}#{game}"), ..Maker::default() }
            }
            _ => Maker { kind, ..Maker::default() },
        }
    }

    /// Who plays. A game that has begun asks nobody: people play on.
    pub fn plays(&self) -> Plays {
        match self.plays {
            Plays::Asked if self.shows == Shows::Link => Plays::People,
            plays => plays,
        }
    }

    /// What the field for a link holds cannot be shown.
    pub fn is_wrong(&self) -> bool {
        self.shows == Shows::Link && linked(&self.link).is_none()
    }

    /// The game that is shown.
    pub fn game(&self) -> Kind {
        match self.shows {
            Shows::Link => linked(&self.link).map_or(self.kind, |(kind, _)| kind),
            _ => self.kind,
        }
    }

    /// Whether somebody plays: a course has its own way.
    pub fn has_board(&self) -> bool {
        self.shows.mode().is_none()
    }

    /// What the frame is for, as long as it shows a board.
    fn mode(&self) -> Mode {
        let has_moves = || linked(&self.link).is_some_and(|(_, game)| game.contains("moves="));
        match self.plays {
            Plays::Itself => Mode::Demo,
            Plays::Nobody if self.shows == Shows::Link && has_moves() => Mode::Replay,
            Plays::Nobody => Mode::Diagram,
            _ => Mode::Play,
        }
    }

    /// The options of the frame.
    pub fn options(&self) -> String {
        let mut text = String::new();
        let mut put = |key: &str, value: &str| {
            // writing into a string cannot fail
            let _ = write!(text, "{}{key}={value}", if text.is_empty() { "" } else { "&" });
        };
        if let Some(mode) = self.shows.mode() {
            put("mode", mode);
        }
        if self.shows == Shows::Link {
            let (_, game) = linked(&self.link).unwrap_or((self.kind, String::new()));
            for (key, value) in game.split('&').filter_map(|pair| pair.split_once('=')) {
                put(key, value);
            }
        }
        if self.has_board() {
            let seats = self.seats();
            if !seats.is_empty() {
                put("seats", &seats);
            }
            let mode = self.mode();
            if mode != Mode::Play {
                put("mode", mode.name());
            }
            if self.parts != mode.parts() {
                put("ui", &self.parts.write());
            }
        }
        if self.colours != colours()[0] {
            put("theme", self.colours);
        }
        for (key, value) in self.look.pairs(self.game(), self.has_board()) {
            put(key, &value);
        }
        text
    }

    /// `seats`, a word for each; empty where the board asks.
    fn seats(&self) -> String {
        let number = self.game().seats();
        let computer = format!("ai{}", on_ladder(self.game(), self.level).figures());
        let own = if self.begins { number - 1 } else { 0 };
        let seat = |seat: usize| match self.plays() {
            Plays::Asked | Plays::Itself | Plays::Nobody => "",
            Plays::People => "h",
            Plays::Computer if seat == own => "h",
            Plays::Computer | Plays::Watch => computer.as_str(),
        };
        (0..number).map(seat).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(",")
    }

    /// The lines, for a site with this public address.
    pub fn lines(&self, site: &str, title: &str) -> String {
        let (width, height) = SIZES[self.size];
        let snippet = Snippet { site, kind: self.game(), options: &self.options(), title, width, height };
        match self.form {
            Form::Frame => snippet.frame(),
            Form::Element => snippet.element(),
            Form::Link => snippet.link(),
            Form::Picture => snippet.picture(&self.figure().described),
        }
    }

    /// The picture of the board as the frame opens it.
    pub fn figure(&self) -> Figure {
        Figure::of(self.game(), &self.options())
    }

    fn choose(&mut self, choice: Choice) {
        let before = self.mode();
        self.set(choice);
        // another use of the frame has other parts around its board
        if self.mode() != before {
            self.parts = self.mode().parts();
        }
    }

    fn set(&mut self, choice: Choice) {
        match choice {
            Choice::Game(name) => self.kind = by_name(&name).unwrap_or(self.kind),
            Choice::Shows(shows) => self.shows = shows,
            Choice::Link(link) => {
                self.kind = linked(&link).map_or(self.kind, |(kind, _)| kind);
                self.link = link;
            }
            Choice::Plays(plays) => self.plays = plays,
            Choice::Level(level) => {
                self.level = level.parse().unwrap_or(self.level);
            }
            Choice::Begins(begins) => self.begins = begins,
            Choice::Part(part, is) => self.parts = self.parts.with(part, is),
            Choice::Size(size) => {
                let size = size.parse().ok().filter(|size| *size < SIZES.len());
                self.size = size.unwrap_or(self.size);
            }
            Choice::Colours(name) => {
                self.colours = colours().iter().find(|known| **known == name).unwrap_or(&self.colours);
            }
            Choice::Look(choice) => self.look.choose(choice),
            Choice::Form(form) => self.form = form,
            Choice::Address { asked, site } => {
                let Maker { kind, shows, link, .. } = Maker::opened(&asked, &site);
                (self.kind, self.shows, self.link) = (kind, shows, link);
            }
        }
    }
}

fn by_name(name: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.name() == name)
}

impl Reducible for Maker {
    type Action = Choice;

    fn reduce(self: Rc<Self>, choice: Choice) -> Rc<Self> {
        let mut after = Rc::unwrap_or_clone(self);
        after.choose(choice);
        after.into()
    }
}

#[cfg(test)]
mod tests;
