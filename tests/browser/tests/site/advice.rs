//! Advice: a hint in three steps, the analysis of every position looked at, and nothing of either before it is asked
//! for.

use browser_tests::{
    Page, Result, Server, dist,
    game::{after, first, hit, legal, random},
    last_of_two, run,
    session::{MOVES, address},
    site,
};
use papan::{
    engine::{
        Game,
        sowing::{Kind, Sowing},
    },
    session::Session,
    words::{advice::Advice, opponent::WorkerFailure, say},
};
use std::fs;

/// What is said.
const SAYS: &str = "#advice-says";
/// Values on the board.
const CHIPS: &str = ".board g.advice .pp-chip";
/// Rows of the list.
pub const ROWS: &str = "#advice-list tbody tr";

/// Asks in the menu.
async fn ask(page: &Page, what: &str) -> Result {
    page.open_menu().await?;
    let button = format!("#advice-menu-{what}");
    page.wait_for(&button).await?;
    page.picked(&button, "e.scrollIntoView({ behavior: 'instant', block: 'center' })").await?;
    page.click(&button).await?;
    page.is_closed().await
}

/// Asks for the analysis in the menu.
pub async fn analyse(page: &Page) -> Result {
    ask(page, "analysis").await?;
    page.wait_for("#advice").await
}

pub async fn open(page: &Page, site: &Server, path: &str) -> Result {
    page.set_before(site, "speed=instant").await?;
    page.open(&site.url(path)).await?;
    page.live().await?;
    // the controls of a move stand where nobody is asked any more who plays
    if page.count("[data-t=together]").await? > 0 {
        page.click("[data-t=together]").await?;
        page.wait_for("#hint").await?;
    }
    Ok(())
}

/// Waits until what is said begins so.
async fn says(page: &Page, begins: &str) -> Result<String> {
    let begins = serde_json::json!(begins);
    let script = format!("return document.querySelector('{SAYS}').textContent.startsWith({begins})");
    page.until(&format!("{begins} to be said"), &script).await?;
    page.text(SAYS).await
}

/// Waits for so many of what a selector names.
async fn counts(page: &Page, css: &str, count: usize) -> Result {
    let script = format!("return document.querySelectorAll('{css}').length == {count}");
    page.until(&format!("{count} of {css}"), &script).await
}

/// The next step of a hint, by the button beside the board.
pub async fn further(page: &Page) -> Result {
    page.click("#hint").await
}

async fn press(page: &Page, css: &str) -> Result {
    page.show(css).await?;
    page.click(css).await
}

#[test]
fn a_hint_comes_in_three_steps_and_goes_with_the_position() {
    run(async |page| {
        let site = site(|_| ())?;
        open(page, &site, "kalah/").await?;
        assert_eq!(page.count("#advice, g.advice").await?, 0, "nobody has asked");
        further(page).await?;
        let part = says(page, "Look among the holes").await?;
        counts(page, ".board g.advice path", 2).await?;
        assert_eq!(page.text("#hint").await?, say(&Advice::AskSpot));
        // the menu goes on where the button has begun
        ask(page, "hint").await?;
        let spot = says(page, "The hole is").await?;
        let letter = spot.trim_end_matches('.').chars().last().expect("a letter");
        assert!(part.contains(letter) && "abcdef".contains(letter), "{part} {spot}");
        counts(page, ".board g.advice circle", 2).await?;
        further(page).await?;
        let line = says(page, &format!("Best: {letter}.")).await?;
        assert!(line.contains("Expected next:") && line.contains("of 100 such games"), "{line}");
        assert_ne!(page.count(CHIPS).await?, 0);
        assert_eq!(page.text("#hint").await?, say(&Advice::HideHint));
        further(page).await?;
        counts(page, "g.advice", 0).await?;
        assert_eq!(page.text("#hint").await?, say(&Advice::Hint));
        // the board is played on as ever, and the hint is gone
        further(page).await?;
        says(page, "Look").await?;
        page.click(&hit('a')).await?;
        page.until("the move", &format!("return {MOVES} == 1")).await?;
        counts(page, "g.advice", 0).await?;
        page.until("nothing said", &format!("return !document.querySelector('{SAYS}').textContent")).await?;
        assert_eq!(page.count("#advice").await?, 0);
        assert_eq!(site.reports(), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn what_is_marked_turns_with_the_screen() {
    run(async |page| {
        let site = site(|_| ())?;
        page.window_size(900, 700).await?;
        open(page, &site, "adjiboto/").await?;
        further(page).await?;
        says(page, "Look among the holes").await?;
        further(page).await?;
        let letter = says(page, "The hole is").await?.trim_end_matches('.').chars().last().expect("a letter");
        let marked = |lay: &str| {
            format!(
                "const at = e => ['cx', 'cy'].map(name => Math.round(e.getAttribute(name))).join();\
                const board = document.querySelector('.place .board[data-lay={lay}]');\
                const ring = board?.querySelector('g.advice circle');\
                return ring && at(ring) == at(board.querySelector('[data-t={letter}]'))"
            )
        };
        page.until("the hole of the hint", &marked("across")).await?;
        page.window_size(560, 900).await?;
        page.until("the same hole of the board that stands upright", &marked("upright")).await?;
        page.window_size(900, 700).await?;
        page.until("and of the one that lies", &marked("across")).await
    });
}

#[test]
fn a_hint_on_pasang_leads_to_a_column_and_then_to_a_point() {
    run(async |page| {
        let site = site(|_| ())?;
        open(page, &site, "pasang/").await?;
        further(page).await?;
        says(page, "Look among the columns").await?;
        counts(page, ".board g.advice path", 2).await?;
        further(page).await?;
        says(page, "The column is").await?;
        further(page).await?;
        says(page, "Best:").await?;
        // both passages, and then a ka is chosen
        page.open(&site.url("pasang/?1#moves=c_h")).await?;
        page.live().await?;
        further(page).await?;
        says(page, "Look at the columns").await?;
        further(page).await?;
        says(page, "The token at").await?;
        counts(page, ".board g.advice circle", 2).await?;
        assert_eq!(site.reports(), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn the_analysis_values_every_move_and_its_line_can_be_gone_through_and_played() {
    run(async |page| {
        let site = site(|_| ())?;
        open(page, &site, "kalah/").await?;
        analyse(page).await?;
        counts(page, CHIPS, 6).await?;
        counts(page, ROWS, 6).await?;
        page.until("a line", "return document.querySelectorAll('.advice-line li').length > 1").await?;
        // through the line: a small picture, and the game is not touched
        for (control, now, pictures) in [("on", 1, 1), ("on", 2, 1), ("back", 1, 1), ("back", 0, 0)] {
            press(page, &format!("#advice-{control}")).await?;
            counts(page, ".advice-picture", pictures).await?;
            let script = format!(
                "const all = [...document.querySelectorAll('.advice-line li')];\
                 return all.findIndex(e => e.ariaCurrent || e.hasAttribute('aria-current')) + 1 == {now}"
            );
            page.until("the move of the line", &script).await?;
        }
        assert_eq!(page.js(&format!("return {MOVES}")).await?, 0);
        let best = page.text(".advice-line li").await?;
        press(page, "#advice-play").await?;
        page.until("the move", &format!("return {MOVES} == 1")).await?;
        page.wait_for("#moves [data-move=\"1\"]").await?;
        let played = page.text("#moves [data-move=\"1\"] b").await?;
        // the line may have become another while it was played
        assert_eq!(played.len(), best.len());
        let now = after(Kind::Kalah.game(), &[&played]);
        counts(page, CHIPS, legal(&now).len()).await?;
        // a position looked back at is valued too
        page.click("#undo").await?;
        page.until("no move", &format!("return {MOVES} == 0")).await?;
        counts(page, CHIPS, 6).await?;
        press(page, "[data-advice=close]").await?;
        counts(page, "g.advice", 0).await?;
        counts(page, "#advice", 0).await?;
        says(page, &say(&Advice::Off)).await?;
        assert_eq!(site.reports(), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn for_three_there_is_a_triangle_of_prospects() {
    run(async |page| {
        let site = site(|_| ())?;
        open(page, &site, "raja-pasu-mandiri/").await?;
        analyse(page).await?;
        page.wait_for(".advice-triangle .advice-point").await?;
        let start = after(Kind::RajaPasuMandiri.game(), &[]);
        counts(page, ROWS, legal(&start).len()).await?;
        let chips = page.text(CHIPS).await?;
        assert!(chips.ends_with('%'), "{chips}");
        let words = page.text("#advice-worth").await?;
        assert!(["Player 1", "Player 2", "Player 3"].iter().all(|seat| words.contains(seat)), "{words}");
        Ok(())
    });
}

/// The position of a game so many moves before its end, as a game of its own.
fn ending(game: Sowing, before: usize) -> Session<Sowing> {
    let moves = random(game, before + 1);
    let mut position = game.start();
    for &chosen in &moves[..moves.len() - before] {
        game.play(&mut position, chosen, |_| ());
    }
    Session::new(game, position)
}

#[test]
fn what_is_proved_is_said_to_be() {
    run(async |page| {
        let site = site(|_| ())?;
        let session = ending(Kind::Kalah.game(), 4);
        assert!(address(&session).contains("pos="));
        open(page, &site, &format!("kalah/#{}", address(&session))).await?;
        analyse(page).await?;
        page.until(
            "a proof",
            "const worth = document.querySelector('#advice-worth');\
             return worth && worth.textContent.startsWith('Proved: ')",
        )
        .await?;
        let cells = page.js("return [...document.querySelectorAll('#advice-list td')].some(e => e.textContent.startsWith('Proved'))").await?;
        assert_eq!(cells, true);
        // there is nothing left to think about
        page.until(
            "the end of it",
            &format!(
                "return !document.querySelector('#advice-depth').textContent.endsWith({})",
                serde_json::json!("Still thinking.")
            ),
        )
        .await?;
        let hole = first(&session);
        page.show(&hit(hole)).await?;
        page.click(&hit(hole)).await?;
        page.until("the move", &format!("return {MOVES} == 1")).await
    });
}

/// Writes down what the worker is told.
const LISTEN: &str = "self.told = [];\
    const own = papan.opponent;\
    papan.opponent = text => { told.push(text); own(text) }";

#[test]
fn who_looks_away_stops_it_and_the_opponent_comes_first() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = last_of_two();
        open(page, &site, &format!("{}/", kind.name())).await?;
        analyse(page).await?;
        counts(page, CHIPS, kind.game().row().into()).await?;
        page.js(LISTEN).await?;
        // off and on again, and hidden before it can be done
        page.js("const button = document.createElement('button'), press = () => button.click();\
             button.dataset.advice = 'analysis'; document.querySelector('#advice').append(button);\
             self.seen = hidden => {\
                Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });\
                document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))\
             };\
             press(); press(); seen(true)")
            .await?;
        page.until("a stop", "return told.length && /^stop=/.test(told.at(-1))").await?;
        page.js("told.length = 0; seen(false)").await?;
        page.until("that it goes on", "return told.some(text => /want=values/.test(text))").await?;
        // the second seat is the opponent's
        page.open_menu().await?;
        page.select("#seat-second", "4").await?;
        page.close_menu().await?;
        page.js("told.length = 0").await?;
        page.show(&hit('a')).await?;
        page.click(&hit('a')).await?;
        page.until("its move", &format!("return {MOVES} == 2")).await?;
        page.until("the analysis after it", "return /want=values/.test(told.at(-1))").await?;
        let told = page.js("return told.map(text => (text.match(/want=[a-z]+|^stop/) || [])[0])").await?;
        let wants: Vec<_> = told.as_array().into_iter().flatten().filter_map(|want| want.as_str()).collect();
        let moves = wants.iter().position(|&want| want == "want=move").expect("the opponent is asked");
        assert!(wants[..moves].iter().all(|&want| want == "stop"), "{wants:?}");
        Ok(())
    });
}

#[test]
fn where_the_worker_is_missing_it_is_said_and_the_game_goes_on() {
    run(async |page| {
        let names = fs::read_dir(dist()?.join("static")).expect("the site has its files").flatten();
        let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let missing: Vec<_> = names
            .filter(|name| {
                name.starts_with("opponent-") && (name.ends_with(".wasm") || name.ends_with(".packed.js"))
            })
            .collect();
        assert!(!missing.is_empty());
        let site = site(|options| options.missing = missing.clone())?;
        open(page, &site, "kalah/").await?;
        further(page).await?;
        says(page, &say(&Advice::Failed(WorkerFailure::NotLoaded))).await?;
        assert_eq!(page.count("g.advice").await?, 0);
        page.show(&hit('a')).await?;
        page.click(&hit('a')).await?;
        page.until("the move", &format!("return {MOVES} == 1")).await?;
        // they have come: it can be asked for again
        site.release();
        further(page).await?;
        says(page, "Look").await?;
        Ok(())
    });
}

#[test]
fn under_a_stage_that_is_turned_it_leaves_the_board_where_it_is() {
    run(async |page| {
        let site = site(|_| ())?;
        page.window_size(900, 700).await?;
        for kind in ["kalah", "raja-pasu-mandiri", "pasang"] {
            open(page, &site, &format!("embed/v1/{kind}/?orient=second")).await?;
            page.wait_for(".stage[data-near=second]").await?;
            let place = "const r = document.querySelector('.place .board').getBoundingClientRect();\
                return [r.top + scrollY, r.left].map(Math.round).join()";
            let before = page.js(place).await?;
            analyse(page).await?;
            page.wait_for(ROWS).await?;
            assert_eq!(page.js(place).await?, before, "{kind}");
            let below = page
                .js("const top = css => document.querySelector(css).getBoundingClientRect().top;\
                     return top('#advice') > top('.place .board')")
                .await?;
            assert_eq!(below, true, "{kind}");
        }
        Ok(())
    });
}

#[test]
fn it_fits_a_phone_and_breaks_no_rule_of_access() {
    run(async |page| {
        let site = site(|_| ())?;
        page.window_size(360, 740).await?;
        for (path, places) in [("kotu-baendum/", 1), ("pasang/#moves=c_h", 1)] {
            open(page, &site, path).await?;
            analyse(page).await?;
            page.until("values", &format!("return document.querySelectorAll('{CHIPS}').length > {places}"))
                .await?;
            let wide = page
                .js("return document.documentElement.scrollWidth <= document.documentElement.clientWidth")
                .await?;
            assert_eq!(wide, true, "{path}");
            let small = page
                .js("return [...document.querySelectorAll('#advice button')].map(e => e.getBoundingClientRect())\
                     .filter(r => r.width < 44 || r.height < 44).length")
                .await?;
            assert_eq!(small, 0, "{path}");
            assert_eq!(page.axe().await?, Vec::<String>::new(), "{path}");
        }
        Ok(())
    });
}
