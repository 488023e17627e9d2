//! The rules of a game as they can be read: clauses with sources, readings with what each answers.

use yew::prelude::*;

use super::frame::{sources, ui};
use crate::{
    engine::{
        Game,
        clause::{Certainty, Clause, ClauseId},
        sowing::{Kind, Sowing},
    },
    i18n::{Message, Ui, say},
};

#[derive(Properties, PartialEq)]
pub struct RulesProps {
    pub game: Sowing,
}

#[component]
pub fn Rules(props: &RulesProps) -> Html {
    let kind = props.game.kind();
    html! {
        <section class="rules wrap" aria-labelledby="rules">
            <h2 id="rules">{ ui(Ui::Rules) }</h2>
            <p>{ ui(Ui::RulesLead) }</p>
            <ul class="key">
                for certainty in Certainty::ALL {
                    <li key={certainty.name()} class={classes!("tag", certainty.name())}>
                        <span><b>{ say(&Message::Certainty(certainty)) }</b>{ format!(": {}", say(&Message::CertaintyMeans(certainty))) }</span>
                    </li>
                }
            </ul>
            <ol class="clauses">
                for (index, clause) in props.game.clauses().iter().enumerate() {
                    <li key={clause.id} id={clause.id} class={clause.certainty.name()}>
                        <p>{ say(&Message::Clause { kind, clause: ClauseId(index as u8) }) }</p>
                        <p class="small"><code>{ clause.id }</code>{ grounds(clause) }</p>
                    </li>
                }
            </ol>
            <h3>{ ui(Ui::ReadingsLead) }</h3>
            { readings(kind, &props.game) }
            <h3>{ ui(Ui::Keys) }</h3>
            <p>{ ui(Ui::KeysLead) }</p>
            <h3>{ ui(Ui::Sources) }</h3>
            { sources(kind) }
        </section>
    }
}

/// Where a clause is said and how sure we are, as one text.
fn grounds(clause: &Clause) -> String {
    let source = say(&Message::SourceAndPages { source: clause.source, pages: clause.pages });
    format!(" · {source} · {}", say(&Message::Certainty(clause.certainty)))
}

/// Each question the sources leave, its answers, and which of them is played on this page.
fn readings(kind: Kind, game: &Sowing) -> Html {
    html! {
        <dl class="readings">
            for (index, reading) in kind.readings().iter().enumerate() {
                <div key={reading.name} class={classes!(reading.values.iter().all(|value| value.len() < 3).then_some("short"))}>
                    <dt>{ say(&Message::Reading { kind, reading: index }) }</dt>
                    for (at, value) in reading.values.iter().enumerate() {
                        <dd key={*value} class={classes!((*value == game.value(index)).then_some("held"))}>
                            { say(&Message::Value { kind, reading: index, value: at }) }
                        </dd>
                    }
                </div>
            }
        </dl>
    }
}
