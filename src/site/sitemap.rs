//! The list of all pages for search engines (<https://www.sitemaps.org>), each with its translations, and the file by which
//! they find it. Dates are left out: when a page last changed is not known where it is written.

use super::public::Public;
use crate::{escape::escaped, page::Page, words::current};

/// The names of the files, at the root of the site.
pub const SITEMAP: &str = "sitemap.xml";
pub const ROBOTS: &str = "robots.txt";

/// The list; `None` for a site that does not know its address.
pub fn sitemap(public: Public) -> Option<String> {
    let site = public.site?;
    let before = current::words();
    let mut urls = String::new();
    for words in public.languages.0 {
        current::set_words(words);
        for page in Page::all().into_iter().filter(|page| page.is_listed()) {
            let link = |(tag, href): (&str, String)| {
                let href = escaped(&href);
                format!("<xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{href}\"/>\n")
            };
            let links: String = public.languages.addresses(page, site).into_iter().map(link).collect();
            let address = escaped(&public.languages.address(page, site));
            urls += &format!("<url>\n<loc>{address}</loc>\n{links}</url>\n");
        }
    }
    current::set_words(before);
    Some(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
        <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n\
        {urls}</urlset>\n"
    ))
}

/// What programs that gather pages may do (RFC 9309): everything. Pages that are not to be found say so themselves, and
/// they can say so only where they may be read.
pub fn robots(public: Public) -> Option<String> {
    let sitemap = public.file(SITEMAP)?;
    Some(format!("User-agent: *\nAllow: /\n\nSitemap: {sitemap}\n"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use quick_xml::{Reader, events::Event};

    use super::*;
    use crate::{site::languages::Languages, words::files::languages};

    #[test]
    fn the_list_has_every_listed_page_in_every_language_with_its_translations() {
        let public = Public { site: Some("https://papan.example/a&b/"), languages: Languages(languages()) };
        let text = sitemap(public).unwrap();
        let (mut places, mut links) = (Vec::new(), Vec::new());
        let (mut reader, mut in_place) = (Reader::from_str(&text), false);
        let mut place = String::new();
        loop {
            match reader.read_event().expect("well-formed") {
                Event::Start(tag) if tag.name().as_ref() == b"loc" => {
                    (in_place, place) = (true, String::new())
                }
                Event::Text(part) if in_place => place += &part.decode().unwrap(),
                Event::GeneralRef(name) if in_place => place += &format!("&{};", name.decode().unwrap()),
                Event::End(tag) if tag.name().as_ref() == b"loc" => {
                    in_place = false;
                    places.push(place.clone());
                }
                Event::Empty(tag) if tag.name().as_ref() == b"xhtml:link" => {
                    let href = tag.try_get_attribute("href").unwrap().expect("an address");
                    links.push(String::from_utf8(href.value.to_vec()).unwrap());
                }
                Event::Eof => break,
                _ => {}
            }
        }
        let listed = Page::all().into_iter().filter(|page| page.is_listed()).count();
        assert_eq!(places.len(), listed * languages().len());
        assert_eq!(places.iter().collect::<BTreeSet<_>>().len(), places.len(), "each once");
        assert_eq!(links.len(), places.len() * (languages().len() + 1));
        let named: BTreeSet<_> = links.iter().collect();
        assert_eq!(named, places.iter().collect(), "translations name each other");
        assert!(places.contains(&"https://papan.example/a&amp;b/nl/map/".into()), "{places:?}");
        assert!(!text.contains("/embed/v1/") && !text.contains("404") && !text.contains("index.html"));
    }

    #[test]
    fn programs_are_told_where_the_list_is() {
        let public = Public { site: Some("https://papan.example/"), languages: Languages(languages()) };
        let robots = robots(public).unwrap();
        assert!(robots.ends_with("\nSitemap: https://papan.example/sitemap.xml\n"), "{robots}");
        assert!(super::robots(Public { site: None, ..public }).is_none());
        assert!(sitemap(Public { site: None, ..public }).is_none());
    }
}
