//! `tables WHAT`: what is found by computation, as files that are committed.

mod apart;

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    let done = match what.as_str() {
        "apart" => apart::write(arguments.next().as_deref()),
        other => Err(format!("There is no table `{other}`: apart.")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
