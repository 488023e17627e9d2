//! The targets of focus and taps: points or columns, and the numbers and letters along the edges.

use yew::prelude::*;

use super::{BoardProps, Edge, HOLLOW_NAME, PointOrColumn, name};
use crate::{
    board::{
        Body,
        draw::{
            number,
            pasang::{self as draw, Layout},
        },
        raw,
    },
    engine::pasang::board::{CENTRE, Point, SIDE},
};

/// All buttons of one layout. Points are drawn over the edges, so that the whole target of a point belongs to
/// it. While columns are chosen, the points outside them and the edges can be tapped too: a letter chooses its column,
/// and of the others it is said why they may not be chosen. A static page (`is_static`) has no such buttons.
pub(super) fn hits(props: &BoardProps, layout: &Layout, is_static: bool) -> Html {
    let mut all = Vec::new();
    let has_others = props.columns.is_none() || !is_static;
    for edge in Edge::all().filter(|&edge| has_others && shows(layout, edge)) {
        all.push(edge_hit(props, layout, edge));
    }
    if has_others {
        all.push(hollow_hit(layout));
    }
    let ring_link = AttrValue::from(format!("#{}", ring(layout)));
    for point in Point::all().filter(|point| point.is_playable()) {
        if props.columns.is_none_or(|seat| !is_static && point.half() != Some(seat)) {
            let at = usize::from(point.0);
            let centre = layout.point(at);
            let (x, y) = (number(centre.x), number(centre.y));
            let shape = round(&x, &y);
            let ring = html! { <use class="focus" aria-hidden="true" href={ring_link.clone()} {x} {y} /> };
            all.push(place_button(props, PointOrColumn::Point(point), at, shape, ring));
        }
    }
    if let Some(seat) = props.columns {
        for column in 0..SIDE {
            let shape = oblong(layout.column_target(seat.index(), column.into()));
            let ring = raw(draw::focus_column(layout, seat.index(), column.into()));
            let ring = html! { <g class="focus" aria-hidden="true">{ ring }</g> };
            all.push(place_button(
                props,
                PointOrColumn::Column(column),
                COLUMNS + usize::from(column),
                shape,
                ring,
            ));
        }
    }
    // of two boards beside each other the first has the ring of both
    let rings = match props.body {
        Body::Shared => String::new(),
        _ => format!("<defs><g id=\"{}\">{}</g></defs>", self::ring(layout), draw::focus_ring(layout)),
    };
    html! { <g class="hits"><g>{ raw(rings) }</g><g>{ for all }</g></g> }
}

/// The id of the focus ring, which every point refers to. The layouts need different ids, because a page may
/// have both.
fn ring(layout: &Layout) -> &'static str {
    if layout.is_turned() { "ring-upright" } else { "ring-across" }
}

fn shows(layout: &Layout, edge: Edge) -> bool {
    match edge {
        Edge::Row(row) => layout.shows_row(row.into()),
        Edge::Column(column) => layout.shows_column(column.into()),
    }
}

/// The keys of columns and edges begin after those of points.
const COLUMNS: usize = 200;
const EDGES: usize = 300;
const HOLLOW: usize = 400;

/// The target of a point, as path data.
fn round(x: &str, y: &str) -> String {
    let (r, wide) = (number(draw::REACH), number(2.0 * draw::REACH));
    format!("M{x} {y}m-{r} 0a{r} {r} 0 1 0 {wide} 0a{r} {r} 0 1 0-{wide} 0z")
}

/// An oblong by its corner and its size, as path data.
fn oblong(place: [f64; 4]) -> String {
    let [x, y, wide, high] = place.map(number);
    format!("M{x} {y}h{wide}v{high}h-{wide}z")
}

/// The attributes of a button.
struct Button {
    class: &'static str,
    tab: &'static str,
    name: String,
    label: String,
    disabled: Option<&'static str>,
    pressed: Option<&'static str>,
}

/// A button: its shape takes taps and the focus; the ring after it shows the focus.
fn hit(key: usize, shape: String, ring: Html, button: Button) -> Html {
    let Button { class, tab, name, label, disabled, pressed } = button;
    html! {
        <g {key} class="spot">
            <path {class} d={shape} role="button" tabindex={tab} data-t={name} aria-label={label} aria-disabled={disabled}
                aria-pressed={pressed} />
            { ring }
        </g>
    }
}

fn place_button(props: &BoardProps, place: PointOrColumn, key: usize, shape: String, ring: Html) -> Html {
    // a token of an open line selects that line
    let takes = matches!(place, PointOrColumn::Point(point) if props.offers.iter().any(|offer| offer.tokens.contains(&point)));
    let playable = takes || props.playable.iter().any(|candidate| candidate.place == place);
    let button = Button {
        class: "hit",
        tab: if place == props.tab_stop { "0" } else { "-1" },
        name: name(place),
        label: (props.names)(place),
        disabled: (!playable).then_some("true"),
        pressed: None,
    };
    hit(key, shape, ring, button)
}

/// The hollow centre answers a tap too. Those who go by keys or by ear never come to it.
fn hollow_hit(layout: &Layout) -> Html {
    let centre = layout.point(CENTRE.0.into());
    let d = round(&number(centre.x), &number(centre.y));
    html! { <path key={HOLLOW} class="hollow" {d} data-t={HOLLOW_NAME} aria-hidden="true" /> }
}

fn edge_hit(props: &BoardProps, layout: &Layout, edge: Edge) -> Html {
    let (key, picked) = match edge {
        Edge::Row(row) => (usize::from(row), props.row == Some(row)),
        Edge::Column(column) => (usize::from(SIDE + column), props.column == Some(column)),
    };
    let button = Button {
        class: "hit edge",
        tab: "-1",
        name: edge.name(),
        label: (props.edges)(edge),
        disabled: None,
        pressed: Some(if picked { "true" } else { "false" }),
    };
    hit(EDGES + key, oblong(layout.edge(edge.lane())), Html::default(), button)
}
