//! Prints how many random games a second the engine plays natively, and how many positions a second the
//! opponent searches; `bench strength …` measures the opponent's playing strength, and
//! `bench endings …` checks what it proves of endings, and
//! `bench weights …` fits its estimates to its games.

use std::process::ExitCode;

use papan::bench::{self, thinking};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.split_first() {
        None => speed(),
        Some((first, rest)) => {
            let result = match first.as_str() {
                "strength" => bench::strength::command(rest),
                "endings" => bench::endings::command(rest),
                "weights" => bench::weights::command(rest),
                _ => Err(format!("{first} is not measured: there are strength, endings and weights")),
            };
            if let Err(why) = result {
                eprintln!("{why}");
                return ExitCode::from(2);
            }
        }
    }
    ExitCode::SUCCESS
}

fn speed() {
    let from = std::time::Instant::now();
    let now = || from.elapsed().as_secs_f64() * 1000.0;
    println!("{}", bench::heading());
    for row in bench::run(now, 2_000) {
        println!("{row}");
    }
    println!("\n{}", thinking::heading());
    for rate in thinking::run(now) {
        println!("{rate}");
    }
}
