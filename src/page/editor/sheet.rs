//! The parts of the editor's page that change with the position, as HTML text. The HTML file uses the same
//! functions.

use super::{
    edited::Edited,
    editor_model::{EditorModel, Status},
};
use crate::{
    engine::clause::ClauseId,
    i18n::position::{Edit, say},
    page::markup::{citation, element, escaped},
};

/// A labelled group of a family's controls.
pub fn group(label: &str, inside: &str) -> String {
    element("fieldset", &[("class", "pos-set")], &(element("legend", &[], &escaped(label)) + inside))
}

/// A field; void elements have no closing tag.
fn field(attributes: &[(&str, &str)]) -> String {
    let mut field = element("input", attributes, "");
    field.truncate(field.len() - "</input>".len());
    field
}

/// One of several options, as a radio button.
pub fn radio(name: &str, value: &str, says: &str, chosen: bool) -> String {
    let attributes = [
        ("type", "radio"),
        ("name", name),
        ("value", value),
        ("data-t", name),
        (if chosen { "checked" } else { "" }, ""),
    ];
    let field = field(&attributes);
    element("label", &[], &(field + &element("span", &[], &escaped(says))))
}

/// A list to choose from, given as pairs of value and label.
pub fn select(name: &str, label: &str, values: &[(String, String)], chosen: &str) -> String {
    let option = |(value, says): &(String, String)| {
        let chosen = if value == chosen { "selected" } else { "" };
        element("option", &[("value", value), (chosen, "")], &escaped(says))
    };
    let options: String = values.iter().map(option).collect();
    let list = element("select", &[("id", name), ("data-t", name)], &options);
    element("p", &[], &(element("label", &[("for", name)], &escaped(label)) + &list))
}

/// A field for a number.
pub fn number(name: &str, label: &str, least: u32, most: u32, value: u32) -> String {
    let (least, most, value) = (least.to_string(), most.to_string(), value.to_string());
    let attributes = [
        ("id", name),
        ("type", "number"),
        ("inputmode", "numeric"),
        ("min", &*least),
        ("max", &*most),
        ("value", &*value),
        ("data-t", name),
    ];
    element("label", &[("for", name)], &escaped(label)) + &field(&attributes)
}

/// A toggle button.
pub fn toggle(name: &str, says: &str, on: bool) -> String {
    let pressed = if on { "true" } else { "false" };
    let attributes = [("type", "button"), ("class", "btn"), ("data-t", name), ("aria-pressed", pressed)];
    element("button", &attributes, &escaped(says))
}

/// The places of the board as buttons, one of them reached by Tab.
pub fn hits<F: Edited>(bench: &EditorModel<F>, turned: bool) -> String {
    let (game, open) = (&bench.game, bench.now());
    let spot = |place: u8| {
        let here = place == bench.hand.at;
        let attributes = format!(
            " role=\"button\" tabindex=\"{}\" data-t=\"{}\" aria-label=\"{}\" aria-pressed=\"{here}\"",
            if here { "0" } else { "-1" },
            game.place_name(place),
            escaped(&game.label(open, place)),
        );
        let [shape, focus] = game.spot(open, place, turned, &attributes);
        format!("<g class=\"spot\">{shape}<g class=\"focus\" aria-hidden=\"true\">{focus}</g></g>")
    };
    game.places().into_iter().map(spot).collect()
}

/// The number of counters or tokens on the board, and of those not placed yet.
pub fn counts<F: Edited>(bench: &EditorModel<F>) -> String {
    let counts = element("span", &[], &escaped(&bench.game.counts(bench.now())));
    counts + &bench.game.pool(bench.now())
}

/// The results of the laws, each with its clause; `rules` is the page with the rules.
pub fn law<F: Edited>(bench: &EditorModel<F>, status: &Status, rules: &str) -> String {
    let said = |tag: &str, says: &str, clause: Option<ClauseId>| {
        let clause = clause.and_then(|id| bench.game.clauses().get(usize::from(id.0)));
        let cited = clause.map_or_else(String::new, |clause| format!(" {}", citation(clause, rules)));
        element(tag, &[], &(element("span", &[], &escaped(says)) + &cited))
    };
    let also = status.also.iter();
    let also: String =
        also.map(|(says, clause)| said("li", &say(&Edit::Also(says.clone())), *clause)).collect();
    let first = said("p", &status.says, status.clause);
    if also.is_empty() { first } else { first + &element("ul", &[], &also) }
}

/// The link to the game; without an address while a law is broken.
pub fn play<F: Edited>(bench: &EditorModel<F>, says: &str, rules: &str) -> String {
    let to = bench.game_address().map(|asked| format!("{rules}#{asked}")).unwrap_or_default();
    let lawful = !to.is_empty();
    let attributes = [
        ("class", "btn main"),
        ("id", "pos-play"),
        (if lawful { "href" } else { "" }, &*to),
        (if lawful { "" } else { "role" }, "link"),
        (if lawful { "" } else { "aria-disabled" }, "true"),
        (if lawful { "" } else { "tabindex" }, "0"),
        ("aria-describedby", "pos-law"),
    ];
    element("a", &attributes, &escaped(says))
}

/// A number with buttons for one less and one more.
pub fn stepped(name: &str, place: &str, value: u32, most: u32) -> String {
    let button = |action: &str, says: Edit, sign: &str| {
        let says = say(&says);
        let attributes =
            [("type", "button"), ("class", "btn sq"), ("data-t", action), ("aria-label", &*says)];
        element("button", &attributes, sign)
    };
    let field = number(name, &say(&Edit::Count(place.into())), 0, most, value);
    let (fewer, more) = (button("pos-fewer", Edit::OneFewer, "−"), button("pos-more", Edit::OneMore, "+"));
    element("div", &[("class", "pos-step")], &(fewer + &element("span", &[], &field) + &more))
}
