//! The brushes of the pattern workshop: which points are painted together, and in which colours.

use super::{
    board::{Colour, Point},
    draft::{Draft, Points},
    symmetry::{Law, Link, Symmetry, Tone},
};

/// The symmetry that a brush keeps: one brush for each class of patterns, and some simpler ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Brush {
    /// All eight symmetries keep colours and neighbours differ: one stroke lays the checkerboard.
    Perfect,
    /// All eight keep colours, and so does a step of four. With 60 tokens of each colour, steps of two would
    /// give the checkerboard again, and steps of one, three and five nothing.
    StepFour,
    /// All eight keep colours, a step of three swaps them; always 60 of each. Steps of two and four cannot
    /// swap.
    StepThree,
    /// All eight keep colours, a step of five swaps them; always 60 of each.
    StepFive,
    /// All eight symmetries keep colours.
    FourMirrors,
    /// A quarter turn swaps colours; always 60 of each.
    NightByQuarterTurn,
    /// A half turn swaps colours; always 60 of each.
    NightByHalfTurn,
    /// Quarter turns keep colours, and every mirror swaps them off the axes.
    NightByMirrors,
    /// Quarter turns keep colours.
    FourfoldRotation,
    BothDiagonals,
    /// The mirror on the diagonal from bottom left to top right.
    Rising,
    /// The mirror on the diagonal from top left to bottom right.
    Falling,
    /// Left and right, top and bottom.
    TwoMirrors,
    LeftRight,
    TopBottom,
    HalfTurn,
    /// Left and right swap; nothing can be painted on the middle column.
    LeftRightSwapped,
    /// Top and bottom swap; nothing can be painted on the middle row.
    TopBottomSwapped,
    /// Point by point.
    Free,
}

/// Why a brush does not paint a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// No token can lie there: the hollow centre, or off the board.
    NoPoint,
    /// The point is its own image and would need both colours.
    OwnImage,
}

/// The points that one stroke paints together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orbit {
    /// Points that get the painted colour; the touched point is among them.
    pub same: Points,
    /// Points that get the other colour.
    pub other: Points,
}

impl Brush {
    /// In the order of the menu, by classes; of two sets of laws the stricter comes first.
    pub const ALL: [Brush; 19] = [
        Brush::Perfect,
        Brush::StepFour,
        Brush::StepThree,
        Brush::StepFive,
        Brush::FourMirrors,
        Brush::NightByQuarterTurn,
        Brush::NightByHalfTurn,
        Brush::NightByMirrors,
        Brush::FourfoldRotation,
        Brush::BothDiagonals,
        Brush::Rising,
        Brush::Falling,
        Brush::TwoMirrors,
        Brush::LeftRight,
        Brush::TopBottom,
        Brush::HalfTurn,
        Brush::LeftRightSwapped,
        Brush::TopBottomSwapped,
        Brush::Free,
    ];

    /// The brushes of the classes of patterns, without the simpler ones.
    pub fn of_classes() -> &'static [Brush] {
        Brush::ALL.split_at(12).0
    }

    /// Its name in addresses; never renamed or reused.
    pub const fn id(self) -> &'static str {
        match self {
            Brush::Perfect => "perfect",
            Brush::StepFour => "step_four",
            Brush::StepThree => "step_three",
            Brush::StepFive => "step_five",
            Brush::FourMirrors => "four_mirrors",
            Brush::NightByQuarterTurn => "night_by_quarter_turn",
            Brush::NightByHalfTurn => "night_by_half_turn",
            Brush::NightByMirrors => "night_by_mirrors",
            Brush::FourfoldRotation => "fourfold_rotation",
            Brush::BothDiagonals => "both_diagonals",
            Brush::Rising => "rising",
            Brush::Falling => "falling",
            Brush::TwoMirrors => "two_mirrors",
            Brush::LeftRight => "left_right",
            Brush::TopBottom => "top_bottom",
            Brush::HalfTurn => "half_turn",
            Brush::LeftRightSwapped => "left_right_swapped",
            Brush::TopBottomSwapped => "top_bottom_swapped",
            Brush::Free => "free",
        }
    }

    /// The laws that everything it paints obeys. A quarter turn and a mirror generate all eight symmetries.
    pub const fn laws(self) -> &'static [Law] {
        use Symmetry::{Falling, Half, LeftRight, Quarter, Rising, TopBottom};
        const fn keeps(symmetry: Symmetry) -> Law {
            Law::keeps(Link::Image(symmetry))
        }
        const fn swaps(symmetry: Symmetry) -> Law {
            Law::swaps(Link::Image(symmetry))
        }
        match self {
            Brush::Perfect => const { &[keeps(Quarter), keeps(LeftRight), Law::swaps(Link::Step(1))] },
            Brush::StepFour => const { &[keeps(Quarter), keeps(LeftRight), Law::keeps(Link::Step(4))] },
            Brush::StepThree => const { &[keeps(Quarter), keeps(LeftRight), Law::swaps(Link::Step(3))] },
            Brush::StepFive => const { &[keeps(Quarter), keeps(LeftRight), Law::swaps(Link::Step(5))] },
            Brush::FourMirrors => const { &[keeps(Quarter), keeps(LeftRight)] },
            Brush::NightByQuarterTurn => const { &[swaps(Quarter)] },
            Brush::NightByHalfTurn => const { &[swaps(Half)] },
            Brush::NightByMirrors => const { &[keeps(Quarter), Law::swaps(Link::OffAxes(LeftRight))] },
            Brush::FourfoldRotation => const { &[keeps(Quarter)] },
            Brush::BothDiagonals => const { &[keeps(Rising), keeps(Falling)] },
            Brush::Rising => const { &[keeps(Rising)] },
            Brush::Falling => const { &[keeps(Falling)] },
            Brush::TwoMirrors => const { &[keeps(LeftRight), keeps(TopBottom)] },
            Brush::LeftRight => const { &[keeps(LeftRight)] },
            Brush::TopBottom => const { &[keeps(TopBottom)] },
            Brush::HalfTurn => const { &[keeps(Half)] },
            Brush::LeftRightSwapped => const { &[swaps(LeftRight)] },
            Brush::TopBottomSwapped => const { &[swaps(TopBottom)] },
            Brush::Free => &[],
        }
    }

    /// The points that are painted together with a point.
    pub fn orbit(self, point: Point) -> Result<Orbit, Refusal> {
        if !point.is_playable() {
            return Err(Refusal::NoPoint);
        }
        let mut orbit = Orbit { same: point.into(), other: Points::NONE };
        let mut queue = vec![point];
        while let Some(from) = queue.pop() {
            for law in self.laws() {
                for to in law.link.from(from) {
                    let is_same = orbit.same.contains(from) == (law.tone == Tone::Keeps);
                    let (side, opposite) = match is_same {
                        true => (&mut orbit.same, orbit.other),
                        false => (&mut orbit.other, orbit.same),
                    };
                    if opposite.contains(to) {
                        return Err(Refusal::OwnImage);
                    }
                    if !side.contains(to) {
                        *side = *side | to.into();
                        queue.push(to);
                    }
                }
            }
        }
        Ok(orbit)
    }

    /// Every orbit once, with its first point; a point that has none comes with its refusal.
    pub fn orbits(self) -> impl Iterator<Item = (Point, Result<Orbit, Refusal>)> {
        let mut seen = Points::NONE;
        Point::all().filter(|point| point.is_playable()).filter_map(move |point| {
            if seen.contains(point) {
                return None;
            }
            let orbit = self.orbit(point);
            if let Ok(Orbit { same, other }) = orbit {
                seen = seen | same | other;
            }
            Some((point, orbit))
        })
    }

    /// The fewest tokens of a draft that must change colour or be removed to obey its laws.
    pub fn conflicts(self, draft: &Draft) -> Points {
        let conflicts = self.orbits().filter_map(|(_, orbit)| {
            let [black, white] = orbit.ok()?.conflicts(draft);
            Some(if black.len() < white.len() { black } else { white })
        });
        conflicts.fold(Points::NONE, |all, points| all | points)
    }

    /// The class brush whose laws the fewest tokens break, and those tokens; of equals the strictest brush.
    pub fn nearest(draft: &Draft) -> (Brush, Points) {
        let others = Brush::of_classes().iter().map(|&brush| (brush, brush.conflicts(draft)));
        let first = (Brush::Perfect, Brush::Perfect.conflicts(draft));
        others.fold(first, |best, next| if next.1.len() < best.1.len() { next } else { best })
    }
}

impl Orbit {
    /// The tokens of a draft that conflict with the orbit painted black, and with it painted white.
    pub fn conflicts(&self, draft: &Draft) -> [Points; 2] {
        let [black, white] = Colour::BOTH.map(|colour| draft.of(colour));
        [self.same & white | self.other & black, self.same & black | self.other & white]
    }

    /// Paints a draft; `None` clears the whole orbit.
    pub fn paint(&self, draft: &mut Draft, colour: Option<Colour>) {
        draft.lay(self.same, colour);
        draft.lay(
            self.other,
            colour.map(|colour| match colour {
                Colour::Black => Colour::White,
                Colour::White => Colour::Black,
            }),
        );
    }
}
