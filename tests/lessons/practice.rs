//! Exercises: each can be answered in one way, the same number asks the same, and the grades get harder.

use std::collections::BTreeSet;

use papan::{
    engine::{Kind, pasang::Pasang},
    lesson::{
        exercise::{Asked, Exercise, GRADES, Number, exercise},
        goal,
        judge::{NUMBERS, Posed, Right, pose},
    },
};

/// Sheets of each grade.
const SHEETS: u32 = 30;
/// Of all exercises of a kind so many differ, of 150: fewest where the first moves of a game are its hardest, or
/// rounds end in few ways. So many may be missing, where no round of chance comes to an end.
const DIFFERENT: usize = 110;
const MISSING: u32 = 2;
/// Every so many exercises are made a second time.
const AGAIN: u32 = 10;

/// What is wrong with what can be answered; `None` where exactly one answer is right, or fewer than half of the moves are.
fn fault<F: Asked>(exercise: &Exercise, posed: &Posed<F>) -> Option<String> {
    let is_sound = match &posed.right {
        Right::Place(_) => true,
        Right::Number { number, offered } => {
            let rises = offered.windows(2).all(|two| two[0] < two[1]);
            rises && offered.len() == NUMBERS && offered.contains(number)
        }
        Right::Option(at) => {
            let options: BTreeSet<&String> = exercise.step.options.iter().collect();
            options.len() == exercise.step.options.len() && *at < options.len() && options.len() > 1
        }
        Right::Move(goal) => {
            let (mut all, mut right) = (0, 0);
            posed.before.game().each_move(posed.before.position(), |chosen| {
                let is_met = posed.before.play(chosen).is_ok_and(|played| goal::is_met(&played, goal));
                (all, right) = (all + 1, right + u32::from(is_met));
            });
            right > 0 && 2 * right < all
        }
        Right::Nothing | Right::Places(_) => false,
    };
    (!is_sound).then(|| format!("{:?}: {exercise:?}", posed.right))
}

/// All that is wrong with the exercises of a game; prints how hard the grades of each kind are on average.
fn faults<F: Asked>(plain: F) -> Vec<String> {
    let mut faults = Vec::new();
    for ask in F::ASKS {
        let name = format!("{} {}", plain.name(), ask.name());
        let (mut means, mut different, mut asked) = (Vec::new(), BTreeSet::new(), 0);
        for grade in 1..=GRADES {
            let (mut efforts, mut found_of_grade) = (0.0, 0);
            for seed in 0..SHEETS {
                let number = Number { seed, at: seed % 12, grade };
                let Some(found) = exercise(plain, number, ask, &[]) else {
                    continue;
                };
                if seed % AGAIN == 0 && exercise(plain, number, ask, &[]).as_ref() != Some(&found) {
                    faults.push(format!("{name}: {number:?} asks something else the second time"));
                }
                match pose(plain, &found.step) {
                    Ok(posed) => {
                        faults.extend(fault(&found, &posed).map(|fault| format!("{name}: {fault}")));
                    }
                    Err(why) => faults.push(format!("{name}: {why}: {found:?}")),
                }
                (efforts, found_of_grade) = (efforts + f64::from(found.effort), found_of_grade + 1);
                different.insert((found.step.at, found.step.moves, found.step.options));
            }
            asked += found_of_grade;
            means.push(efforts / f64::from(found_of_grade.max(1)));
        }
        println!("{name}: {means:.1?}, {} of {asked} differ", different.len());
        if !means.windows(2).all(|two| two[0] < two[1]) {
            faults.push(format!("{name}: the grades do not get harder: {means:.1?}"));
        }
        if asked + MISSING < SHEETS * u32::from(GRADES) {
            faults.push(format!("{name}: only {asked} are asked"));
        }
        if different.len() < DIFFERENT {
            faults.push(format!("{name}: only {} differ", different.len()));
        }
    }
    faults
}

#[test]
fn exercises_can_be_answered_and_grades_get_harder() {
    let mut all = Vec::new();
    for kind in Kind::ALL {
        let began = std::time::Instant::now();
        all.extend(match kind {
            Kind::Sowing(kind) => faults(kind.game()),
            Kind::Pasang => faults(Pasang::default()),
        });
        println!("  {:?}", began.elapsed());
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}
