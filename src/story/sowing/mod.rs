//! The story of a move of a sowing game: its steps, words and sounds.

pub mod caption;
mod durations;
pub mod gains;
pub mod lines;
pub mod marks;
pub mod path;
pub mod query;
pub mod scene;
pub mod sound;
pub mod why;

use super::{Beat, Brevity, Line, NoChoice, Query, Story, showing::Run, sound::Knock};
use crate::{
    engine::{
        Outcome, Target,
        clause::{Cited, ClauseId, Effect},
        deciding::{Decided, Decides},
        seat::Seat,
        sowing::{
            Move, Sowing,
            position::{Event, Position},
        },
    },
    session::Session,
    words::{
        Message, Next,
        standing::{Goal, Standing},
        strip::Fall,
    },
};

impl Story for Sowing {
    type Ghost = path::Ghost;

    fn step_durations(events: &[Cited<Event>]) -> Vec<(usize, f64)> {
        durations::step_durations(events)
    }
    fn resting_position(run: &Run<Sowing>, steps: usize) -> Position {
        scene::scene(run, steps).resting
    }
    fn scores(&self, position: &Position) -> [i32; 3] {
        Sowing::scores(self, position)
    }
    fn final_scores(&self, position: &Position) -> [i32; 3] {
        Sowing::final_scores(self, position)
    }
    fn seat_totals(&self, position: &Position) -> [i32; 3] {
        Sowing::seat_totals(self, position)
    }
    fn has_debts(&self, position: &Position) -> bool {
        !self.debts(position).is_empty()
    }
    fn waits_for_round(&self, position: &Position) -> Option<u16> {
        position.is_between().then(|| self.round(position) + 1)
    }
    fn draws_lot(&self, position: &Position) -> bool {
        Sowing::draws_lot(self, position)
    }
    fn announcement(session: &Session<Sowing>, next: Next) -> Message {
        caption::announcement(session, next)
    }
    fn briefly(session: &Session<Sowing>, next: Next, brevity: Brevity) -> Message {
        caption::briefly(session, next, brevity).unwrap_or_else(|| caption::announcement(session, next))
    }
    fn goal(&self) -> Goal {
        Goal { kind: self.kind().into(), decides: self.decides(), rounds: self.rounds() }
    }
    fn standing(&self, position: &Position, seat: Seat) -> Standing {
        match self.decides() {
            Decides::Scores => Standing::Score,
            Decides::Gains => Standing::Gain { stake: self.kind().stakes()[seat.index()] },
            Decides::Moves => Standing::Moves(self.sowable_holes(position, seat)),
        }
    }
    fn decided(&self, position: &Position, outcome: Outcome) -> Decided {
        Sowing::decided(self, position, outcome.clause)
    }
    fn is_capture(event: &Event) -> bool {
        matches!(event, Event::Capture { .. })
    }
    fn captured_count(&self, before: &Position, chosen: Move, events: &[Cited<Event>]) -> u32 {
        caption::summary(self, before, chosen, events).taken
    }
    fn lines(session: &Session<Sowing>) -> Vec<Line> {
        lines::lines(session).iter().map(Line::keyed).collect()
    }
    fn reason(&self, position: &Position, clause: ClauseId, path: &[Target]) -> Message {
        why::reason(self, position, clause, path)
    }
    fn choice(session: &Session<Sowing>) -> Option<Message> {
        caption::choice(session)
    }
    fn no_choice(session: &Session<Sowing>) -> Option<NoChoice> {
        why::no_choice(session)
    }
    fn answer(session: &Session<Sowing>, position: &Position, query: Query) -> Message {
        query::answer(session, position, query)
    }
    fn step_message(&self, run: &Run<Sowing>, steps: usize) -> Option<Message> {
        query::step(self, run, steps)
    }
    fn beat(&self, cited: &Cited<Event>) -> Beat {
        match cited.event {
            Event::Lift { .. } => Beat::Lifts,
            Event::Drop { .. } | Event::Bank { .. } => Beat::Sows,
            Event::Capture { count, .. } if !self.does(cited.clause, Effect::Collects) => {
                Beat::Takes(count.into())
            }
            Event::Capture { seat, .. } | Event::Fill { seat, .. } => Beat::Goes(seat.index() as u8),
            _ => Beat::Goes(u8::MAX),
        }
    }
    fn panel_message(&self, run: &Run<Sowing>, steps: usize, fall: Option<Fall>) -> Option<Message> {
        query::fall(self, run, steps, fall?)
    }
    fn ghost(session: &Session<Sowing>, target: Target) -> Option<path::Ghost> {
        let chosen = session.completes(target).filter(|chosen| chosen.hole().is_some())?;
        Some(path::ghost(session.game(), session.position(), chosen))
    }
    fn considered(session: &Session<Sowing>, target: Target) -> Option<Message> {
        let chosen = session.completes(target).filter(|chosen| chosen.hole().is_some())?;
        caption::considered(session.game(), session.position(), chosen)
    }
    fn sound(session: &Session<Sowing>, run: &Run<Sowing>, step: usize, lands: bool) -> Option<Knock> {
        sound::sound(session.game().kind(), run, step, lands)
    }
}
