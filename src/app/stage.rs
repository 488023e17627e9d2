//! The board between its two seats, what was said, and what stands against a choice.

use yew::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use super::frame::words;
use super::{
    frame::{citation, ui},
    icons::{Icon, icon},
    rounds,
    table::Table,
};
#[cfg(not(target_arch = "wasm32"))]
use crate::i18n::File;
use crate::{
    board::{self, kept::kept, sowing_board},
    engine::{Game, Hole, clause::ClauseId, seat::Seat},
    i18n::{Message, Ui, say},
    options::{Part, Parts},
    settings::Set,
    story::{caption, why},
};

/// The board and what belongs to it. `embed` is what stands around it in somebody else's page; `rules` is the page
/// that has the rules, empty for this one.
pub fn stage(table: &Table, embed: Option<Parts>, rules: &AttrValue) -> Html {
    let session = &table.session;
    let game = *session.game();
    let label = AttrValue::from(say(&Message::Board { kind: game.kind(), moves: session.cursor() }));
    let turn = match table.stands_in() {
        Some(showing) => Some(showing.run.before.to_move()),
        None => (!session.is_over()).then(|| game.to_move(session.position())),
    };
    let near = Some(table.near()).filter(|&near| near != Seat::FIRST);
    html! {
        <section class="stage" data-near={near.map(Seat::name)} data-seats={game.kind().seats().to_string()} id="board" aria-labelledby="title"
            data-turn={turn.map(Seat::name)} data-over={turn.is_none().then_some("")}>
            if embed.is_none_or(|parts| parts.has(Part::Score)) {
                for at in seats(table) {
                    { seat(table, at, turn) }
                }
            }
            if embed.is_none() {
                { rounds::number(table) }
                <p class="differs">{ say(&caption::differs(&game, table.preset)) }</p>
            }
            <div class="place">
                { sowing_board(table.view, &board::Game { game, position: table.position(), label: label.clone(),
                    marks: table.marks(), may: table.may(), last: table.last.clone().filter(|_| !table.is_arranging()), showing: table.showing.clone(), ghost: table.ghost.clone(),
                    tells: table.settings.get(Set::Ghost) == "on", still: table.still && session.cursor() > 0,
                    stop: table.stop }) }
            </div>
            { no_choice(table, rules) }
            <div class="notes">
                { rounds::panel(table, rules) }
                { why_not(table, rules) }
                { result(table, rules) }
                { resume(table) }
            </div>
            { kept!("stands", html! {
                <div id="stands" data-kept="">
                    <p id="say" class="hidden" role="status"></p>
                    <noscript><p class="needs">{ words(File::NeedsScript) }</p></noscript>
                    <p class="needs failed">{ words(File::Failed) }</p>
                </div>
            }) }
        </section>
    }
}

/// The seats as they are read: of two the person across the table first, of three as their sections lie.
fn seats(table: &Table) -> Vec<Seat> {
    let (game, position) = (table.session.game(), table.session.position());
    let row = game.row();
    if game.kind().seats() == 2 {
        return vec![Seat::SECOND, Seat::FIRST];
    }
    [0, row / 2, row - 1].into_iter().map(|hole| game.owner(position, Hole(hole))).collect()
}

fn seat(table: &Table, seat: Seat, turn: Option<Seat>) -> Html {
    let session = &table.session;
    let score = caption::held(session.game(), &table.position())[seat.index()];
    let state = match session.winners().filter(|_| table.stands_in().is_none()) {
        Some(winners) if winners == session.game().seats() => Some(Message::Draws),
        Some(winners) if winners.has(seat) => Some(Message::Wins),
        _ if turn == Some(seat) => Some(Message::ToMove),
        _ => None,
    };
    let side = ["south", "north", "east"][seat.index() % 3];
    let store = say(&Message::Score { kind: session.game().kind(), seat, count: score });
    let heading = table.names[seat.index()].as_ref().map_or(store.clone(), |name| format!("{name}, {store}"));
    html! {
        <div class="seat" data-side={side} data-moves={(turn == Some(seat)).then_some("")}>
            <h2 aria-label={heading}>
                <span class="num" data-score={seat.name()}>{ score }</span>{ " " }{ say(&Message::Seat(seat)) }
                { rounds::role(table, seat) }
                if let Some(name) = &table.names[seat.index()] {
                    <span class="name">{ name.clone() }</span>
                }
            </h2>
            <p>{ state.as_ref().map(say).unwrap_or_default() }</p>
            { rounds::debts(table, seat) }
        </div>
    }
}

/// Why the last choice was refused. The element stays, so that what comes into it is announced.
fn why_not(table: &Table, rules: &AttrValue) -> Html {
    html! {
        <div id="why" role="status" class="note" data-empty={table.why.is_none().then_some("")}>
            if let Some(why) = &table.why {
                // made anew for every refusal: the same words twice are said twice
                <p key={table.sayings}>{ say(&why.says) }</p>
                if let Some(clause) = why.clause {
                    { clause_link(table, clause, rules) }
                }
                <button type="button" class="btn sq bare" data-t="dismiss" aria-label={ui(Ui::Close)}>{ icon(Icon::Close) }</button>
            }
        </div>
    }
}

/// That there is nothing to choose, and why not. Where the rules leave no choice in the whole game, that stays; a
/// move that is the only one by chance is told of only when it waits to be played.
fn no_choice(table: &Table, rules: &AttrValue) -> Html {
    let waits = table.showing.is_none() && !table.goes_by_itself();
    let told = |why: &why::Why| waits || !matches!(*why.says, Message::OnlyOne { .. });
    match why::no_choice(&table.session).filter(told) {
        Some(why) => html! {
            <div id="only">
                <p>{ say(&why.says) }</p>
                if let Some(clause) = why.clause {
                    { clause_link(table, clause, rules) }
                }
            </div>
        },
        None => Html::default(),
    }
}

/// The link to a clause.
pub fn clause_link(table: &Table, clause: ClauseId, rules: &AttrValue) -> Html {
    let game = table.session.game();
    match game.clauses().get(usize::from(clause.0)) {
        Some(clause) => citation(clause, rules),
        None => Html::default(),
    }
}

fn result(table: &Table, rules: &AttrValue) -> Html {
    let session = &table.session;
    let (says, clause) = match (session.outcome(), session.stop()) {
        (Some(outcome), _) => (caption::ended(session, outcome), Some(outcome.clause)),
        (None, Some(stop)) => (Message::Stopped { stop }, None),
        (None, None) => return Html::default(),
    };
    html! {
        <section id="result" class="note" aria-label={ui(Ui::Result)}>
            if session.outcome().is_some() {
                { rounds::cut_short(table, rules) }
            }
            <p>{ say(&says) }</p>
            if let Some(clause) = clause {
                { clause_link(table, clause, rules) }
            }
            <p class="acts">
                <button type="button" class="btn main" id="again" data-t="again">{ ui(Ui::PlayAgain) }</button>
                <button type="button" class="btn" data-t="review">{ ui(Ui::Review) }</button>
            </p>
        </section>
    }
}

/// The way back to a game that was left, as long as no other has begun.
fn resume(table: &Table) -> Html {
    match table.resume.as_ref().filter(|_| table.session.moves().is_empty()) {
        Some(address) => html! {
            <p id="resume" class="note"><a href={format!("#{address}")}>{ ui(Ui::Last) }</a></p>
        },
        None => Html::default(),
    }
}
