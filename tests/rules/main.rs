//! The rules: a table of rows a game, each naming the clause it tests.

mod adjiboto;
mod kalah;
mod mangala_suez;
mod rows;
