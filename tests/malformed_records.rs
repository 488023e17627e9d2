//! Records with a mistake, as text and as JSON, of every game: what is said of each stands in our own words, with the
//! line and the column of the mistake. What a parser says of its types is never shown.

use papan::{
    engine::{pasang::Pasang, sowing::Kind},
    notation::{Record, Written},
    playout::Playouts,
    words::{Message, say},
};

/// A text with `|` where the mistake is, and the beginning of what is said of it.
type Malformed = (String, &'static str);

/// What parsers say, none of which is ours.
const OF_PARSERS: [&str; 9] = [
    "invalid",
    "at line",
    "EOF",
    "trailing",
    "missing field",
    "expected value",
    "integer `",
    "type:",
    "unknown",
];

fn texts(game: &str, preset: &str, first: &str) -> Vec<Malformed> {
    let head = format!("[Format \"1\"]\n[Game \"{game}\"]\n");
    let after = |rest: &str| format!("{head}{rest}");
    vec![
        ("|".into(), "no game is named."),
        ("|not a record".into(), "no game is named."),
        ("|1".into(), "no game is named."),
        ("|[1]".into(), "a line in brackets"),
        ("|[Game]".into(), "a line in brackets"),
        ("  |[Game name]".into(), "a line in brackets"),
        ("|[Game \"a\" \"b\"]".into(), "a line in brackets"),
        ("|[Game \"a\u{7}b\"]".into(), "a line in brackets"),
        ("[Format \"1\"]\n\t|[Game \"x\"".into(), "a line in brackets"),
        (format!("[Format \"|2\"]\n[Game \"{game}\"]"), "format 2"),
        ("[Game \"|chess\"]".into(), "no game is called “chess”"),
        ("[Game \"|\"]".into(), "no game is called"),
        (after("[Preset \"|nobody\"]"), "there is no preset “nobody”"),
        (after(&format!("[Preset \"{preset}\"]\n[Readings \"|x\"]")), "“x” does not have the form"),
        (after(&format!("[Preset \"{preset}\"]\n[Readings \"|x-y\"]")), "there is no reading “x”"),
        (after("[Setup \"|?\"]"), "this is not a position."),
        (after("[Setup \"|\"]"), "this is not a position."),
        (after("\n|zz9"), "“zz9” is not a move"),
        (after("\n1. |ä…"), "“ä…” is not a move"),
        (after(&format!("\n1. {first}\n|1. {first}")), "“1.” is not the number"),
        (after(&format!("\n|7. {first}")), "“7.” is not the number"),
        (after(&format!("\n1. {first} 2. |–")), "“–” is not a move"),
        (after(&format!("[Result \"|second\"]\n\n1. {first}")), "the record claims the result “second”"),
        (after(&format!("[Ended \"|by magic\"]\n\n1. {first}")), "the record claims the result “by magic”"),
    ]
}

fn objects(game: &str, preset: &str, first: &str) -> Vec<Malformed> {
    let head = format!("{{\"Format\": \"1\",\n \"Game\": \"{game}\"");
    let after = |rest: &str| format!("{head},\n {rest}");
    vec![
        ("|{".into(), "the text ends"),
        ("{\"Game|\"".into(), "the text ends"),
        ("{\"Game\": \"|x".into(), "the text ends"),
        ("|{}".into(), "no game is named."),
        ("{|1: 2}".into(), "this is not JSON"),
        ("{|Game: \"x\"}".into(), "this is not JSON"),
        ("{\"Game\" |\"x\"}".into(), "this is not JSON"),
        (format!("{{\"Game\": \"{game}\",|}}"), "this is not JSON"),
        (format!("{{\"Game\": \"{game}\"}} |x"), "this is not JSON"),
        ("{\"Game\": nul|}".into(), "this is not JSON"),
        ("{\"Game\": |1}".into(), "text in quotation marks"),
        ("{\"Game\":\n  |null}".into(), "text in quotation marks"),
        ("{\"Game\": |[\"x\"]}".into(), "text in quotation marks"),
        (format!("{{\"Format\": |1, \"Game\": \"{game}\"}}"), "text in quotation marks"),
        (format!("{{\"Format\": \"|2\", \"Game\": \"{game}\"}}"), "format 2"),
        ("{\"Game\": \"|chess\"}".into(), "no game is called “chess”"),
        (after("\"First\": |true}"), "text in quotation marks"),
        (after("\"Preset\": \"|nobody\"}"), "there is no preset “nobody”"),
        (after(&format!("\"Preset\": \"{preset}\", \"Readings\": \"|x\"}}")), "“x” does not have the form"),
        (after("\"Setup\": \"|?\"}"), "this is not a position."),
        (after("\"Setup\": |{}}"), "text in quotation marks"),
        (after("\"Moves\": |1}"), "a list of moves"),
        (after(&format!("\"Moves\": |\"{first}\"}}")), "a list of moves"),
        (after("\"Moves\": |{}}"), "a list of moves"),
        (after("\"Moves\": [|1]}"), "text in quotation marks"),
        (after(&format!("\"Moves\": [\"{first}\", |[\"{first}\"]]}}")), "text in quotation marks"),
        (after("\"Moves\": [\"|zz9\"]}"), "“zz9” is not a move"),
        (after(&format!("\"Moves\": [\"{first}|\"")), "the text ends"),
        (after(&format!("\"Moves\": [\"{first}\"], \"Result\": \"|second\"}}")), "the record claims"),
    ]
}

fn check<F: Written>(plain: F)
where
    Record<F>: std::fmt::Debug,
{
    let (kind, preset) = (plain.kind(), plain.presets()[0].name);
    let mut moves = Vec::new();
    Playouts::new(plain, 1).play(plain.start(), |_, chosen, _| moves.push(chosen));
    let first = plain.write_move(moves[0]);
    let (name, first) = (plain.name(), first.as_str());
    let mut wrong = Vec::new();
    for (marked, says) in texts(name, preset, first).into_iter().chain(objects(name, preset, first)) {
        let before = marked.split('|').next().unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let text = marked.replacen('|', "", 1);
        let error = Record::<F>::read(&text).expect_err(&text);
        let said = say(&Message::BadRecord { kind, error: error.into() });
        let wanted = format!("Line {line}, column {column}: {says}");
        if !said.starts_with(&wanted) {
            wrong.push(format!("{name}: {marked:?} should say {wanted:?}, but says {said:?}"));
        }
        for word in OF_PARSERS {
            assert!(!said.contains(word), "{name}: {marked:?}: {said}");
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_is_wrong_in_a_record_is_said_in_our_words_with_its_place() {
    for kind in Kind::ALL {
        check(kind.game());
    }
    check(Pasang::default());
}
