//! What pages say of themselves in the vocabulary of schema.org: the site, a game that is played here, and where a page
//! stands. Courses and pages of evidence have theirs in rooms of their own.

use serde_json::{Value, json};

use super::{evidence, lesson, picture, public::Public};
use crate::{
    catalogue,
    engine::Kind,
    page::{Page, markup::reference_text},
    words::{
        PageText,
        facts::{GameFact, game_fact},
        lesson::LessonText,
        say,
    },
};

/// All that a page says, a block each. What names an address is left out of a site that does not know its own.
pub fn data(page: Page, public: Public) -> Vec<Value> {
    let address = public.address(page);
    let own = match page {
        Page::Home => Some(site(public)),
        Page::Game(kind) => Some(game(kind, public)),
        Page::Learn(kind) => Some(lesson::linked_data(kind, address.as_deref())),
        Page::Evidence(subject) => {
            Some(evidence::linked_data(&evidence::Told::new(subject), address.as_deref()))
        }
        _ => None,
    };
    own.into_iter().chain(address.and_then(|_| crumbs(page, public))).collect()
}

/// The site, on its home page.
fn site(public: Public) -> Value {
    let game = |kind: Kind| {
        let game = json!({ "@type": "Game", "name": game_fact(kind, GameFact::Name) });
        addressed(game, Page::Game(kind), public)
    };
    let site = json!({
        "@context": "https://schema.org",
        "@type": "WebSite",
        "name": say(&PageText::SiteName),
        "description": say(&PageText::SiteLead),
        "inLanguage": public.language(),
        "isAccessibleForFree": true,
        "version": env!("CARGO_PKG_VERSION"),
        "about": catalogue::easiest_first().map(game),
    });
    pictured(addressed(site, Page::Home, public), Page::Home, public)
}

/// A game, what it rests on, and the program that plays it.
fn game(kind: Kind, public: Public) -> Value {
    let name = game_fact(kind, GameFact::Name);
    let program = json!({
        "@type": "WebApplication",
        "name": Page::Game(kind).title(),
        "applicationCategory": "GameApplication",
        "operatingSystem": "Any",
        "browserRequirements": "WebAssembly",
        "inLanguage": public.language(),
        "isAccessibleForFree": true,
    });
    let course = json!({ "@type": "LearningResource", "name": say(&LessonText::PageTitle(kind)) });
    let sources = catalogue::facts(kind).sources.iter().map(reference_text);
    let game = json!({
        "@context": "https://schema.org",
        "@type": "Game",
        "name": name,
        "description": game_fact(kind, GameFact::Idea),
        "keywords": game_fact(kind, GameFact::OtherNames),
        "inLanguage": public.language(),
        "isAccessibleForFree": true,
        "version": env!("CARGO_PKG_VERSION"),
        "numberOfPlayers": { "@type": "QuantitativeValue", "value": kind.seats() },
        "gameItem": { "@type": "Thing", "name": game_fact(kind, GameFact::Material) },
        "gameLocation": { "@type": "Place", "name": game_fact(kind, GameFact::Place) },
        "citation": sources.collect::<Vec<_>>(),
        "workExample": addressed(program, Page::Game(kind), public),
        "subjectOf": addressed(course, Page::Learn(kind), public),
    });
    pictured(addressed(game, Page::Game(kind), public), Page::Game(kind), public)
}

/// Where a page stands below the home page, which itself stands below none; the site knows its address.
fn crumbs(page: Page, public: Public) -> Option<Value> {
    let of_game = page.of_game().filter(|kind| page != Page::Game(*kind)).map(Page::Game);
    let above = [Some(Page::Home), of_game];
    let item = |(position, page): (usize, Page)| {
        let name = if page == Page::Home { say(&PageText::Home) } else { page.name() };
        json!({ "@type": "ListItem", "position": position, "name": name, "item": { "@type": "WebPage", "@id": public.address(page) } })
    };
    let line = above.into_iter().flatten().chain([page]);
    (page != Page::Home).then(|| {
        json!({
            "@context": "https://schema.org",
            "@type": "BreadcrumbList",
            "itemListElement": (1..).zip(line).map(item).collect::<Vec<_>>(),
        })
    })
}

/// With the address of a page, where there is one.
fn addressed(mut data: Value, page: Page, public: Public) -> Value {
    if let Some(address) = public.address(page) {
        data["url"] = address.into();
    }
    data
}

/// With the picture of a page, where the site knows its address.
fn pictured(mut data: Value, page: Page, public: Public) -> Value {
    if let Some(picture) = public.file(&picture::file(page)) {
        data["image"] = picture.into();
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::languages::Languages;
    use crate::words::files::languages;

    #[test]
    fn a_page_below_a_game_says_where_it_stands() {
        let public = Public { site: Some("https://papan.example/games"), languages: Languages(languages()) };
        let kind = Kind::ALL[0];
        let all = data(Page::Practice(kind), public);
        assert_eq!(all.len(), 1);
        let line = all[0]["itemListElement"].as_array().unwrap();
        let items: Vec<_> = line.iter().map(|item| item["item"]["@id"].as_str().unwrap()).collect();
        let game = format!("https://papan.example/games/{}/", kind.name());
        assert_eq!(items, ["https://papan.example/games/", &*game, &*format!("{game}practise/")]);
        assert_eq!(line[1]["name"], game_fact(kind, GameFact::Name));
        assert_eq!(data(Page::Map, public)[0]["itemListElement"].as_array().unwrap().len(), 2);
    }

    #[test]
    fn a_game_names_its_sources_and_only_a_site_with_an_address_names_addresses() {
        let own = Public { site: None, languages: Languages(languages()) };
        for kind in Kind::ALL {
            let all = data(Page::Game(kind), own);
            assert_eq!(all.len(), 1, "{}", kind.name());
            assert_eq!(all[0]["citation"].as_array().unwrap().len(), catalogue::facts(kind).sources.len());
            assert_eq!(all[0]["numberOfPlayers"]["value"], kind.seats());
            assert!(!all[0].to_string().contains("\"url\""), "{}", all[0]);
        }
        let public = Public { site: Some("https://papan.example"), ..own };
        let site = &data(Page::Home, public)[0];
        assert_eq!(site["image"], "https://papan.example/static/pictures/papan.png");
        assert_eq!(site["about"].as_array().unwrap().len(), Kind::ALL.len());
    }
}
