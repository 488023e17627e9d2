//! Parts of a page as HTML text, for pictures and for what changes as a whole or not at all; and links to clauses.

use yew::prelude::*;

use crate::{
    engine::{
        Game,
        clause::{Clause, ClauseId},
    },
    words::{Message, say},
};

/// Escapes a text for use in an element or an attribute.
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

/// An element with its attributes, of which those with an empty name are left out; `inside` is HTML text.
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

/// The source of a clause with its pages, or the word for having none.
pub fn grounds(clause: &Clause) -> Html {
    let text = say(&Message::SourceAndPages { source: clause.source, pages: clause.pages });
    if clause.source.is_empty() {
        html! { text }
    } else {
        html! { <cite>{ text }</cite> }
    }
}

/// The link to a clause of a game, if there is one. `rules` is the page with the rules, empty for this one.
pub fn clause_link<G: Game>(game: &G, clause: Option<ClauseId>, rules: &str) -> Html {
    let known = clause.and_then(|clause| game.clauses().get(usize::from(clause.0)));
    known.map(|clause| cite(clause, rules)).unwrap_or_default()
}

/// A link to a clause; the line beside it shows how certain the clause is. `rules` is the page with the rules,
/// empty for the page itself; another page opens in a new tab.
pub fn cite(clause: &Clause, rules: &str) -> Html {
    let outside = !rules.is_empty();
    html! {
        <a class="cl" key={clause.id} data-sure={clause.certainty.name()} href={[rules, "#", clause.id].concat()}
            target={outside.then_some("_blank")} rel={outside.then_some("noopener")}>
            <span><code>{ clause.id }</code>{ " " }<span class="grounds">{ grounds(clause) }</span></span>
        </a>
    }
}

/// HTML text for Yew.
pub fn drawn(text: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(text))
}

/// The id of a reading's field. It has a prefix, because other parts of a page use the plain names.
pub fn reading_id(reading: &str) -> String {
    ["reading-", reading].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_person_types_is_markup() {
        let name = "<b onclick=\"x\">&amp;";
        assert_eq!(element("p", &[], &escaped(name)), "<p>&lt;b onclick=&quot;x&quot;>&amp;amp;</p>");
        let element = element("i", &[("title", name), ("", "left out")], "");
        assert_eq!(element, "<i title=\"&lt;b onclick=&quot;x&quot;>&amp;amp;\"></i>");
    }
}
