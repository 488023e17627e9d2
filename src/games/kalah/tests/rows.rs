//! The checker of rows of rules, on rows of Kalah: it notices every false column.

use papan::engine::sowing::Kind;

use crate::support::rows::{
    clauses_without_a_row, failures, presets_without_a_row, table_differences, values_without_a_difference,
};

const TRUE: &str = "kal.again | standard | start | c | 4-4-0-5-5-5-4-4-4-4-4-4_1-0_1 | - | again first";

#[test]
fn a_true_row_holds_and_each_false_column_is_noticed() {
    assert_eq!(failures(Kind::Kalah, TRUE), [""; 0]);
    for (column, lie) in [
        ("_1-0_1", "_1-0_2"),
        ("| - |", "| first: kal.winner |"),
        ("again first", "again second"),
        ("again first", "-"),
        ("| c |", "| d |"),
        ("| c |", "| A |"),
        ("4-4-0-5-5-5-4-4-4-4-4-4_1-0_1 ", "refused"),
        ("4-4-0-5-5-5-4-4-4-4-4-4_1-0_1 ", "unlawful"),
    ] {
        let row = TRUE.replace(column, lie);
        assert_ne!(row, TRUE);
        assert_eq!(failures(Kind::Kalah, &row).len(), 1, "{row}");
    }
}

#[test]
fn a_refusal_by_another_clause_is_noticed() {
    let refused = "kal.own-hole | standard | start | A | refused | - | *";
    assert_eq!(failures(Kind::Kalah, refused), [""; 0]);
    assert_eq!(failures(Kind::Kalah, &refused.replace("own-hole", "sow")).len(), 1);
}

#[test]
fn what_has_no_row_is_named() {
    let missing = clauses_without_a_row(Kind::Kalah, TRUE);
    assert!(missing.contains(&"kal.sow") && !missing.contains(&"kal.again"));
    assert!(values_without_a_difference(Kind::Kalah, TRUE).contains(&"capture-always".to_string()));
    assert_eq!(presets_without_a_row(Kind::Kalah, TRUE), ["irving-2000"]);
    assert!(!table_differences(Kind::Kalah, &[("kal.sow", "inferred")]).is_empty());
}
