//! Parts of a page as HTML text: what stands around the board changes as a whole or not at all, and text takes a
//! program a fraction of what elements do.

use yew::prelude::*;

use super::icons::Icon;
use crate::{
    engine::clause::Clause,
    i18n::{Message, say},
};

/// Any text as text of an element or of an attribute.
pub fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '"' => safe.push_str("&quot;"),
            _ => safe.push(letter),
        }
    }
    safe
}

/// An element with its attributes, of which those without a name are left out; `inside` is HTML text.
#[inline(never)]
pub fn element(tag: &str, attributes: &[(&str, &str)], inside: &str) -> String {
    let mut text = String::from("<");
    text.push_str(tag);
    for (name, value) in attributes.iter().filter(|(name, _)| !name.is_empty()) {
        for part in [" ", *name, "=\"", &escaped(value), "\""] {
            text.push_str(part);
        }
    }
    for part in [">", inside, "</", tag, ">"] {
        text.push_str(part);
    }
    text
}

/// A paragraph of plain text.
pub fn paragraph(says: &str) -> String {
    element("p", &[], &escaped(says))
}

/// A button that does what its name says; `inside` is HTML text.
pub fn button(name: &str, class: &str, inside: &str) -> String {
    element("button", &[("type", "button"), ("class", class), ("data-t", name)], inside)
}

/// A button that is a sign; what it does, it is called.
pub fn sign(name: &str, class: &str, says: &str, sign: Icon) -> String {
    let attributes =
        [("type", "button"), ("class", class), ("data-t", name), ("aria-label", says), ("title", says)];
    element("button", &attributes, &sign.text())
}

/// A clause as a link to its rule: the line beside it says how sure we are. `rules` is the page that has the rules,
/// empty for the page itself; another page opens beside this one.
pub fn citation(clause: &Clause, rules: &str) -> String {
    let says = say(&Message::SourceAndPages { source: clause.source, pages: clause.pages });
    let outside = !rules.is_empty();
    let attributes = [
        ("class", "cl"),
        ("data-sure", clause.certainty.name()),
        ("href", &[rules, "#", clause.id].concat()),
        (if outside { "target" } else { "" }, "_blank"),
        (if outside { "rel" } else { "" }, "noopener"),
    ];
    let inside = [&element("b", &[], clause.id), " ", &*escaped(&says)].concat();
    element("a", &attributes, &element("span", &[], &inside))
}

/// [`citation`] as a part of what Yew draws.
pub fn cite(clause: &Clause, rules: &str) -> Html {
    let says = say(&Message::SourceAndPages { source: clause.source, pages: clause.pages });
    let outside = !rules.is_empty();
    html! {
        <a class="cl" key={clause.id} data-sure={clause.certainty.name()} href={[rules, "#", clause.id].concat()}
            target={outside.then_some("_blank")} rel={outside.then_some("noopener")}>
            <span><b>{ clause.id }</b>{ " " }{ says }</span>
        </a>
    }
}

/// HTML text as a part of what Yew draws.
pub fn drawn(text: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(text))
}

/// The id of the field of a reading: readings have plain names, which other parts of a page have as well.
pub fn reading_id(reading: &str) -> String {
    ["reading-", reading].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_person_types_is_markup() {
        let name = "<b onclick=\"x\">&amp;";
        assert_eq!(paragraph(name), "<p>&lt;b onclick=&quot;x&quot;>&amp;amp;</p>");
        let element = element("i", &[("title", name), ("", "left out")], "");
        assert_eq!(element, "<i title=\"&lt;b onclick=&quot;x&quot;>&amp;amp;\"></i>");
    }
}
