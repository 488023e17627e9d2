//! The HTML of the page of Pasang's patterns: all patterns to read and play, the workshop, and a place for the
//! visitor's saved ones. The last two are drawn again by a program (`page::workshop`); the patterns can be played
//! without it.

mod list;

use yew::prelude::*;

use crate::{
    engine::{
        Kind,
        pasang::{
            board::{CENTRE, Colour, MIDDLE, Point},
            built_in::built_in,
            draft::{Draft, Points},
            pattern::Pattern,
        },
    },
    page::workshop::{self, Place, WorkshopState, picture::balls},
    words::{
        facts::{GameFact, game_fact},
        patterns::PatternsPageText,
        say,
    },
};

fn on_page(text: PatternsPageText) -> String {
    say(&text)
}

fn black(pattern: &Pattern) -> Points {
    Draft::from(*pattern).of(Colour::Black)
}

/// The page; `root` is the relative path to the root of the site.
pub fn page(root: &AttrValue) -> Html {
    let place = Place { root: root.clone(), page: AttrValue::default() };
    let game = format!("{root}{}/index.html", Kind::Pasang.name());
    let sections = [
        ("attested", PatternsPageText::Attested),
        ("modern", PatternsPageText::Modern),
        ("workshop", PatternsPageText::WorkshopTitle),
        ("pat-own", PatternsPageText::Yours),
        ("classes", PatternsPageText::ClassesTitle),
    ];
    html! {
        <>
            { definitions() }
            { super::top::head(root, html! { <a class="ways" href={game.clone()}>{ game_fact(Kind::Pasang, GameFact::Name) }</a> }) }
            <main class="wrap patterns">
                <h1>{ on_page(PatternsPageText::Title) }</h1>
                <p>{ on_page(PatternsPageText::Lead) }</p>
                <nav aria-label={on_page(PatternsPageText::OnThisPage)}>
                    <ul class="pat-ways">
                        for (id, title) in sections {
                            <li key={id}><a href={format!("#{id}")}>{ on_page(title) }</a></li>
                        }
                    </ul>
                </nav>
                { list::attested(&game) }
                { list::modern(&game) }
                <div id={workshop::ROOT}>{ workshop::sections(&WorkshopState::default(), &place) }</div>
                { list::classes() }
            </main>
        </>
    }
}

/// The drawings that all pictures refer to: the wood with its hollow, a board full of white balls, and each
/// pattern.
fn definitions() -> Html {
    let all = balls(Point::all().filter(|point| *point != CENTRE).collect());
    let mut text = format!(
        "<svg class=\"defs\" width=\"0\" height=\"0\" aria-hidden=\"true\"><g id=\"pat-wood\"><rect class=\"pat-wood\" x=\"-.9\" y=\"-.9\" width=\"11.8\" height=\"11.8\" rx=\".5\"/><path class=\"pat-dot\" d=\"{all}\"/><circle class=\"pat-hole\" cx=\"{MIDDLE}\" cy=\"{MIDDLE}\" r=\".42\"/></g><g id=\"pat-full\"><use href=\"#pat-wood\"/><path class=\"pat-r\" d=\"{all}\"/><path class=\"pat-w\" d=\"{all}\"/></g>"
    );
    for known in built_in() {
        let path = balls(black(&known.pattern));
        text += &format!("<path id=\"pat-{}\" class=\"pat-b\" d=\"{path}\"/>", known.id);
    }
    text += "</svg>";
    Html::from_html_unchecked(text.into())
}

#[cfg(test)]
mod tests {
    use super::{list::*, *};
    use crate::{
        engine::{
            family::Family,
            pasang::{
                Pasang,
                built_in::Origin,
                pattern::{PATTERN_2, PATTERN_2_PRINTED},
                position::Piece,
            },
        },
        options,
        page::Page,
        page::workshop::pattern_address,
        site::{Fixed, FixedProps},
    };

    fn written() -> String {
        let page = Page::Patterns;
        let props = FixedProps { page, root: page.root().into() };
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(yew::LocalServerRenderer::<Fixed>::with_props(props).hydratable(false).render())
    }

    /// The values of an attribute, in their order.
    fn values<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
        html.split(&format!(" {name}=\"")).skip(1).filter_map(|part| part.split('"').next()).collect()
    }

    #[test]
    fn attested_patterns_come_first_and_modern_ones_say_that_they_are() {
        let read = written();
        let at = |text: &str| read.find(text).unwrap_or_else(|| panic!("{text} is missing"));
        assert!(at("id=\"attested\"") < at(">Pattern 1<") && at(">Checkerboard<") < at("id=\"modern\""));
        assert!(at("id=\"modern\"") < at(">Windows<") && at(">Windows<") < at(">Kites<"));
        assert!(at(">Kites<") < at("id=\"workshop\""));
        assert_eq!(read.matches("modern: ours").count(), 12);
        assert_eq!(
            (read.matches("attested: Wikipedia").count(), read.matches("attested: Nor Jaidi Tuah").count()),
            (3, 1)
        );
        assert!(read.contains("61 white tokens, 59 black"));
    }

    #[test]
    fn every_pattern_has_a_link_that_opens_it() {
        let html = written();
        let links = html.split("<a ").filter(|link| link.contains(" data-pat=\""));
        let links: Vec<_> = links.map(|link| link.split_once('>').unwrap().0).collect();
        assert_eq!(links.len(), built_in().count());
        for (link, known) in links.iter().zip(built_in()) {
            let link = format!(" {link}");
            assert_eq!(values(&link, "data-pat"), [known.id]);
            let to = values(&link, "href")[0].replace("&amp;", "&");
            let address = to.strip_prefix("../../pasang/index.html#").unwrap_or_else(|| panic!("{to}"));
            let opened = options::read(Pasang::default(), address);
            assert!(opened.errors.is_empty(), "{address}: {:?}", opened.errors);
            assert_eq!(Draft::from(known.pattern), pattern_address::read(address).draft);
            let start = opened.session.start();
            for point in Point::all().filter(|point| *point != CENTRE) {
                assert_eq!(start.at(point), known.pattern.at(point).map(Piece::Token), "{}", known.id);
            }
            assert_eq!(opened.preset, Pasang::default().presets()[0].name);
            // attested patterns are options of a reading, so the address need not contain the pattern
            assert_eq!(address.contains("pos="), known.origin == Origin::Modern, "{address}");
            assert_eq!(address.contains("pattern-custom"), known.origin == Origin::Modern, "{address}");
            // the program of the page writes the same address if nothing else is asked for
            assert_eq!(address, pattern_address::address(&pattern_address::read(""), &known.pattern));
        }
    }

    #[test]
    fn no_dialog_is_left_and_ids_are_unique() {
        let html = written();
        for left in ["<dialog", "data-t=\"close\"", "type=\"radio\" name=\"pat\"", "style=", "<script"] {
            assert!(!html.contains(left), "{left}");
        }
        let mut ids = values(&html, "id");
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all);
        for to in values(&html, "href").into_iter().filter_map(|to| to.strip_prefix('#')) {
            // the list of languages stands below each page
            let is_defined =
                to == "langs" || crate::board::definitions(&[Kind::Pasang]).contains(&format!("id=\"{to}\""));
            assert!(is_defined || ids.contains(&to), "#{to}");
        }
        for name in ["for", "aria-labelledby", "aria-describedby"].map(|name| values(&html, name)).concat() {
            assert!(ids.contains(&name), "{name}");
        }
        assert!(html.len() < 80_000, "{} bytes", html.len());
    }

    #[test]
    fn the_point_in_a_frame_is_the_one_that_differs() {
        let points = Point::all().filter(|point| PATTERN_2.at(*point) != PATTERN_2_PRINTED.at(*point));
        assert_eq!(points.collect::<Vec<_>>(), [MISPRINT]);
        assert_eq!(PATTERN_2_PRINTED.rows()[10], "bbwwwwbbwwb");
        assert_eq!(PATTERN_2.rows()[10], "bbwbwwbbwwb");
    }

    #[test]
    fn the_workshop_stands_there_as_the_program_begins_it() {
        let html = written();
        assert_eq!((html.matches("<option ").count(), html.matches("<optgroup").count()), (19, 8));
        assert_eq!(html.matches("role=\"gridcell\"").count(), 120);
        assert!(html.contains("0 black of 60, 0 white of 60, 120 points empty"));
        assert!(html.contains(" value=\"four_mirrors\" selected"));
    }
}
