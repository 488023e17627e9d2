//! The choices on the board of Pasang, and what each would bring.

use super::{contents_of, taken};
use crate::{
    engine::{
        Game, Target,
        pasang::{
            Line, Move, Pasang,
            board::{Axis, Colour, Point, SIDE, half_rows},
            position::{Event, Piece, Position},
        },
        seat::Seat,
    },
    session::{Action, Session},
    words::{
        Message,
        pasang::{May, PasangMessage, Taken, Tokens},
    },
};

/// One line that may be taken, and the step of the ka to the point it is taken from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    pub line: Line,
    pub axis: Axis,
    pub colour: Colour,
    /// In the order in which they are taken: north before south, west before east, the nearest first.
    pub tokens: Vec<Point>,
    pub points: u8,
    /// The point from which the ka takes it.
    pub at: Point,
    /// The token that becomes the ka, while one is to be chosen.
    pub from: Option<Point>,
    /// Whether that token jumps into the passage.
    pub jumps: bool,
    /// The number of tokens of the whole line, where only a part of it is taken.
    pub part_of: Option<u8>,
}

impl Offer {
    /// The offer as an argument of messages.
    pub fn taken(&self) -> Taken {
        Taken { line: self.line, colour: self.colour, points: self.points, part_of: self.part_of }
    }

    /// The point that selects it: that of the token that becomes the ka, or the ka's goal.
    pub fn target_point(&self) -> Point {
        self.from.unwrap_or(self.at)
    }

    /// The label of its button.
    pub fn label(&self) -> PasangMessage {
        PasangMessage::Line(self.taken())
    }

    /// The last token taken on each side.
    fn ends(&self) -> impl Iterator<Item = Point> {
        let (low, high) = self.line.split(self.axis);
        let last = |before: u8, count: u8| {
            let index = usize::from(before + count).checked_sub(1).filter(|_| count > 0);
            index.and_then(|index| self.tokens.get(index).copied())
        };
        // in the order of the tokens: north before south, west before east
        let (one, other) = if self.axis == Axis::Row { (low, high) } else { (high, low) };
        [last(0, one), last(one, other)].into_iter().flatten()
    }
}

/// A first target of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Candidate {
    /// A column to be emptied, and its tokens.
    Column { column: u8, tokens: Tokens },
    /// A token that may become the ka, or a point the ka may go to, with the lines that it offers.
    Point { point: Point, offers: Vec<Offer> },
}

impl Candidate {
    /// What it brings: the points of the column, or of each line.
    pub fn points(&self) -> Vec<u8> {
        match self {
            Candidate::Column { tokens, .. } => vec![tokens.points()],
            Candidate::Point { offers, .. } => offers.iter().map(|offer| offer.points).collect(),
        }
    }

    pub fn target(&self) -> Target {
        match *self {
            Candidate::Column { column, .. } => Target::Column(column),
            Candidate::Point { point, .. } => Target::Point(point),
        }
    }
}

/// The tokens of a column in a seat's half.
pub fn column_tokens(position: &Position, seat: Seat, column: u8) -> Tokens {
    let mut tokens = Tokens::default();
    for row in half_rows(seat) {
        if let Some(Piece::Token(colour)) = position.at(Point::at(column, row)) {
            tokens.add(colour);
        }
    }
    tokens
}

/// A move of a ka as the line that it takes; `None` for a passage.
pub(super) fn offer(game: &Pasang, position: &Position, chosen: Move) -> Option<Offer> {
    let (from, at, line) = match chosen {
        Move::Passage(_) => return None,
        Move::Ka { from, to, line } => (Some(from), to, line),
        Move::Go { to, line } => (None, to, line),
    };
    let mut events = Vec::new();
    game.play(&mut position.clone(), chosen, |event| events.push(event));
    let Taken { colour, points, part_of, .. } = taken(game, position, line, &events)?;
    let mut tokens = Vec::new();
    let mut jumps = false;
    for cited in events {
        match cited.event {
            Event::Take { point, .. } => tokens.push(point),
            Event::Jump { .. } => jumps = true,
            _ => (),
        }
    }
    Some(Offer { line, axis: line.axis()?, colour, tokens, points, at, from, jumps, part_of })
}

/// All first targets in the position looked at: columns from the left, points from the bottom left; empty once
/// the game is over.
pub fn candidates(session: &Session<Pasang>) -> Vec<Candidate> {
    let (game, position) = (session.game(), session.position());
    let mut candidates: Vec<Candidate> = Vec::new();
    if session.is_over() {
        return candidates;
    }
    game.each_move(position, |chosen| {
        if let Move::Passage(number) = chosen {
            let tokens = column_tokens(position, position.to_move(), number);
            candidates.push(Candidate::Column { column: number, tokens });
            return;
        }
        let Some(offer) = offer(game, position, chosen) else { return };
        let known = candidates.iter_mut().find_map(|known| match known {
            Candidate::Point { point, offers } if *point == offer.target_point() => Some(offers),
            _ => None,
        });
        match known {
            Some(offers) => offers.push(offer),
            None => {
                let point = offer.target_point();
                let after = |known: &Candidate| matches!(known, Candidate::Point { point: other, .. } if *other > point);
                let place = candidates.iter().position(after).unwrap_or(candidates.len());
                candidates.insert(place, Candidate::Point { point, offers: vec![offer] });
            }
        }
    });
    candidates
}

/// The lines among which the choice is still to be made once a point has been chosen; empty before.
pub fn offers(session: &Session<Pasang>) -> Vec<Offer> {
    let &[Target::Point(chosen)] = session.chosen() else { return Vec::new() };
    for candidate in candidates(session) {
        match candidate {
            Candidate::Point { point, offers } if point == chosen => return offers,
            _ => (),
        }
    }
    Vec::new()
}

/// The one offered line that ends at a tapped token or, if none ends there, contains it; `None` for none or
/// several.
pub fn line_at_token(offers: &[Offer], point: Point) -> Option<Line> {
    let ends = offers_ending_at(offers, point);
    match ends[..] {
        [only] => Some(only.line),
        [] => {
            let mut having = offers.iter().filter(|offer| offer.tokens.contains(&point));
            having.next().filter(|_| having.next().is_none()).map(|offer| offer.line)
        }
        _ => None,
    }
}

/// The offered lines whose last token on a side lies on a point.
pub(super) fn offers_ending_at(offers: &[Offer], point: Point) -> Vec<&Offer> {
    offers.iter().filter(|offer| offer.ends().any(|end| end == point)).collect()
}

/// The accessible name of a point or a column. `shown` is the position on the board; `candidates` and `offers`
/// are the results of [`candidates`] and [`offers`] for the session.
pub fn label(
    shown: &Position,
    candidates: &[Candidate],
    offers: &[Offer],
    target: Target,
) -> Option<PasangMessage> {
    let candidate = candidates.iter().find(|candidate| candidate.target() == target);
    match target {
        Target::Column(number) => {
            let tokens = column_tokens(shown, shown.to_move(), number);
            let may = candidate.is_some();
            Some(PasangMessage::Column { column: number, tokens: tokens.sum(), points: tokens.points(), may })
        }
        Target::Point(point) => {
            let may = match candidate {
                _ if !offers.is_empty() => label_during_choice(offers, point),
                Some(Candidate::Point { offers, .. }) => Some(first_choice(offers)),
                _ => None,
            };
            Some(PasangMessage::Point { point, contents: contents_of(shown, point), may })
        }
        _ => None,
    }
}

/// What tapping a target would do, and that the next tap does it; `None` if it may not be chosen.
pub fn considered(session: &Session<Pasang>, target: Target) -> Option<Message> {
    let first = session.act(Action::Drop).ok()?;
    let (candidates, open) = (candidates(&first), offers(session));
    let line = match target {
        Target::Line(line) => Some(line),
        Target::Point(point) => line_at_token(&open, point),
        _ => None,
    };
    let what = match open.iter().find(|offer| Some(offer.line) == line) {
        Some(offer) => offer.label(),
        None => label(session.position(), &candidates, &[], target)?,
    };
    Some(PasangMessage::Considered(what.into()).into())
}

/// A whole row or column in words, for people who hear the board.
pub fn lane(shown: &Position, axis: Axis, lane: u8) -> PasangMessage {
    let contents = (0..SIDE).map(|place| contents_of(shown, axis.point(lane % SIDE, place))).collect();
    PasangMessage::Lane { axis, lane, contents }
}

fn lines(offers: &[Offer]) -> Vec<Taken> {
    offers.iter().map(Offer::taken).collect()
}

/// What tapping a point does while a line is still to be chosen.
fn label_during_choice(offers: &[Offer], point: Point) -> Option<May> {
    if offers.iter().any(|offer| offer.target_point() == point) {
        return Some(May::Take { lines: lines(offers) });
    }
    let lines: Vec<_> = offers_ending_at(offers, point).into_iter().map(Offer::taken).collect();
    (!lines.is_empty()).then_some(May::Ends { lines })
}

/// What a point offers as a first target.
fn first_choice(offers: &[Offer]) -> May {
    match offers.first() {
        Some(&Offer { from: Some(_), at, jumps, .. }) => May::Become { to: at, jumps, lines: lines(offers) },
        _ => May::Go { lines: lines(offers) },
    }
}
