//! What the service worker keeps of each language: its pages in one file, and what they load. `sw.js` says it to
//! `static/worker.js`.
//!
//! In one file the pages weigh a third of what each weighs alone, since a compressor sees what they share.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::Path,
};

use serde::Serialize;

use crate::{
    fnv::{FNV1A_START, fnv1a},
    page::Page,
};

/// Letters that only the pages of one language load: its tag, and how the names of their files begin.
const LETTERS: [(&str, &str); 2] = [("ar", "noto-naskh-arabic"), ("si", "noto-sans-sinhala")];

/// Whether a page is kept with its language. Maps, numbers, the editors' pages and comparisons are kept once they have been
/// looked at: with their programs the whole would weigh half as much again.
pub fn is_kept(page: Page) -> bool {
    super::has_worker(page)
        && !matches!(page, Page::Missing | Page::Map | Page::Numbers)
        && !matches!(page.program(), Some("editor" | "compare"))
}

/// What is kept of a language.
#[derive(Serialize)]
#[cfg_attr(test, derive(Debug, PartialEq, Eq))]
pub struct KeptLanguage {
    /// The folder of its pages, with a slash, empty at the root.
    folder: String,
    /// The name of the file with its pages, a JSON object from the path of each in the folder to its HTML.
    pages: String,
    /// The names of what its pages alone load.
    files: BTreeSet<String>,
}

/// What is kept, in `sw.js`.
#[derive(Serialize)]
pub struct Kept {
    /// Changes with any file or page.
    version: String,
    /// The names of what the pages of all languages load, below `static/`.
    files: BTreeSet<String>,
    languages: BTreeMap<String, KeptLanguage>,
}

/// The static files of a finished site, to find what pages load.
pub struct Statics<'a> {
    /// The folder `static`.
    pub folder: &'a Path,
    /// What every page loads.
    pub always: Vec<&'a str>,
    /// The style sheets: the name of each, and its file.
    pub sheets: &'a [[&'a str; 2]],
    /// The programs: the name of each, and the name of its files.
    pub programs: &'a [[&'a str; 2]],
}

impl Statics<'_> {
    fn read(&self, name: &str) -> io::Result<String> {
        fs::read_to_string(self.folder.join(name))
    }

    /// What the kept pages load: programs with their glue and the opponents that it names, style sheets with their letters.
    fn loaded(&self, pages: &[Page]) -> io::Result<BTreeSet<String>> {
        let mut files: BTreeSet<String> = self.always.iter().map(ToString::to_string).collect();
        let (mut opponents, mut fonts) = (Vec::new(), Vec::new());
        for entry in fs::read_dir(self.folder)?.chain(fs::read_dir(self.folder.join("fonts"))?) {
            let name = entry?.file_name().to_string_lossy().into_owned();
            match name.strip_suffix(".wasm") {
                Some(program) if program.starts_with("opponent") => opponents.push(program.to_string()),
                _ if name.ends_with(".woff2") => fonts.push(name),
                _ => {}
            }
        }
        let of = |named: &[[&str; 2]], wanted: BTreeSet<&str>| -> Vec<String> {
            named.iter().filter(|[name, _]| wanted.contains(name)).map(|[_, file]| file.to_string()).collect()
        };
        for sheet in of(self.sheets, pages.iter().flat_map(|page| page.sheets()).copied().collect()) {
            let css = self.read(&sheet)?;
            let letters = fonts.iter().filter(|font| css.contains(font.as_str()));
            files.extend(letters.map(|font| format!("fonts/{font}")));
            files.insert(sheet);
        }
        for program in of(self.programs, pages.iter().filter_map(|page| page.program()).collect()) {
            let glue = self.read(&format!("{program}.js"))?;
            let asked = opponents.iter().filter(|opponent| glue.contains(opponent.as_str())).cloned();
            files.extend(
                asked.chain([program]).flat_map(|name| [format!("{name}.js"), format!("{name}.wasm")]),
            );
        }
        Ok(files)
    }
}

impl Kept {
    /// Finds what the pages of every language load.
    ///
    /// # Errors
    /// A static file cannot be read.
    pub fn new(statics: &Statics) -> io::Result<Self> {
        let pages: Vec<Page> = Page::all().into_iter().filter(|page| is_kept(*page)).collect();
        Ok(Self { version: String::new(), files: statics.loaded(&pages)?, languages: BTreeMap::new() })
    }

    /// The language that a file is for, or `None` if it is for all.
    fn language_of(file: &str) -> Option<&'static str> {
        let (tag, _) = LETTERS.iter().find(|(_, letters)| file.contains(letters))?;
        Some(tag)
    }

    fn files_of(&self, tag: &str) -> impl Iterator<Item = &String> {
        self.files.iter().filter(move |file| Self::language_of(file).is_none_or(|of| of == tag))
    }

    /// The bytes of a language with what its pages load, uncompressed; `pages` are the bytes of its pages.
    ///
    /// # Errors
    /// A static file cannot be read.
    pub fn bytes(&self, tag: &str, pages: usize, folder: &Path) -> io::Result<usize> {
        let sizes = self.files_of(tag).map(|file| Ok(fs::metadata(folder.join(file))?.len()));
        let files: u64 = sizes.sum::<io::Result<u64>>()?;
        Ok(pages + usize::try_from(files).unwrap_or(usize::MAX))
    }

    /// Adds a language whose pages are in `folder`; returns the name and the text of the file with its pages.
    ///
    /// # Errors
    /// The pages cannot be written as JSON.
    pub fn add(
        &mut self,
        tag: &str,
        folder: &str,
        pages: &BTreeMap<String, String>,
    ) -> serde_json::Result<(String, String)> {
        let text = serde_json::to_string(pages)?;
        let name = format!("pages-{tag}-{:016x}.json", fnv1a(FNV1A_START, text.as_bytes()));
        let files = self.files_of(tag).filter(|file| Self::language_of(file).is_some()).cloned().collect();
        let language = KeptLanguage { folder: folder.into(), pages: name.clone(), files };
        self.languages.insert(tag.into(), language);
        Ok((name, text))
    }

    /// The service worker of the site, which runs the script of this name below `static/`.
    ///
    /// # Errors
    /// It cannot be written as JSON.
    pub fn script(mut self, worker: &str) -> serde_json::Result<String> {
        self.files.retain(|file| Self::language_of(file).is_none());
        let hash = fnv1a(FNV1A_START, serde_json::to_string(&self)?.as_bytes());
        self.version = format!("{:016x}", fnv1a(hash, worker.as_bytes()));
        let kept = serde_json::to_string(&self)?;
        Ok(format!("const KEPT = {kept}\nimportScripts(\"static/{worker}\")\n"))
    }
}
