//! The rules of a game as text: clauses with sources, readings with their answers.

use yew::prelude::*;

use super::{frame::sources, keys::Keyboard, markup::grounds};
use crate::{
    engine::{
        Kind,
        clause::{Certainty, ClauseId},
    },
    words::{Message, PageText, UiText, numbers::NumbersText, practice::PracticeText, say, sheet::SheetText},
};

/// The rules, for the HTML file, after what one plays for and an example of a move.
pub fn rules(kind: Kind, example: Option<String>) -> Html {
    html! {
        <section class="rules wrap" id="rules-kept" data-static="" aria-labelledby="rules">
            <h2 id="rules">{ say(&PageText::Rules) }</h2>
            if kind.is_to_compare() {
                <p class="reference">{ say(&PageText::ReferenceLead) }</p>
            }
            if let Some(example) = example {
                <p>{ say(&Message::Aim(kind.into())) }{ " " }{ example }</p>
            }
            <p>{ say(&PageText::RulesLead) }</p>
            <ul class="key">
                for certainty in Certainty::ALL {
                    <li key={certainty.name()} class="tag" data-sure={certainty.name()}>
                        <span><b>{ say(&PageText::Certainty(certainty)) }</b>{ format!(": {}", say(&PageText::CertaintyMeans(certainty))) }</span>
                    </li>
                }
            </ul>
            <p>
                <a href="evidence/index.html">{ say(&PageText::EvidenceOf(kind)) }</a>{ " · " }
                <a href="../about/evidence/index.html">{ say(&PageText::HowSure) }</a>{ " · " }
                <a href={format!("../numbers/index.html#random-{}", kind.name())}>{ say(&NumbersText::OfGame(kind)) }</a>{ " · " }
                <a href="sheet/index.html">{ say(&SheetText::Link) }</a>{ " · " }
                <a href="practise/index.html">{ say(&PracticeText::Title(kind)) }</a>
            </p>
            <ol class="clauses">
                for (index, clause) in kind.clauses().iter().enumerate() {
                    <li key={clause.id} id={clause.id} class={clause.certainty.name()}>
                        <p>{ say(&Message::Clause { kind, clause: ClauseId(index as u8) }) }</p>
                        <p class="small"><a href={format!("evidence/index.html#{}", clause.id)}><code>{ clause.id }</code></a>{ " · " }{ grounds(clause) }{ " · " }{ say(&PageText::Certainty(clause.certainty)) }</p>
                    </li>
                }
            </ol>
            if !kind.readings().is_empty() {
                <h3>{ say(&PageText::ReadingsLead) }</h3>
                <p><a href="compare/index.html">{ say(&UiText::CompareReadings) }</a></p>
                { readings(kind) }
            }
            <p><a href="position/index.html">{ say(&UiText::SetUpPosition) }</a></p>
            <p><a href={format!("../embed/index.html#game={}", kind.name())}>{ say(&UiText::EmbedBoard) }</a></p>
            if kind.pattern_reading().is_some() {
                <p><a href="patterns/index.html">{ say(&UiText::PatternsAndWorkshop) }</a></p>
            }
            if !say(&PageText::RandomPlay(kind)).is_empty() {
                <h3>{ say(&PageText::RandomLead) }</h3>
                <p>{ say(&PageText::RandomPlay(kind)) }</p>
            }
            <h3 data-screen="">{ say(&PageText::Keys) }</h3>
            <div data-screen="">{ Keyboard::of_game(kind).list() }</div>
            <h3>{ say(&PageText::Sources) }</h3>
            { sources(kind) }
        </section>
    }
}

/// The questions that the sources leave open, with their answers; the style sheet marks the one that is played.
fn readings(kind: Kind) -> Html {
    html! {
        <dl class="readings">
            for (index, reading) in kind.readings().iter().enumerate() {
                <div key={reading.name} class={classes!(reading.values.iter().all(|value| value.len() < 3).then_some("short"))}>
                    <dt>{ say(&Message::Reading { kind, reading: index }) }</dt>
                    for (at, value) in reading.values.iter().enumerate() {
                        <dd key={*value} class={classes!((at == kind.default_value(index)).then_some("held"))} data-reading={format!("{}-{value}", reading.name)}>
                            { say(&Message::Value { kind, reading: index, value: at }) }
                        </dd>
                    }
                </div>
            }
        </dl>
    }
}
