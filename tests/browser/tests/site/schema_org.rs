//! What pages say in the vocabulary of schema.org is in that vocabulary: types, their properties, and what these may hold.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use browser_tests::dist;
use papan::{
    page::Page,
    site::{languages::Languages, linked, public::Public},
    words::files::languages,
};
use serde_json::Value;
use xtask::{project::Project, tools::Tools};

/// The types of the vocabulary: for each the type that it extends, and its own properties with what they may hold.
struct Vocabulary {
    bases: BTreeMap<String, Vec<String>>,
    properties: BTreeMap<String, BTreeMap<String, String>>,
}

impl Vocabulary {
    /// Reads the declarations of the package schema-dts: `interface GameBase extends CreativeWorkBase { "quest"?: …; }`,
    /// `interface GameLeaf extends GameBase {…}`.
    fn read(text: &str) -> Vocabulary {
        let mut vocabulary = Vocabulary { bases: BTreeMap::new(), properties: BTreeMap::new() };
        let mut now = None;
        for line in text.lines() {
            let line = line.trim().trim_start_matches("export ");
            if let Some(head) = line.strip_prefix("interface ").and_then(|rest| rest.strip_suffix('{')) {
                let (name, bases) = head.split_once(" extends ").unwrap_or((head, ""));
                // a type without properties of its own is a leaf alone
                let name = name.trim();
                let Some(name) = name.strip_suffix("Base").or_else(|| name.strip_suffix("Leaf")) else {
                    continue;
                };
                let bases = bases.split(',').filter_map(|base| base.trim().strip_suffix("Base"));
                let bases = bases.filter(|base| *base != name).map(String::from);
                vocabulary.bases.entry(name.into()).or_default().extend(bases);
                now = Some(name.to_string());
            } else if line == "}" {
                now = None;
            } else if let (Some(of), Some((property, holds))) = (&now, line.split_once("\"?: ")) {
                let own = vocabulary.properties.entry(of.clone()).or_default();
                own.insert(property.trim_start_matches('"').into(), holds.into());
            }
        }
        vocabulary
    }

    /// A type and all that it extends.
    fn line(&self, of: &str) -> BTreeSet<String> {
        let (mut all, mut wanted) = (BTreeSet::new(), vec![of.to_string()]);
        while let Some(name) = wanted.pop() {
            wanted.extend(self.bases.get(&name).into_iter().flatten().cloned());
            all.insert(name);
        }
        all
    }

    fn faults(&self, value: &Value, place: &str, faults: &mut Vec<String>) {
        let Some(of) = value["@type"].as_str().filter(|of| self.bases.contains_key(*of)) else {
            return faults.push(format!("{place} is of no type: {}", value["@type"]));
        };
        let line = self.line(of);
        for (name, value) in
            value.as_object().into_iter().flatten().filter(|(name, _)| !name.starts_with('@'))
        {
            let place = format!("{place}.{name}");
            let holds = line.iter().find_map(|known| self.properties.get(known)?.get(name));
            let Some(holds) = holds else {
                faults.push(format!("{place}: {of} has no such property"));
                continue;
            };
            let single = [value.clone()];
            for value in value.as_array().map_or(&single[..], Vec::as_slice) {
                if value.is_object() {
                    let of = self.line(value["@type"].as_str().unwrap_or_default());
                    let words: Vec<_> = holds.split(|c: char| !c.is_ascii_alphanumeric()).collect();
                    if !of.iter().any(|known| words.contains(&known.as_str())) {
                        faults.push(format!("{place} may not be of {}: {holds}", value["@type"]));
                    }
                    self.faults(value, &place, faults);
                } else if !["Text", "URL", "Number", "Date", "Integer", "Boolean", "Duration", "string"]
                    .iter()
                    .any(|kind| holds.contains(kind))
                {
                    faults.push(format!("{place} is a plain value: {holds}"));
                }
            }
        }
    }
}

/// The vocabulary, of the package that is set up.
fn vocabulary() -> Vocabulary {
    let tools = Project::find().and_then(|project| Tools::find(&project)).expect("the tools");
    let path = tools.schema_org();
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    Vocabulary::read(&text)
}

#[test]
fn the_pages_speak_the_vocabulary() {
    let vocabulary = vocabulary();
    assert!(vocabulary.bases.len() > 700 && vocabulary.line("Game").contains("Thing"));
    let mut faults = Vec::new();
    let languages = Languages(languages());
    let own = Public { site: None, languages };
    let public = Public { site: Some("https://papan.example/games/"), languages };
    for page in Page::all().into_iter().filter(|page| page.is_listed()) {
        let said = linked::data(page, public);
        // where a page stands is said by all but the home page, where addresses are known
        let lines = said.iter().filter(|data| data["@type"] == "BreadcrumbList");
        assert_eq!(lines.count(), usize::from(page != Page::Home), "{page:?}");
        for data in said.iter().chain(&linked::data(page, own)) {
            assert_eq!(data["@context"], "https://schema.org", "{page:?}");
            vocabulary.faults(data, &page.file(), &mut faults);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_files_of_pages_have_what_they_say() {
    let public = Public { site: None, languages: Languages(languages()) };
    for page in Page::all().into_iter().filter(|page| page.is_listed()) {
        let file = dist().unwrap_or_else(|why| panic!("{why}")).join(page.file());
        let html = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        let scripts = html.split("<script type=\"application/ld+json\">").skip(1);
        let blocks = scripts.filter_map(|script| script.split_once("</script>"));
        let said: Vec<Value> = blocks.map(|(data, _)| serde_json::from_str(data).expect("JSON")).collect();
        assert_eq!(said, linked::data(page, public), "{page:?}");
    }
}

#[test]
fn what_is_not_in_the_vocabulary_is_found() {
    let text = "interface ThingBase {\n \"name\"?: SchemaValue<Text, \"name\">;\n}\ninterface GameBase extends ThingBase {\n \"place\"?: SchemaValue<Place, \"place\">;\n}\ninterface PlaceBase extends ThingBase {\n}";
    let vocabulary = Vocabulary::read(text);
    let faults = |value: Value| {
        let mut faults = Vec::new();
        vocabulary.faults(&value, "x", &mut faults);
        faults.len()
    };
    let place = serde_json::json!({ "@type": "Place", "name": "y" });
    assert_eq!(faults(serde_json::json!({ "@type": "Game", "name": "x", "place": place })), 0);
    assert_eq!(faults(serde_json::json!({ "@type": "Game", "players": 2 })), 1);
    assert_eq!(faults(serde_json::json!({ "@type": "Game", "place": { "@type": "Game" } })), 1);
    assert_eq!(faults(serde_json::json!({ "@type": "Gamme" })), 1);
}
