//! The licences that a pack carries: the project's, that of the letters, and those of the packages in its programs.

use crate::{Site, contents::Files};
use std::{collections::BTreeMap, env, fs, path::PathBuf, process::Command};
use xtask::{
    Result, error,
    process::output,
    project::{Project, files as files_below, read, read_bytes},
};

/// The folder in the pack.
const FOLDER: &str = "LICENCES";
const LETTERS: &str = "static/fonts/OFL.txt";

/// Beginnings of the names of files that hold a licence.
const NAMES: [&str; 6] = ["license", "licence", "copying", "copyright", "notice", "unlicense"];

/// A package whose code is in the programs.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    name: String,
    version: String,
    licence: String,
    address: String,
}

/// The files of licences.
///
/// # Errors
/// A licence cannot be read, or cargo does not tell the packages.
pub fn files(project: &Project, site: &Site) -> Result<Files> {
    let mut files = Files::new();
    for (name, source) in [("papan-MIT.txt", "LICENSE-MIT"), ("papan-Apache-2.0.txt", "LICENSE-APACHE")] {
        files.insert(format!("{FOLDER}/{name}"), read_bytes(&project.root.join(source))?);
    }
    files.insert(format!("{FOLDER}/letters-OFL.txt"), site.bytes(LETTERS)?);
    let packages = packages(&listed(project)?)?;
    let texts = packages.iter().map(|package| (package, texts(package))).collect::<Vec<_>>();
    files.insert(format!("{FOLDER}/packages.txt"), written(&texts).into_bytes());
    Ok(files)
}

/// What cargo says of the packages in the programs, a line each.
fn listed(project: &Project) -> Result<String> {
    let mut cargo = Command::new("cargo");
    cargo.args(["tree", "--locked", "--package", "papan", "--target", "wasm32-unknown-unknown"]);
    cargo.args(["--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}\t{l}\t{r}"]);
    output(cargo.current_dir(&project.root))
}

/// The packages in those lines, sorted; those of the project itself, which have a path, are none.
fn packages(lines: &str) -> Result<Vec<Package>> {
    let package = |line: &str| -> Result<Package> {
        let mut fields = line.trim_end_matches(" (*)").split('\t');
        let mut field = || fields.next().ok_or_else(|| error!("cargo tree: {line}"));
        let (package, licence, address) = (field()?, field()?, field()?);
        let (name, version) = package.split_once(" v").ok_or_else(|| error!("cargo tree: {line}"))?;
        let [name, version, licence, address] = [name, version, licence, address].map(String::from);
        Ok(Package { name, version, licence, address })
    };
    let all: Vec<Package> =
        lines.lines().filter(|line| !line.is_empty()).map(package).collect::<Result<_>>()?;
    let mut all: Vec<_> = all.into_iter().filter(|package| !package.version.contains(' ')).collect();
    all.sort();
    all.dedup();
    Ok(all)
}

/// The texts of licences in the folder of a package; none where it has none.
fn texts(package: &Package) -> Vec<String> {
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = cargo.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let sources = cargo.map(|cargo| cargo.join("registry/src")).into_iter();
    let registries = sources.flat_map(fs::read_dir).flatten().flatten().map(|registry| registry.path());
    let mut folders = registries.map(|path| path.join(format!("{}-{}", package.name, package.version)));
    let Some(folder) = folders.find(|folder| folder.is_dir()) else { return Vec::new() };
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
        path.parent() == Some(folder.as_path()) && NAMES.iter().any(|start| name.starts_with(start))
    };
    let texts = files_below(&folder).into_iter().filter(is_licence).filter_map(|path| read(&path).ok());
    texts.map(|text| text.replace("\r\n", "\n").trim().to_string()).collect()
}

/// The packages with their licences, and each text once, with the names of those that carry it.
fn written(packages: &[(&Package, Vec<String>)]) -> String {
    let mut of_text: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (package, texts) in packages {
        for text in texts {
            of_text.entry(text).or_default().push(&package.name);
        }
    }
    let rows = packages.iter().map(|(package, _)| {
        let Package { name, version, licence, address } = package;
        let row = format!("{name} {version}: {licence}  {address}");
        format!("{}\n", row.trim_end())
    });
    let without = packages.iter().filter(|(_, texts)| texts.is_empty());
    let without = without.map(|(package, _)| package.name.as_str()).collect::<Vec<_>>().join(", ");
    let texts =
        of_text.iter().map(|(text, names)| format!("\n{}\n{}\n\n{text}\n", "=".repeat(72), names.join(", ")));
    format!(
        "The programs of this pack hold code of these packages and of the standard library of Rust (MIT OR Apache-2.0,\n\
        https://github.com/rust-lang/rust). Their licences follow. Of those that carry no text of theirs the licence is named;\n\
        its text is that of papan-MIT.txt or papan-Apache-2.0.txt: {without}.\n\n{}{}",
        rows.collect::<String>(),
        texts.collect::<String>()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_read_once_each_and_without_our_own() {
        let lines = "papan v0.1.0 (/somewhere)\tMIT OR Apache-2.0\t\nb v1.2.3\tMIT\thttps://b.example\n\
            a v0.1.0\tMIT/Apache-2.0\thttps://a.example\nb v1.2.3\tMIT\thttps://b.example (*)\n";
        let all = packages(lines).unwrap();
        let names: Vec<_> =
            all.iter().map(|package| format!("{} {}", package.name, package.version)).collect();
        assert_eq!(names, ["a 0.1.0", "b 1.2.3"]);
        assert_eq!(all[1].address, "https://b.example");
        assert!(packages("a v1").is_err());
    }

    #[test]
    fn a_text_stands_once_with_all_who_carry_it() {
        let all = packages("a v1.0.0\tMIT\thttps://a.example\nb v2.0.0\tMIT\t\nc v3.0.0\tMIT\t\n").unwrap();
        let texts = vec!["Permission is granted.".to_string()];
        let written = written(&[(&all[0], texts.clone()), (&all[1], texts), (&all[2], Vec::new())]);
        assert!(written.contains("a 1.0.0: MIT  https://a.example\n"), "{written}");
        assert_eq!(written.matches("Permission is granted.").count(), 1);
        assert!(written.contains("\na, b\n\nPermission"), "{written}");
        assert!(written.contains("papan-Apache-2.0.txt: c.\n"), "{written}");
    }
}
