//! What is derived from the list of games: their names, the type for any of them, and macros to call code for
//! any game.

/// Makes the enums of all sowing games. A line is the game's type, its module, and its name in addresses. `$d`
/// is a dollar sign, for the macros that this one defines.
macro_rules! sowing_games {
    (($d:tt) $($kind:ident in $room:ident = $name:literal;)+) => {
        /// A sowing game by its name, without its readings.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Kind { $($kind),+ }

        impl Kind {
            pub const ALL: [Kind; [$(Kind::$kind),+].len()] = [$(Kind::$kind),+];

            /// The game's name in addresses and records.
            pub const fn name(self) -> &'static str {
                match self { $(Kind::$kind => $name),+ }
            }
        }

        /// Each game's own Fluent file, in the same order; used on the host and not contained in any program.
        pub const WORDS: [&str; Kind::ALL.len()] =
            [$(include_str!(concat!(stringify!($room), "/words/en.ftl"))),+];

        /// The texts of each game's page of evidence and of its course, and the table of moments in which its rules act.
        #[cfg(not(target_arch = "wasm32"))]
        pub const EVIDENCE_WORDS: [&str; Kind::ALL.len()] =
            [$(include_str!(concat!(stringify!($room), "/evidence/en.ftl"))),+];
        #[cfg(not(target_arch = "wasm32"))]
        pub const LESSON_WORDS: [&str; Kind::ALL.len()] =
            [$(include_str!(concat!(stringify!($room), "/lessons/en.ftl"))),+];
        /// The three files of each game in a language: its own messages, its page of evidence, its course.
        #[cfg(not(target_arch = "wasm32"))]
        macro_rules! own_words {
            ($d lang:literal) => {
                [$([
                    include_str!(concat!(stringify!($room), "/words/", $d lang, ".ftl")),
                    include_str!(concat!(stringify!($room), "/evidence/", $d lang, ".ftl")),
                    include_str!(concat!(stringify!($room), "/lessons/", $d lang, ".ftl")),
                ]),+]
            };
        }
        /// These files in every language but English, by its tag.
        #[cfg(not(target_arch = "wasm32"))]
        pub const TRANSLATED: [(&str, [[&str; 3]; Kind::ALL.len()]); 4] = [
            ("nl", own_words!("nl")),
            ("ms", own_words!("ms")),
            ("si", own_words!("si")),
            ("ar", own_words!("ar")),
        ];

        /// Each game's course.
        #[cfg(not(target_arch = "wasm32"))]
        pub const COURSES: [&str; Kind::ALL.len()] =
            [$(include_str!(concat!(stringify!($room), "/lessons/course.toml"))),+];
        /// For each reading of each game the games that tell its values apart.
        #[cfg(not(target_arch = "wasm32"))]
        pub const APART: [&str; Kind::ALL.len()] =
            [$(include_str!(concat!(stringify!($room), "/lessons/apart.txt"))),+];
        /// Games of the opponent with itself, from which exercises take positions.
        #[cfg(not(target_arch = "wasm32"))]
        pub const GAMES: [&str; Kind::ALL.len()] =
            [$(include_str!(concat!(stringify!($room), "/lessons/games.txt"))),+];
        /// Each game's rows of the tables that all games have, in the order of `bench::tables::SHARED`.
        pub const NUMBERS: [[&str; 3]; Kind::ALL.len()] = [$([
            include_str!(concat!(stringify!($room), "/numbers/random.txt")),
            include_str!(concat!(stringify!($room), "/numbers/strong.txt")),
            include_str!(concat!(stringify!($room), "/numbers/perft.txt")),
        ]),+];
        #[cfg(not(target_arch = "wasm32"))]
        pub const MOMENTS: [&str; Kind::ALL.len()] =
            [$(include_str!(concat!(stringify!($room), "/tests/rules.txt"))),+];

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

        /// Evaluates an expression for the game of a [`Sowing`], optionally with a name for its type.
        macro_rules! each {
            ($d sowing:expr, $d game:ident: $d Game:ident => $d value:expr) => {
                match $d sowing {
                    $($crate::games::Sowing::$kind($d game) => {
                        type $d Game = $crate::games::$room::rules::$kind;
                        let $d game: &$d Game = $d game;
                        $d value
                    })+
                }
            };
            ($d sowing:expr, $d game:ident => $d value:expr) => {
                match $d sowing { $($crate::games::Sowing::$kind($d game) => $d value),+ }
            };
        }

        /// Evaluates an expression for the type of the game that a [`Kind`] names.
        macro_rules! for_kind {
            ($d kind:expr, $d Game:ident => $d value:expr) => {
                match $d kind {
                    $($crate::games::Kind::$kind => {
                        type $d Game = $crate::games::$room::rules::$kind;
                        $d value
                    })+
                }
            };
        }
        pub(crate) use {each, for_kind};
    };
}
pub(super) use sowing_games;
