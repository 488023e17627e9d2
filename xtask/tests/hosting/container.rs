//! `docs/hosting/Containerfile`: what it names is there, and what it starts from has a version. `hosts` runs its steps and
//! starts its server.

use super::{root, text};

/// The instructions of the file: the name of each and the rest, with continued lines put together.
fn instructions() -> Vec<(String, String)> {
    let text = text("docs/hosting/Containerfile");
    let lines: Vec<_> =
        text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')).collect();
    let text = lines.join("\n").replace("\\\n", "");
    let parts = text.lines().map(|line| line.split_once(' ').expect("an instruction has arguments"));
    parts.map(|(name, rest)| (name.into(), rest.into())).collect()
}

fn of<'a>(all: &'a [(String, String)], name: &str) -> Vec<&'a str> {
    all.iter().filter(|(of, _)| of == name).map(|(_, rest)| rest.as_str()).collect()
}

#[test]
fn instructions_are_known() {
    const KNOWN: [&str; 9] = ["FROM", "ARG", "WORKDIR", "RUN", "COPY", "USER", "EXPOSE", "STOPSIGNAL", "CMD"];
    let all = instructions();
    assert!(all.iter().all(|(name, _)| KNOWN.contains(&name.as_str())), "{all:?}");
    assert_eq!(all.first().map(|(name, _)| name.as_str()), Some("FROM"));
    let [command] = of(&all, "CMD")[..] else { panic!("one command is started: {all:?}") };
    assert!(command.starts_with("[\"nginx\", ") && command.ends_with("\"daemon off;\"]"), "{command}");
    // a number, so that whoever starts it sees that it is not root
    assert!(of(&all, "USER").iter().all(|user| user.parse().is_ok_and(|number: u32| number > 0)));
}

#[test]
fn images_and_packages_have_versions() {
    let all = instructions();
    let images = of(&all, "FROM");
    assert_eq!(images.len(), 2);
    for image in images {
        let (_, tag) = image.split(' ').next().unwrap().split_once(':').expect("a tag");
        assert!(tag.split(['.', '-']).filter(|part| part.parse::<u32>().is_ok()).count() >= 2, "{image}");
    }
    for run in of(&all, "RUN").into_iter().filter(|run| run.contains("apt-get install")) {
        let packages = run.split("--no-install-recommends").nth(1).unwrap();
        let packages: Vec<_> = packages.split("&&").next().unwrap().split_whitespace().collect();
        assert!(!packages.is_empty() && packages.iter().all(|one| one.contains('=')), "{packages:?}");
    }
}

#[test]
fn what_is_copied_is_there() {
    let all = instructions();
    let stages: Vec<_> = of(&all, "FROM").iter().filter_map(|from| from.split(" AS ").nth(1)).collect();
    for copy in of(&all, "COPY") {
        let words: Vec<_> = copy.split(' ').collect();
        let [sources @ .., _] = &words[..] else { panic!("{copy}") };
        match sources[0].strip_prefix("--from=") {
            Some(stage) => assert!(stages.contains(&stage), "{copy}"),
            None => assert!(sources.iter().all(|source| root().join(source).exists()), "{copy}"),
        }
    }
}

#[test]
fn it_compiles_with_the_rust_of_the_workflow() {
    let all = instructions();
    let image = of(&all, "FROM")[0].to_string();
    let version = image.strip_prefix("rust:").and_then(|rest| rest.split('-').next()).unwrap();
    assert!(
        text(".github/workflows/pages.yml").contains(&format!("rustup default {version}\n")),
        "{version}"
    );
}
