//! What a person sees of the site, in a real browser: by concern. One program, so that two tests always run
//! beside each other, however long one of them takes.

mod access;
mod advice;
mod answer;
mod asked;
mod embed;
mod forced;
mod hands;
mod home;
mod import;
mod kept;
mod levels;
mod log;
mod memory;
mod opponent;
mod opponent_games;
mod opponent_hands;
mod opponent_seats;
mod opponent_watch;
mod pace;
mod pasang;
mod patterns;
mod play;
mod position;
mod programs;
mod record;
mod rounds;
mod seen;
mod size;
mod spoiled;
mod start;
mod states;
mod still;
mod storage;
mod time;
mod trapped;
