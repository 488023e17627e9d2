//! Where the log of a game is written: what happened in the last move, the list of moves, a ruler over the game.
//! The places stand in the file; what stands in them another part of the program writes, which nobody needs
//! before the first move.

use std::{cell::Cell, rc::Rc};

use yew::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use super::frame::words;
use super::{browser, listeners, played::Played, table::Table};
use crate::{board::kept::kept, engine::Kind};
#[cfg(not(target_arch = "wasm32"))]
use crate::{
    engine::seat::Seat,
    i18n::{File, Message, Tale, say, tell},
};

/// Both places, side by side.
pub fn deck(_kind: Kind) -> Html {
    kept!(
        "deck",
        html! {
            <div class="deck" id="deck" data-kept="">
                <section class="told" aria-labelledby="told">
                    <h2 id="told" class="side-head">{ words(File::LastMove) }</h2>
                    <ol class="log" id="log"></ol>
                </section>
                <section class="side" aria-label={words(File::Moves)}>
                    if _kind.has_rounds() {
                        { rounds(_kind) }
                    }
                    { list() }
                </section>
            </div>
        }
    )
}

/// The last move alone, where it is asked for.
pub fn last_move(asked: bool) -> Html {
    only_if(
        asked,
        kept!(
            "last-move",
            html! {
                <section class="told" id="last-move" data-kept="" aria-label={words(File::LastMove)}>
                    <ol class="log" id="log"></ol>
                </section>
            }
        ),
    )
}

/// The list of moves alone, where it is asked for.
pub fn moves(asked: bool) -> Html {
    only_if(
        asked,
        kept!(
            "side",
            html! {
                <section class="side" id="side" data-kept="" aria-label={words(File::Moves)}>{ list() }</section>
            }
        ),
    )
}

/// What each round came to.
#[cfg(not(target_arch = "wasm32"))]
fn rounds(kind: Kind) -> Html {
    html! {
        <section class="rounds" aria-labelledby="rounds-title">
            <h2 class="side-head" id="rounds-title">{ words(File::Rounds) }</h2>
            <p class="small" id="rounds-none">{ words(File::NoRounds) }</p>
            <table aria-labelledby="rounds-title">
                <thead><tr>
                    <th scope="col">{ words(File::Round) }</th>
                    for seat in (0..kind.seats()).filter_map(Seat::at) {
                        <th scope="col">{ say(&Message::Seat(seat)) }</th>
                    }
                </tr></thead>
                <tbody id="rounds"></tbody>
            </table>
        </section>
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn list() -> Html {
    html! {
        <>
            <h2 class="side-head">{ words(File::Moves) }<span class="small" id="moves-count">{ "0 / 0" }</span></h2>
            <input id="scrub-game" type="range" data-t="scrub-game" min="0" max="0" value="0" disabled=true
                aria-label={words(File::ScrubGame)} aria-valuetext={tell(&Tale::MoveOf { number: 0, all: 0 })} />
            <p class="small" id="moves-none">{ words(File::NoMoves) }</p>
            <ol class="moves" id="moves" tabindex="0" aria-label={words(File::Moves)}></ol>
        </>
    }
}

/// A file does not know what its address asks for: it has every place, and the live page draws those it shows.
fn only_if(asked: bool, place: Html) -> Html {
    match asked {
        true => place,
        false if cfg!(target_arch = "wasm32") => Html::default(),
        false => html! { <div hidden=true>{ place }</div> },
    }
}

/// What the other part of the program has been asked to write.
#[derive(Default)]
pub struct Log {
    /// The table as it was last told, from its first move on.
    game: Option<String>,
    step: Option<usize>,
    lost: Rc<Lost>,
}

/// What became of it where it could not be loaded.
#[derive(Default)]
pub struct Lost {
    /// Nothing more is asked until the next move.
    now: Cell<bool>,
    told: Cell<bool>,
}

impl Lost {
    /// It could not be loaded; whether that has not been said yet.
    pub fn is_news(&self) -> bool {
        self.now.set(true);
        !self.told.replace(true)
    }
}

impl Log {
    pub fn lost(&self) -> Rc<Lost> {
        self.lost.clone()
    }

    /// Has the log written anew where the game, the position looked at or the step shown is another.
    pub fn tell<F: Played>(&mut self, table: &Table<F>) {
        // before the first move there is nothing to write, but there may be something to
        // advise on, and the opponent may have the first
        let places = ["advice", "opponent", "log", "moves"];
        let places = &places[..if table.session.moves().is_empty() { 2 } else { 4 }];
        if self.game.is_none() && places.iter().all(|id| browser::by_id(id).is_none()) {
            return;
        }
        let game = listeners::state(table, None);
        if self.game.as_ref() != Some(&game) {
            browser::ask("log", &game);
            // with another game no step is shown until one is told
            (self.game, self.step) = (Some(game), None);
            self.lost.now.set(false);
        }
        let step = table.showing.as_ref().map(|showing| showing.steps);
        if self.step != step && !self.lost.now.get() {
            browser::ask("step", &step.map(|step| step.to_string()).unwrap_or_default());
            self.step = step;
        }
    }
}
