//! Courses: what is wrong with them (`check.rs`), and how long they take; and readings side by side (`apart.rs`, `compare.rs`).

mod apart;
mod check;
mod compare;
mod practice;

use std::collections::{BTreeMap, BTreeSet};

use papan::{
    engine::{Kind, pasang::Pasang},
    lesson::{
        file::{self, Course},
        minutes::minutes,
        places::Taught,
    },
    site::evidence::still,
    words::{compile::compile, files::lesson_file},
};

/// The most minutes that a first course takes.
const MINUTES: u32 = 8;

fn faults<F: Taught>(plain: F, course: &Course) -> Vec<String> {
    let still: BTreeSet<&str> = still(plain).into_iter().collect();
    let words: BTreeMap<String, String> =
        compile(lesson_file(plain.kind())).expect("messages").into_iter().collect();
    check::faults(plain, course, &still, &words)
}

fn of_game(kind: Kind, course: &Course) -> Vec<String> {
    match kind {
        Kind::Sowing(kind) => faults(kind.game(), course),
        Kind::Pasang => faults(Pasang::default(), course),
    }
}

#[test]
fn every_course_holds_what_a_course_has_to() {
    let mut all = Vec::new();
    for kind in Kind::ALL {
        let course = file::read(file::text(kind)).unwrap_or_else(|why| panic!("{}: {why}", kind.name()));
        all.extend(of_game(kind, &course).into_iter().map(|fault| format!("{}: {fault}", kind.name())));
        let minutes = minutes(kind);
        let taught: BTreeSet<&str> = course.steps.iter().flat_map(|step| step.rules()).collect();
        println!("{}: {} steps, {} rules, {minutes} minutes", kind.name(), course.steps.len(), taught.len());
        assert!((2..=MINUTES).contains(&minutes), "{}: {minutes} minutes", kind.name());
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// The check sees what it is there to see: each change breaks a course in one way.
#[test]
fn a_course_that_is_broken_is_found_out() {
    let kind = Kind::ALL[0];
    let sound = file::course(kind);
    let broken = |change: &dyn Fn(&mut Course)| {
        let mut course = sound.clone();
        change(&mut course);
        of_game(kind, &course).join("\n")
    };
    let first_of = |task: papan::lesson::course::Task| {
        sound.steps.iter().position(|step| step.task == task).expect("a step of every kind")
    };
    use papan::lesson::course::Task;
    let (last, play, name) = (first_of(Task::Last), first_of(Task::Play), first_of(Task::Name));
    type Change = Box<dyn Fn(&mut Course)>;
    let changes: [(&str, Change); 10] = [
        ("cannot be read", Box::new(move |course| course.steps[last].at = "pos=1".into())),
        ("is not legal", Box::new(move |course| course.steps[last].moves = "A".into())),
        ("no move meets the goal", Box::new(move |course| course.steps[play].goal = "takes 90".into())),
        ("moves meet the goal", Box::new(move |course| course.steps[play].goal = "takes 0".into())),
        ("the goal is unknown", Box::new(move |course| course.steps[play].goal = "jump".into())),
        ("not exactly one of the options", Box::new(move |course| course.steps[name].options.truncate(0))),
        (
            "is taught, and said to be rare",
            Box::new(|course| {
                let taught =
                    course.steps.iter().flat_map(|step| step.rules()).next().expect("a rule").to_string();
                course.rare.insert(taught, "for no reason".into());
            }),
        ),
        ("is neither taught nor rare", Box::new(|course| course.rare.clear())),
        (
            "does not act here",
            Box::new(move |course| {
                let others = course.steps[name].options.clone();
                course.steps[last].teaches = others;
            }),
        ),
        ("its last step is no game", Box::new(|course| drop(course.steps.pop()))),
    ];
    for (fault, change) in changes {
        let found = broken(&*change);
        assert!(found.contains(fault), "{fault}: {found}");
    }
}
