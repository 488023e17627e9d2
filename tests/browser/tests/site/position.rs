//! The page on which positions are set up: by mouse, by keys and by touch, sent as a link, and played from there.

use browser_tests::{Error, Frame, Key, Page, Result, Session, axe::themes, bytes, dist, run, run_in, site};
use papan::{
    engine::{
        family::Family,
        pasang::{Pasang, board::Point},
        sowing::{Sowing, position::Mark},
    },
    options,
    page::editor::{
        edited::Edited,
        editor_model::{EditorModel, read_request},
    },
};

fn named(name: &str) -> Sowing {
    Sowing::by_name(name).expect("a game")
}

/// Clicks on something that is in the middle of the window.
async fn hit(page: &Page, css: &str) -> Result {
    page.show(css).await?;
    page.click(css).await
}

/// What the page has laid out, by the text that stands in it.
async fn lies<F: Edited>(page: &Page, plain: F) -> Result<EditorModel<F>> {
    let text = page.value("#pos-text").await?;
    let preset = plain.presets()[0].name;
    let model = EditorModel::new(&read_request(plain, &format!("v=1&r={preset}&pos={text}")));
    assert_eq!(model.text(), text);
    // what is said of it stands there
    assert!(page.text("#pos-law").await?.starts_with(&model.status().text), "{text}");
    assert!(page.text("#pos-counts").await?.starts_with(&plain.counts(model.now())), "{text}");
    assert_eq!(page.attribute("#pos-play", "href").await?.is_some(), model.status().lawful);
    Ok(model)
}

/// The page of the game begins with this position.
async fn is_played<F: Edited>(page: &Page, plain: F, position: &F::Position) -> Result {
    let path = format!("return location.pathname.endsWith('/{}/index.html')", plain.name());
    page.until("the page of the game", &path).await?;
    page.live().await?;
    let opened = options::read(plain, &page.asked().await?);
    assert!(opened.errors.is_empty(), "{:?}", opened.errors);
    assert_eq!(opened.session.start(), position);
    Ok(())
}

#[test]
fn a_board_is_set_up_by_mouse_said_sent_and_played() {
    run(async |page| {
        let site = site(|_| ())?;
        let kotu = named("kotu-baendum");
        page.open(&site.url("kotu-baendum/position/")).await?;
        page.live().await?;
        // nothing is to take back yet, and whoever asks is told so
        let off = page.attribute("#pos-undo", "aria-disabled").await?;
        assert_eq!(off.as_deref(), Some("true"));
        hit(page, "#pos-undo").await?;
        assert_eq!(page.text("#pos-says").await?, "There is nothing to undo.");
        // a tied hole: its seeds come from the next
        hit(page, "#pos-hits-across [data-t=\"b\"]").await?;
        for _ in 0..2 {
            hit(page, "[data-t=\"pos-fewer\"]").await?;
        }
        let model = lies(page, kotu).await?;
        assert_eq!(page.count(".pos-pool use").await?, 2);
        assert!(page.text("#pos-says").await?.contains("two seeds still to place"));
        assert_eq!(model.now().holes[1], 2);
        assert_eq!(page.attribute("#pos-undo", "aria-disabled").await?, None);
        // the law has its clause, and the way to the game leads nowhere
        let link = page.attribute("#pos-law .cl", "href").await?;
        assert!(link.is_some_and(|link| link.ends_with("#kotu.setup")));
        hit(page, "#pos-play").await?;
        assert!(page.js("return location.pathname").await?.as_str().unwrap_or("").contains("/position/"));
        hit(page, "#pos-hits-across [data-t=\"a\"]").await?;
        hit(page, "[data-t=\"pos-more\"]").await?;
        hit(page, "[data-t=\"pos-more\"]").await?;
        hit(page, "[data-t=\"pos-mark-t1\"]").await?;
        page.select("#pos-note-way", "anticlockwise").await?;
        page.select("#pos-note-owed", "2").await?;
        hit(page, "[name=pos-turn][value=\"2\"]").await?;
        let model = lies(page, kotu).await?;
        let position = kotu.checked(model.now()).expect("a lawful board");
        assert_eq!(position.mark(papan::engine::Hole(0)), Mark::Tied(papan::engine::seat::Seat::FIRST));
        // the address follows: a reload, and another tab, show the same
        let written = format!("return decodeURIComponent(location.hash) == '#{}'", model.address());
        page.until("the address", &written).await?;
        page.reload().await?;
        page.live().await?;
        assert_eq!(lies(page, kotu).await?.now(), model.now());
        hit(page, "[data-t=\"pos-copy\"]").await?;
        let link = page.value("#pos-link").await?;
        assert!(link.ends_with(&format!("kotu-baendum/position/#{}", model.address())), "{link}");
        hit(page, "#pos-play").await?;
        is_played(page, kotu, &position).await?;
        // and back: the game's menu leads here with what lies
        page.open_menu().await?;
        hit(page, "#set-up").await?;
        page.until("the editor", "return location.pathname.includes('/position/')").await?;
        page.live().await?;
        assert_eq!(kotu.checked(lies(page, kotu).await?.now()), Ok(position));
        assert_eq!(site.reports(), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn a_board_is_set_up_by_keys_alone() {
    run(async |page| {
        let site = site(|_| ())?;
        let raja = named("raja-pasu-mandiri");
        page.open(&site.url("raja-pasu-mandiri/position/")).await?;
        page.live().await?;
        page.tab_to("#pos-hits-across [tabindex=\"0\"]", 10).await?;
        page.keys("d0").await?;
        page.press(Key::Up).await?;
        page.keys("7").await?;
        // the store above the hole
        page.focus_is(":is([data-t=first], [data-t=second], [data-t=third])").await?;
        let model = lies(page, raja).await?;
        assert_eq!(model.now().stores.iter().sum::<u32>(), 7);
        assert!(model.status().lawful);
        page.keys("A").await?;
        page.focus_is("[data-t=A]").await?;
        page.press(Key::Delete).await?;
        assert!(!lies(page, raja).await?.status().lawful);
        page.chord(Key::Control, 'z').await?;
        assert!(page.text("#pos-says").await?.starts_with("Undone."));
        page.chord(Key::Control, 'y').await?;
        page.chord(Key::Control, 'z').await?;
        assert_eq!(lies(page, raja).await?.now(), model.now());
        // also where no element has the focus
        page.js("document.activeElement.blur()").await?;
        page.chord(Key::Control, 'y').await?;
        assert!(!lies(page, raja).await?.status().lawful);
        page.chord(Key::Control, 'z').await?;
        assert_eq!(lies(page, raja).await?.now(), model.now());
        page.tab_to("#pos-note-round", 12).await?;
        page.keys("2").await?;
        page.tab_to("#pos-play", 12).await?;
        let model = lies(page, raja).await?;
        let position = raja.checked(model.now()).expect("a lawful board");
        page.press(Key::Enter).await?;
        is_played(page, raja, &position).await
    });
}

#[test]
fn points_are_laid_by_taps_and_by_names() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("pasang/position/")).await?;
        page.live().await?;
        let game = Pasang::default();
        page.select("#pos-passage-1", "c").await?;
        hit(page, "[data-t=\"pos-rest-1\"]").await?;
        hit(page, "[name=pos-turn][value=\"2\"]").await?;
        let model = lies(page, game).await?;
        let position = game.checked(model.now()).expect("a lawful board");
        assert!(position.score(papan::engine::seat::Seat::FIRST) > 0);
        // what lies is taken off, and laid again as the pattern has it
        hit(page, "[name=pos-brush][value=\"5\"]").await?;
        hit(page, "#pos-hits-across [data-t=\"e5\"]").await?;
        assert_eq!(lies(page, game).await?.now().at(Point::at(4, 4)), None);
        page.keys("k11").await?;
        page.focus_is("[data-t=k11]").await?;
        page.press(Key::Backspace).await?;
        assert!(page.text("#pos-law").await?.contains("cannot be empty yet"));
        hit(page, "[name=pos-brush][value=\"0\"]").await?;
        for point in ["e5", "k11"] {
            hit(page, &format!("#pos-hits-across [data-t=\"{point}\"]")).await?;
        }
        assert_eq!(game.checked(lies(page, game).await?.now()), Ok(position));
        // a text that is no position is refused with its place
        page.js("document.getElementById('pos-text').value = 'wb.ü'").await?;
        hit(page, "[data-t=\"pos-read\"]").await?;
        assert!(page.text("#pos-says").await?.starts_with("Column 4"));
        assert_eq!(page.value("#pos-text").await?, "wb.ü");
        hit(page, "#pos-play").await?;
        is_played(page, game, &position).await
    });
}

#[test]
fn another_address_and_another_shape_of_window_keep_the_page_in_use() {
    run(async |page| {
        let site = site(|_| ())?;
        let kalah = named("kalah");
        page.open(&site.url("kalah/position/#v=1&r=standard.holes-4")).await?;
        page.live().await?;
        assert_eq!(page.count(".hits .hit").await?, 2 * 4 + 2);
        assert_eq!(page.count("[data-lay=across] .body[data-static]").await?, 0);
        page.tab_to("#pos-hits-across [tabindex=\"0\"]", 10).await?;
        page.keys("d12").await?;
        assert!(page.value("#pos-text").await?.starts_with("4-4-4-12-"));
        page.js("location.hash = '#v=1&r=standard'").await?;
        page.until("the board of the file", "return document.querySelectorAll('.hits .hit').length == 14")
            .await?;
        assert_eq!(page.count("[data-lay=across] .body[data-static]").await?, 1);
        // the focus is still on the board
        page.keys("c7").await?;
        assert_eq!(lies(page, kalah).await?.now().holes[2], 7);
        // the board is turned, and the focus stays on its place
        page.window_size(420, 900).await?;
        page.wait_for("#pos-hits-upright").await?;
        page.until("the focus", "return document.activeElement.dataset.t == 'c'").await?;
        page.keys("5").await?;
        assert_eq!(lies(page, kalah).await?.now().holes[2], 75);
        page.js("location.hash = '#v=1&r=standard&pos=nonsense'").await?;
        page.until(
            "what cannot be read",
            "return document.getElementById('pos-says').textContent.includes('could not be read')",
        )
        .await?;
        // a place in the page is no position
        page.js("location.hash = '#laws'").await?;
        page.js("location.hash = '#v=1&r=standard.nonsense'").await?;
        page.until(
            "what cannot be read of the rules",
            "return document.getElementById('pos-says').textContent.includes('The rules in the address')",
        )
        .await?;
        Ok(())
    });
}

#[test]
fn fingers_find_everything_on_a_phone() {
    run_in(Session::PHONE, async |page| {
        let site = site(|_| ())?;
        for path in ["kotu-baendum/position/", "raja-pasu-mandiri/position/", "pasang/position/"] {
            page.open_in(&site, Frame::sized(&site.url(path), 360, 740)).await?;
            page.live().await?;
            if path.starts_with("pasang") {
                hit(page, "#pos-large").await?;
            }
            let small = "return [...document.querySelectorAll('.pos :is(button, input, select, a, label:has(input[type=radio]), .hit)')]\
                .map(e => [e, e.getBoundingClientRect()])\
                .filter(([e, r]) => r.width > 0 && !e.matches('[type=radio], .cl') && (r.width < 44 || r.height < 44))\
                .map(([e, r]) => (e.dataset.t || e.textContent) + ' ' + r.width + '×' + r.height)";
            assert_eq!(page.js(small).await?, serde_json::json!([]), "{path}");
            assert!(page.fits_across().await?, "{path}");
            // what is set of a place lies below the board, however far the page is scrolled
            let below = "const at = css => document.querySelector(css).getBoundingClientRect();\
                window.scrollBy(0, at('#pos-place').top);\
                return at('#pos-controls .pos-set').top >= at('#pos-place').bottom";
            assert_eq!(page.js(below).await?, serde_json::json!(true), "{path}");
            if path.starts_with("kotu") {
                for control in ["#pos-hits-upright [data-t=\"d\"]", "[data-t=\"pos-more\"]"] {
                    match page.tap(control).await {
                        Err(Error::NoTouch(_)) => hit(page, control).await?,
                        tapped => tapped?,
                    }
                }
                assert_eq!(lies(page, named("kotu-baendum")).await?.now().holes[3], 5);
            }
        }
        Ok(())
    });
}

#[test]
fn the_page_reads_without_scripts_and_is_accessible() {
    run(async |page| {
        let bare = site(|options| options.scripts = false)?;
        page.open(&bare.url("kotu-baendum/position/")).await?;
        let words = page.words().await?;
        for (says, _) in papan::words::position::laws(named("kotu-baendum").kind().into()) {
            assert!(words.contains(&says), "{says}");
        }
        assert!(!page.is_visible("#pos-text").await?);
        assert_eq!(page.axe().await?, Vec::<String>::new());
        Ok(())
    });
    run(async |page| {
        let site = site(|_| ())?;
        for path in ["kotu-baendum/position/", "pasang/position/"] {
            page.open(&site.url(path)).await?;
            page.live().await?;
            hit(page, "[data-t=\"pos-clear\"]").await?;
            hit(page, "[data-t=\"pos-copy\"]").await?;
            assert_eq!(page.axe_in(themes()).await?, Vec::<String>::new(), "{path}");
        }
        Ok(())
    });
}

#[test]
fn the_page_does_not_move_when_its_program_comes_and_loads_little() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url("kotu-baendum/position/")).await?;
        page.fonts().await?;
        let tops = "return [...document.querySelectorAll('h2, .btn, .pos-set, select')].filter(e => e.getClientRects().length).map(e => Math.round(e.getBoundingClientRect().top + scrollY)).join()";
        let (words, before) = (page.words().await?, page.js(tops).await?);
        // what is tapped before the start is done then
        hit(page, "[data-t=\"pos-clear\"]").await?;
        site.release();
        page.live().await?;
        // the page is live before the taps are acted on
        page.until("the tap", "return document.getElementById('pos-text').value.startsWith('0-0-0')").await?;
        assert_eq!(lies(page, named("kotu-baendum")).await?.now().holes.iter().sum::<u32>(), 0);
        hit(page, "[data-t=\"pos-undo\"]").await?;
        page.js("document.getElementById('pos-says').textContent = ''").await?;
        assert_eq!(page.words().await?, words);
        assert_eq!(page.js(tops).await?, before);
        let asked = bytes::counted(&site);
        let bytes = xtask::bench::transfer_size(&dist()?, asked.iter().map(String::as_str))?;
        println!("position: {bytes} bytes in {} requests", asked.len());
        assert!(bytes <= bytes::PAGE && asked.len() <= 9, "{bytes} bytes, {asked:?}");
        Ok(())
    });
}
