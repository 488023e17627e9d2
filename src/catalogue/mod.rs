//! What is known about each game besides its rules: names, people, place, time, sources.

mod facts;
mod news;

pub use facts::{Board, Facts, Length, Region, THOUGHT, facts};
pub use news::{NEWS, News};

use crate::engine::{Kind, sowing};

/// One game's entry.
pub struct Entry {
    /// The game's name as we write it.
    pub name: &'static str,
    pub people: &'static str,
    pub place: &'static str,
    /// When it was seen or published.
    pub time: &'static str,
    /// One sentence for a visitor who has never heard of it.
    pub idea: &'static str,
    /// Keys of [`SOURCES`], the most important first.
    pub sources: &'static [&'static str],
    /// Whether the game is here to compare with, not to be documented.
    pub reference: bool,
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

pub const fn entry(kind: Kind) -> &'static Entry {
    match kind {
        Kind::Sowing(sowing::Kind::Adjiboto) => &Entry {
            name: "Adjiboto",
            people: "Saamaka Maroons",
            place: "Beidotti, Suriname",
            time: "observed 1928, published 1929",
            idea: "A hundred beans, ten holes and one question: who will be the first with nothing left to sow?",
            sources: &["Herskovits 1929", "Ludii"],
            reference: false,
        },
        Kind::Sowing(sowing::Kind::MangalaSuez) => &Entry {
            name: "Mangala of Suez",
            people: "an Arab game by Parker’s account",
            place: "Suez and Sinai, Egypt",
            time: "published 1909",
            idea: "Shells in hollows of the sand: sow, lift, sow on, and eat what lies opposite your last.",
            sources: &["Parker 1909", "Ludii"],
            reference: false,
        },
        Kind::Sowing(sowing::Kind::KotuBaendum) => &Entry {
            name: "Kotu Baendum",
            people: "Kandian villagers, above all women",
            place: "Sri Lanka",
            time: "published 1909",
            idea: "Tie up the ends of the rows, and let the loser of a round begin the next with holes that stay shut.",
            sources: &["Parker 1909", "Ludii"],
            reference: false,
        },
        Kind::Sowing(sowing::Kind::Puhulmutu) => &Entry {
            name: "Puhulmutu",
            people: "Kandian villagers, above all women",
            place: "Sri Lanka",
            time: "published 1909",
            idea: "Skip the threes, eat the fours and sow on: on the olinda board, with no hole tied up.",
            sources: &["Parker 1909", "Ludii"],
            reference: false,
        },
        Kind::Sowing(sowing::Kind::RajaPasuMandiri) => &Entry {
            name: "Raja Pasu Mandiri",
            people: "grown-ups, men and women",
            place: "Colombo, Sri Lanka",
            time: "observed and published 2000",
            idea: "Three at one board: the Raja in the middle, Mandiri and Pasu beside him, and fours go to whoever owns the hole.",
            sources: &["de Voogt 2000", "Ludii"],
            reference: false,
        },
        Kind::Sowing(sowing::Kind::RajaPasu) => &Entry {
            name: "Raja Pasu",
            people: "grown-ups, men and women",
            place: "Colombo, Sri Lanka",
            time: "observed and published 2000",
            idea: "The game of the three for two: fours go to whoever owns the hole, and a short row plays on with holes closed.",
            sources: &["de Voogt 2000", "Ludii"],
            reference: false,
        },
        Kind::Pasang => &Entry {
            name: "Pasang",
            people: "players in Brunei",
            place: "Brunei Darussalam",
            time: "traditional, and played today",
            idea: "A hundred and twenty tokens and two pieces that move: take an odd line every turn, or lose.",
            sources: &["Wikipedia", "Nor Jaidi Tuah", "Culin 1898"],
            reference: false,
        },
        Kind::Sowing(sowing::Kind::Kalah) => &Entry {
            name: "Kalah",
            people: "devised and sold by W. J. Champion",
            place: "United States",
            time: "about 1940",
            idea: "The mancala of shop shelves and computer science: bring more counters home than the other side.",
            sources: &["Irving et al. 2000", "Rawlings 2015", "Champion 1955"],
            reference: true,
        },
        Kind::Sowing(sowing::Kind::Oware) => &Entry {
            name: "Oware",
            people: "players in many countries",
            place: "West Africa and the Caribbean",
            time: "traditional, and played today",
            idea: "Make two or three on the other side to take them, and never leave that side with nothing to sow.",
            sources: &["Oware Society", "Wikipedia, Oware", "Mind Sports Olympiad", "Romein & Bal 2002"],
            reference: true,
        },
    }
}
