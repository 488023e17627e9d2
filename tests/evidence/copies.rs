//! No sentence of the site is a document's: no nine words of it stand in a row in one of the source documents.
//!
//! The documents are not part of the repository. `tests/data/documents.txt` has a hash of every nine words of theirs that
//! stand in a row; `PAPAN_DOCUMENTS=FOLDER PAPAN_ACCEPT=1 cargo test --test evidence` writes it.

use std::{collections::BTreeSet, env, fs, path::Path};

use papan::words::files::{english, evidence_file};

const ROW: usize = 9;

/// A text in small letters and figures.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric());
    parts.filter(|part| !part.is_empty()).map(str::to_lowercase).collect()
}

/// A hash of each row of words, with the words.
fn rows(text: &str) -> Vec<(String, String)> {
    let words = words(text);
    let hash = |row: &str| {
        let hash = row.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
        format!("{:012x}", hash >> 16)
    };
    // figures are facts: a row of them is nobody's sentence
    let is_said =
        |row: &&[String]| row.iter().filter(|word| word.chars().any(char::is_alphabetic)).count() > ROW / 2;
    words.windows(ROW).filter(is_said).map(|row| row.join(" ")).map(|row| (hash(&row), row)).collect()
}

fn known() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/documents.txt");
    if let (Some(folder), Some(_)) = (env::var_os("PAPAN_DOCUMENTS"), env::var_os("PAPAN_ACCEPT")) {
        let files = fs::read_dir(folder).expect("a folder").flatten();
        let all: BTreeSet<String> = files
            .flat_map(|file| rows(&String::from_utf8_lossy(&fs::read(file.path()).expect("a document"))))
            .map(|(hash, _)| hash)
            .collect();
        let text: String = all.iter().map(|hash| format!("{hash}\n")).collect();
        fs::write(&path, text).expect("the file can be written");
    }
    fs::read_to_string(path).expect("hashes").lines().map(String::from).collect()
}

#[test]
fn no_nine_words_in_a_row_are_a_documents() {
    let known = known();
    assert!(known.len() > 3000, "{}", known.len());
    let words = english();
    let shared = words.shared.iter().map(|(key, text)| (key.to_string(), text.to_string()));
    let own = words.games.iter().flat_map(|(game, own)| {
        own.iter().map(move |(key, text)| (format!("{game} {key}"), text.to_string()))
    });
    let docs = ["docs/facts.md", "docs/evidence.md", "README.md"].map(|file| {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("a file");
        (file.to_string(), text)
    });
    let copied = |text: &str| {
        rows(text)
            .into_iter()
            .filter(|(hash, _)| known.contains(hash))
            .map(|(_, row)| row)
            .collect::<Vec<_>>()
    };
    let mut faults = Vec::new();
    for (name, text) in shared.chain(own).chain(docs) {
        faults.extend(copied(&text).into_iter().map(|row| format!("{name}: {row}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_row_of_words_is_found_however_it_is_written() {
    let one = rows("One, two; three four five “six” seven eight nine ten.");
    let two = rows("one two three four five six seven eight NINE");
    assert_eq!((one.len(), two.len()), (2, 1));
    assert_eq!(one[0], two[0]);
    assert!(rows(evidence_file(papan::engine::Kind::ALL[0])).len() > 200);
}
