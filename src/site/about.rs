//! The page that says what the certainties of rules mean, how many rules rest on what, and how one corrects them.

use yew::prelude::*;

use crate::{
    catalogue::{easiest_first, lead},
    engine::{Kind, clause::Certainty},
    page::frame::head,
    words::{
        PageText,
        about::AboutText,
        facts::{GameFact, game_fact},
        say,
    },
};

/// The page; `root` is the relative path to the root of the site.
pub fn page(root: &AttrValue) -> Html {
    html! {
        <>
            { head(root, html! { <a class="ways" href={format!("{root}index.html")}>{ say(&PageText::Home) }</a> }) }
            <main class="wrap about">
                <h1>{ say(&AboutText::Title) }</h1>
                <p>{ say(&AboutText::Lead) }</p>
                <section aria-labelledby="words">
                    <h2 id="words">{ say(&AboutText::WordsTitle) }</h2>
                    <dl>
                        for certainty in Certainty::ALL {
                            <dt class="tag" data-sure={certainty.name()}>{ say(&PageText::Certainty(certainty)) }</dt>
                            <dd>{ say(&AboutText::Says(certainty)) }</dd>
                        }
                    </dl>
                </section>
                <section aria-labelledby="ledger">
                    <h2 id="ledger">{ say(&AboutText::LedgerTitle) }</h2>
                    <p>{ say(&AboutText::LedgerLead) }</p>
                    <div class="wide-table">{ ledger(root) }</div>
                </section>
                <section aria-labelledby="correct">
                    <h2 id="correct">{ say(&AboutText::CorrectTitle) }</h2>
                    <p>{ say(&AboutText::CorrectLead) }</p>
                    <ul>
                        <li>{ say(&AboutText::CorrectAddress) }{ " " }<code>{ example() }</code></li>
                        <li>{ say(&AboutText::CorrectVersion(env!("CARGO_PKG_VERSION"))) }</li>
                        <li>{ say(&AboutText::CorrectText) }</li>
                    </ul>
                    <p>{ say(&AboutText::CorrectFrozen) }</p>
                </section>
            </main>
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
                    <th scope="col">{ say(&AboutText::Game) }</th>
                    for certainty in Certainty::ALL { <th scope="col" key={certainty.name()}>{ say(&PageText::Certainty(certainty)) }</th> }
                    <th scope="col">{ say(&AboutText::Rules) }</th>
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
                <tr><th scope="row">{ say(&AboutText::AllGames) }</th>{ row(sums) }</tr>
            </tfoot>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        page::Page,
        site::{Fixed, FixedProps},
    };
    use yew::LocalServerRenderer;

    #[test]
    fn the_ledger_counts_every_rule_once() {
        let props = FixedProps { page: Page::About, root: Page::About.root().into() };
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let html =
            runtime.block_on(LocalServerRenderer::<Fixed>::with_props(props).hydratable(false).render());
        let foot = html.split_once("<tfoot>").expect("the sums").1;
        let cells = foot.split("<td>").skip(1).map(|cell| cell.split('<').next().unwrap_or_default());
        let sums: Vec<usize> = cells.map(|cell| cell.parse().expect("a number")).collect();
        let all: usize = Kind::ALL.into_iter().map(|kind| kind.clauses().len()).sum();
        assert_eq!(sums[..Certainty::ALL.len()].iter().sum::<usize>(), all);
        assert_eq!(sums.last(), Some(&all));
        assert!(html.matches("<tr>").count() == 2 + Kind::ALL.len());
    }
}
