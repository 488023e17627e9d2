//! Runs all checks and counts the passed tests.

use crate::{
    Error, Result,
    browsers::Browser,
    error,
    libtest::{Failures, Tally, Times},
    process::{follow, run, say},
    project::Project,
    setup,
    site::{self, Optimisation},
    tools::Tools,
    usual::{Step, begins},
};
use std::{
    process::Command,
    thread,
    time::{Duration, Instant},
};

/// The tests to run.
#[derive(Debug, Clone)]
pub struct Plan {
    pub browsers: Vec<Browser>,
    /// Formatting, clippy and the tests that need no browser.
    pub host: bool,
    /// The tests that need a browser.
    pub browser: bool,
    /// Only tests whose name contains this.
    pub filter: Option<String>,
}

impl Default for Plan {
    fn default() -> Self {
        Self { browsers: Browser::ALL.into(), host: true, browser: true, filter: None }
    }
}

/// The results of the checks so far.
#[derive(Default)]
struct Report {
    /// For each step its name, its duration in seconds, and the result of its tests if it has any.
    steps: Vec<(String, f32, Option<Tally>)>,
    /// The time of each test that says it, with its step before its name.
    times: Times,
    /// What failed tests printed, each with its step before its name.
    failures: Vec<(String, Vec<String>)>,
    faults: Vec<Error>,
}

/// The packages whose tests are compiled together: for others the crates that they share would be compiled again, with
/// other features.
const TOGETHER: &str = "--workspace";

/// The programs of tests that need no browser.
pub const HOST: [&str; 11] = [
    "host",
    "adding",
    "allocations",
    "evidence",
    "hostile",
    "lessons",
    "messages",
    "pasang",
    "search",
    "second_opinion",
    "words",
];

/// Those of the build tool.
const OF_XTASK: [&str; 2] = ["hosting", "serve"];

/// That of the finished site behind servers.
const BEHIND_SERVERS: &str = "hosts";

/// The modules of `tests/browser` in which browsers differ: start-up, input, focus, storage, frames, sound and
/// animation. All others run in Chromium only: what a page holds and where its parts lie, and further pages that hear the
/// same listeners.
pub const DIFFER: [&str; 17] = [
    "cite",
    "coming_alive",
    "keyboard",
    "kiosk",
    "element",
    "fast_input",
    "hosts",
    "opponent",
    "museum_pack",
    "offline",
    "pasang::embed",
    "play",
    "start",
    "storage",
    "talk",
    "told_height",
    "crash",
];

/// Single tests of other modules in which browsers differ: by their clipboards, by how they refuse storage, and by where
/// they turn a text.
pub const ALSO_DIFFER: [&str; 4] = [
    "play_again::on_a_board_turned_round_every_word_stays_where_it_belongs",
    "record::a_record_is_copied_or_else_selected",
    "spoiled::whatever_becomes_of_the_storage_meanwhile_the_game_goes_on_and_stays_in_the_address",
    "spoiled::however_the_storage_is_spoiled_the_page_comes_alive_and_plays",
];

impl Report {
    /// Runs a step; goes on after a failure, so that one run shows all of them.
    fn step(&mut self, name: &str, step: impl FnOnce() -> Result<()>) -> bool {
        let began = Instant::now();
        let result = step();
        self.done(name, result, began.elapsed())
    }

    /// Notes a step that has ended.
    fn done(&mut self, name: &str, result: Result<()>, time: Duration) -> bool {
        let fine = result.is_ok();
        self.faults.extend(result.err().inspect(|e| say(e.to_string())));
        self.steps.push((name.into(), time.as_secs_f32(), None));
        fine
    }

    fn tests(&mut self, kind: &str, command: &mut Command) -> Tally {
        let (mut tally, mut times, mut failures) = (Tally::default(), Times::default(), Failures::default());
        let read = |line: &str| {
            tally.read(line);
            times.read(line);
            failures.read(line);
        };
        self.step(kind, || follow(command, read).map_err(|e| error!("{kind}: {e}")));
        self.times.0.extend(times.0.into_iter().map(|(name, seconds)| (format!("{kind}: {name}"), seconds)));
        let of_step = failures.said.into_iter().map(|(name, lines)| (format!("{kind}: {name}"), lines));
        self.failures.extend(of_step);
        if let Some((_, _, of_step)) = self.steps.last_mut() {
            *of_step = Some(tally);
        }
        tally
    }

    /// Prints the slowest tests, one line per step and what failed tests said, last because a long log is read
    /// from its end; returns whether all succeeded.
    fn print(&self) -> bool {
        let mut sum = Tally::default();
        println!();
        for (name, seconds) in self.times.slowest() {
            println!("{seconds:>6.1} s  {name}");
        }
        println!();
        for (name, seconds, tally) in &self.steps {
            let tests = tally.map_or_else(String::new, |tally| format!("  {tally}"));
            println!("{name:<28} {seconds:>6.0} s{tests}");
            sum.add(tally.unwrap_or_default());
        }
        for (name, lines) in &self.failures {
            println!("failed: {name}");
            lines.iter().for_each(|line| println!("    {line}"));
        }
        for fault in &self.faults {
            println!("fault: {fault}");
        }
        println!("{sum}");
        self.faults.is_empty() && sum.failed == 0
    }
}

/// Runs the checks of the plan and prints a summary; returns whether all succeeded.
///
/// # Errors
/// The requirements of every check could not be set up.
pub fn test(project: &Project, tools: &Tools, plan: &Plan) -> Result<bool> {
    let mut report = Report::default();
    if !report.step("tools", || setup::rust_components().and_then(|()| tools.for_building())) {
        return Ok(report.print());
    }
    // look for everything that may be missing before the long work begins
    let mut ready = if plan.browser { plan.browsers.clone() } else { Vec::new() };
    ready.retain(|browser| report.step(&format!("set up {browser}"), || browser.set_up(tools)));
    let behind_servers =
        plan.host && !ready.is_empty() && report.step("set up servers", || tools.for_hosting());
    // compiling the site leaves a core idle now and then, and so does all that needs no browser
    let site = thread::scope(|scope| {
        let building = (!ready.is_empty()).then(|| {
            scope.spawn(|| {
                let began = Instant::now();
                (site::build(project, tools, Optimisation::Tested, site::Told::default()), began.elapsed())
            })
        });
        if plan.host {
            without_browsers(project, plan, &mut report);
        }
        building.map(|building| building.join())
    });
    let built = match site {
        None => false,
        Some(Ok((built, time))) => report.done("site", built, time),
        Some(Err(_)) => {
            report.done("site", Err(error!("The thread that builds the site is gone.")), Duration::ZERO)
        }
    };
    if built && behind_servers {
        let mut tests =
            cargo(project, &["test --no-fail-fast ", TOGETHER, " --test ", BEHIND_SERVERS].concat());
        begins("tests behind servers", Step::ServerTests);
        report.tests("servers", tests.args(&plan.filter));
    }
    if built {
        in_browsers(project, tools, plan, ready, &mut report);
    }
    Ok(report.print())
}

fn without_browsers(project: &Project, plan: &Plan, report: &mut Report) {
    begins("formatting and lints", Step::Lints);
    for (name, mut check) in lints(project) {
        report.step(name, || run(&mut check));
    }
    let mut tests = cargo(project, &["test --no-fail-fast ", TOGETHER, " --lib --bins"].concat());
    tests.args(HOST.iter().chain(&OF_XTASK).flat_map(|name| ["--test", name])).args(&plan.filter);
    begins("host tests", Step::HostTests);
    report.tests("host", &mut tests);
}

fn lints(project: &Project) -> [(&'static str, Command); 3] {
    [
        ("formatting", "fmt --all --check"),
        ("clippy", "clippy --workspace --all-targets -- -D warnings"),
        (
            "clippy for the browser",
            "clippy --package papan --lib --bin sowing --bin pasang --bin editor --bin lesson --bin compare --bin home --bin opponent_sowing --bin opponent_pasang --bin bench_wasm --bin engine --target wasm32-unknown-unknown -- -D warnings",
        ),
    ]
    .map(|(name, line)| (name, cargo(project, line)))
}

fn in_browsers(project: &Project, tools: &Tools, plan: &Plan, ready: Vec<Browser>, report: &mut Report) {
    for browser in ready {
        let mut tests = cargo(project, &["test --no-fail-fast ", TOGETHER, " --test site"].concat());
        // browsers mostly wait for animations, so three at once make good use of two cores
        tests.args(&plan.filter).args(["--", "--test-threads=3"]);
        if plan.filter.is_none() && browser != Browser::Chromium {
            tests.args(DIFFER.map(|concern| format!("{concern}::"))).args(ALSO_DIFFER);
        }
        tests.env("PAPAN_BROWSER", browser.to_string());
        tests.env("PAPAN_AXE", tools.axe());
        begins(format!("tests in {browser}"), Step::BrowserTests(browser));
        if report.tests(&browser.to_string(), &mut tests) == Tally::default() {
            report.faults.push(error!("No test ran in {browser}."));
        }
    }
}

fn cargo(project: &Project, line: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(line.split(' ')).current_dir(&project.root);
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn concerns_in_which_browsers_differ_are_modules_of_the_browser_tests() {
        let all = concat!(
            include_str!("../../tests/browser/tests/site/main.rs"),
            include_str!("../../tests/browser/tests/site/pasang/mod.rs")
        );
        for concern in DIFFER {
            let module = concern.rsplit("::").next().unwrap();
            assert!(all.lines().any(|line| line == format!("mod {module};")), "{concern}");
        }
        let bodies = concat!(
            include_str!("../../tests/browser/tests/site/play_again.rs"),
            include_str!("../../tests/browser/tests/site/record.rs"),
            include_str!("../../tests/browser/tests/site/spoiled.rs")
        );
        for test in ALSO_DIFFER {
            let (_, name) = test.rsplit_once("::").expect("a test of a module");
            assert!(bodies.contains(&format!("fn {name}()")), "{test}");
        }
        // a filter is found anywhere in a name: `play` would also run a module `autoplay`
        let listed = DIFFER.map(|concern| concern.rsplit("::").next().unwrap_or(concern));
        for module in all.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';')) {
            let is_run = DIFFER.iter().any(|concern| module.ends_with(concern));
            assert!(!is_run || listed.contains(&module), "{module} is run by the name of another");
        }
    }

    #[test]
    fn every_program_of_tests_is_run() {
        let listed = include_str!("../../Cargo.toml").split("[[test]]").skip(1);
        let listed: BTreeSet<_> = listed.filter_map(|of| of.split('"').nth(1)).collect();
        assert_eq!(listed, HOST.into_iter().collect());
    }

    #[test]
    fn every_program_of_the_build_tool_s_tests_is_run() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
        let files = std::fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
        let names: BTreeSet<_> =
            files.filter_map(|path| Some(path.file_stem()?.to_str()?.to_string())).collect();
        let run: BTreeSet<_> =
            OF_XTASK.iter().chain([&BEHIND_SERVERS]).map(|name| name.to_string()).collect();
        assert_eq!(names, run);
    }

    #[test]
    fn every_file_of_tests_is_in_a_program() {
        let host = include_str!("../../tests/host.rs");
        let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests");
        for entry in std::fs::read_dir(tests).unwrap().flatten() {
            let name = entry.file_name().into_string().unwrap();
            let is_program = name.ends_with(".rs") || entry.path().join("main.rs").exists();
            let name = name.trim_end_matches(".rs");
            let is_module = host.lines().any(|line| line == format!("mod {name};"));
            assert!(!is_program || is_module || HOST.contains(&name), "{name}");
        }
    }
}
