//! Parts of a page as HTML text, for pictures and for what changes as a whole or not at all; and the marks of clauses.

use yew::prelude::*;

pub use crate::escape::escaped;

use super::explained::subject::CLAUSE;
use crate::{
    citation::Reference,
    engine::{
        Game,
        clause::{Clause, ClauseId},
    },
    words::{Message, cite::CiteText, explain::ExplainText, say},
};

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

/// A reference as a list of sources has it, in the language of the page.
pub fn reference_text(reference: &Reference) -> String {
    reference.text(|number| say(&CiteText::Version { number }), |day| say(&CiteText::Read { day }))
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

/// The mark of a clause of a game, if there is one.
pub fn clause_mark<G: Game>(game: &G, clause: Option<ClauseId>) -> Html {
    let known = clause.and_then(|clause| game.clauses().get(usize::from(clause.0)));
    known.map(cite).unwrap_or_default()
}

/// The mark of a clause beside what happened by it: the line shows how certain the clause is, and a tap opens it.
pub fn cite(clause: &Clause) -> Html {
    mark(clause, Some(ExplainText::RuleIs(clause.certainty)), ExplainText::Rule)
}

/// The same in a list: the mark says in a word how certain the clause is.
pub fn cite_in_word(clause: &Clause) -> Html {
    mark(clause, None, ExplainText::RuleInWord(clause.certainty))
}

/// The button that opens a clause: its text, and its name where that says more.
fn mark(clause: &Clause, name: Option<ExplainText>, text: ExplainText) -> Html {
    html! {
        <button type="button" class="cl" key={clause.id} data-t={[CLAUSE, clause.id].concat()} data-sure={clause.certainty.name()}
            aria-haspopup="dialog" aria-label={name.as_ref().map(say)}>{ say(&text) }</button>
    }
}

/// A link to a clause on the page with the rules, by its source.
pub fn rule_link(clause: &Clause, rules: &str) -> Html {
    let (target, rel) = outside(rules);
    html! {
        <a class="cl" key={clause.id} data-sure={clause.certainty.name()} href={[rules, "#", clause.id].concat()} {target} {rel}>{ grounds(clause) }</a>
    }
}

/// The attributes `target` and `rel` of a link to the page with the rules: another page opens in a new tab. `rules` is
/// empty for the page itself.
pub fn outside(rules: &str) -> (Option<&'static str>, Option<&'static str>) {
    let outside = !rules.is_empty();
    (outside.then_some("_blank"), outside.then_some("noopener"))
}

/// A sentence in which the notation of a move stands: no language translates that.
pub fn with_notation(sentence: &str, notation: &str) -> Html {
    match sentence.split_once(notation).filter(|_| !notation.is_empty()) {
        Some((before, after)) => html! { <>{ before }<code>{ notation }</code>{ after }</> },
        None => html! { sentence },
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
