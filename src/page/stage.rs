//! The board between its two seats, the announcements, and the notes about the current choice.

use yew::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use super::frame::{failed, stopped, words};
use super::{
    advice,
    frame::ui,
    icons::Icon,
    markup::{button, citation, drawn, element, escaped, paragraph},
    opponent,
    played::Played,
    table::Table,
};
#[cfg(not(target_arch = "wasm32"))]
use crate::i18n::File;
use crate::{
    board::kept::kept,
    engine::{clause::ClauseId, seat::Seat},
    i18n::{Message, Ui, say},
    options::{Part, Parts},
    story::{Why, caption},
};

/// The board and the parts around it. `embed` selects the parts of an embed; `rules` is the page with the
/// rules, empty for this one.
pub fn stage<F: Played>(table: &Table<F>, embed: Option<Parts>, rules: &AttrValue) -> Html {
    let session = &table.session;
    let game = *session.game();
    let label = AttrValue::from(say(&Message::Board { kind: game.kind(), moves: session.cursor() }));
    let turn = match table.stands_in() {
        Some(showing) => Some(game.to_move(&showing.run.before)),
        None => (!session.is_over()).then(|| game.to_move(session.position())),
    };
    let near = Some(table.near()).filter(|&near| near != Seat::FIRST);
    let mut head = String::new();
    if embed.is_none_or(|parts| parts.has(Part::Score)) {
        for at in F::around(table) {
            head += &seat(table, at, turn);
        }
    }
    if embed.is_none() {
        head += &F::above(table);
        let differs = escaped(&say(&caption::differs(&game, table.preset)));
        head += &element("p", &[("class", "differs")], &differs);
    }
    let handled = embed.is_none_or(|parts| parts.has(Part::Controls));
    let tools = if handled { F::tools(table) } else { String::new() };
    html! {
        <section class="stage" data-near={near.map(Seat::name)} data-seats={game.kind().seats().to_string()} id="board" aria-labelledby="title"
            data-turn={turn.map(Seat::name)} data-over={turn.is_none().then_some("")}>
            { drawn(head) }
            <div class="place">
                { F::board(table, label.clone()) }
            </div>
            { drawn(tools + &no_choice(table, rules)) }
            <div class="notes">
                { why_not(table, rules) }
                { drawn(F::panel(table, rules) + &result(table, rules) + &beside(table) + &resume(table)) }
            </div>
            <div id="stands">
                // written by `voice`, not by Yew
                <p id="say" class="hidden" role="status"></p>
                { needs() }
                if let Some(shown) = &table.opponent_shown {
                    { opponent::place(shown) }
                }
                if embed.is_some() {
                    { advice::panel(table) }
                }
            </div>
        </section>
    }
}

/// The note shown without a running program.
fn needs() -> Html {
    kept!(
        "needs",
        html! {
            <div id="needs" data-kept="">
                <noscript><p class="needs">{ words(File::NeedsScript) }</p></noscript>
                { failed(words(File::Failed)) }
                { stopped() }
            </div>
        }
    )
}

fn seat<F: Played>(table: &Table<F>, seat: Seat, turn: Option<Seat>) -> String {
    let session = &table.session;
    let score = session.game().held(&table.position())[seat.index()];
    let state = match session.winners().filter(|_| table.stands_in().is_none()) {
        Some(winners) if winners == session.game().seats() => Some(Message::Draws),
        Some(winners) if winners.has(seat) => Some(Message::Wins),
        _ if turn == Some(seat) => Some(Message::ToMove),
        _ => None,
    };
    let side = ["south", "north", "east"][seat.index() % 3];
    let store = say(&Message::Score { kind: session.game().kind(), seat, count: score });
    let name = table.names[seat.index()].as_ref();
    let heading = name.map_or(store.clone(), |name| [name, ", ", &*store].concat());
    let mut inside = element("span", &[("class", "num"), ("data-score", seat.name())], &score.to_string());
    inside += " ";
    inside += &say(&Message::Seat(seat));
    inside += &F::role(table, seat);
    if let Some(name) = name {
        inside += &element("span", &[("class", "name")], &escaped(name));
    }
    let mut all = element("h2", &[("aria-label", &heading)], &inside);
    all += &paragraph(&state.as_ref().map(say).unwrap_or_default());
    all += &F::debts(table, seat);
    let moves = if turn == Some(seat) { "data-moves" } else { "" };
    element("div", &[("class", "seat"), ("data-side", side), (moves, "")], &all)
}

/// Why the last choice was refused. The element always exists, so that new content is announced.
fn why_not<F: Played>(table: &Table<F>, rules: &str) -> Html {
    let mut inside = String::new();
    if let Some(why) = &table.why {
        // a new element for every refusal, so that equal words are announced again
        let number = table.sayings.to_string();
        inside += &element("p", &[("data-n", &number)], &escaped(&say(&why.says)));
        inside += &clause_link(table, why.clause, rules);
        inside += &button_close();
    }
    html! {
        <div id="why" role="status" class="note" data-empty={table.why.is_none().then_some("")}>{ drawn(inside) }</div>
    }
}

fn button_close() -> String {
    let attributes = [
        ("type", "button"),
        ("class", "btn sq bare"),
        ("data-t", "dismiss"),
        ("aria-label", &*ui(Ui::Close)),
    ];
    element("button", &attributes, &Icon::Close.text())
}

/// A note that there is nothing to choose, and why. If the rules leave no choice in the whole game, it stays;
/// for an only move by chance it is shown only until the move is played.
fn no_choice<F: Played>(table: &Table<F>, rules: &str) -> String {
    let waits = table.showing.is_none() && !table.goes_by_itself();
    let told = |why: &Why| waits || !F::passes(&why.says);
    match F::no_choice(&table.session).filter(told) {
        Some(why) => {
            let inside = paragraph(&say(&why.says)) + &clause_link(table, why.clause, rules);
            element("div", &[("id", "only")], &inside)
        }
        None => String::new(),
    }
}

/// The link to a clause, if there is one.
pub fn clause_link<F: Played>(table: &Table<F>, clause: Option<ClauseId>, rules: &str) -> String {
    let known = clause.and_then(|clause| table.session.game().clauses().get(usize::from(clause.0)));
    known.map(|clause| citation(clause, rules)).unwrap_or_default()
}

fn result<F: Played>(table: &Table<F>, rules: &str) -> String {
    let session = &table.session;
    let (says, clause) = match (session.outcome(), session.stop()) {
        (Some(outcome), _) => (caption::ended(session, outcome), Some(outcome.clause)),
        (None, Some(stop)) => (Message::Stopped { stop }, None),
        (None, None) => return String::new(),
    };
    let mut inside = String::new();
    if session.outcome().is_some() {
        inside += &F::cut_short(table, rules);
    }
    inside += &paragraph(&say(&says));
    inside += &clause_link(table, clause, rules);
    let again = [("type", "button"), ("class", "btn main"), ("id", "again"), ("data-t", "again")];
    let acts = element("button", &again, &ui(Ui::PlayAgain)) + &button("review", "btn", &ui(Ui::Review));
    inside += &element("p", &[("class", "acts")], &acts);
    let attributes = [("id", "result"), ("class", "note"), ("aria-label", &*ui(Ui::Result))];
    element("section", &attributes, &inside)
}

/// A note that another game was begun, and the link back to the former one.
fn beside<F: Played>(table: &Table<F>) -> String {
    if table.beside.is_empty() {
        return String::new();
    }
    let inside = paragraph(&ui(Ui::Beside))
        + &element("p", &[("class", "acts")], &button("beside", "btn", &ui(Ui::ToBeside)));
    element("section", &[("id", "beside"), ("class", "note"), ("aria-label", &ui(Ui::ToBeside))], &inside)
}

/// The link to a game that was left, until another has begun.
fn resume<F: Played>(table: &Table<F>) -> String {
    match table.resume.as_ref().filter(|_| table.session.moves().is_empty()) {
        Some(address) => {
            let link = element("a", &[("href", &["#", address].concat())], &ui(Ui::Last));
            element("p", &[("id", "resume"), ("class", "note")], &link)
        }
        None => String::new(),
    }
}
