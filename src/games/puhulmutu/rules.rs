//! Puhulmutu of the Kandian villages of Sri Lanka, after the Ludii catalogue's summary of Parker 1909 (Ancient
//! Ceylon: 594–597). Where it is silent, play follows the other game on the olinda board, and the clause is
//! ours.
//!
//! Two rows of seven holes, four counters each, played in rounds. A last counter that makes a hole four eats
//! it, also at an end of the board, and sowing goes on from the next hole.

use crate::engine::sowing::olinda::{olinda, readings::*};
use crate::engine::{clause::clauses, reading::readings};

clauses! {
    Setup = "puhul.setup", Witness, "Parker 1909", "594–597";
    Direction = "puhul.direction", Witness, "Parker 1909", "594–597";
    OwnRow = "puhul.own-row", Witness, "Parker 1909", "594–597";
    Singles = "puhul.singles", Witness, "Parker 1909", "594–597";
    SinglesStartable = "puhul.singles-startable", Editorial, "", "";
    FrontSingle = "puhul.front-single", Witness, "Parker 1909", "594–597";
    FrontHole = "puhul.front-hole", Editorial, "", "";
    Sow = "puhul.sow", Witness, "Parker 1909", "594–597";
    Origin = "puhul.origin", Editorial, "", "";
    SkipThree = "puhul.skip-three", Witness, "Parker 1909", "594–597";
    SkipMarked = "puhul.skip-marked", Editorial, "", "";
    SkipDeadlock = "puhul.skip-deadlock", Editorial, "", "";
    EatFour = "puhul.eat-four", Witness, "Parker 1909", "594–597";
    AfterEat = "puhul.after-eat", Witness, "Parker 1909", "594–597";
    AfterEatEnds = "puhul.after-eat-ends", Editorial, "", "";
    MarkedHole = "puhul.marked-hole", Witness, "Parker 1909", "594–597";
    MarkedEnds = "puhul.marked-ends", Editorial, "", "";
    Relay = "puhul.relay", Witness, "Parker 1909", "594–597";
    EmptyEnds = "puhul.empty-ends", Witness, "Parker 1909", "594–597";
    Endless = "puhul.endless", Editorial, "", "", StopsEndless;
    RoundEnd = "puhul.round-end", Witness, "Parker 1909", "594–597";
    RoundEndMarked = "puhul.round-end-marked", Editorial, "", "";
    Collect = "puhul.collect", Witness, "Parker 1909", "594–597", Collects;
    CollectMarked = "puhul.collect-marked", Editorial, "", "", Collects;
    Refill = "puhul.refill", Witness, "Parker 1909", "594–597";
    RefillLeft = "puhul.refill-left", Editorial, "", "";
    PutaNagaWala = "puhul.puta-naga-wala", Witness, "Parker 1909", "594–597", TakesOpposite;
    LoserStarts = "puhul.loser-starts", Witness, "Parker 1909", "594–597";
    LoserStartsFull = "puhul.loser-starts-full", Editorial, "", "";
    Level = "puhul.level", Editorial, "", "";
    Twelve = "puhul.twelve", Witness, "Parker 1909", "594–597";
    TwelveCapture = "puhul.twelve-capture", Witness, "Parker 1909", "594–597";
    MatchEnd = "puhul.match-end", Witness, "Parker 1909", "594–597";
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
    } presets {
        "parker-1909" {}
    }
}

olinda! {
    Puhulmutu {}
    kept_hole: MarkedHole, kept_ends: MarkedEnds, after_eat_ends: AfterEatEnds, round_end_kept: RoundEndMarked,
    collect_kept: CollectMarked
}
