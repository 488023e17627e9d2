//! The rules of Pasang: recorded counts, vectors, laws over random play, and a test a clause and a reading.

#[path = "../common/pasang_games.rs"]
mod pasang_games;
#[allow(dead_code, reason = "games of Pasang lie in no room")]
#[path = "../common/rooms.rs"]
mod rooms;
#[path = "../common/recorded.rs"]
mod told;

mod clauses;
mod counts;
mod ends;
mod laws;
mod notation;
mod readings;
mod recorded;
mod setups;
mod table;
