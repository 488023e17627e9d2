//! The files that the words stand in. A program carries none of them, only their stamp.

/// A shared file by its name.
macro_rules! shared {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../words/en/", $name, ".ftl")))),+]
    };
}

/// English, which every language is held against: what games share.
const SHARED: [(&str, &str); 12] = shared![
    "common",
    "page",
    "sowing",
    "pasang",
    "skeletons",
    "advice",
    "opponent",
    "position",
    "patterns",
    "home",
    "site",
    "pasang-game",
];

/// A figure of all words as they were when a program was made. A page whose words bear another is of another time.
pub const STAMP: u32 = {
    let mut stamp = 0x811c_9dc5;
    let mut at = 0;
    while at < SHARED.len() {
        stamp = stamped(stamp, SHARED[at].1.as_bytes());
        at += 1;
    }
    at = 0;
    while at < crate::games::WORDS.len() {
        stamp = stamped(stamp, crate::games::WORDS[at].as_bytes());
        at += 1;
    }
    stamp
};

/// FNV-1a.
const fn stamped(mut stamp: u32, bytes: &[u8]) -> u32 {
    let mut at = 0;
    while at < bytes.len() {
        stamp = (stamp ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    stamp
}

#[cfg(not(target_arch = "wasm32"))]
pub use host::{english, files, game_file, troubles};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    use std::{collections::BTreeMap, sync::OnceLock};

    use super::SHARED;
    use crate::{
        engine::{Kind, sowing},
        i18n::{compile::compile, store::Words},
    };

    /// The shared files by their names, but for that of Pasang's own words.
    pub fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
        SHARED.into_iter().filter(|(name, _)| *name != "pasang-game")
    }

    /// What a game says in words of its own.
    pub fn game_file(kind: Kind) -> &'static str {
        match kind {
            Kind::Sowing(kind) => {
                let place = sowing::Kind::ALL.iter().position(|known| *known == kind);
                place.map_or("", |place| crate::games::WORDS[place])
            }
            Kind::Pasang => SHARED[SHARED.len() - 1].1,
        }
    }

    /// All words of English.
    pub fn english() -> &'static Words {
        static ENGLISH: OnceLock<Words> = OnceLock::new();
        ENGLISH.get_or_init(|| {
            let read = |file| compile(file).unwrap_or_default();
            let shared = files().flat_map(|(_, file)| read(file)).collect();
            let of_game = |kind: Kind| (kind.name().into(), read(game_file(kind)).into_iter().collect());
            Words { language: "en".into(), shared, games: Kind::ALL.into_iter().map(of_game).collect() }
        })
    }

    /// What is wrong with the files of English: what cannot be read, and what stands in two of them.
    pub fn troubles() -> Vec<String> {
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
        let of_game =
            |kind| Some(format!("the words of {}: {}", Kind::name(kind), compile(game_file(kind)).err()?));
        all.extend(Kind::ALL.into_iter().filter_map(of_game));
        all
    }
}
