//! Facts about each game besides its rules: place, time, board, sources. Its descriptions in words are in the
//! game's Fluent files (`words::facts`).

#[cfg(not(target_arch = "wasm32"))]
mod chuki_evidence;
mod easiest;
pub mod evidence;
mod facts;
mod news;
mod pasang;
#[cfg(not(target_arch = "wasm32"))]
mod pasang_evidence;

use crate::citation::Reference;
#[cfg(not(target_arch = "wasm32"))]
use crate::{
    engine::{Kind, pasang::Pasang},
    games::for_kind,
};
#[cfg(not(target_arch = "wasm32"))]
use evidence::{Evidence, Subject};

pub use easiest::{easiest_first, lead};
pub use facts::{Board, Facts, Length, Region, THOUGHT, WORDS_A_MINUTE, example, facts, is_proved_for_first};
pub use news::{NEWS, News};

/// A source: no language translates it. What we add to a reference stands in the game's Fluent files under
/// [`Reference::name`].
pub type Source = Reference<'static>;

/// Sources that several games cite.
pub mod shared {
    use super::Source;
    use crate::citation::{Form, Reference};

    pub const PARKER: Source = Source {
        key: "Parker 1909",
        form: Form::Book,
        authors: &[("Parker", "H.")],
        issued: "1909",
        title: "Ancient Ceylon",
        place: "London",
        publisher: "Luzac & Co. (reprint New Delhi: Asian Educational Services)",
        pages: "594–599, 601",
        url: "https://books.google.lk/books?id=60I65HkGFg4C&pg=PA596",
        read: "2026-11-26",
        ..Reference::NONE
    };
    pub const DE_VOOGT: Source = Source {
        key: "de Voogt 2000",
        form: Form::Article,
        authors: &[("de Voogt", "A. J.")],
        issued: "2000",
        title: "Mancala Boards (Olinda Keliya) in the National Museums of Colombo",
        container: "Board Games Studies",
        volume: "3",
        pages: "90–99",
        ..Reference::NONE
    };

    /// A page of R. Gering's encyclopedia of mancala games.
    pub const MANCALA_WORLD: Source = Source {
        key: "Mancala World",
        authors: &[("Gering", "R.")],
        container: "Mancala World",
        note: "CC BY-SA 2.5",
        read: "2026-11-26",
        ..Reference::NONE
    };

    /// An entry of the Ludii catalogue; its note has the number of the record.
    pub const LUDII: Source = Source {
        key: "Ludii",
        form: Form::Entry,
        container: "Ludii Portal, Digital Ludeme Project",
        publisher: "Maastricht University",
        ..Reference::NONE
    };

    /// An article of the free encyclopedia.
    pub const WIKIPEDIA: Source =
        Source { container: "Wikipedia, the free encyclopedia", read: "2026-11-26", ..Reference::NONE };
}

/// The catalogue data of a game.
pub trait Documented {
    const FACTS: &'static Facts;
    /// The address of a short game whose last move shows what the game is about, under its first preset. The game is ours,
    /// so it is `editorial`.
    const EXAMPLE: &'static str;
    /// The presets under which it is proved that whoever begins wins with best play, by a table of the room.
    const PROVED_FOR_FIRST: &'static [&'static str] = &[];
    #[cfg(not(target_arch = "wasm32"))]
    const EVIDENCE: &'static Evidence;
}

/// All that is told of a subject besides its rules.
#[cfg(not(target_arch = "wasm32"))]
pub const fn evidence(subject: Subject) -> &'static Evidence {
    match subject {
        Subject::Game(Kind::Sowing(kind)) => for_kind!(kind, Rules => <Rules as Documented>::EVIDENCE),
        Subject::Game(Kind::Pasang) => Pasang::EVIDENCE,
        Subject::Chuki => &chuki_evidence::EVIDENCE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Kind, clause::Certainty};

    #[test]
    fn every_cited_source_has_a_full_reference() {
        for kind in Kind::ALL {
            let sources = facts(kind).sources;
            for clause in kind.clauses().iter().filter(|clause| !clause.source.is_empty()) {
                let found = sources.iter().filter(|source| source.key == clause.source).count();
                assert_eq!(found, 1, "{}: {}", clause.id, clause.source);
            }
        }
    }

    /// The first and the last page that a source names, if it names any.
    fn extent(source: &Source) -> Option<(u16, u16)> {
        let pages: Vec<u16> = numbers(source.pages).collect();
        Some((*pages.iter().min()?, *pages.iter().max()?))
    }

    fn numbers(pages: &str) -> impl Iterator<Item = u16> {
        pages.split(['–', ',', ' ']).filter_map(|page| page.parse().ok())
    }

    #[test]
    fn a_certainty_says_what_the_citation_bears() {
        for kind in Kind::ALL {
            for clause in kind.clauses() {
                let id = clause.id;
                let is_ours = clause.certainty == Certainty::Editorial;
                assert_eq!(
                    is_ours,
                    clause.source.is_empty(),
                    "{id}: what is ours cites nobody, all else somebody"
                );
                let Some(source) = facts(kind).sources.iter().find(|source| source.key == clause.source)
                else {
                    assert_eq!(clause.pages, "", "{id}: pages of nothing");
                    continue;
                };
                let Some((from, to)) = extent(source) else {
                    assert_eq!(clause.pages, "", "{id}: pages of a source that has none");
                    continue;
                };
                let cited: Vec<u16> = numbers(clause.pages).collect();
                assert!(!cited.is_empty(), "{id}: no page of {}", source.key);
                assert!(
                    cited.iter().all(|page| (from..=to).contains(page)),
                    "{id}: {} of {from}–{to}",
                    clause.pages
                );
            }
        }
    }
}
