//! The rules of a game as text: clauses with sources, readings with their answers.

use yew::prelude::*;

use super::frame::{sources, words};
use crate::{
    engine::{
        Kind,
        clause::{Certainty, Clause, ClauseId},
    },
    i18n::{File, Message, patterns::OnPage, position::OnPage as OnPosition, say},
};

/// The rules, for the HTML file.
pub fn rules(kind: Kind) -> Html {
    html! {
        <section class="rules wrap" id="rules-kept" data-kept="" aria-labelledby="rules">
            <h2 id="rules">{ words(File::Rules) }</h2>
            if kind.is_to_compare() {
                <p class="reference">{ words(File::ReferenceLead) }</p>
            }
            <p>{ words(File::RulesLead) }</p>
            <ul class="key">
                for certainty in Certainty::ALL {
                    <li key={certainty.name()} class={classes!("tag", certainty.name())}>
                        <span><b>{ words(File::Certainty(certainty)) }</b>{ format!(": {}", words(File::CertaintyMeans(certainty))) }</span>
                    </li>
                }
            </ul>
            <ol class="clauses">
                for (index, clause) in kind.clauses().iter().enumerate() {
                    <li key={clause.id} id={clause.id} class={clause.certainty.name()}>
                        <p>{ say(&Message::Clause { kind, clause: ClauseId(index as u8) }) }</p>
                        <p class="small"><code>{ clause.id }</code>{ grounds(clause) }</p>
                    </li>
                }
            </ol>
            <h3>{ words(File::ReadingsLead) }</h3>
            { readings(kind) }
            <p><a href="position/index.html">{ words(File::Position(OnPosition::Way)) }</a></p>
            if kind == Kind::Pasang {
                <p><a href="patterns/index.html">{ words(File::Patterns(OnPage::Way)) }</a></p>
            }
            if !words(File::RandomPlay(kind)).is_empty() {
                <h3>{ words(File::RandomLead) }</h3>
                <p>{ words(File::RandomPlay(kind)) }</p>
            }
            <h3 data-screen="">{ words(File::Keys) }</h3>
            <p data-screen="">{ words(File::KeysLead(kind)) }</p>
            <h3>{ words(File::Sources) }</h3>
            { sources(kind) }
        </section>
    }
}

/// The source of a clause and its certainty, as one text.
fn grounds(clause: &Clause) -> String {
    let source = say(&Message::SourceAndPages { source: clause.source, pages: clause.pages });
    format!(" · {source} · {}", words(File::Certainty(clause.certainty)))
}

/// The questions that the sources leave open, with their answers; the style sheet marks the one that is played.
fn readings(kind: Kind) -> Html {
    html! {
        <dl class="readings">
            for (index, reading) in kind.readings().iter().enumerate() {
                <div key={reading.name} class={classes!(reading.values.iter().all(|value| value.len() < 3).then_some("short"))}>
                    <dt>{ say(&Message::Reading { kind, reading: index }) }</dt>
                    for (at, value) in reading.values.iter().enumerate() {
                        <dd key={*value} class={classes!((at == kind.usual(index)).then_some("held"))} data-reading={format!("{}-{value}", reading.name)}>
                            { say(&Message::Value { kind, reading: index, value: at }) }
                        </dd>
                    }
                </div>
            }
        </dl>
    }
}
