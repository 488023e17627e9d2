//! The visitor's saved games of all kinds: the latest first, each with its current position.

use super::small_board::SmallBoard;
use crate::{
    engine::Kind,
    page::{
        browser,
        markup::{element, escaped},
        opponent::level,
        saved_game::SavedGame,
        stored,
    },
    words::{home::HomeMessage, say},
};

/// The greatest number board; the page of a game lists all of its own.
const MOST: usize = 6;

/// Writes the list of saved games into the page; without any the list is hidden.
pub fn show() {
    let mut all: Vec<(Kind, SavedGame)> = Vec::new();
    for kind in Kind::ALL {
        all.extend(stored::saved(kind).into_iter().map(|saved| (kind, saved)));
    }
    browser::hide("kept", all.is_empty());
    let mut rows = String::new();
    for _ in 0..MOST {
        let latest = (0..all.len()).reduce(|a, b| if all[a].1.age() < all[b].1.age() { b } else { a });
        let Some(latest) = latest else { break };
        let (kind, saved) = all.swap_remove(latest);
        rows.push_str(&row(kind, &saved));
    }
    browser::put_html("kept-list", &rows);
}

/// One game: its board, the number of its moves, its players, and when it was last played.
fn row(kind: Kind, saved: &SavedGame) -> String {
    let board = SmallBoard::read(kind, &saved.address);
    let over = board.as_ref().is_some_and(SmallBoard::is_over);
    let picture =
        board.filter(SmallBoard::is_prerendered).map_or_else(String::new, |board| picture(kind, &board));
    let shown = |name: &String| {
        level(name).map_or(name.clone(), |level| say(&HomeMessage::Computer { level: level.tenths() }))
    };
    let names: Vec<String> = saved.names.iter().flatten().map(shown).collect();
    let mut text = element("b", &[], &escaped(&say(&HomeMessage::Name(kind))));
    for (tag, content) in [
        ("span", say(&HomeMessage::SavedGame { moves: saved.moves(), over })),
        ("span", names.join(" · ")),
        ("time", if saved.when.is_empty() { String::new() } else { browser::date(&saved.when) }),
    ] {
        if !content.is_empty() {
            text.push_str(&element(tag, &[], &escaped(&content)));
        }
    }
    let to = [browser::root().as_str(), kind.name(), "/index.html#", &saved.address].concat();
    element(
        "li",
        &[],
        &element("a", &[("href", &to)], &(picture + &element("span", &[("class", "kept-says")], &text))),
    )
}

fn picture(kind: Kind, board: &SmallBoard) -> String {
    let body = element("use", &[("href", &["#body-", kind.name()].concat())], "");
    element(
        "svg",
        &[
            ("class", "pp-board still"),
            ("viewBox", &board.view_box()),
            ("aria-hidden", "true"),
            ("focusable", "false"),
        ],
        &(body + &board.contents(board.cursor())),
    )
}
