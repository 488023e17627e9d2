//! The pages of evidence: what each fact rests on, what the files beside the pages hold, where their links lead, and that no
//! sentence is a document's.

mod copies;
mod facts;
mod files;
mod links;
