//! Which page this is; the same on the host and in the browser.

use crate::{
    board::{draw, drawing},
    catalogue,
    engine::sowing::Kind,
    i18n::{Message, Ui, say},
};

/// A page of the site. Every one is a file that reads without scripts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    Home,
    Game(Kind),
    Embed(Kind),
    /// Served where there is no page, at any depth.
    Missing,
}

impl Page {
    pub fn all() -> Vec<Page> {
        let games = Kind::ALL.into_iter().flat_map(|kind| [Page::Game(kind), Page::Embed(kind)]);
        [Page::Home, Page::Missing].into_iter().chain(games).collect()
    }

    /// Path of the file from the site's root.
    pub fn file(self) -> String {
        match self {
            Page::Home => "index.html".into(),
            Page::Game(kind) => format!("{}/index.html", kind.name()),
            Page::Embed(kind) => format!("embed/v1/{}/index.html", kind.name()),
            Page::Missing => "404.html".into(),
        }
    }

    /// The way from this page to the site's root: `./`, `../` …
    pub fn root(self) -> String {
        match self.file().matches('/').count() {
            0 => "./".into(),
            depth => "../".repeat(depth),
        }
    }

    /// What the page is, as the `html` element says it.
    pub const fn kind(self) -> &'static str {
        match self {
            Page::Home => "home",
            Page::Game(_) => "game",
            Page::Embed(_) => "embed",
            Page::Missing => "missing",
        }
    }

    pub const fn game(self) -> Option<Kind> {
        match self {
            Page::Game(kind) | Page::Embed(kind) => Some(kind),
            Page::Home | Page::Missing => None,
        }
    }

    /// The boards that are drawn on the page.
    pub fn boards(self) -> Vec<draw::Board> {
        match self {
            Page::Home => Kind::ALL.into_iter().map(drawing).collect(),
            Page::Game(kind) | Page::Embed(kind) => vec![drawing(kind)],
            Page::Missing => Vec::new(),
        }
    }

    pub fn title(self) -> String {
        let site = say(&Ui::SiteName.into());
        match self {
            Page::Home => format!("{site}: {}", say(&Ui::SiteIdea.into())),
            Page::Game(kind) | Page::Embed(kind) => format!("{} · {site}", catalogue::entry(kind).name),
            Page::Missing => format!("{} · {site}", say(&Ui::MissingTitle.into())),
        }
    }

    /// One sentence for search engines and previews.
    pub fn description(self) -> String {
        match self.game() {
            Some(kind) => catalogue::entry(kind).idea.into(),
            None => say(&Message::Ui(Ui::SiteLead)),
        }
    }

    /// `path` from the site's root, with or without `index.html`.
    pub fn find(path: &str) -> Option<Page> {
        let path = path.strip_suffix("index.html").unwrap_or(path);
        Page::all().into_iter().find(|page| {
            let file = page.file();
            file == path || file.strip_suffix("index.html") == Some(path)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_found_by_its_file_and_its_folder() {
        for page in Page::all() {
            let file = page.file();
            assert_eq!(Page::find(&file), Some(page));
            if let Some(folder) = file.strip_suffix("index.html") {
                assert_eq!(Page::find(folder), Some(page));
            }
            assert_eq!(page.root().matches("../").count(), file.matches('/').count());
        }
        assert_eq!(Page::find("chess/"), None);
    }
}
