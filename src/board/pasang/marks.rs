//! The marks of the last move, of what may be chosen, and of what a choice would do.

use super::{
    BoardProps, Candidate, Edge, Ghost, Offer, PointOrColumn,
    props::{draw_colour, piece},
};
use crate::{
    board::draw::pasang::{self as draw, Layout, MovePath, Step},
    engine::{
        pasang::{board::Point, position::Event},
        seat::Seat,
    },
};

/// The marks below the pieces: passages, the picked row and column, the path of the last move.
pub(super) fn under(props: &BoardProps, layout: &Layout) -> String {
    let mut drawn = String::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        if let Some(column) = props.position.passage(seat) {
            drawn += &draw::passage(layout, seat.index(), column.into());
        }
    }
    let picked = [props.row.map(Edge::Row), props.column.map(Edge::Column)];
    for edge in picked.into_iter().flatten() {
        drawn += &draw::band(layout, edge.lane());
    }
    drawn
        + &trace(props).map_or_else(String::new, |(step, taken)| {
            draw::move_path(layout, &MovePath { step, taken: &taken })
        })
}

/// The marks over the pieces.
pub(super) fn over(props: &BoardProps, layout: &Layout) -> String {
    let differing = props.differing.iter().map(|point| draw::differs(layout, point.0.into()));
    let differing: String = differing.collect();
    if props.flying.is_some() {
        return differing;
    }
    let mut drawn = candidates(props, layout);
    if let Some((Some(step), _)) = trace(props) {
        drawn += &draw::end(layout, step.to);
    }
    if let Some(ka) = props.decided.stuck.and_then(|seat| props.position.ka(seat)) {
        drawn += &draw::decided(layout, ka.0.into());
    }
    if props.decided.scores {
        drawn += &[Seat::FIRST, Seat::SECOND].map(|seat| draw::decided_tray(layout, seat.index())).concat();
    }
    drawn + &considered(props, layout) + &changed(props, layout) + &differing
}

/// The path of the last move, until another choice is considered: the step of the ka, and the emptied points.
fn trace(props: &BoardProps) -> Option<(Option<Step>, Vec<usize>)> {
    let (_, events) = props.last.as_ref()?;
    if props.flying.is_some() || props.ghost.is_some() || props.chosen.is_some() {
        return None;
    }
    let (mut step, mut taken) = (None, Vec::new());
    for cited in events.iter() {
        match cited.event {
            Event::Take { point, .. } => taken.push(point.0.into()),
            Event::Slide { from, to, .. } => step = Some((from, to, false)),
            Event::Jump { from, to, .. } => step = Some((from, to, true)),
            _ => (),
        }
    }
    let step = step.map(|(from, to, jumps)| Step { from: from.0.into(), to: to.0.into(), jumps });
    Some((step, taken))
}

/// The lines that are considered: those of the place pointed at, or those of the choice under way.
fn lines<'a>(props: &'a BoardProps) -> &'a [Offer] {
    match &props.ghost {
        Some(Ghost::Lines { offers, .. }) => offers,
        _ => &props.offers,
    }
}

/// What may be chosen, each with what it brings; without the figures where lines are drawn, because these show
/// it.
fn candidates(props: &BoardProps, layout: &Layout) -> String {
    if props.chosen.is_some() {
        return String::new();
    }
    let mut drawn = String::new();
    for Candidate { place, points } in &props.playable {
        let best = points.iter().copied().max();
        match (*place, best) {
            (PointOrColumn::Column(column), best) => {
                let seat = props.columns.unwrap_or(props.position.to_move()).index();
                drawn += &match best.filter(|_| !hides(props, layout, column)) {
                    Some(best) => draw::column_price(layout, seat, column.into(), best),
                    None => draw::may_take(layout, seat, column.into()),
                };
            }
            (PointOrColumn::Point(point), _) if is_considered(props, point) => (),
            (PointOrColumn::Point(point), Some(best)) => {
                let piece = piece(&props.position, point);
                drawn += &draw::price(layout, point.0.into(), piece, best, points.len() > 1);
            }
            (PointOrColumn::Point(point), None) => {
                drawn += &draw::playable(layout, point.0.into(), piece(&props.position, point));
            }
        }
    }
    drawn
}

/// Whether a point has a mark of a line that is considered.
fn is_considered(props: &BoardProps, point: Point) -> bool {
    let has = |offer: &Offer| offer.at == point || offer.from == Some(point) || offer.tokens.contains(&point);
    lines(props).iter().any(has)
}

/// Whether the price of the column that is pointed at, in words, lies over the figure of another.
fn hides(props: &BoardProps, layout: &Layout, column: u8) -> bool {
    match &props.ghost {
        Some(Ghost::Column { column: at, price }) => draw::meets(layout, (*at).into(), price, column.into()),
        _ => false,
    }
}

/// What is pointed at or chosen: a column, or lines with one of them drawn in full.
fn considered(props: &BoardProps, layout: &Layout) -> String {
    let seat = props.columns.unwrap_or(props.position.to_move()).index();
    let picked = match &props.ghost {
        Some(Ghost::Column { column, price }) => {
            return draw::column(layout, seat, (*column).into(), price);
        }
        Some(Ghost::Lines { picked, .. }) => Some(*picked),
        None => None,
    };
    let lines = lines(props);
    let seat = props.position.to_move().index();
    let mut drawn = String::new();
    if let Some(offer) = picked.and_then(|picked| lines.get(picked)).or(lines.first()) {
        drawn += &draw::ghost(layout, seat, offer.at.0.into(), "");
    }
    let places = |points: &[Point]| points.iter().map(|point| point.0.into()).collect::<Vec<usize>>();
    // over the numbers on the tokens of the line that is considered
    let mut drawn_last = String::new();
    for (_, offer) in lines.iter().enumerate().filter(|&(i, _)| picked != Some(i)) {
        drawn += &draw::other(layout, offer.at.0.into(), offer.step(), &places(&offer.tokens));
        if let Some(last) = offer.tokens.last() {
            let numbered =
                picked.and_then(|picked| lines.get(picked)).is_some_and(|of| of.tokens.contains(last));
            drawn_last += &draw::line_price(layout, last.0.into(), offer.points, numbered);
        }
    }
    match picked.and_then(|picked| lines.get(picked)) {
        Some(offer) => drawn + &full(layout, offer, &places(&offer.tokens)) + &drawn_last,
        None => drawn + &drawn_last,
    }
}

fn full(layout: &Layout, offer: &Offer, tokens: &[usize]) -> String {
    let (at, step, colour) = (offer.at.0.into(), offer.step(), draw_colour(offer.colour));
    let price = if offer.price.is_empty() { offer.points.to_string() } else { offer.price.to_string() };
    draw::offer(layout, &draw::Offer { at, step, tokens, colour, price: &price })
}

/// The points that the last move has changed, marked for people who have turned movement off.
fn changed(props: &BoardProps, layout: &Layout) -> String {
    let Some((before, _)) = props.last.as_ref().filter(|_| props.reduced_motion && props.ghost.is_none())
    else {
        return String::new();
    };
    let mut drawn = String::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        let (before, after) = (before.score(seat), props.scores[seat.index()]);
        if before != after {
            drawn += &draw::changed(layout, seat.index(), before.into(), after.into());
        }
    }
    drawn
}
