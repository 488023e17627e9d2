//! The Fluent files. Programs contain only their stamp.

use crate::fnv::{FNV1A_START, fnv1a};

/// The shared files of a language by their names.
macro_rules! shared {
    ($lang:literal) => {
        shared!(@ $lang:
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
            "offline",
            "numbers",
            "evidence-chuki",
            "evidence-pasang",
            "lessons-pasang",
            "pasang-game",
        )
    };
    (@ $lang:literal: $($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../words/", $lang, "/", $name, ".ftl")))),+]
    };
}

type Shared = [(&'static str, &'static str); 25];

/// The shared English files, the reference for every language.
const SHARED: Shared = shared!("en");

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
pub use host::{
    Translated, english, errors, evidence_file, files, game_file, languages, lesson_file, own_files,
    translated,
};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    use std::{collections::BTreeMap, sync::OnceLock};

    use super::{SHARED, Shared};
    use crate::{
        engine::{Kind, sowing},
        words::{compile::compile, store::Words},
    };

    /// The languages into which the site is translated, with their shared files.
    const TRANSLATED: [(&str, Shared); 4] =
        [("nl", shared!("nl")), ("ms", shared!("ms")), ("si", shared!("si")), ("ar", shared!("ar"))];

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
        ENGLISH.get_or_init(|| read("en", &SHARED, own_files))
    }

    /// Every language that the site speaks, English first.
    pub fn languages() -> &'static [&'static Words] {
        static ALL: OnceLock<Vec<&'static Words>> = OnceLock::new();
        ALL.get_or_init(|| {
            let own = |language, shared, kind| translated_own(language, shared, kind).unwrap_or_default();
            let words = TRANSLATED
                .iter()
                .map(|(language, shared)| read(language, shared, |kind| own(language, shared, kind)));
            let leaked = words.map(|words| &*Box::leak(Box::new(words)));
            [english()].into_iter().chain(leaked).collect()
        })
    }

    /// The messages of a language: its shared files, and those that are a game's own. What cannot be parsed says nothing
    /// here; [`errors`] keeps the site from being written then.
    fn read(language: &str, shared: &Shared, own: impl Fn(Kind) -> [&'static str; 3]) -> Words {
        let messages = |file: &str| compile(file).unwrap_or_default();
        let of_all = shared.iter().filter(|(name, _)| !OWN.contains(name));
        let of_game = |kind: Kind| (kind.name().into(), own(kind).into_iter().flat_map(messages).collect());
        Words {
            language: language.into(),
            shared: of_all.flat_map(|(_, file)| messages(file)).collect(),
            games: Kind::ALL.into_iter().map(of_game).collect(),
        }
    }

    /// The own files of a game in another language; `None` if that is not in the list of games.
    fn translated_own(language: &str, shared: &Shared, kind: Kind) -> Option<[&'static str; 3]> {
        match kind {
            Kind::Sowing(kind) => {
                let (_, games) = crate::games::TRANSLATED.iter().find(|(known, _)| *known == language)?;
                games.get(place(kind)?).copied()
            }
            Kind::Pasang => {
                let named = |name: &str| shared.iter().find(|(known, _)| *known == name);
                Some(OWN.map(|name| named(name).map_or("", |(_, file)| *file)))
            }
        }
    }

    /// A file of another language.
    pub struct Translated {
        pub language: &'static str,
        /// The name of the file where languages share it, or of the game whose own it is.
        pub name: &'static str,
        pub file: &'static str,
        /// The same file in English.
        pub english: &'static str,
    }

    /// All files of the other languages.
    pub fn translated() -> Vec<Translated> {
        let mut all = Vec::new();
        for (language, shared) in &TRANSLATED {
            for ((name, file), (_, english)) in shared.iter().zip(&SHARED) {
                all.push(Translated { language, name, file, english });
            }
            // Pasang's stand among the shared ones
            for kind in sowing::Kind::ALL {
                let own = translated_own(language, shared, Kind::Sowing(kind)).unwrap_or_default();
                for (file, english) in own.into_iter().zip(own_files(Kind::Sowing(kind))) {
                    all.push(Translated { language, name: kind.name(), file, english });
                }
            }
        }
        all
    }

    /// Errors in the files: what cannot be parsed, and keys that occur in two English ones.
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
        for Translated { language, name, file, .. } in translated() {
            all.extend(compile(file).err().map(|why| format!("{name} in {language}: {why}")));
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
