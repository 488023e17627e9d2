//! Tests without a browser, in one program: as programs of their own each would be compiled and linked for twenty
//! seconds. `cargo test --test host NAME` runs those of one module.

#![allow(
    clippy::duplicate_mod,
    clippy::module_inception,
    reason = "modules were programs of their own: each has what it needs of the files beside them under their names"
)]

#[path = "circles.rs"]
mod circles;
#[path = "examples.rs"]
mod examples;
#[path = "frozen.rs"]
mod frozen;
#[path = "history.rs"]
mod history;
#[path = "ids.rs"]
mod ids;
#[path = "laws.rs"]
mod laws;
#[path = "lengths.rs"]
mod lengths;
#[path = "levels.rs"]
mod levels;
#[path = "log.rs"]
mod log;
#[path = "long_records.rs"]
mod long_records;
#[path = "malformed_records.rs"]
mod malformed_records;
#[path = "marked.rs"]
mod marked;
#[path = "messages_types.rs"]
mod messages_types;
#[path = "moments.rs"]
mod moments;
#[path = "numbers.rs"]
mod numbers;
#[path = "options.rs"]
mod options;
#[path = "pasang_pictures.rs"]
mod pasang_pictures;
#[path = "pasang_story/main.rs"]
mod pasang_story;
#[path = "pasang_view.rs"]
mod pasang_view;
#[path = "patterns.rs"]
mod patterns;
#[path = "perft.rs"]
mod perft;
#[path = "pictures.rs"]
mod pictures;
#[path = "position_editor/main.rs"]
mod position_editor;
#[path = "readme.rs"]
mod readme;
#[path = "recorded.rs"]
mod recorded;
#[path = "records.rs"]
mod records;
#[path = "rules/main.rs"]
mod rules;
#[path = "script/main.rs"]
mod script;
#[path = "session.rs"]
mod session;
#[path = "sheets.rs"]
mod sheets;
#[path = "sound.rs"]
mod sound;
#[path = "story.rs"]
mod story;
#[path = "strip.rs"]
mod strip;
#[path = "tidy.rs"]
mod tidy;
#[path = "timeline.rs"]
mod timeline;
#[path = "way.rs"]
mod way;
#[path = "worker/main.rs"]
mod worker;
#[path = "workshop.rs"]
mod workshop;
