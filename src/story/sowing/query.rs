//! Answers to questions about a game, for people who do not see the board.

use super::super::{Query, showing::Run};
use crate::{
    engine::{
        Game, Hole, Target,
        seat::Seat,
        sowing::{
            Sowing,
            position::{Event, Position},
            turn::holes_of,
        },
    },
    session::Session,
    words::{HoleName, Message, SowingMessage, round::Round, strip::Fall},
};

/// The contents of every hole of a board that shows `position`, or the holes that may be played.
pub fn answer(session: &Session<Sowing>, position: &Position, query: Query) -> Message {
    let game = session.game();
    let kind = game.kind();
    let name = |hole| HoleName { hole, row: game.row() };
    match query {
        Query::Board => SowingMessage::Rows {
            kind,
            rows: [Seat::FIRST, Seat::SECOND].map(|seat| {
                let held = |hole| (name(hole), position.count(hole), position.mark(hole));
                holes_of(seat, game.row()).map(held).collect()
            }),
        }
        .into(),
        _ => {
            if let [Target::Hole(hole)] = *session.chosen() {
                let seat = position.to_move();
                return Message::from(Round::WhichWay { seat, hole: name(hole) });
            }
            let holes = (0..2 * game.row()).map(Hole);
            let may = holes.filter(|&hole| session.may_choose(Target::Hole(hole))).map(name).collect();
            SowingMessage::May { seat: game.to_move(position), holes: may }.into()
        }
    }
}

/// Step number `steps` of a move in words; `None` before the first.
pub fn step(game: &Sowing, run: &Run<Sowing>, steps: usize) -> Option<Message> {
    let (place, count) = ended_in(game, run, steps)?;
    let (kind, all) = (game.kind(), run.steps());
    Some(SowingMessage::AtStep { kind, step: steps, all, place, count }.into())
}

/// That a counter has fallen in step number `steps`.
pub fn fall(game: &Sowing, run: &Run<Sowing>, steps: usize, fall: Fall) -> Option<Message> {
    let (place, count) = ended_in(game, run, steps)?;
    Some(SowingMessage::Falls { kind: game.kind(), place, count, fall }.into())
}

/// The place of a step, a store if it is no hole, and the counters that it has after the step.
fn ended_in(game: &Sowing, run: &Run<Sowing>, steps: usize) -> Option<(Option<HoleName>, u32)> {
    let step = run.timeline.steps.get(steps.checked_sub(1)?)?;
    let after = run.after(steps);
    let hole = |hole| (Some(HoleName { hole, row: game.row() }), u32::from(after.count(hole)));
    Some(match run.events.get(step.event)?.event {
        Event::Lift { hole: from, .. } | Event::Remove { hole: from, .. } => hole(from),
        Event::Drop { hole: to } | Event::Shift { to, .. } => hole(to),
        Event::Bank { seat } | Event::Capture { seat, .. } => (None, after.store(seat).into()),
        _ => return None,
    })
}
