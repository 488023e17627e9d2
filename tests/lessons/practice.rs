//! Exercises: what is asked can be answered, and the grades get harder.

use std::collections::BTreeSet;

use papan::{
    engine::{Kind, pasang::Pasang},
    lesson::{
        exercise::{Asked, GRADES, Number, exercise},
        judge::{Right, pose},
    },
};

fn measured<F: Asked>(plain: F, questions: u32) {
    for ask in F::ASKS {
        let (mut hard, mut different, mut none) = (Vec::new(), BTreeSet::new(), 0);
        for grade in 1..=GRADES {
            let mut efforts = Vec::new();
            for at in 0..questions {
                let number = Number { seed: 1, at, grade };
                let Some(found) = exercise(plain, number, ask, &[]) else {
                    none += 1;
                    continue;
                };
                assert_eq!(exercise(plain, number, ask, &[]).as_ref(), Some(&found));
                let posed = pose(plain, &found.step)
                    .unwrap_or_else(|why| panic!("{}: {why}: {found:?}", plain.name()));
                assert_ne!(posed.right, Right::Nothing);
                different.insert((
                    found.step.at.clone(),
                    found.step.moves.clone(),
                    found.step.options.clone(),
                ));
                efforts.push(f64::from(found.effort));
            }
            hard.push(efforts.iter().sum::<f64>() / efforts.len().max(1) as f64);
        }
        println!("{} {}: {hard:.0?}, {} different, {none} none", plain.name(), ask.name(), different.len());
    }
}

#[test]
fn measure() {
    for kind in Kind::ALL {
        let began = std::time::Instant::now();
        match kind {
            Kind::Sowing(kind) => measured(kind.game(), 10),
            Kind::Pasang => measured(Pasang::default(), 10),
        }
        println!("  {:?}", began.elapsed());
    }
}
