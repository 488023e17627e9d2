//! The workshop, independent of its page.

use super::*;
use crate::engine::pasang::{
    brush::Refusal,
    built_in::built_in,
    pattern::{CHECKER, PATTERN_1, PATTERN_2_PRINTED},
    symmetry::Night,
};

const E5: Point = Point::at(4, 4);

fn empty() -> WorkshopModel {
    WorkshopModel::new(Draft::default())
}

#[test]
fn a_stroke_lays_what_goes_with_it_and_undoing_takes_it_back() {
    let mut model = empty();
    assert_eq!(model.shape().0, Shape::Empty);
    assert_eq!(model.brush(), Brush::FourMirrors);
    let white = Some(Colour::White);
    assert_eq!(model.paint(E5, white), WorkshopMessage::Laid { point: E5, colour: white, points: 4 });
    assert_eq!(model.counts(), WorkshopMessage::Counts { black: 0, white: 4 });
    assert_eq!(model.shape().0, Shape::Fits(Brush::FourMirrors));
    assert_eq!(
        model.cells()[usize::from(E5.0)],
        Cell { point: E5, colour: white, odd: false, is_reached: true }
    );
    assert_eq!(model.pattern(), Err(Unfinished::Empty(116)));
    let refused = WorkshopMessage::Refused { point: CENTRE, refusal: Refusal::NoPoint };
    assert_eq!(model.paint(CENTRE, white), refused);
    assert_eq!(model.undo(), WorkshopMessage::Undone);
    assert_eq!(model.undo(), WorkshopMessage::NothingToUndo);
    assert_eq!(*model.draft(), Draft::default());
}

#[test]
fn a_board_that_is_opened_can_be_undone_to_what_lay_there() {
    let mut model = empty();
    model.paint(E5, Some(Colour::Black));
    let before = *model.draft();
    model.open(PATTERN_1.into());
    assert_eq!((model.brush(), model.pattern()), (Brush::NightByMirrors, Ok(PATTERN_1)));
    assert_eq!(model.clear(), WorkshopMessage::Cleared);
    model.undo();
    model.undo();
    assert_eq!(*model.draft(), before);
}

#[test]
fn the_symmetry_of_every_built_in_pattern_is_named() {
    for known in built_in() {
        let (shape, odd) = WorkshopModel::new(known.pattern.into()).shape();
        match known.id {
            // the misprint: one point, d1, and the law that it breaks
            "pattern_2_printed" => {
                assert_eq!(shape, Shape::Near { brush: Brush::FourfoldRotation, points: 1 });
                assert_eq!(odd, Points::from(Point::at(3, 0)));
            }
            id => {
                assert!(matches!(shape, Shape::Class(_)), "{id}: {shape:?}");
                assert!(odd.is_empty());
            }
        }
    }
    assert_eq!(
        WorkshopModel::new(PATTERN_1.into()).shape().0,
        Shape::Class(Class::NightAndDay(Night::Mirrors))
    );
}

#[test]
fn no_other_single_point_mends_the_printed_pattern() {
    let change = |point: &Point| {
        let other = match PATTERN_2_PRINTED.at(*point)? {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        };
        Class::of(&PATTERN_2_PRINTED.with(*point, other))
    };
    let mends: Vec<Point> = Point::all().filter(|point| change(point).is_some()).collect();
    assert_eq!(mends, [Point::at(3, 0)]);
    assert_eq!(PATTERN_2_PRINTED.counts(), (59, 61));
    let kept = Brush::ALL.iter().filter(|brush| brush.conflicts(&PATTERN_2_PRINTED.into()).is_empty());
    assert_eq!(kept.collect::<Vec<_>>(), [&Brush::Free]);
}

#[test]
fn plainer_symmetries_are_named_and_none_where_there_is_none() {
    for &brush in Brush::ALL.iter().skip(12).filter(|&&brush| brush != Brush::Free) {
        let mut model = empty();
        model.select_brush("free");
        for (index, point) in
            Point::all().filter(|point| brush.orbit(*point) == Err(Refusal::OwnImage)).enumerate()
        {
            model.paint(point, Some(Colour::BOTH[index % 2]));
        }
        model.select_brush(brush.id());
        let mut random = fastrand::Rng::with_seed(7);
        assert_eq!(model.fill(|| random.u64(..)), WorkshopMessage::Filled, "{brush:?}");
        assert!(matches!(model.shape().0, Shape::Plain(_)), "{brush:?}: {:?}", model.shape());
        assert_eq!(model.fill(|| 0), WorkshopMessage::Full);
    }
    let mut model = empty();
    model.select_brush("free");
    let mut random = fastrand::Rng::with_seed(7);
    assert_eq!(model.fill(|| random.u64(..)), WorkshopMessage::Filled);
    assert_eq!(model.shape(), (Shape::Far, Points::NONE));
    assert!(model.pattern().is_ok());
}

#[test]
fn what_stands_against_a_brush_is_marked_until_something_changes() {
    let mut model = WorkshopModel::new(CHECKER.into());
    model.select_brush("free");
    model.paint(E5, None);
    model.paint(Point(0), Some(Colour::White));
    model.select_brush("left_right");
    let odd = |model: &WorkshopModel| model.cells().iter().filter(|cell| cell.odd).count();
    let message = model.fill(|| 0);
    assert!(
        matches!(message, WorkshopMessage::Unfillable(Unfillable::Conflicts(against)) if against.len() == 1),
        "{message:?}"
    );
    assert_eq!(odd(&model), 1);
    model.select_brush("no such brush");
    assert_eq!((model.brush(), odd(&model)), (Brush::LeftRight, 1));
    model.undo();
    assert_eq!(odd(&model), 0);
    assert_eq!(model.fill(|| 0), WorkshopMessage::Filled);
    assert_eq!(model.pattern(), Ok(CHECKER));
}

#[test]
fn names_of_points_come_back_and_no_other_name_is_one() {
    for point in Point::all() {
        assert_eq!(cell_by_name(&cell_name(point)), Some(point).filter(|point| *point != CENTRE));
    }
    for name in ["", "ws-p", "ws-p121", "ws-p999999", "ws-p-1", "p3", "ws-play"] {
        assert_eq!(cell_by_name(name), None, "{name}");
    }
}

#[test]
fn arrow_keys_reach_every_point_and_never_the_centre() {
    let mut met = Points::from(Point(0));
    let mut ahead = vec![Point(0)];
    while let Some(from) = ahead.pop() {
        let keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
        let goes = keys.iter().filter_map(|key| match pressed(key, false, from)? {
            Press::Go(to) => Some(to),
            _ => None,
        });
        let goes: Vec<Point> = goes.collect();
        assert_eq!(goes.len(), keys.len());
        for to in goes {
            assert!(to.is_playable(), "from {from:?}");
            if !met.contains(to) {
                met = met | to.into();
                ahead.push(to);
            }
        }
    }
    assert_eq!(met.len(), 120);
    let go = |column, row| Some(Press::Go(Point::at(column, row)));
    assert_eq!(pressed("ArrowRight", false, Point::at(4, 5)), go(6, 5));
    assert_eq!(pressed("ArrowUp", false, Point::at(5, 4)), go(5, 6));
    assert_eq!(pressed("ArrowLeft", false, Point(0)), go(0, 0));
    assert_eq!(pressed("End", false, E5), go(10, 4));
    assert_eq!((pressed("Home", true, E5), pressed("End", true, E5)), (go(0, 10), go(10, 0)));
}

#[test]
fn letters_paint_and_take_back() {
    assert_eq!(pressed("b", false, E5), Some(Press::Paint(Some(Colour::Black))));
    assert_eq!(pressed("W", false, E5), Some(Press::Paint(Some(Colour::White))));
    assert_eq!(pressed("Delete", false, E5), Some(Press::Paint(None)));
    assert_eq!((pressed("u", false, E5), pressed("z", true, E5)), (Some(Press::Undo), Some(Press::Undo)));
    for (key, command) in
        [("b", true), ("u", true), ("Tab", false), ("Enter", false), (" ", false), ("", false)]
    {
        assert_eq!(pressed(key, command, E5), None, "{key}");
    }
}
