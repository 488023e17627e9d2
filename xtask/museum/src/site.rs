//! What a pack must know of the finished site.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};
use xtask::{
    Result, error,
    project::{files, read, read_bytes},
};

/// The finished site in its folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    pub folder: PathBuf,
    /// The paths of the files that belong to the language, sorted, with slashes.
    pub paths: Vec<String>,
    /// The folder of the pages of the language, with a slash; empty for the language at the root.
    pub home: String,
    /// The tag of the language of its pages.
    pub language: String,
    /// The games, by their names in addresses, in the site's order.
    pub games: Vec<String>,
}

impl Site {
    /// The site in a folder, in one of its languages; in that at its root, if none is named.
    ///
    /// # Errors
    /// There is none, its pages are of another time, or there are none in the language.
    pub fn read(folder: &Path, language: Option<&str>) -> Result<Self> {
        let home = read(&folder.join("index.html")).map_err(|_| {
            error!("There is no site in {}: `cargo xtask build` writes one.", folder.display())
        })?;
        let kiosk = read(&folder.join("kiosk/index.html"))?;
        let lacks = |file: &str, what: &str| error!("{file} has no {what}: build the site again.");
        let first = attribute(&home, "lang").ok_or_else(|| lacks("index.html", "lang"))?;
        let language = language.unwrap_or(first);
        let games = attribute(&kiosk, "data-games").ok_or_else(|| lacks("kiosk/index.html", "data-games"))?;
        let path = |file: &PathBuf| Some(file.strip_prefix(folder).ok()?.to_str()?.replace('\\', "/"));
        // each other language has its pages in a folder of its own
        let tags = home.split(" hreflang=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
        let tags: BTreeSet<&str> = tags.filter(|tag| ![first, "x-default"].contains(tag)).collect();
        let (own, others): (Vec<&str>, Vec<&str>) = tags.into_iter().partition(|tag| *tag == language);
        let home = match own.first() {
            Some(tag) => format!("{tag}/"),
            None if language == first => String::new(),
            None => {
                let all = [&[first], others.as_slice()].concat().join(", ");
                return Err(error!("There are no pages in `{language}`; languages are {all}."));
            }
        };
        let mut paths: Vec<String> = files(folder).iter().filter_map(path).collect();
        paths.retain(|path| !others.iter().any(|tag| path.starts_with(&format!("{tag}/"))));
        let foreign = files_of_others(&read(&folder.join("sw.js"))?, language);
        let foreign = foreign.ok_or_else(|| lacks("sw.js", "list of files by language"))?;
        paths.retain(|path| !foreign.contains(path));
        if !home.is_empty() {
            // of what stands at the root, what is not the same page in the other language
            let translated: Vec<String> =
                paths.iter().filter_map(|path| path.strip_prefix(&home)).map(String::from).collect();
            paths.retain(|path| !translated.contains(path));
        }
        Ok(Self {
            home,
            folder: folder.into(),
            paths,
            language: language.into(),
            games: games.split(' ').map(String::from).collect(),
        })
    }

    /// The pages that somebody in a kiosk may begin with, by their folders in that of the language; the home page is the
    /// empty text.
    pub fn pages(&self) -> Vec<String> {
        let of_language = self.paths.iter().filter_map(|path| path.strip_prefix(&self.home));
        let own = of_language
            .filter(|path| !["embed/", "kiosk/", "offline/"].iter().any(|of| path.starts_with(of)));
        own.filter_map(|path| path.strip_suffix("index.html")).map(String::from).collect()
    }

    pub fn bytes(&self, path: &str) -> Result<Vec<u8>> {
        read_bytes(&self.folder.join(path))
    }

    pub fn text(&self, path: &str) -> Result<String> {
        read(&self.folder.join(path))
    }

    /// The names of the programs, of pages and of opponents: their files are `static/NAME.js` and others.
    pub fn programs(&self) -> impl Iterator<Item = &str> {
        self.paths.iter().filter_map(|path| path.strip_prefix("static/")?.strip_suffix(".packed.js"))
    }
}

/// What only the pages of languages other than this one load, such as their letters, by the list in the service worker
/// (`site/offline/kept.rs`).
fn files_of_others(worker: &str, language: &str) -> Option<Vec<String>> {
    let list = worker.strip_prefix("const KEPT = ")?.lines().next()?;
    let list: serde_json::Value = serde_json::from_str(list).ok()?;
    let others = list["languages"].as_object()?.iter().filter(|(tag, _)| *tag != language);
    let files = others.flat_map(|(_, of)| of["files"].as_array().into_iter().flatten());
    files.map(|file| Some(format!("static/{}", file.as_str()?))).collect()
}

/// The value of the first attribute of a name in a page. Values of the attributes that are looked for hold no quotation marks.
pub fn attribute<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = html.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

    #[test]
    fn a_site_knows_its_games_its_language_and_the_pages_of_a_kiosk() {
        let site = sample::site();
        assert_eq!((site.language.as_str(), site.games.as_slice()), ("en", &["some-game".to_string()][..]));
        assert_eq!(site.pages(), ["", "some-game/", "some-game/learn/"]);
        assert_eq!(site.programs().collect::<Vec<_>>(), ["opponent-sowing-1", "sowing-1"]);
        assert_eq!(sample::known(), Site { folder: PathBuf::new(), ..site.clone() });
        assert_eq!(Site::read(&site.folder, Some("en")).unwrap(), site);
        let refused = Site::read(&site.folder, Some("de")).unwrap_err().to_string();
        assert!(refused.contains("`de`") && refused.contains("en, xx"), "{refused}");
        sample::remove(&site);
    }

    #[test]
    fn of_another_language_there_are_its_pages_and_what_all_languages_share() {
        let site = sample::site();
        let other = Site::read(&site.folder, Some("xx")).unwrap();
        assert_eq!((other.home.as_str(), other.pages()), ("xx/", vec![String::new(), "some-game/".into()]));
        let has = |path: &str| other.paths.iter().any(|known| known == path);
        assert!(!has("index.html") && !has("some-game/index.html"), "the same page at the root");
        assert!(has("xx/embed/v1/some-game/index.html"), "the board that plays itself in a kiosk");
        assert!(has("static/sowing-1.wasm") && has("static/fonts/own.woff2"));
        assert!(!site.paths.contains(&"static/fonts/own.woff2".into()), "letters of another language");
        sample::remove(&site);
    }

    #[test]
    fn a_folder_without_a_site_is_refused_in_words() {
        let refused = Site::read(Path::new("no/such/folder"), None).unwrap_err();
        assert!(refused.to_string().contains("cargo xtask build"), "{refused}");
    }
}
