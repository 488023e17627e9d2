//! Answers to questions about a game, for those who do not see the board.

use super::{showing::Run, timeline, why::Why};
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
    i18n::{Message, Named, round::Round},
    session::Session,
    story::caption,
};

/// What can be asked at any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    LastMove,
    Score,
    /// What lies in every hole.
    Board,
    /// The holes that may be played.
    Playable,
    /// Why the last choice was refused.
    Why,
}

impl Query {
    /// The query a letter asks on a board; no hole has these letters.
    pub const fn of_letter(letter: char) -> Option<Query> {
        match letter {
            'l' => Some(Query::LastMove),
            's' => Some(Query::Score),
            'r' => Some(Query::Board),
            'p' => Some(Query::Playable),
            'w' => Some(Query::Why),
            _ => None,
        }
    }
}

/// Answers a question about a session whose board shows a position: another than the session's own where a row is
/// being laid.
pub fn answer(session: &Session<Sowing>, position: &Position, query: Query, why: Option<&Why>) -> Message {
    let game = session.game();
    let kind = game.kind();
    let name = |hole| Named { hole, row: game.row() };
    match query {
        Query::LastMove => caption::told(session),
        Query::Score => {
            Message::Scores { kind, stores: caption::held(game, position), next: caption::next(session) }
        }
        Query::Board => Message::Rows {
            kind,
            rows: [Seat::FIRST, Seat::SECOND].map(|seat| {
                let held = |hole| (name(hole), position.count(hole), position.mark(hole));
                holes_of(seat, game.row()).map(held).collect()
            }),
        },
        Query::Playable => {
            if let [Target::Hole(hole)] = *session.chosen() {
                let seat = position.to_move();
                return Message::Round(Round::WhichWay { seat, hole: name(hole) }.into());
            }
            let holes = (0..2 * game.row()).map(Hole);
            let may = holes.filter(|&hole| session.may_choose(Target::Hole(hole))).map(name).collect();
            Message::May { seat: game.to_move(position), holes: may }
        }
        Query::Why => match why {
            Some(why) => Message::Explained { says: why.says.clone(), kind, clause: why.clause },
            None => Message::NothingRefused,
        },
    }
}

/// The last of so many steps of a move in words; `None` before the first.
pub fn step(game: &Sowing, run: &Run, steps: usize) -> Option<Message> {
    let step = run.timeline.steps.get(steps.checked_sub(1)?)?;
    let after = timeline::after(&run.before, &run.events, steps);
    let hole = |hole| (Some(Named { hole, row: game.row() }), u32::from(after.count(hole)));
    let (place, count) = match run.events.get(step.event)?.what {
        Event::Lift { hole: from, .. } | Event::Remove { hole: from, .. } => hole(from),
        Event::Drop { hole: to } | Event::Shift { to, .. } => hole(to),
        Event::Bank { seat } | Event::Capture { seat, .. } => (None, after.store(seat).into()),
        _ => return None,
    };
    Some(Message::AtStep { kind: game.kind(), step: steps, all: run.steps(), place, count })
}
