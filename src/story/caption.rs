//! A move in words: its events grouped into lines, each with the clauses it rests on.

use crate::{
    engine::{
        Game, Hole, Outcome,
        clause::{Cited, ClauseId},
        seat::Seat,
        sowing::{
            Kind, Move, Sowing,
            position::{Event, Position},
            turn::{holes_of, row_of},
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
}

/// Groups the events of one move into lines; `before` is the position it was played in.
pub fn lines(game: &Sowing, before: &Position, events: &[Cited<Event>]) -> Vec<Line> {
    let kind = game.kind();
    let seat = before.to_move();
    let name = |hole| Named { hole, row: game.row() };
    let mut position = *before;
    let mut lines: Vec<Line> = Vec::new();
    for cited in events {
        let was = position;
        position.apply(cited.what);
        let joined = lines.last_mut().is_some_and(|line| join(line, cited, game));
        if joined {
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
            Event::Note { note, value } => noted(game, before, events, note, value),
            Event::Pass { seat } => Message::Passes { seat },
            Event::Again { seat } => Message::Again { kind, seat },
            Event::Turn { seat } => Message::TurnGoes { seat },
        };
        lines.push(Line { says, clauses: vec![cited.clause] });
    }
    lines
}

/// Counters that a side keeps at the end are swept up, not captured.
fn ends_round(game: &Sowing, clause: ClauseId) -> bool {
    use crate::engine::sowing::games::kalah::Clause;
    game.kind() == Kind::Kalah && clause == Clause::End.into()
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

/// What a note of the game means. Only Adjiboto keeps any: holes opened, and the moves that take nothing.
fn noted(game: &Sowing, before: &Position, events: &[Cited<Event>], note: u8, value: u8) -> Message {
    let lifted = events.iter().find_map(|cited| match cited.what {
        Event::Lift { hole, .. } => Some(hole),
        _ => None,
    });
    match lifted {
        Some(hole) if usize::from(note) == before.to_move().index() => Message::Opens {
            hole: Named { hole, row: game.row() },
            left: u32::from(game.row()).saturating_sub(value.count_ones()),
        },
        _ => Message::NothingTaken { kind: game.kind() },
    }
}

/// The numbers that tell a whole move: how many were lifted, where the last fell, how many were taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum {
    pub seat: Seat,
    pub origin: Hole,
    /// Counters lifted.
    pub count: u8,
    /// `None` when the last counter fell in the mover's store.
    pub last: Option<Hole>,
    /// Counters captured by the mover, without what is swept up at the end.
    pub taken: u32,
}

pub fn sum(game: &Sowing, before: &Position, chosen: Move, events: &[Cited<Event>]) -> Sum {
    let Move::Sow(origin) = chosen;
    let mut sum = Sum { seat: before.to_move(), origin, count: 0, last: Some(origin), taken: 0 };
    for cited in events {
        match cited.what {
            Event::Lift { count, .. } => sum.count += count,
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
        (Some((before, events)), Some(&chosen)) => {
            let sum = sum(game, &before, chosen, &events);
            let name = |hole| Named { hole, row: game.row() };
            Message::Told {
                kind,
                seat: sum.seat,
                hole: name(sum.origin),
                count: sum.count,
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
            stores: scores(session.game(), session.position()),
        },
    }
}

/// How the session's game ended, in words.
pub fn ended(session: &Session<Sowing>, outcome: Outcome) -> Message {
    let stores = scores(session.game(), session.position());
    Message::Ended { kind: session.game().kind(), outcome, stores }
}

/// What each side has: its store, and in Kalah what still lies in its row when a set-up position is over.
pub fn scores(game: &Sowing, position: &Position) -> [u32; 2] {
    [Seat::FIRST, Seat::SECOND].map(|seat| {
        let store = u32::from(position.store(seat));
        let kept = game.kind() == Kind::Kalah && game.ended(position).is_some();
        let row: u32 = holes_of(seat, game.row()).map(|hole| u32::from(position.count(hole))).sum();
        if kept { store + row } else { store }
    })
}
