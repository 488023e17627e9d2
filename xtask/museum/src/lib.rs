//! Makes the pack for museums from the finished site: one zip that starts from a folder and from any static server, and
//! beside it each game in a file of its own.

mod archive;
pub mod checksums;
pub mod contents;
mod dense;
// the file of the other crate, which a pack does not need for anything else
#[path = "../../../src/settings.rs"]
pub mod display;
mod keys;
mod licences;
#[cfg(test)]
mod sample;
pub mod settings;
pub mod single;
mod site;

pub use keys::{Key, Rule, keys, schema};
pub use settings::Settings;
pub use site::Site;

use std::path::{Path, PathBuf};
use xtask::{Result, bench::transfer_size, error, pack::swap, process::say, project};

/// The folder in the zip, so that unpacking scatters nothing.
pub const TOP: &str = "papan";

/// The most that the zip may have, and each game in a file of its own: as it is, and with brotli at 11.
pub const ZIP_BYTES: usize = 4_000_000;
pub const FILE_BYTES: usize = 4_000_000;
pub const BROTLI_BYTES: u64 = 1_500_000;

/// What is asked for beyond the usual.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// The language of the pack; that at the root of the site, if none is named.
    pub language: Option<String>,
    /// The public address of the site, for what games in files of their own lead to.
    pub address: Option<String>,
    /// A file of settings.
    pub settings: Option<PathBuf>,
}

/// The bytes of the zip.
///
/// # Errors
/// A file of the site cannot be read or is not as the site of this time has it, or the zip is too large.
pub fn zipped(project: &project::Project, site: &Site, settings: &Settings) -> Result<Vec<u8>> {
    let mut files = contents::of_site(site)?;
    files.extend(contents::own(site, settings));
    files.extend(licences::files(project, site)?);
    files.insert(checksums::NAME.into(), checksums::of(&files, &[settings::NAME]).into_bytes());
    let bytes = archive::zip(TOP, &files)?;
    match bytes.len() {
        len if len > ZIP_BYTES => Err(error!("The zip has {len} bytes, more than {ZIP_BYTES}.")),
        _ => Ok(bytes),
    }
}

/// Makes the zip, the single files and the list of their checksums in `target/museum`, from the site in `dist/`.
///
/// # Errors
/// There is no site, it lacks the language, the settings cannot be used, or something is too large. The folder is replaced
/// only if everything succeeded.
pub fn make(project: &project::Project, options: &Options) -> Result<()> {
    let site = Site::read(&project.dist(), options.language.as_deref())?;
    let settings = match &options.settings {
        None => Settings::usual(&keys(&site)),
        Some(file) => settings::of_file(file, &keys(&site))?,
    };
    let target = project.root.join("target");
    let (new, place, aside) = (target.join("museum-new"), target.join("museum"), target.join("museum-old"));
    project::remove(&new)?;
    let mut files = contents::Files::new();
    files.insert(format!("papan-museum-{}.zip", site.language), zipped(project, &site, &settings)?);
    for game in &site.games {
        files.insert(
            format!("{game}.html"),
            single::page(&site, game, options.address.as_deref())?.into_bytes(),
        );
    }
    for (name, bytes) in &files {
        project::write(&new.join(name), bytes)?;
        say(weighed(&new, name, bytes.len())?);
    }
    project::write(&new.join(checksums::NAME), checksums::of(&files, &[]))?;
    swap(&new, &place, &aside)?;
    say(format!("{} is ready", place.display()));
    Ok(())
}

/// What a made file weighs, in words.
///
/// # Errors
/// A game in a file of its own is too large, or node, which knows brotli, does not run.
fn weighed(folder: &Path, name: &str, bytes: usize) -> Result<String> {
    if !name.ends_with(".html") {
        return Ok(format!("{name}: {bytes} bytes"));
    }
    let compressed = transfer_size(folder, [name])?;
    if bytes > FILE_BYTES || compressed > BROTLI_BYTES {
        return Err(error!(
            "{name} has {bytes} bytes and {compressed} with brotli; it may have {FILE_BYTES} and {BROTLI_BYTES}."
        ));
    }
    Ok(format!("{name}: {bytes} bytes, {compressed} with brotli"))
}
