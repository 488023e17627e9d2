//! The places of the hand and of the moving counters during a step.

use super::super::draw::{self, Layout, hand::Reach};
use crate::story::sowing::scene::{Moving, Place, Scene};

/// A point of the board, in board units.
type Point = (f64, f64);

/// The side of the board that a place is on: 1 for the side of the first row.
fn side(layout: &Layout, place: Place) -> f64 {
    match place {
        Place::Hole(hole) => layout.hole(hole.index()).side,
        Place::Store(seat) if seat.index() == 1 => -1.0,
        _ => 1.0,
    }
}

fn point(layout: &Layout, place: Place) -> Point {
    match place {
        Place::Hole(hole) => {
            let place = layout.hole(hole.index());
            (place.x, place.y)
        }
        Place::Store(seat) => {
            let store = layout.store(seat.index());
            (store.x, store.y)
        }
        // out of the board, over its edge
        Place::Away | Place::Hand => (layout.width() / 2.0, layout.height() + 60.0),
    }
}

/// The reach of the hand to a place.
fn reach(layout: &Layout, place: Place) -> Reach {
    Reach::to(layout, point(layout, place), side(layout, place))
}

/// The hand at a part (0…1) of the step: it arrives in the first half and then waits.
pub fn hand(layout: &Layout, scene: &Scene, part: f64) -> Option<Reach> {
    let (from, to) = scene.over?;
    Some(reach(layout, from).toward(reach(layout, to), eased((part * 1.8).min(1.0))))
}

/// The moving counters, each where it lies at the beginning of the step.
pub fn counters(board: draw::Board, layout: &Layout, scene: &Scene) -> Vec<draw::Placed> {
    let Some(Moving { from, to, count }) = scene.moving else { return Vec::new() };
    match from {
        Place::Hole(hole) => {
            let lying = usize::from(scene.resting.count(hole));
            let slots = lying..(lying + usize::from(count)).min(draw::slots(board));
            slots.map(|slot| draw::in_hole(layout, hole.index(), slot)).collect()
        }
        Place::Store(seat) => {
            let lying = usize::from(scene.resting.store(seat));
            let slots = lying..(lying + usize::from(count)).min(draw::STORE_SLOTS);
            slots.map(|slot| draw::in_store(layout, seat.index(), slot)).collect()
        }
        // a falling counter is drawn where it will lie, and moved there from the hand
        _ => vec![landing(board, layout, scene, to)],
    }
}

fn landing(board: draw::Board, layout: &Layout, scene: &Scene, to: Place) -> draw::Placed {
    match to {
        Place::Store(seat) => {
            let slot = usize::from(scene.resting.store(seat)).min(draw::STORE_SLOTS - 1);
            draw::in_store(layout, seat.index(), slot)
        }
        Place::Hole(hole) => {
            let slot = usize::from(scene.resting.count(hole)).min(draw::slots(board) - 1);
            draw::in_hole(layout, hole.index(), slot)
        }
        Place::Hand | Place::Away => draw::in_hole(layout, 0, 0),
    }
}

/// How far the moving counters are shifted from the places of [`counters`] at a part of the step.
fn shift(board: draw::Board, layout: &Layout, scene: &Scene, part: f64) -> Point {
    let Some(Moving { from, to, .. }) = scene.moving else { return (0.0, 0.0) };
    let (start, end) = match (from, to) {
        (Place::Hand, to) => {
            let hand = hand(layout, scene, part).map_or(point(layout, to), |hand| (hand.x, hand.y));
            let rest = landing(board, layout, scene, to);
            ((hand.0 - rest.x, hand.1 - rest.y), (0.0, 0.0))
        }
        (from, Place::Hand) => {
            let (from, hand) = (point(layout, from), reach(layout, from));
            ((0.0, 0.0), (hand.x - from.0, hand.y - from.1))
        }
        (from, to) => {
            let (from, to) = (point(layout, from), point(layout, to));
            ((0.0, 0.0), (to.0 - from.0, to.1 - from.1))
        }
    };
    // a counter leaves the hand only after the hand has arrived
    let gone = if from == Place::Hand { ((part - 0.5) * 2.0).max(0.0) } else { part };
    let gone = eased(gone);
    (start.0 + (end.0 - start.0) * gone, start.1 + (end.1 - start.1) * gone)
}

/// The `transform` of the moving counters at a part of the step: a single counter is placed, several are
/// shifted together.
pub fn transform(board: draw::Board, layout: &Layout, scene: &Scene, part: f64) -> String {
    let (x, y) = shift(board, layout, scene, part);
    let moved = format!("translate({} {})", draw::number(x), draw::number(y));
    match &counters(board, layout, scene)[..] {
        [one] => format!("{moved} {}", one.transform()),
        _ => moved,
    }
}

/// Slow at both ends.
fn eased(part: f64) -> f64 {
    part * part * (3.0 - 2.0 * part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{drawing, sowing::layout},
        engine::{
            Game,
            sowing::{Kind, Move, Sowing, position::Event},
        },
        playout::Playouts,
        story::{showing::Run, sowing::scene},
    };

    /// Plays a round of each game that has rounds, and the refilling after it, and checks that every moving
    /// counter begins where it lay.
    #[test]
    fn moving_counters_begin_where_they_lay() {
        for kind in Kind::ALL.into_iter().filter(|kind| kind.has_rounds()) {
            let board = drawing(kind);
            let game = kind.game();
            let mut filled = 0;
            Playouts::new(game, 3).play(game.start(), |before, chosen, after| {
                if chosen != Move::Next {
                    return;
                }
                let mut events = Vec::new();
                game.play(&mut before.clone(), chosen, |event| events.push(event));
                let run = Run::<Sowing>::of(*before, events);
                for (steps, step) in run.timeline.steps.iter().enumerate() {
                    let Event::Fill { seat, count, .. } = run.events[step.event].event else { continue };
                    let layout = layout(&game, after, false);
                    let scene = scene::scene(&run, steps);
                    let under_way = counters(board, &layout, &scene);
                    // a heap shows a limited number of counters
                    let lying = usize::from(scene.resting.store(seat));
                    let shown = usize::from(count).min(draw::STORE_SLOTS.saturating_sub(lying));
                    assert_eq!(under_way.len(), shown, "{kind:?}");
                    for (slot, placed) in (lying..).zip(under_way) {
                        let lay = draw::in_store(&layout, seat.index(), slot);
                        assert_eq!((placed.x, placed.y), (lay.x, lay.y), "{kind:?}");
                    }
                    filled += 1;
                }
            });
            assert!(filled > 10, "{kind:?}: {filled}");
        }
    }
}
