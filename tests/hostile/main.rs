//! Hostile text for every parser, and for all that reads what a visitor types, sends or has kept.

mod addresses;
mod mutations;
mod names;
mod parsers;
mod pasang;
mod records;
#[path = "../common/rooms.rs"]
mod rooms;
mod script;
mod storage;
mod worker;
