//! A move of a sowing game line by line: its events grouped, each line with the clauses it rests on.

use crate::{
    engine::{
        Game,
        clause::{Cited, ClauseId, Effect},
        seat::Seat,
        sowing::{
            Meaning, Sowing,
            position::{Event, Mark, Position},
            turn::opposite,
        },
    },
    session::Session,
    story::{Line, Story, sowing::caption},
    words::{HoleName, LogLine},
};

/// The lines of the move that led to the position looked at, and of the end of the game if it ended it; empty
/// before the first move.
pub fn lines(session: &Session<Sowing>) -> Vec<Line<LogLine>> {
    let Some((before, events)) = session.replay(session.cursor()) else { return Vec::new() };
    let game = session.game();
    let mut lines = group_events(game, &before, &events, session.is_over());
    let cut = caption::early_end(session).map(|(cut, _)| cut);
    let over = lines.iter_mut().find(|line| matches!(line.message, LogLine::RoundEnds(_)));
    if let Some(line) = over {
        line.message = LogLine::RoundEnds(cut);
    }
    let Some(outcome) = session.outcome() else { return lines };
    let (at, lap) = lines.last().map_or((0, 0), |line| (line.to, line.lap));
    if game.has_debts(session.position()) {
        let message = LogLine::DebtsCount(game.scores(session.position()));
        let clauses = game.clause_that(Effect::Repays).into_iter().collect();
        lines.push(Line { message, clauses, from: at, to: at, lap });
    }
    let message = LogLine::Ends { kind: game.kind(), winners: outcome.winners };
    lines.push(Line { message, clauses: vec![outcome.clause], from: at, to: at, lap });
    lines
}

/// Groups the events of one move into lines; `before` is the position it was played in. If the game `is_over`,
/// turns are left out.
fn group_events(
    game: &Sowing,
    before: &Position,
    events: &[Cited<Event>],
    is_over: bool,
) -> Vec<Line<LogLine>> {
    let kind = game.kind();
    let seat = before.to_move();
    let name = |hole| HoleName { hole, row: game.row() };
    let mut position = *before;
    let mut lines: Vec<Line<LogLine>> = Vec::new();
    let (mut steps, mut lap) = (0, 0);
    let mut ahead: Vec<ClauseId> = Vec::new();
    for cited in events {
        let was = position;
        position.apply(cited.event);
        let from = steps;
        steps += usize::from(cited.event.is_step());
        lap += usize::from(matches!(cited.event, Event::Lift { .. }));
        if let Some(line) = lines.last_mut()
            && merge(line, cited, game, &was)
        {
            line.to = steps;
            continue;
        }
        let message = match cited.event {
            Event::Lift { hole, count } => {
                LogLine::Lifts { kind, seat, hole: name(hole), count, left: was.count(hole) - count }
            }
            Event::Drop { hole } => LogLine::Sows { kind, seat, path: vec![Some(name(hole))] },
            Event::Bank { .. } => LogLine::Sows { kind, seat, path: vec![None] },
            Event::Capture { hole, count, seat: owner } if game.does(cited.clause, Effect::Collects) => {
                match was.mark(hole) {
                    Mark::Tied(by) => LogLine::Unties { kind, seat: owner, hole: name(hole), count, by },
                    _ => LogLine::Keeps { kind, seat: owner, count },
                }
            }
            Event::Capture { hole, count, seat } if game.does(cited.clause, Effect::TakesOpposite) => {
                let facing = name(opposite(hole, 2 * game.row()));
                LogLine::TakesOpposite { kind, seat, hole: name(hole), count, facing }
            }
            Event::Capture { hole, count, seat } => LogLine::Takes { kind, seat, hole: name(hole), count },
            Event::Remove { hole, count } => LogLine::Empties { kind, seat, hole: name(hole), count },
            Event::Shift { to, .. } => LogLine::MovesOn { kind, to: name(to) },
            Event::Note { note, value } => match note_line(game, before, events, (note, value), cited.clause)
            {
                Some(message) if !(is_over && matches!(message, LogLine::Forces { .. })) => message,
                _ => {
                    add_clause(&mut lines, &mut ahead, cited.clause);
                    continue;
                }
            },
            Event::Give { from, to, count } => LogLine::Gives { kind, from, to, count },
            Event::Fill { seat, hole, count } => {
                LogLine::Fills { kind, seat, holes: vec![name(hole)], count }
            }
            Event::Mark { hole, mark: Mark::None } => {
                add_reopened(&mut lines, name(hole), was.mark(hole), cited.clause, (steps, lap));
                continue;
            }
            Event::Mark { hole, mark } => LogLine::Marked { holes: vec![name(hole)], mark },
            Event::RoundEnds => LogLine::RoundEnds(None),
            Event::RoundBegins { round } => LogLine::RoundBegins(round),
            // the turn of a round that will not be played
            Event::Turn { .. } if is_over && position.is_between() => continue,
            Event::Turn { .. } | Event::Again { .. } if is_over => {
                add_clause(&mut lines, &mut ahead, cited.clause);
                continue;
            }
            Event::NothingTaken => LogLine::NothingTaken { kind },
            Event::Endless => LogLine::Endless,
            Event::Pass { seat } => LogLine::Passes { seat },
            Event::Again { seat } => LogLine::Again { kind, seat },
            Event::Turn { seat } => LogLine::TurnGoes { seat },
        };
        let mut clauses = std::mem::take(&mut ahead);
        if !clauses.contains(&cited.clause) {
            clauses.push(cited.clause);
        }
        lines.push(Line { message, clauses, from, to: steps, lap });
        if let Event::RoundBegins { .. } = cited.event
            && let Some(now) = roles(game, &position).filter(|&now| roles(game, before) != Some(now))
        {
            let message = LogLine::Roles(now);
            lines.push(Line { message, clauses: vec![cited.clause], from: steps, to: steps, lap });
        }
    }
    lines
}

/// The seats of Raja, Mandiri and Pasu in a position's round.
fn roles(game: &Sowing, position: &Position) -> Option<[Seat; 3]> {
    let mut seats = [Seat::FIRST; 3];
    for seat in game.seats().iter() {
        *seats.get_mut(game.role(position, seat)? as usize)? = seat;
    }
    Some(seats)
}

/// Adds that a hole has lost its mark: before the filling or collecting that it is part of, so that these stay
/// in one line. `now` is the number of steps that are over, and the lap.
fn add_reopened(
    lines: &mut Vec<Line<LogLine>>,
    hole: HoleName,
    was: Mark,
    clause: ClauseId,
    now: (usize, usize),
) {
    // the line of a tied hole that has been collected says it already
    if let Some(line) = lines.last_mut()
        && matches!(line.message, LogLine::Unties { hole: untied, .. } if untied == hole)
    {
        return add_clause(std::slice::from_mut(line), &mut Vec::new(), clause);
    }
    let goes_on = |line: &&Line<LogLine>| {
        matches!(line.message, LogLine::Fills { .. } | LogLine::Keeps { .. } | LogLine::Unties { .. })
    };
    let at = lines.len() - lines.iter().rev().take_while(goes_on).count();
    for line in lines[..at].iter_mut().rev() {
        match &mut line.message {
            LogLine::Reopened { holes, was: known } if *known == was => {
                holes.push(hole);
                return add_clause(std::slice::from_mut(line), &mut Vec::new(), clause);
            }
            LogLine::Reopened { .. } => (),
            _ => break,
        }
    }
    let (from, lap) = lines.get(at).map_or(now, |line| (line.from, line.lap));
    let message = LogLine::Reopened { holes: vec![hole], was };
    lines.insert(at, Line { message, clauses: vec![clause], from, to: from, lap });
}

/// Adds a clause to the line before, which already says what the clause says; without one, keeps it for the
/// next line.
fn add_clause(lines: &mut [Line<LogLine>], ahead: &mut Vec<ClauseId>, clause: ClauseId) {
    match lines.last_mut() {
        Some(line) if line.clauses.contains(&clause) => (),
        Some(line) => line.clauses.push(clause),
        None => ahead.push(clause),
    }
}

/// Adds an event to the line before it if the two belong in one line; `was` is the position before the event.
fn merge(line: &mut Line<LogLine>, cited: &Cited<Event>, game: &Sowing, was: &Position) -> bool {
    let name = |hole| HoleName { hole, row: game.row() };
    let place = match cited.event {
        Event::Drop { hole } => Some(Some(name(hole))),
        Event::Bank { .. } => Some(None),
        _ => None,
    };
    match (&mut line.message, cited.event) {
        (LogLine::Sows { path, .. }, _) if place.is_some() => path.extend(place),
        (LogLine::Fills { seat, holes, count, .. }, Event::Fill { seat: owner, hole, count: more })
            if *seat == owner && *count == more =>
        {
            holes.push(name(hole));
        }
        (LogLine::Marked { holes, mark }, Event::Mark { hole, mark: other }) if *mark == other => {
            holes.push(name(hole));
        }
        (LogLine::Keeps { seat, count, .. }, Event::Capture { hole, count: more, seat: owner })
            if *seat == owner
                && game.does(cited.clause, Effect::Collects)
                && !matches!(was.mark(hole), Mark::Tied(_)) =>
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

/// The line of a note of the game, where no other event says the same.
fn note_line(
    game: &Sowing,
    before: &Position,
    events: &[Cited<Event>],
    (note, value): (u8, u8),
    clause: ClauseId,
) -> Option<LogLine> {
    let kind = game.kind();
    let name = |hole| HoleName { hole, row: game.row() };
    let lifted = events.iter().find_map(|cited| match cited.event {
        Event::Lift { hole, .. } => Some(hole),
        _ => None,
    });
    if game.does(clause, Effect::WithholdsCapture) {
        return Some(LogLine::NothingTaken { kind });
    }
    match game.meaning(note, value)? {
        Meaning::Opens { left } => lifted.map(|hole| LogLine::Opens { hole: name(hole), left }),
        Meaning::Repeats => Some(LogLine::Repeats { kind }),
        Meaning::Goes(way) => Some(LogLine::Goes(way)),
        Meaning::Begins(Some(hole)) => {
            Some(LogLine::Forces { seat: before.to_move().other(), hole: name(hole) })
        }
        Meaning::Begins(None) => {
            lifted.map(|hole| LogLine::Forced { seat: before.to_move(), hole: name(hole) })
        }
    }
}
