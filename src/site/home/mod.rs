//! The HTML of the home page, and of the page for addresses without a file.

mod game_card;
pub mod games;

use yew::prelude::*;

use super::languages::Languages;
use crate::{
    catalogue::{self, Board, NEWS, News, Region, evidence::Subject},
    engine::Kind,
    page::frame::head,
    words::{
        PageText,
        evidence::{EvidenceText, MapText},
        facts::{GameFact, game_fact},
        files,
        home::{HomeMessage, HomePageText},
        lesson::LessonText,
        maker::MakerText,
        numbers::NumbersText,
        say,
    },
};
use game_card::{LiveBoard, board_text, game_card, link, on_home};

pub fn home(root: &AttrValue) -> Html {
    html! {
        <>
            { head(root, html! { <a class="ways" href="#games">{ say(&PageText::Games) }</a> }) }
            <main class="wrap">
                { opening(root) }
                <section class="kept" id="kept" hidden=true aria-labelledby="kept-title">
                    <h2 id="kept-title">{ on_home(HomePageText::SavedGames) }</h2>
                    <ul id="kept-list"></ul>
                    <p class="small">{ on_home(HomePageText::SavedGamesNote) }</p>
                </section>
                <section id="games" aria-labelledby="games-title">
                    <div class="games-head">
                        <h2 id="games-title">{ say(&PageText::Games) }</h2>
                        <p id="found" role="status">{ say(&HomeMessage::Found { found: Kind::ALL.len(), all: Kind::ALL.len() }) }</p>
                    </div>
                    <p class="small">{ on_home(HomePageText::EasiestFirst) }</p>
                    { search_form() }
                    <ul class="game-list" id="game-list">
                        for kind in catalogue::easiest_first() {
                            { game_card(root, kind, kind != catalogue::lead()) }
                        }
                    </ul>
                    <div id="nothing" hidden=true>
                        <p>{ on_home(HomePageText::Nothing) }</p>
                        <button type="button" class="btn" data-t="clear">{ on_home(HomePageText::Clear) }</button>
                    </div>
                    <p class="small ours"><span class="tag" data-sure="editorial">{ say(&PageText::Certainty(crate::engine::clause::Certainty::Editorial)) }</span>{ on_home(HomePageText::HowMeasured { words: catalogue::WORDS_A_MINUTE, thought: catalogue::THOUGHT }) }</p>
                    <p class="small">
                        <a href={format!("{root}embed/index.html")}>{ say(&MakerText::Title) }</a>{ " · " }
                        <a href={format!("{root}map/index.html")}>{ say(&MapText::Link) }</a>{ " · " }
                        <a href={format!("{root}numbers/index.html")}>{ say(&NumbersText::Link) }</a>{ " · " }
                        <a href={format!("{root}{}/evidence/index.html", Subject::Chuki.name())}>{ say(&EvidenceText::WhyNot) }</a>{ " · " }
                        <a href={format!("{root}about/evidence/index.html")}>{ say(&PageText::HowSure) }</a>
                    </p>
                </section>
                { news() }
            </main>
        </>
    }
}

/// The board of a game that stands still, in the middle of a game.
pub fn live_board(kind: Kind, class: &'static str) -> Html {
    LiveBoard::new(kind, 2).map(|live| live.board(class, true)).unwrap_or_default()
}

/// What the site is, and a board with a game in progress.
fn opening(root: &str) -> Html {
    let lead = catalogue::lead();
    let live = LiveBoard::new(lead, 3);
    html! {
        <section class="open" data-piece="lead">
            <div>
                <h1>{ say(&PageText::SiteIdea) }</h1>
                <p>{ say(&PageText::SiteLead) }</p>
                <div class="ways-in">
                    <a class="btn main" href={link(root, lead)}>{ say(&PageText::PlayName(lead)) }</a>
                    <a class="btn" href={format!("{root}{}/learn/index.html", lead.name())}>{ say(&LessonText::Title(lead)) }</a>
                    { for live.iter().map(|live| live.continue_link(root, "btn go-on")) }
                </div>
            </div>
            <div class="lead">
                { for live.iter().map(|live| live.board("lead-board", true)) }
                <p class="lead-says">{ on_home(HomePageText::Lead(lead)) }</p>
                <div class="lead-note">
                    <p class="small">{ on_home(HomePageText::OnBoard(lead)) }</p>
                    <button type="button" class="btn" id="boards" data-t="boards">{ say(&HomeMessage::Stop) }</button>
                </div>
            </div>
        </section>
    }
}

/// The fields for finding games, hidden unless the program runs.
fn search_form() -> Html {
    let mut seats: Vec<usize> = Kind::ALL.map(Kind::seats).into();
    seats.sort_unstable();
    seats.dedup();
    let mut boards: Vec<Board> = Vec::new();
    for board in Kind::ALL.map(|kind| catalogue::facts(kind).board) {
        if !boards.contains(&board) {
            boards.push(board);
        }
    }
    boards.sort_by_key(|board| match *board {
        Board::Rows { rows, holes } => (0, rows, holes),
        Board::Square { side } => (1, side, side),
    });
    let has_games =
        |region: &Region| Kind::ALL.iter().any(|kind| catalogue::facts(*kind).regions.contains(region));
    let regions = Region::ALL.iter().filter(|region| has_games(region));
    let seats = seats.iter().map(|&seats| (seats.to_string(), on_home(HomePageText::Seats(seats))));
    let boards = boards.iter().map(|board| (board.name(), board_text(*board)));
    let regions =
        regions.map(|place| (place.name().to_string(), on_home(HomePageText::Region(place.name()))));
    html! {
        <form class="find" id="find" role="search" autocomplete="off">
            <fieldset id="find-all" disabled=true>
                <legend class="hidden">{ on_home(HomePageText::Find) }</legend>
                <div class="find-words">
                    <label for="find-q">{ on_home(HomePageText::Search) }</label>
                    <input id="find-q" type="search" name="q" autocomplete="off" spellcheck="false" enterkeyhint="search" />
                </div>
                { choice("players", HomePageText::Players, seats.collect()) }
                { choice("board", HomePageText::Board, boards.collect()) }
                { choice("region", HomePageText::Place, regions.collect()) }
                <button type="button" class="btn" data-t="clear">{ on_home(HomePageText::Clear) }</button>
            </fieldset>
        </form>
    }
}

fn choice(name: &'static str, label: HomePageText, values: Vec<(String, String)>) -> Html {
    let id = format!("find-{name}");
    html! {
        <div>
            <label for={id.clone()}>{ on_home(label) }</label>
            <select {id} {name}>
                <option value="">{ on_home(HomePageText::Any) }</option>
                for (value, text) in values {
                    <option key={value.clone()} {value}>{ text }</option>
                }
            </select>
        </div>
    }
}

fn news() -> Html {
    html! {
        <section class="news" aria-labelledby="news-title">
            <h2 id="news-title">{ on_home(HomePageText::News) }</h2>
            <dl>
                for (at, News { version, name }) in NEWS.iter().enumerate() {
                    if at == 0 || NEWS[at - 1].version != *version {
                        <dt>{ on_home(HomePageText::Version(version)) }</dt>
                    }
                    <dd>{ on_home(HomePageText::NewsOf(name)) }</dd>
                }
            </dl>
        </section>
    }
}

pub fn missing(root: &AttrValue) -> Html {
    html! {
        <>
            { head(root, Html::default()) }
            <main class="wrap missing">
                <h1>{ say(&PageText::MissingTitle) }</h1>
                <p>{ say(&PageText::MissingText) }</p>
                <p><a class="btn main" href={format!("{root}index.html")}>{ say(&PageText::Home) }</a></p>
                <p>{ say(&PageText::MissingGames) }</p>
                <ul>
                    for kind in catalogue::easiest_first() {
                        <li key={kind.name()}><a href={format!("{root}{}/index.html", kind.name())}>{ game_fact(kind, GameFact::Name) }</a></li>
                    }
                </ul>
                { languages(root) }
            </main>
        </>
    }
}

/// The home pages of all languages, for a page that stands for addresses in any of them.
fn languages(root: &str) -> Html {
    let link = |(tag, name, file): (&'static str, &'static str, String)| {
        html! { <a href={format!("{root}{file}")} hreflang={tag} lang={tag}>{ name }</a> }
    };
    html! { <p class="langs" translate="no">{ for Languages(files::languages()).homes().into_iter().map(link) }</p> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::home::query::{GameFacts, Query};
    use crate::{
        page::Page,
        site::{Fixed, FixedProps},
    };

    fn written() -> String {
        let page = Page::Home;
        let props = FixedProps { page, root: page.root().into() };
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(yew::LocalServerRenderer::<Fixed>::with_props(props).hydratable(false).render())
    }

    fn value<'a>(html: &'a str, name: &str) -> &'a str {
        html.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split('"').next()).unwrap_or("")
    }

    /// The games that match, by the words in the HTML.
    fn found(html: &str, search: &str) -> Vec<String> {
        let query = Query::read(search);
        // the first list item begins after the page's opening
        let items = html.split("<li").skip(1);
        let cards = items.filter(|item| item.contains(" data-piece="));
        let fitting = cards.filter(|card| {
            let [words, players, board, regions] =
                ["data-words", "data-players", "data-board", "data-regions"].map(|name| value(card, name));
            query.fits(GameFacts { words, players, board, regions })
        });
        fitting.map(|card| value(card, "data-piece").to_string()).collect()
    }

    #[test]
    fn the_file_has_every_game_with_its_links_and_a_board_in_the_middle_of_a_game() {
        let html = written();
        for kind in Kind::ALL {
            let name = kind.name();
            assert!(html.contains(&format!("<h3><a href=\"./{name}/index.html\">")), "{name}");
            assert!(html.contains(&format!("href=\"./{name}/index.html#v=1&amp;moves=")), "{name}");
            assert_eq!(html.matches(&format!("id=\"body-{name}\"")).count(), 1, "{name}");
            assert!(html.contains(&game_fact(kind, GameFact::Idea)), "{name}");
        }
        assert_eq!(html.matches(" data-plays=").count(), Kind::ALL.len() + 1);
        assert_eq!(html.matches("<use href=\"#body-").count(), 1);
        assert!(!html.contains(" style="));
    }

    #[test]
    fn every_card_has_its_minutes_and_play_and_the_easiest_to_learn_comes_first() {
        let html = written();
        let (_, list) = html.split_once("id=\"game-list\"").unwrap();
        let cards: Vec<_> = list.split("</ul>").next().unwrap().split("<li").skip(1).collect();
        assert_eq!(cards.len(), Kind::ALL.len());
        let minutes = cards.iter().map(|card| {
            let kind = Kind::by_name(value(card, "data-piece")).unwrap();
            let facts = catalogue::facts(kind);
            let (learn, play) = (facts.learn, facts.length.to_play());
            assert!(card.contains(&on_home(HomePageText::Minutes { learn, play })), "{}", kind.name());
            let (name, says) = (kind.name(), say(&PageText::PlayName(kind)));
            let link = format!("<a href=\"./{name}/index.html\" class=\"btn main\">{says}</a>");
            assert!(card.contains(&link), "{name}");
            learn
        });
        assert!(minutes.is_sorted());
        // which game the first board is, and what one plays for
        let (opening, _) = html.split_once("id=\"kept\"").unwrap();
        assert!(opening.contains(&on_home(HomePageText::Lead(catalogue::lead()))));
    }

    #[test]
    fn games_are_found_by_what_is_known_of_them() {
        let html = written();
        let order = catalogue::easiest_first();
        let all = order.map(|kind| kind.name().to_string());
        assert_eq!(found(&html, ""), all);
        let those = |fit: &dyn Fn(Kind) -> bool| -> Vec<_> {
            order.into_iter().filter(|&kind| fit(kind)).map(|kind| kind.name().to_string()).collect()
        };
        for kind in Kind::ALL {
            let (facts, seats) = (catalogue::facts(kind), kind.seats());
            let (board, region) = (facts.board.name(), facts.regions[0]);
            assert_eq!(found(&html, &format!("players={seats}")), those(&|kind| kind.seats() == seats));
            assert_eq!(
                found(&html, &format!("board={board}&region={}", region.name())),
                those(&|kind| {
                    let facts = catalogue::facts(kind);
                    facts.board.name() == board && facts.regions.contains(&region)
                })
            );
            let names = game_fact(kind, GameFact::OtherNames);
            let facts = [GameFact::Place, GameFact::Material].map(|fact| game_fact(kind, fact));
            for word in names.split(", ").chain(facts.iter().map(String::as_str)) {
                let search = format!("q={}", word.to_uppercase().replace(' ', "+"));
                assert!(found(&html, &search).contains(&kind.name().to_string()), "{search}");
            }
        }
        let names = Kind::ALL.map(|kind| game_fact(kind, GameFact::Name).replace(' ', "+"));
        assert_eq!(found(&html, &format!("q={}", names.join("+"))), [""; 0]);
        assert_eq!(
            found(&html, "q=SAAMAK%C3%81"),
            those(&|kind| game_fact(kind, GameFact::People).contains("Saamaka"))
        );
        // every option that is offered finds something
        for (name, at) in [("players", "find-players"), ("board", "find-board"), ("region", "find-region")] {
            let list = html.split_once(&format!("id=\"{at}\"")).unwrap().1.split("</select>").next().unwrap();
            let values: Vec<_> =
                list.split("<option value=\"").skip(2).filter_map(|o| o.split('"').next()).collect();
            assert!(values.len() > 1, "{name}");
            for value in values {
                assert!(!found(&html, &format!("{name}={value}")).is_empty(), "{name}={value}");
            }
        }
    }
}
