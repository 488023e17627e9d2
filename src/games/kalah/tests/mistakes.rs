//! The line and column, from 1, that the reader of records gives for typical mistakes; counted by hand.

use papan::{
    engine::sowing::Kind,
    notation::{PositionError, Record, position::read_setup},
    words::{Message, say},
};

const TEXT: &str = "\
[Format \"1\"]
[Game \"kalah\"]
[Preset \"standard\"]
[Readings \"counters-1.holes-2\"]
[Setup \"1-1-1-1_0-0_1\"]
[First \"Zoë\"]
[Result \"*\"]

1. a 2. A
";

const JSON: &str = "{
  \"Format\": \"1\",
  \"Game\": \"kalah\",
  \"Preset\": \"standard\",
  \"Readings\": \"counters-1.holes-2\",
  \"Setup\": \"1-1-1-1_0-0_1\",
  \"First\": \"Zoë\",
  \"Result\": \"*\",
  \"Moves\": [\"a\", \"A\"]
}";

/// Mistakes put into a valid record: each with its place and a word of its error.
type Row = (&'static str, &'static str, (usize, usize), &'static str);

const TEXT_MISTAKES: &[Row] = &[
    ("[Format \"1\"]", "[Format \"2\"]", (1, 10), "Format"),
    ("[Format \"1\"]", "[Format 1]", (1, 1), "Tag"),
    ("[Format \"1\"]", "  [Format \"1\"", (1, 3), "Tag"),
    ("[Game \"kalah\"]\n", "", (1, 1), "NoGame"),
    ("\"kalah\"", "\"kala\"", (2, 8), "UnknownGame"),
    ("\"standard\"", "\"irving\"", (3, 10), "Preset"),
    ("counters-1.", "counters-10.", (4, 12), "Value"),
    ("holes-2", "rows-2", (4, 12), "Reading"),
    ("1-1-1-1_0", "1-1-q-1_0", (5, 13), "Syntax"),
    ("_0-0_1", "_0-0_4", (5, 21), "Syntax"),
    ("_0-0_1", "_0-0", (5, 20), "Syntax"),
    ("1-1-1-1_0", "1-1-1-2_0", (5, 9), "Total"),
    ("\"*\"", "\"first\"", (7, 10), "Result"),
    ("1. a", "2. a", (9, 1), "Number"),
    ("2. A", "1. A", (9, 6), "Number"),
    ("1. a", "1. f", (9, 4), "NotAMove"),
    ("1. a", "1. ab", (9, 4), "NotAMove"),
    ("2. A", "2. a", (9, 9), "Illegal"),
    ("1. a 2. A", "1. a\n\t2.  A b B a", (10, 10), "AfterEnd"),
];

const JSON_MISTAKES: &[Row] = &[
    ("\"1\"", "\"2\"", (2, 14), "Format"),
    ("\"1\"", "1", (2, 13), "Json"),
    ("\"kalah\"", "\"kala\"", (3, 12), "UnknownGame"),
    ("\"standard\"", "\"irving\"", (4, 14), "Preset"),
    ("1-1-1-1_0", "1-1-q-1_0", (6, 17), "Syntax"),
    ("1-1-1-1_0", "1-1-1-2_0", (6, 13), "Total"),
    ("\"*\"", "\"first\"", (8, 14), "Result"),
    ("[\"a\"", "[\"ab\"", (9, 14), "NotAMove"),
    ("\"A\"", "\"a\"", (9, 19), "Illegal"),
    ("\"A\"", "7", (9, 18), "Json"),
    ("[\"a\", \"A\"]", "\"a\"", (9, 12), "Json"),
    // no comma after the name: noticed at the next key, which begins the line after it
    ("\"Zoë\",", "\"Zoë\"", (8, 3), "Json"),
    // columns are letters, not bytes: what is wrong on the line stands after a letter of two bytes
    ("\"Zoë\",", "\"Zoë\"?", (7, 17), "Json"),
];

fn check(valid: &str, rows: &[Row]) {
    assert!(<Record>::read(valid).is_ok(), "{:?}", <Record>::read(valid));
    let mut wrong = Vec::new();
    for (right, mistake, place, word) in rows {
        let text = valid.replacen(right, mistake, 1);
        assert_ne!(text, valid, "{right} is not in the valid record");
        let found = <Record>::read(&text);
        let as_wanted = found.as_ref().is_err_and(|error| {
            (error.line, error.column) == *place && format!("{:?}", error.kind).contains(word)
        });
        if !as_wanted {
            wrong.push(format!("{mistake:?}: {word} at {place:?} wanted, {found:?} found"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn mistakes_in_text_are_found_where_they_stand() {
    check(TEXT, TEXT_MISTAKES);
}

#[test]
fn mistakes_in_json_are_found_where_they_stand() {
    check(JSON, JSON_MISTAKES);
}

#[test]
fn errors_in_a_position_have_their_column() {
    for (text, column) in [
        ("", 1),
        ("4", 2),
        ("4-4_0-0", 8),
        ("4--4_0-0_1", 3),
        ("4-é_0-0_1", 3),
        ("é-4_0-0_1", 1),
        ("4-4_0-0_1_x", 11),
    ] {
        assert_eq!(read_setup(text), Err(PositionError::Syntax { column }), "{text:?}");
    }
}

/// A byte-order mark is not part of the record and does not count as a column.
#[test]
fn a_byte_order_mark_is_passed_over() {
    for valid in [TEXT, JSON] {
        assert_eq!(<Record>::read(&format!("\u{feff}{valid}")), <Record>::read(valid));
    }
    let error = <Record>::read("\u{feff}[Game \"kala\"]").expect_err("no such game");
    assert_eq!((error.line, error.column), (1, 8));
}

/// Errors of JSON are reported in our own words, because the parser's speak of types.
#[test]
fn what_is_wrong_in_json_is_said_in_words_of_ours() {
    for (right, mistake, (line, column), words) in [
        ("\"1\"", "1", (2, 13), "text in quotation marks is expected here."),
        ("\"A\"", "7", (9, 18), "text in quotation marks is expected here."),
        ("[\"a\", \"A\"]", "\"a\"", (9, 12), "a list of moves in square brackets is expected here."),
        ("\"Zoë\",", "\"Zoë\"", (8, 3), "this is not JSON from here on."),
        ("\"A\"]\n}", "\"A\"", (9, 20), "the text ends before the record does."),
    ] {
        let text = JSON.replacen(right, mistake, 1);
        assert_ne!(text, JSON);
        let error = <Record>::read(&text).expect_err("a mistake");
        let said = say(&Message::BadRecord { kind: Kind::Kalah.into(), error: error.into() });
        assert_eq!(said, format!("Line {line}, column {column}: {words}"));
    }
}

/// Names keep their quotation marks, and records in the earlier form can still be read.
#[test]
fn quotation_marks_in_names_are_kept() {
    let names = |text: &str| <Record>::read(text).expect("a record").names;
    let old = "[Game \"kalah\"]\n[First \"Ama 'the Fox' \\u0022 %22 &quot;\"]\n";
    assert_eq!(names(old)[0].as_deref(), Some("Ama 'the Fox' \\u0022 %22 &quot;"));
    for (first, second, written) in [
        ("Ama \"the Fox\"", "Kofi", "[Quote \"'\"]\n[First \"Ama 'the Fox'\"]\n[Second \"Kofi\"]\n"),
        ("Ama \"the Fox\"", "N'Dri", "[Quote \"″\"]\n[First \"Ama ″the Fox″\"]\n[Second \"N'Dri\"]\n"),
        ("Ama", "N'Dri", "[First \"Ama\"]\n[Second \"N'Dri\"]\n"),
    ] {
        let mut record = <Record>::read("[Game \"kalah\"]").expect("a record");
        record.names = [Some(first.into()), Some(second.into()), None];
        let text = record.to_text();
        assert!(text.contains(written), "{text}");
        assert_eq!(names(&text), record.names);
    }
    // the substitute must be a single character
    let odd = "[Game \"kalah\"]\n[Quote \"am\"]\n[First \"Ama\"]\n";
    assert_eq!(names(odd)[0].as_deref(), Some("Ama"));
}
