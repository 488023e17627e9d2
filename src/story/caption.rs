//! A move in words: its events grouped into lines, each with the clauses it rests on.

use crate::{
    engine::{
        Game, Hole, Outcome,
        clause::{Cited, ClauseId},
        seat::Seat,
        sowing::{
            Kind, Move, Sowing,
            games::mangala_suez,
            position::{Event, Position},
            turn::row_of,
        },
    },
    i18n::{Message, Named, Next},
    session::Session,
};

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub says: Message,
    /// The clauses of the events it tells, each once, in order.
    pub clauses: Vec<ClauseId>,
    /// How many steps of the move are over before the line's first and after its last.
    pub from: usize,
    pub to: usize,
}

/// Groups the events of one move into lines; `before` is the position it was played in.
pub fn lines(game: &Sowing, before: &Position, events: &[Cited<Event>]) -> Vec<Line> {
    let kind = game.kind();
    let seat = before.to_move();
    let name = |hole| Named { hole, row: game.row() };
    let mut position = *before;
    let mut lines: Vec<Line> = Vec::new();
    let mut steps = 0;
    for cited in events {
        let was = position;
        position.apply(cited.what);
        let from = steps;
        steps += usize::from(cited.what.is_step());
        if let Some(line) = lines.last_mut()
            && join(line, cited, game)
        {
            line.to = steps;
            continue;
        }
        let says = match cited.what {
            Event::Lift { hole, count } => {
                Message::Lifts { kind, seat, hole: name(hole), count, left: was.count(hole) - count }
            }
            Event::Drop { hole } => Message::Sows { kind, seat, path: vec![Some(name(hole))] },
            Event::Bank { .. } => Message::Sows { kind, seat, path: vec![None] },
            Event::Capture { hole, count, seat: owner } if ends_round(game, cited.clause) => {
                debug_assert_eq!(owner, row_of(hole, game.row()));
                Message::Keeps { kind, seat: owner, count }
            }
            Event::Capture { hole, count, seat } => Message::Takes { kind, seat, hole: name(hole), count },
            Event::Remove { hole, count } => Message::Empties { kind, seat, hole: name(hole), count },
            Event::Shift { to, .. } => Message::MovesOn { kind, to: name(to) },
            Event::Note { note, value } => match noted(game, before, events, (note, value), cited.clause) {
                Some(says) => says,
                None => {
                    // said already by the line before, which then rests on this clause too
                    if let Some(line) = lines.last_mut().filter(|line| !line.clauses.contains(&cited.clause))
                    {
                        line.clauses.push(cited.clause);
                    }
                    continue;
                }
            },
            Event::Pass { seat } => Message::Passes { seat },
            Event::Again { seat } => Message::Again { kind, seat },
            Event::Turn { seat } => Message::TurnGoes { seat },
        };
        lines.push(Line { says, clauses: vec![cited.clause], from, to: steps });
    }
    lines
}

/// Counters that a side keeps at the end are swept up, not captured.
fn ends_round(game: &Sowing, clause: ClauseId) -> bool {
    use crate::engine::sowing::games::kalah::Clause;
    match game.kind() {
        Kind::Kalah => clause == Clause::End.into(),
        Kind::MangalaSuez => clause == mangala_suez::Clause::Leftovers.into(),
        Kind::Adjiboto => false,
    }
}

/// Adds an event to the line before it where the two tell one thing.
fn join(line: &mut Line, cited: &Cited<Event>, game: &Sowing) -> bool {
    let place = match cited.what {
        Event::Drop { hole } => Some(Some(Named { hole, row: game.row() })),
        Event::Bank { .. } => Some(None),
        _ => None,
    };
    match (&mut line.says, cited.what) {
        (Message::Sows { path, .. }, _) if place.is_some() => path.extend(place),
        (Message::Keeps { seat, count, .. }, Event::Capture { count: more, seat: owner, .. })
            if *seat == owner && ends_round(game, cited.clause) =>
        {
            *count += more;
        }
        _ => return false,
    }
    if !line.clauses.contains(&cited.clause) {
        line.clauses.push(cited.clause);
    }
    true
}

/// What a note of the game means, where it says something that no other event says.
fn noted(
    game: &Sowing,
    before: &Position,
    events: &[Cited<Event>],
    (note, value): (u8, u8),
    clause: ClauseId,
) -> Option<Message> {
    use crate::engine::sowing::games::mangala_suez::Clause as Suez;
    let kind = game.kind();
    let name = |hole| Named { hole, row: game.row() };
    let lifted = events.iter().find_map(|cited| match cited.what {
        Event::Lift { hole, .. } => Some(hole),
        _ => None,
    });
    match kind {
        Kind::Adjiboto if usize::from(note) == before.to_move().index() => {
            let left = u32::from(game.row()).saturating_sub(value.count_ones());
            lifted.map(|hole| Message::Opens { hole: name(hole), left })
        }
        Kind::Adjiboto | Kind::Kalah => Some(Message::NothingTaken { kind }),
        Kind::MangalaSuez if clause == Suez::Endless.into() => Some(Message::Endless),
        Kind::MangalaSuez if clause == Suez::NoEarlyCapture.into() => Some(Message::NothingTaken { kind }),
        // a hole the next turn must begin at, or the one this turn had to
        Kind::MangalaSuez if note == mangala_suez::FORCED => match value.checked_sub(1) {
            Some(hole) => Some(Message::Forces { seat: before.to_move().other(), hole: name(Hole(hole)) }),
            None => lifted.map(|hole| Message::Forced { seat: before.to_move(), hole: name(hole) }),
        },
        Kind::MangalaSuez => None,
    }
}

/// The numbers that tell a whole move: how many were lifted, where the last fell, how many were taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum {
    pub seat: Seat,
    pub origin: Hole,
    /// Counters lifted from the hole that was played.
    pub count: u8,
    /// Liftings after the first.
    pub laps: u32,
    /// `None` when the last counter fell in the mover's store.
    pub last: Option<Hole>,
    /// Counters captured by the mover, without what is swept up at the end.
    pub taken: u32,
}

pub fn sum(game: &Sowing, before: &Position, chosen: Move, events: &[Cited<Event>]) -> Sum {
    let origin = chosen.hole();
    let mut sum = Sum { seat: before.to_move(), origin, count: 0, laps: 0, last: Some(origin), taken: 0 };
    for cited in events {
        match cited.what {
            // a relay lifts again what has been lifted: the first lifting is what was played
            Event::Lift { hole, count } if hole == origin && sum.count == 0 => sum.count = count,
            Event::Lift { .. } => sum.laps += 1,
            Event::Shift { to, .. } => sum.last = Some(to),
            Event::Drop { hole } => sum.last = Some(hole),
            Event::Bank { .. } => sum.last = None,
            Event::Capture { count, .. } if !ends_round(game, cited.clause) => sum.taken += u32::from(count),
            _ => (),
        }
    }
    sum
}

/// The announcement of the last move played in a session.
pub fn told(session: &Session<Sowing>) -> Message {
    let game = session.game();
    let kind = game.kind();
    let number = session.cursor();
    match (session.told(number), number.checked_sub(1).and_then(|last| session.moves().get(last))) {
        (Some((before, _)), Some(&Move::Empty(hole))) => Message::Emptied {
            kind,
            seat: before.to_move(),
            hole: Named { hole, row: game.row() },
            next: next(session),
        },
        (Some((before, events)), Some(&chosen)) => {
            let sum = sum(game, &before, chosen, &events);
            let name = |hole| Named { hole, row: game.row() };
            Message::Told {
                kind,
                seat: sum.seat,
                hole: name(sum.origin),
                count: sum.count,
                laps: sum.laps,
                last: sum.last.map(name),
                taken: sum.taken,
                next: next(session),
            }
        }
        _ => Message::Start { kind, next: next(session) },
    }
}

/// Who is next in a session.
pub fn next(session: &Session<Sowing>) -> Next {
    match session.outcome() {
        None => Next::Seat(session.game().to_move(session.position())),
        Some(outcome) => Next::Over {
            kind: session.game().kind(),
            outcome,
            stores: session.game().scores(session.position()),
        },
    }
}

/// How the session's game ended, in words.
pub fn ended(session: &Session<Sowing>, outcome: Outcome) -> Message {
    let stores = session.game().scores(session.position());
    Message::Ended { kind: session.game().kind(), outcome, stores }
}
