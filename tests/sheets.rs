//! The rule sheets: short enough for a page, and with a code that leads to the game.

use papan::{
    engine::Kind,
    site::sheet::{code, game_address},
    words::sheet::{part, rules},
};

/// The most words of the parts of a sheet.
const RULES: usize = 200;
const DIFFERS: usize = 60;
const TO_LAY: usize = 60;
const ABOUT: usize = 30;

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

#[test]
fn every_sheet_is_short_and_whole() {
    for kind in Kind::ALL {
        let name = kind.name();
        let text = |key: &str| part(kind, key).unwrap_or_else(|| panic!("{name}: sheet-{key} is not said"));
        let all = rules(kind);
        let count: usize = all.iter().map(|rule| words(rule)).sum();
        println!("{name}: {} rules of {count} words", all.len());
        assert!((5..=10).contains(&all.len()), "{name}: {} rules", all.len());
        assert!(count <= RULES, "{name}: {count} words of rules");
        let lay = words(&text("needs")) + words(&text("lay"));
        assert!(lay <= TO_LAY, "{name}: {lay} words of what one needs");
        assert!(words(&text("differs")) <= DIFFERS, "{name}: too many words on accounts");
        assert!(words(&text("about")) <= ABOUT, "{name}: too many words on what it is");
    }
}

/// The dark squares of a code, as its picture has them, and the length of its sides.
fn squares(picture: &str) -> (usize, Vec<(usize, usize, usize, usize)>) {
    let box_ = picture.split_once("viewBox=\"").expect("a size").1.split_once('"').expect("an end").0;
    let side = box_.split(' ').nth(2).and_then(|side| side.parse().ok()).expect("a length");
    let path = picture.rsplit_once(" d=\"").expect("a path").1.split_once('"').expect("an end").0;
    let squares = path.split('M').skip(1).map(|square| {
        let numbers = square.split(|letter: char| !letter.is_ascii_digit()).filter(|text| !text.is_empty());
        let numbers: Vec<usize> = numbers.map(|text| text.parse().expect("a number")).collect();
        (numbers[0], numbers[1], numbers[2], numbers[3])
    });
    (side, squares.collect())
}

#[test]
fn a_telephone_reads_where_the_code_leads() {
    for kind in Kind::ALL {
        let address = game_address("https://papan.example/games", kind);
        let picture = code(&address).expect("a code");
        let (side, squares) = squares(&picture);
        let is_dark = |x: usize, y: usize| {
            squares.iter().any(|&(left, top, wide, high)| {
                (left..left + wide).contains(&x) && (top..top + high).contains(&y)
            })
        };
        let mut image =
            rqrr::PreparedImage::prepare_from_greyscale(
                side,
                side,
                |x, y| {
                    if is_dark(x, y) { 0 } else { 255 }
                },
            );
        let found = image.detect_grids();
        let (_, read) = found.first().expect("a code").decode().expect("a text");
        assert_eq!(read, address);
    }
}
