//! The status line below the board: what has just happened, and what can be chosen now. It tells a move when the
//! picture of it is complete.

use yew::prelude::*;

use super::{
    controls::icon_button,
    explained::{subject::LEGEND, terms::Terms},
    icons::Icon,
    markup::clause_mark,
    opponent,
    played::Played,
    table::Table,
};
use crate::{
    story::{NoChoice, caption},
    words::{Message, UiText, explain::ExplainText, say},
};

/// The line, at its end the button of the legend; an embed does not number the rounds.
pub fn line<F: Played>(table: &Table<F>, is_embed: bool) -> Html {
    let terms = Terms::of(table.session.game().kind());
    html! {
        <div class="line-of-status">
            if !is_embed {
                { F::above(table) }
            }
            if table.shows_end() {
                <p id="status">{ caption::earlier(&table.session, table.session.cursor()).map(|told| terms.mark(&say(&told))) }</p>
                { result(table, &terms) }
            } else {
                <p id="status">{ terms.mark(&told(table, is_embed)) }</p>
                { now(table, &terms) }
            }
            if let Some(shown) = &table.opponent_shown {
                { opponent::message(shown) }
            }
            <span class="legend-open">{ icon_button(None, LEGEND.into(), say(&ExplainText::Legend), Icon::Help, true) }</span>
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

/// The letters that the lines of the status hold on a phone, and how many of them the number of the round takes.
const ROOM: usize = 140;
const ROUND: usize = 18;

/// The status, and where there is room for both the moves before it. What can be chosen, or why nothing can, needs the
/// room too.
fn told<F: Played>(table: &Table<F>, is_embed: bool) -> String {
    let last = say(&status(table, is_embed));
    if says_choice(table) || no_choice(table).is_some() {
        return last;
    }
    let both = earlier(table) + &last;
    let round = if table.session.game().kind().has_rounds() { ROUND } else { 0 };
    if both.chars().count() + round > ROOM { last } else { both }
}

/// The moves before the last one that the status tells too while it tells of the computer's reply: back to one's own.
fn earlier<F: Played>(table: &Table<F>) -> String {
    let session = &table.session;
    let is_computers = |moves: usize| {
        let before = moves.checked_sub(1).and_then(|before| session.after(before));
        before.is_some_and(|before| table.undo_skips(session.game().to_move(before)))
    };
    let is_told = match &table.showing {
        Some(showing) => showing.playing,
        None => table.announcement.as_deref() == Some(&caption::announcement(session)),
    };
    let last = session.cursor();
    if !is_told || last < session.moves().len() || !is_computers(last) {
        return String::new();
    }
    let own = (0..last).rev().find(|&moves| !is_computers(moves)).unwrap_or(0);
    let told = (own..last).filter_map(|moves| caption::earlier(session, moves));
    told.map(|message| say(&message) + " ").collect()
}

/// How the game has ended: who won, by how much, and the clause that says so.
fn result<F: Played>(table: &Table<F>, terms: &Terms) -> Html {
    let session = &table.session;
    let (text, clause) = match (session.outcome(), session.stop()) {
        (Some(outcome), _) => (caption::end_message(session, outcome), Some(outcome.clause)),
        (None, Some(stop)) => (Message::Stopped { stop }, None),
        (None, None) => return Html::default(),
    };
    html! {
        <section key="result" id="result" aria-label={say(&UiText::Result)}>
            <p>{ terms.mark(&say(&text)) }</p>
            { clause_mark(session.game(), clause) }
            if session.outcome().is_some() {
                { F::cut_short(table) }
            }
        </section>
    }
}

/// What can be chosen, or why nothing can.
fn now<F: Played>(table: &Table<F>, terms: &Terms) -> Html {
    if let Some(NoChoice { why, .. }) = no_choice(table) {
        let clause = clause_mark(table.session.game(), why.clause);
        return html! { <div id="only"><p>{ terms.mark(&say(&why.message)) }</p>{ clause }</div> };
    }
    match F::choice(&table.session).filter(|_| says_choice(table)) {
        Some(choice) => html! { <p id="choice">{ terms.mark(&say(&choice)) }</p> },
        None => Html::default(),
    }
}

/// Why nothing can be chosen.
fn no_choice<F: Played>(table: &Table<F>) -> Option<NoChoice> {
    let waits = table.showing.is_none() && !table.plays_automatically();
    F::no_choice(&table.session).filter(|note| waits || !note.is_transient)
}

/// Whether it is said what is to be chosen.
fn says_choice<F: Played>(table: &Table<F>) -> bool {
    let waits = table.showing.is_none() && !table.plays_automatically();
    let is_free = waits && !table.session.is_over() && table.session.chosen().is_empty();
    is_free && !table.opponent.locked && !table.is_review() && F::choice(&table.session).is_some()
}
