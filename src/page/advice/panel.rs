//! The panel of the analysis beside the board, and the buttons that ask for advice.

use yew::prelude::*;

use super::{
    analysis::analysis,
    idle,
    requests::{Requests, Step},
};
use crate::{
    page::{
        controls::disabled,
        icons::{Icon, icon},
        played::Played,
        table::Table,
    },
    words::{advice::Advice, say},
};

/// The id of the button beside the board that asks for a hint.
pub const HINT: &str = "hint";

/// The panel; it exists while the analysis is on.
pub fn panel<F: Played>(table: &Table<F>) -> Html {
    let adviser = &table.adviser;
    if !adviser.requests.analyses() {
        return Html::default();
    }
    let close = say(&Advice::Close);
    html! {
        <section id="advice" key="advice" aria-labelledby="advice-title" data-screen="">
            <div class="side-head">
                <h2 id="advice-title">{ say(&Advice::Analysis) }</h2>
                <button type="button" class="btn sq bare" data-advice="close" aria-label={close.clone()} title={close}>{ icon(Icon::Close) }</button>
            </div>
            <div id="advice-found">{ analysis(&adviser.view(&table.session)) }</div>
        </section>
    }
}

/// The buttons in the menu.
pub fn in_menu<F: Played>(table: &Table<F>) -> Html {
    let requests = &table.adviser.requests;
    let analyses = if requests.analyses() { "true" } else { "false" };
    html! {
        <>
            <h3>{ say(&Advice::Title) }</h3>
            <div class="acts" id="advice-menu">
                <button type="button" class="btn" id="advice-menu-hint" data-advice="hint" aria-disabled={disabled(may_ask(table))}>
                    { say(&next_hint(requests)) }
                </button>
                <button type="button" class="btn" id="advice-menu-analysis" data-advice="analysis" aria-pressed={analyses}>
                    { say(&Advice::Analysis) }
                </button>
            </div>
        </>
    }
}

/// The button beside the board; a tap on it before the start is kept.
pub fn hint_button<F: Played>(table: &Table<F>) -> Html {
    let label = next_hint(&table.adviser.requests);
    html! {
        <button type="button" class="btn hint" id={HINT} data-t={HINT} data-advice="hint" aria-disabled={disabled(may_ask(table))}>
            { say(&label) }
        </button>
    }
}

/// Whether a hint can be given: a person chooses a move of the game.
fn may_ask<F: Played>(table: &Table<F>) -> bool {
    !idle(&table.session) && !table.opponent.locked
}

/// The label of the button that asks for a hint: what the next press does.
fn next_hint(requests: &Requests) -> Advice {
    match (requests.step(), requests.hint().is_some()) {
        (Step::Part, true) => Advice::AskSpot,
        (Step::Spot, true) => Advice::AskLine,
        (Step::Line, _) => Advice::HideHint,
        _ => Advice::Hint,
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::{analysis::tests::found, requests::Requests},
        *,
    };
    use crate::{games::sample, options, worker::Want};

    #[test]
    fn a_hint_is_given_in_three_steps() {
        let mut requests = Requests::default();
        assert_eq!(next_hint(&requests), Advice::Hint);
        let session = options::read(sample::PLAIN.game(), "").session;
        found(&session, Want::Hint, &mut requests);
        for label in [Advice::AskSpot, Advice::AskLine, Advice::HideHint, Advice::Hint] {
            assert_eq!(next_hint(&requests), label);
            requests.ask_hint();
        }
    }
}
