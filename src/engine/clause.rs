//! The numbered rules of a game, and what cites them.

/// Where a clause stands in its game's table.
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

/// One rule of a game. The id is never translated, renamed or used again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    pub id: &'static str,
    pub certainty: Certainty,
    /// Key of the source ("Herskovits 1929"); empty where no source says it.
    pub source: &'static str,
    /// Pages in that source; may be empty.
    pub pages: &'static str,
}

/// Something and the clause under which it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cited<T> {
    pub what: T,
    pub clause: ClauseId,
}

/// Declares a game's clauses: an enum to cite them by and the table they index.
macro_rules! clauses {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $certainty:ident, $source:literal, $pages:literal;)+) => {
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
