//! Points of pictures: what the build shows of a page where it is shared, and the icons. What a picture shows is decided
//! where it is written as SVG.

mod icons;
mod points;

pub use icons::{ICONS, Icon};
pub use points::{Points, png, points};

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
};
use xtask::{
    Result, error,
    project::{files, read, write},
};

/// Puts a PNG in the place of every SVG of a folder; returns how many there were.
///
/// # Errors
/// A file cannot be read or written, or is no picture.
pub fn replace(folder: &Path) -> Result<usize> {
    let mut all = files(folder);
    all.retain(|file| file.extension().is_some_and(|ending| ending == "svg"));
    let one = |file: &Path| -> Result<()> {
        let drawn = points(&read(file)?, 1.0);
        let drawn = drawn.map_err(|why| error!("{}: {why}", file.display()))?;
        write(&file.with_extension("png"), png(&drawn)?)?;
        fs::remove_file(file).map_err(|why| error!("Cannot remove {}: {why}.", file.display()))
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let some = |files: &[PathBuf]| files.iter().try_for_each(|file| one(file));
    thread::scope(|scope| {
        let parts = all.chunks(all.len().div_ceil(threads).max(1));
        let parts: Vec<_> = parts.map(|part| scope.spawn(move || some(part))).collect();
        parts
            .into_iter()
            .try_for_each(|part| part.join().map_err(|_| error!("A thread that draws pictures is gone."))?)
    })?;
    Ok(all.len())
}

#[cfg(test)]
mod tests;
