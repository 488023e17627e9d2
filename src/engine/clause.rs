//! The numbered rules of a game, and what cites them.

/// Index of a clause in its game's table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClauseId(pub u8);

/// How sure we are that the source says what a clause says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// The source says it.
    Stated,
    /// It follows from the source, which does not say it.
    Inferred,
    /// The source is silent and play needs an answer: ours.
    Editorial,
    /// Said by another source only.
    Witness,
}

impl Certainty {
    pub const ALL: [Certainty; 4] =
        [Certainty::Stated, Certainty::Inferred, Certainty::Editorial, Certainty::Witness];

    /// The word used in machine-readable text and as a class name.
    pub const fn name(self) -> &'static str {
        match self {
            Certainty::Stated => "stated",
            Certainty::Inferred => "inferred",
            Certainty::Editorial => "editorial",
            Certainty::Witness => "witness",
        }
    }
}

/// What a clause does that its events alone do not show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Counters left at an end are collected for a seat; this is not a capture.
    Collects,
    /// Stops a sowing that would not end.
    StopsEndless,
    /// Ends a round that could be played on, because nothing new happens in it.
    CutsRound,
    /// Takes counters out of the hole opposite one that was left with few.
    TakesOpposite,
    /// Takes nothing where a capture would otherwise be made.
    WithholdsCapture,
    /// Forbids a hole of the player's own row, so that the other side keeps something to play.
    KeepsFed,
    /// Forbids a hole of the player's own row, because playing it would capture everything the other side has.
    ForbidsSlam,
    /// A move begins at the hole where the move before ended.
    Follows,
    /// Holes are emptied before play begins.
    Empties,
    /// A first move has to begin at an end of the row.
    BeginsAtEnd,
    /// Counters are lent for the next round.
    Lends,
    /// What was lent is paid back, or counts at the end.
    Repays,
}

/// One rule of a game. The id is never translated, renamed or used again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    pub id: &'static str,
    pub certainty: Certainty,
    /// Key of the source ("Herskovits 1929"); empty where no source says it.
    pub source: &'static str,
    /// Pages in that source; may be empty.
    pub pages: &'static str,
    /// What text and pictures of a move must take into account; most clauses need nothing.
    pub effect: Option<Effect>,
}

/// Whether the clause at a place of a game's table has an effect.
pub fn does(clauses: &[Clause], clause: ClauseId, effect: Effect) -> bool {
    clauses.get(usize::from(clause.0)).is_some_and(|known| known.effect == Some(effect))
}

/// An event and the clause under which it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cited<E> {
    pub event: E,
    pub clause: ClauseId,
}

/// Declares a game's clauses: an enum to cite them by and the table they index. Each line has the id, the
/// certainty, the source and pages, and an [`Effect`] where there is one.
macro_rules! clauses {
    (@effect) => { None };
    (@effect $effect:ident) => { Some($crate::engine::clause::Effect::$effect) };
    ($($(#[$doc:meta])* $name:ident = $id:literal, $certainty:ident, $source:literal, $pages:literal
        $(, $effect:ident)?;)+) => {
        /// The clauses of this game, in the order of its table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Clause { $($(#[$doc])* $name),+ }

        impl Clause {
            pub const ALL: &'static [Clause] = &[$(Clause::$name),+];
            pub const TABLE: &'static [$crate::engine::clause::Clause] = &[$($crate::engine::clause::Clause {
                id: $id,
                certainty: $crate::engine::clause::Certainty::$certainty,
                source: $source,
                pages: $pages,
                effect: $crate::engine::clause::clauses!(@effect $($effect)?),
            }),+];
        }

        impl From<Clause> for $crate::engine::clause::ClauseId {
            #[inline(always)]
            fn from(clause: Clause) -> Self {
                $crate::engine::clause::ClauseId(clause as u8)
            }
        }
    };
}
pub(crate) use clauses;
