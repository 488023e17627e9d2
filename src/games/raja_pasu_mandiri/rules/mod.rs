//! Raja Pasu Mandiri of Colombo, after de Voogt 2000 (Board Games Studies 3: 90–99): the game for three.
//!
//! The Raja owns the middle of both rows, the Mandiri and the Pasu two columns each at its sides. The counters
//! that players win fill the holes of their next section; the roles rotate.

use crate::engine::{
    Game, Hole, Outcome, Path, Target,
    clause::{Cited, ClauseId, clauses},
    history::Met,
    reading::readings,
    seat::{Seat, Seats},
    sowing::{
        Move,
        position::{Event, Position},
        raja,
        turn::{Turn, pick},
    },
};

mod roles;
mod rounds;
mod setup;

use raja::{EACH, RING, SowClauses};
pub use raja::{ROW, TOTAL};

clauses! {
    Setup = "rpm.setup", Stated, "Ludii", "";
    Sections = "rpm.sections", Stated, "de Voogt 2000", "96–97";
    Order = "rpm.order", Stated, "de Voogt 2000", "96–97";
    OrderPasu = "rpm.order-pasu", Witness, "Mancala World", "";
    OwnHole = "rpm.own-hole", Stated, "de Voogt 2000", "96–97";
    Sow = "rpm.sow", Stated, "Ludii", "";
    Origin = "rpm.origin", Editorial, "", "";
    Fours = "rpm.fours", Stated, "Ludii", "";
    FoursOwner = "rpm.fours-owner", Inferred, "de Voogt 2000", "96–97";
    FoursLast = "rpm.fours-last", Inferred, "de Voogt 2000", "96–97";
    NextHole = "rpm.next-hole", Stated, "Ludii", "";
    Gap = "rpm.gap", Stated, "Ludii", "";
    Pass = "rpm.pass", Stated, "de Voogt 2000", "96–97";
    RoundEnd = "rpm.round-end", Stated, "de Voogt 2000", "96–97";
    OneLeft = "rpm.one-left", Editorial, "", "";
    Repetition = "rpm.repetition", Editorial, "", "", CutsRound;
    LastMover = "rpm.last-mover", Stated, "de Voogt 2000", "96–97", Collects;
    Leftovers = "rpm.leftovers", Editorial, "", "", Collects;
    Endless = "rpm.endless", Editorial, "", "", StopsEndless;
    Gift = "rpm.gift", Stated, "de Voogt 2000", "96–97";
    GiftOrder = "rpm.gift-order", Editorial, "", "";
    Reign = "rpm.reign", Stated, "de Voogt 2000", "96–97";
    ReignRound = "rpm.reign-round", Witness, "Mancala World", "";
    Refill = "rpm.refill", Stated, "Ludii", "";
    CloseFrom = "rpm.close-from", Editorial, "", "";
    Borrow = "rpm.borrow", Stated, "de Voogt 2000", "96–97", Lends;
    BorrowFrom = "rpm.borrow-from", Witness, "Mancala World", "";
    BorrowTerms = "rpm.borrow-terms", Editorial, "", "", Repays;
    MatchEnd = "rpm.match-end", Stated, "Ludii", "";
    Nine = "rpm.nine", Editorial, "", "";
}

readings! {
    /// Raja Pasu Mandiri under one set of readings.
    RajaPasuMandiri {
        /// At which side of the Raja the Mandiri owns the columns.
        mandiri_side: MandiriSide { Left = "left", Right = "right" } of Sections;
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
        /// How many counters the Raja gives each of the others after a round.
        raja_gift: RajaGift { One = "1", None = "0" } of Gift;
        /// For how many consecutive rounds a player is Raja.
        reign: ReignRule { Three = "3", One = "1" } of Reign;
        /// Whether a player who cannot fill a hole borrows; only in matches with a fixed number of rounds.
        borrowing: Borrowing { Off = "off", Sevens = "sevens" } of Borrow;
        /// After how many rounds the match ends.
        rounds: RoundsRule { Nine = "nine", One = "1", UntilSoleFiller = "until_sole_filler" } of Nine;
    } presets {
        "catalogue" {}
        "de-voogt-2000" { "borrowing" = "sevens" }
    }
}

const SOW: SowClauses = SowClauses {
    sow: ClauseId(Clause::Sow as u8),
    origin: ClauseId(Clause::Origin as u8),
    next_hole: ClauseId(Clause::NextHole as u8),
    endless: ClauseId(Clause::Endless as u8),
};

impl RajaPasuMandiri {
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
    fn playable(&self, position: &Position, seat: Seat) -> u32 {
        position.row_at_least(1, 0, RING) & self.holes_of(self.role_of(position, seat))
    }
}

impl Game for RajaPasuMandiri {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    /// A long sowing can lead back to the same position in one move, and the others pass.
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
        let mut holes = self.playable(position, position.to_move());
        while holes != 0 {
            visit(Move::Sow(Hole(holes.trailing_zeros() as u8)));
            holes &= holes - 1;
        }
    }

    #[inline(always)]
    fn pick(
        &self,
        position: &Position,
        choose: impl FnOnce(usize) -> usize,
        _: &mut Vec<Move>,
    ) -> Option<Move> {
        if position.is_between() {
            return self.outcome(position).is_none().then_some(Move::Next);
        }
        pick(self.playable(position, position.to_move()), choose).map(Move::Sow)
    }

    fn seats(&self) -> Seats {
        Seats::THREE
    }

    fn targets(&self, _: &Position, chosen: Move) -> Path {
        raja::targets(chosen)
    }

    fn refuse(&self, position: &Position, path: &[Target]) -> ClauseId {
        match path {
            _ if position.is_between() => Clause::Refill,
            [Target::Hole(hole)] if hole.0 < RING && position.closed() >> hole.0 & 1 == 1 => Clause::Refill,
            [Target::Hole(_)] => Clause::OwnHole,
            [Target::Next] => Clause::RoundEnd,
            _ => Clause::Sow,
        }
        .into()
    }

    #[inline]
    fn play(&self, position: &mut Position, chosen: Move, report: impl FnMut(Cited<Event>)) {
        let seat = position.to_move();
        let order = self.order(position);
        let mut turn = Turn::new(position, report);
        let origin = match chosen {
            Move::Next => return self.begin(&mut turn),
            Move::Sow(hole) => hole,
            _ => return,
        };
        let sown = raja::sow(&mut turn, origin, &SOW, |hole, last| {
            self.four(seat, self.owner_of(order, hole), last)
        });
        let mut beyond = sown;
        while let Some(last) = beyond {
            beyond = raja::capture_over_gap(&mut turn, last, seat, Clause::Gap.into())
                .filter(|_| self.gap_chain == GapChain::Yes);
        }
        match raja::on_board(turn.position) {
            0 => self.end_round(&mut turn, seat, Clause::RoundEnd),
            1 => self.end_round(&mut turn, seat, Clause::OneLeft),
            _ => {
                let held = turn.position.row_at_least(1, 0, RING);
                let owned = self.holes_by_seat(turn.position);
                let has = |seat: Seat| held & owned[seat.index() % owned.len()] > 0;
                let next = roles::seats_after(seat);
                let goes_to = if next[0] == order[1] { Clause::Order } else { Clause::OrderPasu };
                raja::pass_turn(&mut turn, next, has, goes_to.into(), Clause::Pass.into());
            }
        }
    }

    #[inline(always)]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.is_between() { self.match_outcome(position) } else { None }
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
