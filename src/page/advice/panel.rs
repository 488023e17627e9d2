//! The panel of advice beside the board, and its buttons in the menu.

use yew::prelude::*;

use super::{
    analysis::analysis,
    requests::{Requests, Step},
};
use crate::{
    page::{
        icons::{Icon, icon},
        played::Played,
        table::Table,
    },
    words::{advice::Advice, say},
};

/// The panel; it exists once somebody has asked for advice.
pub fn panel<F: Played>(table: &Table<F>) -> Html {
    let adviser = &table.adviser;
    if !adviser.open {
        return Html::default();
    }
    let close = say(&Advice::Close);
    html! {
        <section id="advice" key="advice" aria-labelledby="advice-title" data-screen="">
            <div class="side-head">
                <h2 id="advice-title">{ say(&Advice::Title) }</h2>
                <button type="button" class="btn sq bare" data-advice="close" aria-label={close.clone()} title={close}>{ icon(Icon::Close) }</button>
            </div>
            <div class="acts" id="advice-acts">{ buttons(&adviser.requests, "advice") }</div>
            <p role="status" id="advice-says">{ adviser.text(&table.session) }</p>
            <div id="advice-found">{ analysis(&adviser.view(&table.session)) }</div>
        </section>
    }
}

/// The buttons in the menu.
pub fn in_menu<F: Played>(table: &Table<F>) -> Html {
    html! {
        <>
            <h3>{ say(&Advice::Title) }</h3>
            <div class="acts" id="advice-menu">{ buttons(&table.adviser.requests, "advice-menu") }</div>
        </>
    }
}

/// The label of the button that asks for a hint, and whether there is a further step.
fn next_hint(requests: &Requests) -> (Advice, bool) {
    let label = match (requests.step(), requests.hint().is_some()) {
        (Step::Part, true) => Advice::AskSpot,
        (Step::Spot, true) => Advice::AskLine,
        _ => Advice::Hint,
    };
    // after three steps there is no further one
    (label, requests.step() < Step::Line)
}

/// The buttons; `place` makes their ids unique.
fn buttons(requests: &Requests, place: &str) -> Html {
    let (next, more) = next_hint(requests);
    let analyses = if requests.analyses() { "true" } else { "false" };
    html! {
        <>
            <button type="button" class="btn" id={format!("{place}-hint")} data-advice="hint" aria-disabled={(!more).then_some("true")}>
                { say(&next) }
            </button>
            <button type="button" class="btn" id={format!("{place}-analysis")} data-advice="analysis" aria-pressed={analyses}>
                { say(&Advice::Analysis) }
            </button>
        </>
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
        assert_eq!(next_hint(&requests), (Advice::Hint, true));
        let session = options::read(sample::PLAIN.game(), "").session;
        found(&session, Want::Hint, &mut requests);
        for label in [Advice::AskSpot, Advice::AskLine] {
            assert_eq!(next_hint(&requests), (label, true));
            requests.ask_hint();
        }
        assert!(!next_hint(&requests).1);
    }
}
