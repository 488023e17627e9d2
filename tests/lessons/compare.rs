//! Two games that are played alike: before the first difference all that can be seen is equal, and at it it is not; and
//! the addresses of comparisons.

use fastrand::Rng;
use papan::{
    engine::{Kind, clause::Cited, family::Family, pasang::Pasang},
    lesson::{
        compare::{Comparison, Difference, Parting},
        compare_link,
        seen::Compared,
    },
    session::Session,
};

/// The moves of a game at most: most readings part sooner.
const MOVES: usize = 120;

/// The game with some readings changed at random.
fn changed<F: Family>(plain: F, rng: &mut Rng) -> F {
    let mut game = plain;
    for reading in plain.readings() {
        if rng.u8(..3) == 0 {
            let value = reading.values[rng.usize(..reading.values.len())];
            game.set_reading(reading.name, value).expect("a value");
        }
    }
    game
}

/// What can be seen of a move: its events with their clauses.
fn seen<F: Compared>(session: &Session<F>, number: usize) -> Vec<Cited<F::Event>> {
    let (_, events) = session.replay(number).expect("a move");
    events.iter().filter(|cited| F::is_seen(&cited.event)).copied().collect()
}

/// Plays both by themselves as far as the comparison says that they are alike, and looks at each move.
fn hold<F: Compared>(played: &Comparison<F>) {
    let [a, b] = &played.sessions;
    let alike = played.parting.map_or(a.moves().len(), |parting| parting.number.saturating_sub(1));
    assert_eq!(a.moves()[..alike], b.moves()[..alike]);
    for number in 1..=alike {
        assert!(seen(a, number) == seen(b, number), "{} differs sooner, in {number}", a.game().name());
    }
    let Some(Parting { number, what, events, steps }) = played.parting else { return };
    match what {
        Difference::Start => assert_eq!((number, a.moves().len(), b.moves().len()), (0, 0, 0)),
        Difference::Event | Difference::Clause => {
            let (of_a, of_b) = (seen(a, number), seen(b, number));
            let same = of_a.iter().zip(&of_b).take_while(|(a, b)| a == b).count();
            assert!(same < of_a.len().max(of_b.len()), "they do not differ");
            for (side, session, of) in [(0, a, &of_a), (1, b, &of_b)] {
                let all = session.replay(number).expect("a move").1;
                let first = events[side].map(|at| all[at]);
                assert!(first == of.get(same).copied(), "not the first difference");
                let whole = all.iter().filter(|cited| F::is_step(&cited.event)).count();
                assert!(steps <= whole || steps <= seen_steps::<F>(played, number), "{steps} steps");
            }
            let is_clause = what == Difference::Clause;
            let both = of_a.get(same).zip(of_b.get(same));
            assert_eq!(both.is_some_and(|(a, b)| a.event == b.event), is_clause);
        }
        Difference::Refused { side, .. } => {
            let (own, other) = (&played.sessions[side], &played.sessions[1 - side]);
            assert_eq!((own.moves().len(), other.moves().len()), (number - 1, number));
            assert!(!own.may_play(*other.moves().last().expect("a move")));
        }
        Difference::Outcome => {
            assert!(seen(a, number) == seen(b, number) && a.outcome() != b.outcome());
        }
        Difference::Agreed => assert_ne!(a.winners(), b.winners()),
        Difference::NextStarter => assert!(a.outcome().is_some() && a.outcome() == b.outcome()),
    }
}

/// The most steps that one of both makes in a move.
fn seen_steps<F: Compared>(played: &Comparison<F>, number: usize) -> usize {
    let steps = |session: &Session<F>| {
        let (_, events) = session.replay(number)?;
        Some(events.iter().filter(|cited| F::is_step(&cited.event)).count())
    };
    played.sessions.iter().filter_map(steps).max().unwrap_or(0)
}

/// A random game of two readings, until they part or it is over.
fn random<F: Compared>(games: [F; 2], rng: &mut Rng) -> Comparison<F> {
    let starts = games.each_ref().map(F::start);
    let mut played = Comparison::new(games, starts);
    while played.parting.is_none() && played.moves() < MOVES {
        let session = &played.sessions[rng.usize(..2)];
        let chosen = session.game().pick(session.position(), |count| rng.usize(..count), &mut Vec::new());
        let Some(chosen) = chosen.filter(|_| !session.is_over()) else { break };
        played.push(chosen).expect("a move that one of them allows");
    }
    played
}

fn laws<F: Compared>(plain: F, games: usize) -> usize {
    let mut rng = Rng::with_seed(7);
    let mut parted = 0;
    for _ in 0..games {
        let pair = [changed(plain, &mut rng), changed(plain, &mut rng)];
        let mut played = random(pair, &mut rng);
        hold(&played);
        parted += usize::from(played.parting.is_some());
        assert!(
            played.parting.is_none()
                || played.sessions.iter().all(|session| session.moves().len() <= played.moves())
        );
        // the same readings never part
        let alone = random([pair[0]; 2], &mut rng);
        assert_eq!(alone.parting, None, "{}", plain.name());
        addresses(plain, &played, &mut rng);
        played.agree();
        hold(&played);
    }
    parted
}

/// An address opens what it was written of; a damaged one opens something, and says what it could not read.
fn addresses<F: Compared>(plain: F, played: &Comparison<F>, rng: &mut Rng) {
    let presets = [plain.presets()[0].name; 2];
    let at = (played.moves() > 0).then(|| (rng.usize(..=played.moves()), rng.bool().then(|| rng.usize(..9))));
    let text = compare_link::write(played, presets, at);
    let read = compare_link::read(plain, &text);
    assert_eq!(read.error, None, "{text}");
    assert_eq!((read.comparison.parting, read.presets, read.at), (played.parting, presets, at), "{text}");
    assert_eq!(compare_link::write(&read.comparison, presets, at), text);
    let mut damaged: Vec<u8> = text.into_bytes();
    for _ in 0..1 + rng.usize(..4) {
        let place = rng.usize(..damaged.len());
        match rng.u8(..3) {
            0 => drop(damaged.remove(place)),
            1 => damaged.insert(place, rng.u8(32..127)),
            _ => damaged[place] = rng.u8(32..127),
        }
    }
    let text = String::from_utf8_lossy(&damaged).into_owned();
    let read = compare_link::read(plain, &text);
    hold(&read.comparison);
}

#[test]
fn before_the_first_difference_all_is_equal_and_at_it_it_is_not() {
    for kind in Kind::ALL {
        let parted = match kind {
            Kind::Sowing(kind) => laws(kind.game(), 150),
            Kind::Pasang => laws(Pasang::default(), 80),
        };
        println!("{}: {parted} have parted", kind.name());
        // of few readings, that differ seldom, most games do not
        assert!(parted > 1, "{}: {parted}", kind.name());
    }
}

#[test]
fn what_an_address_cannot_say_is_said() {
    let plain = Kind::ALL.into_iter().find_map(|kind| match kind {
        Kind::Sowing(kind) => Some(kind.game()),
        Kind::Pasang => None,
    });
    let plain = plain.expect("a sowing game");
    for text in ["a=nothing", "b=x.y-z", "pos=1", "moves=%", "moves=??", "at=x", "at=m9"] {
        let read = compare_link::read(plain, text);
        assert!(read.error.is_some(), "{text}");
        assert_eq!(read.comparison.parting, None, "{text}");
    }
    for text in ["", "a=&b=", "id=4", "moves="] {
        assert_eq!(compare_link::read(plain, text).error, None, "{text}");
    }
}
