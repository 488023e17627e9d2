//! Mangala of Suez and Sinai, after Parker 1909 (Ancient Ceylon: 601–602).
//!
//! Two rows of six holes. Nine of them hold eight cowry shells each; three are emptied before play and their
//! shells leave the game. Captured shells are *eaten*: a store each, into which nobody sows.

use self::sowing::Sown;
use crate::engine::{
    Game, Hole, Outcome, Path, Target,
    clause::{Cited, ClauseId, clauses},
    history::Met,
    reading::readings,
    seat::Seat,
    sowing::{
        Move,
        position::{Event, Position},
        turn::{Turn, each_hole, holes_of, next, row_mask, row_of},
    },
};

/// Holes a row.
pub const ROW: u8 = 6;
const RING: u8 = 2 * ROW;
/// Shells a hole at the start.
pub const EACH: u8 = 8;
/// Shells before any hole is emptied.
pub const TOTAL: u32 = RING as u32 * EACH as u32;
/// Holes emptied before play.
const EMPTIES: u8 = 3;
/// Note 0: how many holes have been emptied, 0…3. Sowing begins after the third.
const EMPTIED: u8 = 0;
/// Note 1: how many of the emptied holes lay in the top row.
const EMPTIED_TOP: u8 = 1;
/// Note 2: turns sown so far, counted only while a rule depends on them.
const TURNS: u8 = 2;
/// Note 3: the hole at which the seat to move must begin, counted from 1; 0 when the choice is free.
const FORCED: u8 = 3;
/// Note 4: 1 after an endless sowing has made the game a draw.
const ENDLESS: u8 = 4;

mod emptying;
mod setup;
mod sowing;

clauses! {
    Setup = "suez.setup", Stated, "Parker 1909", "601";
    Empties = "suez.empties", Editorial, "", "", Empties;
    OwnSide = "suez.own-side", Stated, "Parker 1909", "601";
    Follow = "suez.follow", Stated, "Parker 1909", "601", Follows;
    FollowEmpty = "suez.follow-empty", Stated, "Parker 1909", "601";
    Sow = "suez.sow", Stated, "Parker 1909", "601";
    Relay = "suez.relay", Stated, "Parker 1909", "601";
    NoEarlyCapture = "suez.no-early-capture", Stated, "Ludii", "", WithholdsCapture;
    /// How many sowings eat nothing, by Parker's words.
    EarlySowings = "suez.early-sowings", Inferred, "Parker 1909", "601";
    EatOpposite = "suez.eat-opposite", Stated, "Parker 1909", "601";
    MoveOn = "suez.move-on", Stated, "Parker 1909", "601";
    /// A shell that has moved on into an empty hole.
    EatAgain = "suez.eat-again", Inferred, "Parker 1909", "601";
    EndTurn = "suez.end-turn", Stated, "Parker 1909", "601";
    Endless = "suez.endless", Editorial, "", "", StopsEndless;
    End = "suez.end", Inferred, "Parker 1909", "594–601";
    OneRound = "suez.one-round", Stated, "Parker 1909", "601";
    Leftovers = "suez.leftovers", Editorial, "", "", Collects;
    Winner = "suez.winner", Stated, "Parker 1909", "601";
    Repetition = "suez.repetition", Editorial, "", "";
}

readings! {
    /// Mangala of Suez under one set of readings.
    MangalaSuez {
        /// Who empties the three holes. By lot, the starter taps the holes drawn: the engine draws nothing.
        empties: EmptiesRule { Alternate = "alternate", StarterSets = "starter_sets", Random = "random" } of Empties;
        /// Which side has two empty holes.
        two_empty_side: TwoEmptySide { Starter = "starter", Second = "second" } of Empties;
        /// When a turn must begin next to where the opponent's turn ended.
        start_rule: StartRule {
            AfterCapture = "after_capture", Always = "always", OwnSideFree = "own_side_free"
        } of Follow;
        /// Number of turns at the start of the game in which nothing is eaten.
        no_capture_turns: NoCaptureTurns { Two = "2", Three = "3", Four = "4", None = "0" } of NoEarlyCapture;
        /// What a shell does that is moved on into an empty hole.
        moved_shell: MovedShell { TreatAsDrop = "treat_as_drop", AlwaysSow = "always_sow" } of MoveOn;
        /// Whether a sowing of more than a lap passes over the hole it came from.
        skip_origin: SkipOrigin { No = "false", Yes = "true" } of Sow;
        /// Who sows first.
        first_sower: FirstSower { Starter = "starter", Second = "second" } of OwnSide;
        /// Who gets the shells that nobody ate.
        leftovers: LeftoversRule { Nobody = "nobody", SideOwner = "side_owner" } of Leftovers;
        /// What follows from an endless sowing.
        endless: EndlessRule { EndTurn = "end_turn", Draw = "draw" } of Endless;
    } presets {
        "catalogue" {}
        "parker-1909" { "start_rule" = "always" }
        "ludii" {
            "start_rule" = "own_side_free",
            "no_capture_turns" = "3",
            "first_sower" = "second",
            "leftovers" = "side_owner"
        }
    }
}

impl MangalaSuez {
    /// The hole at which the seat to move must begin.
    fn forced(&self, position: &Position) -> Option<Hole> {
        position.note(FORCED).checked_sub(1).map(Hole)
    }

    #[inline(always)]
    fn side_is_empty(position: &Position, seat: Seat) -> bool {
        row_mask(position.at_least(1), seat, ROW) == 0
    }

    /// The final count of each side: the shells it ate and, under `leftovers: side_owner`, those on its side.
    pub fn shells(&self, position: &Position) -> [u32; 2] {
        [Seat::FIRST, Seat::SECOND].map(|seat| {
            let lying: u32 = holes_of(seat, ROW).map(|hole| u32::from(position.count(hole))).sum();
            let own = if self.leftovers == LeftoversRule::SideOwner { lying } else { 0 };
            u32::from(position.store(seat)) + own
        })
    }

    /// The greater number of shells wins; equal numbers are a draw.
    fn by_shells(&self, position: &Position, clause: Clause) -> Outcome {
        let [first, second] = self.shells(position);
        Outcome::by_count(first, second, clause)
    }
}

impl Game for MangalaSuez {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    const CYCLE: Option<usize> = Some(2);

    fn clauses(&self) -> &'static [crate::engine::clause::Clause] {
        Clause::TABLE
    }

    fn start(&self) -> Position {
        let mut position = Position::filled(RING.into(), EACH);
        if self.emptier(0) != Seat::FIRST {
            position.apply(Event::Turn { seat: self.emptier(0) });
        }
        position
    }

    #[inline]
    fn each_move(&self, position: &Position, mut visit: impl FnMut(Move)) {
        if position.note(EMPTIED) < EMPTIES {
            for hole in (0..RING).map(Hole).filter(|&hole| self.may_empty(position, hole)) {
                visit(Move::Empty(hole));
            }
            return;
        }
        let seat = position.to_move();
        let own = row_mask(position.at_least(1), seat, ROW);
        if own == 0 || position.note(ENDLESS) > 0 {
            return;
        }
        match self.forced(position) {
            Some(hole) => visit(Move::Sow(hole)),
            None => each_hole(own, seat, ROW, |hole| visit(Move::Sow(hole))),
        }
    }

    fn targets(&self, _: &Position, chosen: Move) -> Path {
        Path::of(chosen.hole().map(Target::Hole))
    }

    fn refuse(&self, position: &Position, path: &[Target]) -> ClauseId {
        let held = |hole: Hole| hole.0 < RING && position.count(hole) > 0;
        match (path, self.forced(position)) {
            _ if position.note(EMPTIED) < EMPTIES => Clause::Empties,
            (_, Some(_)) => Clause::Follow,
            ([Target::Hole(hole)], None) if held(*hole) || row_of(*hole, ROW) != position.to_move() => {
                Clause::OwnSide
            }
            _ => Clause::Sow,
        }
        .into()
    }

    fn forbid(&self, position: &Position, chosen: Move) -> ClauseId {
        match chosen {
            Move::Empty(_) => Clause::Empties.into(),
            _ => self.refuse(position, &self.targets(position, chosen)),
        }
    }

    #[inline]
    fn play(&self, position: &mut Position, chosen: Move, report: impl FnMut(Cited<Event>)) {
        let Some(origin) = chosen.hole() else { return };
        if let Move::Empty(hole) = chosen {
            return self.empty(hole, position, report);
        }
        let seat = position.to_move();
        let turns = position.note(TURNS);
        let was_forced = position.note(FORCED) > 0;
        let mut turn = Turn::new(position, report);
        if was_forced {
            turn.emit(Event::Note { note: FORCED, value: 0 }, Clause::Follow);
        }
        let Sown { last, ate, over } = self.sow(origin, &mut turn);
        if turns < self.counted_turns() {
            let clause = if turns < self.quiet_turns() { Clause::NoEarlyCapture } else { Clause::Follow };
            turn.emit(Event::Note { note: TURNS, value: turns + 1 }, clause);
        }
        turn.emit(Event::Turn { seat: seat.other() }, over);
        let follows = match self.start_rule {
            StartRule::AfterCapture => ate,
            StartRule::Always => turns + 1 >= 2,
            StartRule::OwnSideFree => false,
        };
        let ended = Self::side_is_empty(turn.position, seat.other()) || turn.position.note(ENDLESS) > 0;
        if follows && !ended {
            let after = next(last, RING);
            let mut hole = after;
            // the side to move has shells, so the loop ends
            while turn.position.count(hole) == 0 {
                hole = next(hole, RING);
            }
            let clause = if hole == after { Clause::Follow } else { Clause::FollowEmpty };
            turn.emit(Event::Note { note: FORCED, value: hole.0 + 1 }, clause);
        }
        self.collect_leftovers(&mut turn);
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.note(EMPTIED) < EMPTIES {
            return None;
        }
        if position.note(ENDLESS) > 0 {
            return Some(Outcome::drawn(Clause::Endless));
        }
        Self::side_is_empty(position, position.to_move()).then(|| self.by_shells(position, Clause::Winner))
    }

    fn on_repetition(
        &self,
        position: &mut Position,
        met: Met,
        _: impl FnMut(Cited<Event>),
    ) -> Option<Outcome> {
        (met.times >= 3).then(|| self.by_shells(position, Clause::Repetition))
    }

    /// Eaten shells never come back, nor are emptied holes filled before play.
    #[inline(always)]
    fn progress(&self, position: &Position) -> u32 {
        u32::from(position.store(Seat::FIRST))
            + u32::from(position.store(Seat::SECOND))
            + u32::from(position.note(EMPTIED))
    }

    fn to_move(&self, position: &Position) -> Seat {
        position.to_move()
    }
}
