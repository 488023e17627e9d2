//! One board: its layers, and over them the holes as targets of focus and taps.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    super::{
        Body, View,
        draw::{self, Layout},
        drawing, raw,
    },
    flight,
    parts::{belongings, body, captured, compared, counters, figures, rings, signs},
    traces,
};
use crate::{
    engine::{
        Direction, Hole,
        sowing::{Move, Sowing, position::Position},
    },
    notation::hole_letter,
    story::{
        showing::{Run, Showing},
        sowing::{
            caption,
            marks::Mark,
            path::{self, Ghost, MovePath},
            scene::{self, Scene},
        },
    },
    words::{HoleName, May, SowingMessage, say},
};

/// The state of a game that its board shows.
pub struct BoardProps {
    pub game: Sowing,
    pub position: Position,
    /// The accessible name of the board.
    pub label: AttrValue,
    pub marks: Vec<(Hole, Mark)>,
    /// The stores were compared: the game is over.
    pub compares_stores: bool,
    /// The holes that may be played, even while the picture lags behind the position.
    pub playable: Vec<Hole>,
    /// The move that led to the position, shown until another is considered.
    pub last: Option<Rc<Run<Sowing>>>,
    /// The move being animated: the picture lags behind the position.
    pub showing: Option<Showing<Sowing>>,
    /// What playing the hole that is pointed at would do.
    pub ghost: Option<Rc<Ghost>>,
    /// Whether holes show where their move would lead.
    pub describes_moves: bool,
    /// Movement is turned off: what has changed carries a mark.
    pub reduced_motion: bool,
    /// The hole that Tab reaches; arrow keys go on from there.
    pub tab_stop: Hole,
    /// Holes are named, not played: each can be tapped.
    pub asks_for_places: bool,
    pub body: Body,
    /// Whether there is what can be tapped: not on a picture that nobody plays.
    pub targets: bool,
}

/// The playable board. It has no listeners of its own: the page finds a hole by its `data-t`.
pub fn sowing_board(view: View, props: &BoardProps) -> Html {
    html! {
        for &turned in view.layouts() {
            { board_svg(props, &layout(&props.game, &props.position, turned), view == View::Either) }
        }
    }
}

/// The layout of a game's board; each of three stores lies in the section of its owner.
pub fn layout(game: &Sowing, position: &Position, turned: bool) -> Layout {
    let row = game.row();
    let layout = Layout::new(drawing(game.kind()), row.into(), turned);
    if layout.stores() < 3 {
        return layout;
    }
    let mut seats = [0; 3];
    for (place, hole) in [row / 2, 0, row - 1].into_iter().enumerate() {
        seats[game.owner(position, Hole(hole)).index() % 3] = place as u8;
    }
    layout.with_stores_at(seats)
}

/// One layout of a board; one of two if `either` is set.
fn board_svg(props: &BoardProps, layout: &Layout, either: bool) -> Html {
    let row = props.game.row();
    let board = drawing(props.game.kind());
    let lay = if layout.is_turned() { "upright" } else { "across" };
    let scene = props.showing.as_ref().map(|showing| scene::scene(&showing.run, showing.steps));
    let resting = scene.map_or(props.position, |scene| scene.resting);
    html! {
        <svg key={lay} class="pp-board board" data-lay={lay} data-either={either.then_some("")} data-long={(row > 6).then_some("")} viewBox={view_box(layout)} role="group"
            aria-label={props.label.clone()}>
            if props.body != Body::None {
                { body(layout, props.body) }
            }
            <g aria-hidden="true">{ raw(draw::sign::owner_edges(layout) + &belongings(&props.game, &resting, layout)) }</g>
            <g class="marks" aria-hidden="true">{ raw(trace(props, layout)) }</g>
            { counters(board, layout, &resting, row) }
            { rings(layout, &props.marks) }
            if props.compares_stores {
                { compared(layout) }
            }
            { signs(layout, &resting, row, props.game.direction(&resting).map(|direction| direction == Direction::Clockwise)) }
            { figures(board, layout, &resting, row) }
            { captured(layout, &props.marks) }
            if let (Some(showing), Some(scene)) = (&props.showing, &scene) {
                { moving_layer(board, layout, showing.steps, scene) }
            }
            <g class="marks" aria-hidden="true">{ raw(over(props, layout)) }</g>
            if props.targets {
                <g class="hits">
                    for hole in (0..2 * row).map(Hole) {
                        { hole_button(layout, props, hole) }
                    }
                </g>
            }
        </svg>
    }
}

/// The path of the last move, until another choice is considered.
fn trace(props: &BoardProps, layout: &Layout) -> String {
    match &props.last {
        Some(last) if props.showing.is_none() && props.ghost.is_none() => {
            traces::move_path(layout, &MovePath::of(&last.events))
        }
        _ => String::new(),
    }
}

/// What playing the hole that is pointed at would do; and, with movement turned off, what the last move
/// changed.
fn over(props: &BoardProps, layout: &Layout) -> String {
    if props.showing.is_some() {
        return String::new();
    }
    match (&props.ghost, &props.last) {
        (Some(ghost), _) => {
            let word = say(&SowingMessage::Ghost { endless: ghost.endless });
            traces::ghost(layout, &props.position, ghost, &word)
        }
        (None, Some(last)) if props.reduced_motion => {
            traces::changed(layout, &path::changed(&last.before, &props.position, props.game.row()))
        }
        _ => String::new(),
    }
}

/// The hand and the moving counters during a step. They are new elements for every step, without the attributes
/// that the frames of the last step have written.
fn moving_layer(board: draw::Board, layout: &Layout, step: usize, scene: &Scene) -> Html {
    let counter = |(slot, placed): (usize, draw::Placed)| {
        html! { <use key={slot} href={draw::href(board, placed.angle)} transform={placed.transform()} /> }
    };
    let transform = flight::transform(board, layout, scene, 0.0);
    let data = step.to_string();
    let flying = match &flight::counters(board, layout, scene)[..] {
        [one] => {
            html! { <use key={step} class="flying" data-step={data} href={draw::href(board, one.angle)} {transform} /> }
        }
        all => {
            html! { <g key={step} class="flying" data-step={data} {transform}>{ for all.iter().copied().enumerate().map(counter) }</g> }
        }
    };
    html! {
        <g class="air" aria-hidden="true">
            if let Some(reach) = flight::hand(layout, scene, 0.0) {
                <g class="palm" transform={reach.transform()}>
                    <use key="open" href={draw::hand::OPEN} />
                    { for draw::hand::carried(scene.hand.into()).enumerate().map(counter) }
                </g>
            }
            { flying }
        </g>
    }
}

/// A hole as a button: its circle takes taps and the focus; the ring after it shows the focus.
fn hole_button(layout: &Layout, props: &BoardProps, hole: Hole) -> Html {
    let row = props.game.row();
    let place = layout.hole(hole.index());
    let playable = props.playable.contains(&hole);
    let ends = (playable && props.describes_moves && props.showing.is_none())
        .then(|| caption::move_end(&props.game, &props.position, hole))
        .flatten();
    let may = playable.then(|| match props.game.played_by(&props.position, hole) {
        Move::Empty(_) => May::Empty,
        _ => May::Sow,
    });
    let label = say(&SowingMessage::Hole {
        kind: props.game.kind(),
        hole: HoleName { hole, row },
        owner: props.game.owner(&props.position, hole),
        count: props.position.count(hole),
        mark: props.position.mark(hole),
        may,
        ends,
        decided: props.marks.contains(&(hole, Mark::Decided)),
    });
    html! {
        <g key={hole.0} class="spot">
            <circle class="hit" cx={draw::number(place.x)} cy={draw::number(place.y)} r={draw::number(place.r + 5.0)}
                role="button" tabindex={if hole == props.tab_stop { "0" } else { "-1" }} data-t={hole_letter(hole, row).to_string()}
                aria-label={label} aria-disabled={(!playable && !props.asks_for_places).then_some("true")} />
            <g class="focus" aria-hidden="true">{ raw(draw::mark::focus(layout, hole.index())) }</g>
        </g>
    }
}

fn view_box(layout: &Layout) -> String {
    layout.view_box().map(draw::number).join(" ")
}
