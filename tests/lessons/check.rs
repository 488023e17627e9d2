//! What a course has to hold: its positions and moves are lawful, what it asks can be found and is not found by every
//! move, the rules that it teaches act in its steps, all rules of the game are taught or left out for a reason, and its
//! screens are short.

use std::collections::{BTreeMap, BTreeSet};

use papan::{
    engine::clause::ClauseId,
    lesson::{
        course::{Step, Task},
        file::Course,
        goal::{self, Condition},
        judge::{Posed, Right, pose, pose_under},
        places::Taught,
    },
};

/// The most words of a screen: heading, text and options together.
pub const SCREEN: usize = 35;
/// The fewest and the most steps.
const STEPS: std::ops::RangeInclusive<usize> = 8..=16;

fn id<F: Taught>(game: &F, clause: ClauseId) -> &'static str {
    game.clauses()[usize::from(clause.0)].id
}

/// The rules that act in a step.
fn acting<F: Taught>(plain: F, step: &Step, posed: &Posed<F>) -> BTreeSet<&'static str> {
    let (game, before) = (*posed.before.game(), &posed.before);
    let mut all = BTreeSet::new();
    let mut sessions = vec![posed.after.clone()];
    for other in [&step.a, &step.b] {
        if step.task == Task::Readings {
            sessions.extend(pose_under(plain, step, other).ok().map(|posed| posed.after));
        }
    }
    for after in &sessions {
        for moves in before.cursor() + 1..=after.cursor() {
            let (_, events) = after.replay(moves).expect("a move");
            all.extend(events.iter().map(|cited| id(&game, cited.clause)));
        }
        all.extend(after.ended().map(|outcome| id(&game, outcome.clause)));
    }
    if let Right::Option(at) = posed.right {
        all.extend(game.clauses().iter().map(|clause| clause.id).find(|id| *id == step.options[at]));
    }
    if let Right::Places(may) = &posed.right {
        let refused = game.places().into_iter().filter(|place| !may.contains(place));
        all.extend(refused.map(|place| id(&game, game.refuse(before.position(), &[place]))));
    }
    if let Right::Move(goal) = &posed.right {
        game.each_move(before.position(), |chosen| {
            let played = before.play(chosen).expect("a legal move");
            if goal::is_met(&played, goal) {
                all.extend(goal::cited(&played).into_iter().map(|clause| id(&game, clause)));
            }
        });
    }
    all
}

/// How many of the legal moves meet a goal, and how many there are.
fn met<F: Taught>(posed: &Posed<F>, goal: &[Condition]) -> (usize, usize) {
    let (mut met, mut all) = (0, 0);
    posed.before.game().each_move(posed.before.position(), |chosen| {
        let played = posed.before.play(chosen).expect("a legal move");
        met += usize::from(goal::is_met(&played, goal));
        all += 1;
    });
    (met, all)
}

/// What is wrong with a step by itself.
fn step_faults<F: Taught>(plain: F, step: &Step, still: &BTreeSet<&str>) -> Vec<String> {
    let posed = match pose(plain, step) {
        Ok(posed) => posed,
        Err(why) => return vec![why],
    };
    let mut faults = Vec::new();
    let acting = acting(plain, step, &posed);
    for taught in step.teaches.iter().filter(|taught| !acting.contains(taught.as_str())) {
        faults.push(format!("{taught} does not act here; what acts: {acting:?}"));
    }
    for stands in step.stands.iter().filter(|stands| !still.contains(stands.as_str())) {
        faults.push(format!("{stands} acts in moves: it belongs to `teaches`"));
    }
    let moves = step.move_words().count();
    match step.task {
        Task::Show | Task::Playable | Task::Play | Task::Game if !step.options.is_empty() => {
            faults.push("has options, which nobody is asked for".into());
        }
        Task::Last | Task::Taken | Task::Name if moves != 1 => faults.push("needs one move".into()),
        Task::Playable | Task::Play | Task::Game if moves > 0 => faults.push("has moves".into()),
        Task::Name if step.options.len() != 3 => faults.push("needs three options".into()),
        Task::Readings => match (pose_under(plain, step, &step.a), pose_under(plain, step, &step.b)) {
            (Ok(a), Ok(b)) if a.after.position() != b.after.position() => {}
            (Ok(_), Ok(_)) => faults.push("both readings come to the same".into()),
            (Err(why), _) | (_, Err(why)) => faults.push(why),
        },
        _ => {}
    }
    if step.task != Task::Play && !step.goal.is_empty() {
        faults.push("has a goal, which nobody is asked for".into());
    }
    if let Right::Move(goal) = &posed.right {
        let (met, all) = met(&posed, goal);
        if met == 0 {
            faults.push("no move meets the goal".into());
        } else if all >= 4 && 2 * met > all {
            faults.push(format!("{met} of {all} moves meet the goal"));
        }
    }
    faults
}

/// All that is wrong with a course. `still` has the rules that no event and no refusal cites; `words` the messages of the
/// game's lessons by their keys.
pub fn faults<F: Taught>(
    plain: F,
    course: &Course,
    still: &BTreeSet<&str>,
    words: &BTreeMap<String, String>,
) -> Vec<String> {
    let mut faults = Vec::new();
    let mut add = |step: &Step, fault: String| faults.push(format!("step {}: {fault}", step.name));
    let mut known = BTreeSet::new();
    let mut keys = BTreeSet::new();
    for step in &course.steps {
        if !known.insert(&step.name) {
            add(step, "there are two of this name".into());
        }
        for fault in step_faults(plain, step, still) {
            add(step, fault);
        }
        let key = |end: &str| format!("lesson-{}{end}", step.name);
        let options = match step.task {
            Task::Name => 3,
            Task::Readings => 2,
            _ => 0,
        };
        let wanted =
            [key(""), key("-text")].into_iter().chain((1..=options).map(|at| key(&format!("-{at}"))));
        let mut count = 0;
        for key in wanted {
            match words.get(&key) {
                Some(text) => count += text.split_whitespace().count(),
                None => add(step, format!("{key} is not said")),
            }
            keys.insert(key);
        }
        keys.insert(key("-after"));
        let after = words.get(&key("-after")).map_or(0, |text| text.split_whitespace().count());
        if count > SCREEN || after > SCREEN {
            add(step, format!("{count} words, and {after} after it: at most {SCREEN}"));
        }
    }
    let tasks: Vec<Task> = course.steps.iter().map(|step| step.task).collect();
    for key in words.keys().filter(|key| key.starts_with("lesson-") && !keys.contains(*key)) {
        faults.push(format!("{key} is said by no step"));
    }
    if !STEPS.contains(&tasks.len()) {
        faults.push(format!("{} steps", tasks.len()));
    }
    if tasks.iter().filter(|task| **task == Task::Game).count() != 1 || tasks.last() != Some(&Task::Game) {
        faults.push("its last step is no game, or another is".into());
    }
    if 2 * tasks.iter().filter(|task| task.asks()).count() + 1 < tasks.len() {
        faults.push("fewer than half of its steps ask for something".into());
    }
    if tasks.windows(3).any(|three| three.iter().all(|task| *task == Task::Show)) {
        faults.push("three steps one after another only show".into());
    }
    let taught: BTreeSet<&str> = course.steps.iter().flat_map(Step::rules).collect();
    for clause in plain.clauses().iter().map(|clause| clause.id) {
        match (taught.contains(clause), course.rare.contains_key(clause)) {
            (false, false) => faults.push(format!("{clause} is neither taught nor rare")),
            (true, true) => faults.push(format!("{clause} is taught, and said to be rare")),
            _ => {}
        }
    }
    let exists = |id: &str| plain.clauses().iter().any(|clause| clause.id == id);
    for id in taught.into_iter().chain(course.rare.keys().map(String::as_str)).filter(|id| !exists(id)) {
        faults.push(format!("{id} is no rule of the game"));
    }
    faults
}
