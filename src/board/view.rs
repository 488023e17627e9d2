//! One board: its layers, and over them the holes as things that can be focused and tapped.

use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::{
    draw::{self, Layout},
    drawing, keys,
    parts::{Body, captured, counters, figures, raw, rings},
};
use crate::{
    engine::{
        Hole, Target,
        sowing::{Sowing, position::Position, turn::row_of},
    },
    i18n::{Message, Named, say},
    notation::{hole_letter, hole_named},
    story::marks::Mark,
};

/// How boards are laid out on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// Across the screen.
    Open,
    /// Down the screen.
    Turned,
    /// Both, one of them hidden by the style sheet: a page that has not come alive cannot know its screen.
    Either,
}

impl View {
    /// The layouts to draw, each with the class that shows it where it fits.
    fn layouts(self) -> &'static [(bool, &'static str)] {
        match self {
            View::Open => &[(false, "board across")],
            View::Turned => &[(true, "board upright")],
            View::Either => &[(false, "board across lies-open"), (true, "board upright is-turned")],
        }
    }
}

/// A game as its board shows it.
#[derive(Clone, PartialEq)]
pub struct Game {
    pub game: Sowing,
    pub position: Position,
    /// What the board is called, for those who hear it.
    pub label: AttrValue,
    pub marks: Vec<(Hole, Mark)>,
    /// A tap, Enter or a typed letter.
    pub choose: Callback<Target>,
    /// A typed letter that names no hole of the board.
    pub stray: Callback<char>,
    /// `true` for undo, `false` for redo.
    pub turn_back: Callback<bool>,
}

/// A board that is played on.
pub fn sowing_board(view: View, of: &Game) -> Html {
    html! {
        for (turned, class) in view.layouts() {
            <Face key={*class} layout={Layout::new(drawing(of.game.kind()), of.game.row().into(), *turned)}
                turned={*turned} {class} of={of.clone()} />
        }
    }
}

#[derive(Properties, PartialEq)]
struct FaceProps {
    layout: Layout,
    turned: bool,
    class: &'static str,
    of: Game,
}

#[component]
fn Face(props: &FaceProps) -> Html {
    let FaceProps { layout, turned, class, of } = props;
    let row = of.game.row();
    let board = drawing(of.game.kind());
    // one stop for the tab key: the arrows move it
    let stop = use_state_eq(|| Hole(0));
    let root = use_node_ref();
    let key = {
        let (of, stop, root, turned) = (of.clone(), stop.setter(), root.clone(), *turned);
        Callback::from(move |event: KeyboardEvent| {
            let Some(from) = hole_of(&event, row) else { return };
            let taken = if let Some(hole) = keys::reached(from, &event.key(), row, turned) {
                stop.set(hole);
                focus(&root, hole, row);
                true
            } else {
                typed(&of, &event, from)
            };
            // a key that means something here must not scroll or search the page around the board
            if taken {
                event.prevent_default();
                event.stop_propagation();
            }
        })
    };
    let focused = {
        let stop = stop.setter();
        Callback::from(move |event: FocusEvent| {
            if let Some(hole) = hole_of(&event, row) {
                stop.set(hole);
            }
        })
    };
    html! {
        <svg ref={root} class={classes!("pp-board", *class, (row > 6).then_some("long"))} viewBox={view_box(layout)} role="group"
            aria-label={of.label.clone()} onkeydown={key} onfocusin={focused}>
            <Body layout={layout.clone()} />
            { counters(board, layout, &of.position, row) }
            { rings(layout, &of.marks) }
            { figures(board, layout, &of.position, row) }
            { captured(layout, &of.marks) }
            <g class="hits">
                for hole in (0..2 * row).map(Hole) {
                    { spot(layout, of, hole, *stop) }
                }
            </g>
        </svg>
    }
}

/// A hole as a button: its circle takes taps and the focus, the ring after it shows the focus.
fn spot(layout: &Layout, of: &Game, hole: Hole, stop: Hole) -> Html {
    let row = of.game.row();
    let place = layout.hole(hole.index());
    let playable = of.marks.contains(&(hole, Mark::Playable));
    let label = say(&Message::Hole {
        kind: of.game.kind(),
        hole: Named { hole, row },
        owner: row_of(hole, row),
        count: of.position.count(hole),
        playable,
    });
    let choose = of.choose.reform(move |_: MouseEvent| Target::Hole(hole));
    html! {
        <g key={hole.0} class="spot">
            <circle class="hit" cx={draw::number(place.x)} cy={draw::number(place.y)} r={draw::number(place.r + 5.0)}
                role="button" tabindex={if hole == stop { "0" } else { "-1" }} data-t={hole_letter(hole, row).to_string()}
                aria-label={label} aria-disabled={(!playable).then_some("true")} onclick={choose} />
            <g class="focus" aria-hidden="true">{ raw(draw::mark::focus(layout, hole.index())) }</g>
        </g>
    }
}

/// Enter and Space play the focused hole, a letter its own; `U` takes back. Whether the key meant anything.
fn typed(of: &Game, event: &KeyboardEvent, from: Hole) -> bool {
    let key = event.key();
    let command = event.ctrl_key() || event.meta_key();
    if event.alt_key() || event.is_composing() {
        return false;
    }
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    match (letter, key.as_str(), command) {
        (_, "Enter" | " ", false) => {
            if !event.repeat() {
                of.choose.emit(Target::Hole(from));
            }
        }
        (Some('u'), _, false) | (Some('z'), _, true) => of.turn_back.emit(true),
        (Some('U'), _, false) | (Some('y' | 'Z'), _, true) => of.turn_back.emit(false),
        (Some(letter), _, false) if letter.is_ascii_alphabetic() => match hole_named(letter, of.game.row()) {
            Some(hole) => of.choose.emit(Target::Hole(hole)),
            None => of.stray.emit(letter),
        },
        _ => return false,
    }
    true
}

/// The hole an event happened on.
fn hole_of(event: &Event, row: u8) -> Option<Hole> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    hole_named(element.get_attribute("data-t")?.chars().next()?, row)
}

fn focus(root: &NodeRef, hole: Hole, row: u8) {
    let found = root
        .cast::<web_sys::Element>()
        .and_then(|root| root.query_selector(&format!("[data-t={}]", hole_letter(hole, row))).ok().flatten());
    if let Some(found) = found.and_then(|found| found.dyn_into::<web_sys::SvgElement>().ok()) {
        let _ = found.focus();
    }
}

fn view_box(layout: &Layout) -> String {
    layout.view_box().map(draw::number).join(" ")
}

/// A board that is only looked at: on the home page.
pub fn still(game: &Sowing, position: &Position) -> Html {
    let board = drawing(game.kind());
    let layout = Layout::new(board, game.row().into(), false);
    html! {
        <svg class="pp-board still" viewBox={view_box(&layout)} aria-hidden="true" focusable="false">
            <Body layout={layout.clone()} />
            { counters(board, &layout, position, game.row()) }
        </svg>
    }
}
