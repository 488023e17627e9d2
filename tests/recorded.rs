//! Whole games as text, replayed. They were played and judged by a program that knows `rules/` and nothing of
//! this engine: its result, the clause that ended the game and every byte of the record must come out again.

#[path = "common/rooms.rs"]
mod rooms;
#[path = "common/recorded.rs"]
mod told;

use papan::{engine::sowing::Kind, notation::Record};
use told::{claimed, outcome, sowing};

#[test]
fn recorded_games_come_out_as_they_were_recorded() {
    for (name, text) in sowing() {
        let record = <Record>::read(&text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let (result, clause) = outcome(&record);
        assert_eq!(Some(result.as_str()), claimed(&text, "Result"), "{name}");
        assert_eq!(clause, claimed(&text, "Ended"), "{name}");
        assert_eq!(record.to_text(), text, "{name}");
        assert_eq!(<Record>::read(&record.to_json()), Ok(record), "{name}");
    }
}

/// The end of a game is where the record says and not a move before.
#[test]
fn recorded_games_end_with_their_last_move() {
    for (name, text) in sowing() {
        let mut record = <Record>::read(&text).expect("a record that can be read");
        if claimed(&text, "Ended").is_some() {
            record.moves.pop();
            record.outcome = None;
            let shorter =
                <Record>::read(&record.to_text()).expect("the same game, left before its last move");
            assert_eq!(shorter.outcome, None, "{name}");
        }
    }
}

#[test]
fn every_game_preset_and_end_is_recorded() {
    let records: Vec<Record> = sowing().values().filter_map(|text| <Record>::read(text).ok()).collect();
    for kind in Kind::ALL {
        let of = |preset: &str| {
            records.iter().filter(|record| record.game.kind() == kind && record.preset == preset).count()
        };
        let presets = kind.presets().iter().map(|preset| (preset.name, of(preset.name)));
        for (preset, count) in presets.clone() {
            assert!(count > 0, "no recorded game of {} under {preset}", kind.name());
        }
        assert!(presets.map(|(_, count)| count).sum::<usize>() >= 3, "{}", kind.name());
    }
    let ends: Vec<(String, Option<&str>)> = records.iter().map(outcome).collect();
    for kind in Kind::ALL {
        let table = rooms::lines(&rooms::tests(kind.name()).join("ends.txt"));
        assert!(!table.is_empty(), "{} has no end", kind.name());
        for line in table {
            let (winners, clause) = line.split_once(": ").expect("winners: clause");
            assert!(ends.contains(&(winners.into(), Some(clause))), "no recorded {clause} for {winners}");
        }
    }
}
