//! The rules of Pasang: recorded counts, vectors, laws over random play, and a test a clause and a reading.

mod clauses;
mod counts;
mod ends;
mod laws;
mod notation;
mod readings;
mod recorded;
mod setups;
mod table;
