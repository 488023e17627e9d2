//! Kotu Baendum against `rules/kotu-baendum.md`: every clause, every reading's every value, every preset.

use papan::games::kotu_baendum::rules::KotuBaendum;
use papan::{
    engine::{
        Direction, Game, Hole,
        history::Met,
        seat::Seat,
        sowing::{Kind, Move, Sowing, SowingGame, position::Mark},
    },
    notation::{read_move, read_position, read_readings, write_position},
    playout::Playouts,
};

use crate::support::rows;

const KIND: Kind = Kind::KotuBaendum;

/// Ids and certainties as the rules file has them. Where it names two for a clause there are two; `kotu.sow`
/// is what the sowing itself rests on.
const CLAUSES: &[(&str, &str)] = &[
    ("kotu.setup", "stated"),
    ("kotu.direction", "stated"),
    ("kotu.end-start", "stated"),
    ("kotu.end-start-rounds", "editorial"),
    ("kotu.end-start-fallback", "editorial"),
    ("kotu.own-row", "stated"),
    ("kotu.singles", "stated"),
    ("kotu.singles-startable", "inferred"),
    ("kotu.front-single", "stated"),
    ("kotu.front-hole", "inferred"),
    ("kotu.sow", "stated"),
    ("kotu.origin", "editorial"),
    ("kotu.skip-three", "stated"),
    ("kotu.skip-marked", "inferred"),
    ("kotu.skip-deadlock", "editorial"),
    ("kotu.eat-four", "stated"),
    ("kotu.after-eat", "stated"),
    ("kotu.after-eat-ends", "inferred"),
    ("kotu.after-eat-over", "stated"),
    ("kotu.tie", "stated"),
    ("kotu.tied-hole", "stated"),
    ("kotu.tied-owner", "stated"),
    ("kotu.tied-row", "editorial"),
    ("kotu.relay", "stated"),
    ("kotu.empty-ends", "stated"),
    ("kotu.endless", "editorial"),
    ("kotu.round-end", "stated"),
    ("kotu.round-end-marked", "editorial"),
    ("kotu.round-end-row", "stated"),
    ("kotu.collect", "inferred"),
    ("kotu.refill", "stated"),
    ("kotu.refill-left", "editorial"),
    ("kotu.puta-naga-wala", "stated"),
    ("kotu.wala", "inferred"),
    ("kotu.loser-starts", "stated"),
    ("kotu.loser-starts-full", "editorial"),
    ("kotu.level", "editorial"),
    ("kotu.twelve", "stated"),
    ("kotu.twelve-capture", "stated"),
    ("kotu.twelve-tie", "inferred"),
    ("kotu.match-end", "stated"),
    ("kotu.rounds", "editorial"),
    ("kotu.repetition", "editorial"),
    ("kotu.singles-marked", "editorial"),
];

fn game(readings: &str) -> Sowing {
    read_readings(KIND.game(), readings).expect("readings of the rules").0
}

fn rules(readings: &str) -> KotuBaendum {
    match game(readings) {
        Sowing::KotuBaendum(rules) => rules,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_clauses_are_those_of_the_rules() {
    assert_eq!(rows::table_differences(KIND, CLAUSES), [""; 0]);
}

#[test]
fn the_readings_and_presets_are_those_of_the_rules() {
    let readings: Vec<_> = KIND.readings().iter().map(|reading| (reading.name, reading.values)).collect();
    // the default value first
    let wanted: [(&str, &[&str]); 13] = [
        ("after_capture", &["next_hole_continues", "turn_ends"]),
        ("tied_owner", &["row_owner", "tier"]),
        ("end_hole_start", &["each_player", "game_first_only", "first_round"]),
        ("skip_threes", &["all_but_last", "none"]),
        ("skip_deadlock", &["suspend_skip", "end_turn"]),
        ("singles_rule", &["true", "false"]),
        ("front_hole", &["last_in_direction", "first_in_direction"]),
        ("remainder_from_round", &["2", "3"]),
        ("deficit_removal", &["equalise", "same_number"]),
        ("arrange_under_twelve", &["true", "false"]),
        ("rounds", &["3", "1", "5", "until_cannot_sow"]),
        ("singles_count", &["startable", "all"]),
        ("round_end", &["own_turn", "row_empty"]),
    ];
    assert_eq!(readings, wanted);
    let presets: Vec<_> = KIND.presets().iter().map(|preset| preset.name).collect();
    assert_eq!(presets, ["catalogue", "parker-1909"]);
    assert_eq!(KIND.game(), game("catalogue"));
    let parker = game("catalogue.after_capture-turn_ends.tied_owner-tier");
    assert_eq!(game("parker-1909"), parker);
}

/// The vectors at the foot of the rules.
#[test]
fn the_vectors_of_the_rules() {
    let vectors: [(&str, [u8; 14]); 4] = [
        ("a", [1, 5, 5, 5, 0, 5, 5, 5, 5, 0, 5, 5, 5, 5]),
        ("a~", [1, 5, 5, 5, 5, 0, 5, 5, 5, 5, 0, 5, 5, 5]),
        ("g", [5, 0, 5, 5, 5, 5, 1, 5, 5, 5, 0, 5, 5, 5]),
        ("g~", [5, 5, 0, 5, 5, 5, 1, 5, 5, 5, 5, 0, 5, 5]),
    ];
    let game = game("parker-1909");
    for (word, counts) in vectors {
        let chosen = read_move(&game, word).expect("a hole of the board");
        let after = game.try_play(&game.start(), chosen, |_| ()).expect("a legal move");
        let found: Vec<u8> = (0..14).map(|hole| after.count(Hole(hole))).collect();
        assert_eq!(found, counts, "after {word}");
    }
}

/// Two hundred quiet turns end a round, and not one fewer; a third meeting does; nothing does between rounds.
#[test]
fn a_round_in_which_nothing_happens_ends() {
    let game = game("catalogue");
    let before = read_position(&game, "1-1-1-0-0-0-0-0-2-1-0-0-0-0_25-25_1").expect("a position");
    for (times, since, ends) in [(2, 199, false), (1, 200, true), (1, 199, false), (3, 12, true)] {
        let mut position = before;
        let outcome = game.on_repetition(&mut position, Met { times, since }, |_| ());
        assert_eq!((outcome, position.is_between()), (None, ends), "{times} times, {since} turns");
        assert_eq!(position == before, !ends);
        let between = position;
        game.on_repetition(&mut position, Met { times: 3, since: 200 }, |_| ());
        assert!(!ends || position == between, "a round ends once");
    }
}

/// `may_lay` allows exactly the counts that can still become a legal arrangement.
#[test]
fn an_arrangement_is_laid_hole_by_hole() {
    for counters in 1..12u8 {
        let game = game("catalogue");
        let text = format!("{}_{}-{counters}_2_between-1", ["0"; 14].join("-"), 56 - counters);
        let position = read_position(&game, &text).expect("a position between rounds");
        let rules = rules("catalogue");
        assert_eq!(rules.arranger(&position), Some((Seat::SECOND, counters)));
        let mut legal = Vec::new();
        game.each_move(&position, |chosen| match chosen {
            Move::Arrange(counts) => legal.push(counts.to_vec()),
            chosen => assert_eq!((chosen, counters >= 3), (Move::Next, true)),
        });
        let mut laid = vec![Vec::new()];
        for hole in 0..7 {
            let mut next = Vec::new();
            for begun in &laid {
                let may = rules.may_lay(&position, begun).expect("a beginning that can be gone on with");
                for count in 0..=5 {
                    let more = [begun.as_slice(), &[count]].concat();
                    let fits = legal.iter().any(|counts| counts[..=hole] == more);
                    assert_eq!(may.contains(&count), fits, "{more:?} of {counters}");
                    if fits {
                        next.push(more);
                    }
                }
            }
            laid = next;
        }
        assert_eq!(laid.len(), legal.len());
        assert_eq!(rules.may_lay(&position, &laid[0]), None, "seven holes are all");
        assert_eq!(rules.may_lay(&position, &[3]), None);
        assert_eq!(rules.may_lay(&position, &[2; 300]), None);
    }
    let start = game("catalogue").start();
    assert_eq!(rules("catalogue").may_lay(&start, &[]), None);
}

#[test]
fn who_owes_a_first_turn_and_which_way_the_round_goes_can_be_asked() {
    let (game, rules) = (game("catalogue"), rules("catalogue"));
    let mut position = game.start();
    let asked = |position: &_| {
        let owes = [Seat::FIRST, Seat::SECOND].map(|seat| rules.owes_first_turn(position, seat));
        (owes, rules.direction(position), rules.eats_at(position, Seat::SECOND))
    };
    assert_eq!(asked(&position), ([true, true], None, 4));
    for (word, owes) in [("a~", [false, true]), ("A", [false, false])] {
        let chosen = read_move(&game, word).expect("a hole of the board");
        position = game.try_play(&position, chosen, |_| ()).expect("a legal move");
        assert_eq!(asked(&position), (owes, Some(Direction::Clockwise), 4));
    }
    let text = format!("{}_46-10_2_between-1", ["0"; 14].join("-"));
    let between = read_position(&game, &text).expect("a position between rounds");
    let arranged = read_move(&game, "n2110024").expect("an arrangement");
    let after = game.try_play(&between, arranged, |_| ()).expect("a legal arrangement");
    assert_eq!(asked(&after), ([true, true], Some(Direction::Anticlockwise), 3));
    assert_eq!(rules.eats_at(&after, Seat::FIRST), 4);
}

/// The figures of the rules file for random first rounds: turns, wins, tied holes and what lies in them.
#[test]
fn random_first_rounds_are_as_long_and_as_tied_as_the_rules_say() {
    const GAMES: u32 = 3000;
    for (preset, turns, first, second) in [("catalogue", 34.0, 56.0, 40.0), ("parker-1909", 38.0, 49.0, 47.0)]
    {
        let game = game(&format!("{preset}.rounds-1"));
        let mut playouts = Playouts::new(game, 7);
        let (mut moves, mut wins, mut tied, mut lying) = (0u32, [0u32; 3], 0u32, 0u32);
        for _ in 0..GAMES {
            let mut last = game.start();
            let outcome = playouts.play(game.start(), |before, chosen, _| {
                moves += 1;
                last = *before;
                // what lies on the board when the round is over, before it is collected
                game.play(&mut before.clone(), chosen, |event| {
                    if !last.is_between() {
                        last.apply(event.event);
                    }
                });
            });
            let first = outcome.winners.has(Seat::FIRST);
            wins[usize::from(!first) + usize::from(first && outcome.winners.has(Seat::SECOND)) * 2] += 1;
            for hole in (0..14).map(Hole).filter(|&hole| matches!(last.mark(hole), Mark::Tied(_))) {
                tied += 1;
                lying += u32::from(last.count(hole));
            }
        }
        let mean = |sum: u32| f64::from(sum) / f64::from(GAMES);
        let near =
            |found: f64, wanted: f64, by: f64| assert!((found - wanted).abs() < by, "{preset}: {found}");
        near(mean(moves), turns, 1.5);
        near(100.0 * mean(wins[0]), first, 3.5);
        near(100.0 * mean(wins[1]), second, 3.5);
        near(mean(tied), 2.35, 0.25);
        near(mean(lying), 30.5, 2.0);
    }
}

/// A match without a limit ends when the number of its rounds reaches its maximum.
#[test]
fn a_match_of_no_agreed_length_ends() {
    let game = game("catalogue.rounds-until_cannot_sow");
    let mut playouts = Playouts::new(game, 3);
    for _ in 0..20 {
        let mut before = game.start();
        playouts.play(game.start(), |_, _, after| {
            assert!(after.round() >= before.round(), "{}", write_position(&game, after));
            before = *after;
        });
        assert!(before.is_between());
    }
}
