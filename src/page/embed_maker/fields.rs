//! What a person has chosen in the fields of the page's file before its program came, or what a browser has put back there.

use super::{
    look::{ACCENT_ID, BEHIND, COUNTERS_ID, LAYOUT_ID},
    maker::{Choice, LookChoice},
    view::{FORMS, PARTS, PLAYS, SHOWS},
};
use crate::{page::browser, words::maker::MakerText};

/// The choices that the fields show.
pub fn chosen() -> Vec<Choice> {
    let mut all = Vec::new();
    all.extend(value("maker-game").map(Choice::Game));
    all.extend(value("maker-size").map(Choice::Size));
    all.extend(value("maker-colours").map(Choice::Colours));
    all.extend(PARTS.map(|(part, _)| {
        let checked = format!("#maker-part-{}:checked", part.name());
        Choice::Part(part, !browser::all(&checked).is_empty())
    }));
    all.extend(radio("maker-behind", &BEHIND).map(LookChoice::Behind).map(Choice::Look));
    let has_accent = !browser::all(&format!("#{ACCENT_ID}:checked")).is_empty();
    all.push(Choice::Look(LookChoice::HasAccent(has_accent)));
    all.extend(value(COUNTERS_ID).map(LookChoice::Counters).map(Choice::Look));
    all.extend(value(LAYOUT_ID).map(LookChoice::Layout).map(Choice::Look));
    // after the parts: whoever chooses that nobody plays gets other ones
    all.extend(radio("maker-plays", &PLAYS).map(Choice::Plays));
    all.extend(radio("maker-shows", &SHOWS).map(Choice::Shows));
    all.extend(radio("maker-form", &FORMS).map(Choice::Form));
    all
}

fn value(id: &str) -> Option<String> {
    browser::typed(browser::all(&format!("#{id}")).first()?)
}

/// The value of a group of radio buttons, whose fields have the numbers of their values.
fn radio<T: Copy>(name: &str, all: &[(T, MakerText)]) -> Option<T> {
    let field = browser::all(&format!("[name={name}]:checked")).into_iter().next()?;
    let number: usize = browser::typed(&field)?.parse().ok()?;
    all.get(number).map(|(value, _)| *value)
}
