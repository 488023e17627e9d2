//! What the browser keeps for the next visit: the settings and the games.

use super::{
    browser::{self, Storage},
    letter::{self, Known},
    saved_game::SavedGame,
};
use crate::{engine::Kind, notation::Written, settings::Settings, worker::Rung};

/// The key of the settings; `boot.js` reads the colours from it.
const SETTINGS: &str = "settings";

/// The key of the level of the computer that was played against last.
const LEVEL: &str = "level";

/// The settings of an earlier visit; in a kiosk, which keeps none, those of its address.
pub fn settings() -> String {
    if browser::is_kiosk() {
        return browser::search();
    }
    Storage::open().ok().and_then(|storage| storage.get(SETTINGS)).unwrap_or_default()
}

pub fn save_settings(settings: Settings) {
    if let Ok(storage) = Storage::open() {
        // settings that cannot be stored have to be set again next time
        let _ = storage.set(SETTINGS, &settings.write());
    }
}

/// The level of the computer that was played against last; a kiosk keeps none.
pub fn level() -> Option<Rung> {
    let storage = Storage::open().ok().filter(|_| !browser::is_kiosk())?;
    storage.get(LEVEL)?.parse().ok()
}

pub fn save_level(level: Rung) {
    if let Ok(storage) = Storage::open() {
        // a level that cannot be stored has to be chosen again next time
        let _ = storage.set(LEVEL, &level.to_string());
    }
}

/// Whether the browser has a storage for this page.
pub fn has_storage() -> bool {
    Storage::open().is_ok_and(|storage| storage.takes())
}

/// The saved game with this address.
pub fn saved_game(kind: Kind, address: &str) -> Option<SavedGame> {
    saved(kind).into_iter().find(|saved| saved.address == address)
}

/// What the saved games have of a game that was opened; `is_letter` if persons alone play it.
pub fn known(kind: Kind, address: &str, is_letter: bool) -> Known {
    letter::known(saved(kind), address, is_letter)
}

/// The saved games of a kind, in no particular order; none without storage.
pub fn saved(kind: Kind) -> Vec<SavedGame> {
    let Ok(storage) = Storage::open() else { return Vec::new() };
    let all = storage.all(&format!("game:{}:", kind.name()));
    all.iter().filter_map(|(id, text)| SavedGame::read(id, text)).collect()
}

/// The address of the unfinished game that was played last.
pub fn resume<F: Written>(plain: F) -> Option<String> {
    let mut games = saved(plain.kind());
    // to know whether a game is over it must be replayed: starts with the latest, and stops at the first match
    while let Some(latest) =
        (0..games.len()).reduce(|a, b| if games[a].age() < games[b].age() { b } else { a })
    {
        let latest = games.swap_remove(latest);
        if !latest.is_over(plain) {
            return Some(latest.address);
        }
    }
    None
}

pub fn delete(kind: Kind, id: &str) {
    if let Ok(storage) = Storage::open() {
        storage.remove(&format!("game:{}:{id}", kind.name()));
    }
}
