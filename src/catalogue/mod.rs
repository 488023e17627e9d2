//! Facts about each game besides its rules: names, people, place, time, sources.

mod facts;
mod news;

pub use facts::{Board, Facts, Length, Region, THOUGHT, facts};
pub use news::{NEWS, News};

use crate::{engine::Kind, games::for_kind};

/// One game's entry.
pub struct Entry {
    /// The game's name in our spelling.
    pub name: &'static str,
    pub people: &'static str,
    pub place: &'static str,
    /// When it was seen or published.
    pub time: &'static str,
    /// The author whose account its rules follow, in a few words.
    pub after: &'static str,
    /// One sentence for a visitor who has never heard of it.
    pub idea: &'static str,
    /// All sources that its clauses cite, the most important first.
    pub sources: &'static [Source],
}

/// A source: the key by which clauses cite it, and the full reference.
pub struct Source {
    pub key: &'static str,
    pub reference: &'static str,
}

/// Sources that several games cite.
pub mod shared {
    use super::Source;

    pub const PARKER: Source = Source {
        key: "Parker 1909",
        reference: "Parker, H. 1909. Ancient Ceylon. London: Luzac & Co. (reprint New Delhi: Asian Educational Services), 594–602.",
    };
    pub const DE_VOOGT: Source = Source {
        key: "de Voogt 2000",
        reference: "de Voogt, A. J. 2000. “Mancala Boards (Olinda Keliya) in the National Museums of Colombo.” Board Games Studies 3: 90–99.",
    };

    /// An entry of the Ludii catalogue.
    pub const fn ludii(reference: &'static str) -> Source {
        Source { key: "Ludii", reference }
    }
}

/// The catalogue data of a game.
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
            sources: &[
                Source {
                    key: "Wikipedia", reference: "Wikipedia, the free encyclopedia: “Pasang (game).”"
                },
                Source {
                    key: "Nor Jaidi Tuah",
                    reference: "Nor Jaidi Tuah, author of the program Pasang Emas: accounts of play in Brunei, 2010–2012, that came with it. We cite him where he alone says it.",
                },
                Source {
                    key: "Culin 1898",
                    reference: "Culin, S. 1898. Chess and Playing Cards, 871–873: Chuki of Johore, on the same board with other rules and dice. It is not the same game.",
                },
            ],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_clause_cites_stands_in_full_in_the_room() {
        for kind in Kind::ALL {
            let sources = entry(kind).sources;
            for clause in kind.clauses().iter().filter(|clause| !clause.source.is_empty()) {
                let found = sources.iter().filter(|source| source.key == clause.source).count();
                assert_eq!(found, 1, "{}: {}", clause.id, clause.source);
            }
        }
    }
}
