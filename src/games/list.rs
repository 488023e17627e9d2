//! What follows from the list of games: their names, the type of all of them, and how code for any game is called.

/// Makes the enums of all sowing games. A line is the game's type, its room, and its name in addresses. `$d`
/// is a dollar sign, for the macros that the list makes.
macro_rules! sowing_games {
    (($d:tt) $($kind:ident in $room:ident = $name:literal;)+) => {
        /// Which sowing game, whatever its readings.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Kind { $($kind),+ }

        impl Kind {
            pub const ALL: [Kind; [$(Kind::$kind),+].len()] = [$(Kind::$kind),+];

            /// The game's name in addresses and records.
            pub const fn name(self) -> &'static str {
                match self { $(Kind::$kind => $name),+ }
            }
        }

        /// What each game says in words of its own, in the same order: files for the host, which no program carries.
        pub const WORDS: [&str; Kind::ALL.len()] =
            [$(include_str!(concat!(stringify!($room), "/words/en.ftl"))),+];

        /// A sowing game under its readings.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Sowing { $($kind($room::rules::$kind)),+ }

        impl Sowing {
            pub const fn kind(&self) -> Kind {
                match self { $(Sowing::$kind(_) => Kind::$kind),+ }
            }

            /// The game under its default preset.
            fn new(kind: Kind) -> Sowing {
                match kind { $(Kind::$kind => Sowing::$kind(Default::default())),+ }
            }
        }

        /// The same expression for whichever game a [`Sowing`] is; with a name for its type.
        macro_rules! each {
            ($d sowing:expr, $d game:ident: $d Game:ident => $d what:expr) => {
                match $d sowing {
                    $($crate::games::Sowing::$kind($d game) => {
                        type $d Game = $crate::games::$room::rules::$kind;
                        let $d game: &$d Game = $d game;
                        $d what
                    })+
                }
            };
            ($d sowing:expr, $d game:ident => $d what:expr) => {
                match $d sowing { $($crate::games::Sowing::$kind($d game) => $d what),+ }
            };
        }

        /// The same expression for the type of whichever game a [`Kind`] names.
        macro_rules! for_kind {
            ($d kind:expr, $d Game:ident => $d what:expr) => {
                match $d kind {
                    $($crate::games::Kind::$kind => {
                        type $d Game = $crate::games::$room::rules::$kind;
                        $d what
                    })+
                }
            };
        }
        pub(crate) use {each, for_kind};
    };
}
pub(super) use sowing_games;
