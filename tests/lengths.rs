//! How long games take, as the catalogue says: medians of random games under the preset that a game opens with; and
//! how long they take to learn, by the words of their rules.

use papan::{
    catalogue::{THOUGHT, WORDS_A_MINUTE, facts},
    engine::{Kind, clause::ClauseId, pasang::Pasang},
    playout::Playouts,
    story::{Story, timeline::Timeline},
    words::rule_texts::{RuleText, rule_words},
};

/// Random games a kind: medians of so many lie within a tenth of those of thousands.
const GAMES: usize = 101;

/// The moves of a random game, and the minutes of showing and choosing them: each in the middle of those of all.
fn measured<F: Story>(plain: F) -> (u32, f64) {
    let mut playouts = Playouts::new(plain, 1);
    let (mut moves, mut times) = (Vec::new(), Vec::new());
    for _ in 0..GAMES {
        let (mut played, mut time) = (0, 0.0);
        playouts.play(plain.start(), |before, chosen, _| {
            let (mut position, mut events) = (*before, Vec::new());
            plain.play(&mut position, chosen, |event| events.push(event));
            played += 1;
            time += Timeline::of(F::step_durations(&events)).duration / 60_000.0 + f64::from(THOUGHT) / 60.0;
        });
        moves.push(played);
        times.push(time);
    }
    moves.sort_unstable();
    times.sort_by(f64::total_cmp);
    (moves[GAMES / 2], times[GAMES / 2])
}

#[test]
fn the_catalogue_says_how_long_random_games_take() {
    for kind in Kind::ALL {
        let (moves, time) = match kind {
            Kind::Sowing(kind) => measured(kind.game()),
            Kind::Pasang => measured(Pasang::default()),
        };
        let said = facts(kind).length;
        println!("{}: {moves} moves, {time:.1} minutes", kind.name());
        let near = |said: u32, found: f64| (f64::from(said) - found).abs() <= 0.6 + found * 0.12;
        assert!(near(said.moves, moves.into()), "{}: {moves} moves", kind.name());
        assert!(near(said.minutes, time), "{}: {time:.1} minutes", kind.name());
    }
}

#[test]
fn the_catalogue_says_how_long_a_game_takes_to_learn_by_the_words_of_its_rules() {
    for kind in Kind::ALL {
        let clauses = (0..kind.clauses().len()).map(|at| RuleText::Clause(ClauseId(at as u8)));
        let words: usize = clauses.map(|clause| rule_words(kind, clause).split_whitespace().count()).sum();
        let by_words = words as f64 / f64::from(WORDS_A_MINUTE);
        let said = f64::from(facts(kind).learn);
        println!("{}: {words} words, {by_words:.1} minutes, {said} said", kind.name());
        assert!((said - by_words).abs() <= 0.5 + by_words * 0.2, "{}: {by_words:.1} minutes", kind.name());
    }
}
