//! What the head of a page says to search engines and to whoever shows a link to it: its address and those of its
//! translations, its picture, its place among the pages.

use super::{evidence, linked, oembed, offline, picture, public::Public};
use crate::{
    escape::escaped,
    page::Page,
    words::{PageText, say},
};

/// The link to what the page is in a frame. Programs look for it in the first kilobyte.
pub fn oembed_link(public: Public, page: Page) -> String {
    // a frame asks for its language itself
    let file = oembed::file(page).filter(|_| public.languages.folder().is_empty());
    let Some(href) = file.and_then(|file| public.file(&file)) else { return String::new() };
    let (of_type, href, title) = (oembed::TYPE, escaped(&href), escaped(&page.title()));
    format!("<link rel=\"alternate\" type=\"{of_type}\" href=\"{href}\" title=\"{title}\">\n")
}

/// Everything else, with the title; `root` is the path from the page to the root of the site.
pub fn head(public: Public, page: Page, root: &str) -> String {
    let (title, description) = (page.title(), page.description());
    let links = match (public.site, public.address(page)) {
        (Some(site), Some(address)) => {
            let canonical = format!("<link rel=\"canonical\" href=\"{}\">\n", escaped(&address));
            canonical + &public.languages.alternates(page, site) + &preview(public, page, &address)
        }
        _ if page.is_listed() => String::new(),
        _ => meta("name", "robots", "noindex"),
    };
    let catalogue = match page {
        Page::Evidence(subject) => {
            dublin_core(&evidence::Told::new(subject), public.address(page).as_deref())
        }
        _ => String::new(),
    };
    let blocks: String = linked::data(page, public).iter().map(block).collect();
    [
        format!("<title>{}</title>\n", escaped(&title)),
        meta("name", "description", &description),
        links,
        catalogue,
        blocks,
        icons(page, root),
        manifest(public, page, root),
    ]
    .concat()
}

/// What a preview of a shared page shows (Open Graph, <https://ogp.me>). X reads the same, but for the form.
fn preview(public: Public, page: Page, address: &str) -> String {
    let picture = public.file(&picture::file(page)).unwrap_or_default();
    let described = picture::described(page);
    let [width, height] = picture::SIZE.map(|side| side.to_string());
    let (own, others) = public.languages.locales();
    let (name, description) = (page.name(), page.description());
    let site = say(&PageText::SiteName);
    let all = [
        ("type", "website"),
        ("site_name", &*site),
        ("title", &*name),
        ("description", &*description),
        ("url", address),
        ("locale", own),
    ];
    let image = [
        ("image", &*picture),
        ("image:type", "image/png"),
        ("image:width", &*width),
        ("image:height", &*height),
        ("image:alt", &*described),
    ];
    let others = others.into_iter().map(|locale| ("locale:alternate", locale));
    let graph = all.into_iter().chain(others).chain(image);
    let graph: String = graph.map(|(name, text)| meta("property", &format!("og:{name}"), text)).collect();
    graph
        + &meta("name", "twitter:card", "summary_large_image")
        + &meta("name", "twitter:image:alt", &described)
}

/// What a page of evidence says of itself to catalogues, and where its data is.
fn dublin_core(told: &evidence::Told, address: Option<&str>) -> String {
    let elements = evidence::dublin_core(told, address);
    let elements: String = elements.iter().map(|(name, content)| meta("name", name, content)).collect();
    format!(
        "<link rel=\"schema.DC\" href=\"http://purl.org/dc/elements/1.1/\">\n{elements}\
            <link rel=\"alternate\" type=\"application/json\" href=\"evidence.json\">\n"
    )
}

fn meta(attribute: &str, name: &str, content: &str) -> String {
    format!("<meta {attribute}=\"{name}\" content=\"{}\">\n", escaped(content))
}

/// Data in the vocabulary of schema.org, as a block of a page.
fn block(data: &serde_json::Value) -> String {
    let text = data.to_string().replace('<', "\\u003c");
    format!("<script type=\"application/ld+json\">{text}</script>\n")
}

/// How the site is called where it is installed: a file of each language.
fn manifest(public: Public, page: Page, root: &str) -> String {
    let (folder, file) = (public.languages.folder(), offline::manifest::FILE);
    match offline::has_worker(page) {
        true => format!("<link rel=\"manifest\" href=\"{root}{folder}{file}\">\n"),
        false => String::new(),
    }
}

/// The icon of a page. A frame has none, and says so, or a browser would ask for one.
fn icons(page: Page, root: &str) -> String {
    if page.is_embed() {
        return "<link rel=\"icon\" href=\"data:,\">\n".into();
    }
    format!(
        "<link rel=\"icon\" type=\"image/svg+xml\" href=\"{root}static/icon.svg\">\n\
        <link rel=\"apple-touch-icon\" href=\"{root}static/icon-180.png\">\n"
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::{
        site::languages::Languages,
        words::{current, files::languages},
    };

    const SITE: &str = "https://papan.example/games/";

    fn public(site: Option<&str>) -> Public<'_> {
        Public { site, languages: Languages(languages()) }
    }

    /// The values of what a head says by a name.
    fn said<'a>(head: &'a str, name: &str) -> Vec<&'a str> {
        let start = format!("=\"{name}\" content=\"");
        head.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    /// Does something for every page that is to be found, in every language.
    fn each_listed(mut look: impl FnMut(&str, Page)) {
        for words in languages() {
            current::set_words(words);
            Page::all()
                .into_iter()
                .filter(|page| page.is_listed())
                .for_each(|page| look(&words.language, page));
        }
        current::set_words(languages()[0]);
    }

    #[test]
    fn titles_and_descriptions_of_a_language_differ_and_a_description_is_as_long_as_is_shown() {
        let mut seen: BTreeMap<(String, String), Page> = BTreeMap::new();
        let mut faults = Vec::new();
        each_listed(|language, page| {
            for text in [page.title(), page.description()] {
                if let Some(other) = seen.insert((language.into(), text.clone()), page) {
                    faults.push(format!("{language}: {other:?} and {page:?} say {text}"));
                }
            }
            let (description, letters) = (page.description(), page.description().chars().count());
            if !(50..=160).contains(&letters) {
                faults.push(format!("{language} {page:?}: {letters} letters: {description}"));
            }
        });
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn a_listed_page_says_what_a_preview_of_it_shows() {
        let pictures: Vec<_> = picture::all().into_iter().map(|(name, _)| name).collect();
        each_listed(|language, page| {
            let head = super::head(public(Some(SITE)), page, "../");
            let one = |name: &str| match said(&head, name)[..] {
                [value] => value.to_string(),
                ref other => panic!("{language} {page:?} {name}: {other:?}"),
            };
            let canonical = format!("<link rel=\"canonical\" href=\"{}\">", one("og:url"));
            assert!(head.contains(&canonical), "{canonical}");
            assert!(one("og:url").starts_with(SITE) && !one("og:title").is_empty());
            assert_eq!(one("og:description"), one("description"));
            let picture = one("og:image");
            let name = picture.strip_prefix("https://papan.example/games/static/pictures/");
            let name = name.and_then(|name| name.strip_suffix(".png")).unwrap_or_default();
            assert!(pictures.contains(&name), "{picture}");
            assert!(one("og:image:alt").len() > 10 && one("og:image:alt") == one("twitter:image:alt"));
            assert_eq!([one("og:image:width"), one("og:image:height")], ["1200", "630"]);
            assert_eq!(one("twitter:card"), "summary_large_image");
            assert_eq!(said(&head, "og:locale:alternate").len(), languages().len() - 1);
            assert!(!said(&head, "og:locale:alternate").contains(&&*one("og:locale")));
            assert!(one("og:locale").starts_with(&format!("{language}_")));
            let links = head.matches(" hreflang=\"").count();
            assert_eq!(links, languages().len() + 1, "{language} {page:?}");
            assert!(head.contains(" hreflang=\"x-default\""));
        });
    }

    #[test]
    fn without_an_address_and_in_frames_nothing_is_said_that_needs_one() {
        for page in Page::all() {
            let heads =
                [super::head(public(None), page, "../"), super::head(public(Some(SITE)), page, "../")];
            assert!(said(&heads[0], "og:title").is_empty() && !heads[0].contains("canonical"), "{page:?}");
            for head in heads.iter().filter(|_| !page.is_listed()) {
                assert!(!head.contains("og:") && !head.contains("twitter:"), "{page:?}");
                assert!(!head.contains("canonical") && !head.contains("hreflang"), "{page:?}");
                assert_eq!(said(head, "robots"), ["noindex"], "{page:?}");
                assert!(!head.contains("ld+json"), "{page:?}");
            }
            assert_eq!(heads[0].contains("href=\"data:,\""), page.is_embed(), "{page:?}");
            assert_ne!(heads[0].contains("href=\"../static/icon.svg\""), page.is_embed(), "{page:?}");
        }
    }
}
