//! What is known about each game besides its rules: names, people, place, time, sources.

mod facts;
mod news;

pub use facts::{Board, Facts, Length, Region, THOUGHT, facts};
pub use news::{NEWS, News};

use crate::{engine::Kind, games::for_kind};

/// One game's entry.
pub struct Entry {
    /// The game's name as we write it.
    pub name: &'static str,
    pub people: &'static str,
    pub place: &'static str,
    /// When it was seen or published.
    pub time: &'static str,
    /// Whom its rules are told after, in a few words.
    pub after: &'static str,
    /// One sentence for a visitor who has never heard of it.
    pub idea: &'static str,
    /// Keys of [`SOURCES`], the most important first.
    pub sources: &'static [&'static str],
}

/// A source: the key that clauses cite it by, and the reference in full.
pub struct Source {
    pub key: &'static str,
    pub reference: &'static str,
}

pub const SOURCES: &[Source] = &[
    Source {
        key: "Herskovits 1929",
        reference: "Herskovits, M. J. 1929. “Adji-boto, an African Game of the Bush-Negroes of Dutch Guiana.” Man 29 (no. 90): 122–127. The dated word stands in the article’s own title.",
    },
    Source {
        key: "Parker 1909",
        reference: "Parker, H. 1909. Ancient Ceylon. London: Luzac & Co. (reprint New Delhi: Asian Educational Services), 594–602.",
    },
    Source {
        key: "de Voogt 2000",
        reference: "de Voogt, A. J. 2000. “Mancala Boards (Olinda Keliya) in the National Museums of Colombo.” Board Games Studies 3: 90–99.",
    },
    Source {
        key: "Ludii",
        reference: "Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.660 (Adjiboto), DLP.Evidence.668 (Mangala, Suez), DLP.Evidence.691 (Kotu Baendum), DLP.Games.216 (Puhulmutu), DLP.Evidence.1937 (Raja Pasu Mandiri).",
    },
    Source { key: "Wikipedia", reference: "Wikipedia, the free encyclopedia: “Pasang (game).”" },
    Source {
        key: "Nor Jaidi Tuah",
        reference: "Nor Jaidi Tuah, author of the program Pasang Emas: accounts of play in Brunei, 2010–2012, that came with it. We cite him where he alone says it.",
    },
    Source {
        key: "Culin 1898",
        reference: "Culin, S. 1898. Chess and Playing Cards, 871–873: Chuki of Johore, on the same board with other rules and dice. It is not the same game.",
    },
    Source {
        key: "Irving et al. 2000",
        reference: "Irving, G., Donkers, J., Uiterwijk, J. 2000. “Solving Kalah.” ICGA Journal 23(3): 139–147.",
    },
    Source {
        key: "Rawlings 2015",
        reference: "Rawlings, M. 2015: exact values of Kalah with up to six counters a hole, told in the encyclopedia article “Kalah” (Wikipedia).",
    },
    Source {
        key: "Romein & Bal 2002",
        reference: "Romein, J. W., Bal, H. E. 2002. “Awari is Solved.” ICGA Journal 25(3): 162–165. With the best play nobody wins; its end rules differ a little from ours.",
    },
    Source {
        key: "Oware Society",
        reference: "The Oware Society: “Abapa Rules”, the version that adults play and that competitions use.",
    },
    Source {
        key: "Wikipedia, Oware",
        reference: "Wikipedia, the free encyclopedia: “Oware”, with several rules for the grand slam.",
    },
    Source {
        key: "Champion 1955",
        reference: "Champion, W. J. 1955. “Game Counter.” United States patent 2,720,362, applied for in 1951.",
    },
    Source {
        key: "Mind Sports Olympiad",
        reference: "Mind Sports Olympiad: announcement of its Oware tournament. A move that would be a grand slam takes nothing.",
    },
];

pub fn source(key: &str) -> Option<&'static Source> {
    SOURCES.iter().find(|source| source.key == key)
}

/// What a game's room tells of it.
pub trait Documented {
    const ENTRY: &'static Entry;
    const FACTS: &'static Facts;
}

pub const fn entry(kind: Kind) -> &'static Entry {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Rules => <Rules as Documented>::ENTRY),
        Kind::Pasang => &Entry {
            name: "Pasang",
            people: "players in Brunei",
            place: "Brunei Darussalam",
            time: "traditional, and played today",
            after: "its encyclopedia article",
            idea: "A hundred and twenty tokens and two pieces that move: take an odd line every turn, or lose.",
            sources: &["Wikipedia", "Nor Jaidi Tuah", "Culin 1898"],
        },
    }
}
