//! The parts of the editor's page, in the file as well as in the browser.

use yew::prelude::*;

use super::{
    RULES,
    edited::{Edited, PlaceShape},
    editor_model::{EditorModel, Status},
    reducer::EditorState,
};
#[cfg(not(target_arch = "wasm32"))]
use crate::page::keys::Keyboard;
use crate::{
    board::{View, draw::number, static_element::static_element},
    engine::{Kind, clause::ClauseId},
    page::markup::{drawn, rule_link},
    story::caption,
    words::{
        position::{EditorMessage, PositionPageText},
        say,
    },
};

fn on_page(text: PositionPageText) -> String {
    say(&text)
}

/// The board, and what is said of it.
pub fn board_side<F: Edited>(state: &EditorState<F>) -> Html {
    let model = &state.model;
    html! {
        <div class="pos-board">
            <div class="pos-place" id="pos-place" data-large={state.large.then_some("")}>
                for &turned in state.view.layouts() {
                    { board(state, turned) }
                }
            </div>
            if F::ENLARGES {
                <button type="button" class="btn pos-larger" id="pos-large" data-t="pos-large" aria-pressed={state.large.to_string()}>
                    { on_page(PositionPageText::Large) }
                </button>
            }
            <div class="pos-counts" id="pos-counts">
                <span>{ model.game.counts(model.now()) }</span>
                { model.game.unplaced(model.now()) }
            </div>
            <div id="pos-law">{ laws(model, &model.status()) }</div>
        </div>
    }
}

/// One layout of the board; the file has both, and the style sheet shows the one that fits the screen.
fn board<F: Edited>(state: &EditorState<F>, turned: bool) -> Html {
    let model = &state.model;
    let lay = if turned { "upright" } else { "across" };
    let long = model.game.is_long().then_some("");
    let either = (state.view == View::Either).then_some("");
    html! {
        <svg key={lay} class={classes!("pp-board", "board", F::BOARD_CLASS)}
            data-lay={lay} data-either={either} data-long={long} viewBox={model.game.view_box(turned)} role="group"
            aria-label={on_page(PositionPageText::Board)} aria-describedby="pos-keys">
            { model.game.body(model.now(), turned) }
            <g aria-hidden="true">{ model.game.contents(model.now(), turned) }</g>
            <g class="hits" id={["pos-hits-", lay].concat()}>
                { for model.game.place_shapes(model.now(), turned).into_iter().map(|shape| place(model, shape)) }
            </g>
        </svg>
    }
}

/// A place as a button: its shape takes taps and the focus; the mark after it shows the focus. Tab reaches the
/// selected one.
fn place<F: Edited>(model: &EditorModel<F>, shape: PlaceShape) -> Html {
    let selected = shape.place == model.selection.at;
    html! {
        <g key={shape.place} class="spot">
            <ellipse class="hit" cx={number(shape.x)} cy={number(shape.y)} rx={number(shape.rx)} ry={number(shape.ry)}
                role="button" tabindex={if selected { "0" } else { "-1" }} data-t={model.game.place_name(shape.place)}
                aria-label={model.game.label(model.now(), shape.place)} aria-pressed={selected.to_string()} />
            <g class="focus" aria-hidden="true">{ drawn(shape.focus) }</g>
        </g>
    }
}

/// The results of the laws, each with its clause.
pub fn laws<F: Edited>(model: &EditorModel<F>, status: &Status) -> Html {
    let with_clause = |text: String, clause: Option<ClauseId>| {
        let clause = clause.and_then(|id| model.game.clauses().get(usize::from(id.0)));
        html! {
            <>
                <span>{ text }</span>
                if let Some(clause) = clause {
                    { " " }
                    { rule_link(clause, RULES) }
                }
            </>
        }
    };
    html! {
        <>
            <p>{ with_clause(status.text.clone(), status.clause) }</p>
            if !status.also.is_empty() {
                <ul>
                    for (text, clause) in &status.also {
                        <li>{ with_clause(say(&EditorMessage::Also(text.clone())), *clause) }</li>
                    }
                </ul>
            }
        </>
    }
}

/// The controls; `link` is the public address of this page, empty on the host.
pub fn control_side<F: Edited>(state: &EditorState<F>, link: &str) -> Html {
    let model = &state.model;
    let [undo, redo] = model.steps();
    let link = if link.is_empty() { String::new() } else { [link, &model.address()].concat() };
    let text = state.draft.clone().unwrap_or_else(|| model.text());
    html! {
        <div class="pos-side">
            <p class="small" id="pos-rules">{ say(&caption::rules_message(&model.game, model.preset)) }</p>
            <div id="pos-controls">{ model.game.controls(model.now(), &model.selection) }</div>
            <p class="acts">
                { step("pos-undo", PositionPageText::Undo, undo) }
                { step("pos-redo", PositionPageText::Redo, redo) }
                { button("pos-came", PositionPageText::ResetToOpened) }
                { button("pos-start", PositionPageText::AtStart) }
                { button("pos-clear", PositionPageText::Clear) }
            </p>
            <p class="pos-says" id="pos-says" role="status">
                // a new element for every announcement, so that equal words are announced again
                <span key={state.announcements}>{ state.announcement.clone() }</span>
            </p>
            <p id="pos-go">{ play(model) }</p>
            <p class="acts">{ button("pos-copy", PositionPageText::Copy) }</p>
            <div id="pos-linked" hidden={!state.shows_link}>
                <label class="small" for="pos-link">{ on_page(PositionPageText::Link) }</label>
                <textarea id="pos-link" rows="3" readonly=true spellcheck="false" value={link} />
            </div>
            <label for="pos-text">{ on_page(PositionPageText::Text) }</label>
            <textarea id="pos-text" rows="3" spellcheck="false" autocomplete="off"
                value={text.clone()} defaultvalue={text} />
            <p class="acts">{ button("pos-read", PositionPageText::ReadText) }</p>
            { keys(model.game.kind()) }
        </div>
    }
}

fn button(name: &'static str, label: PositionPageText) -> Html {
    html! { <button type="button" class="btn" data-t={name}>{ on_page(label) }</button> }
}

/// The button of undo or redo. It stays active without a step to take, so that a press can be answered with
/// that.
fn step(name: &'static str, label: PositionPageText, can: bool) -> Html {
    html! {
        <button type="button" class="btn" id={name} data-t={name} aria-disabled={(!can).then_some("true")}>{ on_page(label) }</button>
    }
}

/// The link to the game; without an address while a law is broken.
fn play<F: Edited>(model: &EditorModel<F>) -> Html {
    let to = model.game_address().map(|address| [RULES, "#", &address].concat());
    let broken = to.is_none();
    html! {
        <a class="btn main" id="pos-play" href={to} role={broken.then_some("link")} aria-disabled={broken.then_some("true")}
            tabindex={broken.then_some("0")} aria-describedby="pos-law">{ on_page(PositionPageText::Play) }</a>
    }
}

/// The keys of the board.
fn keys(_kind: Kind) -> Html {
    static_element!("pos-keys", Keyboard::of_editor(_kind).description("pos-keys"))
}
