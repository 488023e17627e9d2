//! Sound: every step is heard and nothing else is; a heap dulls; what is played neither clicks nor clips.

use papan::{
    engine::{
        Game, Hole,
        clause::{Cited, ClauseId},
        seat::Seat,
        sowing::{Kind, Sowing, position::Event},
    },
    playout::Playouts,
    story::{
        showing::Run,
        sound::{Knock, Material},
        sound_filter::SoundFilter,
        sowing::sound::{of_step, sound},
        wave::RATE,
    },
};

const MATERIALS: [Material; 5] =
    [Material::Bean, Material::Shell, Material::Seed, Material::Glass, Material::Wood];

fn drop_on(kind: Kind, lying: u8) -> Knock {
    of_step(kind, &Event::Drop { hole: Hole(2) }, lying).unwrap()
}

#[test]
fn every_step_of_every_game_is_heard_and_nothing_else() {
    for kind in Kind::ALL {
        let game = kind.game();
        let mut heard = 0;
        Playouts::new(game, 7).play(game.start(), |before, chosen, _| {
            let mut events = Vec::new();
            game.play(&mut before.clone(), chosen, |event| events.push(event));
            for cited in &events {
                assert_eq!(
                    of_step(kind, &cited.event, 3).is_some(),
                    cited.event.is_step(),
                    "{:?}",
                    cited.event
                );
            }
            let run = Run::of(*before, events);
            for step in 0..run.steps() {
                // each is heard once: as it begins, or as it lands
                let knocks: Vec<_> =
                    [false, true].iter().filter_map(|&lands| sound(kind, &run, step, lands)).collect();
                assert_eq!(knocks.len(), 1, "{knocks:?}");
                let knock = knocks[0];
                assert!(knock.loudness > 0.0 && knock.loudness <= 1.0 && knock.hits > 0, "{knock:?}");
                assert!(knock.duration + f32::from(knock.hits) * knock.interval < 0.5, "{knock:?}");
                heard += 1;
            }
            assert_eq!(sound(kind, &run, run.steps(), true), None);
        });
        assert!(heard > 0);
    }
    for silent in [
        Event::Note { note: 0, value: 1 },
        Event::Pass { seat: Seat::FIRST },
        Event::Again { seat: Seat::FIRST },
        Event::Turn { seat: Seat::FIRST },
    ] {
        Kind::ALL.into_iter().for_each(|kind| assert_eq!(of_step(kind, &silent, 0), None));
    }
}

#[test]
fn the_higher_the_heap_the_duller_shorter_and_softer() {
    for kind in Kind::ALL {
        for lying in 0..u8::MAX {
            let (low, high) = (drop_on(kind, lying), drop_on(kind, lying + 1));
            assert!(
                high.pitch < low.pitch && high.duration < low.duration && high.loudness < low.loudness,
                "{lying}"
            );
        }
    }
}

#[test]
fn the_more_counters_the_louder_and_never_fewer_hits() {
    let hole = Hole(4);
    for kind in Kind::ALL {
        let at_once = |count| {
            [Event::Lift { hole, count }, Event::Capture { hole, count, seat: Seat::FIRST }]
                .map(|event| of_step(kind, &event, 0).unwrap())
        };
        for count in 1..u8::MAX {
            for (few, many) in at_once(count).iter().zip(at_once(count + 1)) {
                assert!(many.loudness > few.loudness && many.hits >= few.hits, "{count}");
            }
        }
        let [lift, capture] = at_once(6);
        assert!(lift.loudness < capture.loudness, "a lift is softer than a capture");
        assert!(lift.hits > 1 && lift.interval < capture.interval, "and quicker");
    }
}

/// The games whose counters are of a material.
fn of(material: Material) -> Vec<Kind> {
    Kind::ALL.into_iter().filter(|kind| drop_on(*kind, 0).material == material).collect()
}

fn bank(kind: Kind) -> Knock {
    of_step(kind, &Event::Bank { seat: Seat::FIRST }, 0).unwrap()
}

#[test]
fn places_and_games_differ() {
    for kind in of(Material::Bean) {
        // of ten holes no two sound the same; on a longer board they come again far away
        let holes = (0..10).map(|hole| Event::Drop { hole: Hole(hole) });
        let heights: Vec<f32> =
            holes.filter_map(|drop| of_step(kind, &drop, 0)).map(|knock| knock.pitch).collect();
        for (number, height) in heights.iter().enumerate() {
            assert!((900.0..1600.0).contains(height), "a bean on wood at {height} Hz");
            assert!(heights[..number].iter().all(|other| other != height), "two holes sound the same");
        }
    }
    for shell in of(Material::Shell) {
        for bean in of(Material::Bean) {
            assert!(drop_on(shell, 0).pitch > 1.5 * drop_on(bean, 0).pitch);
        }
        assert_eq!(bank(shell).material, Material::Shell, "nothing of wood lies in the sand");
    }
    for glass in of(Material::Glass) {
        assert_eq!(bank(glass).material, Material::Wood);
    }
}

/// The energy of a piece of a wave.
fn energy(wave: &[f32]) -> f32 {
    wave.iter().map(|sample| sample * sample).sum()
}

/// How bright a wave is: the height of the tone that changes from sample to sample as much as it does.
fn brightness(wave: &[f32]) -> f32 {
    let change: f32 = wave.windows(2).map(|two| (two[1] - two[0]).powi(2)).sum();
    (change / energy(wave)).sqrt() * RATE as f32 / std::f32::consts::TAU
}

/// Every sound a game can make, nearly.
fn knocks() -> Vec<Knock> {
    let mut knocks = Vec::new();
    for kind in Kind::ALL {
        for lying in [0, 1, 3, 10, 40, 255] {
            for hole in (0..14).map(Hole) {
                let seat = Seat::FIRST;
                let steps = [Event::Drop { hole }, Event::Bank { seat }];
                let many = [1, 2, 5, 9, 30].map(|count| Event::Capture { hole, count, seat });
                let lifts = [1, 2, 5, 9, 30].map(|count| Event::Lift { hole, count });
                let all = steps.into_iter().chain(many).chain(lifts);
                knocks.extend(all.filter_map(|event| of_step(kind, &event, lying)));
            }
        }
    }
    // materials that no game is played with
    for material in MATERIALS {
        if knocks.iter().all(|knock| knock.material != material) {
            let height = 1900.0;
            knocks.push(Knock {
                material,
                pitch: height,
                loudness: 0.6,
                duration: 0.022,
                hits: 1,
                interval: 0.0,
            });
        }
    }
    knocks
}

#[test]
fn no_wave_clips_clicks_or_leaves_anything() {
    let knocks = knocks();
    for knock in knocks {
        let wave = knock.samples();
        let peak = wave.iter().fold(0.0, |peak, sample| f32::max(peak, sample.abs()));
        assert!((peak - 0.6 * knock.loudness).abs() < 1e-5, "{knock:?}: {peak}");
        let mean = wave.iter().sum::<f32>() / wave.len() as f32;
        assert!(mean.abs() < 0.002 * peak, "{knock:?}: leans by {mean}");
        // the ends join the silence, and the body dies away
        assert_eq!(wave[0], 0.0, "{knock:?}");
        assert!(wave[wave.len() - 16..].iter().all(|sample| sample.abs() < 1e-4 * peak), "{knock:?}");
        assert_eq!(wave, knock.samples());
        if knock.hits == 1 {
            let quarter = wave.len() / 4;
            assert!(energy(&wave[quarter..]) < 0.1 * energy(&wave[..quarter]), "{knock:?} does not decay");
        }
    }
}

#[test]
fn each_material_is_heard_as_itself() {
    let bare = |kind| drop_on(kind, 0).samples();
    let wooden = |kind: &Kind| bank(*kind).material == Material::Wood;
    for bean in of(Material::Bean) {
        for store in Kind::ALL.into_iter().filter(wooden) {
            assert!(brightness(&bank(store).samples()) < brightness(&bare(bean)));
        }
        for shell in of(Material::Shell) {
            assert!(brightness(&bare(bean)) < brightness(&bare(shell)));
        }
    }
    for kind in Kind::ALL {
        assert!(brightness(&drop_on(kind, 10).samples()) < brightness(&bare(kind)), "{kind:?}");
    }
}

/// What is heard of a move shown in frames of some milliseconds: when, and which step.
fn shown(run: &Run<Sowing>, speed: f64, frame: f64) -> Vec<(f64, usize)> {
    let (mut heard, mut from, mut now) = (Vec::<(f64, usize)>::new(), 0, 0.0);
    while from < run.steps() {
        now += frame;
        let to = run.timeline.at(now * speed).0;
        let before: Vec<f64> = heard.iter().map(|&(time, _)| time).collect();
        let sounds = SoundFilter { run, from, to, speed }.sounds(now, &before, |step, lands| {
            let drop = matches!(run.event(step)?.event, Event::Drop { .. });
            (drop == lands).then_some(step)
        });
        heard.extend(sounds.into_iter().map(|step| (now, step)));
        from = to;
    }
    heard
}

/// A move of drops with captures at some steps.
fn relay(steps: usize, captures: &[usize]) -> std::rc::Rc<Run<Sowing>> {
    let events = (0..steps).map(|step| {
        let hole = Hole((step % usize::from(2 * Kind::ALL[0].game().row())) as u8);
        let capture = Event::Capture { hole, count: 2, seat: Seat::FIRST };
        let event = if captures.contains(&step) { capture } else { Event::Drop { hole } };
        Cited { event, clause: ClauseId(0) }
    });
    Run::of(Kind::ALL[0].game().start(), events.collect::<Vec<_>>())
}

#[test]
fn a_long_relay_is_heard_all_the_way_with_its_last_capture_and_never_as_a_rattle() {
    for last in [1, 2, 40, 200, 357, 359] {
        let run = relay(360, &[0, last / 2, last]);
        assert!(run.timeline.duration < 6001.0);
        for frame in [1000.0 / 120.0, 1000.0 / 60.0, 33.0, 90.0] {
            for speed in [0.5, 1.0, 2.0, 4.0] {
                let heard = shown(&run, speed, frame);
                let told = format!("the last capture at {last}, {frame} ms a frame, {speed}×: {heard:?}");
                assert!(heard.iter().any(|&(_, step)| step == last), "{told}");
                assert!(heard.is_sorted() && heard.windows(2).all(|two| two[0].1 < two[1].1), "{told}");
                // no second holds more than twelve, none is silent
                for &(from, _) in &heard {
                    let second = heard.iter().filter(|&&(time, _)| (from..from + 999.9).contains(&time));
                    assert!(second.count() <= 12, "{told}");
                }
                assert!(heard[0].0 < 300.0, "{told}");
                assert!(heard.windows(2).all(|two| two[1].0 - two[0].0 < 400.0), "{told}");
                assert!(heard.len() as f64 >= 6.0 * run.timeline.duration / speed / 1000.0, "{told}");
            }
        }
    }
}

#[test]
fn a_short_move_is_heard_step_by_step() {
    let run = relay(8, &[7]);
    let steps: Vec<usize> = shown(&run, 1.0, 1000.0 / 60.0).into_iter().map(|(_, step)| step).collect();
    assert_eq!(steps, (0..8).collect::<Vec<_>>());
}
