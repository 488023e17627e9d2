//! The messages about roles and debts.

use papan::{
    session::Action,
    story::{Query, caption, query},
    words::say,
};

use crate::support::log::{log, recorded, result, says};

#[test]
fn new_roles_are_told_when_a_reign_ends_and_not_before() {
    let game = recorded("raja_pasu_mandiri_de_voogt_in_debt");
    let mut told = Vec::new();
    for number in 1..=game.moves().len() {
        let log = log(&game.act(Action::Goto(number)).expect("a moment of the game"));
        told.extend(log.into_iter().filter(|(says, _)| says.contains("Raja")));
    }
    let line = |says: &str| (says.to_string(), vec!["rpm.reign"]);
    let wanted = [
        "Raja: Player 2. Mandiri: Player 3. Pasu: Player 1.",
        "Raja: Player 3. Mandiri: Player 1. Pasu: Player 2.",
    ];
    assert_eq!(told, wanted.map(line));
}

#[test]
fn a_result_that_counts_debts_says_so_and_the_plates_show_what_lies_there() {
    let game = recorded("raja_pasu_mandiri_de_voogt_in_debt");
    assert_eq!(game.game().seat_totals(game.position()), [64, 7, 27]);
    let won = "Player 1 won, debts counted: Player 1 +29, Player 2 −28, Player 3 −1.";
    let at_length = "Player 1 won by gaining most seeds since the start, debts counted: Player 1 +29, Player 2 −28, Player 3 −1.";
    let paid = "With debts paid: Player 1 71, Player 2 0, Player 3 27.";
    assert_eq!(result(&game), format!("{at_length} {paid}"));
    assert!(say(&caption::announcement(&game)).ends_with(won));
    let score = say(&query::answer(&game, game.position(), Query::Score, None));
    assert_eq!(score, format!("Store: Player 1 64, Player 2 7, Player 3 27. {won}"));
    says(
        &log(&game),
        &[
            ("Debts counted: Player 1 71, Player 2 0, Player 3 27.", "rpm.borrow-terms"),
            ("The match is over: Player 1 won.", "rpm.nine"),
        ],
    );
    // without debts there is no message about them
    let shared = result(&recorded("raja_pasu_mandiri_catalogue_shared"));
    assert!(!shared.contains("debts"), "{shared}");
}
