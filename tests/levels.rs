//! What the page tells of the opponent's levels is what was measured: every row of docs/strength.txt that sets a level
//! against the one below, and no other.

use papan::{
    engine::Kind,
    page::dialogs::levels::text,
    worker::{
        LEVELS,
        levels::{Measured, ladder},
    },
};

/// What the table of measurements has of a level: games, and the share in thousandths.
fn measured(kind: Kind, level: u8) -> Option<(u32, u32)> {
    let player = format!("level-{level}");
    let below = if level == 1 { "random".to_string() } else { format!("level-{}", level - 1) };
    let rows =
        include_str!("../docs/strength.txt").lines().map(|row| row.split_whitespace().collect::<Vec<_>>());
    let wanted = |unit| [kind.name(), unit, player.as_str(), below.as_str()];
    let mut rows = rows.filter(|row| row.starts_with(&wanted("game")) || row.starts_with(&wanted("match")));
    let row = rows.next()?;
    assert!(rows.next().is_none(), "{} level {level} stands there twice", kind.name());
    let share: f64 = row[8].parse().expect("a share");
    Some((row[4].parse().expect("a number of games"), (share * 1000.0).round() as u32))
}

#[test]
fn the_figures_are_those_of_the_measurements() {
    let mut known = 0;
    for kind in Kind::ALL {
        for (level, told) in (1..=LEVELS).zip(ladder(kind)) {
            let told = told.map(|Measured { games, share }| (games, share));
            assert_eq!(told, measured(kind, level), "{} level {level}", kind.name());
            known += usize::from(told.is_some());
        }
    }
    assert!(known > Kind::ALL.len(), "hardly anything has been measured");
}

#[test]
fn every_level_of_every_game_is_told_with_its_figures() {
    for kind in Kind::ALL {
        let rows = text(kind);
        assert_eq!(rows.len(), usize::from(LEVELS), "{rows:?}");
        for (level, [name, _, row]) in (1..=LEVELS).zip(rows) {
            assert_eq!(name, format!("{level}."));
            let what = if kind.has_rounds() { "matches" } else { "games" };
            let wanted = match measured(kind, level) {
                Some((games, share)) => format!("Wins {}% of {games} {what} against ", (share + 5) / 10),
                None => "Not yet measured against ".into(),
            };
            let below = if level > 1 { format!("level {}.", level - 1) } else { "random moves.".into() };
            assert!(row.contains(&wanted) && row.contains(&below), "{}: {row}", kind.name());
        }
    }
}
