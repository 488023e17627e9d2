//! References as BibTeX writes them.

use super::{Form, Reference, date_parts, full_name};

/// One entry. A key is made of the letters and figures of the reference's own.
pub fn bibtex(reference: &Reference) -> String {
    let entry = match reference.form {
        Form::Book => "book",
        Form::Article => "article",
        Form::WebPage | Form::Post | Form::Entry | Form::Patent | Form::Program => "misc",
    };
    // an institution is one name: braces keep its words together
    let author = |&(family, given): &(&str, &str)| match given {
        "" => format!("{{{}}}", escaped(family)),
        _ => escaped(&full_name((family, given))),
    };
    let authors = reference.authors.iter().map(author).collect::<Vec<_>>().join(" and ");
    let date = date_parts(reference.issued);
    let month = date.get(1).map_or_else(String::new, u16::to_string);
    let year = date.first().map_or_else(String::new, u16::to_string);
    let within = if reference.form == Form::Article { "journal" } else { "howpublished" };
    let pages = reference.pages.replace('–', "--");
    let note = [reference.number, reference.note].into_iter().filter(|text| !text.is_empty());
    let note = note.collect::<Vec<_>>().join(", ");
    let fields = [
        ("author", authors),
        ("title", format!("{{{}}}", escaped(reference.title))),
        ("year", year),
        ("month", month),
        (within, escaped(reference.container)),
        ("volume", escaped(reference.volume)),
        ("number", escaped(reference.issue)),
        ("pages", escaped(&pages)),
        ("publisher", escaped(reference.publisher)),
        ("address", escaped(reference.place)),
        ("note", escaped(&note)),
        ("url", reference.url.replace(['{', '}', '\\'], "")),
        ("urldate", reference.read.into()),
    ];
    let fields = fields.iter().filter(|(_, value)| !value.is_empty());
    let fields: String = fields.map(|(name, value)| format!(",\n  {name} = {{{value}}}")).collect();
    format!("@{entry}{{{}{fields}\n}}\n", reference.name())
}

/// A text in which no character is a command.
fn escaped(text: &str) -> String {
    let mut all = String::new();
    for letter in text.chars() {
        match letter {
            '\\' => all += "\\textbackslash{}",
            '~' => all += "\\textasciitilde{}",
            '^' => all += "\\textasciicircum{}",
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => all.extend(['\\', letter]),
            _ => all.push(letter),
        }
    }
    all
}
