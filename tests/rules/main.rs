//! The rules: a table of rows a game, each naming the clause it tests.

mod adjiboto;
mod kalah;
mod kotu_baendum;
mod mangala_suez;
mod oware;
mod puhulmutu;
mod raja_pasu;
mod raja_pasu_mandiri;
mod rows;
