//! The values of the readings that both games have.

use crate::engine::reading::values;

values! {
    /// What follows after something has been eaten.
    AfterCapture { NextHoleContinues = "next_hole_continues", TurnEnds = "turn_ends" }
}
values! {
    /// What happens on a lap that finds only holes of three.
    SkipDeadlockRule { SuspendSkip = "suspend_skip", EndTurn = "end_turn" }
}
values! {
    /// Which hole of a row is the front hole.
    FrontHoleRule { LastInDirection = "last_in_direction", FirstInDirection = "first_in_direction" }
}
values! {
    /// How many counters are taken opposite a puta, naga or wala.
    DeficitRemoval { Equalise = "equalise", SameNumber = "same_number" }
}
values! {
    /// Whether a player with fewer than twelve counters may arrange them.
    ArrangeUnderTwelve { Yes = "true", No = "false" }
}
values! {
    /// The first round in which a loser's remainder is laid on the board.
    RemainderFrom { Two = "2", Three = "3" }
}
values! {
    /// When a round ends: when the player to move has an empty row, or as soon as any row is empty.
    RoundEndRule { OwnTurn = "own_turn", RowEmpty = "row_empty" }
}
values! {
    /// How many rounds are played.
    RoundsRule { Three = "3", One = "1", Five = "5", UntilCannotSow = "until_cannot_sow" }
}
values! {
    /// Which holes count when singles must wait: only those that may be started, or all.
    SinglesCount { Startable = "startable", All = "all" }
}
