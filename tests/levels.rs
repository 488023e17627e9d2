//! What the page tells of the opponent's levels is what was measured: every row of docs/strength.txt that sets a level
//! against the one below, and no other.

use papan::{
    engine::Kind,
    page::dialogs::levels::text,
    worker::{
        levels::{Measured, Step, ladder},
        rungs,
    },
};

/// What the table of measurements has of a step of a ladder: games, and the share in thousandths.
fn measured(kind: Kind, step: Step) -> Option<(u32, u32)> {
    let player = format!("level-{}", step.rung);
    let below = step.below.map_or_else(|| "random".to_string(), |below| format!("level-{below}"));
    let rows =
        include_str!("../docs/strength.txt").lines().map(|row| row.split_whitespace().collect::<Vec<_>>());
    let wanted = |unit| [kind.name(), unit, player.as_str(), below.as_str()];
    let mut rows = rows.filter(|row| row.starts_with(&wanted("game")) || row.starts_with(&wanted("match")));
    let row = rows.next()?;
    assert!(rows.next().is_none(), "{} level {} stands there twice", kind.name(), step.rung);
    let share: f64 = row[8].parse().expect("a share");
    Some((row[4].parse().expect("a number of games"), (share * 1000.0).round() as u32))
}

#[test]
fn the_figures_are_those_of_the_measurements() {
    let mut known = 0;
    for kind in Kind::ALL {
        let steps = ladder(kind);
        assert_eq!(steps.iter().map(|step| step.rung).collect::<Vec<_>>(), rungs(kind));
        for (at, step) in steps.iter().enumerate() {
            assert_eq!(step.below, at.checked_sub(1).map(|below| steps[below].rung));
            let told = step.measured.map(|Measured { games, share }| (games, share));
            assert_eq!(told, measured(kind, *step), "{} level {}", kind.name(), step.rung);
            known += usize::from(told.is_some());
        }
    }
    assert!(known > Kind::ALL.len(), "hardly anything has been measured");
}

#[test]
fn every_rung_of_every_game_is_told_with_its_figures() {
    for kind in Kind::ALL {
        let rows = text(kind);
        let steps = ladder(kind);
        assert_eq!(rows.len(), steps.len(), "{rows:?}");
        for (step, [name, _, row]) in steps.into_iter().zip(rows) {
            assert_eq!(name, format!("{}.", step.rung));
            let what = if kind.has_rounds() { "matches" } else { "games" };
            let wanted = match measured(kind, step) {
                Some((games, share)) => format!("Wins {}% of {games} {what} against ", (share + 5) / 10),
                None => "Not yet measured against ".into(),
            };
            let below = step.below.map_or_else(|| "random moves.".into(), |below| format!("level {below}."));
            assert!(row.contains(&wanted) && row.contains(&below), "{}: {row}", kind.name());
        }
    }
}
