//! References as the Citation Style Language has them in JSON.

use serde::Serialize;

use super::{Form, Reference, date_parts};

/// One entry; a file of references is a list of them. What the reference does not have is left out.
#[derive(Serialize)]
pub struct Csl<'a> {
    id: String,
    #[serde(rename = "type")]
    form: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    author: Vec<Name<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    issued: Option<Date>,
    #[serde(skip_serializing_if = "Option::is_none")]
    accessed: Option<Date>,
    title: &'a str,
    #[serde(rename = "container-title", skip_serializing_if = "str::is_empty")]
    container: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    volume: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    issue: &'a str,
    #[serde(rename = "page", skip_serializing_if = "str::is_empty")]
    pages: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    publisher: &'a str,
    #[serde(rename = "publisher-place", skip_serializing_if = "str::is_empty")]
    place: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    number: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    version: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    note: &'a str,
    #[serde(rename = "URL", skip_serializing_if = "str::is_empty")]
    url: &'a str,
}

/// A person, or an institution.
#[derive(Serialize)]
struct Name<'a> {
    #[serde(skip_serializing_if = "str::is_empty")]
    literal: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    family: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    given: &'a str,
}

#[derive(Serialize)]
struct Date {
    #[serde(rename = "date-parts")]
    parts: [Vec<u16>; 1],
}

pub fn csl<'a>(reference: &Reference<'a>) -> Csl<'a> {
    let name = |&(family, given): &(&'a str, &'a str)| match given {
        "" => Name { literal: family, family: "", given },
        _ => Name { literal: "", family, given },
    };
    let date =
        |date| Some(date_parts(date)).filter(|parts| !parts.is_empty()).map(|parts| Date { parts: [parts] });
    let is_program = reference.form == Form::Program;
    let (number, version) = if is_program { ("", reference.number) } else { (reference.number, "") };
    Csl {
        id: reference.name(),
        form: match reference.form {
            Form::Book => "book",
            Form::Article => "article-journal",
            Form::WebPage => "webpage",
            Form::Post => "post-weblog",
            Form::Entry => "dataset",
            Form::Patent => "patent",
            Form::Program => "software",
        },
        author: reference.authors.iter().map(name).collect(),
        issued: date(reference.issued),
        accessed: date(reference.read),
        title: reference.title,
        container: reference.container,
        volume: reference.volume,
        issue: reference.issue,
        pages: reference.pages,
        publisher: reference.publisher,
        place: reference.place,
        number,
        version,
        note: reference.note,
        url: reference.url,
    }
}

/// A file of references.
#[inline(never)]
pub fn csl_json(references: &[Reference]) -> String {
    let all: Vec<Csl> = references.iter().map(csl).collect();
    serde_json::to_string(&all).unwrap_or_default()
}
