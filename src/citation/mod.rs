//! References to what is cited: sources, and a position of this site. They are written as a sentence and in the
//! formats of reference managers.

mod bibtex;
mod csl;
mod ris;

pub use bibtex::bibtex;
pub use csl::csl_json;
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
        let words = self.key.split(|letter: char| !letter.is_ascii_alphanumeric());
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-").to_ascii_lowercase()
    }

    /// The reference as a list of sources has it.
    pub fn text(&self) -> String {
        let mut parts = Vec::new();
        let authors = self.authors.iter().map(|author| full_name(*author));
        let authors = authors.collect::<Vec<_>>().join(", ");
        let is_part = matches!(self.form, Form::Article | Form::WebPage | Form::Post | Form::Entry);
        match (authors.as_str(), self.issued) {
            ("", "") => {}
            ("", issued) => parts.push(format!("{issued}.")),
            (authors, "") => parts.push(sentence(authors)),
            (authors, issued) => parts.push(format!("{} {issued}.", sentence(authors))),
        }
        parts.push(if is_part { format!("“{}.”", self.title) } else { format!("{}.", self.title) });
        let mut within = self.container.to_string();
        if !self.volume.is_empty() {
            within += &format!(" {}", self.volume);
        }
        if !self.issue.is_empty() {
            within += &format!("({})", self.issue);
        }
        let published = joined(&[self.place, self.publisher], ": ");
        // pages follow the volume of a journal, or else the name of a publisher
        let by = if within.is_empty() { ", " } else { ": " };
        within = joined(&[&within, &published], ". ");
        if !self.pages.is_empty() {
            within = joined(&[&within, self.pages], by);
        }
        let number = match self.form {
            Form::Program if !self.number.is_empty() => format!("version {}", self.number),
            _ => self.number.into(),
        };
        within = joined(&[&within, &number], ", ");
        for part in [within.as_str(), self.note] {
            if !part.is_empty() {
                parts.push(sentence(part));
            }
        }
        match (self.url, self.read) {
            ("", _) => {}
            (url, "") => parts.push(url.into()),
            (url, read) => parts.push(format!("{url}, read {read}.")),
        }
        parts.join(" ")
    }
}

fn full_name((family, given): (&str, &str)) -> String {
    if given.is_empty() { family.into() } else { format!("{family}, {given}") }
}

/// The texts that are not empty, joined.
fn joined(texts: &[&str], by: &str) -> String {
    texts.iter().filter(|text| !text.is_empty()).copied().collect::<Vec<_>>().join(by)
}

/// A text that ends as a sentence does.
fn sentence(text: &str) -> String {
    if text.ends_with(['.', '”', '?']) { text.into() } else { format!("{text}.") }
}

/// The year, month and day of a date as far as it has them.
fn date_parts(date: &str) -> Vec<u16> {
    date.split('-').map_while(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(book.text(), "Parker, H. 1909. Ancient Ceylon. London: Luzac & Co., 594–599, 601.");
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
            article.text(),
            "Romein, J. W., Bal, H. E. 2002. “Awari is Solved.” ICGA Journal 25(3): 162–165."
        );
        let page = Reference {
            title: "Kalah",
            container: "Wikipedia",
            url: "https://a.org/Kalah",
            read: "2026-11-26",
            ..Reference::NONE
        };
        assert_eq!(page.text(), "“Kalah.” Wikipedia. https://a.org/Kalah, read 2026-11-26.");
    }

    #[test]
    fn a_source_is_named_in_plain_letters() {
        let name = |key| Reference { key, ..Reference::NONE }.name();
        assert_eq!(name("Romein & Bal 2002"), "romein-bal-2002");
        assert_eq!(name("Irving et al. 2000"), "irving-et-al-2000");
    }
}
