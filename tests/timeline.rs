//! Time inside a move: its steps are its events, its durations add up, and every moment is a fold of events.

use papan::{
    engine::{
        Game,
        history::Met,
        sowing::{Kind, Sowing, position::Position},
    },
    playout::Playouts,
    story::{
        showing::Run,
        sowing::scene::{Place, scene},
    },
};

/// Random games of every preset, each move laid out in time.
fn each_run(games: usize, mut look: impl FnMut(&Run<Sowing>, &Position)) {
    for kind in Kind::ALL {
        for preset in kind.presets() {
            let game = kind.preset(preset.name).unwrap();
            let mut playouts = Playouts::new(game, 4);
            for _ in 0..games {
                playouts.play(game.start(), |before, chosen, after| {
                    let mut events = Vec::new();
                    let mut told = *before;
                    game.play(&mut told, chosen, |event| events.push(event));
                    if told != *after {
                        // the round has ended by repetition
                        game.on_repetition(&mut told, Met { times: 3, since: 0 }, |event| events.push(event));
                    }
                    look(&Run::of(*before, events), after);
                });
            }
        }
    }
}

#[test]
fn the_steps_are_the_events_that_move_counters_one_after_another() {
    let mut capped = 0;
    each_run(20, |run, _| {
        let steps: Vec<usize> = run.timeline.steps.iter().map(|step| step.event).collect();
        let moving = (0..run.events.len()).filter(|&event| run.events[event].event.is_step());
        assert!(moving.eq(steps.iter().copied()));
        let mut time = 0.0;
        for (number, step) in run.timeline.steps.iter().enumerate() {
            assert!((step.start - time).abs() < 1e-6 && step.duration > 0.0);
            time = step.start + step.duration;
            assert!((run.timeline.time_of(number) - step.start).abs() < 1e-9);
            assert_eq!(run.timeline.at(step.start + step.duration / 2.0).0, number);
        }
        assert!((run.timeline.duration - time).abs() < 1e-6);
        assert!(run.timeline.duration <= 6000.0 + 1e-6, "a move takes at most six seconds");
        capped += usize::from(run.timeline.duration > 5999.0);
        assert_eq!(run.timeline.at(f64::MAX).0, run.steps());
    });
    assert!(capped > 0, "no move was long enough to be capped");
}

#[test]
fn every_moment_is_a_fold_of_events_and_loses_no_counter() {
    each_run(6, |run, end| {
        let total = run.before.total();
        let mut removed = 0;
        for steps in 0..=run.steps() {
            let position = run.after(steps);
            let seen = scene(run, steps);
            let moving = seen.moving.map_or(0, |moving| u32::from(moving.count));
            // what lies, what is in the hand and what is under way are all there is
            let in_hand = if seen.moving.is_some_and(|moving| moving.to == Place::Hand) { moving } else { 0 };
            let lying = seen.resting.total() - u32::from(seen.resting.hand());
            assert_eq!(lying + u32::from(seen.hand) + moving + removed, total, "step {steps}");
            assert!(u32::from(seen.resting.hand()) >= in_hand);
            if seen.moving.is_some_and(|moving| moving.to == Place::Away) {
                removed += moving;
            }
            if steps == run.steps() {
                assert_eq!((position, seen.resting, seen.moving), (*end, *end, None));
            }
        }
    });
}
