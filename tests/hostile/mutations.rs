//! Hostile text, made by a seeded generator from valid text and from nothing.

use fastrand::Rng;

/// How many inputs a parser is given beside those that are cut short, where the variable does not say so: a test of a
/// parser takes a second. `PAPAN_HOSTILE=100000 cargo test --release --test hostile` is the long run.
const INPUTS: usize = 20_000;
const VARIABLE: &str = "PAPAN_HOSTILE";

fn count() -> usize {
    let asked = std::env::var(VARIABLE).ok();
    asked.map_or(INPUTS, |text| text.parse().unwrap_or_else(|_| panic!("{VARIABLE} is no number: {text}")))
}

/// Pieces that parsers stumble over: other alphabets, marks, digits beyond ASCII, huge numbers, control signs.
const PIECES: &[&str] = &[
    "\0",
    "\n",
    "\r",
    "\r\n",
    "\t",
    " ",
    "\u{a0}",
    "\u{feff}",
    "\u{202e}",
    "\u{2028}",
    "é",
    "e\u{301}",
    "٣",
    "７",
    "🥜",
    "ꙮ",
    "-",
    "--",
    "_",
    ".",
    "~",
    "+1",
    "-1",
    "0",
    "00",
    "255",
    "256",
    "4294967295",
    "4294967296",
    "99999999999999999999999999",
    "\"",
    "\\",
    "\\u0031",
    "\\ud800",
    "[",
    "]",
    "{",
    "}",
    ":",
    ",",
    "null",
    "true",
    "1e9",
    "*",
    "1.",
    "played-",
    "moves-",
    "[Game \"kalah\"]\n",
    "\"Game\"",
    "z",
    "Z",
    "a",
    "A",
    "&",
    "=",
    "#",
    "?",
    "%",
    "%00",
    "%2",
    "%E0%A4%A",
    "%F0%9F%A5%9C",
    "שלום",
    "مرحبا",
    "\u{301}\u{301}\u{301}\u{301}",
    "👩\u{200d}👩\u{200d}👧",
    "m99999999999999999999.s9",
    "18446744073709551615",
    "&moves=",
    "&pos=",
    "&at=m",
    "<img src=x>",
];

/// What somebody else might have put there: bytes of any kind, one letter often, figures, pieces after another.
fn wild(rng: &mut Rng) -> String {
    let length = if rng.u8(..50) == 0 { rng.usize(..5_000) } else { rng.usize(..40) };
    match rng.u8(..5) {
        0 => String::from_utf8_lossy(&(0..length).map(|_| rng.u8(..)).collect::<Vec<_>>()).into_owned(),
        1 => rng.char(..).to_string().repeat(length),
        2 => (0..length).map(|_| rng.digit(10)).collect(),
        3 => (0..length).map(|_| format!("%{:02X}", rng.u8(..))).collect(),
        _ => (0..length.min(200)).map(|_| PIECES[rng.usize(..PIECES.len())]).collect(),
    }
}

/// One to four random changes to a text, at any character.
fn mutated(rng: &mut Rng, valid: &[String]) -> String {
    let mut text: Vec<char> = valid[rng.usize(..valid.len())].chars().collect();
    for _ in 0..rng.usize(1..=4) {
        let at = rng.usize(..=text.len());
        let to = rng.usize(at..=text.len().min(at + 12));
        match rng.u8(..8) {
            0 if at < text.len() => text[at] = char::from(text[at] as u8 ^ 1 << rng.u8(..8)),
            1 => drop(text.drain(at..to)),
            2 | 3 => {
                let piece = PIECES[rng.usize(..PIECES.len())].chars();
                drop(text.splice(at..at, piece));
            }
            4 => {
                let again = text[at..to].to_vec();
                drop(text.splice(at..at, again));
            }
            5 => text.truncate(at),
            6 => {
                // the rest of another valid text
                let other: Vec<char> = valid[rng.usize(..valid.len())].chars().collect();
                text.truncate(at);
                text.extend(&other[rng.usize(..=other.len())..]);
            }
            _ if at < text.len() => text[at] = rng.char(..),
            _ => text.push(rng.char(..)),
        }
    }
    text.into_iter().collect()
}

/// The mutated texts of a parser, every text cut short at every byte, and a few very long ones.
pub fn inputs(seed: u64, valid: &[String]) -> impl Iterator<Item = String> + use<> {
    let mut rng = Rng::with_seed(seed);
    let cut = |text: &String| {
        (0..text.len()).filter_map(|end| text.get(..end)).map(String::from).collect::<Vec<_>>()
    };
    let mut texts: Vec<String> = valid.iter().flat_map(cut).collect();
    texts.extend(valid.iter().take(4).map(|text| text.repeat(2000)));
    texts.extend(["1-".repeat(100_000), "_".repeat(100_000), "[".repeat(100_000), "{\"a\":".repeat(100_000)]);
    let valid = valid.to_vec();
    texts.into_iter().chain((0..count()).map(move |_| match rng.u8(..4) {
        0 => wild(&mut rng),
        _ => mutated(&mut rng, &valid),
    }))
}

/// Counts what was accepted: a test in which nothing is has tried nothing.
pub fn some(accepted: usize) {
    assert!(accepted > 50, "only {accepted} inputs were accepted");
}

/// The same seed gives the same inputs, and few of them are what they were made from.
#[test]
fn mutations_are_repeatable_and_do_change_the_text() {
    let valid = ["4-4_0-0_1".to_string()];
    let texts: Vec<String> = inputs(1, &valid).collect();
    assert!(texts == inputs(1, &valid).collect::<Vec<_>>() && texts != inputs(2, &valid).collect::<Vec<_>>());
    let changed = texts.iter().filter(|text| **text != valid[0]).count();
    assert!(changed > texts.len() * 8 / 10, "{changed} of {}", texts.len());
    some(changed);
    assert!(texts.iter().any(|text| PIECES.iter().any(|piece| piece.len() > 9 && text.contains(piece))));
}
