//! References as RIS writes them: a line a field.

use super::{Form, Reference, full_name};

/// One entry.
#[inline(never)]
pub fn ris(reference: &Reference) -> String {
    let form = match reference.form {
        Form::Book => "BOOK",
        Form::Article => "JOUR",
        Form::WebPage => "ELEC",
        Form::Post => "BLOG",
        Form::Entry => "DATA",
        Form::Patent => "PAT",
        Form::Program => "COMP",
    };
    let (first, last) = match reference.pages.split_once('–') {
        // of more than one range the whole text stands at its beginning
        Some((first, last)) if last.bytes().all(|byte| byte.is_ascii_digit()) => (first, last),
        _ => (reference.pages, ""),
    };
    let issued = reference.issued.replace('-', "/");
    let (year, day) = issued.split_once('/').map_or((&*issued, ""), |(year, _)| (year, &*issued));
    let mut text = String::new();
    put(&mut text, "TY", form);
    reference.authors.iter().for_each(|author| put(&mut text, "AU", &full_name(*author)));
    for (tag, value) in [
        ("PY", year),
        ("DA", day),
        ("TI", reference.title),
        ("T2", reference.container),
        ("VL", reference.volume),
        ("IS", reference.issue),
        ("SP", first),
        ("EP", last),
        ("PB", reference.publisher),
        ("CY", reference.place),
        ("M1", reference.number),
        ("N1", reference.note),
        ("UR", reference.url),
        ("Y2", &reference.read.replace('-', "/")),
        ("ID", &reference.name()),
    ] {
        put(&mut text, tag, value);
    }
    text + "ER  - \r\n"
}

/// Adds a field that is known; a line break within its value would begin another.
#[inline(never)]
fn put(text: &mut String, tag: &str, value: &str) {
    if !value.is_empty() {
        let value = value.replace(['\r', '\n'], " ");
        for part in [tag, "  - ", &value, "\r\n"] {
            text.push_str(part);
        }
    }
}
