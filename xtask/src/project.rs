//! The folders of the project, and file functions whose errors name the file.

use crate::{Result, error};
use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// The work tree: its root, and cargo's target folder.
#[derive(Debug, Clone)]
pub struct Project {
    pub root: PathBuf,
    pub target: PathBuf,
}

impl Project {
    /// Finds the workspace above the running package, or above the current folder.
    pub fn find() -> Result<Self> {
        // cargo sets the variable for `run` and `test`; a binary started by hand goes by its folder
        let start = match env::var_os("CARGO_MANIFEST_DIR") {
            Some(dir) => PathBuf::from(dir),
            None => env::current_dir().map_err(|e| error!("The current folder is gone: {e}."))?,
        };
        let is_root = |dir: &&Path| {
            fs::read_to_string(dir.join("Cargo.toml"))
                .is_ok_and(|text| text.lines().any(|line| line.trim() == "[workspace]"))
        };
        let root = start
            .ancestors()
            .find(is_root)
            .ok_or_else(|| error!("No workspace above {}.", start.display()))?;
        let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
        Ok(Self { root: root.into(), target: root.join(target) })
    }

    /// The folder of the finished site.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// The version of a package in the lock file.
    pub fn locked(&self, package: &str) -> Result<String> {
        let lock = read(&self.root.join("Cargo.lock"))?;
        locked(&lock, package)
            .ok_or_else(|| error!("Cargo.lock names no {package}: run `cargo update --workspace`."))
    }
}

fn locked(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    let version = lines.next()?.strip_prefix("version = \"")?;
    Some(version.strip_suffix('"')?.into())
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|e| error!("Cannot read {}: {e}.", path.display()))
}

/// The bytes of a file.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|e| error!("Cannot read {}: {e}.", path.display()))
}

/// Writes a file and the folders above it.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<()> {
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, bytes))
        .map_err(|e| error!("Cannot write {}: {e}.", path.display()))
}

/// Removes a folder and its contents; does nothing if it does not exist.
pub fn remove(dir: &Path) -> Result<()> {
    match fs::remove_dir_all(dir) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => {
            Err(error!("Cannot remove {}: {e}.", dir.display()))
        }
        _ => Ok(()),
    }
}

/// Renames a file or a folder.
pub fn rename(from: &Path, to: &Path) -> Result<()> {
    fs::rename(from, to).map_err(|e| error!("Cannot rename {} to {}: {e}.", from.display(), to.display()))
}

/// Every file below a folder, sorted; none if the folder does not exist.
pub fn files(dir: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(dir)
        .into_iter()
        .flatten()
        .flatten()
        .flat_map(|entry| match entry.path() {
            path if path.is_dir() => files(&path),
            path => vec![path],
        })
        .collect();
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locked_version_is_the_one_of_that_package() {
        let lock = "[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\n\n\
                    [[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.2.1\"\n";
        assert_eq!(locked(lock, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(locked(lock, "wasm-bindgen-macro").as_deref(), Some("0.2.1"));
        assert_eq!(locked(lock, "wasm"), None);
    }
}
