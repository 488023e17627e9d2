//! Plays a move of these games to its end.

use super::{
    DIRECTION, EACH, ENDS, OWED, Olinda, QUIET, RING, ROW,
    choice::{hole_refusal, playable, round_over, start_clause},
    direction, owes_first_turn,
    rounds::{arrange, each_round_start, end_round, match_outcome, refill},
    sow::sow,
};
use crate::engine::{
    Direction, Game, Hole, Outcome, Path, Target,
    clause::{Cited, Clause, ClauseId},
    history::Met,
    pick_from_list,
    seat::Seat,
    sowing::{
        Move,
        position::{Event, Mark, Position},
        turn::{Turn, each_hole, pick_of},
    },
};

/// A turn: sows one hole to the end of its laps and, if the turn ends the round, ends it.
fn take_turn<G: Olinda>(
    game: &G,
    origin: Hole,
    chosen: Direction,
    turn: &mut Turn<impl FnMut(Cited<Event>)>,
) {
    let seat = turn.position.to_move();
    let way = direction(turn.position).unwrap_or(chosen);
    if turn.position.note(DIRECTION) == 0 {
        let value = if way == Direction::Anticlockwise { 1 } else { 2 };
        turn.emit(Event::Note { note: DIRECTION, value }, G::CLAUSES.direction);
    }
    let started = start_clause(game, turn.position, seat, origin);
    if let Some(ends) = G::AT_ENDS
        && owes_first_turn::<G>(turn.position, seat)
    {
        let at_end = ENDS >> (origin.0 % ROW) & 1 == 1;
        let clause = if at_end { ends.start } else { ends.start_fallback };
        let value = turn.position.note(OWED) & !(1 << seat.index());
        turn.emit(Event::Note { note: OWED, value }, clause);
    }
    let over = sow(game, origin, way, started, turn);
    turn.emit(Event::Turn { seat: seat.other() }, over);
    if let Some(clause) = round_over(game, turn.position) {
        end_round(game, clause, turn);
    }
}

impl<G: Olinda> Game for G {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    /// Turns alternate, so the same seat is to move after two at the earliest.
    const CYCLE: Option<usize> = Some(2);

    fn clauses(&self) -> &'static [Clause] {
        G::TABLE
    }

    fn start(&self) -> Position {
        let mut position = Position::filled(RING.into(), EACH);
        position.put_round(1, false);
        position.put_note(OWED, self.owed_at_first(1));
        position
    }

    #[inline]
    fn each_move(&self, position: &Position, mut visit: impl FnMut(Move)) {
        if position.is_between() {
            return each_round_start(self, position, visit);
        }
        let seat = position.to_move();
        let holes = |way| playable(self, position, seat, way);
        if let Some(way) = direction(position) {
            return each_hole(holes(way), seat, ROW, |hole| visit(Move::Sow(hole)));
        }
        each_hole(holes(Direction::Anticlockwise), seat, ROW, |hole| visit(Move::Sow(hole)));
        each_hole(holes(Direction::Clockwise), seat, ROW, |hole| visit(Move::SowClockwise(hole)));
    }

    #[inline(always)]
    fn pick(
        &self,
        position: &Position,
        choose: impl FnOnce(usize) -> usize,
        buffer: &mut Vec<Move>,
    ) -> Option<Move> {
        match direction(position) {
            Some(way) if !position.is_between() => {
                let seat = position.to_move();
                pick_of(playable(self, position, seat, way), seat, ROW, choose).map(Move::Sow)
            }
            _ => pick_from_list(self, position, choose, buffer),
        }
    }

    fn targets(&self, position: &Position, chosen: Move) -> Path {
        let open = direction(position).is_none() && !position.is_between();
        match chosen {
            Move::Sow(hole) if open => {
                Path::two(Target::Hole(hole), Target::Direction(Direction::Anticlockwise))
            }
            Move::SowClockwise(hole) => {
                Path::two(Target::Hole(hole), Target::Direction(Direction::Clockwise))
            }
            Move::Sow(hole) | Move::Empty(hole) => Path::one(Target::Hole(hole)),
            Move::Next => Path::one(Target::Next),
            Move::Arrange(counts) => Path::of(counts.map(Target::Number)),
        }
    }

    fn refuse(&self, position: &Position, path: &[Target]) -> ClauseId {
        if position.is_between() {
            return match (self.outcome(position), path) {
                (Some(outcome), _) => outcome.clause,
                (None, [Target::Next | Target::Number(_), ..]) => G::CLAUSES.twelve,
                (None, _) => G::CLAUSES.refill,
            };
        }
        match path {
            [Target::Hole(hole)] => {
                hole_refusal(self, position, *hole, direction(position).unwrap_or(Direction::Anticlockwise))
            }
            [Target::Hole(hole), Target::Direction(way)] if direction(position).is_none() => {
                hole_refusal(self, position, *hole, *way)
            }
            [Target::Next | Target::Number(_), ..] => G::CLAUSES.round_end,
            _ => G::CLAUSES.direction,
        }
    }

    fn forbid(&self, position: &Position, chosen: Move) -> ClauseId {
        match chosen {
            Move::Empty(_) => G::CLAUSES.setup,
            _ => self.refuse(position, &self.targets(position, chosen)),
        }
    }

    #[inline]
    fn play(&self, position: &mut Position, chosen: Move, report: impl FnMut(Cited<Event>)) {
        let mut turn = Turn::new(position, report);
        match chosen {
            Move::Sow(hole) => take_turn(self, hole, Direction::Anticlockwise, &mut turn),
            Move::SowClockwise(hole) => take_turn(self, hole, Direction::Clockwise, &mut turn),
            Move::Next => refill(self, &mut turn),
            Move::Arrange(counts) => arrange(self, counts, &mut turn),
            Move::Empty(_) => (),
        }
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.is_between() { match_outcome(self, position) } else { None }
    }

    /// Ends the round, not the match: [`Game::outcome`] judges the match by the position between the rounds.
    fn on_repetition(
        &self,
        position: &mut Position,
        met: Met,
        report: impl FnMut(Cited<Event>),
    ) -> Option<Outcome> {
        if !position.is_between() && (met.times >= 3 || met.since >= QUIET) {
            end_round(self, G::CLAUSES.repetition, &mut Turn::new(position, report));
        }
        None
    }

    /// Within a round, eaten counters do not come back and no hole is untied; 60 is the most that both can come
    /// to.
    #[inline(always)]
    fn progress(&self, position: &Position) -> u32 {
        let stage = 2 * u32::from(position.round()) + u32::from(position.is_between());
        let tied = position.marked(|mark| matches!(mark, Mark::Tied(_))).count_ones();
        let eaten = position.store(Seat::FIRST) + position.store(Seat::SECOND);
        64 * stage + u32::from(eaten) + tied
    }

    fn to_move(&self, position: &Position) -> Seat {
        position.to_move()
    }
}
