//! `museum [--lang LANG] [--site URL] [--settings FILE]`: what `cargo xtask pack` runs.

use museum::{Options, make};
use std::process::ExitCode;
use xtask::{Result, error, project::Project};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let made = options(&arguments).and_then(|options| make(&Project::find()?, &options));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("museum: {e}");
            ExitCode::FAILURE
        }
    }
}

fn options(arguments: &[String]) -> Result<Options> {
    let mut options = Options::default();
    let mut arguments = arguments.iter();
    while let Some(name) = arguments.next() {
        let mut value = || arguments.next().cloned().ok_or_else(|| error!("`{name}` needs a value."));
        match name.as_str() {
            "--lang" => options.language = Some(value()?),
            "--site" => options.address = Some(address(&value()?)?),
            "--settings" => options.settings = Some(value()?.into()),
            _ => return Err(error!("There is no option `{name}`: --lang, --site, --settings.")),
        }
    }
    Ok(options)
}

/// A public address, with a slash at its end.
fn address(text: &str) -> Result<String> {
    let has_scheme = text.starts_with("http://") || text.starts_with("https://");
    if !has_scheme || text.contains(['"', '<', '>', '&', '?', '#']) || text.contains(char::is_whitespace) {
        return Err(error!(
            "`{text}` is no address of a site: it begins with https:// and ends with a path."
        ));
    }
    Ok(format!("{}/", text.trim_end_matches('/')))
}
