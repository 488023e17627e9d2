//! Which clause forbids an illegal move.

use super::{
    Clause, JumpNeedsToken, KaMethod, LineRule, Move, PartialCapture, Pasang, SecondPassageRule,
    board::{Axis, CENTRE, MIDDLE, Point, SIDE},
    line::{Lane, Line},
    moves::{Phase, hopped, ka_lane},
    position::Position,
};
use crate::engine::{Target, seat::Seat};

/// A ka on a point, and the lines along which it would capture from there.
struct Stand<'a> {
    game: &'a Pasang,
    /// Its row and its column after the ka has arrived, in the order of [`Axis::BOTH`].
    lanes: [Lane; 2],
    to: Point,
    /// Along which axes it may capture.
    may: &'a [Axis],
}

impl Pasang {
    /// The clause that forbids a path in a game that has not ended.
    pub(super) fn refusal(&self, position: &Position, path: &[Target]) -> Clause {
        match (Self::phase(position), path) {
            (Phase::Passage, _) => self.passage_refusal(position.to_move(), path),
            (Phase::Ka(passage), &[Target::Point(from), ref rest @ ..]) => {
                self.ka_refusal(position, passage, from, rest)
            }
            (Phase::Go(ka), &[Target::Point(to), ref rest @ ..]) => self.go_refusal(position, ka, to, rest),
            (phase, _) => self.phase_clause(phase, position.to_move()),
        }
    }

    /// The clause by which a player empties a column.
    pub(super) fn passage_clause(&self, seat: Seat) -> Clause {
        match self.second_passage {
            _ if seat == Seat::FIRST => Clause::PassageFirst,
            SecondPassageRule::Diagonal => Clause::PassageSecond,
            SecondPassageRule::FreeExceptFacing => Clause::PassageFree,
        }
    }

    /// The clause that says what a phase requires.
    fn phase_clause(&self, phase: Phase, seat: Seat) -> Clause {
        match phase {
            Phase::Passage => self.passage_clause(seat),
            Phase::Ka(_) if self.ka_method == KaMethod::Jump => Clause::KaJump,
            Phase::Ka(_) => Clause::KaSlide,
            Phase::Go(_) => Clause::Move,
        }
    }

    /// The clause that forbids a move whose fault its path does not show: a move of another phase, or a ka that
    /// does not go straight into the passage.
    pub(super) fn phase_refusal(&self, position: &Position, chosen: Move) -> Option<Clause> {
        let phase = Self::phase(position);
        let fits = match (phase, chosen) {
            (Phase::Passage, Move::Passage(_)) | (Phase::Go(_), Move::Go { .. }) => true,
            (Phase::Ka(passage), Move::Ka { from, to, .. }) => {
                !from.is_playable() || to == Point::at(passage, from.row())
            }
            _ => false,
        };
        (!fits).then(|| self.phase_clause(phase, position.to_move()))
    }

    fn passage_refusal(&self, seat: Seat, path: &[Target]) -> Clause {
        match *path {
            [Target::Column(SIDE..), ..] => Clause::Board,
            [Target::Point(point), ..] if !point.is_playable() => Clause::Board,
            [Target::Point(point), ..] if point.half() != Some(seat) => Clause::Half,
            _ => self.passage_clause(seat),
        }
    }

    fn ka_refusal(&self, position: &Position, passage: u8, from: Point, rest: &[Target]) -> Clause {
        if !from.is_playable() {
            return Clause::Board;
        }
        if from.half() != Some(position.to_move()) {
            return Clause::Half;
        }
        let row = position.lane(Axis::Row, from.row());
        match (from.column().abs_diff(passage), self.ka_method) {
            (1, KaMethod::Slide | KaMethod::Either) if !row.has_token(from.column()) => {
                return Clause::KaSlide;
            }
            (2, KaMethod::Jump | KaMethod::Either) if !row.has_token(from.column()) => return Clause::KaJump,
            (1, KaMethod::Slide | KaMethod::Either) => (),
            (2, KaMethod::Jump | KaMethod::Either)
                if self.jump_needs_token == JumpNeedsToken::Yes && !row.has_token(hopped(from, passage)) =>
            {
                return Clause::KaJumpOver;
            }
            (2, KaMethod::Jump | KaMethod::Either) => (),
            (_, KaMethod::Jump) => return Clause::KaJump,
            _ => return Clause::KaSlide,
        }
        let to = Point::at(passage, from.row());
        let see = |lanes| Stand { game: self, lanes, to, may: &Axis::BOTH };
        let still_there = see(Axis::BOTH.map(|axis| position.lane(axis, axis.split(to).0)));
        match still_there.allows(rest) {
            true => Clause::KaSlideVacated,
            false => see(Axis::BOTH.map(|axis| ka_lane(position, axis, from, to))).refusal(rest),
        }
    }

    fn go_refusal(&self, position: &Position, ka: Point, to: Point, rest: &[Target]) -> Clause {
        let axis = match (ka.row() == to.row(), ka.column() == to.column()) {
            _ if to == CENTRE => return Clause::CentreMoves,
            _ if !to.is_playable() => return Clause::Board,
            (true, false) => Axis::Row,
            (false, true) => Axis::Column,
            _ => return Clause::Move,
        };
        let (lane, place) = axis.split(ka);
        let reaches = |reach: u32| reach >> axis.split(to).1 & 1 == 1;
        if !reaches(self.reach(position, axis, lane, place)) {
            let over = position.lane(axis, lane).reach(place, 1 << MIDDLE);
            return if lane == MIDDLE && reaches(over) { Clause::CentreMoves } else { Clause::Move };
        }
        let lanes = Axis::BOTH.map(|other| {
            let lane = position.lane(other, other.split(to).0);
            // the ka has left its point, on the axis that it moved along
            if other == axis { lane.without(place) } else { lane }
        });
        Stand { game: self, lanes, to, may: &[axis.across()] }.refusal(rest)
    }
}

impl Stand<'_> {
    fn lane(&self, axis: Axis) -> Lane {
        self.lanes[axis as usize]
    }

    fn place(&self, axis: Axis) -> u8 {
        axis.split(self.to).1
    }

    /// Whether a line along an axis is offered.
    fn offers(&self, axis: Axis, lane: Lane, wanted: &dyn Fn(u8, u8) -> bool) -> bool {
        lane.runs(self.place(axis)).offers(self.game, wanted)
    }

    /// The row or column as if the hollow centre, in its middle, stopped nothing.
    fn without_centre(&self, axis: Axis) -> Lane {
        let lane = self.lane(axis);
        if axis.split(self.to).0 == MIDDLE { lane.without(MIDDLE) } else { lane }
    }

    /// Whether the requested line can be taken.
    fn allows(&self, rest: &[Target]) -> bool {
        let [Target::Line(line)] = *rest else { return false };
        line.axis().is_some_and(|axis| {
            self.may.contains(&axis)
                && self.offers(axis, self.lane(axis), &|low, high| Line::along(axis, low, high) == line)
        })
    }

    fn refusal(&self, rest: &[Target]) -> Clause {
        if let [Target::Line(line)] = *rest
            && line.sum() > 0
        {
            return self.line_refusal(line);
        }
        let any = |axis: &Axis| self.offers(*axis, self.lane(*axis), &|_, _| true);
        let opened = |axis: &Axis| self.offers(*axis, self.without_centre(*axis), &|_, _| true);
        let met = |axis: &Axis| {
            let runs = self.lane(*axis).runs(self.place(*axis));
            runs.low | runs.high != 0
        };
        if self.may.iter().any(any) {
            Clause::OneLine
        } else if self.may.iter().any(opened) {
            Clause::Centre
        } else if Axis::BOTH.iter().any(any) {
            Clause::Across
        } else if self.may.iter().any(met) {
            Clause::Odd
        } else {
            Clause::Turns
        }
    }

    /// The clause that forbids a line that takes something.
    fn line_refusal(&self, line: Line) -> Clause {
        let Some(axis) = line.axis() else { return Clause::OneLine };
        if !self.may.contains(&axis) {
            return Clause::Across;
        }
        let (low, high) = line.split(axis);
        let within = |lane: Lane| {
            let runs = lane.runs(self.place(axis));
            u32::from(low) <= runs.low.count_ones() && u32::from(high) <= runs.high.count_ones()
        };
        let lane = self.lane(axis);
        if !within(lane) {
            return if within(self.without_centre(axis)) { Clause::Centre } else { Clause::Line };
        }
        let runs = lane.runs(self.place(axis));
        if low > 0 && high > 0 && !runs.same {
            return Clause::OneLine;
        }
        if low > 0 && high > 0 && self.game.line_rule == LineRule::SeparateSides {
            return Clause::LineJoined;
        }
        let sum = line.sum();
        let one_side = (low == 0 && u32::from(high) == runs.high.count_ones())
            || (high == 0 && u32::from(low) == runs.low.count_ones());
        match (sum & 1 == 1, self.game.partial_capture) {
            (false, _) => Clause::Odd,
            // the tokens of the other side belong to the line
            (true, _) if one_side && runs.same => Clause::LineJoined,
            (true, PartialCapture::None) => Clause::OddWhole,
            // an odd part of an even line
            (true, PartialCapture::OddPart) => Clause::Odd,
        }
    }
}
