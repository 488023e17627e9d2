//! What a pack must know of the finished site.

use std::path::{Path, PathBuf};
use xtask::{
    Result, error,
    project::{files, read, read_bytes},
};

/// The finished site in its folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    pub folder: PathBuf,
    /// The paths of all files, sorted, with slashes.
    pub paths: Vec<String>,
    /// The tag of the language of its pages.
    pub language: String,
    /// The games, by their names in addresses, in the site's order.
    pub games: Vec<String>,
}

impl Site {
    /// The site in a folder.
    ///
    /// # Errors
    /// There is none, or its pages are of another time.
    pub fn read(folder: &Path) -> Result<Self> {
        let home = read(&folder.join("index.html")).map_err(|_| {
            error!("There is no site in {}: `cargo xtask build` writes one.", folder.display())
        })?;
        let kiosk = read(&folder.join("kiosk/index.html"))?;
        let lacks = |file: &str, what: &str| error!("{file} has no {what}: build the site again.");
        let language = attribute(&home, "lang").ok_or_else(|| lacks("index.html", "lang"))?;
        let games = attribute(&kiosk, "data-games").ok_or_else(|| lacks("kiosk/index.html", "data-games"))?;
        let path = |file: &PathBuf| Some(file.strip_prefix(folder).ok()?.to_str()?.replace('\\', "/"));
        // each other language has its pages in a folder of its own
        let others: Vec<String> = home
            .split(" hreflang=\"")
            .skip(1)
            .filter_map(|rest| Some(format!("{}/", rest.split_once('"')?.0)))
            .filter(|folder| *folder != format!("{language}/"))
            .collect();
        let mut paths: Vec<String> = files(folder).iter().filter_map(path).collect();
        paths.retain(|path| !others.iter().any(|folder| path.starts_with(folder)));
        Ok(Self {
            folder: folder.into(),
            paths,
            language: language.into(),
            games: games.split(' ').map(String::from).collect(),
        })
    }

    /// Refuses a language in which there are no pages.
    ///
    /// # Errors
    /// The language is not that of the pages.
    pub fn speaks(&self, language: Option<&str>) -> Result<()> {
        match language {
            Some(other) if other != self.language => {
                Err(error!("A pack has the pages in `{}` alone; there is none in `{other}`.", self.language))
            }
            _ => Ok(()),
        }
    }

    /// The pages that somebody in a kiosk may begin with, by their folders; the home page is the empty text.
    pub fn pages(&self) -> Vec<String> {
        let own = |path: &&String| !path.starts_with("embed/") && !path.starts_with("kiosk/");
        let folder = |path: &String| path.strip_suffix("index.html").map(String::from);
        self.paths.iter().filter(own).filter_map(folder).collect()
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
        let site = sample::site("known");
        assert_eq!((site.language.as_str(), site.games.as_slice()), ("en", &["some-game".to_string()][..]));
        assert_eq!(site.pages(), ["", "some-game/", "some-game/learn/"]);
        assert_eq!(site.programs().collect::<Vec<_>>(), ["opponent-sowing-1", "sowing-1"]);
        assert!(site.speaks(None).is_ok() && site.speaks(Some("en")).is_ok());
        let refused = site.speaks(Some("de")).unwrap_err();
        assert!(refused.to_string().contains("`en`"), "{refused}");
        assert_eq!(sample::known().paths, site.paths);
        sample::remove(&site);
    }

    #[test]
    fn a_folder_without_a_site_is_refused_in_words() {
        let refused = Site::read(Path::new("no/such/folder")).unwrap_err();
        assert!(refused.to_string().contains("cargo xtask build"), "{refused}");
    }
}
