//! The status line below the board: what has just happened, and what can be chosen now. It tells a move when the
//! picture of it is complete.

use yew::prelude::*;

use super::{example, markup::clause_link, opponent, played::Played, table::Table};
use crate::{
    story::{NoChoice, caption},
    words::{Message, UiText, say},
};

/// The line. `rules` is the page with the rules, empty for this one; an embed does not number the rounds.
pub fn line<F: Played>(table: &Table<F>, rules: &str, is_embed: bool) -> Html {
    html! {
        <div class="line-of-status">
            if !is_embed {
                { F::above(table) }
            }
            if table.shows_end() {
                <p id="status">{ caption::earlier(&table.session, table.session.cursor()).as_ref().map(say) }</p>
                { result(table, rules) }
            } else {
                <p id="status">{ told(table, is_embed) }</p>
            }
            if table.example.is_none() && !table.shows_end() {
                { now(table, rules) }
            }
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

/// The letters that the lines of the status hold on a phone, and how many of them the number of the round takes.
const ROOM: usize = 140;
const ROUND: usize = 18;

/// The status, and where there is room for both the moves before it. What can be chosen, or why nothing can, needs the
/// room too.
fn told<F: Played>(table: &Table<F>, is_embed: bool) -> String {
    if let Some(example) = table.example.as_deref().and_then(example::sentence) {
        let aim = say(&Message::Aim(table.session.game().kind()));
        return if fits(&aim, &example, 0) { aim + " " + &example } else { example };
    }
    // a small frame has room for what can be chosen alone
    if is_embed && table.is_starting && says_choice(table) {
        return String::new();
    }
    let last = say(&status(table, is_embed));
    if says_choice(table) || no_choice(table).is_some() {
        return last;
    }
    let earlier = earlier(table);
    let round = if table.session.game().kind().has_rounds() { ROUND } else { 0 };
    if fits(&earlier, &last, round) { earlier + &last } else { last }
}

/// Whether the lines hold two texts, and so many letters more.
fn fits(one: &str, other: &str, more: usize) -> bool {
    one.chars().count() + other.chars().count() + more <= ROOM
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
fn result<F: Played>(table: &Table<F>, rules: &str) -> Html {
    let session = &table.session;
    let (text, clause) = match (session.outcome(), session.stop()) {
        (Some(outcome), _) => (caption::end_message(session, outcome), Some(outcome.clause)),
        (None, Some(stop)) => (Message::Stopped { stop }, None),
        (None, None) => return Html::default(),
    };
    html! {
        <section key="result" id="result" aria-label={say(&UiText::Result)}>
            <p>{ say(&text) }</p>
            { clause_link(session.game(), clause, rules) }
            if session.outcome().is_some() {
                { F::cut_short(table, rules) }
            }
        </section>
    }
}

/// What can be chosen, or why nothing can.
fn now<F: Played>(table: &Table<F>, rules: &str) -> Html {
    if let Some(NoChoice { why, .. }) = no_choice(table) {
        return html! { <div id="only"><p>{ say(&why.message) }</p>{ clause_link(table.session.game(), why.clause, rules) }</div> };
    }
    match F::choice(&table.session).filter(|_| says_choice(table)) {
        Some(choice) => html! { <p id="choice">{ say(&choice) }</p> },
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
