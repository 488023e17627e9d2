//! The place of a piece in the air during a step.

use super::{Flying, Goal};
use crate::board::draw::{
    Placed, number,
    pasang::{Layout, Piece, SLOTS, on_point, slots},
};

/// How high a jumping piece is lifted, in board units, and how much larger it looks there.
const HOP: f64 = 30.0;
const NEARER: f64 = 0.16;

/// The attribute `transform` of a piece in the air at a part (0…1) of its step. The flight begins where the
/// piece lay and ends where it will lie.
pub fn flight(layout: &Layout, flying: &Flying, part: f64) -> String {
    let (start, end) = ends(layout, flying);
    let gone = part * part * (3.0 - 2.0 * part);
    let between = |from: f64, to: f64| from + (to - from) * gone;
    // at its highest in the middle
    let high = 4.0 * gone * (1.0 - gone);
    let (lift, larger) = match flying.piece {
        Piece::Ball(_) => (0.0, 1.0 + NEARER * high),
        Piece::Ka(..) if flying.over.is_some() => (HOP * high, 1.0 + NEARER * high),
        Piece::Ka(..) => (0.0, 1.0),
    };
    let (x, y) = (between(start.x, end.x), between(start.y, end.y) - lift);
    let scale = between(start.scale, end.scale) * larger;
    match flying.piece {
        Piece::Ball(_) => Placed { x, y, scale, angle: start.angle }.transform(),
        Piece::Ka(..) if scale == 1.0 => format!("translate({} {})", number(x), number(y)),
        Piece::Ka(..) => format!("translate({} {}) scale({})", number(x), number(y), number(scale)),
    }
}

/// Where a flight begins and where it ends. A ka is drawn at its own size.
fn ends(layout: &Layout, flying: &Flying) -> (Placed, Placed) {
    let at = |point: usize| match flying.piece {
        Piece::Ball(_) => on_point(layout, point),
        Piece::Ka(..) => {
            let place = layout.point(point);
            Placed { x: place.x, y: place.y, angle: 0, scale: 1.0 }
        }
    };
    let start = at(flying.from.0.into());
    let end = match (flying.to, flying.piece) {
        (Goal::Point(point), _) => at(point.0.into()),
        (Goal::Tray { seat, slot }, Piece::Ball(colour)) => {
            let lying = slots(layout, seat.index() % 2, colour);
            lying.get(slot.min(SLOTS - 1)).copied().unwrap_or(start)
        }
        // cannot occur: no ka is taken
        (Goal::Tray { .. }, Piece::Ka(..)) => start,
    };
    (start, end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::draw::pasang::{Colour, heap},
        engine::{pasang::board::Point, seat::Seat},
    };

    fn layouts() -> impl Iterator<Item = Layout> {
        [false, true].map(Layout::new).into_iter().flat_map(|layout| [layout, layout.half_turned()])
    }

    #[test]
    fn a_ball_begins_where_it_lay_and_ends_where_it_will_lie() {
        for layout in layouts() {
            for (from, seat, colour, slot) in [(3, 0, Colour::White, 0), (117, 1, Colour::Black, 12)] {
                let to = Goal::Tray { seat: Seat::at(seat).unwrap(), slot };
                let flying = Flying { piece: Piece::Ball(colour), from: Point(from), over: None, to };
                let lay = on_point(&layout, from.into()).transform();
                assert_eq!(flight(&layout, &flying, 0.0), lay);
                let heap = heap(&layout, seat, colour, slot + 1);
                let lies = heap.iter().find(|(k, _)| *k == slot).unwrap().1;
                assert_eq!(flight(&layout, &flying, 1.0), lies.transform());
            }
        }
    }

    #[test]
    fn a_ka_goes_along_its_line_and_hops_in_a_bow() {
        for layout in layouts() {
            let place = |point: usize| {
                let place = layout.point(point);
                format!("translate({} {})", number(place.x), number(place.y))
            };
            let to = Goal::Point(Point(26));
            let slide = Flying { piece: Piece::Ka(0, Colour::White), from: Point(24), over: None, to };
            let hop = Flying { over: Some(Point(25)), ..slide };
            for flying in [slide, hop] {
                assert_eq!(flight(&layout, &flying, 0.0), place(24));
                assert_eq!(flight(&layout, &flying, 1.0), place(26));
            }
            assert_eq!(flight(&layout, &slide, 0.5), place(25));
            let place = layout.point(25);
            let top = format!("translate({} {}) scale(1.16)", number(place.x), number(place.y - HOP));
            assert_eq!(flight(&layout, &hop, 0.5), top);
        }
    }

    #[test]
    fn tokens_beyond_the_drawn_slots_fly_to_the_last_one() {
        let layout = Layout::new(true);
        let to = Goal::Tray { seat: Seat::FIRST, slot: 59 };
        let flying = Flying { piece: Piece::Ball(Colour::Black), from: Point(0), over: None, to };
        let last = slots(&layout, 0, Colour::Black)[SLOTS - 1];
        assert_eq!(flight(&layout, &flying, 1.0), last.transform());
    }
}
