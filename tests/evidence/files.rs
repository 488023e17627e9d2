//! The files beside a page hold what the page says, in forms that others read.

use std::collections::BTreeSet;

use biblatex::Bibliography;
use biblib::{CitationParser, RisParser};
use papan::{
    catalogue::evidence::Subject,
    page::Page,
    site::{
        Fixed, FixedProps,
        evidence::{SCHEMA, Told, data, files},
    },
};
use serde_json::Value;

/// The text of a page without its tags, spaces run together.
fn visible(page: Page) -> String {
    let props = FixedProps { page, root: page.root().into() };
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let html =
        runtime.block_on(yew::LocalServerRenderer::<Fixed>::with_props(props).hydratable(false).render());
    let (mut text, mut is_tag) = (String::new(), false);
    for letter in html.chars() {
        match letter {
            '<' => is_tag = true,
            '>' => is_tag = false,
            letter if !is_tag => text.push(letter),
            _ => {}
        }
    }
    for (entity, letter) in
        [("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
    {
        text = text.replace(entity, letter);
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Every text of a value under the keys that have sentences.
fn sentences<'a>(value: &'a Value, under: &str, all: &mut BTreeSet<&'a str>) {
    match value {
        Value::String(text) if ["text", "title", "lead", "why", "name"].contains(&under) => {
            all.insert(text);
        }
        Value::Array(items) => items.iter().for_each(|item| sentences(item, under, all)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            match name.as_str() {
                // answers are sentences under the names of their accounts
                "answers" => value
                    .as_object()
                    .into_iter()
                    .flatten()
                    .for_each(|(_, answer)| sentences(answer, "text", all)),
                // the fields of a reference are those of its sentence
                "csl" => {}
                name => sentences(value, name, all),
            }
        }),
        _ => {}
    }
}

#[test]
fn the_data_keeps_to_its_schema_and_says_what_the_page_says() {
    let schema = serde_json::from_str(SCHEMA).expect("a schema");
    let schema = jsonschema::validator_for(&schema).expect("a schema");
    for subject in Subject::all() {
        let data = data(&Told::new(subject));
        let faults: Vec<_> =
            schema.iter_errors(&data).map(|fault| format!("{}: {fault}", fault.instance_path())).collect();
        assert!(faults.is_empty(), "{}: {faults:#?}", subject.name());
        let page = visible(Page::Evidence(subject)).replace('_', "");
        let mut all = BTreeSet::new();
        sentences(&data, "", &mut all);
        assert!(all.len() > 30, "{all:?}");
        for text in all {
            let text = text.replace('_', "").split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(page.contains(&text), "{}: {text}", subject.name());
        }
    }
}

#[test]
fn a_schema_refuses_what_is_not_evidence() {
    let schema = serde_json::from_str(SCHEMA).expect("a schema");
    let schema = jsonschema::validator_for(&schema).expect("a schema");
    let good = data(&Told::new(Subject::Chuki));
    assert!(schema.is_valid(&good));
    let mut unsure = good.clone();
    unsure["facts"][0]["certainty"] = "probably".into();
    let mut day = good.clone();
    day["dates"][0]["from"] = "1898".into();
    assert!(!schema.is_valid(&unsure) && !schema.is_valid(&day));
}

#[test]
fn references_are_read_by_what_others_read_them_with() {
    for subject in Subject::all() {
        let told = Told::new(subject);
        let files = files(&told);
        let file = |ending: &str| &files.iter().find(|(name, _)| name.ends_with(ending)).expect("a file").1;
        let bibtex = Bibliography::parse(file(".bib")).expect("BibTeX");
        let ris = RisParser::new().parse(file(".ris")).expect("RIS");
        let csl: Vec<citationberg::json::Item> = serde_json::from_str(file(".json")).expect("CSL-JSON");
        assert_eq!([bibtex.len(), ris.len(), csl.len()], [told.sources.len(); 3], "{}", subject.name());
        for (at, source) in told.sources.iter().enumerate() {
            let entry = bibtex.get(&source.name()).unwrap_or_else(|| panic!("{}", source.name()));
            let title: String =
                entry.title().expect("a title").iter().map(|chunk| chunk.v.get().to_string()).collect();
            assert_eq!(title, source.title);
            assert_eq!(
                entry.author().map_or(0, |authors| authors.len()),
                source.authors.len(),
                "{}",
                source.key
            );
            assert_eq!(ris[at].title, source.title);
            assert_eq!(ris[at].authors.len(), source.authors.len(), "{}", source.key);
            assert_eq!(csl[at].id().as_deref(), Some(source.name().as_str()));
        }
    }
}
