//! Raja Pasu of Colombo, after de Voogt 2000 (Board Games Studies 3: 90–99): the game for two.
//!
//! A row of seven holes and a store for each player; the counters that a player wins fill the row again for the
//! next round.

mod rounds;
mod setup;

use crate::engine::{
    Game, Outcome, Path, Target,
    clause::{Cited, ClauseId, clauses},
    history::Met,
    pick_from_list,
    reading::readings,
    seat::Seat,
    sowing::{
        ClauseRow, Move, SowingGame, for_two,
        position::{Event, Mark, Position},
        raja,
        setup::{NoteSchema, Setup, SetupError},
        turn::{Turn, each_hole, pick_of, row_mask, row_of},
    },
};

use raja::{EACH, RING, SowClauses};
pub use raja::{ROW, TOTAL};
use setup::notes;

/// Note 1: the index of the seat that began the round or, between rounds, begins the next.
const STARTER: u8 = 1;
const BOTH: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

clauses! {
    Setup = "rp.setup", Witness, "Mancala World", "";
    Order = "rp.order", Inferred, "Ludii", "";
    OwnRow = "rp.own-row", Inferred, "de Voogt 2000", "96–97";
    Sow = "rp.sow", Witness, "Mancala World", "";
    Origin = "rp.origin", Editorial, "", "";
    Fours = "rp.fours", Witness, "Mancala World", "";
    FoursOwner = "rp.fours-owner", Witness, "Mancala World", "";
    FoursLast = "rp.fours-last", Inferred, "Ludii", "";
    NextHole = "rp.next-hole", Witness, "Mancala World", "";
    Gap = "rp.gap", Witness, "Mancala World", "";
    Endless = "rp.endless", Editorial, "", "", StopsEndless;
    Pass = "rp.pass", Inferred, "de Voogt 2000", "96–97";
    RoundEnd = "rp.round-end", Inferred, "de Voogt 2000", "96–97";
    RoundEndStuck = "rp.round-end-stuck", Witness, "Mancala World", "";
    OneLeft = "rp.one-left", Editorial, "", "";
    Repetition = "rp.repetition", Editorial, "", "", CutsRound;
    LastMover = "rp.last-mover", Inferred, "de Voogt 2000", "96–97", Collects;
    Leftovers = "rp.leftovers", Editorial, "", "", Collects;
    Starter = "rp.starter", Editorial, "", "";
    StarterLevel = "rp.starter-level", Editorial, "", "";
    StarterTookRest = "rp.starter-took-rest", Witness, "Mancala World", "";
    Refill = "rp.refill", Witness, "Mancala World", "";
    CloseFrom = "rp.close-from", Witness, "Mancala World", "";
    MatchEnd = "rp.match-end", Witness, "Mancala World", "";
    Rounds = "rp.rounds", Editorial, "", "";
}

readings! {
    /// Raja Pasu under one set of readings.
    RajaPasu {
        /// Who takes a hole that reaches four.
        fours_to: FoursTo {
            Owner = "owner", Mover = "mover", MoverInOwnHoles = "mover_in_own_holes"
        } of FoursOwner;
        /// Whether a four made by the last counter is taken.
        four_on_last: FourOnLast { Yes = "true", No = "false" } of FoursLast;
        /// Whether a capture over an empty hole is repeated as long as another is possible.
        gap_chain: GapChain { No = "false", Yes = "true" } of Gap;
        /// Who gets the counters left at the end of a round.
        leftovers: LeftoversRule { LastMover = "last_mover", RowOwner = "row_owner" } of LastMover;
        /// After how many rounds the match ends.
        rounds: RoundsRule { Three = "3", One = "1", UntilSoleFiller = "until_sole_filler" } of Rounds;
        /// Who begins the next round.
        starter: StarterRule { MoreCounters = "more_counters", TookTheRest = "took_the_rest" } of Starter;
        /// What ends a round.
        round_end: RoundEndRule { NoCapture = "no_capture", CannotMove = "cannot_move" } of RoundEnd;
    } presets {
        "catalogue" {}
        "gering" {
            "starter" = "took_the_rest", "round_end" = "cannot_move", "rounds" = "until_sole_filler"
        }
    }
}

const SOW: SowClauses = SowClauses {
    sow: ClauseId(Clause::Sow as u8),
    origin: ClauseId(Clause::Origin as u8),
    next_hole: ClauseId(Clause::NextHole as u8),
    endless: ClauseId(Clause::Endless as u8),
};

impl RajaPasu {
    /// The agreed number of rounds; 0 where there is none.
    pub fn agreed_rounds(&self) -> u16 {
        if self.rounds == RoundsRule::UntilSoleFiller { 0 } else { self.limit() }
    }

    /// The most rounds that a match can have.
    const fn limit(&self) -> u16 {
        match self.rounds {
            RoundsRule::Three => 3,
            RoundsRule::One => 1,
            RoundsRule::UntilSoleFiller => raja::MOST_ROUNDS,
        }
    }

    /// Who takes a hole that reaches four, and by which clause; `None` if it stays.
    #[inline(always)]
    fn four(&self, mover: Seat, owner: Seat, last: bool) -> Option<(Seat, ClauseId)> {
        let taker = match self.fours_to {
            FoursTo::Owner => owner,
            FoursTo::MoverInOwnHoles if owner != mover => return None,
            FoursTo::Mover | FoursTo::MoverInOwnHoles => mover,
        };
        let clause = match last {
            true if self.four_on_last == FourOnLast::No => return None,
            true => Clause::FoursLast,
            false if owner == mover => Clause::Fours,
            false => Clause::FoursOwner,
        };
        Some((taker, clause.into()))
    }

    /// The holes a seat may sow from, a bit each.
    #[inline(always)]
    fn playable(position: &Position, seat: Seat) -> u32 {
        position.row_at_least(1, seat.index() as u8 * ROW, ROW)
    }

    /// Whether a seat has nothing to play and ends the round by that.
    #[inline(always)]
    fn is_stuck(&self, position: &Position, seat: Seat) -> bool {
        self.round_end == RoundEndRule::CannotMove && Self::playable(position, seat) == 0
    }
}

impl SowingGame for RajaPasu {
    const CLAUSES: &'static [ClauseRow] = Clause::TABLE;
    const SETUP: ClauseId = ClauseId(Clause::Setup as u8);
    const ROUNDS: bool = true;
    const STAKES: [i32; 3] = for_two([TOTAL / 2; 2]);
    const MARKS: &'static [Mark] = &[Mark::Closed];
    const RELAYS: bool = true;
    const ONE_ENDS_ROUND: bool = true;

    fn row(&self) -> u8 {
        ROW
    }
    fn total(&self) -> u32 {
        TOTAL
    }
    fn round(&self, position: &Position) -> u16 {
        raja::rounds(position)
    }
    fn rounds(&self) -> u16 {
        self.agreed_rounds()
    }

    fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        self.of_setup(setup)
    }
    fn note_schema(&self) -> Vec<NoteSchema> {
        self.schema()
    }
    fn notes(&self, position: &Position) -> Vec<(String, String)> {
        notes(position)
    }

    fn clause_of_mark(&self, _: Mark) -> Option<ClauseId> {
        Some(Clause::CloseFrom.into())
    }
    fn clause_of_note(&self, setup: &Setup, key: &str) -> Option<ClauseId> {
        Some(match key {
            "round" if setup.on_board() == 1 => Clause::OneLeft.into(),
            "round" => Clause::Rounds.into(),
            _ => self.begins_by().into(),
        })
    }
    fn pass_clause(&self) -> Option<ClauseId> {
        Some(match self.round_end {
            RoundEndRule::NoCapture => Clause::Pass.into(),
            RoundEndRule::CannotMove => Clause::RoundEndStuck.into(),
        })
    }
}

impl Game for RajaPasu {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    /// A long sowing can lead back to the same position in one move.
    const CYCLE: Option<usize> = Some(1);

    fn clauses(&self) -> &'static [crate::engine::clause::Clause] {
        Clause::TABLE
    }

    fn start(&self) -> Position {
        raja::start()
    }

    #[inline(always)]
    fn each_move(&self, position: &Position, mut visit: impl FnMut(Move)) {
        if position.is_between() {
            if self.outcome(position).is_none() {
                visit(Move::Next);
            }
            return;
        }
        let seat = position.to_move();
        each_hole(Self::playable(position, seat), seat, ROW, |hole| visit(Move::Sow(hole)));
    }

    #[inline(always)]
    fn pick(
        &self,
        position: &Position,
        choose: impl FnOnce(usize) -> usize,
        buffer: &mut Vec<Move>,
    ) -> Option<Move> {
        if position.is_between() {
            return pick_from_list(self, position, choose, buffer);
        }
        let seat = position.to_move();
        pick_of(Self::playable(position, seat), seat, ROW, choose).map(Move::Sow)
    }

    fn targets(&self, _: &Position, chosen: Move) -> Path {
        raja::targets(chosen)
    }

    fn refuse(&self, position: &Position, path: &[Target]) -> ClauseId {
        match path {
            _ if position.is_between() => Clause::Refill,
            [Target::Hole(hole)] if hole.0 < RING && position.closed() >> hole.0 & 1 == 1 => Clause::Refill,
            [Target::Hole(_)] => Clause::OwnRow,
            [Target::Next] => self.ends_by(),
            _ => Clause::Sow,
        }
        .into()
    }

    #[inline]
    fn play(&self, position: &mut Position, chosen: Move, report: impl FnMut(Cited<Event>)) {
        let seat = position.to_move();
        let mut turn = Turn::new(position, report);
        let origin = match chosen {
            Move::Next => return self.begin(&mut turn),
            Move::Sow(hole) => hole,
            _ => return,
        };
        let sown = raja::sow(&mut turn, origin, &SOW, |hole, last| self.four(seat, row_of(hole, ROW), last));
        let mut beyond = sown;
        while let Some(last) = beyond {
            beyond = raja::capture_over_gap(&mut turn, last, seat, Clause::Gap.into())
                .filter(|_| self.gap_chain == GapChain::Yes);
        }
        match raja::on_board(turn.position) {
            0 => self.end_round(&mut turn, seat, self.ends_by()),
            1 => self.end_round(&mut turn, seat, Clause::OneLeft),
            _ if self.is_stuck(turn.position, seat.other()) => {
                self.end_round(&mut turn, seat, Clause::RoundEndStuck);
            }
            _ => {
                let held = turn.position.at_least(1);
                let has = |seat| row_mask(held, seat, ROW) > 0;
                let (order, pass) = (Clause::Order.into(), Clause::Pass.into());
                raja::pass_turn(&mut turn, [seat.other(), seat], has, order, pass);
            }
        }
    }

    #[inline(always)]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if !position.is_between() {
            return None;
        }
        let held = BOTH.map(|seat| position.store(seat));
        match held.iter().position(|&count| count < EACH) {
            Some(poor) => Some(Outcome::won(BOTH[1 - poor], Clause::MatchEnd)),
            None if raja::rounds(position) < self.limit() => None,
            None => Some(Outcome::by_count(held[0].into(), held[1].into(), Clause::Rounds)),
        }
    }

    fn on_repetition(
        &self,
        position: &mut Position,
        met: Met,
        report: impl FnMut(Cited<Event>),
    ) -> Option<Outcome> {
        if met.times >= 3 && !position.is_between() {
            let last = position.mover();
            self.end_round(&mut Turn::new(position, report), last, Clause::Repetition);
        }
        // the position shows whether the match has ended with its round
        None
    }

    #[inline(always)]
    fn progress(&self, position: &Position) -> u32 {
        raja::progress(position)
    }

    fn to_move(&self, position: &Position) -> Seat {
        position.to_move()
    }
}
