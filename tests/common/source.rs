//! The project's Rust files as text, and the paths that they name.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A path as it is written, in a `use` declaration or anywhere else.
#[derive(Clone, PartialEq, Debug)]
pub struct HoleName {
    /// Its words; the last is `*` where everything in a module is meant.
    pub words: Vec<String>,
    /// The name that a `use` declaration gives it in its file.
    pub local: Option<String>,
}

/// The Rust files below a folder of the project, with their paths and texts.
pub fn sources(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut found = Vec::new();
    files(&folder, &mut found);
    assert!(!found.is_empty(), "{} has no Rust files", folder.display());
    let below = |path: &Path| path.strip_prefix(&folder).unwrap_or(path).to_string_lossy().replace('\\', "/");
    found.iter().filter_map(|path| Some((below(path), fs::read_to_string(path).ok()?))).collect()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The names of the modules from the crate's root to a file, given its path below `src`.
pub fn module(path: &str) -> Vec<&str> {
    path.trim_end_matches(".rs").split('/').filter(|step| !["mod", "lib"].contains(step)).collect()
}

/// The lines of a file that are code outside tests, with their numbers; comments are left out.
pub fn code(text: &str) -> Vec<(usize, &str)> {
    let mut lines = Vec::new();
    let mut depth = None;
    for (index, line) in text.lines().enumerate() {
        let trimmed = line.trim_start();
        if trimmed.starts_with("#[cfg(test)]") {
            depth = Some(0i32);
        }
        if let Some(inside) = &mut depth {
            // an item under `cfg(test)` lasts until its braces are closed, or its one line ends
            let braces = |brace| line.matches(brace).count() as i32;
            *inside += braces('{') - braces('}');
            if *inside == 0 && (line.contains('}') || trimmed.ends_with(';')) {
                depth = None;
            }
        } else if !trimmed.starts_with("//") {
            lines.push((index + 1, line));
        }
    }
    lines
}

/// All paths of more than one word that a file's code outside tests names; groups in braces are taken apart.
pub fn named(text: &str) -> Vec<HoleName> {
    let code: String = code(text).iter().flat_map(|(_, line)| [line.trim(), "\n"]).collect();
    let mut found = Vec::new();
    let mut rest = code.as_str();
    let mut is_use = false;
    while let Some(at) = rest.find(is_word) {
        // a path that is absolute, or goes on from a type, is no module's
        let is_inside = rest[..at].ends_with("::");
        rest = &rest[at..];
        let start = rest;
        let word = word(&mut rest);
        if is_use || (!is_inside && rest.starts_with("::")) {
            rest = start;
            tree(&mut rest, &[], is_use, &mut found);
        }
        is_use = word == "use";
    }
    found.retain(|named| named.words.len() > 1);
    found
}

/// Reads the rest of a path, or of a group of them, that begins with the words of `before`.
fn tree(rest: &mut &str, before: &[String], is_use: bool, found: &mut Vec<HoleName>) {
    let mut words = before.to_vec();
    loop {
        *rest = rest.trim_start();
        if let Some(group) = rest.strip_prefix('{') {
            *rest = group;
            while !rest.is_empty() && !rest.trim_start().starts_with('}') {
                tree(rest, &words, is_use, found);
                *rest = rest.trim_start().trim_start_matches(',').trim_start();
            }
            *rest = rest.get(1..).unwrap_or_default();
            return;
        }
        if let Some(after) = rest.strip_prefix('*') {
            *rest = after;
            words.push("*".into());
            break;
        }
        let word = word(rest);
        if word.is_empty() {
            // a macro's variable, a type's arguments, or what this reader does not know
            let skipped = rest.chars().next().filter(|_| is_use).map_or(0, char::len_utf8);
            *rest = &rest[skipped..];
            words.push(String::new());
            break;
        }
        if word != "self" || words.is_empty() {
            words.push(word.into());
        }
        let Some(after) = rest.strip_prefix("::") else { break };
        *rest = after;
    }
    let mut local = words.last().cloned();
    if let Some(alias) = rest.strip_prefix(" as ").filter(|_| is_use) {
        *rest = alias;
        local = Some(word(rest).into());
    }
    found.push(HoleName { words, local: local.filter(|_| is_use) });
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The word that a text begins with, which is taken off.
fn word<'a>(rest: &mut &'a str) -> &'a str {
    let (word, after) = rest.split_at(rest.find(|c| !is_word(c)).unwrap_or(rest.len()));
    *rest = after;
    word
}
