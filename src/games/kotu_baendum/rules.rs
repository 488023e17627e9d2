//! Kotu Baendum of the Kandian villages of Sri Lanka, after the summary in the Ludii catalogue and Parker 1909
//! (Ancient Ceylon: 598–599).
//!
//! Two rows of seven holes, four counters each, played in rounds: players refill their rows with the counters
//! they have collected. A last counter that makes a hole four eats it, or ties the hole if it is at an end of
//! the board.

use crate::engine::sowing::olinda::{AtEnds, olinda, readings::*};
use crate::engine::{clause::clauses, reading::readings};

clauses! {
    Setup = "kotu.setup", Stated, "Ludii", "";
    Direction = "kotu.direction", Stated, "Ludii", "";
    EndStart = "kotu.end-start", Stated, "Parker 1909", "598–599", BeginsAtEnd;
    EndStartRounds = "kotu.end-start-rounds", Editorial, "", "";
    EndStartFallback = "kotu.end-start-fallback", Editorial, "", "";
    OwnRow = "kotu.own-row", Stated, "Ludii", "";
    Singles = "kotu.singles", Stated, "Ludii", "";
    SinglesStartable = "kotu.singles-startable", Inferred, "Ludii", "";
    FrontSingle = "kotu.front-single", Stated, "Ludii", "";
    FrontHole = "kotu.front-hole", Inferred, "Ludii", "";
    Sow = "kotu.sow", Stated, "Ludii", "";
    Origin = "kotu.origin", Editorial, "", "";
    SkipThree = "kotu.skip-three", Stated, "Ludii", "";
    SkipMarked = "kotu.skip-marked", Inferred, "Ludii", "";
    SkipDeadlock = "kotu.skip-deadlock", Editorial, "", "";
    EatFour = "kotu.eat-four", Stated, "Parker 1909", "598–599";
    AfterEat = "kotu.after-eat", Stated, "Ludii", "";
    AfterEatEnds = "kotu.after-eat-ends", Inferred, "Parker 1909", "594–599";
    AfterEatOver = "kotu.after-eat-over", Stated, "Parker 1909", "598–599";
    Tie = "kotu.tie", Stated, "Parker 1909", "598–599";
    TiedHole = "kotu.tied-hole", Stated, "Parker 1909", "598–599";
    TiedOwner = "kotu.tied-owner", Stated, "Parker 1909", "598–599", Collects;
    TiedRow = "kotu.tied-row", Editorial, "", "", Collects;
    Relay = "kotu.relay", Stated, "Ludii", "";
    EmptyEnds = "kotu.empty-ends", Stated, "Ludii", "";
    Endless = "kotu.endless", Editorial, "", "", StopsEndless;
    RoundEnd = "kotu.round-end", Stated, "Parker 1909", "594–599";
    RoundEndMarked = "kotu.round-end-marked", Editorial, "", "";
    RoundEndRow = "kotu.round-end-row", Stated, "Ludii", "";
    Collect = "kotu.collect", Inferred, "Ludii", "", Collects;
    Refill = "kotu.refill", Stated, "Ludii", "";
    RefillLeft = "kotu.refill-left", Editorial, "", "";
    PutaNagaWala = "kotu.puta-naga-wala", Stated, "Ludii", "", TakesOpposite;
    Wala = "kotu.wala", Inferred, "Ludii", "";
    LoserStarts = "kotu.loser-starts", Stated, "Ludii", "";
    LoserStartsFull = "kotu.loser-starts-full", Editorial, "", "";
    Level = "kotu.level", Editorial, "", "";
    Twelve = "kotu.twelve", Stated, "Ludii", "";
    TwelveCapture = "kotu.twelve-capture", Stated, "Ludii", "";
    TwelveTie = "kotu.twelve-tie", Inferred, "Ludii", "";
    MatchEnd = "kotu.match-end", Stated, "Ludii", "";
    Rounds = "kotu.rounds", Editorial, "", "";
    Repetition = "kotu.repetition", Editorial, "", "", CutsRound;
    SinglesMarked = "kotu.singles-marked", Editorial, "", "";
}

readings! {
    /// Kotu Baendum under one set of readings.
    KotuBaendum {
        /// What follows after something has been eaten.
        after_capture: AfterCapture of AfterEat;
        /// Who owns the counters of a tied hole.
        tied_owner: TiedOwner { RowOwner = "row_owner", Tier = "tier" } of TiedOwner;
        /// Which first turns must begin at an end hole: each player's in every round, only that of the
        /// game, or each player's in the first round.
        end_hole_start: EndHoleStart {
            EachPlayer = "each_player", GameFirstOnly = "game_first_only", FirstRound = "first_round"
        } of EndStart;
        /// Which counters skip a hole of three.
        skip_threes: SkipThrees { AllButLast = "all_but_last", None = "none" } of SkipThree;
        /// What happens on a lap that finds only holes of three.
        skip_deadlock: SkipDeadlockRule of SkipDeadlock;
        /// Whether single counters may not be started while a hole with more can be.
        singles_rule: SinglesRule { Yes = "true", No = "false" } of Singles;
        /// Which hole of a row is the front hole.
        front_hole: FrontHoleRule of FrontHole;
        /// The first round in which a loser's remainder is laid on the board.
        remainder_from_round: RemainderFrom of PutaNagaWala;
        /// How many counters are taken opposite a puta, naga or wala.
        deficit_removal: DeficitRemoval of PutaNagaWala;
        /// Whether a player with fewer than twelve counters may arrange them.
        arrange_under_twelve: ArrangeUnderTwelve of Twelve;
        /// How many rounds are played.
        rounds: RoundsRule of Rounds;
        /// Which holes count when singles must wait: only those that may be started, or tied and marked ones
        /// too.
        singles_count: SinglesCount of SinglesStartable;
        /// When a round ends: when the player to move has an empty row, or as soon as any row is empty.
        round_end: RoundEndRule of RoundEnd;
    } presets {
        "catalogue" {}
        "parker-1909" { "after_capture" = "turn_ends", "tied_owner" = "tier" }
    }
}

olinda! {
    KotuBaendum {
        const AT_ENDS: Option<AtEnds> = Some(AtEnds {
            start: ClauseId(Clause::EndStart as u8),
            start_fallback: ClauseId(Clause::EndStartFallback as u8),
            start_rounds: ClauseId(Clause::EndStartRounds as u8),
            tie: ClauseId(Clause::Tie as u8),
            twelve_tie: ClauseId(Clause::TwelveTie as u8),
            tied_owner: ClauseId(Clause::TiedOwner as u8),
            tied_row: ClauseId(Clause::TiedRow as u8),
        });

        fn owed_at_first(&self, round: u8) -> u8 {
            match (self.end_hole_start, round) {
                (EndHoleStart::EachPlayer, _) => 0b11,
                (EndHoleStart::GameFirstOnly, 1) => 0b01,
                (EndHoleStart::FirstRound, 1) => 0b11,
                (EndHoleStart::GameFirstOnly | EndHoleStart::FirstRound, _) => 0,
            }
        }
        fn tier_owns(&self) -> bool {
            self.tied_owner == TiedOwner::Tier
        }
        fn skips(&self) -> bool {
            self.skip_threes == SkipThrees::AllButLast
        }
        fn singles_wait(&self) -> bool {
            self.singles_rule == SinglesRule::Yes
        }
    }
    kept_hole: TiedHole, kept_ends: TiedHole, eat_ends: EatFour, after_eat_empty: AfterEatEnds,
    after_eat_ends: AfterEatEnds, after_eat_over: AfterEatOver, round_end_kept: RoundEndMarked, collect_kept: Collect
}
