//! References to what is cited: sources, and a position of this site. They are written as a sentence and in the
//! formats of reference managers.

mod bibtex;
mod csl;
mod ris;

pub use bibtex::bibtex;
pub use csl::{csl, csl_json};
pub use ris::ris;

/// What kind of thing a reference names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Book,
    /// In a journal, which is the reference's `container`.
    Article,
    /// A page of a site, which is the reference's `container`.
    WebPage,
    /// A post in a journal on the web, which is the reference's `container`.
    Post,
    /// An entry of a database, which is the reference's `container`.
    Entry,
    Patent,
    Program,
}

/// A reference. What is not known, or does not apply, is an empty text.
#[derive(Clone, Copy, Debug)]
pub struct Reference<'a> {
    /// The short form by which it is cited: `Parker 1909`.
    pub key: &'a str,
    pub form: Form,
    /// Family name and given names; an institution has no given names.
    pub authors: &'a [(&'a str, &'a str)],
    /// `1909`, or a day: `2010-03-24`.
    pub issued: &'a str,
    pub title: &'a str,
    /// The journal, site or database that it is part of.
    pub container: &'a str,
    pub volume: &'a str,
    pub issue: &'a str,
    /// `594–599, 601`.
    pub pages: &'a str,
    pub publisher: &'a str,
    pub place: &'a str,
    /// What else finds it, in the form of the source: a reprint, the number of a record.
    pub note: &'a str,
    /// The number of a patent, or the version of a program.
    pub number: &'a str,
    pub url: &'a str,
    /// The day on which it was read: `2026-11-26`.
    pub read: &'a str,
}

impl Reference<'_> {
    /// A reference that names nothing, for the fields that one leaves out.
    pub const NONE: Reference<'static> = Reference {
        key: "",
        form: Form::WebPage,
        authors: &[],
        issued: "",
        title: "",
        container: "",
        volume: "",
        issue: "",
        pages: "",
        publisher: "",
        place: "",
        note: "",
        number: "",
        url: "",
        read: "",
    };

    /// Its key in small letters and dashes: `irving-et-al-2000`.
    pub fn name(&self) -> String {
        let mut name = String::new();
        for letter in self.key.chars() {
            match letter {
                letter if letter.is_ascii_alphanumeric() => name.push(letter.to_ascii_lowercase()),
                _ if !name.is_empty() && !name.ends_with('-') => name.push('-'),
                _ => {}
            }
        }
        name.truncate(name.trim_end_matches('-').len());
        name
    }

    /// The reference as a list of sources has it; `version` says which one of a program, by its number, and `read` when
    /// a page was read, by the day.
    #[inline(never)]
    pub fn text(&self, version: fn(&str) -> String, read: fn(&str) -> String) -> String {
        let mut authors = String::new();
        for &author in self.authors {
            authors = joined(&[&authors, &full_name(author)], ", ");
        }
        let is_part = matches!(self.form, Form::Article | Form::WebPage | Form::Post | Form::Entry);
        let title = if is_part { ["“", self.title, ".”"].concat() } else { sentence(self.title) };
        let (volume, issue) = (self.volume, self.issue);
        let issue = if issue.is_empty() { String::new() } else { ["(", issue, ")"].concat() };
        let within = joined(&[self.container, volume], " ") + &issue;
        let published = joined(&[self.place, self.publisher], ": ");
        // pages follow the volume of a journal, or else the name of a publisher
        let by = if within.is_empty() { ", " } else { ": " };
        let within = joined(&[&joined(&[&within, &published], ". "), self.pages], by);
        let is_version = self.form == Form::Program && !self.number.is_empty();
        let number = if is_version { version(self.number) } else { self.number.into() };
        let within = joined(&[&within, &number], ". ");
        let read = if self.read.is_empty() { String::new() } else { [" (", &read(self.read), ")."].concat() };
        let address = if self.url.is_empty() { String::new() } else { [self.url, &read].concat() };
        let parts = [&*authors, self.issued].map(sentence);
        let [authors, issued] = parts.each_ref().map(String::as_str);
        joined(&[authors, issued, &title, &sentence(&within), &sentence(self.note), &address], " ")
    }
}

fn full_name((family, given): (&str, &str)) -> String {
    joined(&[family, given], ", ")
}

/// The texts that are not empty, joined.
#[inline(never)]
fn joined(texts: &[&str], by: &str) -> String {
    let mut all = String::new();
    for text in texts.iter().filter(|text| !text.is_empty()) {
        if !all.is_empty() {
            all.push_str(by);
        }
        all.push_str(text);
    }
    all
}

/// A text that ends as a sentence does.
fn sentence(text: &str) -> String {
    if text.is_empty() || text.ends_with(['.', '”', '?']) { text.into() } else { format!("{text}.") }
}

/// The year, month and day of a date as far as it has them.
fn date_parts(date: &str) -> Vec<u16> {
    date.split('-').map_while(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(reference: &Reference) -> String {
        reference.text(|number| format!("Version {number}"), |day| format!("read {day}"))
    }

    #[test]
    fn a_reference_is_a_sentence() {
        let book = Reference {
            form: Form::Book,
            authors: &[("Parker", "H.")],
            issued: "1909",
            title: "Ancient Ceylon",
            place: "London",
            publisher: "Luzac & Co.",
            pages: "594–599, 601",
            ..Reference::NONE
        };
        assert_eq!(text(&book), "Parker, H. 1909. Ancient Ceylon. London: Luzac & Co., 594–599, 601.");
        let article = Reference {
            form: Form::Article,
            authors: &[("Romein", "J. W."), ("Bal", "H. E.")],
            issued: "2002",
            title: "Awari is Solved",
            container: "ICGA Journal",
            volume: "25",
            issue: "3",
            pages: "162–165",
            ..Reference::NONE
        };
        assert_eq!(
            text(&article),
            "Romein, J. W., Bal, H. E. 2002. “Awari is Solved.” ICGA Journal 25(3): 162–165."
        );
        let page = Reference {
            title: "Board",
            container: "Wikipedia",
            url: "https://a.org/Board",
            read: "2026-11-26",
            ..Reference::NONE
        };
        assert_eq!(text(&page), "“Board.” Wikipedia. https://a.org/Board (read 2026-11-26).");
        let program = Reference { form: Form::Program, title: "Ludii", number: "1.3.12", ..Reference::NONE };
        assert_eq!(text(&program), "Ludii. Version 1.3.12.");
    }

    #[test]
    fn a_source_is_named_in_plain_letters() {
        let name = |key| Reference { key, ..Reference::NONE }.name();
        assert_eq!(name("Romein & Bal 2002"), "romein-bal-2002");
        assert_eq!(name("Irving et al. 2000"), "irving-et-al-2000");
    }
}
