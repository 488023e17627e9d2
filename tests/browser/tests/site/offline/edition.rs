//! A copy of the finished site that becomes a newer version of itself, as if it had been built again.

use std::{
    fs,
    path::{Path, PathBuf},
};

use browser_tests::{Result, dist};

/// The programs that the newer version has under other names.
const RENAMED: [&str; 2] = ["sowing-", "opponent-sowing-"];
/// The hash in the names of the newer version.
const NEWER: &str = "00000000000000ff";

/// A copy of the site in a folder, which is gone when this is dropped.
pub struct Edition(pub PathBuf);

impl Drop for Edition {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// Replaces a file, which may be one with that of `dist/`.
fn write(file: &Path, text: &str) {
    fs::remove_file(file).and_then(|()| fs::write(file, text)).unwrap_or_else(|e| panic!("{e}"));
}

impl Edition {
    /// Copies the site; its files are those of `dist/` until they are replaced.
    pub fn of_dist(name: &str) -> Result<Self> {
        let dist = dist()?;
        let to = dist.with_file_name("target").join(format!("site-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&to);
        for file in xtask::project::files(&dist) {
            let path = file.strip_prefix(&dist).expect("a file of the site");
            let copy = to.join(path);
            fs::create_dir_all(copy.parent().expect("a folder")).expect("the folder can be made");
            fs::hard_link(&file, copy).expect("the file can be linked");
        }
        Ok(Self(to))
    }

    fn statics(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.0.join("static")).expect("the site has its files");
        entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect()
    }

    /// The names of a program's files, without their endings.
    fn program(&self, prefix: &str) -> String {
        let mut names = self.statics().into_iter().filter_map(|path| {
            let name = path.file_name()?.to_str()?.strip_suffix(".wasm")?.to_string();
            name.starts_with(prefix).then_some(name)
        });
        names.next().expect("the program")
    }

    /// Makes the English games' pages newer, which says `data-edition` in each, and renames their programs.
    pub fn becomes_newer(&self) {
        self.becomes(true);
    }

    /// The same, but the opponent of the newer version has not arrived on the host yet.
    pub fn becomes_half_newer(&self) {
        self.becomes(false);
    }

    /// The service worker comes last: a browser may look for a newer one at any time after a page was opened.
    fn becomes(&self, whole: bool) {
        let old = RENAMED.map(|prefix| self.program(prefix));
        let new = RENAMED.map(|prefix| format!("{prefix}{NEWER}"));
        let changed = |text: &str| {
            let named =
                old.iter().zip(&new).fold(text.to_string(), |text, (old, new)| text.replace(old, new));
            named
                .replace("<html lang=\"en\"", "<html data-edition=\"2\" lang=\"en\"")
                .replace("<html lang=\\\"en\\\"", "<html data-edition=\\\"2\\\" lang=\\\"en\\\"")
        };
        for file in self.statics() {
            let name = file.file_name().and_then(|name| name.to_str()).expect("a name").to_string();
            if let Some(at) = old.iter().position(|old| name.starts_with(old.as_str())) {
                if name.ends_with(".js") {
                    write(&file, &changed(&read(&file)));
                }
                let to = file.with_file_name(name.replace(&old[at], &new[at]));
                fs::rename(&file, to).expect("the file can be renamed");
            }
        }
        let worker = self.0.join("sw.js");
        let text = read(&worker);
        let (_, after) = text.split_once("\"pages-en-").expect("the pages of English");
        let hash = after.get(..16).expect("a hash");
        let pages = self.0.join(format!("static/pages-en-{hash}.json"));
        let (_, after) = text.split_once("\"version\":\"").expect("a version");
        let version = after.get(..16).expect("a hash");
        write(&pages, &changed(&read(&pages)));
        fs::rename(&pages, pages.with_file_name(format!("pages-en-{NEWER}.json")))
            .expect("it can be renamed");
        for page in ["index.html", "kalah/index.html", "kalah/learn/index.html"] {
            write(&self.0.join(page), &changed(&read(&self.0.join(page))));
        }
        if !whole {
            self.move_opponent(false);
        }
        write(&worker, &changed(&text).replace(hash, NEWER).replace(version, NEWER));
    }

    /// What was missing of the newer version arrives on the host.
    pub fn becomes_whole(&self) {
        self.move_opponent(true);
    }

    fn move_opponent(&self, there: bool) {
        let file = self.0.join(format!("static/opponent-sowing-{NEWER}.wasm"));
        let aside = self.0.join("aside.wasm");
        let (from, to) = if there { (&aside, &file) } else { (&file, &aside) };
        fs::rename(from, to).expect("the file can be moved");
    }
}
