//! `pictures FOLDER`: puts a PNG in the place of every SVG of a folder. `cargo xtask build --site` runs it.

use pictures::replace;
use std::{path::Path, process::ExitCode, time::Instant};
use xtask::process::say;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder] = &arguments[..] else {
        eprintln!("pictures FOLDER");
        return ExitCode::FAILURE;
    };
    let began = Instant::now();
    match replace(Path::new(folder)) {
        Ok(0) => {
            eprintln!("pictures: there is no SVG in {folder}.");
            ExitCode::FAILURE
        }
        Ok(count) => {
            say(format!("{count} pictures after {:.1} s", began.elapsed().as_secs_f32()));
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("pictures: {why}");
            ExitCode::FAILURE
        }
    }
}
