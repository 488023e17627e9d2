//! References as RIS writes them: a line a field.

use super::{Form, Reference, date_parts, full_name};

/// One entry.
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
    let mut lines = vec![("TY", form.to_string())];
    lines.extend(reference.authors.iter().map(|author| ("AU", full_name(*author))));
    let date = date_parts(reference.issued);
    let (first, last) = match reference.pages.split_once('–') {
        // of more than one range the whole text stands at its beginning
        Some((first, last)) if last.bytes().all(|byte| byte.is_ascii_digit()) => (first, last),
        _ => (reference.pages, ""),
    };
    let day = match date[..] {
        [year, month, day] => format!("{year}/{month:02}/{day:02}"),
        _ => String::new(),
    };
    let year = date.first().map_or_else(String::new, u16::to_string);
    let plain = [
        ("PY", year),
        ("DA", day),
        ("TI", reference.title.into()),
        ("T2", reference.container.into()),
        ("VL", reference.volume.into()),
        ("IS", reference.issue.into()),
        ("SP", first.into()),
        ("EP", last.into()),
        ("PB", reference.publisher.into()),
        ("CY", reference.place.into()),
        ("M1", reference.number.into()),
        ("N1", reference.note.into()),
        ("UR", reference.url.into()),
        ("Y2", reference.read.replace('-', "/")),
        ("ID", reference.name()),
    ];
    lines.extend(plain.into_iter().filter(|(_, value)| !value.is_empty()));
    lines.push(("ER", String::new()));
    // a line break within a value would begin another field
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    lines.iter().map(|(tag, value)| format!("{tag}  - {}\r\n", one_line(value))).collect()
}
