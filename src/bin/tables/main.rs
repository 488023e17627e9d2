//! `tables [WHAT]`: computes what is found by computation and committed, and writes it where it lies. `apart [GAME]` are the
//! games that tell readings apart, `games [GAME]` those from which exercises take positions; all other names are tables of the page of numbers. Without a name all are written.

#[cfg(not(target_arch = "wasm32"))]
mod apart;
#[cfg(not(target_arch = "wasm32"))]
mod day;
#[cfg(not(target_arch = "wasm32"))]
mod games;
#[cfg(not(target_arch = "wasm32"))]
mod numbers;

use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
fn write(arguments: &[String]) -> Result<(), String> {
    match arguments {
        [] => numbers::write(&[]).and_then(|()| apart::write(None)).and_then(|()| games::write(None)),
        [what, rest @ ..] if what == "apart" => apart::write(rest.first().map(String::as_str)),
        [what, rest @ ..] if what == "games" => games::write(rest.first().map(String::as_str)),
        names => numbers::write(names),
    }
}

fn main() -> ExitCode {
    #[cfg(not(target_arch = "wasm32"))]
    {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        if let Err(why) = write(&arguments) {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
