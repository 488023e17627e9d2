//! What the output of libtest says: counts, times of single tests, and what failed ones printed.

use std::{collections::BTreeMap, fmt, time::Duration};

/// How many tests passed and failed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
}

impl Tally {
    /// Adds the counts in the summary line of a libtest run; ignores other lines.
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

    pub fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// The line in which a test of the browsers says how long it took.
pub fn took(name: &str, time: Duration) -> String {
    format!("test {name} took {:.1} s\n", time.as_secs_f32())
}

/// The time that each test took, by its name, from lines of [`took`].
#[derive(Debug, Clone, Default)]
pub(crate) struct Times(pub BTreeMap<String, f32>);

impl Times {
    /// How many of the slowest tests are listed.
    const LISTED: usize = 20;

    /// Adds the time in a line of [`took`], as a test may need several sessions; ignores other lines.
    pub fn read(&mut self, line: &str) {
        let fields = line.strip_prefix("test ").and_then(|line| line.strip_suffix(" s"));
        let fields = fields.and_then(|line| line.split_once(" took "));
        if let Some((name, seconds)) = fields.and_then(|(name, time)| Some((name, time.parse::<f32>().ok()?)))
        {
            *self.0.entry(name.into()).or_default() += seconds;
        }
    }

    /// The slowest tests, the slowest first.
    pub fn slowest(&self) -> Vec<(&str, f32)> {
        let mut all: Vec<_> = self.0.iter().map(|(name, &seconds)| (name.as_str(), seconds)).collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        all.truncate(Self::LISTED);
        all
    }
}

/// What failed tests printed, by name, from the output of libtest.
#[derive(Debug, Clone, Default)]
pub(crate) struct Failures {
    pub said: Vec<(String, Vec<String>)>,
    /// The lines that are read now belong to the last test.
    reading: bool,
}

impl Failures {
    /// How many lines of a test's output are kept.
    const KEPT: usize = 12;

    /// Adds a line of what a failed test printed; ignores other lines.
    pub fn read(&mut self, line: &str) {
        if let Some(name) = line.strip_prefix("---- ").and_then(|line| line.strip_suffix(" stdout ----")) {
            self.said.push((name.into(), Vec::new()));
            self.reading = true;
        } else if line == "failures:" {
            self.reading = false;
        } else if let (true, Some((_, lines))) = (self.reading, self.said.last_mut())
            && lines.len() < Self::KEPT
            && !line.trim().is_empty()
        {
            lines.push(line.into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_failed_test_printed_is_kept_to_its_end() {
        let output = "test a::b ... ok\n\nfailures:\n\n---- a::c stdout ----\n\nthread 'a::c' panicked at x.rs:1:2:\nleft: 1\n\n\
            ---- a::d stdout ----\nlate\n\nfailures:\n    a::c\n    a::d\n";
        let mut failures = Failures::default();
        output.lines().for_each(|line| failures.read(line));
        let lines = |of: &[&str]| of.iter().map(|&line| line.to_string()).collect::<Vec<_>>();
        let c = ("a::c".to_string(), lines(&["thread 'a::c' panicked at x.rs:1:2:", "left: 1"]));
        assert_eq!(failures.said, [c, ("a::d".to_string(), lines(&["late"]))]);
    }

    #[test]
    fn the_slowest_tests_are_listed_with_all_their_sessions() {
        let mut times = Times::default();
        let line = |name: &str, tenths: u64| took(name, Duration::from_millis(tenths * 100));
        let lines = (0..30).map(|n| line(&format!("many::of_{n}"), n));
        let lines = lines.chain([line("twice", 20), "test other ... ok\n".into(), line("twice", 15)]);
        lines.for_each(|line| times.read(line.trim_end_matches('\n')));
        let slowest = times.slowest();
        assert_eq!(slowest.len(), Times::LISTED);
        assert_eq!(slowest[..2], [("twice", 3.5), ("many::of_29", 2.9)]);
    }

    #[test]
    fn summary_lines_of_libtest_are_counted() {
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
