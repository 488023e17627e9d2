//! Runs every check and counts what passed.

use crate::{
    Error, Result,
    browsers::Browser,
    error,
    process::{follow, run, say},
    project::Project,
    setup,
    site::{self, Care},
    tools::Tools,
};
use std::{fmt, process::Command};

/// What to test.
#[derive(Debug, Clone)]
pub struct Plan {
    pub browsers: Vec<Browser>,
    /// Formatting, clippy and the tests that need no browser.
    pub host: bool,
    /// The tests that need one.
    pub browser: bool,
    /// Only tests whose name contains this.
    pub filter: Option<String>,
}

impl Default for Plan {
    fn default() -> Self {
        Self { browsers: Browser::ALL.into(), host: true, browser: true, filter: None }
    }
}

/// How many tests passed and failed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
}

impl Tally {
    /// Counts in the closing line of one of libtest's runs; other lines say nothing.
    pub fn read(&mut self, line: &str) {
        let Some((_, counts)) = line.trim().strip_prefix("test result: ").and_then(|l| l.split_once(". "))
        else {
            return;
        };
        for count in counts.split("; ") {
            match count.split_once(' ') {
                Some((n, "passed")) => self.passed += n.parse::<u64>().unwrap_or(0),
                Some((n, "failed")) => self.failed += n.parse::<u64>().unwrap_or(0),
                _ => {}
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// What came of the checks so far.
#[derive(Default)]
struct Report {
    kinds: Vec<(String, Tally)>,
    faults: Vec<Error>,
}

impl Report {
    /// Goes on after a fault: one run shows all of them.
    fn step(&mut self, result: Result<()>) -> bool {
        let fine = result.is_ok();
        self.faults.extend(result.err().inspect(|e| say(e.to_string())));
        fine
    }

    fn tests(&mut self, kind: &str, command: &mut Command) {
        let mut tally = Tally::default();
        let result = follow(command, |line| tally.read(line));
        self.step(result.map_err(|e| error!("{kind}: {e}")));
        self.kinds.push((kind.into(), tally));
    }

    fn print(&self) -> bool {
        let mut sum = Tally::default();
        println!();
        for (kind, tally) in &self.kinds {
            println!("{kind}: {tally}");
            sum.add(*tally);
        }
        for fault in &self.faults {
            println!("fault: {fault}");
        }
        println!("{sum}");
        self.faults.is_empty() && sum.failed == 0
    }
}

/// Runs what the plan says, prints a summary and tells whether all went well.
///
/// # Errors
/// What every check needs could not be set up.
pub fn test(project: &Project, tools: &Tools, plan: &Plan) -> Result<bool> {
    setup::rust_components()?;
    tools.for_building()?;
    let mut report = Report::default();
    if plan.host {
        for check in lints(project) {
            report.step(run(&mut { check }));
        }
        let mut tests = cargo(project, "test --no-fail-fast --package papan --package xtask");
        tests.args(&plan.filter);
        report.tests("host", &mut tests);
    }
    if plan.browser {
        in_browsers(project, tools, plan, &mut report);
    }
    Ok(report.print())
}

fn lints(project: &Project) -> [Command; 3] {
    [
        "fmt --all --check",
        "clippy --workspace --all-targets -- -D warnings",
        "clippy --package papan --lib --bin sowing --bin pasang --bin home --bin opponent_sowing --bin opponent_pasang --bin engine --target wasm32-unknown-unknown -- -D warnings",
    ]
    .map(|line| cargo(project, line))
}

fn in_browsers(project: &Project, tools: &Tools, plan: &Plan, report: &mut Report) {
    // all that can be missing is found before the long work begins
    let mut ready = plan.browsers.clone();
    ready.retain(|browser| report.step(browser.set_up(tools)));
    if ready.is_empty() || !report.step(site::build(project, tools, Care::Whole, None)) {
        return;
    }
    for browser in ready {
        let mut tests = cargo(project, "test --no-fail-fast --package browser-tests");
        // a browser often waits for what is shown in time: three at once share two cores well
        tests.args(&plan.filter).args(["--", "--test-threads=3"]);
        tests.env("PAPAN_BROWSER", browser.to_string());
        tests.env("PAPAN_AXE", tools.axe());
        report.tests(&browser.to_string(), &mut tests);
        if report.kinds.last().is_some_and(|(_, tally)| *tally == Tally::default()) {
            report.step(Err(error!("No test ran in {browser}.")));
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

    #[test]
    fn the_closing_lines_of_libtest_are_counted() {
        let mut tally = Tally::default();
        for line in [
            "running 3 tests",
            "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            "test a_test_with_12_passed ... ok",
            "test result: FAILED. 40 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s",
        ] {
            tally.read(line);
        }
        assert_eq!(tally.to_string(), "43 passed, 2 failed");
    }
}
