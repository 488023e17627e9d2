//! The languages of the site: where the pages of each stand, and how a page links itself in the others.

use crate::{
    escape::escaped,
    page::{About, Page},
    words::{PageText, about::AboutText, current, say, store::Words},
};

/// Translations that nobody who speaks the language has reviewed; their pages say so. Whoever has read all files of a
/// language takes it out.
const UNREVIEWED: [&str; 4] = ["nl", "ms", "si", "ar"];

/// What languages are called by those who speak them, by their tags; and how previews of shared pages call each, which
/// want a country beside it.
const NAMES: [(&str, &str, &str); 5] = [
    ("en", "English", "en_GB"),
    ("nl", "Nederlands", "nl_NL"),
    ("ms", "Bahasa Melayu", "ms_MY"),
    // in Latin letters too: where a machine has no Sinhala ones, boxes alone would say nothing
    ("si", "සිංහල (Sinhala)", "si_LK"),
    ("ar", "العربية", "ar_AR"),
];

/// What has become of a translation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// English, of which the others are translations.
    Original,
    Reviewed,
    Unreviewed,
}

/// The languages of the site: the tag of each, its own name, and its state.
pub fn states() -> Vec<(&'static str, &'static str, State)> {
    let state = |tag| match tag {
        "en" => State::Original,
        tag if UNREVIEWED.contains(&tag) => State::Unreviewed,
        _ => State::Reviewed,
    };
    NAMES.iter().map(|&(tag, name, _)| (tag, name, state(tag))).collect()
}

/// What a language is called by those who speak it; its tag, where that is not known.
pub fn own_name(tag: &str) -> &str {
    NAMES.iter().find(|(known, ..)| *known == tag).map_or(tag, |(_, name, _)| name)
}

/// The languages that pages are written in; those of the first stand at the root of the site, of the others in folders.
#[derive(Clone, Copy)]
pub struct Languages<'a>(pub &'a [&'static Words]);

impl Languages<'_> {
    /// The folder of the pages in the language in use, with a slash at its end; empty for the first.
    pub fn folder(self) -> String {
        self.folder_of(current::words())
    }

    fn folder_of(self, words: &Words) -> String {
        let is_first = self.0.first().is_none_or(|first| first.language == words.language);
        if is_first { String::new() } else { format!("{}/", words.language) }
    }

    /// The tag of each language, its own name, and its home page from the root of the site.
    pub fn homes(self) -> Vec<(&'static str, &'static str, String)> {
        let home = |words: &&'static Words| {
            let tag = words.language.as_str();
            (tag, own_name(tag), format!("{}{}", self.folder_of(words), Page::Home.file()))
        };
        self.0.iter().map(home).collect()
    }

    /// What a page is in every language, as links for search engines, which want whole addresses; `site` is the public one.
    pub fn alternates(self, page: Page, site: &str) -> String {
        let link = |(tag, href): (&str, String)| {
            format!("<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{}\">\n", escaped(&href))
        };
        self.addresses(page, site).into_iter().map(link).collect()
    }

    /// The addresses of a page in every language, by their tags, and last the one for all others.
    pub fn addresses(self, page: Page, site: &str) -> Vec<(&'static str, String)> {
        let all = self.0.iter().map(|words| (words.language.as_str(), self.address_in(words, page, site)));
        let first = self.0.first().map(|words| ("x-default", self.address_in(words, page, site)));
        all.chain(first).collect()
    }

    /// The address of a page in the language in use.
    pub fn address(self, page: Page, site: &str) -> String {
        self.address_in(current::words(), page, site)
    }

    fn address_in(self, words: &Words, page: Page, site: &str) -> String {
        let file = page.file();
        let path = file.strip_suffix("index.html").unwrap_or(&file);
        format!("{}/{}{path}", site.trim_end_matches('/'), self.folder_of(words))
    }

    /// What previews of shared pages call the language in use, and the others.
    pub fn locales(self) -> (&'static str, Vec<&'static str>) {
        let locale = |tag: &'static str| {
            NAMES.iter().find(|(known, ..)| *known == tag).map_or(tag, |(_, _, locale)| locale)
        };
        let own = current::words().language.as_str();
        let others = self.0.iter().map(|words| words.language.as_str()).filter(|tag| *tag != own);
        (locale(own), others.map(locale).collect())
    }

    /// The same for visitors, below a page, and whether its translation was reviewed; nothing where there is one language.
    /// `site` is the path from the page to the root of the site.
    pub fn switch(self, page: Page, site: &str) -> String {
        if !page.is_listed() || self.0.len() < 2 {
            return String::new();
        }
        let (file, own) = (page.file(), current::words().language.as_str());
        let link = |words: &&'static Words| {
            let tag = words.language.as_str();
            let name = own_name(tag);
            match tag == own {
                true => format!("<span aria-current=\"true\">{name}</span>"),
                false => format!(
                    "<a href=\"{site}{}{file}\" hreflang=\"{tag}\" lang=\"{tag}\" rel=\"alternate\">{name}</a>",
                    self.folder_of(words)
                ),
            }
        };
        let links: Vec<String> = self.0.iter().map(link).collect();
        let unreviewed = match UNREVIEWED.contains(&own) {
            true => {
                let (how, says) = (About::Translating, escaped(&say(&PageText::Unreviewed)).to_string());
                let title = say(&AboutText::Title(how.name()));
                format!("<p>{says} <a href=\"{}{}\">{}</a></p>", page.root(), how.file(), escaped(&title))
            }
            false => String::new(),
        };
        format!(
            "<nav class=\"langs\" aria-label=\"{}\">{unreviewed}<p id=\"langs\">{}</p></nav>",
            escaped(&say(&PageText::Languages)),
            links.join(" ")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::files::languages;

    #[test]
    fn every_language_has_a_name_and_its_pages_link_the_others_from_their_folders() {
        let all = Languages(languages());
        for words in languages() {
            assert!(NAMES.iter().any(|(tag, ..)| *tag == words.language), "{}", words.language);
            current::set_words(words);
            let site = if all.folder().is_empty() { "./" } else { "../" };
            let switch = all.switch(Page::Home, site);
            let (before, list) = switch.split_once("id=\"langs\"").expect("the list");
            assert_eq!(list.matches("<a ").count(), languages().len() - 1);
            let how = before.matches("href=\"./about/translating/index.html\"").count();
            assert_eq!(how, usize::from(UNREVIEWED.contains(&words.language.as_str())));
            for other in languages().iter().filter(|other| other.language != words.language) {
                let href = format!("href=\"{site}{}index.html\"", all.folder_of(other));
                assert!(switch.contains(&href), "{href} in {switch}");
            }
            let says_so = switch.contains(&escaped(&say(&PageText::Unreviewed)));
            assert_eq!(says_so, UNREVIEWED.contains(&words.language.as_str()));
        }
        current::set_words(languages()[0]);
        assert_eq!(all.switch(Page::Missing, "./"), "", "it stands for others");
        let links = all.alternates(Page::Home, "https://papan.example/");
        assert!(links.contains("hreflang=\"nl\" href=\"https://papan.example/nl/\""), "{links}");
        assert_eq!(links.lines().count(), languages().len() + 1);
    }
}
