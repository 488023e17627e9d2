//! The status line below the board: what has just happened, and what can be chosen now. It tells a move when the
//! picture of it is complete.

use yew::prelude::*;

use super::{markup::clause_link, opponent, played::Played, table::Table};
use crate::{
    story::{NoChoice, caption},
    words::{Message, say},
};

/// The line. `rules` is the page with the rules, empty for this one; an embed does not number the rounds.
pub fn line<F: Played>(table: &Table<F>, rules: &str, is_embed: bool) -> Html {
    html! {
        <div class="line-of-status">
            if !is_embed {
                { F::above(table) }
            }
            <p id="status">{ say(&status(table, is_embed)) }</p>
            { now(table, rules) }
            if let Some(shown) = &table.opponent_shown {
                { opponent::message(shown) }
            }
        </div>
    }
}

/// What has happened: the last announcement, or without one what was played last. At the start what one plays for.
fn status<F: Played>(table: &Table<F>, is_embed: bool) -> Message {
    let session = &table.session;
    match (&table.showing, &table.announcement) {
        (None, None) if table.is_starting && !is_embed => Message::Aim(session.game().kind()),
        (Some(showing), _) if showing.playing => {
            Message::Moving { seat: session.game().to_move(&showing.run.before) }
        }
        (_, Some(announcement)) => (**announcement).clone(),
        _ => caption::announcement(session),
    }
}

/// What can be chosen, or why nothing can.
fn now<F: Played>(table: &Table<F>, rules: &str) -> Html {
    let waits = table.showing.is_none() && !table.plays_automatically();
    let is_shown = |note: &NoChoice| waits || !note.is_transient;
    if let Some(NoChoice { why, .. }) = F::no_choice(&table.session).filter(is_shown) {
        return html! { <div id="only"><p>{ say(&why.message) }</p>{ clause_link(table.session.game(), why.clause, rules) }</div> };
    }
    let is_free = waits && !table.session.is_over() && table.session.chosen().is_empty();
    let may_choose = is_free && !table.opponent.locked && !table.is_review();
    match F::choice(&table.session).filter(|_| may_choose) {
        Some(choice) => html! { <p id="choice">{ say(&choice) }</p> },
        None => Html::default(),
    }
}
