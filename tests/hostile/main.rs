//! Hostile text for every parser.

mod mutations;
mod parsers;
mod records;
