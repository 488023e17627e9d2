//! References as the Citation Style Language has them in JSON.

use serde_json::{Map, Value, json};

use super::{Form, Reference, date_parts};

/// One entry; a file of references is a list of them.
pub fn csl_json(reference: &Reference) -> Value {
    let form = match reference.form {
        Form::Book => "book",
        Form::Article => "article-journal",
        Form::WebPage => "webpage",
        Form::Post => "post-weblog",
        Form::Entry => "dataset",
        Form::Patent => "patent",
        Form::Program => "software",
    };
    let mut all = Map::new();
    all.insert("id".into(), reference.name().into());
    all.insert("type".into(), form.into());
    let author = |&(family, given): &(&str, &str)| match given {
        "" => json!({ "literal": family }),
        _ => json!({ "family": family, "given": given }),
    };
    if !reference.authors.is_empty() {
        all.insert("author".into(), reference.authors.iter().map(author).collect());
    }
    for (name, date) in [("issued", reference.issued), ("accessed", reference.read)] {
        let parts = date_parts(date);
        if !parts.is_empty() {
            all.insert(name.into(), json!({ "date-parts": [parts] }));
        }
    }
    let number = if reference.form == Form::Program { "version" } else { "number" };
    let plain = [
        ("title", reference.title),
        ("container-title", reference.container),
        ("volume", reference.volume),
        ("issue", reference.issue),
        ("page", reference.pages),
        ("publisher", reference.publisher),
        ("publisher-place", reference.place),
        (number, reference.number),
        ("note", reference.note),
        ("URL", reference.url),
    ];
    let plain = plain.into_iter().filter(|(_, value)| !value.is_empty());
    all.extend(plain.map(|(name, value)| (name.into(), value.into())));
    Value::Object(all)
}
