//! The style sheets that pages link.

use super::*;

#[test]
fn a_page_links_the_sheets_of_the_boards_it_shows() {
    for page in Page::all() {
        let shown = !matches!(page, Page::Home | Page::Patterns | Page::Evidence(_))
            && page.definitions().contains("id=\"pp-pasang\"");
        let own = match page {
            Page::Patterns => Some("patterns"),
            Page::Maker => Some("maker"),
            Page::Kiosk => Some("kiosk"),
            Page::Position(_) => Some("position"),
            Page::Learn(_) | Page::LearnEmbed(_) => Some("lesson"),
            Page::Practice(_) | Page::PracticeEmbed(_) => Some("practise"),
            Page::Compare(_) | Page::CompareEmbed(_) => Some("compare"),
            Page::Sheet(_) => Some("sheet"),
            Page::Numbers => Some("numbers"),
            Page::Home | Page::Missing | Page::Offline => Some("home"),
            Page::Embed(kind) if kind.has_rounds() => Some("embed-rounds"),
            Page::Embed(_) => Some("embed"),
            Page::About(_) | Page::Map | Page::Evidence(_) => Some("evidence"),
            Page::Game(kind) => kind.has_rounds().then_some("rounds"),
        };
        let wanted: Vec<_> = ["site"].into_iter().chain(shown.then_some("pasang")).chain(own).collect();
        assert_eq!(page.sheets(), wanted, "{page:?}");
    }
}

#[test]
fn the_way_to_the_root_is_as_long_as_the_page_is_deep() {
    for page in Page::all() {
        assert_eq!(page.root().matches("../").count(), page.file().matches('/').count());
    }
}
