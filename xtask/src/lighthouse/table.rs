//! The lines of `xtask/lighthouse/report.mjs`, and what is printed of them.

use crate::{Result, error};
use std::{collections::BTreeMap, fmt::Write};

/// The figures of a run: four scores of 100, first and largest paint in ms, blocking time in ms, layout shift, speed index in
/// ms, bytes transferred, benchmark index.
type Figures = [f64; 11];

const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];
/// The least score in each category that the project has set itself.
const SCORES: [f64; 4] = [98.0, 100.0, 100.0, 100.0];
/// The latest largest paint and first tap acted on, in ms, and the largest layout shift.
const LARGEST_PAINT: f64 = 1500.0;
const TAP: f64 = 2500.0;
const SHIFT: f64 = 0.005;

/// What was measured of a page.
#[derive(Debug, Default)]
struct Page {
    path: String,
    runs: Vec<Figures>,
    /// When the first tap is acted on, in ms, in each run; none where a page has no program.
    taps: Vec<f64>,
    /// The elements of the largest paint.
    largest: BTreeMap<String, usize>,
    /// Audits below 100 by category and title: in how many runs, and the last reason.
    short: BTreeMap<(String, String), (usize, String)>,
}

/// What was measured, by page, in the order of their first runs.
#[derive(Debug, Default)]
pub struct Measured(Vec<Page>);

impl Measured {
    /// Reads the lines of all runs.
    ///
    /// # Errors
    /// A line that is none of a report.
    pub fn read(text: &str) -> Result<Self> {
        let mut all = Self::default();
        for line in text.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            let known = match fields.as_slice() {
                ["figures", path, numbers @ ..] => all.page(path).figures(numbers),
                ["tap", path, ms] => ms.parse().ok().map(|ms| all.page(path).taps.push(ms)),
                ["largest", path, element] => {
                    *all.page(path).largest.entry((*element).into()).or_default() += 1;
                    Some(())
                }
                ["short", path, category, title, reason] => {
                    let short = &mut all.page(path).short;
                    let audit = short.entry(((*category).into(), (*title).into())).or_default();
                    *audit = (audit.0 + 1, (*reason).into());
                    Some(())
                }
                _ => None,
            };
            known.ok_or_else(|| error!("`{line}` is no line of a report."))?;
        }
        Ok(all)
    }

    fn page(&mut self, path: &str) -> &mut Page {
        let at = self.0.iter().position(|page| page.path == path).unwrap_or_else(|| {
            self.0.push(Page { path: path.into(), ..Page::default() });
            self.0.len() - 1
        });
        &mut self.0[at]
    }
}

impl Page {
    fn figures(&mut self, numbers: &[&str]) -> Option<()> {
        let numbers: Vec<f64> = numbers.iter().map(|number| number.parse().ok()).collect::<Option<_>>()?;
        self.runs.push(numbers.try_into().ok()?);
        Some(())
    }

    /// The median of each figure.
    fn medians(&self) -> Figures {
        std::array::from_fn(|at| median(self.runs.iter().map(|run| run[at]).collect()))
    }

    fn name(&self) -> String {
        format!("/{}", self.path)
    }

    /// What falls short of what the project has set itself.
    fn misses(&self) -> Vec<String> {
        let medians = self.medians();
        let [.., largest, _, shift, _, _, _] = medians;
        let mut misses = Vec::new();
        for ((category, least), score) in CATEGORIES.iter().zip(SCORES).zip(medians) {
            if score < least {
                misses.push(format!("{category} {score:.0} of {least:.0}"));
            }
        }
        if largest > LARGEST_PAINT {
            misses.push(format!("largest paint {} s of {} s", seconds(largest), seconds(LARGEST_PAINT)));
        }
        if shift >= SHIFT {
            misses.push(format!("layout shift {shift:.3}"));
        }
        let tap = median(self.taps.clone());
        if tap > TAP {
            misses.push(format!("first tap acted on after {} s of {} s", seconds(tap), seconds(TAP)));
        }
        misses
    }
}

/// The table of medians, a line a page.
pub fn table(measured: &Measured) -> String {
    let mut out = format!(
        "\n{:<22} {:>4} {:>4} {:>4} {:>4} {:>6} {:>6} {:>7} {:>6} {:>6} {:>6} {:>8} {:>6} {:>4}\n",
        "median of runs",
        "perf",
        "acc",
        "best",
        "seo",
        "FCP s",
        "LCP s",
        "TBT ms",
        "CLS",
        "SI s",
        "tap s",
        "bytes",
        "index",
        "runs"
    );
    for page in &measured.0 {
        let [perf, acc, best, seo, first, largest, blocked, shift, speed, bytes, index] = page.medians();
        let tap = if page.taps.is_empty() { "–".into() } else { seconds(median(page.taps.clone())) };
        let _ = writeln!(
            out,
            "{:<22} {perf:>4.0} {acc:>4.0} {best:>4.0} {seo:>4.0} {:>6} {:>6} {blocked:>7.0} {shift:>6.3} {:>6} {tap:>6} \
             {bytes:>8.0} {index:>6.0} {:>4}",
            page.name(),
            seconds(first),
            seconds(largest),
            seconds(speed),
            page.runs.len(),
        );
    }
    out + "Tap: when the first tap is acted on, on a line and a processor made slow; the other times are simulated.\n"
}

/// What keeps categories from 100, by page, the elements of the largest paints, and what falls short of the aims.
pub fn shortcomings(measured: &Measured) -> String {
    let mut out = String::new();
    for page in &measured.0 {
        let (name, runs) = (page.name(), page.runs.len());
        for (element, times) in &page.largest {
            let _ = writeln!(out, "{name}: largest paint: {element} ({times} of {runs})");
        }
        for ((category, title), (times, reason)) in &page.short {
            let _ = writeln!(out, "{name}: {category}: {title}: {reason} ({times} of {runs})");
        }
    }
    out.push('\n');
    for page in &measured.0 {
        let misses = page.misses();
        let told = if misses.is_empty() { "as it should be".into() } else { misses.join(", ") };
        let _ = writeln!(out, "{}: {told}", page.name());
    }
    out
}

fn seconds(ms: f64) -> String {
    format!("{:.2}", ms / 1000.0)
}

/// The middle one, or the mean of the two in the middle; NaN of none.
fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    let half = all.len() / 2;
    match all.len() {
        0 => f64::NAN,
        odd if odd % 2 == 1 => all[half],
        _ => f64::midpoint(all[half - 1], all[half]),
    }
}

#[cfg(test)]
mod tests;
