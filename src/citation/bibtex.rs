//! References as BibTeX writes them.

use super::{Form, Reference, full_name, joined};

/// One entry. A key is made of the letters and figures of the reference's own.
#[inline(never)]
pub fn bibtex(reference: &Reference) -> String {
    let entry = match reference.form {
        Form::Book => "book",
        Form::Article => "article",
        Form::WebPage | Form::Post | Form::Entry | Form::Patent | Form::Program => "misc",
    };
    let mut authors = String::new();
    for &(family, given) in reference.authors {
        if !authors.is_empty() {
            authors.push_str(" and ");
        }
        // an institution is one name: braces keep its words together
        authors.push_str(&match given {
            "" => ["{", &escaped(family), "}"].concat(),
            _ => escaped(&full_name((family, given))),
        });
    }
    let mut date = reference.issued.split('-');
    let (year, month) = (date.next().unwrap_or_default(), date.next().unwrap_or_default());
    let within = if reference.form == Form::Article { "journal" } else { "howpublished" };
    let note = joined(&[reference.number, reference.note], ", ");
    let mut text = ["@", entry, "{", &reference.name()].concat();
    put(&mut text, "author", &authors);
    put(&mut text, "title", &["{", &escaped(reference.title), "}"].concat());
    put(&mut text, "year", year);
    put(&mut text, "month", month.trim_start_matches('0'));
    for (name, value) in [
        (within, reference.container),
        ("volume", reference.volume),
        ("number", reference.issue),
        ("pages", &reference.pages.replace('–', "--")),
        ("publisher", reference.publisher),
        ("address", reference.place),
        ("note", &note),
    ] {
        put(&mut text, name, &escaped(value));
    }
    put(&mut text, "url", &reference.url.replace(['{', '}', '\\'], ""));
    put(&mut text, "urldate", reference.read);
    text + "\n}\n"
}

/// Adds a field that is known.
#[inline(never)]
fn put(text: &mut String, name: &str, value: &str) {
    if !value.is_empty() {
        for part in [",\n  ", name, " = {", value, "}"] {
            text.push_str(part);
        }
    }
}

/// A text in which no character is a command.
fn escaped(text: &str) -> String {
    let mut all = String::new();
    for letter in text.chars() {
        match letter {
            '\\' => all += "\\textbackslash{}",
            '~' => all += "\\textasciitilde{}",
            '^' => all += "\\textasciicircum{}",
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => {
                all.push('\\');
                all.push(letter);
            }
            _ => all.push(letter),
        }
    }
    all
}
