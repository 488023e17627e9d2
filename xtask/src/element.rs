//! Publishes `<papan-board>`: a folder that is served, and that is a package for npm as well.

use crate::{
    Result,
    pack::minify,
    project::{files, read, read_bytes, write},
    tools::Tools,
};
use std::path::Path;

/// The folder of the sources, and below the finished site that of the element. Its address is frozen with that of embeds.
pub const NAME: &str = "papan-board";
pub const PLACE: &str = "embed/v1/papan-board";

/// What the package has of the project besides its own files.
const SHARED: [&str; 3] = ["docs/messages.d.ts", "LICENSE-MIT", "LICENSE-APACHE"];

/// Pages that use it, to read and to copy from.
const EXAMPLES: &str = "docs/examples";

/// Writes the folder below `out`, the root of a site.
///
/// # Errors
/// A file cannot be read or written, or the script cannot be minified.
pub fn publish(tools: &Tools, root: &Path, out: &Path) -> Result<()> {
    let out = out.join(PLACE);
    let own = files(&root.join("static").join(NAME)).into_iter();
    for file in own.chain(SHARED.map(|name| root.join(name))) {
        let Some(name) = file.file_name() else { continue };
        let bytes = match file.extension().is_some_and(|ending| ending == "js") {
            true => minify(tools, &read(&file)?, "es2022")?.into_bytes(),
            false => read_bytes(&file)?,
        };
        write(&out.join(name), bytes)?;
    }
    let examples = root.join(EXAMPLES);
    // what lies in folders there are examples of something else
    for file in files(&examples).into_iter().filter(|file| file.parent() == Some(&*examples)) {
        let Some(name) = file.file_name() else { continue };
        write(&out.join("examples").join(name), read_bytes(&file)?)?;
    }
    Ok(())
}
