//! No circle among the modules of `src`, by what their files name of each other; a parent and its own children may name
//! each other. Each name counts for the file that declares it, also where others pass it on. What the macro of the list
//! of games names is not read: it makes the engine's enum of sowing games from the rules of each game.

use std::collections::{BTreeMap, BTreeSet};

#[path = "common/source.rs"]
mod source;

use source::{HoleName, code, module, named, sources};

/// Circles that stay, because without them the code would be worse; the reasons in a sentence.
const STAY: &[(&[&str], &str)] = &[
    (
        &["board::draw::layout", "board::draw::spec"],
        "a board's parameters hold the function that draws it on a layout, and a layout is of a board",
    ),
    (
        &["page::action", "page::played", "page::table"],
        "actions and tables are generic over the family, whose trait takes tables and gives actions",
    ),
];

/// A module's path from the crate's root: `engine::sowing`.
type Name = String;

/// What each module needs of others.
type Needs = BTreeMap<Name, BTreeSet<Name>>;

/// The modules of a crate, and the paths that each names.
struct Modules {
    named: BTreeMap<Name, Vec<HoleName>>,
}

impl Modules {
    /// The modules that a crate has outside tests, from the paths and texts of its files.
    fn of(files: &[(String, String)]) -> Modules {
        let texts: BTreeMap<Name, &str> =
            files.iter().map(|(path, text)| (module(path).join("::"), text.as_str())).collect();
        let mut modules = Modules { named: BTreeMap::new() };
        // from the root down, since what only a test declares is not part of the graph
        let mut open = vec![Name::new()];
        while let Some(name) = open.pop() {
            let Some(text) = texts.get(&name) else { continue };
            modules.named.insert(name.clone(), named(text));
            let declared = code(text).into_iter().filter_map(|(_, line)| {
                let (_, child) = line.strip_suffix(';')?.split_once("mod ")?;
                Some(join(&name, child))
            });
            open.extend(declared);
        }
        modules
    }

    /// The module in which something that a module names is declared; none where it belongs to another crate, or is
    /// itself a module. Where names are passed on by `use`, they are followed; `depth` ends it in any case.
    fn declares(&self, from: &str, words: &[String], depth: u8) -> Option<Name> {
        let depth = depth.checked_sub(1)?;
        let (first, mut rest) = words.split_first()?;
        let mut at = match first.as_str() {
            "crate" | "papan" => Name::new(),
            "self" => from.into(),
            "super" => parent(from).into(),
            _ => {
                let child = join(from, first);
                if !self.named.contains_key(&child) {
                    let import = self.import(from, first)?;
                    return self.declares(from, &[&import.words, rest].concat(), depth);
                }
                child
            }
        };
        while let Some((word, after)) = rest.split_first() {
            let child = if word == "super" { parent(&at).into() } else { join(&at, word) };
            if self.named.contains_key(&child) {
                at = child;
                rest = after;
                continue;
            }
            return match self.import(&at, word) {
                // what this does not find lies in a module inside the file
                Some(import) => self.declares(&at, &[&import.words, after].concat(), depth).or(Some(at)),
                None => Some(at),
            };
        }
        None
    }

    fn import(&self, module: &str, name: &str) -> Option<&HoleName> {
        self.named.get(module)?.iter().find(|named| named.local.as_deref() == Some(name) && name != "*")
    }

    fn needs(&self) -> Needs {
        let needs = |(from, named): (&Name, &Vec<HoleName>)| {
            let to = named.iter().filter_map(|named| self.declares(from, &named.words, 8));
            (from.clone(), to.filter(|to| to != from).collect())
        };
        self.named.iter().map(needs).collect()
    }
}

fn join(parent: &str, child: &str) -> Name {
    if parent.is_empty() { child.into() } else { format!("{parent}::{child}") }
}

fn parent(name: &str) -> &str {
    name.rsplit_once("::").map_or("", |(parent, _)| parent)
}

fn is_within(inner: &str, outer: &str) -> bool {
    outer.is_empty()
        || inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// All that a module needs, directly or not.
fn reached<'a>(needs: &'a Needs, from: &'a Name) -> BTreeSet<&'a Name> {
    let mut seen = BTreeSet::new();
    let mut open = vec![from];
    while let Some(name) = open.pop() {
        for to in needs.get(name).into_iter().flatten() {
            if seen.insert(to) {
                open.push(to);
            }
        }
    }
    seen
}

/// The sets of modules that all need each other, directly or not.
fn components(needs: &Needs) -> Vec<BTreeSet<&Name>> {
    let reached: BTreeMap<&Name, BTreeSet<&Name>> =
        needs.keys().map(|name| (name, reached(needs, name))).collect();
    let mut found = Vec::new();
    for (name, all) in &reached {
        let back = |other: &&Name| reached.get(other).is_some_and(|from_there| from_there.contains(name));
        let component: BTreeSet<&Name> = all.iter().copied().filter(back).collect();
        if component.len() > 1 && !found.contains(&component) {
            found.push(component);
        }
    }
    found
}

/// The circles among modules, each in the order of the names.
fn circles(needs: &Needs) -> Vec<Vec<Name>> {
    let mut found = Vec::new();
    for component in components(needs) {
        let is_above = |name: &&&Name| component.iter().all(|other| is_within(other, name));
        let Some(parent) = component.iter().find(is_above) else {
            found.push(component.into_iter().cloned().collect());
            continue;
        };
        // a parent and its children: is there a circle without the parent?
        let inside = |name: &&Name| component.contains(name) && name != parent;
        let children = needs.iter().filter(|(name, _)| inside(name));
        let among = children.map(|(name, to)| (name.clone(), to.iter().filter(inside).cloned().collect()));
        found.extend(circles(&among.collect()));
    }
    found
}

/// A circle with who names whom in it.
fn told(circle: &[Name], needs: &Needs) -> String {
    let mut text = circle.join(", ");
    for name in circle {
        let to: Vec<&str> = needs[name].iter().filter(|to| circle.contains(to)).map(String::as_str).collect();
        text += &format!("\n    {name} names {}", to.join(", "));
    }
    text
}

#[test]
fn no_modules_need_each_other_in_a_circle() {
    let needs = Modules::of(&sources("src")).needs();
    let found = circles(&needs);
    let known: Vec<&[&str]> = STAY.iter().map(|(circle, _)| *circle).collect();
    let new = found.iter().filter(|circle| !known.iter().any(|known| *known == circle.as_slice()));
    let new: Vec<String> = new.map(|circle| told(circle, &needs)).collect();
    assert!(new.is_empty(), "circles:\n{}", new.join("\n"));
    for circle in known {
        let stands = found.iter().any(|found| found.as_slice() == circle);
        assert!(stands, "{circle:?} is no circle any more: take it off the list");
    }
}

/// The circles of a made-up tree: modules by their paths, with their texts; parents declare their children themselves.
fn made_up(files: &[(&str, &str)]) -> Vec<String> {
    let top = files.iter().filter(|(path, _)| module(path).len() == 1);
    let root: String = top.map(|(path, _)| format!("mod {};\n", module(path)[0])).collect();
    let files = files.iter().map(|(path, text)| (path.to_string(), text.to_string()));
    let files: Vec<_> = files.chain([("lib.rs".to_string(), root)]).collect();
    circles(&Modules::of(&files).needs()).iter().map(|circle| circle.join(" ")).collect()
}

#[test]
fn the_checker_finds_circles() {
    let b = ("b.rs", "use crate::a::A;\npub struct B;");
    for a in [
        "pub struct A;\nuse crate::b::B;",
        "pub struct A;\nuse super::b::B;",
        "pub struct A;\nuse crate::b;\nfn f(_: b::B) {}",
        "pub struct A;\nuse crate::{\n    b::{self as other, B},\n};",
        "pub struct A;\nfn f() -> Vec<crate::b::B> { Vec::new() }",
        "pub struct A;\nuse crate::b::*;",
        "pub use inside::A;\nmod inside {\n    pub struct A;\n    fn f(_: crate::b::B) {}\n}",
        "pub struct A;\n#[cfg(test)]\nmod tests {\n    fn f() {}\n}\nuse crate::b::B;",
    ] {
        assert_eq!(made_up(&[("a.rs", a), b]), ["a b"], "{a}");
    }
    // longer ones, and two apart
    let [one, two, three] = ["use crate::two::B;", "use crate::three::C;", "use crate::one::A;"];
    let round = [("one.rs", one), ("two.rs", two), ("three.rs", three)];
    assert_eq!(made_up(&round), ["one three two"]);
    let apart = [("a.rs", "use crate::b::B;"), b, round[0], round[1], round[2]];
    assert_eq!(made_up(&apart), ["a b", "one three two"]);
    // brothers below a parent that passes their names on
    let mother = ("p/mod.rs", "mod x;\nmod y;\npub use x::X;\npub use y::Y;");
    let brothers = [mother, ("p/x.rs", "use super::Y;\npub struct X;"), ("p/y.rs", "use super::X;")];
    assert_eq!(made_up(&brothers), ["p::x p::y"]);
    // back from outside, through a parent
    let through = [("p/mod.rs", "mod x;\nuse x::X;\npub struct P;"), ("p/x.rs", "use crate::b::B;")];
    assert_eq!(made_up(&[through[0], through[1], ("b.rs", "use crate::p::P;")]), ["b p p::x"]);
}

#[test]
fn the_checker_finds_no_other() {
    let mother = ("p/mod.rs", "mod x;\nmod y;\npub use x::X;\npub struct P;\nfn f(_: y::Y) {}");
    for files in [
        vec![("a.rs", "use crate::b::B;"), ("b.rs", "use crate::c::C;"), ("c.rs", "use std::fmt::Debug;")],
        // a parent and its own children
        vec![mother, ("p/x.rs", "use super::P;\nuse super::y::Y;"), ("p/y.rs", "use crate::p::P;")],
        // one child is below another module, and the next above it
        vec![mother, ("p/x.rs", "use crate::b::B;"), ("p/y.rs", ""), ("b.rs", "use crate::p::y::Y;")],
        // tests, comments, other crates
        vec![("a.rs", "use crate::b::B;"), ("b.rs", "#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}")],
        vec![("a.rs", "use crate::b::B;"), ("b.rs", "#[cfg(test)]\nmod t;"), ("b/t.rs", "use crate::a::A;")],
        vec![("a.rs", "use crate::b::B;"), ("b.rs", "// use crate::a::A;\nuse other::a::A;")],
    ] {
        assert_eq!(made_up(&files), [""; 0], "{files:?}");
    }
}
