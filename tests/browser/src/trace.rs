//! What a page's main thread does, as Chromium's trace tells it: in CPU time, so that whatever else the machine does
//! is not counted.

use crate::{Page, Result};
use serde_json::{Value, json};

/// What chromedriver is to write down: tasks, frames, events, and the page's own marks.
pub(crate) fn wanted() -> Value {
    json!({
        "enableNetwork": false,
        "enablePage": false,
        "traceCategories": "devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing",
    })
}

/// A task of the main thread.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub struct Task {
    /// CPU time in ms.
    pub cpu: f64,
    /// A click was heard in it, or the page made a mark called `moved`.
    pub begins: bool,
    /// A picture was handed over in it.
    pub paints: bool,
    /// Callbacks of `requestAnimationFrame` ran in it.
    pub animates: bool,
    /// The page made a mark called `landed`.
    pub lands: bool,
}

/// The tasks of a page's main thread, in order.
#[derive(Debug, Default)]
pub struct Trace(pub Vec<Task>);

impl Page {
    /// What the main thread of the page did since the session began; for a session that is `traced`, and asked for once.
    pub async fn trace(&self) -> Result<Trace> {
        let entries = self.log("performance").await?;
        let messages =
            entries.iter().filter_map(|entry| serde_json::from_str(entry["message"].as_str()?).ok());
        let events = messages.filter_map(|mut message: Value| {
            let message = message["message"].take();
            (message["method"] == "Tracing.dataCollected").then(|| message["params"].clone())
        });
        Ok(Trace::of(&events.collect::<Vec<_>>()))
    }
}

impl Trace {
    /// The tasks of the thread that heard clicks, of all events of a trace.
    fn of(events: &[Value]) -> Self {
        let thread = |event: &Value| (event["pid"].as_u64(), event["tid"].as_u64());
        let is_click =
            |event: &Value| event["name"] == "EventDispatch" && event["args"]["data"]["type"] == "click";
        let Some(main) = events.iter().rfind(|event| is_click(event)).map(thread) else {
            return Self::default();
        };
        let time = |event: &Value| event["ts"].as_f64().unwrap_or_default();
        let mut of_it: Vec<&Value> = events.iter().filter(|event| thread(event) == main).collect();
        // what begins with a task is inside it
        of_it.sort_by(|a, b| {
            time(a).total_cmp(&time(b)).then_with(|| (b["name"] == "RunTask").cmp(&(a["name"] == "RunTask")))
        });
        let mut tasks: Vec<(f64, Task)> = Vec::new();
        for event in of_it {
            let ms = |field: &str| event[field].as_f64().unwrap_or_default() / 1000.0;
            if event["name"] == "RunTask" {
                tasks.push((time(event) + ms("dur") * 1000.0, Task { cpu: ms("tdur"), ..Task::default() }));
            }
            let Some((_, task)) = tasks.last_mut().filter(|(end, _)| time(event) <= *end) else { continue };
            match event["name"].as_str() {
                _ if is_click(event) => task.begins = true,
                Some("moved") => task.begins = true,
                Some("Commit") => task.paints = true,
                Some("FireAnimationFrame") => task.animates = true,
                Some("landed") => task.lands = true,
                _ => {}
            }
        }
        Self(tasks.into_iter().map(|(_, task)| task).collect())
    }

    /// The CPU time in ms from each task that begins something to the picture of it: what was heard, and what was drawn.
    pub fn reactions(&self) -> Vec<f64> {
        let mut all = Vec::new();
        let mut open: Option<f64> = None;
        for task in &self.0 {
            if task.begins && open.is_none() {
                open = Some(0.0);
            }
            if let Some(sum) = &mut open {
                *sum += task.cpu;
                if task.paints {
                    all.extend(open.take());
                }
            }
        }
        all
    }

    /// The CPU time in ms from each frame of an animation to the next, and from its last to the picture after it.
    pub fn frames(&self) -> Vec<f64> {
        let mut all = Vec::new();
        let mut open: Option<f64> = None;
        let mut lands = false;
        for task in &self.0 {
            if task.animates {
                all.extend(open.replace(0.0));
            }
            lands = open.is_some() && (lands || task.lands);
            if let Some(sum) = &mut open {
                *sum += task.cpu;
                if lands && task.paints {
                    all.extend(open.take());
                }
            }
        }
        all
    }
}

/// The value below which so many hundredths lie, the largest for 100; NaN of none.
pub fn percentile(all: &[f64], hundredths: usize) -> f64 {
    let mut all = all.to_vec();
    all.sort_by(f64::total_cmp);
    let at = (all.len() * hundredths).div_ceil(100).max(1) - 1;
    all.get(at).copied().unwrap_or(f64::NAN)
}
