//! The Fluent files. Programs contain only their stamp.

use crate::fnv::{FNV1A_START, fnv1a};

/// A shared file by its name.
macro_rules! shared {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../words/en/", $name, ".ftl")))),+]
    };
}

/// The shared English files, the reference for every language.
const SHARED: [(&str, &str); 24] = shared![
    "common",
    "page",
    "legend",
    "sowing",
    "pasang",
    "skeletons",
    "advice",
    "opponent",
    "position",
    "patterns",
    "lesson",
    "practice",
    "compare",
    "embed",
    "home",
    "site",
    "about",
    "evidence",
    "kiosk",
    "numbers",
    "evidence-chuki",
    "evidence-pasang",
    "lessons-pasang",
    "pasang-game",
];

/// A hash of all texts at compile time. A page whose texts have another stamp belongs to another build.
pub const STAMP: u32 = {
    let mut hash = FNV1A_START;
    let mut at = 0;
    while at < SHARED.len() {
        hash = fnv1a(hash, SHARED[at].1.as_bytes());
        at += 1;
    }
    at = 0;
    while at < crate::games::WORDS.len() {
        hash = fnv1a(hash, crate::games::WORDS[at].as_bytes());
        at += 1;
    }
    // both halves: a JavaScript number holds no 64 bits
    (hash ^ hash >> 32) as u32
};

#[cfg(not(target_arch = "wasm32"))]
pub use host::{english, errors, evidence_file, files, game_file, languages, lesson_file, own_files};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    use std::{collections::BTreeMap, sync::OnceLock};

    use super::SHARED;
    use crate::{
        engine::{Kind, sowing},
        words::{compile::compile, store::Words},
    };

    /// Pasang's own files.
    const OWN: [&str; 3] = ["pasang-game", "evidence-pasang", "lessons-pasang"];

    /// The shared files with their names.
    pub fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
        SHARED.into_iter().filter(|(name, _)| !OWN.contains(name))
    }

    fn file(name: &str) -> &'static str {
        SHARED.iter().find(|(known, _)| *known == name).map_or("", |(_, file)| file)
    }

    /// The place of a game in the lists of games.
    fn place(kind: sowing::Kind) -> Option<usize> {
        sowing::Kind::ALL.iter().position(|known| *known == kind)
    }

    /// The file of a game's own messages.
    pub fn game_file(kind: Kind) -> &'static str {
        match kind {
            Kind::Sowing(kind) => place(kind).map_or("", |place| crate::games::WORDS[place]),
            Kind::Pasang => file("pasang-game"),
        }
    }

    /// The file of a game's page of evidence.
    pub fn evidence_file(kind: Kind) -> &'static str {
        match kind {
            Kind::Sowing(kind) => place(kind).map_or("", |place| crate::games::EVIDENCE_WORDS[place]),
            Kind::Pasang => file("evidence-pasang"),
        }
    }

    /// The file of a game's course.
    pub fn lesson_file(kind: Kind) -> &'static str {
        match kind {
            Kind::Sowing(kind) => place(kind).map_or("", |place| crate::games::LESSON_WORDS[place]),
            Kind::Pasang => file("lessons-pasang"),
        }
    }

    /// All files of a game's own messages.
    pub fn own_files(kind: Kind) -> [&'static str; 3] {
        [game_file(kind), evidence_file(kind), lesson_file(kind)]
    }

    /// All English messages.
    pub fn english() -> &'static Words {
        static ENGLISH: OnceLock<Words> = OnceLock::new();
        ENGLISH.get_or_init(|| {
            let read = |file| compile(file).unwrap_or_default();
            let shared = files().flat_map(|(_, file)| read(file)).collect();
            let own = |kind| own_files(kind).into_iter().flat_map(read).collect();
            let of_game = |kind: Kind| (kind.name().into(), own(kind));
            Words { language: "en".into(), shared, games: Kind::ALL.into_iter().map(of_game).collect() }
        })
    }

    /// Every language that the site speaks.
    pub fn languages() -> [&'static Words; 1] {
        [english()]
    }

    /// Errors in the English files: what cannot be parsed, and keys that occur in two files.
    pub fn errors() -> Vec<String> {
        let (mut all, mut known) = (Vec::new(), BTreeMap::new());
        for (name, file) in files() {
            match compile(file) {
                Err(why) => all.push(format!("{name}.ftl: {why}")),
                Ok(messages) => {
                    for (key, _) in messages {
                        if let Some(other) = known.insert(key.clone(), name) {
                            all.push(format!("{key} stands in {other}.ftl and in {name}.ftl"));
                        }
                    }
                }
            }
        }
        for kind in Kind::ALL {
            let of_game = own_files(kind).map(|file| compile(file).err());
            all.extend(
                of_game.into_iter().flatten().map(|why| format!("the words of {}: {why}", kind.name())),
            );
        }
        all
    }
}
