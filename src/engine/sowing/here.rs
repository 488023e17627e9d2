//! Which games are in this program. Each page loads one that has its own game alone, by the features of the
//! crate; tests and tools have them all.
//!
//! A game that is not here is [`Absent`]: a type without values. So the compiler leaves out whatever is only
//! for that game, wherever a [`Sowing`] is asked which game it is, and nothing has to say so there. A [`Kind`]
//! can be named everywhere, as records and addresses do: where much hangs on it, ask [`Kind::here`] first.

use std::{
    convert::Infallible,
    marker::PhantomData,
    ops::{Deref, DerefMut},
};

use super::{Kind, Sowing, games};

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

/// A line a game: the feature, which is also the game's name, and the game.
macro_rules! family {
    ($($feature:literal $kind:ident: $game:ty;)+) => {
        $(
            #[cfg(feature = $feature)]
            pub type $kind = $game;
            #[cfg(not(feature = $feature))]
            pub type $kind = Absent<$game>;
        )+

        impl Kind {
            /// Whether this program has the game.
            pub const fn is_here(self) -> bool {
                match self {
                    $(Kind::$kind => cfg!(feature = $feature)),+
                }
            }
        }

        /// The games of this program.
        const HERE: &[Kind] = &[$(#[cfg(feature = $feature)] Kind::$kind),+];

        /// The game under its default preset; none that is not in this program.
        pub(super) fn named(kind: Kind) -> Option<Sowing> {
            match kind {
                $(#[cfg(feature = $feature)] Kind::$kind => Some(Sowing::$kind(<$game>::default())),)+
                #[allow(unreachable_patterns)]
                _ => None,
            }
        }

        /// The game under its default preset; where it is not in this program, the first that is.
        #[cfg(feature = "sowing")]
        pub(super) fn game(kind: Kind) -> Sowing {
            match kind.here() {
                $(#[cfg(feature = $feature)] Kind::$kind => Sowing::$kind(<$game>::default()),)+
                #[allow(unreachable_patterns)]
                _ => game(HERE[0]),
            }
        }
    };
}

family! {
    "adjiboto" Adjiboto: games::adjiboto::Adjiboto;
    "mangala-suez" MangalaSuez: games::mangala_suez::MangalaSuez;
    "kotu-baendum" KotuBaendum: games::kotu_baendum::KotuBaendum;
    "puhulmutu" Puhulmutu: games::puhulmutu::Puhulmutu;
    "raja-pasu-mandiri" RajaPasuMandiri: games::raja_pasu_mandiri::RajaPasuMandiri;
    "raja-pasu" RajaPasu: games::raja_pasu::RajaPasu;
    "kalah" Kalah: games::kalah::Kalah;
    "oware" Oware: games::oware::Oware;
}

const _: () = assert!(
    !HERE.is_empty() || cfg!(feature = "pasang") && !cfg!(feature = "sowing"),
    "a program has a game at least: name its feature"
);

impl Kind {
    /// The only game of this program, where it has but one.
    pub(crate) const ONLY: Option<Kind> = match HERE {
        [only] => Some(*only),
        _ => None,
    };

    /// This game, or the only one of this program: then nothing has to be decided, and nothing is carried that
    /// is said or drawn of another.
    #[inline(always)]
    pub const fn here(self) -> Kind {
        match Self::ONLY {
            Some(only) => only,
            None => self,
        }
    }
}
