//! The home page: its boards play while they are in view, games are found, and what is kept is gone on with.

use browser_tests::{
    Frame, Key, Page, Result, Session, run, run_in,
    session::{address, played},
    site,
};
use papan::{
    catalogue::{easiest_first, facts},
    engine::{Kind, sowing},
    options,
    words::{
        PageText,
        home::{HomeMessage, HomePageText},
        say,
    },
};
use serde_json::json;

use super::coming_alive::assert_still;

const ALL: usize = Kind::ALL.len();

/// What lies on every board, by what their links say of the moves.
async fn boards(page: &Page) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('[data-piece]')].map(e =>\
        e.querySelector('[data-on]').getAttribute('href') + ' ' + e.querySelectorAll('.lying use').length)";
    let found = page.js(script).await?;
    Ok(found.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(String::from)).collect())
}

/// Waits longer than any board waits for its next move.
async fn a_while(page: &Page) -> Result {
    page.js_async("await new Promise(over => setTimeout(over, 2600))").await.map(drop)
}

async fn found(page: &Page, found: usize) -> Result {
    let says = say(&HomeMessage::Found { found, all: ALL });
    page.until(
        &format!("`{says}`"),
        &format!(
            "return document.querySelector('#found').textContent == {says:?}\
             && [...document.querySelectorAll('#game-list > li')].filter(e => e.getClientRects().length).length == {found}"
        ),
    )
    .await
}

/// The games whose cards are seen are those of all that fit, in the order of the minutes to learn them.
async fn in_order(page: &Page, fits: fn(Kind) -> bool) -> Result {
    let script = "return [...document.querySelectorAll('#game-list > li')].filter(e => e.getClientRects().length)\
        .map(e => e.getAttribute('data-piece'))";
    let wanted: Vec<_> =
        easiest_first().into_iter().filter(|kind| fits(*kind)).map(|kind| kind.name()).collect();
    assert_eq!(page.js(script).await?, json!(wanted));
    Ok(())
}

async fn asked(page: &Page, search: &str) -> Result {
    page.until(&format!("the address `{search}`"), &format!("return location.search == {search:?}")).await
}

#[test]
fn boards_play_while_they_are_in_view_until_they_are_stopped() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("")).await?;
        page.live().await?;
        page.park().await?;
        let before = boards(page).await?;
        assert_eq!(before.len(), ALL + 1);
        let lead = before[0].split(' ').next().unwrap_or_default();
        let moved =
            format!("return document.querySelector('.open [data-on]').getAttribute('href') != {lead:?}");
        page.until("a move of the first board", &moved).await?;
        let after = boards(page).await?;
        // it is a game by the rules, one move further
        let game = |link: &str| {
            let asked = link.split(['#', ' ']).nth(1).expect("an address").to_string();
            options::read(sowing::Kind::Adjiboto.game(), &asked)
        };
        let (was, is) = (game(&before[0]), game(&after[0]));
        assert!(is.errors.is_empty() && is.session.moves().len() == was.session.moves().len() + 1);
        // what cannot be seen does not move
        assert_eq!(before[ALL], after[ALL]);
        page.show("#game-list > li:last-child").await?;
        let last = before[ALL].split(' ').next().unwrap_or_default();
        let script = format!(
            "return document.querySelector('#game-list > li:last-child [data-on]').getAttribute('href') != {last:?}"
        );
        page.until("a move of the last board", &script).await?;

        page.focus("#boards").await?;
        page.press(Key::Enter).await?;
        assert_eq!(page.text("#boards").await?, say(&HomeMessage::Play));
        let before = boards(page).await?;
        a_while(page).await?;
        assert_eq!(boards(page).await?, before);
        page.press(Key::Enter).await?;
        assert_eq!(page.text("#boards").await?, say(&HomeMessage::Stop));
        let now = json!(before);
        page.until("another move", &format!("return {now}.some((was, at) => was.split(' ')[0] != document.querySelectorAll('[data-piece] [data-on]')[at].getAttribute('href'))")).await
    });
}

#[test]
fn a_board_rests_while_its_piece_has_the_focus_and_leads_into_what_it_shows() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("")).await?;
        page.live().await?;
        page.park().await?;
        page.focus(".open [data-on]").await?;
        let before = boards(page).await?;
        a_while(page).await?;
        assert_eq!(boards(page).await?[0], before[0]);
        page.press(Key::Enter).await?;
        page.until("the page of the game", "return location.pathname.startsWith('/adjiboto/')").await?;
        page.live().await?;
        let link = before[0].split(['#', ' ']).nth(1).unwrap_or_default();
        let wanted = options::read(sowing::Kind::Adjiboto.game(), link).session;
        page.shows(&wanted).await
    });
}

#[test]
fn where_no_movement_is_wanted_boards_stay_in_the_middle_of_their_games() {
    run_in(Session { still: true, ..Session::default() }, async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        let url = site.url("");
        assert_still(page, "home", async || page.open(&url).await, || site.release()).await?;
        assert!(!page.is_visible("#boards").await?);
        let before = boards(page).await?;
        assert!(before.iter().all(|link| link.contains("#v=1&moves=")), "{before:?}");
        a_while(page).await?;
        assert_eq!(boards(page).await?, before);
        Ok(())
    });
}

#[test]
fn games_are_found_by_keys_and_the_address_keeps_what_is_asked() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("")).await?;
        page.live().await?;
        found(page, ALL).await?;
        in_order(page, |_| true).await?;
        page.tab_to("#find-q", 9).await?;
        page.keys("COLOMBO, Śri").await?;
        found(page, 2).await?;
        in_order(page, |kind| ["raja-pasu", "raja-pasu-mandiri"].contains(&kind.name())).await?;
        asked(page, "?q=COLOMBO%2C+%C5%9Ari").await?;
        page.tab_to("#find-players", 2).await?;
        page.press(Key::Down).await?;
        page.press(Key::Down).await?;
        if page.value("#find-players").await?.is_empty() {
            // a browser that opens the list first
            page.press(Key::Enter).await?;
        }
        found(page, 1).await?;
        asked(page, "?q=COLOMBO%2C+%C5%9Ari&players=3").await?;
        page.reload().await?;
        found(page, 1).await?;
        assert_eq!(page.value("#find-q").await?, "COLOMBO, Śri");
        // each choice is an entry of the history, letters are none
        page.back().await?;
        asked(page, "?q=COLOMBO%2C+%C5%9Ari&players=2").await?;
        page.back().await?;
        found(page, 2).await?;
        page.focus("#find-q").await?;
        page.keys(" kalah").await?;
        found(page, 0).await?;
        assert!(page.is_visible("#nothing").await?);
        page.tab_to("#nothing button", 6).await?;
        page.press(Key::Enter).await?;
        found(page, ALL).await?;
        asked(page, "").await?;
        page.focus_is("#find-q").await?;
        // what no list offers is not asked
        page.open(&site.url("?players=9&region=moon&q=%ff")).await?;
        page.live().await?;
        assert_eq!(page.value("#find-players").await?, "");
        Ok(())
    });
}

#[test]
fn what_is_kept_is_gone_on_with_and_spoiled_storage_harms_nothing() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("")).await?;
        page.live().await?;
        assert!(!page.is_visible("#kept").await?);
        let (kind, moves) = (sowing::Kind::Kalah, ["a", "B"]);
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        page.plays(&moves).await?;
        page.is_written(&address(&played(kind, &moves))).await?;
        for (name, text) in
            [("game:kalah:y", "v=1&moves=zz&pos=%"), ("game:pasang:x", "\u{0}"), ("game:adjiboto:x", "")]
        {
            let key = format!("papan:{}:{name}", site.url(""));
            page.js_with("localStorage.setItem(...arguments)", vec![json!(key), json!(text)]).await?;
        }
        page.open(&site.url("?again")).await?;
        page.live().await?;
        assert!(page.is_visible("#kept").await?);
        assert_eq!(page.count("#kept-list li").await?, 2);
        let says = page.text("#kept-list li").await?;
        assert!(says.contains(&say(&HomeMessage::Name(kind.into()))), "{says}");
        assert!(says.contains(&say(&HomeMessage::SavedGame { moves: 2, over: false })), "{says}");
        assert_eq!(page.axe().await?, Vec::<String>::new());
        page.click("#kept-list li a").await?;
        page.until("the page of the game", "return location.pathname.startsWith('/kalah/')").await?;
        page.live().await?;
        page.shows(&played(kind, &moves)).await
    });
}

#[test]
fn where_the_browser_keeps_nothing_the_page_is_as_it_was() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url("?q=kalah")).await?;
        page.js("Object.defineProperty(self, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })").await?;
        site.release();
        page.live().await?;
        found(page, 1).await?;
        assert!(!page.is_visible("#kept").await?);
        Ok(())
    });
}

#[test]
fn every_card_leads_to_its_game_and_no_width_is_too_small() {
    run(async |page| {
        let site = site(|_| ())?;
        for (width, height) in [(320, 640), (360, 740), (768, 1024), (1280, 800)] {
            page.open_in(&site, Frame::sized(&site.url(""), width, height)).await?;
            page.live().await?;
            for direction in ["ltr", "rtl"] {
                let script = format!(
                    "document.documentElement.dir = '{direction}'; const root = document.documentElement;\
                     return [root.scrollWidth - root.clientWidth, \
                     [...document.querySelectorAll('.card-ways .btn')].filter(e => e.getBoundingClientRect().height < 44).length]"
                );
                assert_eq!(page.js(&script).await?, json!([0, 0]), "{width} {direction}");
            }
        }
        page.open(&site.url("")).await?;
        page.live().await?;
        page.click("#game-list > li:first-child .card-ways .btn").await?;
        let first = easiest_first()[0].name();
        page.until(
            "the page of the easiest game",
            &format!("return location.pathname.startsWith('/{first}/')"),
        )
        .await
    });
}

#[test]
fn without_scripts_all_games_are_there_with_their_links() {
    run(async |page| {
        let site = site(|options| options.scripts = false)?;
        page.open_in(&site, Frame::sized(&site.url(""), 360, 740)).await?;
        assert_eq!(page.count("#game-list > li h3 a").await? as usize, ALL);
        assert_eq!(page.count("#game-list > li .label dd").await? as usize, 6 * ALL);
        for (at, kind) in (1..).zip(easiest_first()) {
            let card = format!("#game-list > li:nth-child({at})");
            let (learn, length) = (facts(kind).learn, facts(kind).length);
            let minutes = say(&HomePageText::Minutes { learn, play: length.to_play() });
            assert_eq!(page.text(&format!("{card} .minutes")).await?, minutes);
            let play = format!("{card} .card-ways .btn");
            assert_eq!(page.text(&play).await?, say(&PageText::PlayName(kind)));
            let to = page.attribute(&play, "href").await?.unwrap_or_default();
            assert!(to.ends_with(&format!("{}/index.html", kind.name())), "{to}");
        }
        for hidden in ["#find", "#boards", "#kept", "#nothing"] {
            assert!(!page.is_visible(hidden).await?, "{hidden}");
        }
        assert!(page.is_visible("#game-list > li .card-board use").await?);
        let link = page.attribute(".open [data-on]", "href").await?.unwrap_or_default();
        assert!(link.contains("adjiboto/index.html#v=1&moves="), "{link}");
        Ok(())
    });
}
