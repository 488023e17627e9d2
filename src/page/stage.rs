//! The board between its seats, the status line below it, and the notes about the current choice.

use std::rc::Rc;

use yew::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use super::frame::{failed, stopped};
use super::{
    controls::button,
    example,
    explained::terms::Terms,
    first_picture::Step,
    icons::{Icon, icon},
    letter::is_behind,
    markup::{clause_mark, drawn},
    opponent,
    played::Played,
    status,
    table::{Return, Table},
};
#[cfg(not(target_arch = "wasm32"))]
use crate::words::PageText;
use crate::{
    board::{draw::person::person_sign, static_element::static_element},
    engine::{Kind, seat::Seat},
    options::{self, Part, Parts},
    words::{
        Message, UiText,
        letter::LetterText,
        say,
        standing::{Standing, StandingText},
    },
};

/// The board and the parts around it, as far as a first picture has come. `embed` selects the parts of an embed.
pub fn stage<F: Played>(table: &Table<F>, step: Step, embed: Option<Parts>) -> Html {
    if step < Step::Seats {
        return Html::default();
    }
    let session = &table.session;
    let game = *session.game();
    let label = AttrValue::from(say(&Message::Board { kind: game.kind(), moves: session.cursor() }));
    let turn = match &table.showing {
        Some(showing) => Some(game.to_move(&showing.run.before)),
        None => (!session.is_over()).then(|| game.to_move(session.position())),
    };
    let is_from_far_side = table.is_from_far_side();
    let near = match table.near() {
        _ if is_from_far_side => Some("far"),
        near => Some(near.name()).filter(|_| near != Seat::FIRST),
    };
    let mut seats = F::seat_order(table);
    if is_from_far_side {
        seats.reverse();
    }
    let has_scores = embed.is_none_or(|parts| parts.has(Part::Score));
    let has_controls = embed.is_none_or(|parts| parts.has(Part::Controls));
    html! {
        <section class="stage" data-near={near} data-seats={game.kind().seats().to_string()} id="board" aria-labelledby="title"
            data-turn={turn.map(Seat::name)} data-over={turn.is_none().then_some("")}>
            if has_scores {
                for at in seats {
                    { seat(table, at, turn) }
                }
            }
            <div class="place" data-example={table.example.is_some().then_some("")}>
                if step >= Step::Board {
                    { F::board(table, label.clone(), step >= Step::Targets) }
                    { example::picture(table, label) }
                }
            </div>
            <div class="words">
                { status::line(table, embed.is_some()) }
                if let Some(shown) = &table.opponent_shown {
                    { opponent::panel(shown) }
                }
                <div class="notes">
                    { refusal_note(table) }
                    { F::panel(table) }
                    { earlier_game_note(table) }
                    { return_note(table) }
                    { older_link_note(table) }
                    { resume(table) }
                </div>
            </div>
            if has_controls {
                { F::tools(table) }
            }
            <div id="stands">
                // written by `announcer`, not by Yew
                <p id="say" class="hidden" role="status"></p>
                { needs() }
            </div>
        </section>
    }
}

/// The note shown without a running program.
pub fn needs() -> Html {
    static_element!(
        "needs",
        html! {
            <div id="needs" data-static="">
                <noscript><p class="needs">{ say(&PageText::NeedsScript) }</p></noscript>
                { failed(say(&PageText::Failed)) }
                { stopped() }
            </div>
        }
    )
}

fn seat<F: Played>(table: &Table<F>, seat: Seat, turn: Option<Seat>) -> Html {
    let session = &table.session;
    let is_shared = session.outcome().is_none() && session.ended().is_some();
    let counts = if is_shared { F::final_scores } else { F::seat_totals };
    let score = counts(session.game(), &table.shown_position())[seat.index()];
    let state = match session.winners().filter(|_| table.showing.is_none()) {
        Some(winners) if winners == session.game().seats() => Some(Message::Draws),
        Some(winners) if winners.has(seat) => Some(Message::Wins),
        _ if turn == Some(seat) => Some(Message::ToMove),
        _ => None,
    };
    let side = match seat.index() % 3 {
        2 => "east",
        at if (at == 0) != table.is_from_far_side() => "south",
        _ => "north",
    };
    let (game, kind) = (session.game(), session.game().kind());
    // until a move is over, what decided before it
    let standing = match &table.showing {
        Some(showing) => game.standing(&showing.run.before, seat),
        None => game.standing(&F::position(table), seat),
    };
    let store = say(&StandingText::Heading { kind, seat, standing, score });
    let level = table.names[seat.index()].as_deref().and_then(opponent::level);
    let level = level.map(|level| say(&Message::StartLevel(level.tenths())));
    let heading = level.as_deref().map_or(store.clone(), |level| [&*store, ", ", level].concat());
    html! {
        <div key={seat.name()} class="seat" data-side={side} data-moves={(turn == Some(seat)).then_some("")}>
            <h2 aria-label={heading}>
                { standing_number(seat, standing, score) }
                <span class="unit" data-of={standing_name(standing)}>{ say(&StandingText::Unit { kind, standing }) }</span>
                { " " }<span class="name">{ person(kind, seat) }{ say(&Message::Seat(seat)) }</span>
                { F::role(table, seat) }
                if let Some(level) = level {
                    <span class="level">{ level }</span>
                }
                if let Standing::Moves(_) = standing {
                    <span class="beside">
                        <span class="num" data-score={seat.name()}>{ score }</span>
                        { " " }{ say(&StandingText::ScoreUnit { kind, count: score }) }
                    </span>
                }
            </h2>
            <p>{ state.as_ref().map(say) }</p>
            { F::below_heading(table, seat) }
        </div>
    }
}

/// The word by which the style sheet knows what a number counts.
const fn standing_name(standing: Standing) -> &'static str {
    match standing {
        Standing::Score => "score",
        Standing::Gain { .. } => "gain",
        Standing::Moves(_) => "moves",
    }
}

/// The number at a seat's name: what decides.
fn standing_number(seat: Seat, standing: Standing, score: i32) -> Html {
    match standing {
        Standing::Moves(moves) => html! { <span class="num" data-decides={seat.name()}>{ moves }</span> },
        _ => html! { <span class="num" data-score={seat.name()}>{ score }</span> },
    }
}

/// The sign of a person in a game of three, whose roles and places go round: in the colour of the holes on the board.
fn person(kind: Kind, seat: Seat) -> Html {
    if kind.seats() < 3 {
        return Html::default();
    }
    drawn(person_sign(seat.index()))
}

/// Why the last choice was refused. The element always exists, so that new content is announced.
fn refusal_note<F: Played>(table: &Table<F>) -> Html {
    html! {
        <div id="why" role="status" class="note" data-empty={table.why.is_none().then_some("")}>
            if let Some(why) = &table.why {
                // a new element for every refusal, so that equal words are announced again
                <p key={table.announcements} data-n={table.announcements.to_string()}>{ Terms::of(table.session.game().kind()).mark(&say(&why.message)) }</p>
                { clause_mark(table.session.game(), why.clause) }
                <button type="button" class="btn sq bare" data-t="dismiss" aria-label={say(&UiText::Close)}>{ icon(Icon::Close) }</button>
            }
        </div>
    }
}

/// A note that another game was begun, and the link back to the former one.
fn earlier_game_note<F: Played>(table: &Table<F>) -> Html {
    if table.branches.is_empty() {
        return Html::default();
    }
    html! {
        <section key="beside" id="beside" class="note" aria-label={say(&UiText::ToEarlierGame)}>
            <p>{ say(&UiText::BranchedOff) }</p>
            <p class="acts">{ button("beside", say(&UiText::ToEarlierGame)) }</p>
        </section>
    }
}

/// A note beside a moment in which a rule acts, and the way back from it.
fn return_note<F: Played>(table: &Table<F>) -> Html {
    let says = match table.return_to {
        None => return Html::default(),
        Some(Return::Moment(..)) => UiText::HereItActs,
        Some(Return::Game { .. }) => UiText::ExampleOfRule,
    };
    let label = say(&UiText::ReturnToGame);
    html! {
        <section key="return" id="return" class="note" aria-label={label.clone()}>
            <p>{ say(&says) }</p>
            <p class="acts">{ button("return", label) }</p>
        </section>
    }
}

/// A note that the game on the table, opened by an older link, was played on, and the link to where it stands now.
fn older_link_note<F: Played>(table: &Table<F>) -> Html {
    let is_behind = |later: &&Rc<str>| is_behind(&options::write(&table.session, table.preset, None), later);
    let Some(later) = table.later.as_ref().filter(is_behind) else { return Html::default() };
    html! {
        <section key="older" id="older" class="note" aria-label={say(&LetterText::ToLatest)}>
            <p>{ say(&LetterText::Older) }</p>
            <p class="acts"><a class="btn" href={["#", later].concat()}>{ say(&LetterText::ToLatest) }</a></p>
            <button type="button" class="btn sq bare" data-t="stay" aria-label={say(&UiText::Close)}>{ icon(Icon::Close) }</button>
        </section>
    }
}

/// The link to a game that was left, until another has begun.
fn resume<F: Played>(table: &Table<F>) -> Html {
    match table.resume.as_ref().filter(|_| table.session.moves().is_empty()) {
        Some(address) => html! {
            <p key="resume" id="resume" class="note"><a href={["#", address].concat()}>{ say(&UiText::ContinueLastGame) }</a></p>
        },
        None => Html::default(),
    }
}
