//! Why something may not be played in Pasang: the visible reason that goes with the clause that forbids it.

use super::{choice, contents_of};
use crate::{
    engine::{
        Game, Target,
        clause::ClauseId,
        pasang::{
            Clause, LineRule, Move, Pasang,
            board::{Axis, CENTRE, Colour, Point, SIDE},
            line::{Line, Runs},
            position::{Event, Position},
        },
        seat::Seat,
    },
    session::Session,
    words::pasang::{PasangMessage, PointContents, RefusalReason},
};

/// The visible reason why a clause forbids a path of targets; the caller adds the words of the clause.
pub fn reason(game: &Pasang, position: &Position, path: &[Target], clause: ClauseId) -> PasangMessage {
    let seat = position.to_move();
    if game.outcome(position).is_some() {
        return PasangMessage::NothingToPlay;
    }
    PasangMessage::Refused(match (position.ka(seat), position.passage(seat)) {
        (Some(ka), _) => move_reason(game, position, ka, path, clause),
        (None, Some(passage)) => ka_reason(game, position, passage, path, clause),
        (None, None) => passage_reason(game, position, path),
    })
}

/// The only legal move, for somebody who has no choice, and the clause that leaves no other.
pub fn no_choice(session: &Session<Pasang>) -> Option<(PasangMessage, ClauseId)> {
    let offer = choice::offer(session.game(), session.position(), session.only_move()?)?;
    let seat = session.position().to_move();
    let message = PasangMessage::OnlyOne { seat, from: offer.from, to: offer.at, taken: offer.taken() };
    // a move that takes nothing is not a move
    Some((message, Clause::Turns.into()))
}

/// The reason if the point does not exist on the board; `None` if it does.
fn no_point(point: Point) -> Option<RefusalReason> {
    match point {
        CENTRE => Some(RefusalReason::Centre),
        _ => (!point.is_playable()).then_some(RefusalReason::NoSuchPoint),
    }
}

fn passage_reason(game: &Pasang, position: &Position, path: &[Target]) -> RefusalReason {
    let seat = position.to_move();
    let none = RefusalReason::EmptyFirst { seat, point: None };
    match path {
        [Target::Column(SIDE..), ..] => RefusalReason::NoSuchColumn,
        &[Target::Column(column), ..] => {
            let mut open = Vec::new();
            game.each_move(position, |legal| {
                if let Move::Passage(legal) = legal {
                    open.push(legal);
                }
            });
            match position.passage(Seat::FIRST) {
                Some(first) if !open.contains(&column) => RefusalReason::Faces { first, column, open },
                _ => none,
            }
        }
        &[Target::Point(point), ..] => no_point(point).unwrap_or(match point.half() {
            half if half != Some(seat) => RefusalReason::Half { point, half },
            _ => RefusalReason::EmptyFirst { seat, point: Some(point) },
        }),
        _ => none,
    }
}

fn ka_reason(
    game: &Pasang,
    position: &Position,
    passage: u8,
    path: &[Target],
    clause: ClauseId,
) -> RefusalReason {
    let seat = position.to_move();
    let &[Target::Point(from), ref rest @ ..] = path else {
        return RefusalReason::ChooseKa { seat, passage };
    };
    if let Some(reason) = no_point(from) {
        return reason;
    }
    if from.half() != Some(seat) {
        return RefusalReason::Half { point: from, half: from.half() };
    }
    let columns = from.column().abs_diff(passage);
    let over = Point::at((from.column() + passage) / 2, from.row());
    let to = Point::at(passage, from.row());
    if clause == Clause::KaJumpOver.into() {
        return RefusalReason::NothingBetween { from, between: over, passage };
    }
    if clause == Clause::KaSlideVacated.into() {
        return RefusalReason::Left { from, to };
    }
    if clause == Clause::KaSlide.into() || clause == Clause::KaJump.into() {
        let contents = contents_of(position, from);
        let is_token = matches!(contents, PointContents::Token(_));
        return match columns {
            1 | 2 if !is_token => RefusalReason::NoToken { point: from, contents },
            _ => RefusalReason::Away { point: from, passage, columns },
        };
    }
    let mut there = *position;
    there.apply(Event::Rise { seat, point: from });
    there.apply(Event::Slide { seat, from, to });
    Stand { game, position: there, at: to, may: &Axis::BOTH, moved: None, chosen: from }
        .reason(position, rest, clause)
}

fn move_reason(
    game: &Pasang,
    position: &Position,
    ka: Point,
    path: &[Target],
    clause: ClauseId,
) -> RefusalReason {
    let seat = position.to_move();
    let &[Target::Point(to), ref rest @ ..] = path else { return RefusalReason::MoveKa { seat, ka } };
    if let Some(reason) = no_point(to) {
        return reason;
    }
    if clause == Clause::CentreMoves.into() {
        return RefusalReason::CentreBetween { ka, to };
    }
    let moved = match (ka.row() == to.row(), ka.column() == to.column()) {
        (true, true) => return RefusalReason::StandsThere { seat, point: ka },
        _ if position.at(to).is_some() => {
            return RefusalReason::Taken { point: to, contents: contents_of(position, to) };
        }
        (true, false) => Axis::Row,
        (false, true) => Axis::Column,
        (false, false) => return RefusalReason::OffLine { point: to, ka, seat },
    };
    if clause == Clause::Move.into() {
        let (lane, here) = moved.split(ka);
        let (_, there) = moved.split(to);
        let mut between = (here.min(there) + 1..here.max(there)).map(|place| moved.point(lane, place));
        let Some(point) = between.find(|&point| position.at(point).is_some()) else {
            return RefusalReason::MoveKa { seat, ka };
        };
        return RefusalReason::Between { ka, to, point, contents: contents_of(position, point) };
    }
    let mut there = *position;
    there.apply(Event::Slide { seat, from: ka, to });
    Stand { game, position: there, at: to, may: &[moved.across()], moved: Some(moved), chosen: to }
        .reason(position, rest, clause)
}

/// A place where a ka would stand, and what it would meet from there.
struct Stand<'a> {
    game: &'a Pasang,
    /// The position with the ka there.
    position: Position,
    at: Point,
    /// The axes along which it may take.
    may: &'a [Axis],
    /// The axis along which it has arrived, where that matters.
    moved: Option<Axis>,
    /// The point that was chosen for it.
    chosen: Point,
}

impl Stand<'_> {
    fn reason(&self, before: &Position, rest: &[Target], clause: ClauseId) -> RefusalReason {
        let at = self.at;
        let asked = match *rest {
            [Target::Line(line), ..] => line.axis().map(|axis| (line, axis)),
            _ => None,
        };
        let is = |known: Clause| clause == known.into();
        match asked {
            _ if is(Clause::Centre) => RefusalReason::BeyondCentre { at },
            _ if is(Clause::Across) => self
                .moved
                .map_or(RefusalReason::BeyondCentre { at }, |moved| RefusalReason::SameWay { at, moved }),
            _ if is(Clause::OneLine) => self.one_line(before, rest),
            Some((line, _)) if is(Clause::Odd) && line.sum().is_multiple_of(2) => {
                RefusalReason::Even { at, asked: line }
            }
            Some((_, axis)) if is(Clause::Odd) => RefusalReason::NotOdd { at, groups: self.groups(&[axis]) },
            None if is(Clause::Odd) => RefusalReason::NotOdd { at, groups: self.groups(self.may) },
            Some((line, axis)) if is(Clause::Line) => {
                RefusalReason::Fewer { at, groups: self.asked_of(line, axis) }
            }
            Some((line, axis)) if is(Clause::OddWhole) => match self.whole(line, axis) {
                Some(whole) => RefusalReason::Part { at, asked: line, whole },
                None => RefusalReason::TwoLines { at },
            },
            Some((_, axis)) if is(Clause::LineJoined) => match self.both(axis) {
                Some(whole) => {
                    let one = self.game.line_rule != LineRule::SeparateSides;
                    RefusalReason::BothSides { at, whole, one }
                }
                None => RefusalReason::TwoLines { at },
            },
            _ => {
                let along = if let [only] = *self.may { Some(only) } else { None };
                RefusalReason::NothingMet { at, along }
            }
        }
    }

    /// The reason when several lines are open and none of them has been named.
    fn one_line(&self, before: &Position, rest: &[Target]) -> RefusalReason {
        let at = self.at;
        let mut offers = Vec::new();
        self.game.each_move(before, |legal| offers.extend(choice::offer(self.game, before, legal)));
        offers.retain(|offer| offer.target_point() == self.chosen);
        match *rest {
            [Target::Line(line), ..] if line.sum() > 0 => RefusalReason::TwoLines { at },
            [Target::Point(point), ..] => {
                let ends = choice::offers_ending_at(&offers, point).len();
                RefusalReason::NotOneLine { at, point, ends }
            }
            _ => RefusalReason::Several { at, lines: offers.len() },
        }
    }

    fn runs(&self, axis: Axis) -> Runs {
        let (lane, place) = axis.split(self.at);
        self.position.lane(axis, lane).runs(place)
    }

    /// The colour of the nearest token on one side of the ka.
    fn colour(&self, axis: Axis, run: u32) -> Option<Colour> {
        let black = self.position.lane(axis, axis.split(self.at).0).black;
        match run {
            0 => None,
            _ if run & black != 0 => Some(Colour::Black),
            _ => Some(Colour::White),
        }
    }

    /// The tokens that the ka meets on its low and on its high side.
    fn each_side(&self, axis: Axis) -> [Option<(Line, Colour)>; 2] {
        let Runs { low, high, .. } = self.runs(axis);
        [
            self.colour(axis, low).map(|colour| (Line::along(axis, low.count_ones() as u8, 0), colour)),
            self.colour(axis, high).map(|colour| (Line::along(axis, 0, high.count_ones() as u8), colour)),
        ]
    }

    /// The tokens on both sides together, if they are of one colour.
    fn both(&self, axis: Axis) -> Option<(Line, Colour)> {
        let Runs { low, high, same } = self.runs(axis);
        let colour = self.colour(axis, low).filter(|_| same)?;
        Some((Line::along(axis, low.count_ones() as u8, high.count_ones() as u8), colour))
    }

    /// The groups that the ka meets: whole lines, or one side each.
    fn groups(&self, axes: &[Axis]) -> Vec<(Line, Colour)> {
        let mut groups = Vec::new();
        for &axis in axes {
            match self.both(axis) {
                Some(both) if self.game.line_rule == LineRule::Joined => groups.push(both),
                _ => groups.extend(self.each_side(axis).into_iter().flatten()),
            }
        }
        groups
    }

    /// The tokens on those sides of which the target asks for some.
    fn asked_of(&self, asked: Line, axis: Axis) -> Vec<(Line, Colour)> {
        let (low, high) = asked.split(axis);
        let sides = self.each_side(axis).into_iter().zip([low, high]);
        sides.filter(|&(_, count)| count > 0).filter_map(|(side, _)| side).collect()
    }

    /// The whole line of which the target asks for a part.
    fn whole(&self, asked: Line, axis: Axis) -> Option<(Line, Colour)> {
        match self.both(axis) {
            Some(both) if self.game.line_rule != LineRule::SeparateSides => Some(both),
            _ => self.asked_of(asked, axis).first().copied(),
        }
    }
}
