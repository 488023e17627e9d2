//! What explains a rule, a term or the marks of the board where it was asked: a small dialog beside what was tapped.

pub mod sign;
pub mod subject;
pub mod terms;

use yew::prelude::*;

use super::{
    action::PageAction,
    browser,
    controls::button,
    dialogs::{AtTable, head_of, use_closing},
    example,
    markup::{grounds, outside},
    played::Played,
};
use crate::{
    engine::clause::ClauseId,
    words::{
        Message,
        explain::ExplainText,
        glossary::{TermText, terms as all_terms},
        say,
    },
};
use subject::{Explained, Spot, Subject};

/// The open explanation, if there is one.
pub fn open<F: Played>(at: AtTable<F>) -> Html {
    match at.table.explained {
        Some(what) => html! { <Explanation<F> {at} {what} /> },
        None => Html::default(),
    }
}

#[derive(Properties)]
struct ExplanationProps<F: Played> {
    at: AtTable<F>,
    what: Explained,
}

impl<F: Played> PartialEq for ExplanationProps<F> {
    fn eq(&self, other: &ExplanationProps<F>) -> bool {
        // what is explained depends on the game alone
        self.what == other.what
    }
}

#[component]
fn Explanation<F: Played>(props: &ExplanationProps<F>) -> Html {
    let ExplanationProps { at, what } = props;
    let (node, closed) = use_closing(at, || PageAction::Explain(None));
    let clicked = Callback::from(|event: MouseEvent| {
        let closes = browser::control(&event).is_some_and(|(_, name)| name == "close");
        // its whole room is taken by its content: what is tapped of itself lies outside
        if let Some(target) = browser::target(&event).filter(|target| closes || target.id() == "explained") {
            browser::close(&target);
        }
    });
    let Spot { x, y, is_below } = what.spot;
    let side = if is_below { "below" } else { "above" };
    let is_legend = matches!(what.subject, Subject::Legend).then_some("");
    html! {
        <dialog id="explained" data-legend={is_legend} aria-labelledby="explained-title" aria-describedby="explained-says" ref={node}
            onclose={closed} onclick={clicked} data-x={x.to_string()} data-y={y.to_string()} data-side={side}>
            <div>{ content(at, what.subject) }</div>
        </dialog>
    }
}

/// The way to a moment in which a rule acts: of this game, or of the one that the page has for it.
fn moment<F: Played>(at: &AtTable<F>, clause: ClauseId, id: &str) -> Html {
    let label = match (at.table.moment_of_rule(clause), at.table.example_of_rule(clause)) {
        (Some(_), _) => ExplainText::ShowInGame,
        (None, Some(_)) => ExplainText::ShowExample,
        (None, None) => return Html::default(),
    };
    html! { <p class="acts">{ button(&["rule-", id].concat(), say(&label)) }</p> }
}

fn content<F: Played>(at: &AtTable<F>, subject: Subject) -> Html {
    let game = at.table.session.game();
    let kind = game.kind();
    match subject {
        Subject::Clause(id) => {
            let Some(clause) = game.clauses().get(usize::from(id.0)) else { return Html::default() };
            let (target, rel) = outside(&at.rules);
            html! {
                <>
                    { head_of("explained-title", html! {
                        <span class="tag" data-sure={clause.certainty.name()}>{ say(&ExplainText::RuleIs(clause.certainty)) }</span>
                    }) }
                    <p id="explained-says">{ say(&Message::Clause { kind, clause: id }) }</p>
                    <p class="small">{ grounds(clause) }</p>
                    { moment(at, id, clause.id) }
                    // the link leads away from here
                    <p class="small" data-t="close">
                        <a href={[&*at.rules, "#", clause.id].concat()} {target} {rel}>{ say(&ExplainText::ReadInRules) }</a>
                    </p>
                </>
            }
        }
        Subject::Term(place) => {
            let all = all_terms(kind);
            let Some(term) = all.get(place) else { return Html::default() };
            html! {
                <>
                    { head_of("explained-title", html! { term.forms.first().cloned().unwrap_or_default() }) }
                    <p id="explained-says">{ say(&TermText::Meaning(kind, &term.key)) }</p>
                </>
            }
        }
        Subject::Legend => html! {
            <>
                { head_of("explained-title", html! { say(&ExplainText::Legend) }) }
                <p class="aim">{ say(&Message::Aim(game.goal())) }</p>
                for takes in example::how_one_takes(&at.table) {
                    <p>{ takes }</p>
                }
                <ul class="signs" id="explained-says">
                    for sign in F::signs(&at.table) {
                        <li>{ sign.picture }<span>{ say(&sign.means) }</span></li>
                    }
                </ul>
            </>
        },
    }
}
