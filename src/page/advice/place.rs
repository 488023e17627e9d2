//! The place on a board where a move is chosen, and the part of the board that contains it.

use crate::{
    board::{
        draw::{self, advice as drawn, advice::ChipStyle, pasang::advice as points},
        sowing,
    },
    engine::{
        Game, Hole, Target,
        pasang::{
            self, Pasang,
            board::{Point, SIDE},
        },
        seat::Seat,
        sowing::{self as holes, Sowing},
    },
    page::editor::edited::Edited,
    words::{
        HoleName,
        advice::{Part, Spot},
    },
};

/// The first target of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Hole(Hole),
    /// A column of a seat's half, 0 at the left.
    Column(Seat, u8),
    Point(Point),
}

/// A word written at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceChip {
    pub place: Place,
    pub text: String,
    pub style: ChipStyle,
    /// The value is proved.
    pub proved: bool,
}

/// A family of games for which advice is given.
pub trait Advised: Edited {
    /// The first target; `None` for a move that is not chosen on the board.
    fn place(&self, position: &Self::Position, chosen: Self::Move) -> Option<Place>;
    /// The part of the board that contains the place of a move, as an argument of messages.
    fn part(&self, position: &Self::Position, chosen: Self::Move) -> Part;
    /// The place of a move, as an argument of messages.
    fn first(&self, position: &Self::Position, chosen: Self::Move) -> Spot;
    /// Draws the part of the board, as SVG text.
    fn draw_part(&self, position: &Self::Position, chosen: Self::Move, turned: bool) -> String;
    /// Draws the place, as SVG text.
    fn draw_place(&self, position: &Self::Position, chosen: Self::Move, turned: bool) -> String;
    /// Draws words at their places, as SVG text.
    fn draw_chips(&self, position: &Self::Position, chips: &[PlaceChip], turned: bool) -> String;
}

/// The first and last place of that part of `all` places side by side that contains `at`. Six places or more
/// have three parts, three or more have two.
pub fn part_of(all: u8, at: u8) -> (u8, u8) {
    let parts = match all {
        6.. => 3,
        3..=5 => 2,
        _ => 1,
    };
    let bound = |part: u8| (part * all + parts / 2) / parts;
    let part = (0..parts).find(|&part| at < bound(part + 1)).unwrap_or(0);
    (bound(part), bound(part + 1).max(1) - 1)
}

/// The holes of a part of a row: the part that contains the given hole.
fn holes_of(row: u8, hole: Hole) -> Vec<Hole> {
    let first = if hole.0 < row { 0 } else { row };
    let (from, to) = part_of(row, hole.0 - first);
    (from..=to).map(|at| Hole(first + at)).collect()
}

impl Sowing {
    fn layout(&self, position: &holes::position::Position, turned: bool) -> draw::Layout {
        sowing::layout(self, position, turned)
    }
}

impl Advised for Sowing {
    fn place(&self, _: &Self::Position, chosen: Self::Move) -> Option<Place> {
        chosen.hole().map(Place::Hole)
    }

    fn part(&self, position: &Self::Position, chosen: Self::Move) -> Part {
        let row = self.row();
        match chosen {
            holes::Move::Next => Part::NextRound,
            holes::Move::Arrange(_) => Part::Laying(self.to_move(position)),
            _ => match chosen.hole() {
                Some(hole) => {
                    Part::Holes(holes_of(row, hole).into_iter().map(|hole| HoleName { hole, row }).collect())
                }
                None => Part::NextRound,
            },
        }
    }

    fn first(&self, _: &Self::Position, chosen: Self::Move) -> Spot {
        match chosen {
            holes::Move::Arrange(counts) => Spot::Laid(counts[..usize::from(self.row()).min(7)].to_vec()),
            _ => match chosen.hole() {
                Some(hole) => Spot::Hole(HoleName { hole, row: self.row() }),
                None => Spot::NextRound,
            },
        }
    }

    fn draw_part(&self, position: &Self::Position, chosen: Self::Move, turned: bool) -> String {
        let layout = self.layout(position, turned);
        let row = self.row();
        let part = match chosen {
            holes::Move::Arrange(_) => own_row(self, position).collect(),
            _ => chosen.hole().map(|hole| holes_of(row, hole)).unwrap_or_default(),
        };
        let part: Vec<usize> = part.into_iter().map(Hole::index).collect();
        drawn::holes(&layout, &part)
    }

    fn draw_place(&self, position: &Self::Position, chosen: Self::Move, turned: bool) -> String {
        let layout = self.layout(position, turned);
        if let holes::Move::Arrange(counts) = chosen {
            // how many counters go into each hole of the row
            let counts = own_row(self, position).zip(counts);
            return counts
                .map(|(hole, count)| {
                    drawn::value_chip(&layout, hole.index(), &count.to_string(), ChipStyle::Best, false)
                })
                .collect();
        }
        chosen.hole().map(|hole| drawn::hole(&layout, hole.index())).unwrap_or_default()
    }

    fn draw_chips(&self, position: &Self::Position, chips: &[PlaceChip], turned: bool) -> String {
        let layout = self.layout(position, turned);
        let one = |chip: &PlaceChip| match chip.place {
            Place::Hole(hole) => {
                drawn::value_chip(&layout, hole.index(), &chip.text, chip.style, chip.proved)
            }
            _ => String::new(),
        };
        chips.iter().map(one).collect()
    }
}

/// The row that the seat to move lays out between two rounds.
fn own_row(game: &Sowing, position: &holes::position::Position) -> impl Iterator<Item = Hole> {
    let row = game.row();
    let first = if game.to_move(position).index() == 0 { 0 } else { row };
    (first..first + row).map(Hole)
}

/// The first and the last point of the part of Pasang's board that contains a point.
fn block(point: Point) -> (Point, Point) {
    let (left, right) = part_of(SIDE, point.column());
    let (low, high) = part_of(SIDE, point.row());
    (Point::at(left, low), Point::at(right, high))
}

impl Advised for Pasang {
    fn place(&self, position: &Self::Position, chosen: Self::Move) -> Option<Place> {
        self.targets(position, chosen).iter().find_map(|target| match *target {
            Target::Column(column) => Some(Place::Column(self.to_move(position), column)),
            Target::Point(point) => Some(Place::Point(point)),
            _ => None,
        })
    }

    fn part(&self, position: &Self::Position, chosen: Self::Move) -> Part {
        match self.place(position, chosen) {
            Some(Place::Column(_, column)) => {
                let (from, to) = part_of(SIDE, column);
                Part::Columns { from, to }
            }
            Some(Place::Point(point)) => {
                let (from, to) = block(point);
                Part::Block { columns: (from.column(), to.column()), rows: (from.row(), to.row()) }
            }
            _ => Part::NextRound,
        }
    }

    fn first(&self, _: &Self::Position, chosen: Self::Move) -> Spot {
        match chosen {
            pasang::Move::Passage(column) => Spot::Column(column),
            pasang::Move::Ka { from, .. } => Spot::Ka(from),
            pasang::Move::Go { to, .. } => Spot::Point(to),
        }
    }

    fn draw_part(&self, position: &Self::Position, chosen: Self::Move, turned: bool) -> String {
        let layout = draw::pasang::Layout::new(turned);
        match self.place(position, chosen) {
            Some(Place::Column(seat, column)) => {
                let (from, to) = part_of(SIDE, column);
                points::columns(&layout, seat.index(), from.into(), to.into())
            }
            Some(Place::Point(point)) => {
                let (from, to) = block(point);
                points::points(&layout, from.0.into(), to.0.into())
            }
            _ => String::new(),
        }
    }

    fn draw_place(&self, position: &Self::Position, chosen: Self::Move, turned: bool) -> String {
        let layout = draw::pasang::Layout::new(turned);
        match self.place(position, chosen) {
            Some(Place::Column(seat, column)) => {
                points::columns(&layout, seat.index(), column.into(), column.into())
            }
            Some(Place::Point(point)) => points::point(&layout, point.0.into()),
            _ => String::new(),
        }
    }

    fn draw_chips(&self, _: &Self::Position, chips: &[PlaceChip], turned: bool) -> String {
        let layout = draw::pasang::Layout::new(turned);
        let one = |chip: &PlaceChip| {
            let PlaceChip { place, text, style, proved } = chip;
            match *place {
                Place::Point(point) => points::value_chip(&layout, point.0.into(), text, *style, *proved),
                Place::Column(seat, column) => {
                    points::column_value_chip(&layout, seat.index(), column.into(), text, *style, *proved)
                }
                Place::Hole(_) => String::new(),
            }
        };
        chips.iter().map(one).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{family::Family, sowing::Kind},
        playout::Playouts,
    };

    #[test]
    fn every_place_lies_in_a_part_and_the_parts_make_the_row() {
        for all in 1..=11 {
            let mut next = 0;
            for at in 0..all {
                let (from, to) = part_of(all, at);
                assert!((from..=to).contains(&at), "{at} of {all}: {from}-{to}");
                if from == at {
                    assert_eq!(from, next);
                    next = to + 1;
                }
                // a part is more than one hole, and less than a row that can be divided
                assert!(all < 4 || to > from && to - from + 1 < all, "{at} of {all}");
            }
            assert_eq!(next, all);
        }
        assert_eq!([0, 2, 4].map(|at| part_of(6, at)), [(0, 1), (2, 3), (4, 5)]);
        assert_eq!([0, 3, 6].map(|at| part_of(7, at)), [(0, 1), (2, 4), (5, 6)]);
    }

    /// Checks that at every moment of a game each move that is chosen on the board is drawn in each step of a
    /// hint.
    fn drawn_in_each_step<F: Advised>(game: F) {
        let mut seen = 0;
        Playouts::new(game, 3).play(game.start(), |position, chosen, _| {
            for turned in [false, true] {
                let part = game.draw_part(position, chosen, turned);
                let place = game.draw_place(position, chosen, turned);
                if let Some(at) = game.place(position, chosen) {
                    assert!(!part.is_empty() && !place.is_empty() && part != place, "{chosen:?}");
                    let text = "+3".to_string();
                    let chip = PlaceChip { place: at, text, style: ChipStyle::Plain, proved: false };
                    assert!(game.draw_chips(position, &[chip], turned).contains("+3"));
                    seen += 1;
                }
            }
        });
        assert!(seen > 10, "{}", game.name());
    }

    #[test]
    fn every_move_has_a_place_on_the_board() {
        for kind in Kind::ALL {
            drawn_in_each_step(kind.game());
        }
        drawn_in_each_step(Pasang::by_name("pasang").unwrap());
    }
}
