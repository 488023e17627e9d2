//! Which page this is; the same on the host and in the browser.

#[cfg(not(target_arch = "wasm32"))]
use super::frame::words;
use crate::engine::sowing::Kind;
#[cfg(not(target_arch = "wasm32"))]
use crate::{
    board::{draw, drawing},
    catalogue,
    i18n::File,
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
    pub const fn game(self) -> Option<Kind> {
        match self {
            Page::Game(kind) | Page::Embed(kind) => Some(kind),
            Page::Home | Page::Missing => None,
        }
    }
}

/// What a page's file says of itself.
#[cfg(not(target_arch = "wasm32"))]
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

    /// The boards that are drawn on the page.
    pub fn boards(self) -> Vec<draw::Board> {
        match self {
            Page::Home => Kind::ALL.into_iter().map(drawing).collect(),
            Page::Game(kind) | Page::Embed(kind) => vec![drawing(kind)],
            Page::Missing => Vec::new(),
        }
    }

    pub fn title(self) -> String {
        let site = words(File::SiteName);
        match self {
            Page::Home => format!("{site}: {}", words(File::SiteIdea)),
            Page::Game(kind) | Page::Embed(kind) => format!("{} · {site}", catalogue::entry(kind).name),
            Page::Missing => format!("{} · {site}", words(File::MissingTitle)),
        }
    }

    /// One sentence for search engines and previews.
    pub fn description(self) -> String {
        match self.game() {
            Some(kind) => catalogue::entry(kind).idea.into(),
            None => words(File::SiteLead),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_to_the_root_is_as_long_as_the_page_is_deep() {
        for page in Page::all() {
            assert_eq!(page.root().matches("../").count(), page.file().matches('/').count());
        }
    }
}
