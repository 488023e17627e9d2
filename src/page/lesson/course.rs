//! The steps of a course in the page's file, which has all of them to read; its program takes them from there.

#[cfg(target_arch = "wasm32")]
use crate::lesson::course::CourseStep;
use crate::lesson::course::Step;

/// The attributes of a step in the page's file, in this order: its name, its task, where it begins, its moves, its goal,
/// the rules that are its options, two readings, and the rules that it teaches.
pub const ATTRIBUTES: [&str; 9] = [
    "data-name",
    "data-task",
    "data-at",
    "data-moves",
    "data-goal",
    "data-options",
    "data-a",
    "data-b",
    "data-teaches",
];

/// The values of [`ATTRIBUTES`].
pub fn values(step: &Step) -> [String; 9] {
    let Step { name, task, at, moves, goal, options, a, b, .. } = step;
    let taught: Vec<&str> = step.rules().collect();
    let texts = [name, task.name(), at, moves, goal, &options.join(" "), a, b, &taught.join(" ")];
    texts.map(String::from)
}

/// The steps that the page's file has.
#[cfg(target_arch = "wasm32")]
pub fn steps_of_page() -> Vec<CourseStep> {
    crate::page::browser::all("[data-task]").iter().filter_map(step_of).collect()
}

#[cfg(target_arch = "wasm32")]
fn step_of(element: &web_sys::Element) -> Option<CourseStep> {
    use crate::lesson::course::Task;

    let value = |name: &str| element.get_attribute(name).unwrap_or_default();
    let [name, task, at, moves, goal, options, a, b, teaches] = ATTRIBUTES.map(value);
    let words = |list: &str| list.split(' ').filter(|word| !word.is_empty()).map(String::from).collect();
    let text = |css: &str| {
        let found = element.query_selector(css).ok().flatten();
        found.and_then(|found| found.text_content()).unwrap_or_default()
    };
    let option =
        |at: usize| Some(text(&[".option-", &at.to_string()].concat())).filter(|text| !text.is_empty());
    Some(CourseStep {
        step: Step {
            name,
            task: Task::by_name(&task)?,
            at,
            moves,
            goal,
            options: words(&options),
            a,
            b,
            teaches: words(&teaches),
            stands: Vec::new(),
        },
        title: text(".step-title"),
        text: text(".step-text"),
        after: text(".step-after"),
        options: (1..=3).map_while(option).collect(),
    })
}
