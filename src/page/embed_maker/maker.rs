//! What is chosen for a board in somebody else's page, and the options of a frame that come of it.

use std::{fmt::Write, rc::Rc};

use yew::Reducible;

use crate::{
    engine::Kind,
    options::{Mode, Part, Parts, Snippet, is_of_game, value},
    settings::{SETTINGS, Set},
    worker::LEVELS,
};

/// What the frame shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    Start,
    /// The game of a link.
    Link,
    Course,
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
    /// A game is gone through, or a position looked at.
    Nobody,
}

/// The kind of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Frame,
    Element,
    Link,
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
    pub level: u8,
    pub begins: bool,
    pub parts: Parts,
    /// The index of one of [`SIZES`].
    pub size: usize,
    /// A value of the setting of colours.
    pub colours: &'static str,
    pub form: Form,
}

impl Default for Maker {
    fn default() -> Maker {
        Maker {
            kind: Kind::ALL[0],
            shows: Shows::Start,
            link: String::new(),
            plays: Plays::Asked,
            level: 3,
            begins: false,
            parts: Parts::default(),
            size: 1,
            colours: colours()[0],
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
        self.shows != Shows::Course
    }

    /// What the frame is for, as long as it shows a board.
    fn mode(&self) -> Mode {
        let has_moves = || linked(&self.link).is_some_and(|(_, game)| game.contains("moves="));
        match self.plays {
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
        match self.shows {
            Shows::Course => put("mode", "lesson"),
            Shows::Link => {
                let (_, game) = linked(&self.link).unwrap_or((self.kind, String::new()));
                for (key, value) in game.split('&').filter_map(|pair| pair.split_once('=')) {
                    put(key, value);
                }
            }
            Shows::Start => {}
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
        text
    }

    /// `seats`, a word for each; empty where the board asks.
    fn seats(&self) -> String {
        let number = self.game().seats();
        let computer = format!("ai{}", self.level);
        let own = if self.begins { number - 1 } else { 0 };
        let seat = |seat: usize| match self.plays() {
            Plays::Asked | Plays::Nobody => "",
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
        }
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
                let level = level.parse().ok().filter(|level| (1..=LEVELS).contains(level));
                self.level = level.unwrap_or(self.level);
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
mod tests {
    use super::*;
    use crate::{engine::pasang::Pasang, options};

    const SITE: &str = "https://papan.example/";

    /// The name of some game for two, and of another.
    fn names() -> [&'static str; 2] {
        let mut all = Kind::ALL.into_iter().filter(|kind| kind.seats() == 2).map(Kind::name);
        [(); 2].map(|()| all.next().expect("two games for two"))
    }

    fn after(asked: &str, choices: impl IntoIterator<Item = Choice>) -> Maker {
        let begun = Rc::new(Maker::opened(asked, SITE));
        Rc::unwrap_or_clone(choices.into_iter().fold(begun, Maker::reduce))
    }

    #[test]
    fn nothing_chosen_asks_for_nothing() {
        assert_eq!(after("", []).options(), "");
        for kind in Kind::ALL {
            let made = after(&format!("game={}", kind.name()), []);
            assert_eq!((made.game(), made.options().as_str()), (kind, ""));
        }
    }

    #[test]
    fn whatever_is_chosen_is_understood_by_a_frame() {
        for kind in Kind::ALL {
            for plays in [Plays::Asked, Plays::People, Plays::Computer, Plays::Watch, Plays::Nobody] {
                for begins in [false, true] {
                    let made = after(
                        &format!("game={}", kind.name()),
                        [
                            Choice::Plays(plays),
                            Choice::Level("5".into()),
                            Choice::Begins(begins),
                            Choice::Part(Part::Moves, true),
                            Choice::Part(Part::Controls, false),
                            Choice::Colours("dark".into()),
                        ],
                    );
                    let text = made.options();
                    assert!(options::unknown_keys(&text).is_empty(), "{text}");
                    assert!(
                        options::parts(&text).has(Part::Moves) && !options::parts(&text).has(Part::Controls)
                    );
                    let seats = options::seats::from_address(&text);
                    assert_eq!(seats.is_none(), [Plays::Asked, Plays::Nobody].contains(&plays), "{text}");
                    assert!(
                        seats.is_none_or(|seats| options::seats::read(seats, kind.seats(), LEVELS).is_ok()),
                        "{text}"
                    );
                    let errors = match kind {
                        Kind::Sowing(kind) => options::read(kind.game(), &text).errors,
                        Kind::Pasang => options::read(Pasang::default(), &text).errors,
                    };
                    assert_eq!(errors, [], "{text}");
                }
            }
        }
    }

    #[test]
    fn a_link_brings_its_game_and_nothing_else() {
        let [name, other] = names();
        let link = format!("{SITE}{name}/index.html#v=1&moves=b_E&at=m1&players=Ama,Esi&theme=dark");
        let made = after("", [Choice::Shows(Shows::Link), Choice::Link(link)]);
        assert_eq!((made.game().name(), made.options().as_str()), (name, "v=1&moves=b_E&at=m1&seats=h,h"));
        for (link, game, options) in [
            (format!("{SITE}embed/v1/{other}/?moves=a"), other, "moves=a&seats=h,h"),
            (format!(" http://127.0.0.1:8080/sub/{name}/ "), name, "seats=h,h"),
        ] {
            let made = after("", [Choice::Shows(Shows::Link), Choice::Link(link.clone())]);
            assert_eq!((made.game().name(), made.options().as_str()), (game, options), "{link}");
            assert!(!made.is_wrong());
        }
        for wrong in ["", "https://papan.example/", "chess", "javascript:alert(1)"] {
            assert!(
                after("", [Choice::Shows(Shows::Link), Choice::Link(wrong.into())]).is_wrong(),
                "{wrong}"
            );
        }
        // a page of a game gives its own
        let made = after(&format!("game={name}&moves=b_E"), []);
        assert_eq!((made.shows, made.options().as_str()), (Shows::Link, "moves=b_E&seats=h,h"));
        assert_eq!(made.link, format!("{SITE}{name}/#moves=b_E"));
    }

    #[test]
    fn a_course_has_no_players() {
        let made = after("game=pasang", [Choice::Plays(Plays::Watch), Choice::Shows(Shows::Course)]);
        assert_eq!(made.options(), "mode=lesson");
    }

    #[test]
    fn what_nobody_plays_is_gone_through_or_stands_still() {
        let [name, _] = names();
        let link =
            |asked: &str| after(&format!("game={name}{asked}"), [Choice::Plays(Plays::Nobody)]).options();
        assert_eq!(link("&moves=b_E"), "moves=b_E&mode=replay");
        assert_eq!(link("&r=x"), "r=x&mode=diagram");
        assert_eq!(link(""), "mode=diagram");
        let again =
            after(&format!("game={name}"), [Choice::Plays(Plays::Nobody), Choice::Plays(Plays::Asked)]);
        assert_eq!(again.options(), "");
    }

    #[test]
    fn another_address_brings_its_game_and_leaves_the_other_choices() {
        let [name, other] = names();
        let choices = [
            Choice::Colours("dark".into()),
            Choice::Address { asked: format!("game={other}&moves=a"), site: SITE.into() },
        ];
        let made = after(&format!("game={name}"), choices);
        assert_eq!((made.game().name(), made.options().as_str()), (other, "moves=a&seats=h,h&theme=dark"));
    }

    #[test]
    fn values_that_no_field_has_change_nothing() {
        let choices = [
            Choice::Game("chess".into()),
            Choice::Level("9".into()),
            Choice::Size("-1".into()),
            Choice::Colours("red".into()),
        ];
        let asked = format!("game={}", names()[1]);
        assert_eq!(after(&asked, choices), after(&asked, []));
    }
}
