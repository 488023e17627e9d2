//! Reports of Lighthouse become lines, and lines become the table.

use super::*;
use crate::{process::output, project::Project};
use std::process::Command;

/// The lines that `report.mjs` makes of the sample, a report cut down to what is read.
fn sample() -> String {
    let folder = Project::find().unwrap().root.join("xtask/lighthouse");
    let script = "const [module, report] = process.argv.slice(1); \
        import(require('url').pathToFileURL(module)).then(({ lines, tap }) => { \
            const sample = JSON.parse(require('fs').readFileSync(report)); \
            console.log([...lines('game-a/', sample), ...tap('game-a/', sample)].join('\\n')) })";
    let mut node = Command::new("node");
    node.args(["-e", script]).arg(folder.join("report.mjs")).arg(folder.join("sample.json"));
    output(&mut node).unwrap()
}

/// The lines of a run of a page without a program and without faults.
fn clean(path: &str, first_paint: u32) -> String {
    format!("figures\t{path}\t100\t100\t100\t100\t{first_paint}\t1200\t0\t0\t1300\t45000\t1600\n")
}

#[test]
fn a_report_becomes_lines() {
    let wanted = [
        "figures\tgame-a/\t97\t100\t96\t66\t1051.2\t1249.9\t152.5\t0\t1300\t356000\t1500.5",
        "largest\tgame-a/\th1 Game A",
        "short\tgame-a/\tperformance\tTotal Blocking Time\t150 ms",
        "short\tgame-a/\tbest-practices\tBrowser errors were logged to the console\tFailed to load a resource",
        "short\tgame-a/\tseo\tPage is blocked from indexing\t<meta name=\"robots\" content=\"noindex\">",
        "tap\tgame-a/\t2600",
    ];
    assert_eq!(sample().lines().collect::<Vec<_>>(), wanted);
}

#[test]
fn lines_become_a_table_and_what_falls_short() {
    let lines = [clean("", 900), sample(), clean("", 1100), clean("", 1000)].concat();
    let measured = Measured::read(&lines).unwrap();
    let table = table(&measured);
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    let home =
        ["/", "100", "100", "100", "100", "1.00", "1.20", "0", "0.000", "1.30", "–", "45000", "1600", "3"];
    assert_eq!(rows[2], home);
    let game = [
        "/game-a/", "97", "100", "96", "66", "1.05", "1.25", "152", "0.000", "1.30", "2.60", "356000",
        "1500", "1",
    ];
    assert_eq!(rows[3], game);
    let told = shortcomings(&measured);
    for line in [
        "/game-a/: largest paint: h1 Game A (1 of 1)",
        "/game-a/: seo: Page is blocked from indexing: <meta name=\"robots\" content=\"noindex\"> (1 of 1)",
        "/: as it should be",
        "/game-a/: performance 97 of 98, best-practices 96 of 100, seo 66 of 100, first tap acted on after 2.60 s of 2.50 s",
    ] {
        assert!(told.lines().any(|told| told == line), "{told} lacks {line}");
    }
}

#[test]
fn what_is_no_line_of_a_report_is_refused() {
    for line in
        ["", "figures\t\t1\t2", "figures\t\t1\t2\t3\t4\t5\t6\t7\t8\t9\t10\tmany", "tap\t\tsoon", "else"]
    {
        assert!(Measured::read(&format!("{line}\n")).is_err(), "{line}");
    }
}

#[test]
fn a_median_is_the_middle() {
    assert!(median(Vec::new()).is_nan());
    assert!((median(vec![3.0, 1.0, 900.0]) - 3.0).abs() < 1e-9);
    assert!((median(vec![4.0, 1.0, 2.0, 900.0]) - 3.0).abs() < 1e-9);
}
