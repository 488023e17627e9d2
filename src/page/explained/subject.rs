//! What can be explained in place: a rule, a term, the marks on the board.

use crate::{
    engine::{clause::ClauseId, family::Family},
    words::glossary::terms,
};

/// What is explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    Clause(ClauseId),
    /// A term by its place among those of the game.
    Term(usize),
    /// The marks on the board.
    Legend,
}

/// The `data-t` of the button of the legend.
pub const LEGEND: &str = "legend";
/// How the `data-t` of other controls begin.
pub const CLAUSE: &str = "clause-";
pub const TERM: &str = "term-";

impl Subject {
    /// The subject of a control, by its `data-t`.
    pub fn from_control<F: Family>(game: &F, name: &str) -> Option<Subject> {
        if name == LEGEND {
            return Some(Subject::Legend);
        }
        if let Some(id) = name.strip_prefix(CLAUSE) {
            let place = game.clauses().iter().position(|clause| clause.id == id)?;
            return Some(Subject::Clause(ClauseId(place as u8)));
        }
        let key = name.strip_prefix(TERM)?;
        terms(Family::kind(game)).iter().position(|term| term.key == key).map(Subject::Term)
    }
}

/// Where on the screen an explanation stands, in tenths of it, so that it does not cover what was tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The middle of what was tapped, from the left.
    pub x: u8,
    /// The line above or below which the explanation stands, from the top.
    pub y: u8,
    pub is_below: bool,
}

impl Default for Spot {
    fn default() -> Spot {
        Spot { x: 5, y: 2, is_below: true }
    }
}

impl Spot {
    /// The spot of an element whose edges are given as parts of the screen's width and height: what is in the upper half
    /// is explained below it.
    pub fn of([left, top, right, bottom]: [f64; 4]) -> Spot {
        let is_below = top + bottom < 1.0;
        // there must be room for the explanation, also beside what is not on the screen
        let y = if is_below { (bottom * 10.0).ceil().min(6.0) } else { (top * 10.0).floor().max(4.0) };
        let tenth = |value: f64| value.clamp(0.0, 10.0) as u8;
        Spot { x: tenth((left + right) * 5.0), y: tenth(y), is_below }
    }
}

/// An explanation that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explained {
    pub subject: Subject,
    pub spot: Spot,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::Game as _, games::sample};

    #[test]
    fn an_explanation_stands_on_the_side_of_the_larger_half() {
        let spot = |top: f64, bottom: f64| Spot::of([0.1, top, 0.3, bottom]);
        assert_eq!(spot(0.12, 0.16), Spot { x: 2, y: 2, is_below: true });
        assert_eq!(spot(0.85, 0.88), Spot { x: 2, y: 8, is_below: false });
        for tenths in 0..100 {
            let top = f64::from(tenths) / 100.0;
            let found = spot(top, top + 0.04);
            let (edge, room) =
                (f64::from(found.y) / 10.0, f64::from(if found.is_below { 10 - found.y } else { found.y }));
            assert!(if found.is_below { edge >= top + 0.04 } else { edge <= top }, "{top}: {found:?}");
            assert!(room >= 4.0, "{top}: {found:?}");
        }
        // whatever is reported of an element that is out of sight
        for hostile in [f64::NAN, f64::INFINITY, -1e9] {
            let Spot { x, y, .. } = Spot::of([hostile; 4]);
            assert!(x <= 10 && y <= 10);
        }
    }

    #[test]
    fn a_control_names_its_subject_and_nothing_else_does() {
        let game = sample::PLAIN.game();
        let of = |name: &str| Subject::from_control(&game, name);
        let id = game.clauses()[3].id;
        assert_eq!(of(&[CLAUSE, id].concat()), Some(Subject::Clause(ClauseId(3))));
        assert_eq!(of(LEGEND), Some(Subject::Legend));
        let first = &terms(game.kind().into())[0].key;
        assert_eq!(of(&[TERM, first].concat()), Some(Subject::Term(0)));
        for name in ["clause-", "clause-x", "term-", "term-x", "legends", "", "a"] {
            assert_eq!(of(name), None, "{name}");
        }
    }
}
