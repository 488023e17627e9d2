//! What follows from the list of games: their names, the type of all of them, and how code for any game is called.
//!
//! Each page loads a program that has its own game alone, by the features of the crate; tests and tools have all. A
//! game that is not in a program is [`Absent`]: a type without values, so that the compiler leaves out what is only
//! for that game. A [`Kind`](super::Kind) can be named everywhere, as records and addresses do.

use std::{
    convert::Infallible,
    marker::PhantomData,
    ops::{Deref, DerefMut},
};

/// A game that is not in this program: there is no value of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Absent<Game>(Infallible, PhantomData<Game>);

impl<Game> Deref for Absent<Game> {
    type Target = Game;

    fn deref(&self) -> &Game {
        match self.0 {}
    }
}

impl<Game> DerefMut for Absent<Game> {
    fn deref_mut(&mut self) -> &mut Game {
        match self.0 {}
    }
}

/// Makes the enums of all sowing games. A line is the game's type, its room, and its name in addresses, which is also
/// the feature that puts it into a program. `$d` is a dollar sign, for the macros that the list makes.
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

            /// Whether this program has the game.
            pub const fn is_here(self) -> bool {
                match self { $(Kind::$kind => cfg!(feature = $name)),+ }
            }
        }

        mod here {
            $(
                #[cfg(feature = $name)]
                pub type $kind = super::$room::rules::$kind;
                #[cfg(not(feature = $name))]
                pub type $kind = super::list::Absent<super::$room::rules::$kind>;
            )+
        }

        /// The games of this program.
        const HERE: &[Kind] = &[$(#[cfg(feature = $name)] Kind::$kind),+];

        /// A sowing game under its readings: one of those that are in this program.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Sowing { $($kind(here::$kind)),+ }

        impl Sowing {
            pub const fn kind(&self) -> Kind {
                match self { $(Sowing::$kind(_) => Kind::$kind),+ }
            }

            /// The game under its default preset; none that is not in this program.
            pub fn of(kind: Kind) -> Option<Sowing> {
                match kind {
                    $(#[cfg(feature = $name)] Kind::$kind => Some(Sowing::$kind(Default::default())),)+
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }

            /// The game under its default preset; where it is not in this program, the first that is.
            #[cfg(feature = "sowing")]
            fn new(kind: Kind) -> Sowing {
                match kind {
                    $(#[cfg(feature = $name)] Kind::$kind => Sowing::$kind(Default::default()),)+
                    #[allow(unreachable_patterns)]
                    _ => Sowing::new(HERE[0]),
                }
            }
        }

        /// The same expression for whichever game a [`Sowing`] is; with a name for its type, for the game itself, also
        /// where it may be absent.
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
