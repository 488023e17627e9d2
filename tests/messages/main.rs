//! Every sentence of the site as it was: what recorded games are told in, every message in every shape it can take,
//! and the words of every page that is written as a file. Whoever moves words about holds them by this.
//!
//! `PAPAN_ACCEPT=1 cargo test --test messages` writes the sentences of now; read them before they are committed.

// what records claim is held elsewhere
#[allow(dead_code)]
#[path = "../common/recorded.rs"]
mod recorded;
#[path = "../common/rooms.rs"]
mod rooms;

mod pages;
mod replays;
mod rules;
mod samples;
mod shapes;
mod sheet;
mod snapshots;
mod visible;
