//! The words of every page as its file has them: what prerendering writes between the tags.

use papan::{
    board::View,
    catalogue::{easiest_first, lead},
    engine::{Kind, pasang::Pasang, sowing},
    page::{App, AppProps, Page, played::Played},
    site::{Fixed, FixedProps},
    words::{
        Message,
        facts::{GameFact, game_fact},
        say,
    },
};
use yew::LocalServerRenderer;

use crate::{
    snapshots::{file, hold},
    visible::lines,
};

/// The page of a game under an address; a file has none.
async fn board<F: Played>(page: Page, plain: F, address: &str) -> String {
    let props = AppProps {
        page,
        plain,
        view: View::Either,
        root: page.root().into(),
        address: address.to_string().into(),
        visit: None,
        mounted: Default::default(),
    };
    LocalServerRenderer::<App<F>>::with_props(props).hydratable(false).render().await
}

async fn written(page: Page, address: &str) -> String {
    match page.game() {
        None => {
            let props = FixedProps { page, root: page.root().into() };
            LocalServerRenderer::<Fixed>::with_props(props).hydratable(false).render().await
        }
        Some(Kind::Sowing(kind)) => board(page, kind.game(), address).await,
        Some(Kind::Pasang) => board(page, Pasang::default(), address).await,
    }
}

fn html(page: Page) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(written(page, ""))
}

/// What is read of a page: its title, its one sentence and the words of its text.
fn words(page: Page, html: &str) -> String {
    let mut all = vec![page.title(), page.description()];
    all.extend(lines(html));
    all.join("\n") + "\n"
}

/// What the file of a page is called here: those of a sowing game lie in its room.
fn name(page: Page) -> String {
    let path = page.file();
    let path = path.strip_suffix("/index.html").or(path.strip_suffix(".html")).unwrap_or(&path);
    let (game, rest): (Vec<_>, Vec<_>) = path.split('/').partition(|step| Kind::by_name(step).is_some());
    match game.first().and_then(|name| sowing::Kind::by_name(name)) {
        Some(kind) => file(kind, &[&["page"], &rest[..]].concat().join("-")),
        None => format!("pages/{}.txt", path.replace('/', "-")),
    }
}

#[test]
fn every_page_has_the_words_it_had() {
    let pages = Page::all().into_iter().filter(|page| *page != Page::Home);
    let said: Vec<_> = pages.map(|page| (name(page), words(page, &html(page)))).collect();
    hold(&said);
}

/// Cuts a part out of a text, from one mark up to another, and puts a word in its place.
#[track_caller]
fn cut(text: &mut String, from: &str, to: &str, word: &str) -> String {
    let begins = text.find(from).unwrap_or_else(|| panic!("no {from}")) + from.len();
    let ends = begins + text[begins..].find(to).unwrap_or_else(|| panic!("no {to}"));
    let part = text[begins..ends].to_string();
    text.replace_range(begins..ends, word);
    part
}

/// The home page with what hangs on which games there are cut out: that follows from the list, and what it tells of a
/// game lies with the game.
#[test]
fn the_home_page_has_the_words_it_had() {
    let mut html = html(Page::Home);
    let mut said = Vec::new();
    let games = cut(&mut html, "id=\"game-list\"", "</ul>", "><p>(the games)</p>");
    let games: Vec<_> = games.split("<li").skip(1).collect();
    assert_eq!(games.len(), Kind::ALL.len());
    for (kind, game) in easiest_first().into_iter().zip(games) {
        let (board, text) = game.split_once("<h3").expect("a name");
        let put = |html: String| lines(&html).iter().map(|line| format!("{line}\n")).collect::<String>();
        // the game whose board stands at the top too shows another moment here than it would elsewhere
        let words = put(format!("<h3{text}"));
        let (words, moment) = words.trim_end().rsplit_once("Continue after ").expect("where it goes on");
        assert!(moment.ends_with(" moves"), "{moment}");
        assert!(words.contains(&game_fact(kind, GameFact::Idea)), "{}", kind.name());
        said.push((file(kind, "card"), format!("{}\n", words.trim_end())));
        let board = put(format!("<li{board}"));
        if kind != lead() && !board.is_empty() {
            said.push((file(kind, "card-board"), board));
        }
    }
    let all = Kind::ALL.len();
    let found = cut(&mut html, "id=\"found\"", "</p>", ">(how many)");
    assert!(found.ends_with(&format!(">{all} games")), "{found}");
    for (choice, least) in [("find-players", 2), ("find-board", 2), ("find-region", 2)] {
        // which there are is tested beside the page
        let from = format!("id=\"{choice}\"");
        let values = cut(&mut html, &from, "</select>", "><option>(the choices)</option>");
        assert!(lines(&values).len() > least, "{values}");
    }
    // the easiest of the documented games is shown at the top
    let [first, people, place] =
        [GameFact::Name, GameFact::People, GameFact::Place].map(|fact| game_fact(lead(), fact));
    let aim = say(&Message::Aim(lead().into()));
    let lead = cut(&mut html, "class=\"ways-in\"", "<button", ">(the first game)");
    let lead = lines(&format!("<p{lead}")).join("\n");
    assert!(lead.starts_with(&format!("Play {first}")), "{lead}");
    assert!(lead.contains(&format!("This is {first}")) && lead.contains(&aim), "{lead}");
    assert!(lead.ends_with(&format!("{first}: {people}, {place}")), "{lead}");
    said.push((name(Page::Home), words(Page::Home, &html)));
    hold(&said);
}
