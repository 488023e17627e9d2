//! A move as a strip of pictures: one SVG that stands by itself, to be copied, printed and put into a text.

pub mod ink;
mod wrap;

use super::{diagram::Drawing, markup::element, played::Played, table::Table};
use crate::{
    story::{caption::rules_message, strip::panels},
    words::{say, strip::StripText},
};
use ink::{GREY, INK, inked};
use wrap::lines;

/// Lengths, in the unit of the picture: its edge, that of a panel, the space between two, and the sizes of the letters of
/// the heading, of captions and of the foot.
const EDGE: i32 = 18;
const INSET: i32 = 8;
const GAP: i32 = 12;
/// What the number of a panel takes above its drawing.
const NUMBER: i32 = 8;
const HEADING: i32 = 19;
const CAPTION: i32 = 14;
const FOOT: i32 = 11;

/// The width of a drawing below which it is enlarged, so that its caption has room.
const NARROW: i32 = 230;
/// How wide the panels beside each other are at most on a sheet of paper, and how wide one is at least on a screen, in CSS
/// pixels.
const SHEET: i32 = 1000;
const LEAST: i32 = 220;

/// Of notation and addresses, which no language translates.
const AS_IT_IS: [(&str, &str); 1] = [("translate", "no")];

/// A panel with its words.
struct Picture {
    drawing: Drawing,
    caption: Vec<String>,
}

/// The strip of a move.
pub struct Strip {
    pictures: Vec<Picture>,
    heading: String,
    /// The move in the notation of the game.
    notation: String,
    /// The readings, where they are not the usual ones.
    readings: Option<String>,
    /// The name of the site, and the address of the moment.
    foot: String,
    /// The width of a panel, and the enlargement of its drawing in tenths.
    width: i32,
    enlarged: i32,
}

impl Strip {
    /// The strip of the move that led to the position looked at; `None` before the first. `link` is the address of the
    /// moment.
    pub fn of<F: Played>(table: &Table<F>, link: &str) -> Option<Strip> {
        let (session, run) = (&table.session, table.last.as_ref()?);
        let game = session.game();
        let number = session.cursor();
        let notation = game.write_move(*session.moves().get(number.checked_sub(1)?)?);
        let heading = StripText::Heading { kind: game.kind(), number, seat: game.to_move(&run.before) };
        let usual = game.presets().first().and_then(|first| game.with_preset(first.name));
        let mut since = 0;
        let drawn = panels(session, run).into_iter().map(|panel| {
            let until = run.events_until(panel.steps);
            let events = run.events.get(since..until).unwrap_or_default();
            since = until;
            (game.drawing(&run.after(panel.steps), events), panel.caption)
        });
        let drawn: Vec<_> = drawn.collect();
        let width = drawn.first()?.0.width;
        let enlarged = (NARROW * 10 / width).max(10);
        let width = width * enlarged / 10 + 2 * INSET;
        let pictures = drawn.into_iter().map(|(drawing, caption)| {
            let caption = caption.iter().map(say).collect::<Vec<_>>().join(" ");
            Picture { drawing, caption: lines(&caption, CAPTION, width - 2 * INSET) }
        });
        Some(Strip {
            pictures: pictures.collect(),
            heading: say(&heading),
            notation,
            readings: (usual != Some(*game)).then(|| say(&rules_message(game, table.preset))),
            foot: say(&StripText::Foot { link }),
            width,
            enlarged,
        })
    }

    /// The strip for a sheet of paper.
    pub fn sheet(&self) -> String {
        self.svg(SHEET / self.width)
    }

    /// The strip for a screen so many CSS pixels wide.
    pub fn preview(&self, screen: i32) -> String {
        self.svg((screen / LEAST).min(SHEET / self.width))
    }

    /// The whole picture, with at most so many panels in a row.
    fn svg(&self, most: i32) -> String {
        let count = self.pictures.len() as i32;
        // rows of about the same length
        let rows = count.div_euclid(most.max(1)) + i32::from(count.rem_euclid(most.max(1)) > 0);
        let columns = count.div_euclid(rows) + i32::from(count.rem_euclid(rows) > 0);
        let room = columns * (self.width + GAP) - GAP;
        let (mut inside, mut y) = (String::new(), EDGE);
        let head = [
            (&*self.heading, HEADING, INK, &[][..]),
            (&*self.notation, CAPTION, INK, &AS_IT_IS[..]),
            (self.readings.as_deref().unwrap_or_default(), CAPTION, GREY, &[][..]),
        ];
        for (words, size, fill, more) in head.into_iter().filter(|(words, ..)| !words.is_empty()) {
            let letters = size.to_string();
            let attributes = [&[("font-size", &*letters), ("fill", fill)][..], more].concat();
            for line in lines(words, size, room) {
                y += size;
                inside += &text(EDGE, y, &attributes, &line);
                y += size * 2 / 5;
            }
        }
        y += GAP / 2;
        for (row, pictures) in self.pictures.chunks(columns as usize).enumerate() {
            let tallest = pictures.iter().map(|picture| self.height(picture)).max().unwrap_or_default();
            for (column, picture) in pictures.iter().enumerate() {
                let x = EDGE + column as i32 * (self.width + GAP);
                inside += &self.panel(picture, row * columns as usize + column + 1, [x, y, tallest]);
            }
            y += tallest + GAP;
        }
        let letters = FOOT.to_string();
        for line in lines(&self.foot, FOOT, room) {
            y += FOOT;
            let attributes = [&[("font-size", &*letters), ("fill", GREY)][..], &AS_IT_IS[..]].concat();
            inside += &text(EDGE, y, &attributes, &line);
            y += FOOT / 3;
        }
        self.framed(room + 2 * EDGE, y + EDGE, &inside)
    }

    /// The height of a panel.
    fn height(&self, picture: &Picture) -> i32 {
        let lines = picture.caption.len() as i32;
        3 * INSET + NUMBER + picture.drawing.height * self.enlarged / 10 + lines * (CAPTION + 4)
    }

    /// A panel at a place, as high as the tallest of its row.
    fn panel(&self, picture: &Picture, number: usize, [x, y, height]: [i32; 3]) -> String {
        let drawing = &picture.drawing;
        let [width, height] = [self.width, height].map(|side| side.to_string());
        let frame =
            [("width", &*width), ("height", &*height), ("rx", "6"), ("fill", "#fff"), ("stroke", "#b4bbc2")];
        let mut inside = element("rect", &frame, "");
        let moved = format!(
            "translate({INSET} {}) scale({}.{})",
            INSET + NUMBER,
            self.enlarged / 10,
            self.enlarged % 10
        );
        let letters = [("transform", &*moved), ("font-size", "16"), ("text-anchor", "middle"), ("fill", INK)];
        inside += &element("g", &letters, &inked(&drawing.shapes));
        let bold = [("font-size", "13"), ("font-weight", "bold"), ("fill", GREY)];
        inside += &text(INSET, INSET + 10, &bold, &number.to_string());
        let mut down = 2 * INSET + NUMBER + drawing.height * self.enlarged / 10;
        let size = CAPTION.to_string();
        for line in &picture.caption {
            down += CAPTION + 4;
            let middle = [("font-size", &*size), ("text-anchor", "middle"), ("fill", INK)];
            inside += &text(self.width / 2, down - 4, &middle, line);
        }
        element("g", &[("transform", &*format!("translate({x} {y})"))], &inside)
    }

    fn framed(&self, width: i32, height: i32, inside: &str) -> String {
        let captions = self.pictures.iter().enumerate();
        let captions = captions.map(|(at, picture)| format!("{}. {}", at + 1, picture.caption.join(" ")));
        let captions = captions.collect::<Vec<_>>().join(" ");
        let [width, height] = [width, height].map(|side| side.to_string());
        let view = format!("0 0 {width} {height}");
        let attributes = [
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("viewBox", &*view),
            ("width", &*width),
            ("height", &*height),
            ("role", "img"),
            ("font-family", "sans-serif"),
        ];
        let paper = element("rect", &[("width", &*width), ("height", &*height), ("fill", "#fff")], "");
        let title = element("title", &[], &clean(&self.heading));
        let told = element("desc", &[], &clean(&captions));
        element("svg", &attributes, &[&*title, &*told, &*paper, inside].concat())
    }
}

/// A line of text at a place.
fn text(x: i32, y: i32, attributes: &[(&str, &str)], line: &str) -> String {
    let [x, y] = [x, y].map(|at| at.to_string());
    let place = [("x", &*x), ("y", &*y)];
    element("text", &[&place[..], attributes].concat(), &clean(line))
}

/// A text for XML, which has no sign for some letters that a person can type.
fn clean(text: &str) -> String {
    let known: String = text
        .chars()
        .filter(|letter| !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}'))
        .collect();
    super::markup::escaped(&known)
}
