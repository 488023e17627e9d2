//! The pattern workshop: whatever a brush paints obeys its laws, and what is laid by chance comes to 60 and 60.

use papan::engine::pasang::{
    board::{CENTRE, Colour, Point},
    brush::{Brush, Refusal},
    draft::{Draft, Points, Unfinished},
    fill::{Unfillable, fill},
    pattern::{CHECKER, PATTERN_1, PATTERN_2, Pattern},
    symmetry::{Class, Law, Night, Tone},
    workshop::Workshop,
};

const SEEDS: u64 = 200;
const COLOURS: [Option<Colour>; 3] = [Some(Colour::Black), Some(Colour::White), None];

/// Two linked points are empty both, or of the same colour where the law keeps and of two where it swaps. A
/// point that is linked to itself is asked for nothing.
fn obeys(draft: &Draft, law: &Law) -> bool {
    let pairs = Point::all().flat_map(|point| law.link.from(point).map(move |to| (point, to)));
    let mut pairs = pairs.filter(|(point, to)| point != to);
    pairs.all(|(point, to)| match (draft.at(point), draft.at(to)) {
        (Some(here), Some(there)) => (here == there) == (law.tone == Tone::Keeps),
        (None, None) => true,
        _ => false,
    })
}

/// The points that no such brush paints.
fn own_images(brush: Brush) -> Vec<Point> {
    let is_own_image = |point: &Point| match brush {
        Brush::LeftRightSwapped => point.column() == 5,
        Brush::TopBottomSwapped => point.row() == 5,
        _ => false,
    };
    Point::all().filter(|point| *point != CENTRE && is_own_image(point)).collect()
}

/// An empty board, but for what the brush cannot paint.
fn begun(brush: Brush) -> Draft {
    let mut draft = Draft::default();
    for (index, point) in own_images(brush).into_iter().enumerate() {
        draft.lay(point.into(), Some(Colour::BOTH[index % 2]));
    }
    draft
}

#[test]
fn whatever_is_painted_in_any_order_the_laws_hold() {
    for brush in Brush::ALL {
        for seed in 0..20 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut workshop = Workshop::new(Draft::default(), brush);
            for _ in 0..40 {
                let point = Point(random.u8(..130));
                let colour = COLOURS[random.usize(..3)];
                let before = workshop.clone();
                match workshop.paint(point, colour) {
                    Ok(()) => assert_eq!(workshop.draft().at(point), colour),
                    Err(refusal) => {
                        let hollow = point == CENTRE || point.0 > 120;
                        assert_eq!(refusal, if hollow { Refusal::NoPoint } else { Refusal::OwnImage });
                        assert!(hollow || own_images(brush).contains(&point), "{brush:?} {point:?}");
                        assert_eq!(workshop, before);
                    }
                }
                assert!(brush.laws().iter().all(|law| obeys(workshop.draft(), law)), "{brush:?} {seed}");
                assert!(brush.conflicts(workshop.draft()).is_empty());
            }
        }
    }
}

#[test]
fn orbits_part_the_board() {
    for brush in Brush::ALL {
        let mut seen = Points::NONE;
        for (point, orbit) in brush.orbits() {
            let Ok(orbit) = orbit else {
                assert!(own_images(brush).contains(&point), "{brush:?} {point:?}");
                continue;
            };
            assert!(orbit.same.contains(point));
            let both = orbit.same | orbit.other;
            assert_eq!(both.len(), orbit.same.len() + orbit.other.len());
            assert!((seen & both).is_empty());
            seen = seen | both;
        }
        assert_eq!(seen.len() as usize, 120 - own_images(brush).len(), "{brush:?}");
    }
}

#[test]
fn chance_comes_to_sixty_and_sixty_by_every_brush() {
    for brush in Brush::ALL {
        let begun = begun(brush);
        let mut met = Vec::new();
        for seed in 0..SEEDS {
            let mut random = fastrand::Rng::with_seed(seed);
            let filled = fill(&begun, brush, || random.u64(..)).unwrap();
            let pattern = filled.pattern().unwrap();
            assert_eq!(pattern.counts(), (60, 60));
            assert_eq!(Draft::from(pattern), filled);
            assert!(brush.laws().iter().all(|law| obeys(&filled, law)), "{brush:?} {seed}");
            assert!(
                is_of_class(brush, Class::of(&pattern)),
                "{brush:?} {:?} {pattern:?}",
                Class::of(&pattern)
            );
            if !met.contains(&pattern) {
                met.push(pattern);
            }
        }
        let boards = match brush {
            Brush::Perfect => 2,
            Brush::StepFour => 4,
            Brush::StepThree => 8,
            _ => 20,
        };
        assert!(met.len() >= boards, "{brush:?}: {} boards", met.len());
    }
}

/// Whether a class is the brush's own or one that has all its symmetries.
fn is_of_class(brush: Brush, class: Option<Class>) -> bool {
    let four_mirrors = [Class::Perfect, Class::CheckerboardLike, Class::FourMirrors].map(Some);
    match brush {
        Brush::Perfect => class == Some(Class::Perfect),
        Brush::StepFour | Brush::StepThree | Brush::StepFive => four_mirrors[..2].contains(&class),
        Brush::FourMirrors => four_mirrors.contains(&class),
        Brush::NightByQuarterTurn => class == Some(Class::NightAndDay(Night::QuarterTurn)),
        Brush::NightByHalfTurn => class == Some(Class::NightAndDay(Night::HalfTurn)),
        Brush::NightByMirrors => class == Some(Class::NightAndDay(Night::Mirrors)),
        Brush::FourfoldRotation => {
            let own = [Class::FourfoldRotation, Class::NightAndDay(Night::Mirrors)].map(Some);
            own.contains(&class) || four_mirrors.contains(&class)
        }
        Brush::BothDiagonals | Brush::Rising | Brush::Falling => {
            class == Some(Class::Diagonal) || four_mirrors.contains(&class)
        }
        _ => true,
    }
}

#[test]
fn chance_keeps_what_is_laid_and_says_why_where_it_cannot() {
    let mut refused = 0;
    for brush in Brush::ALL {
        for seed in 0..SEEDS {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut workshop = Workshop::new(begun(brush), brush);
            // few enough are left empty that every way can be tried
            let mut left: Vec<_> =
                brush.orbits().filter_map(|(point, orbit)| Some((point, orbit.ok()?))).collect();
            random.shuffle(&mut left);
            for (point, _) in left.split_off(left.len().min(8)) {
                workshop.paint(point, Some(Colour::BOTH[random.usize(..2)])).unwrap();
            }
            let blacks: Vec<u32> = (0..1u32 << left.len())
                .map(|way| {
                    let mut tried = *workshop.draft();
                    for (place, (_, orbit)) in left.iter().enumerate() {
                        orbit.paint(&mut tried, Some(Colour::BOTH[(way >> place & 1) as usize]));
                    }
                    tried.counts().0
                })
                .collect();
            let nearest = blacks.iter().map(|black| black.abs_diff(60)).min().unwrap();
            let before = *workshop.draft();
            match workshop.fill(|| random.u64(..)) {
                Ok(()) => {
                    assert_eq!(nearest, 0);
                    assert!(workshop.draft().is_complete());
                    assert!(
                        Point::all()
                            .all(|p| before.at(p).is_none() || before.at(p) == workshop.draft().at(p))
                    );
                }
                Err(Unfillable::Uneven { black, white }) => {
                    assert_eq!((black.abs_diff(60), black + white), (nearest, 120));
                    assert!(nearest > 0);
                    assert_eq!(*workshop.draft(), before);
                    refused += 1;
                }
                Err(other) => panic!("{brush:?} {seed} {other:?}"),
            }
        }
    }
    assert!(refused > 100, "only {refused} could not be filled");
}

#[test]
fn tokens_of_another_brush_are_named() {
    let mut workshop = Workshop::new(Draft::default(), Brush::Free);
    let (corner, opposite) = (Point(0), Point(120));
    workshop.paint(corner, Some(Colour::Black)).unwrap();
    workshop.paint(opposite, Some(Colour::White)).unwrap();
    workshop.brush = Brush::HalfTurn;
    let one = workshop.brush.conflicts(workshop.draft());
    assert_eq!(one.len(), 1);
    assert_eq!(workshop.fill(|| 0), Err(Unfillable::Conflicts(one)));
    workshop.paint(corner, Some(Colour::White)).unwrap();
    workshop.brush = Brush::LeftRightSwapped;
    let middle: Points = own_images(workshop.brush).into_iter().collect();
    assert_eq!(workshop.fill(|| 0), Err(Unfillable::OwnImages(middle)));
    workshop.brush = Brush::HalfTurn;
    assert_eq!(workshop.fill(|| u64::MAX), Ok(()));
}

#[test]
fn the_nearest_law_asks_for_the_fewest_changes() {
    let empty = Draft::default();
    assert_eq!(Brush::nearest(&empty), (Brush::Perfect, Points::NONE));
    for (pattern, brush) in
        [(CHECKER, Brush::Perfect), (PATTERN_1, Brush::NightByMirrors), (PATTERN_2, Brush::FourfoldRotation)]
    {
        assert_eq!(Brush::nearest(&pattern.into()), (brush, Points::NONE));
    }
    // enough is laid to tell, two rows before the end
    let mut draft = Draft::from(CHECKER);
    draft.lay(Point::all().filter(|point| point.row() > 8).collect(), None);
    let wrong = Points::from(Point::at(4, 3));
    assert_eq!(CHECKER.at(Point::at(4, 3)), Some(Colour::White));
    draft.lay(wrong, Some(Colour::Black));
    assert_eq!(Brush::nearest(&draft), (Brush::Perfect, wrong));
}

#[test]
fn every_change_is_undone_one_by_one() {
    let mut workshop = Workshop::new(Draft::default(), Brush::FourMirrors);
    let mut was = vec![*workshop.draft()];
    workshop.paint(Point(3), Some(Colour::Black)).unwrap();
    was.push(*workshop.draft());
    // what changes nothing leaves nothing to undo
    workshop.paint(Point(3), Some(Colour::Black)).unwrap();
    workshop.fill(|| 7).unwrap();
    was.push(*workshop.draft());
    workshop.replace(Draft::default());
    while let Some(before) = was.pop() {
        assert!(workshop.can_undo());
        assert!(workshop.undo());
        assert_eq!(*workshop.draft(), before);
    }
    assert!(!workshop.can_undo() && !workshop.undo());
}

#[test]
fn only_a_full_board_of_equal_colours_is_a_pattern() {
    assert_eq!(Draft::default().pattern(), Err(Unfinished::Empty(120)));
    assert_eq!(Draft::default().empty().len(), 120);
    let mut draft = Draft::from(CHECKER);
    assert_eq!(draft.pattern(), Ok(CHECKER));
    assert!(draft.is_complete());
    draft.lay(Point(0).into(), Some(Colour::White));
    draft.lay(CENTRE.into(), Some(Colour::White));
    assert_eq!(draft.pattern(), Err(Unfinished::Uneven { black: 59, white: 61 }));
    draft.lay(Point(0).into(), None);
    assert_eq!(draft.pattern(), Err(Unfinished::Empty(1)));
    assert_eq!(draft.empty().iter().collect::<Vec<_>>(), [Point(0)]);
    assert_eq!(Draft::from(Pattern::of_black([])).counts(), (0, 120));
}
