//! Where the site is known to stand: what of a page must be absolute is made of it.

use super::languages::Languages;
use crate::{page::Page, words::current};

/// The public address of the site, and the languages of its pages.
#[derive(Clone, Copy)]
pub struct Public<'a> {
    /// The address, if one was given.
    pub site: Option<&'a str>,
    pub languages: Languages<'a>,
}

impl Public<'_> {
    /// The tag of the language in use.
    pub fn language(self) -> &'static str {
        &current::words().language
    }

    /// The address of a page in the language in use, where the page is one to be found.
    pub fn address(self, page: Page) -> Option<String> {
        self.site.filter(|_| page.is_listed()).map(|site| self.languages.address(page, site))
    }

    /// The address of a file, by its path from the root of the site.
    pub fn file(self, path: &str) -> Option<String> {
        self.site.map(|site| format!("{}/{path}", site.trim_end_matches('/')))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::files::languages;

    #[test]
    fn an_address_has_the_folder_of_its_language_and_only_a_listed_page_has_one() {
        let public = Public { site: Some("https://papan.example/games/"), languages: Languages(languages()) };
        let of = |page| public.address(page);
        assert_eq!(of(Page::Map).as_deref(), Some("https://papan.example/games/map/"));
        assert_eq!(of(Page::Home).as_deref(), Some("https://papan.example/games/"));
        assert_eq!(of(Page::Missing), None);
        current::set_words(languages()[1]);
        let folder = &languages()[1].language;
        assert_eq!(of(Page::Map), Some(format!("https://papan.example/games/{folder}/map/")));
        current::set_words(languages()[0]);
        assert_eq!(public.file("robots.txt").as_deref(), Some("https://papan.example/games/robots.txt"));
        assert_eq!(Public { site: None, ..public }.file("robots.txt"), None);
    }
}
