//! The log of a game: the events of the last move, the list of moves with a ruler over the game, the table of
//! rounds.

pub(super) mod game_row;
mod last;
pub(super) mod rounds;
mod rows;

pub use rounds::{RoundRow, SeatRow, rounds};

use std::rc::Rc;

use yew::prelude::*;

use super::{
    controls::button,
    played::Played,
    table::{Names, Table},
};
use crate::{
    engine::{Kind, clause::Clause, seat::Seat, sowing},
    session::Session,
    story::certainty,
    words::{Message, UiText, say, strip::StripText},
};
use last::{LineRow, lines};
use rows::{Row, Rows};

/// The log's data of a table, computed once per position.
pub struct Log<F: Played> {
    rows: Rows<F>,
    /// The last session looked at with the names of its seats, and the lines of its last move.
    session: Option<(Session<F>, Names)>,
    lines: Rc<[LineRow]>,
    first_of_ours: Option<&'static Clause>,
    rounds: Vec<RoundRow>,
}

impl<F: Played> Default for Log<F> {
    fn default() -> Log<F> {
        Log {
            rows: Rows::default(),
            session: None,
            lines: Rc::new([]),
            first_of_ours: None,
            rounds: Vec::new(),
        }
    }
}

/// The current content of the log.
pub struct LogView {
    kind: Kind,
    rows: Rc<[Rc<Row>]>,
    names: Names,
    replays: bool,
    lines: Rc<[LineRow]>,
    first_of_ours: Option<&'static Clause>,
    rounds: Vec<RoundRow>,
    cursor: usize,
    step: Option<usize>,
    /// The game, if it is played in rounds.
    in_rounds: Option<sowing::Kind>,
}

impl<F: Played> Log<F> {
    /// Updates the log from a table.
    pub fn update(&mut self, table: &Table<F>) -> LogView {
        let session = &table.session;
        let is_known =
            self.session.as_ref().is_some_and(|(known, names)| known == session && *names == table.names);
        if !is_known {
            self.session = Some((session.clone(), table.names.clone()));
            self.lines = lines(session.game(), &F::lines(session)).into();
            self.first_of_ours = certainty::first_of_ours(session);
            self.rounds = F::rounds(session);
        }
        let kind = session.game().kind();
        LogView {
            kind,
            rows: self.rows.update(session),
            names: table.names.clone(),
            replays: table.replaying,
            lines: self.lines.clone(),
            first_of_ours: self.first_of_ours,
            rounds: self.rounds.clone(),
            cursor: session.cursor(),
            step: table.showing.as_ref().map(|showing| showing.steps),
            in_rounds: match kind {
                Kind::Sowing(kind) if kind.has_rounds() => Some(kind),
                _ => None,
            },
        }
    }
}

impl LogView {
    fn last_move_lines(&self) -> Html {
        html! {
            <>
                if self.cursor > 0 {
                    <p class="strip-open">{ button("strip", say(&StripText::Show)) }</p>
                }
                { last::last_move(self.kind, &self.lines, self.first_of_ours, self.step) }
            </>
        }
    }

    fn list(&self) -> Html {
        html! { <Moves rows={self.rows.clone()} names={self.names.clone()} cursor={self.cursor} replays={self.replays} /> }
    }

    /// What the rounds came to, in games of rounds.
    fn table_of_rounds(&self) -> Html {
        self.in_rounds.map(|kind| rounds::table(kind, &self.rounds)).unwrap_or_default()
    }

    /// Both parts side by side, after `first`.
    pub fn deck(&self, first: Html) -> Html {
        html! {
            <div class="deck" id="deck">
                { first }
                <section class="last-move" aria-labelledby="last-move-title">
                    <h2 id="last-move-title" class="side-head">{ say(&UiText::LastMove) }</h2>
                    { self.last_move_lines() }
                </section>
                <section class="side" aria-label={say(&UiText::Moves)}>
                    { self.table_of_rounds() }
                    { self.list() }
                </section>
            </div>
        }
    }

    /// The last move alone, if it is asked for.
    pub fn last_move(&self, is_requested: bool) -> Html {
        let place = html! {
            <section class="last-move" id="last-move" aria-label={say(&UiText::LastMove)}>{ self.last_move_lines() }</section>
        };
        only_if(is_requested, place)
    }

    /// The list of moves, with the table of rounds, if it is asked for.
    pub fn moves(&self, is_requested: bool) -> Html {
        let place = html! { <section class="side" id="side" aria-label={say(&UiText::Moves)}>{ self.table_of_rounds() }{ self.list() }</section> };
        only_if(is_requested, place)
    }
}

/// Static HTML cannot know the address, so it contains every part; the live page renders only those asked for.
fn only_if(is_requested: bool, place: Html) -> Html {
    match is_requested {
        true => place,
        false if cfg!(target_arch = "wasm32") => Html::default(),
        false => html! { <div hidden=true>{ place }</div> },
    }
}

#[derive(Properties)]
struct MovesProps {
    rows: Rc<[Rc<Row>]>,
    /// Whose moves they are is said by what the seats are called.
    names: Names,
    /// The number of moves that lead to the position looked at.
    cursor: usize,
    /// The game is being played again.
    replays: bool,
}

impl PartialEq for MovesProps {
    fn eq(&self, other: &MovesProps) -> bool {
        self.replays == other.replays
            && Rc::ptr_eq(&self.rows, &other.rows)
            && self.cursor == other.cursor
            && self.names == other.names
    }
}

/// The moves by turns, each a link to its position, and a ruler over the whole game.
#[component]
fn Moves(props: &MovesProps) -> Html {
    let MovesProps { rows, cursor, replays, .. } = props;
    let (number, all) = (*cursor, rows.len());
    html! {
        <>
            <h2 class="side-head">
                { say(&UiText::Moves) }<span class="small" id="moves-count">{ format!("{number} / {all}") }</span>
            </h2>
            { game_row::game_row(number, all, *replays) }
            <p class="small" id="moves-none" hidden={all > 0}>{ say(&UiText::NoMoves) }</p>
            <ol class="moves" id="moves" tabindex="0" aria-label={say(&UiText::Moves)}>
                for turn in rows.chunk_by(|a, b| a.seat == b.seat) {
                    { self::turn(turn, number) }
                }
            </ol>
        </>
    }
}

/// The moves of one turn.
fn turn(rows: &[Rc<Row>], cursor: usize) -> Html {
    let Row { number, seat, .. } = *rows[0];
    html! {
        <li class="turn" key={number}>
            <span class="who">{ seat_name(seat) }</span>
            <ol>
                for row in rows {
                    <li key={row.number} data-move={row.number.to_string()}>
                        <button type="button" class="move" data-t={format!("m{}", row.number)}
                            aria-current={(row.number == cursor).then_some("step")}>
                            <span class="k">{ row.number }</span><b translate="no">{ &row.word }</b>
                            if !row.taking.is_empty() {
                                <span>{ &row.taking }</span>
                            }
                        </button>
                        if row.is_only {
                            <span class="only">{ say(&UiText::OnlyMove) }</span>
                        }
                    </li>
                }
            </ol>
        </li>
    }
}

fn seat_name(seat: Seat) -> String {
    say(&Message::Seat(seat))
}
