//! Puhulmutu against `docs/rules-puhulmutu.md`: every clause, every reading's every value, the presets.

use papan::{
    engine::{
        Game,
        history::Met,
        sowing::{Kind, position::Mark},
    },
    notation::{read_position, read_readings},
    playout::Playouts,
};

use crate::support::rows;

const KIND: Kind = Kind::Puhulmutu;

/// The clauses that follow from what is reported.
const INFERRED: [&str; 2] = ["puhul.eat-ends", "puhul.wala"];

/// The editorial clauses; all others are stated by Parker or, after him, by the catalogue.
const EDITORIAL: [&str; 16] = [
    "puhul.singles-startable",
    "puhul.front-hole",
    "puhul.origin",
    "puhul.skip-marked",
    "puhul.skip-deadlock",
    "puhul.after-eat-ends",
    "puhul.marked-ends",
    "puhul.endless",
    "puhul.round-end-marked",
    "puhul.collect-marked",
    "puhul.refill-left",
    "puhul.loser-starts-full",
    "puhul.level",
    "puhul.rounds",
    "puhul.repetition",
    "puhul.singles-marked",
];

/// The table of `docs/rules-puhulmutu.md`: ids in their order, certainties, readings and their defaults.
#[test]
fn the_rules_that_scholars_read_are_those_that_are_played() {
    let text = include_str!("../../../../docs/rules-puhulmutu.md");
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(" | ").collect()).collect();
    let table: Vec<_> = lines.iter().filter(|line| line[0].starts_with("| `puhul.")).collect();
    let clauses: Vec<_> = table.iter().map(|line| (line[0].trim_matches(['|', ' ', '`']), line[3])).collect();
    assert_eq!(rows::table_differences(KIND, &clauses), [""; 0]);
    for (id, certainty) in clauses {
        let wanted = match id {
            _ if EDITORIAL.contains(&id) => "editorial",
            _ if INFERRED.contains(&id) => "inferred",
            _ => "stated",
        };
        assert_eq!(certainty, wanted, "{id}");
    }
    for reading in KIND.readings() {
        let values = reading.values.join("\\|").replacen("\\|", "*\\|", 1);
        let wanted = format!("`{}: {values}`", reading.name);
        let id = KIND.clauses()[usize::from(reading.clause.0)].id;
        let line = text.lines().find(|line| line.starts_with(&format!("| `{id}`"))).expect("its clause");
        assert!(line.contains(&wanted), "{id} without {wanted}");
    }
    let presets: Vec<_> = KIND.presets().iter().map(|preset| preset.name).collect();
    assert_eq!(presets, ["parker-1909", "record"]);
    let record = "parker-1909.remainder_from_round-3.deficit_removal-same_number.round_end-row_empty";
    let [record, same] = ["record", record].map(|text| read_readings(KIND.game(), text).expect("readings").0);
    assert_eq!(record, same);
}

/// Two hundred quiet turns end a round, and not one fewer.
#[test]
fn a_round_in_which_nothing_is_eaten_ends() {
    let game = KIND.game();
    let before = read_position(&game, "1-1-1-0-0-0-0-0-2-1-0-0-0-0_25-25_1").expect("a position");
    for (times, since, ends) in [(2, 199, false), (1, 200, true), (3, 12, true)] {
        let mut position = before;
        game.on_repetition(&mut position, Met { times, since }, |_| ());
        assert_eq!(position.is_between(), ends, "{times} times, {since} turns");
    }
}

/// The figures of the page for random play: moves and winners; no hole is ever tied.
#[test]
fn random_games_are_as_the_page_says() {
    const GAMES: u32 = 3000;
    let (one, _) = read_readings(KIND.game(), "parker-1909.rounds-1").expect("readings of the rules");
    for (game, moves, wins) in [(one, 204.0, [43.0, 50.0]), (KIND.game(), 411.0, [47.0, 47.0])] {
        let (mut played, mut won) = (0u32, [0u32; 2]);
        let mut playouts = Playouts::new(game, 7);
        for _ in 0..GAMES {
            let outcome = playouts.play(game.start(), |_, _, after| {
                played += 1;
                assert_eq!(after.marked(|mark| matches!(mark, Mark::Tied(_))), 0);
            });
            let winner = outcome.winners.iter().next().expect("a winner").index();
            won[winner] += u32::from(outcome.winners.count() == 1);
        }
        let mean = |sum: u32| f64::from(sum) / f64::from(GAMES);
        assert!((mean(played) - moves).abs() < 0.03 * moves, "{} moves", mean(played));
        for (won, wins) in won.map(|won| 100.0 * mean(won)).into_iter().zip(wins) {
            assert!((won - wins).abs() < 3.5, "{won} of a hundred");
        }
    }
}
