//! The workflow that puts the site on GitHub Pages: its actions have versions, and it may do no more than it must.

use super::text;

fn workflow() -> String {
    text(".github/workflows/pages.yml")
}

/// The values of a key, in the order of the file.
fn values<'a>(workflow: &'a str, key: &str) -> Vec<&'a str> {
    let of = |line: &'a str| line.trim_start().trim_start_matches("- ").strip_prefix(key)?.strip_prefix(": ");
    workflow.lines().filter_map(of).collect()
}

#[test]
fn every_action_is_of_github_and_has_a_version() {
    let workflow = workflow();
    let actions = values(&workflow, "uses");
    let names: Vec<_> = actions.iter().map(|action| action.split('@').next().unwrap()).collect();
    let known = ["checkout", "configure-pages", "upload-pages-artifact", "deploy-pages"];
    assert_eq!(names, known.map(|name| format!("actions/{name}")));
    for action in actions {
        let (_, version) = action.split_once("@v").expect("a version");
        assert_eq!(version.split('.').filter(|part| part.parse::<u32>().is_ok()).count(), 3, "{action}");
    }
}

#[test]
fn a_job_may_do_no_more_than_it_must() {
    let workflow = workflow();
    assert!(workflow.lines().any(|line| line == "permissions: {}"));
    let rights: Vec<_> = ["contents", "pages", "id-token"]
        .iter()
        .flat_map(|key| values(&workflow, key).into_iter().map(move |value| format!("{key} {value}")))
        .collect();
    assert_eq!(rights, ["contents read", "pages read", "pages write", "id-token write"]);
    assert_eq!(workflow.matches(": write").count(), 2);
    // a name that somebody chose reaches the shell only as a variable
    let runs = values(&workflow, "run");
    assert!(runs.iter().all(|run| !run.contains("${{")), "{runs:?}");
}

#[test]
fn it_builds_for_the_address_that_the_site_will_have() {
    const BUILD: &str = "cargo xtask build --site \"$SITE/\" ${CONTACT:+--contact \"$CONTACT\"}";
    let workflow = workflow();
    assert_eq!(values(&workflow, "SITE"), ["${{ steps.pages.outputs.base_url }}"]);
    assert_eq!(values(&workflow, "run").last(), Some(&BUILD));
    assert_eq!(values(&workflow, "path"), ["dist"]);
}
