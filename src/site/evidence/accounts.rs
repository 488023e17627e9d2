//! The accounts of a game side by side, and what none of them answers.

use yew::prelude::*;

use super::Told;
use crate::{
    engine::Kind,
    words::{Message, UiText, evidence::EvidenceText, say},
};

/// A row a question, a column an account, and what is played here.
pub fn accounts(told: &Told) -> Html {
    let (accounts, questions) = (told.evidence.accounts, told.evidence.questions);
    if questions.is_empty() {
        return Html::default();
    }
    let title = |key: &str| told.text(&format!("account-{key}"));
    html! {
        <section aria-labelledby="accounts">
            <h2 id="accounts">{ say(&EvidenceText::AccountsTitle) }</h2>
            <p>{ say(&EvidenceText::AccountsLead) }</p>
            <table class="ev-accounts">
                <thead>
                    <tr>
                        <th scope="col">{ say(&EvidenceText::Question) }</th>
                        for account in accounts {
                            <th scope="col" key={account.key}>{ title(account.key) }<span class="small">{ told.cite(&account.cited) }</span></th>
                        }
                        if told.subject.kind().is_some() {
                            <th scope="col">{ say(&EvidenceText::InTheGame) }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for question in questions {
                        <tr key={question.key} class={question.differs.then_some("differ")}>
                            <th scope="row">
                                { told.marked(&format!("question-{}", question.key)) }
                                if question.differs { <span class="ev-differ">{ say(&EvidenceText::Differ) }</span> }
                            </th>
                            for account in accounts {
                                <td key={account.key} data-of={title(account.key)}>
                                    { match told.text_if_any(&format!("answer-{}-{}", question.key, account.key)) {
                                        Some(answer) => super::marked(&answer, told.evidence.language),
                                        None => html! { <span class="ev-silent">{ say(&EvidenceText::Silent) }</span> },
                                    } }
                                </td>
                            }
                            if let Some(kind) = told.subject.kind() {
                                <td data-of={say(&EvidenceText::InTheGame)}>{ played(kind, question.reading, question.clauses) }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </section>
    }
}

/// How a game here answers: the reading that is played and those that can be chosen, and the rules.
fn played(kind: Kind, reading: Option<&str>, clauses: &[&str]) -> Html {
    let known = reading.and_then(|name| kind.readings().iter().position(|reading| reading.name == name));
    let links = html! {
        for clause in clauses {
            { " " }<a href={format!("#{clause}")}><code>{ *clause }</code></a>
        }
    };
    let Some((index, reading)) = known.and_then(|index| Some((index, kind.readings().get(index)?))) else {
        return html! { <p>{ say(&EvidenceText::NoReading) }{ links }</p> };
    };
    let value = |value| say(&Message::Value { kind, reading: index, value });
    let held = kind.default_value(index);
    let others: Vec<_> = (0..reading.values.len()).filter(|at| *at != held).map(value).collect();
    html! {
        <>
            <p class="small">{ say(&Message::Reading { kind, reading: index }) }</p>
            <p>{ say(&EvidenceText::Played) }{ " " }<b>{ value(held) }</b></p>
            <p class="small">{ say(&EvidenceText::OrChosen) }{ " " }{ others.join(" · ") }</p>
            <p class="small">{ links }{ " " }<a href={format!("../compare/index.html#read-{}", reading.name)}>{ say(&UiText::CompareReadings) }</a></p>
        </>
    }
}

/// The questions that no source answers, with our answers.
pub fn unknowns(told: &Told) -> Html {
    if told.evidence.unknowns.is_empty() {
        return Html::default();
    }
    html! {
        <section aria-labelledby="unknown">
            <h2 id="unknown">{ say(&EvidenceText::UnknownTitle) }</h2>
            if told.subject.kind().is_some() {
                <p>{ say(&EvidenceText::UnknownLead) }</p>
            }
            <ul class="ev-unknown">
                for unknown in told.evidence.unknowns {
                    <li key={unknown.key}>
                        <p>{ told.marked(&format!("unknown-{}", unknown.key)) }</p>
                        if let Some(kind) = told.subject.kind().filter(|_| unknown.reading.is_some() || !unknown.clauses.is_empty()) {
                            <div class="editorial">{ played(kind, unknown.reading, unknown.clauses) }</div>
                        } else {
                            <p class="small">{ say(&EvidenceText::NotPlayed) }</p>
                        }
                    </li>
                }
            </ul>
        </section>
    }
}
