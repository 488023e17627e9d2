//! The page that says what the certainties of rules mean, how many rules rest on what, and how one corrects them.

use yew::prelude::*;

use super::contact;
use crate::{
    catalogue::{easiest_first, lead},
    engine::{Kind, clause::Certainty},
    words::{
        PageText,
        about::HowSureText,
        facts::{GameFact, game_fact},
        say,
    },
};

pub fn body(root: &AttrValue) -> Html {
    html! {
        <>
            <section aria-labelledby="words">
                <h2 id="words">{ say(&HowSureText::WordsTitle) }</h2>
                <dl>
                    for certainty in Certainty::ALL {
                        <dt class="tag" data-sure={certainty.name()}>{ say(&PageText::Certainty(certainty)) }</dt>
                        <dd>{ say(&HowSureText::Says(certainty)) }</dd>
                    }
                </dl>
            </section>
            <section aria-labelledby="ledger">
                <h2 id="ledger">{ say(&HowSureText::LedgerTitle) }</h2>
                <p>{ say(&HowSureText::LedgerLead) }</p>
                <div class="wide-table">{ ledger(root) }</div>
            </section>
            <section aria-labelledby="correct">
                <h2 id="correct">{ say(&HowSureText::CorrectTitle) }</h2>
                <p>{ say(&HowSureText::CorrectLead) }</p>
                <ul>
                    <li>{ say(&HowSureText::CorrectAddress) }{ " " }<code>{ example() }</code></li>
                    <li>{ say(&HowSureText::CorrectVersion(env!("CARGO_PKG_VERSION"))) }</li>
                    <li>{ say(&HowSureText::CorrectText) }</li>
                </ul>
                { contact() }
                <p>{ say(&HowSureText::CorrectFrozen) }</p>
            </section>
        </>
    }
}

/// The end of an address of a rule, as an example.
fn example() -> String {
    let kind = lead();
    let clause = kind.clauses().first().map_or("", |clause| clause.id);
    format!("{}/#{clause}", kind.name())
}

/// How many rules of a game have a certainty.
fn count(kind: Kind, certainty: Certainty) -> usize {
    kind.clauses().iter().filter(|clause| clause.certainty == certainty).count()
}

/// A row a game and the sum of all, a column a certainty and their sum.
fn ledger(root: &AttrValue) -> Html {
    let row = |counts: [usize; Certainty::ALL.len()]| {
        let all: usize = counts.iter().sum();
        html! { <>for count in counts { <td>{ count }</td> }<td>{ all }</td></> }
    };
    let games = easiest_first();
    let sums = Certainty::ALL.map(|certainty| games.iter().map(|&kind| count(kind, certainty)).sum());
    html! {
        <table class="ledger">
            <thead>
                <tr>
                    <th scope="col">{ say(&HowSureText::Game) }</th>
                    for certainty in Certainty::ALL { <th scope="col" key={certainty.name()}>{ say(&PageText::Certainty(certainty)) }</th> }
                    <th scope="col">{ say(&HowSureText::Rules) }</th>
                </tr>
            </thead>
            <tbody>
                for &kind in &games {
                    <tr key={kind.name()}>
                        <th scope="row"><a href={format!("{root}{}/index.html#rules", kind.name())}>{ game_fact(kind, GameFact::Name) }</a></th>
                        { row(Certainty::ALL.map(|certainty| count(kind, certainty))) }
                    </tr>
                }
            </tbody>
            <tfoot>
                <tr><th scope="row">{ say(&HowSureText::AllGames) }</th>{ row(sums) }</tr>
            </tfoot>
        </table>
    }
}
