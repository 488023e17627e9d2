//! The tables of the page of numbers: they can be read, hold their laws, agree with what stands elsewhere, and a cheap
//! part of each that all games have is computed again. What a game's own tables are held to lies in its room.

use std::{collections::BTreeSet, fs};

use papan::{
    bench::tables::{
        self,
        play::{self, Player},
        text::Table,
    },
    catalogue::facts,
    engine::{Kind, family::Family, pasang::Pasang, perft::perft},
    site::numbers::data::{self, PlayRow},
};

#[path = "common/rooms.rs"]
mod rooms;

/// Every game with each of its presets, and how many moves its start offers.
fn all() -> Vec<(Kind, usize, u64)> {
    fn of<F: Family>(plain: &F) -> Vec<(Kind, usize, u64)> {
        let presets = plain.presets().iter().enumerate();
        let games = presets.map(|(at, preset)| (at, plain.with_preset(preset.name).expect("a preset")));
        games.map(|(at, game)| (plain.kind(), at, perft(&game, &game.start(), 1))).collect()
    }
    let kinds = Kind::ALL.into_iter();
    kinds
        .flat_map(|kind| match kind {
            Kind::Sowing(kind) => of(&kind.game()),
            Kind::Pasang => of(&Pasang::default()),
        })
        .collect()
}

#[test]
fn every_table_can_be_read_and_says_how_it_was_made() {
    assert_eq!(data::errors(), [""; 0]);
    let shared = tables::SHARED.iter().map(|table| (table.name.to_string(), data::shared(table.name)));
    let own = data::all_own().into_iter();
    let own = own.map(|(kind, own)| (format!("{}/{}", kind.name(), own.name), data::own(kind, own)));
    for (name, table) in shared.chain(own) {
        let table = table.expect("a table");
        assert_eq!(table.noted("command"), format!("cargo xtask tables {name}"));
        assert_eq!(table.noted("day").split('-').map(str::len).collect::<Vec<_>>(), [4, 2, 2], "{name}");
        let seconds: f64 = table.noted("seconds").parse().expect("seconds");
        assert!((0.0..1200.0).contains(&seconds), "{name} takes {seconds} s");
        assert!(!table.rows.is_empty(), "{name}");
    }
}

/// What holds of every row of games.
fn hold(row: &PlayRow) {
    let [short, median, long] = row.lengths;
    assert!(0 < short && short <= median && median <= long, "{row:?}");
    assert_eq!(row.won.iter().sum::<u32>() + row.shared, row.games, "{row:?}");
    assert!(row.kind.seats() == 3 || row.won[2] == 0, "{row:?}");
    let has_rounds = row.kind.has_rounds();
    assert_eq!(row.unit == "game", !has_rounds, "{row:?}");
}

#[test]
fn games_by_chance_are_of_every_game_and_preset() {
    let rows = data::play("random").expect("rows");
    rows.iter().for_each(hold);
    for (kind, preset, _) in all() {
        let of: Vec<_> = rows.iter().filter(|row| (row.kind, row.preset) == (kind, preset)).collect();
        let units: Vec<_> = of.iter().map(|row| row.unit.as_str()).collect();
        let wanted: &[&str] = if kind.has_rounds() { &["match", "round"] } else { &["game"] };
        assert_eq!(units, wanted, "{}", kind.name());
        assert!(of.iter().all(|row| row.games >= 1000 && row.player == "chance"), "{}", kind.name());
    }
    // what the catalogue says of the length, from fewer games
    for row in rows.iter().filter(|row| row.preset == 0 && row.unit != "round") {
        let (said, found) = (f64::from(facts(row.kind).length.moves), f64::from(row.lengths[1]));
        assert!((said / found - 1.0).abs() < 0.15, "{}: {said} moves, {found} found", row.kind.name());
    }
}

#[test]
fn strong_games_are_of_every_game() {
    let rows = data::play("strong").expect("rows");
    rows.iter().for_each(hold);
    for kind in Kind::ALL {
        let of: Vec<_> = rows.iter().filter(|row| row.kind == kind).collect();
        assert!(of.iter().all(|row| row.preset == 0 && row.level().is_some()), "{}", kind.name());
        assert!(of.iter().map(|row| row.games).max() >= Some(40), "{}", kind.name());
    }
}

/// One game in each way, as cheap ones as there are.
#[test]
fn games_played_again_come_to_the_same() {
    let again = |name: &str, kind: Kind, player: Player, games: u32| {
        let preset = kind.presets()[0].name;
        let mut table = Table::new(&["none"]);
        play::rows(kind, preset, player, [games, 0], &mut table);
        let committed = data::shared(name).expect("a table");
        let row = table.rows.pop().expect("a row");
        let places: Vec<_> = committed.rows.iter().filter(|known| known[..4] == row[..4]).collect();
        assert_eq!(places, [&row]);
    };
    let games = |name: &str, kind: Kind, player: &str| {
        let rows = data::play(name).expect("rows").into_iter();
        let mut rows = rows.filter(|row| row.kind == kind && row.preset == 0 && row.player == player);
        rows.find(|row| row.unit != "match").expect("a row").games
    };
    let shortest = data::play("random").expect("rows");
    let shortest = shortest.into_iter().filter(|row| row.preset == 0 && row.unit == "game");
    let kind = shortest.min_by_key(|row| row.lengths[1]).expect("a game").kind;
    again("random", kind, Player::Chance, games("random", kind, "chance"));
    let level = papan::search::level::Level::Ahead;
    let player = Player::Level(level);
    again("strong", kind, player, games("strong", kind, &player.to_string()));
}

#[test]
fn lines_are_counted_as_they_are_elsewhere() {
    let rows = data::perft().expect("rows");
    let known: BTreeSet<_> = rows.iter().map(|row| (row.kind.name(), row.preset)).collect();
    assert_eq!(known.len(), rows.len());
    for (kind, preset, moves) in all() {
        let row = rows.iter().find(|row| (row.kind, row.preset) == (kind, preset)).expect("a row");
        assert_eq!(row.counts[0], moves, "{}", kind.name());
    }
    // the tables of the rooms, which are counted anew in another test
    for kind in Kind::ALL.into_iter().filter(|kind| *kind != Kind::Pasang) {
        let text = fs::read_to_string(rooms::tests(kind.name()).join("perft.txt")).expect("the table");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (preset, counts) = line.split_once(": ").expect("a preset and its counts");
            let place = kind.presets().iter().position(|known| known.name == preset).expect("a preset");
            let row = rows.iter().find(|row| (row.kind, row.preset) == (kind, place)).expect("a row");
            let counts: Vec<u64> = counts.split(' ').map(|count| count.parse().expect("a count")).collect();
            let both = counts.len().min(row.counts.len());
            assert!(both > 4 && counts[..both] == row.counts[..both], "{} {preset}", kind.name());
        }
    }
    // and a little of each counted again
    for row in tables::perft::up_to(500).rows {
        let kept = data::shared("perft").expect("a table").rows;
        let kept = kept.into_iter().find(|known| known[..2] == row[..2]).expect("a row");
        assert_eq!(kept[..row.len()], row[..]);
    }
}
