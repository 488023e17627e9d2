//! One board: its layers, and over them the holes as things that can be focused and tapped.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::{
    draw::{self, Layout},
    drawing, flight,
    frames::Frames,
    keys,
    parts::{Body, captured, counters, figures, raw, rings},
};
use crate::{
    engine::{
        Hole, Target,
        sowing::{Sowing, position::Position, turn::row_of},
    },
    i18n::{Message, Named, say},
    notation::{hole_letter, hole_named},
    story::{
        marks::Mark,
        scene::Scene,
        showing::{Run, Showing},
    },
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
    /// A move under way: the picture lags behind the position.
    pub showing: Option<Showing>,
    /// How fast its time passes, 1 as written.
    pub speed: f64,
    /// So many of its steps have now been shown.
    pub stepped: Callback<usize>,
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
    let (palm, flying) = (use_node_ref(), use_node_ref());
    use_moving(props, board, &palm, &flying);
    let scene = of.showing.as_ref().map(|showing| showing.run.scene(showing.steps));
    let lying = scene.map_or(of.position, |scene| scene.lying);
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
            { counters(board, layout, &lying, row) }
            { rings(layout, &of.marks) }
            { figures(board, layout, &lying, row) }
            { captured(layout, &of.marks) }
            if let (Some(showing), Some(scene)) = (&of.showing, &scene) {
                { air(board, layout, showing.steps, scene, &palm, &flying) }
            }
            <g class="hits">
                for hole in (0..2 * row).map(Hole) {
                    { spot(layout, of, hole, *stop) }
                }
            </g>
        </svg>
    }
}

/// What is in the air during a step: the counters under way, and the hand. Both are made anew for every
/// step, so that what the frames have written of the last one is gone with it.
fn air(
    board: draw::Board,
    layout: &Layout,
    step: usize,
    scene: &Scene,
    palm: &NodeRef,
    flying: &NodeRef,
) -> Html {
    let counters = flight::counters(board, layout, scene);
    let hand = flight::hand(layout, scene, 0.0);
    html! {
        <g key={step} class="air" aria-hidden="true">
            if let Some(reach) = hand {
                <g ref={palm.clone()} data-step={step.to_string()} transform={reach.transform()}>
                    { raw(draw::hand::hand(board, scene.hand.into())) }
                </g>
            }
            <g ref={flying.clone()} data-step={step.to_string()} transform={moved(flight::shift(board, layout, scene, 0.0))}>
                for placed in counters {
                    <use href={draw::href(board, placed.angle)} transform={placed.transform()} />
                }
            </g>
        </g>
    }
}

fn moved((x, y): (f64, f64)) -> String {
    format!("translate({} {})", draw::number(x), draw::number(y))
}

/// Moves what is in the air, frame by frame, and says when a step is over. Yew draws whole steps; between
/// them this alone writes, two attributes a frame.
#[hook]
fn use_moving(props: &FaceProps, board: draw::Board, palm: &NodeRef, flying: &NodeRef) {
    let of = &props.of;
    let run = of.showing.as_ref().filter(|showing| showing.playing).map(|showing| showing.run.clone());
    let from = of.showing.as_ref().map_or(0, |showing| showing.steps);
    let (layout, palm, flying) = (props.layout.clone(), palm.clone(), flying.clone());
    let (stepped, speed) = (of.stepped.clone(), of.speed);
    use_effect_with((run.map(ByAddress), speed), move |(run, _)| {
        let frames = run.clone().map(|ByAddress(run)| {
            let mut time = run.timeline.time_of(from);
            let mut shown = from;
            Frames::run(move |passed| {
                time += passed * speed;
                let (steps, part) = run.timeline.at(time);
                if steps != shown {
                    shown = steps;
                    stepped.emit(steps);
                    return steps < run.steps();
                }
                let scene = run.scene(steps);
                let write = |node: &NodeRef, transform: String| {
                    let element = node.cast::<web_sys::Element>();
                    let current = |element: &web_sys::Element| {
                        element.get_attribute("data-step") == Some(steps.to_string())
                    };
                    if let Some(element) = element.filter(current) {
                        let _ = element.set_attribute("transform", &transform);
                    }
                };
                if let Some(reach) = flight::hand(&layout, &scene, part) {
                    write(&palm, reach.transform());
                }
                write(&flying, moved(flight::shift(board, &layout, &scene, part)));
                true
            })
        });
        move || drop(frames)
    });
}

/// A run is the same while it is the same object: two moves may be alike.
#[derive(Clone)]
struct ByAddress(Rc<Run>);

impl PartialEq for ByAddress {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
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
