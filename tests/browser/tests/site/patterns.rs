//! The page of Pasang's patterns: it reads and plays without its program, and with it patterns are laid out, kept
//! and sent.

use browser_tests::{Frame, Key, Page, Result, axe::themes, bytes, dist, run, site};
use papan::{
    engine::pasang::{
        Pasang,
        board::{Colour, Point},
        built_in::built_in,
        draft::Draft,
        position::Piece,
    },
    options,
    page::workshop::pattern_address,
    words::{patterns::WorkshopMessage, say},
};

const PATH: &str = "pasang/patterns/";

/// What lies in the workshop.
async fn board(page: &Page) -> Result<Draft> {
    let script =
        "return [...document.querySelectorAll('#ws-grid [data-t]')].map(e => [e.dataset.t, e.dataset.c])";
    let mut draft = Draft::default();
    for cell in page.js(script).await?.as_array().into_iter().flatten() {
        let point = cell[0].as_str().and_then(|name| name.strip_prefix("ws-p")?.parse().ok());
        let colour = match cell[1].as_str() {
            Some("b") => Some(Colour::Black),
            Some("w") => Some(Colour::White),
            _ => None,
        };
        draft.lay(Point(point.expect("the name of a point")).into(), colour);
    }
    Ok(draft)
}

async fn says(page: &Page, id: &str, craft: &WorkshopMessage) -> Result {
    let script = format!("return document.getElementById({id:?}).textContent == {:?}", say(craft));
    page.until(&format!("{id} to say `{}`", say(craft)), &script).await
}

/// Goes to the next point, which gets the focus once the page is drawn: the next key is meant for it.
async fn goes(page: &Page, key: Key, to: Point) -> Result {
    page.press(key).await?;
    page.focus_is(&format!("[data-t=ws-p{}]", to.0)).await
}

/// The game's page lays this board.
async fn is_played(page: &Page, draft: &Draft) -> Result {
    page.until("the page of the game", "return location.pathname.startsWith('/pasang/index')").await?;
    page.live().await?;
    let opened = options::read(Pasang::default(), &page.asked().await?);
    assert!(opened.errors.is_empty(), "{:?}", opened.errors);
    let start = *opened.session.start();
    for point in Point::all().filter(|point| point.is_playable()) {
        assert_eq!(start.at(point), draft.at(point).map(Piece::Token), "{point:?}");
    }
    Ok(())
}

#[test]
fn a_pattern_is_laid_out_kept_and_played_by_keys_alone() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url(PATH)).await?;
        page.live().await?;
        page.tab_to("#ws-grid [tabindex=\"0\"]", 60).await?;
        // black in the corner with its images, white beside it
        page.press(Key::Enter).await?;
        says(page, "ws-counts", &WorkshopMessage::Counts { black: 4, white: 0 }).await?;
        goes(page, Key::Right, Point::at(1, 10)).await?;
        page.keys("w").await?;
        says(page, "ws-counts", &WorkshopMessage::Counts { black: 4, white: 8 }).await?;
        goes(page, Key::Down, Point::at(1, 9)).await?;
        page.keys("b").await?;
        page.keys("u").await?;
        says(page, "ws-says", &WorkshopMessage::Undone).await?;
        says(page, "ws-counts", &WorkshopMessage::Counts { black: 4, white: 8 }).await?;
        page.tab_to("[data-t=\"ws-fill\"]", 6).await?;
        page.press(Key::Enter).await?;
        says(page, "ws-counts", &WorkshopMessage::Counts { black: 60, white: 60 }).await?;
        let laid = board(page).await?;
        assert!(laid.pattern().is_ok());
        page.tab_to("#ws-name", 6).await?;
        page.keys("Ama").await?;
        page.tab_to("[data-t=\"ws-save\"]", 2).await?;
        page.press(Key::Enter).await?;
        says(page, "ws-says", &WorkshopMessage::Saved("Ama".into())).await?;

        page.reload().await?;
        assert_eq!(page.text("#pat-own-list b").await?, "Ama");
        assert!(!page.is_visible("#pat-own-none").await?);
        assert_eq!(board(page).await?, Draft::default());
        page.tab_to("[data-t^=\"own-change\"]", 80).await?;
        page.press(Key::Enter).await?;
        assert_eq!(board(page).await?, laid);
        assert_eq!(page.value("#ws-name").await?, "Ama");
        page.focus_is("#workshop-title").await?;
        page.tab_to("[data-t=\"ws-play\"]", 10).await?;
        page.press(Key::Enter).await?;
        is_played(page, &laid).await
    });
}

#[test]
fn what_is_kept_is_played_by_its_link_and_deleted_when_asked_twice() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url(PATH)).await?;
        page.live().await?;
        page.click("[data-t=\"pat-change-kites\"]").await?;
        page.click("[data-t=\"ws-save\"]").await?;
        page.wait_for("#pat-own-list a[href*=\"pos=\"]").await?;
        page.click("#pat-own-list a[href*=\"pos=\"]").await?;
        is_played(page, &pattern_address::built_in_pattern("kites").expect("a pattern").into()).await?;
        page.open(&site.url(&format!("{PATH}?again"))).await?;
        page.live().await?;
        for left in [1, 0] {
            page.click("[data-t^=\"own-delete\"]").await?;
            assert_eq!(page.count("#pat-own-list li").await?, left);
        }
        page.reload().await?;
        assert_eq!(page.count("#pat-own-list li").await?, 0);
        assert!(page.is_visible("#pat-own-none").await?);
        Ok(())
    });
}

#[test]
fn a_board_is_sent_as_a_link() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url(&format!("{PATH}#r=traditional"))).await?;
        page.live().await?;
        page.click("[data-t=\"pat-change-sails\"]").await?;
        page.click("[data-t=\"ws-p120\"]").await?;
        page.click("[name=ws-hand][value=x]").await?;
        page.click("[data-t=\"ws-p0\"]").await?;
        let laid = board(page).await?;
        assert_ne!(laid.empty().len(), 0);
        page.click("[data-t=\"ws-copy\"]").await?;
        let link = page.value("#ws-link").await?;
        let tab = page.answer("a tab", page.client.new_window(true)).await?;
        page.answer("the tab", page.client.switch_to_window(tab.handle)).await?;
        page.open(&link).await?;
        page.live().await?;
        assert_eq!(board(page).await?, laid);
        // the readings come along
        assert!(
            page.attribute("[data-pat=windows]", "href").await?.unwrap_or_default().contains("r=traditional")
        );
        // a game's own address does as well, and one that cannot be read is said
        let windows = pattern_address::built_in_pattern("windows").expect("a pattern");
        let game = pattern_address::address(&pattern_address::read(""), &windows);
        page.js(&format!("location.hash = {game:?}")).await?;
        says(page, "ws-counts", &WorkshopMessage::Counts { black: 60, white: 60 }).await?;
        assert_eq!(board(page).await?, Draft::from(windows));
        page.js("location.hash = 'pos=nonsense'").await?;
        says(page, "ws-says", &WorkshopMessage::NotRead).await?;
        assert_eq!(board(page).await?, Draft::from(windows));
        Ok(())
    });
}

#[test]
fn where_nothing_is_kept_the_page_says_so_and_gives_a_link() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url(PATH)).await?;
        page.js("Object.defineProperty(self, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })").await?;
        // what is tapped before the start is done then
        page.click("[data-t=\"pat-change-vortex\"]").await?;
        site.release();
        page.live().await?;
        says(page, "pat-own-none", &WorkshopMessage::NotSaved).await?;
        assert_eq!(page.count(".waiting").await?, 0);
        let vortex = Draft::from(pattern_address::built_in_pattern("vortex").expect("a pattern"));
        assert_eq!(board(page).await?, vortex);
        page.click("[data-t=\"ws-save\"]").await?;
        says(page, "ws-says", &WorkshopMessage::NotSaved).await?;
        let link = page.value("#ws-link").await?;
        let asked = link.split_once('#').expect("a board").1;
        assert_eq!(pattern_address::read(asked).draft, vortex);
        Ok(())
    });
}

#[test]
fn without_scripts_every_pattern_reads_and_is_played() {
    run(async |page| {
        let site = site(|options| options.scripts = false)?;
        page.open(&site.url(PATH)).await?;
        let words = page.words().await?;
        for (known, link) in built_in().zip(0..) {
            let name = page.picked("[data-pat]", &format!("return document.querySelectorAll('[data-pat]')[{link}].closest('li').querySelector('b').textContent")).await?;
            assert!(words.contains(name.as_str().expect("a name")), "{name}");
            assert_eq!(page.count(&format!("[data-pat={}]", known.id)).await?, 1);
        }
        assert_eq!(page.axe().await?, Vec::<String>::new());
        Ok(())
    });
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("pasang/")).await?;
        page.live().await?;
        page.click("#new").await?;
        page.wait_for("#setup[open] a[href=\"patterns/index.html\"]").await?;
        page.click("#setup .dialog-head button").await?;
        page.is_closed().await?;
        page.click("#rules-kept a[href=\"patterns/index.html\"]").await?;
        page.until("the page of patterns", "return location.pathname.includes('/patterns/')").await?;
        page.live().await?;
        page.click("[data-pat=pattern_2_printed]").await?;
        is_played(page, &pattern_address::built_in_pattern("pattern_2_printed").expect("a pattern").into())
            .await
    });
}

#[test]
fn the_page_is_accessible_fits_a_phone_and_loads_little() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url(PATH)).await?;
        page.fonts().await?;
        page.live().await?;
        assert_eq!(site.reports(), Vec::<String>::new());
        let asked = bytes::counted(&site);
        let bytes = xtask::bench::transfer_size(&dist()?, asked.iter().map(String::as_str))?;
        println!("{PATH}: {bytes} bytes in {} requests", asked.len());
        assert!(bytes <= bytes::PAGE && asked.len() <= 8, "{bytes} bytes, {asked:?}");
        let programs: Vec<_> = asked.iter().filter(|path| path.ends_with(".wasm")).collect();
        assert!(matches!(&programs[..], [one] if one.contains("/static/editor-")), "{programs:?}");

        page.click("[data-t=\"pat-change-gnomons\"]").await?;
        page.click("[data-t=\"ws-save\"]").await?;
        page.click("[name=ws-hand][value=x]").await?;
        page.select("#ws-brush", "free").await?;
        page.click("[data-t=\"ws-p44\"]").await?;
        page.click("[data-t=\"ws-copy\"]").await?;
        assert_eq!(page.axe_in(themes()).await?, Vec::<String>::new());
        for width in [320, 360] {
            page.open_in(&site, Frame::sized(&site.url(PATH), width, 740)).await?;
            page.live().await?;
            page.click("[data-t=\"pat-change-gnomons\"]").await?;
            assert!(page.fits_across().await?, "{width}");
        }
        Ok(())
    });
}

#[test]
fn the_workshop_does_not_move_when_its_program_comes() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url(PATH)).await?;
        page.fonts().await?;
        let tops = "return [...document.querySelectorAll('h2, .ws-grid, .btn')].map(e => e.getBoundingClientRect().top).join()";
        let (words, before) = (page.words().await?, page.js(tops).await?);
        site.release();
        page.live().await?;
        assert_eq!(page.words().await?, words);
        assert_eq!(page.js(tops).await?, before);
        Ok(())
    });
}

#[test]
fn what_is_chosen_and_typed_before_the_start_stays() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url(PATH)).await?;
        page.click("[name=ws-hand][value=w]").await?;
        page.select("#ws-brush", "free").await?;
        page.click("#ws-name").await?;
        page.keys("Am").await?;
        site.release();
        page.live().await?;
        page.keys("a").await?;
        assert_eq!(page.value("#ws-name").await?, "Ama");
        assert_eq!(page.value("#ws-brush").await?, "free");
        page.click("[data-t=\"ws-p0\"]").await?;
        says(page, "ws-counts", &WorkshopMessage::Counts { black: 0, white: 1 }).await?;
        page.click("[data-t=\"ws-save\"]").await?;
        assert_eq!(page.text("#pat-own-list b").await?, "Ama");
        // a board that is opened brings its own brush and name
        page.click("[data-t=\"pat-change-kites\"]").await?;
        assert_eq!(page.value("#ws-name").await?, "");
        assert_ne!(page.value("#ws-brush").await?, "free");
        Ok(())
    });
}
