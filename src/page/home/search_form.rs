//! The search in the page: keeps fields, address and list consistent.

use web_sys::Element;

use super::query::{GameFacts, Query};
use crate::{
    page::browser::{self, Search},
    words::{home::HomeMessage, say},
};

/// The ids of the fields, in the order of the parts of a query.
const FIELDS: [&str; 4] = ["find-q", "find-players", "find-board", "find-region"];

/// The query in the fields.
pub fn query() -> Query {
    let [text, players, board, region] =
        FIELDS.map(|id| browser::by_id(id).and_then(|field| browser::typed(&field)).unwrap_or_default());
    Query { text, players, board, region }
}

/// Puts the query of the address into the fields; values without an option are dropped.
pub fn read_address() {
    let wanted = Query::read(&browser::search());
    for (id, value) in FIELDS.into_iter().zip([&wanted.text, &wanted.players, &wanted.board, &wanted.region])
    {
        browser::pick(id, value);
    }
    show(&query());
}

/// Clears all fields.
pub fn clear() {
    FIELDS.into_iter().for_each(|id| browser::pick(id, ""));
    show(&query());
    browser::focus("#find-q");
}

/// Shows the games that match, and their number.
pub fn show(query: &Query) {
    let cards = browser::all("#game-list > li");
    let all = cards.len();
    let fitting = cards.iter().filter(|card| {
        let fits = fits(query, card);
        let _ = card.toggle_attribute_with_force("hidden", !fits);
        fits
    });
    let found = fitting.count();
    browser::put_text("found", &say(&HomeMessage::Found { found, all }));
    browser::hide("nothing", found != 0);
}

fn fits(query: &Query, card: &Element) -> bool {
    let has = |name: &str| card.get_attribute(name).unwrap_or_default();
    let [words, players, board, regions] =
        ["data-words", "data-players", "data-board", "data-regions"].map(has);
    query.fits(GameFacts { words: &words, players: &players, board: &board, regions: &regions })
}

/// Writes the query into the address. A choice becomes a new entry of the history, a typed character does not.
pub fn write(query: &Query, how: Search) {
    let text = query.write();
    if text != Query::read(&browser::search()).write() {
        // if the browser refuses, the fields and the list are right all the same
        let _ = browser::write_search(&text, how);
    }
}
