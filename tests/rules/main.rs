//! The rules: a table of rows a game, each naming the clause it tests. What a game tests beside its table lies in its
//! room.

#[path = "../common/rooms.rs"]
mod rooms;
#[allow(dead_code, reason = "what rooms ask of it besides")]
#[path = "../support/rows.rs"]
mod rows;

use papan::engine::sowing::Kind;

#[test]
fn every_row_holds() {
    for kind in Kind::ALL {
        assert_eq!(rows::failures(kind, &rows::of(kind)), [""; 0], "{kind:?}");
    }
}

#[test]
fn nothing_of_the_rules_is_without_a_row() {
    for kind in Kind::ALL {
        assert_eq!(rows::uncovered(kind, &rows::of(kind)), [""; 0], "{kind:?}");
    }
}

#[test]
fn every_clause_names_its_source_but_for_those_that_are_ours() {
    for clause in Kind::ALL.into_iter().flat_map(Kind::clauses) {
        assert_eq!(clause.source.is_empty(), clause.certainty.name() == "editorial", "{}", clause.id);
    }
}
