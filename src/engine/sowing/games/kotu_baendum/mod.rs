//! Kotu Baendum of the Kandian villages of Sri Lanka, after the summary in the Ludii catalogue and Parker 1909
//! (Ancient Ceylon: 598–599).
//!
//! Two rows of seven holes, four counters each, played in rounds: what a player has collected fills his row
//! again. A last counter that makes a hole four eats it, or ties it where it lies at an end of the board.

use crate::engine::{
    Game, Hole, Outcome, Path, Target, Way,
    clause::{Cited, ClauseId, clauses},
    history::Met,
    reading::readings,
    seat::Seat,
    sowing::{
        Move,
        position::{Event, Mark, Position},
        turn::{Turn, each_hole},
    },
};

/// Holes a row.
pub const ROW: u8 = 7;
const RING: u8 = 2 * ROW;
/// Counters a hole at the start, and in every hole that is refilled in full.
pub const EACH: u8 = 4;
/// All counters: board and stores.
pub const TOTAL: u32 = RING as u32 * EACH as u32;
/// Both end holes of a row, a bit each from its owner's left.
const ENDS: u32 = 1 | 1 << (ROW - 1);
/// Turns in a row without anything eaten or tied after which a round ends.
const QUIET: u32 = 200;

/// Note 0: the direction of the round: 0 still open, 1 anticlockwise, 2 clockwise.
pub const DIRECTION: u8 = 0;
/// Note 1: who has still to take the round's first turn from an end hole, a bit a seat.
const OWED: u8 = 1;
/// Note 2: the index of the seat that started the round.
const STARTER: u8 = 2;
/// Note 3: who has arranged fewer than twelve counters, and how many lie in his first end hole: four times the
/// seat's index, and 1 or 2; 0 when nobody has.
const TWELVE: u8 = 3;

mod choice;
mod rounds;
mod setup;
mod sow;

pub use rounds::MOST;

clauses! {
    Setup = "kotu.setup", Stated, "Ludii", "";
    Direction = "kotu.direction", Stated, "Ludii", "";
    EndStart = "kotu.end-start", Stated, "Parker 1909", "598";
    EndStartFallback = "kotu.end-start-fallback", Editorial, "", "";
    OwnRow = "kotu.own-row", Stated, "Ludii", "";
    Singles = "kotu.singles", Stated, "Ludii", "";
    SinglesStartable = "kotu.singles-startable", Inferred, "Ludii", "";
    FrontSingle = "kotu.front-single", Stated, "Ludii", "";
    FrontHole = "kotu.front-hole", Inferred, "Ludii", "";
    Sow = "kotu.sow", Stated, "Ludii", "";
    SkipThree = "kotu.skip-three", Stated, "Ludii", "";
    SkipMarked = "kotu.skip-marked", Inferred, "Ludii", "";
    SkipDeadlock = "kotu.skip-deadlock", Editorial, "", "";
    EatFour = "kotu.eat-four", Stated, "Parker 1909", "598";
    AfterEat = "kotu.after-eat", Stated, "Ludii", "";
    Tie = "kotu.tie", Stated, "Parker 1909", "599";
    TiedHole = "kotu.tied-hole", Stated, "Parker 1909", "599";
    Relay = "kotu.relay", Stated, "Ludii", "";
    EmptyEnds = "kotu.empty-ends", Stated, "Ludii", "";
    Endless = "kotu.endless", Editorial, "", "";
    RoundEnd = "kotu.round-end", Inferred, "Ludii", "";
    Collect = "kotu.collect", Inferred, "Parker 1909", "599";
    Refill = "kotu.refill", Stated, "Ludii", "";
    RefillLeft = "kotu.refill-left", Editorial, "", "";
    PutaNagaWala = "kotu.puta-naga-wala", Stated, "Ludii", "";
    LoserStarts = "kotu.loser-starts", Stated, "Ludii", "";
    LoserStartsFull = "kotu.loser-starts-full", Editorial, "", "";
    Level = "kotu.level", Editorial, "", "";
    Twelve = "kotu.twelve", Witness, "Ludii", "";
    TwelveCapture = "kotu.twelve-capture", Stated, "Ludii", "";
    TwelveTie = "kotu.twelve-tie", Inferred, "Ludii", "";
    MatchEnd = "kotu.match-end", Stated, "Ludii", "";
    Rounds = "kotu.rounds", Editorial, "", "";
    Repetition = "kotu.repetition", Editorial, "", "";
}

readings! {
    /// Kotu Baendum under one set of readings.
    KotuBaendum {
        /// What follows when something has been eaten.
        after_capture: AfterCapture {
            NextHoleContinues = "next_hole_continues", TurnEnds = "turn_ends"
        } of AfterEat;
        /// Whose the counters of a tied hole are.
        tied_owner: TiedOwner { RowOwner = "row_owner", Tier = "tier" } of Collect;
        /// Whose first turn must begin at an end hole: each player's of every round, or that of the game alone.
        end_hole_start: EndHoleStart {
            EachPlayer = "each_player", GameFirstOnly = "game_first_only"
        } of EndStart;
        /// Which counters skip a hole of three.
        skip_threes: SkipThrees { AllButLast = "all_but_last", None = "none" } of SkipThree;
        /// What a lap does that finds no hole but threes.
        skip_deadlock: SkipDeadlockRule { SuspendSkip = "suspend_skip", EndTurn = "end_turn" } of SkipDeadlock;
        /// Whether a hole with more has to be started before a single counter.
        singles_rule: SinglesRule { Yes = "true", No = "false" } of Singles;
        /// Which hole of a row is the front hole.
        front_hole: FrontHoleRule {
            LastInDirection = "last_in_direction", FirstInDirection = "first_in_direction"
        } of FrontHole;
        /// The first round in which a loser's remainder is put on the board.
        remainder_from_round: RemainderFrom { Two = "2", Three = "3" } of PutaNagaWala;
        /// How many counters are taken opposite a puta, naga or wala.
        deficit_removal: DeficitRemoval {
            Equalise = "equalise", SameNumber = "same_number"
        } of PutaNagaWala;
        /// Whether a player with fewer than twelve counters may arrange them.
        arrange_under_twelve: ArrangeUnderTwelve { Yes = "true", No = "false" } of Twelve;
        /// How many rounds are played.
        rounds: RoundsRule {
            Three = "3", One = "1", Five = "5", UntilCannotSow = "until_cannot_sow"
        } of Rounds;
        /// Which holes count where singles must wait: those that may be started, or tied and marked ones too.
        singles_count: SinglesCount { Startable = "startable", All = "all" } of SinglesStartable;
    } presets {
        "catalogue" {}
        "parker-1909" { "after_capture" = "turn_ends", "tied_owner" = "tier" }
    }
}

impl KotuBaendum {
    /// The direction of the round; `None` while the first sowing move has still to choose it, and between rounds.
    #[inline(always)]
    pub fn direction(&self, position: &Position) -> Option<Way> {
        match position.note(DIRECTION) {
            0 => None,
            1 => Some(Way::Anticlockwise),
            _ => Some(Way::Clockwise),
        }
    }

    /// Whether a seat's first turn of the round is still to come and has to begin at an end hole.
    #[inline(always)]
    pub fn owes_first_turn(&self, position: &Position, seat: Seat) -> bool {
        position.note(OWED) >> seat.index() & 1 == 1
    }

    /// How many counters a last one has to make for a seat to eat them: four, or after an arrangement three or two.
    #[inline(always)]
    pub fn eats_at(&self, position: &Position, seat: Seat) -> u8 {
        let twelve = position.note(TWELVE);
        if twelve != 0 && twelve >> 2 == seat.index() as u8 { (twelve & 3) + 1 } else { EACH }
    }

    /// The seat that started the round being played, or the last that was.
    pub fn starter(&self, position: &Position) -> Seat {
        if position.note(STARTER) == 0 { Seat::FIRST } else { Seat::SECOND }
    }

    /// Who owes his first turn when a round begins, a bit a seat.
    const fn owed_at_first(&self, round: u8) -> u8 {
        match (self.end_hole_start, round) {
            (EndHoleStart::EachPlayer, _) => 0b11,
            (EndHoleStart::GameFirstOnly, 1) => 0b01,
            (EndHoleStart::GameFirstOnly, _) => 0,
        }
    }

    /// A turn: one hole sown to the end of its laps, and the round's end where it is one.
    fn take_turn(&self, origin: Hole, chosen: Way, turn: &mut Turn<impl FnMut(Cited<Event>)>) {
        let seat = turn.position.to_move();
        let way = self.direction(turn.position).unwrap_or(chosen);
        if turn.position.note(DIRECTION) == 0 {
            let value = if way == Way::Anticlockwise { 1 } else { 2 };
            turn.emit(Event::Note { note: DIRECTION, value }, Clause::Direction);
        }
        let started = self.started_by(turn.position, seat, origin);
        if self.owes_first_turn(turn.position, seat) {
            let at_end = ENDS >> (origin.0 % ROW) & 1 == 1;
            let clause = if at_end { Clause::EndStart } else { Clause::EndStartFallback };
            let value = turn.position.note(OWED) & !(1 << seat.index());
            turn.emit(Event::Note { note: OWED, value }, clause);
        }
        let over = self.sow(origin, way, started, turn);
        turn.emit(Event::Turn { seat: seat.other() }, over);
        if !self.can_sow(turn.position, seat.other()) {
            self.end_round(Clause::RoundEnd, turn);
        }
    }
}

impl Game for KotuBaendum {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    /// Turns alternate, so the same seat is to move after two at the earliest.
    const CYCLE: Option<usize> = Some(2);

    fn clauses(&self) -> &'static [crate::engine::clause::Clause] {
        Clause::TABLE
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
            return self.each_beginning(position, visit);
        }
        let seat = position.to_move();
        let holes = |way| self.playable(position, seat, way);
        if let Some(way) = self.direction(position) {
            return each_hole(holes(way), seat, ROW, |hole| visit(Move::Sow(hole)));
        }
        each_hole(holes(Way::Anticlockwise), seat, ROW, |hole| visit(Move::Sow(hole)));
        each_hole(holes(Way::Clockwise), seat, ROW, |hole| visit(Move::SowClockwise(hole)));
    }

    fn targets(&self, position: &Position, chosen: Move) -> Path {
        let open = self.direction(position).is_none() && !position.is_between();
        match chosen {
            Move::Sow(hole) if open => Path::two(Target::Hole(hole), Target::Way(Way::Anticlockwise)),
            Move::SowClockwise(hole) => Path::two(Target::Hole(hole), Target::Way(Way::Clockwise)),
            Move::Sow(hole) | Move::Empty(hole) => Path::one(Target::Hole(hole)),
            Move::Next => Path::one(Target::Next),
            Move::Arrange(counts) => Path::of(counts.map(Target::Number)),
        }
    }

    fn refuse(&self, position: &Position, path: &[Target]) -> ClauseId {
        if position.is_between() {
            return match (self.ended(position), path) {
                (Some(outcome), _) => outcome.clause,
                (None, [Target::Next | Target::Number(_), ..]) => Clause::Twelve.into(),
                (None, _) => Clause::Refill.into(),
            };
        }
        match path {
            [Target::Hole(hole)] => {
                self.hole_refused(position, *hole, self.direction(position).unwrap_or(Way::Anticlockwise))
            }
            [Target::Hole(hole), Target::Way(way)] if self.direction(position).is_none() => {
                self.hole_refused(position, *hole, *way)
            }
            [Target::Next | Target::Number(_), ..] => Clause::RoundEnd,
            _ => Clause::Direction,
        }
        .into()
    }

    fn forbid(&self, position: &Position, chosen: Move) -> ClauseId {
        match chosen {
            Move::Empty(_) => Clause::Setup.into(),
            _ => self.refuse(position, &self.targets(position, chosen)),
        }
    }

    #[inline]
    fn play(&self, position: &mut Position, chosen: Move, report: impl FnMut(Cited<Event>)) {
        let mut turn = Turn::new(position, report);
        match chosen {
            Move::Sow(hole) => self.take_turn(hole, Way::Anticlockwise, &mut turn),
            Move::SowClockwise(hole) => self.take_turn(hole, Way::Clockwise, &mut turn),
            Move::Next => self.refill(&mut turn),
            Move::Arrange(counts) => self.arrange(counts, &mut turn),
            Move::Empty(_) => (),
        }
    }

    #[inline]
    fn ended(&self, position: &Position) -> Option<Outcome> {
        if position.is_between() { self.decided(position) } else { None }
    }

    /// The round ends, not the match: that is for [`Game::ended`] to say of the position between the rounds.
    fn repeated(
        &self,
        position: &mut Position,
        met: Met,
        report: impl FnMut(Cited<Event>),
    ) -> Option<Outcome> {
        if !position.is_between() && (met.times >= 3 || met.since >= QUIET) {
            self.end_round(Clause::Repetition, &mut Turn::new(position, report));
        }
        None
    }

    /// Within a round nothing eaten comes back and no hole is untied; 60 is the most that both can be.
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
