//! What a person sees of the site, in a real browser: by concern. One program, so that two tests always run
//! beside each other, however long one of them takes.

mod access;
mod asked;
mod embed;
mod forced;
mod hands;
mod import;
mod kept;
mod log;
mod pace;
mod play;
mod programs;
mod record;
mod rounds;
mod seen;
mod size;
mod start;
mod states;
mod still;
mod storage;
mod time;
