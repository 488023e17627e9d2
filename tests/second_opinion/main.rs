//! Pasang told a second time and the engine against it. The second telling of a sowing game, a module of this folder,
//! is a part of the tests of that game's room.

#[allow(dead_code, reason = "letters of holes are of other games")]
#[path = "../support/exercises.rs"]
mod exercises;
mod pasang;
mod pasang_alone;
mod pasang_by_hand;
mod pasang_exercises;
mod pasang_games;
mod pasang_patterns;
#[allow(dead_code, reason = "of what is told only how an end is")]
#[path = "../support/plain.rs"]
mod plain;
