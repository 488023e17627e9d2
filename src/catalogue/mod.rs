//! What is known about each game besides its rules: names, people, place, time, sources.

use crate::engine::sowing::Kind;

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
        reference: "Ludii Portal, Digital Ludeme Project, Maastricht University: DLP.Evidence.660 (Adjiboto), DLP.Evidence.668 (Mangala, Suez), DLP.Evidence.691 (Kotu Baendum), DLP.Evidence.1937 (Raja Pasu Mandiri).",
    },
    Source {
        key: "Irving et al. 2000",
        reference: "Irving, G., Donkers, J., Uiterwijk, J. 2000. “Solving Kalah.” ICGA Journal 23(3): 139–147.",
    },
    Source {
        key: "Rawlings 2015",
        reference: "Rawlings, A. 2015: exact values of Kalah with up to six counters a hole.",
    },
];

pub fn source(key: &str) -> Option<&'static Source> {
    SOURCES.iter().find(|source| source.key == key)
}

pub const fn entry(kind: Kind) -> &'static Entry {
    match kind {
        Kind::Adjiboto => &Entry {
            name: "Adjiboto",
            people: "Saamaka Maroons",
            place: "Beidotti, Suriname",
            time: "observed 1928, published 1929",
            idea: "A hundred beans, ten holes and one question: who will be the first with nothing left to sow?",
            sources: &["Herskovits 1929", "Ludii"],
            reference: false,
        },
        Kind::MangalaSuez => &Entry {
            name: "Mangala of Suez",
            people: "an Arab game by Parker’s account",
            place: "Suez and Sinai, Egypt",
            time: "published 1909",
            idea: "Shells in hollows of the sand: sow, lift, sow on, and eat what lies opposite your last.",
            sources: &["Parker 1909", "Ludii"],
            reference: false,
        },
        Kind::KotuBaendum => &Entry {
            name: "Kotu Baendum",
            people: "Kandian villagers, above all women",
            place: "Sri Lanka",
            time: "published 1909",
            idea: "Tie up the ends of the rows, and let the loser of a round begin the next with holes that stay shut.",
            sources: &["Parker 1909", "Ludii"],
            reference: false,
        },
        Kind::RajaPasuMandiri => &Entry {
            name: "Raja Pasu Mandiri",
            people: "grown-ups, men and women",
            place: "Colombo, Sri Lanka",
            time: "observed and published 2000",
            idea: "Three at one board: the Raja in the middle, Mandiri and Pasu beside him, and fours go to whoever owns the hole.",
            sources: &["de Voogt 2000", "Ludii"],
            reference: false,
        },
        Kind::RajaPasu => &Entry {
            name: "Raja Pasu",
            people: "grown-ups, men and women",
            place: "Colombo, Sri Lanka",
            time: "observed and published 2000",
            idea: "The game of the three for two: fours go to whoever owns the hole, and a short row plays on with holes closed.",
            sources: &["de Voogt 2000", "Ludii"],
            reference: false,
        },
        Kind::Kalah => &Entry {
            name: "Kalah",
            people: "sold by W. J. Champion",
            place: "United States",
            time: "about 1940",
            idea: "The mancala of shop shelves and computer science: bring more counters home than the other side.",
            sources: &["Irving et al. 2000", "Rawlings 2015"],
            reference: true,
        },
    }
}
