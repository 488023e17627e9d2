//! The files of words held against the code: what it can say is there, what is there is said, and it is said as
//! `fluent-bundle` says it.

#[allow(dead_code)]
#[path = "../messages/samples/mod.rs"]
mod samples;
#[allow(dead_code)]
#[path = "../messages/sheet.rs"]
mod sheet;

mod bundle;
mod everything;
mod formatter;
mod languages;
mod page;
mod plural;
mod pseudo;
mod schema;
mod terms;
