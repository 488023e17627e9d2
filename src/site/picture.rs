//! The pictures that stand for pages where these are shared: the board of a game in the middle of a game and the game's
//! name, as SVG that stands by itself. The build makes points of them.
//!
//! There is one of each game for all languages: it has no sentence, and a name is in Latin letters everywhere.

use crate::{
    catalogue,
    engine::Kind,
    escape::escaped,
    page::{Page, home::small_board::SmallBoard, icons::MARK},
    site::home::games,
    words::{
        PageText,
        facts::{GameFact, game_fact},
        say,
    },
};

/// The size of a picture, in pixels: what previews ask for that show one across.
pub const SIZE: [u32; 2] = [1200, 630];

/// The folder of the pictures, from the root of the site.
pub const FOLDER: &str = "static/pictures";

/// The name of the picture of all games.
const ALL: &str = "papan";

/// The distance from the edges; where the boards begin; the space between two of them.
const EDGE: u32 = 60;
const TOP: u32 = 132;
const GAP: u32 = 28;

/// What style sheets say of the boards of pages, and the letters of the identity.
const STYLE: &str = ".pp-deep,.pp-edge{display:none}.mark-ring{stroke:#1d3b8f}";
const LETTERS: &str = "Papan Label";

/// The colours of the ground, of what is written, and of what is written beside it. A ground of one colour weighs nothing.
const GROUND: &str = "#e9ecee";
const INK: &str = "#15202b";
const QUIET: &str = "#46535f";

/// The picture of a page, from the root of the site: that of its game, or of all.
pub fn file(page: Page) -> String {
    format!("{FOLDER}/{}.png", name(page.of_game()))
}

/// What the picture of a page shows, in the language in use.
pub fn described(page: Page) -> String {
    match page.of_game() {
        Some(kind) => say(&PageText::PictureOf(kind)),
        None => say(&PageText::PictureOfAll),
    }
}

/// All pictures as SVG, by their names without an ending. They are in the language in use, which is to be the first.
pub fn all() -> Vec<(&'static str, String)> {
    let games = Kind::ALL.map(Some).into_iter();
    [None].into_iter().chain(games).map(|of| (name(of), svg(of))).collect()
}

fn name(of: Option<Kind>) -> &'static str {
    of.map_or(ALL, Kind::name)
}

fn svg(of: Option<Kind>) -> String {
    let [width, height] = SIZE;
    let kinds = of.map_or_else(|| catalogue::easiest_first().to_vec(), |kind| vec![kind]);
    let defs = crate::board::definitions(&kinds);
    let boards = boards(&kinds);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"{LETTERS}\" color=\"{INK}\"><style>{STYLE}</style>{defs}\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{GROUND}\"/>{}{boards}</svg>\n",
        of.map_or_else(site_name, game_name)
    )
}

/// The name of a game, and at the right that of the site.
fn game_name(kind: Kind) -> String {
    let right = SIZE[0] - EDGE;
    let (mark, site) = (mark([right - 166, 58], 58), say(&PageText::SiteName));
    let quiet = format!("font-size=\"40\" text-anchor=\"end\" fill=\"{QUIET}\"");
    written(EDGE, 96, LARGE, &game_fact(kind, GameFact::Name)) + &mark + &written(right, 90, &quiet, &site)
}

/// The name of the site alone.
fn site_name() -> String {
    mark([EDGE, 44], 96) + &written(EDGE + 116, 96, LARGE, &say(&PageText::SiteName))
}

const LARGE: &str = "font-size=\"68\" fill=\"currentColor\"";

fn written(x: u32, y: u32, how: &str, text: &str) -> String {
    format!("<text x=\"{x}\" y=\"{y}\" {how}>{}</text>", escaped(text))
}

/// The logo at a place, so wide.
fn mark([x, y]: [u32; 2], width: u32) -> String {
    let height = width * 22 / 34;
    MARK.replacen("<svg", &format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""), 1)
}

/// Boards side by side, as large as they can be.
fn boards(kinds: &[Kind]) -> String {
    let [width, height] = SIZE;
    let columns = (1..).find(|side| side * side >= kinds.len()).unwrap_or(1);
    let rows = kinds.len().div_ceil(columns);
    let [columns, rows] = [columns, rows].map(|count| u32::try_from(count).unwrap_or(1));
    let room = [width - 2 * EDGE + GAP, height - TOP - EDGE / 2 + GAP];
    let [wide, high] = [room[0] / columns - GAP, room[1] / rows - GAP];
    let one = |(at, &kind): (u32, &Kind)| {
        let (x, y) = (EDGE + at % columns * (wide + GAP), TOP + at / columns * (high + GAP));
        let Some(board) = SmallBoard::read(kind, &format!("v=1&moves={}", games::moves(kind))) else {
            return String::new();
        };
        // boards of one shape use the same ids for their clip paths
        let body = board.body().replace("pp-c-", &format!("pp-c-{}-", kind.name()));
        format!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" overflow=\"visible\" viewBox=\"{}\">{body}{}</svg>",
            board.view_box(),
            moment(&board)
        )
    };
    (0..).zip(kinds).map(one).collect()
}

/// The moves after which a game shows what it is, and its board still holds much.
const BEGUN: usize = 4;

/// What lies on a board early in its game: where no word stands on it, so that it is for all languages.
fn moment(board: &SmallBoard) -> String {
    let mut moments = (BEGUN..=board.moves()).map(|moves| board.contents(moves));
    moments.find(|drawn| !drawn.contains("<text")).unwrap_or_else(|| board.contents(BEGUN))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_stands_by_itself_and_has_no_words_but_names() {
        let all = all();
        assert_eq!(all.len(), Kind::ALL.len() + 1);
        for (of, (name, svg)) in [None].into_iter().chain(Kind::ALL.map(Some)).zip(&all) {
            let written: Vec<_> = svg
                .split("<text ")
                .skip(1)
                .filter_map(|rest| rest.split_once('>')?.1.split('<').next())
                .collect();
            match of {
                Some(kind) => assert_eq!(written, [&*escaped(&game_fact(kind, GameFact::Name)), "Papan"]),
                None => assert_eq!(written, ["Papan"]),
            }
            let boards = svg.matches(" overflow=\"visible\" viewBox=").count();
            assert_eq!(boards, if of.is_some() { 1 } else { Kind::ALL.len() }, "{name}");
            for id in svg.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
                assert_eq!(svg.matches(&format!(" id=\"{id}\"")).count(), 1, "{name}: {id}");
            }
            assert!(!svg.contains("var(--") && svg.len() > 10_000, "{name}");
        }
    }

    #[test]
    fn a_page_has_the_picture_of_its_game() {
        let kind = Kind::ALL[0];
        let own = format!("static/pictures/{}.png", kind.name());
        for page in [Page::Game(kind), Page::Sheet(kind), Page::Learn(kind), Page::Position(kind)] {
            assert_eq!(file(page), own);
            assert!(described(page).contains(&game_fact(kind, GameFact::Name)));
        }
        assert_eq!(file(Page::Map), file(Page::Home));
        assert_ne!(file(Page::Patterns), file(Page::Home));
    }
}
