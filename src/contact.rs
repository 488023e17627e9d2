//! Where those who run a copy of the site are reached. `xtask` includes this file too, so that it refuses an address before
//! it builds.

use std::fmt;

/// An address that the pages about the site link: of mail, or of a page with a form or a list of reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contact(String);

/// Why a text is no such address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContactError {
    /// It begins with neither `mailto:` nor `https://`.
    Scheme(String),
    /// It names nobody: there is no name before the `@`, or no host.
    Nobody(String),
    /// It has a character that must be written as `%` and two digits in an address.
    Character { text: String, character: char },
}

const MAIL: &str = "mailto:";
const PAGE: &str = "https://";

impl Contact {
    /// # Errors
    /// The text is no address of one of the two kinds.
    pub fn read(text: &str) -> Result<Contact, ContactError> {
        let nobody = || ContactError::Nobody(text.into());
        let is_strange = |letter: &char| !letter.is_ascii_graphic() || "\"'<>\\^`{|}".contains(*letter);
        if let Some(character) = text.chars().find(is_strange) {
            return Err(ContactError::Character { text: text.into(), character });
        }
        if let Some(mail) = text.strip_prefix(MAIL) {
            let mail = mail.split('?').next().unwrap_or(mail);
            let (name, host) = mail.split_once('@').ok_or_else(nobody)?;
            if name.is_empty() || !is_host(host) {
                return Err(nobody());
            }
        } else if let Some(page) = text.strip_prefix(PAGE) {
            let host = page.split(['/', '?', '#']).next().unwrap_or(page);
            if !is_host(host.split(':').next().unwrap_or(host)) {
                return Err(nobody());
            }
        } else {
            return Err(ContactError::Scheme(text.into()));
        }
        Ok(Contact(text.into()))
    }

    /// The address as a link has it.
    pub fn href(&self) -> &str {
        &self.0
    }

    /// The address as it is read: without its beginning, and of mail the receiver alone.
    pub fn shown(&self) -> &str {
        match self.0.strip_prefix(MAIL) {
            Some(mail) => mail.split('?').next().unwrap_or(mail),
            None => self.0.strip_prefix(PAGE).unwrap_or(&self.0).trim_end_matches('/'),
        }
    }
}

/// Whether a text can be the name of a host: letters, digits and hyphens between points.
fn is_host(text: &str) -> bool {
    text.split('.')
        .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'))
}

impl fmt::Display for ContactError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContactError::Scheme(text) => {
                write!(f, "`{text}` is no contact: it begins with {MAIL} or {PAGE}.")
            }
            ContactError::Nobody(text) => write!(
                f,
                "`{text}` is no contact: it names nobody, as {MAIL}name@museum.example or {PAGE}museum.example/ do."
            ),
            ContactError::Character { text, character } => {
                write!(f, "`{text}` is no contact: {character:?} cannot stand in an address.")
            }
        }
    }
}

impl std::error::Error for ContactError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_linked_as_it_is_and_read_without_its_beginning() {
        for (text, shown) in [
            ("mailto:games@museum.example", "games@museum.example"),
            ("mailto:a.b+papan@museum.example?subject=Papan%20here", "a.b+papan@museum.example"),
            ("https://museum.example/", "museum.example"),
            (
                "https://museum.example:8443/report?from=papan#form",
                "museum.example:8443/report?from=papan#form",
            ),
        ] {
            let contact = Contact::read(text).expect(text);
            assert_eq!((contact.href(), contact.shown()), (text, shown));
        }
    }

    #[test]
    fn nothing_else_is_a_contact() {
        for text in [
            "",
            "games@museum.example",
            "http://museum.example/",
            "javascript:alert(1)",
            "data:text/html,a",
            "MAILTO:games@museum.example",
            "tel:+31201234567",
            "//museum.example/",
        ] {
            assert_eq!(Contact::read(text), Err(ContactError::Scheme(text.into())), "{text}");
        }
        for text in [
            "mailto:",
            "mailto:@museum.example",
            "mailto:games",
            "mailto:games@",
            "https://",
            "https:///x",
            "https://.x",
        ] {
            assert_eq!(Contact::read(text), Err(ContactError::Nobody(text.into())), "{text}");
        }
        for character in [' ', '\n', '"', '<', '>', '\'', 'é', '\u{202e}', '\0'] {
            let text = format!("mailto:ga{character}mes@museum.example");
            assert_eq!(Contact::read(&text), Err(ContactError::Character { text, character }));
        }
        let why = Contact::read("http://museum.example/").unwrap_err().to_string();
        assert_eq!(why, "`http://museum.example/` is no contact: it begins with mailto: or https://.");
    }
}
