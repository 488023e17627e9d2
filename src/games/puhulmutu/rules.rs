//! Puhulmutu of the Kandian villages of Sri Lanka, after Parker 1909 (Ancient Ceylon: 594–599) and the Ludii
//! catalogue's summary of it. Where they are silent, play follows the other game on the olinda board, and the
//! clause is ours.
//!
//! Two rows of seven holes, four counters each, played in rounds. A last counter that makes a hole four eats
//! it, also at an end of the board, and sowing goes on from the next hole.

use crate::engine::sowing::olinda::{olinda, readings::*};
use crate::engine::{clause::clauses, reading::readings};

clauses! {
    Setup = "puhul.setup", Stated, "Ludii", "";
    Direction = "puhul.direction", Stated, "Parker 1909", "594–599";
    OwnRow = "puhul.own-row", Stated, "Parker 1909", "594–599";
    Singles = "puhul.singles", Stated, "Ludii", "";
    SinglesStartable = "puhul.singles-startable", Editorial, "", "";
    FrontSingle = "puhul.front-single", Stated, "Ludii", "";
    FrontHole = "puhul.front-hole", Editorial, "", "";
    Sow = "puhul.sow", Stated, "Parker 1909", "594–599";
    Origin = "puhul.origin", Editorial, "", "";
    SkipThree = "puhul.skip-three", Stated, "Parker 1909", "594–599";
    SkipMarked = "puhul.skip-marked", Editorial, "", "";
    SkipDeadlock = "puhul.skip-deadlock", Editorial, "", "";
    EatFour = "puhul.eat-four", Stated, "Parker 1909", "594–599";
    EatEnds = "puhul.eat-ends", Inferred, "Parker 1909", "594–599";
    AfterEat = "puhul.after-eat", Stated, "Parker 1909", "594–599";
    AfterEatEnds = "puhul.after-eat-ends", Editorial, "", "";
    MarkedHole = "puhul.marked-hole", Stated, "Ludii", "";
    MarkedEnds = "puhul.marked-ends", Editorial, "", "";
    Relay = "puhul.relay", Stated, "Parker 1909", "594–599";
    EmptyEnds = "puhul.empty-ends", Stated, "Parker 1909", "594–599";
    Endless = "puhul.endless", Editorial, "", "", StopsEndless;
    RoundEnd = "puhul.round-end", Stated, "Parker 1909", "594–599";
    RoundEndMarked = "puhul.round-end-marked", Editorial, "", "";
    RoundEndRow = "puhul.round-end-row", Stated, "Ludii", "";
    Collect = "puhul.collect", Stated, "Ludii", "", Collects;
    CollectMarked = "puhul.collect-marked", Editorial, "", "", Collects;
    Refill = "puhul.refill", Stated, "Ludii", "";
    RefillLeft = "puhul.refill-left", Editorial, "", "";
    PutaNagaWala = "puhul.puta-naga-wala", Stated, "Ludii", "", TakesOpposite;
    Wala = "puhul.wala", Inferred, "Ludii", "";
    LoserStarts = "puhul.loser-starts", Stated, "Ludii", "";
    LoserStartsFull = "puhul.loser-starts-full", Editorial, "", "";
    Level = "puhul.level", Editorial, "", "";
    Twelve = "puhul.twelve", Stated, "Ludii", "";
    TwelveCapture = "puhul.twelve-capture", Stated, "Ludii", "";
    MatchEnd = "puhul.match-end", Stated, "Ludii", "";
    Rounds = "puhul.rounds", Editorial, "", "";
    Repetition = "puhul.repetition", Editorial, "", "", CutsRound;
    SinglesMarked = "puhul.singles-marked", Editorial, "", "";
}

readings! {
    /// Puhulmutu under one set of readings.
    Puhulmutu {
        /// What follows after something has been eaten.
        after_capture: AfterCapture of AfterEat;
        /// What happens on a lap that finds only holes of three.
        skip_deadlock: SkipDeadlockRule of SkipDeadlock;
        /// Which holes count when singles must wait: only those that may be started, or marked ones too.
        singles_count: SinglesCount of SinglesStartable;
        /// Which hole of a row is the front hole.
        front_hole: FrontHoleRule of FrontHole;
        /// How many counters are taken opposite a puta, naga or wala.
        deficit_removal: DeficitRemoval of PutaNagaWala;
        /// Whether a player with fewer than twelve counters may arrange them.
        arrange_under_twelve: ArrangeUnderTwelve of Twelve;
        /// How many rounds are played.
        rounds: RoundsRule of Rounds;
        /// The first round in which a loser's remainder is laid on the board.
        remainder_from_round: RemainderFrom of PutaNagaWala;
        /// When a round ends: when the player to move has an empty row, or as soon as any row is empty.
        round_end: RoundEndRule of RoundEnd;
    } presets {
        "parker-1909" {}
        "record" {
            "remainder_from_round" = "3", "deficit_removal" = "same_number", "round_end" = "row_empty"
        }
    }
}

olinda! {
    Puhulmutu {}
    kept_hole: MarkedHole, kept_ends: MarkedEnds, eat_ends: EatEnds, after_eat_empty: AfterEat,
    after_eat_ends: AfterEatEnds, after_eat_over: AfterEat, round_end_kept: RoundEndMarked,
    collect_kept: CollectMarked
}
