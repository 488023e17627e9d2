//! The marks of the last move, of what may be chosen, and of what a choice would do.

use super::{
    BoardProps, Candidate, Edge, Ghost, Offer, Spot,
    props::{drawn, piece},
};
use crate::{
    board::draw::pasang::{self as draw, Layout, Step, Way},
    engine::{
        pasang::{board::Point, position::Event},
        seat::Seat,
    },
};

/// The marks below the pieces: passages, the picked row and column, the path of the last move.
pub(super) fn under(of: &BoardProps, layout: &Layout) -> String {
    let mut drawn = String::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        if let Some(column) = of.position.passage(seat) {
            drawn += &draw::passage(layout, seat.index(), column.into());
        }
    }
    let picked = [of.row.map(Edge::Row), of.column.map(Edge::Column)];
    for edge in picked.into_iter().flatten() {
        drawn += &draw::band(layout, edge.lane());
    }
    drawn
        + &trace(of).map_or_else(String::new, |(step, taken)| draw::way(layout, &Way { step, taken: &taken }))
}

/// The marks over the pieces.
pub(super) fn over(of: &BoardProps, layout: &Layout) -> String {
    if of.flying.is_some() {
        return String::new();
    }
    let mut drawn = candidates(of, layout);
    if let Some((Some(step), _)) = trace(of) {
        drawn += &draw::end(layout, step.to);
    }
    drawn + &considered(of, layout) + &changed(of, layout)
}

/// The path of the last move, until another choice is considered: the step of the ka, and the emptied points.
fn trace(of: &BoardProps) -> Option<(Option<Step>, Vec<usize>)> {
    let (_, events) = of.last.as_ref()?;
    if of.flying.is_some() || of.ghost.is_some() || of.chosen.is_some() {
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

/// The lines that are considered: those of the spot pointed at, or those of the choice under way.
fn lines<'a>(of: &'a BoardProps) -> &'a [Offer] {
    match &of.ghost {
        Some(Ghost::Lines { offers, .. }) => offers,
        _ => &of.offers,
    }
}

/// What may be chosen, each with what it brings; without the figures where lines are drawn, because these show
/// it.
fn candidates(of: &BoardProps, layout: &Layout) -> String {
    if of.chosen.is_some() {
        return String::new();
    }
    let mut drawn = String::new();
    for Candidate { spot, points } in &of.may {
        let best = points.iter().copied().max();
        match (*spot, best) {
            (Spot::Column(column), best) => {
                let seat = of.columns.unwrap_or(of.position.to_move()).index();
                drawn += &match best.filter(|_| !hides(of, layout, column)) {
                    Some(best) => draw::column_price(layout, seat, column.into(), best),
                    None => draw::may_take(layout, seat, column.into()),
                };
            }
            (Spot::Point(point), _) if is_considered(of, point) => (),
            (Spot::Point(point), Some(best)) => {
                let piece = piece(&of.position, point);
                drawn += &draw::price(layout, point.0.into(), piece, best, points.len() > 1);
            }
            (Spot::Point(point), None) => {
                drawn += &draw::playable(layout, point.0.into(), piece(&of.position, point));
            }
        }
    }
    drawn
}

/// Whether a point has a mark of a line that is considered.
fn is_considered(of: &BoardProps, point: Point) -> bool {
    let has = |offer: &Offer| offer.at == point || offer.from == Some(point) || offer.tokens.contains(&point);
    lines(of).iter().any(has)
}

/// Whether the price of the column that is pointed at, in words, lies over the figure of another.
fn hides(of: &BoardProps, layout: &Layout, column: u8) -> bool {
    match &of.ghost {
        Some(Ghost::Column { column: at, price }) => draw::meets(layout, (*at).into(), price, column.into()),
        _ => false,
    }
}

/// What is pointed at or chosen: a column, or lines with one of them drawn in full.
fn considered(of: &BoardProps, layout: &Layout) -> String {
    let seat = of.columns.unwrap_or(of.position.to_move()).index();
    let picked = match &of.ghost {
        Some(Ghost::Column { column, price }) => {
            return draw::column(layout, seat, (*column).into(), price);
        }
        Some(Ghost::Lines { picked, .. }) => Some(*picked),
        None => None,
    };
    let lines = lines(of);
    let seat = of.position.to_move().index();
    let mut drawn = String::new();
    if let Some(offer) = picked.and_then(|picked| lines.get(picked)).or(lines.first()) {
        drawn += &draw::ghost(layout, seat, offer.at.0.into(), "");
    }
    let places = |points: &[Point]| points.iter().map(|point| point.0.into()).collect::<Vec<usize>>();
    for (_, offer) in lines.iter().enumerate().filter(|&(i, _)| picked != Some(i)) {
        drawn += &draw::other(layout, offer.at.0.into(), offer.step(), &places(&offer.tokens));
        if let Some(last) = offer.tokens.last() {
            drawn += &draw::line_price(layout, last.0.into(), offer.points);
        }
    }
    match picked.and_then(|picked| lines.get(picked)) {
        Some(offer) => drawn + &full(layout, offer, &places(&offer.tokens)),
        None => drawn,
    }
}

fn full(layout: &Layout, offer: &Offer, tokens: &[usize]) -> String {
    let (at, step, colour) = (offer.at.0.into(), offer.step(), drawn(offer.colour));
    let price = if offer.price.is_empty() { offer.points.to_string() } else { offer.price.to_string() };
    draw::offer(layout, &draw::Offer { at, step, tokens, colour, price: &price })
}

/// The points that the last move has changed, marked for people who have turned movement off.
fn changed(of: &BoardProps, layout: &Layout) -> String {
    let Some((before, _)) = of.last.as_ref().filter(|_| of.still && of.ghost.is_none()) else {
        return String::new();
    };
    let mut drawn = String::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        let (before, after) = (before.score(seat), of.scores[seat.index()]);
        if before != after {
            drawn += &draw::changed(layout, seat.index(), before.into(), after.into());
        }
    }
    drawn
}
