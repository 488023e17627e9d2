//! Facts about each game besides its rules: place, time, board, sources. Its descriptions in words are in the
//! game's Fluent files (`words::facts`).

mod easiest;
mod facts;
mod news;
mod pasang;

pub use easiest::{easiest_first, lead};
pub use facts::{Board, Facts, Length, Region, THOUGHT, WORDS_A_MINUTE, example, facts};
pub use news::{NEWS, News};

/// A source: the key by which clauses cite it, and the full reference, which no language translates. What we
/// add to a reference stands in the game's Fluent files under [`Source::name`].
#[derive(Clone, Copy, Debug)]
pub struct Source {
    pub key: &'static str,
    pub reference: &'static str,
}

impl Source {
    /// Its key in small letters and dashes: `irving-et-al-2000`.
    pub fn name(&self) -> String {
        let words = self.key.split(|letter: char| !letter.is_ascii_alphanumeric());
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-").to_ascii_lowercase()
    }
}

/// Sources that several games cite.
pub mod shared {
    use super::Source;

    pub const PARKER: Source = Source {
        key: "Parker 1909",
        reference: "Parker, H. 1909. Ancient Ceylon. London: Luzac & Co. (reprint New Delhi: Asian Educational Services), 594–599, 601. https://books.google.lk/books?id=60I65HkGFg4C&pg=PA596, read 2026-11-26.",
    };
    pub const DE_VOOGT: Source = Source {
        key: "de Voogt 2000",
        reference: "de Voogt, A. J. 2000. “Mancala Boards (Olinda Keliya) in the National Museums of Colombo.” Board Games Studies 3: 90–99.",
    };

    /// A page of R. Gering's encyclopedia of mancala games.
    pub const fn mancala_world(reference: &'static str) -> Source {
        Source { key: "Mancala World", reference }
    }

    /// An entry of the Ludii catalogue.
    pub const fn ludii(reference: &'static str) -> Source {
        Source { key: "Ludii", reference }
    }
}

/// The catalogue data of a game.
pub trait Documented {
    const FACTS: &'static Facts;
    /// The address of a short game whose last move shows what the game is about, under its first preset. The game is ours,
    /// so it is `editorial`.
    const EXAMPLE: &'static str;
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

    #[test]
    fn a_source_is_named_in_plain_letters() {
        let source = |key| Source { key, reference: "" }.name();
        assert_eq!(source("Romein & Bal 2002"), "romein-bal-2002");
        assert_eq!(source("Irving et al. 2000"), "irving-et-al-2000");
    }

    /// The first and the last page that a reference names, if it names any.
    fn extent(reference: &str) -> Option<(u16, u16)> {
        let text = reference.split("http").next().unwrap_or_default();
        let words = text.split([' ', ':', ',', '.', ';']).filter(|word| !word.is_empty());
        let mut pages = None;
        for word in words {
            let ends: Vec<u16> = word.split('–').filter_map(|page| page.parse().ok()).collect();
            pages = match (&*ends, pages) {
                (&[first, last], None) => Some((first, last)),
                (&[first, last], Some((from, to))) => Some((from.min(first), to.max(last))),
                // a page after a range
                (&[page], Some((from, to))) => Some((from.min(page), to.max(page))),
                _ => pages,
            };
        }
        pages
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
                let Some((from, to)) = extent(source.reference) else {
                    assert_eq!(clause.pages, "", "{id}: pages of a source that has none");
                    continue;
                };
                let cited: Vec<u16> =
                    clause.pages.split(['–', ',', ' ']).filter_map(|page| page.parse().ok()).collect();
                assert!(!cited.is_empty(), "{id}: no page of {}", source.key);
                assert!(
                    cited.iter().all(|page| (from..=to).contains(page)),
                    "{id}: {} of {from}–{to}",
                    clause.pages
                );
            }
        }
    }

    #[test]
    fn an_extent_is_read_from_a_reference() {
        assert_eq!(extent("Man 29 (no. 90): 122–127."), Some((122, 127)));
        assert_eq!(extent("Ancient Ceylon, 594–599, 601. https://a/1–2000"), Some((594, 601)));
        assert_eq!(extent("DLP.Evidence.691, read 2026-11-26."), None);
    }
}
