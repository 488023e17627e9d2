//! The implementation of `Story` for Pasang.

use super::{caption, choice, ghost, lines, query, scene, sound, why};
use crate::{
    engine::{
        Game as _, Outcome, Target,
        clause::{Cited, ClauseId},
        deciding::Decided,
        pasang::{
            Move, Pasang,
            position::{Event, Position},
        },
        seat::Seat,
    },
    session::Session,
    story::{Beat, Brevity, Line, NoChoice, Query, Story, Why, showing::Run, sound::Knock},
    words::{Message, Next, standing::Standing, strip::Fall},
};

impl Story for Pasang {
    type Ghost = ghost::Ghost;

    fn step_durations(events: &[Cited<Event>]) -> Vec<(usize, f64)> {
        scene::step_durations(events)
    }
    /// A moving piece still stands at its start in this position: the board draws it only in the air.
    fn resting_position(run: &Run<Pasang>, steps: usize) -> Position {
        run.after(steps)
    }
    fn scores(&self, position: &Position) -> [i32; 3] {
        caption::scores(position)
    }
    fn announcement(session: &Session<Pasang>, next: Next) -> Message {
        caption::announcement(session, next)
    }
    fn briefly(session: &Session<Pasang>, next: Next, _brevity: Brevity) -> Message {
        caption::briefly(session, next).unwrap_or_else(|| caption::announcement(session, next))
    }
    /// Without a move a seat has lost; on a cleared board points are all there is.
    fn standing(&self, position: &Position, seat: Seat) -> Standing {
        if position.tokens() == 0 {
            return Standing::Score;
        }
        let mut own = *position;
        if own.to_move() != seat {
            own.apply(Event::Turn);
        }
        let mut moves = 0;
        self.each_move(&own, |_| moves += 1);
        Standing::Moves(moves)
    }
    fn decided(&self, position: &Position, _outcome: Outcome) -> Decided {
        match position.tokens() {
            0 => Decided::SCORES,
            _ => Decided::stuck(position.to_move()),
        }
    }
    fn is_capture(event: &Event) -> bool {
        matches!(event, Event::Take { .. })
    }
    fn captured_count(&self, _before: &Position, _chosen: Move, events: &[Cited<Event>]) -> u32 {
        caption::taken(events)
    }
    fn lines(session: &Session<Pasang>) -> Vec<Line> {
        lines::lines(session).iter().map(Line::keyed).collect()
    }
    fn reason(&self, position: &Position, clause: ClauseId, path: &[Target]) -> Message {
        Message::from(why::reason(self, position, path, clause))
    }
    fn choice(session: &Session<Pasang>) -> Option<Message> {
        caption::choice(session).map(Message::from)
    }
    fn no_choice(session: &Session<Pasang>) -> Option<NoChoice> {
        let (message, clause) = why::no_choice(session)?;
        let why = Why { message: Message::from(message).into(), clause: Some(clause) };
        Some(NoChoice { why, is_transient: true })
    }
    fn answer(session: &Session<Pasang>, position: &Position, query: Query) -> Message {
        Message::from(query::answer(session, position, query))
    }
    fn step_message(&self, run: &Run<Pasang>, steps: usize) -> Option<Message> {
        query::step(&run.before, &run.events, steps).map(Message::from)
    }
    fn beat(&self, cited: &Cited<Event>) -> Beat {
        match cited.event {
            Event::Take { colour, .. } => Beat::Takes(colour.points().into()),
            _ => Beat::Lifts,
        }
    }
    fn panel_message(&self, run: &Run<Pasang>, steps: usize, _fall: Option<Fall>) -> Option<Message> {
        query::taken(&run.before, &run.events, steps).map(Message::from)
    }
    fn considered(session: &Session<Pasang>, target: Target) -> Option<Message> {
        choice::considered(session, target)
    }
    fn ghost(session: &Session<Pasang>, target: Target) -> Option<ghost::Ghost> {
        ghost::ghost(session, target)
    }
    fn sound(session: &Session<Pasang>, run: &Run<Pasang>, step: usize, lands: bool) -> Option<Knock> {
        let trays = scene::trays(session, session.cursor().saturating_sub(1));
        sound::sound(trays, &run.events, step, lands)
    }
}
