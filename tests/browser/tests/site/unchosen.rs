//! What nobody chooses plays itself, visibly, and waits where a person wants it to.

use browser_tests::{
    Page, Result,
    game::{self, figures, hit, letter},
    run,
    session::MOVES,
    site,
};
use papan::{
    engine::{
        Game,
        sowing::{Kind, Move, Sowing},
    },
    notation::{read_move, read_readings},
    session::Session,
};

const SUEZ: Kind = Kind::MangalaSuez;

/// Three holes are emptied and two sown by choice: from then on, by Parker's rule, nobody chooses.
const OWN: usize = 5;

/// A game by Parker's rule with a few moves that nobody chooses.
fn parker() -> Vec<Session<Sowing>> {
    let game = SUEZ.preset("parker-1909").unwrap();
    let moments = game::moments(game, &game::random(game, OWN + 4));
    for moment in &moments[OWN..moments.len() - 1] {
        assert!(moment.only_move().is_some(), "somebody chooses in {moment:?}");
    }
    moments
}

fn moves(moments: &[Session<Sowing>]) -> &[Move] {
    moments[moments.len() - 1].moves()
}

fn hole(moments: &[Session<Sowing>], number: usize) -> String {
    hit(letter(moments[0].game(), moves(moments)[number - 1]))
}

/// Notes what follows on what: how many moves have been played, with `a` while the last of them is shown; and the
/// words about who chooses, each once.
const WATCH: &str = "const html = document.documentElement, seen = [], says = [];\
    const look = () => {\
        const now = moves() + (document.querySelector('.air') ? 'a' : '');\
        const only = document.querySelector('#only');\
        if (now != seen.at(-1)) seen.push(now);\
        const told = only && only.textContent + ' ' + only.querySelector('.cl').dataset.t;\
        if (only && !says.includes(told)) says.push(told);\
        html.dataset.seen = seen.join(' '); html.dataset.says = says.join('|') };\
    look(); new MutationObserver(look).observe(document.body, { childList: true, subtree: true })";

async fn noted(page: &Page, what: &str, between: char) -> Result<Vec<String>> {
    let noted = page.attribute("html", what).await?.unwrap_or_default();
    Ok(noted.split(between).map(String::from).collect())
}

/// Lets frames go by for twice as long as a move that plays itself waits before it begins.
async fn wait_in_vain(page: &Page) -> Result {
    let frames = "const from = performance.now();\
        while (performance.now() - from < 1500) await new Promise(ok => requestAnimationFrame(ok)); return true";
    page.js_async(frames).await.map(drop)
}

/// Plays what is one's own to choose.
async fn choose(page: &Page, moments: &[Session<Sowing>]) -> Result {
    for number in 1..=OWN {
        page.click(&hole(moments, number)).await?;
        page.played(number).await?;
    }
    Ok(())
}

/// Waits for what plays itself, move by move: a slow browser is waited for at each.
async fn to_the_end(page: &Page, moments: &[Session<Sowing>]) -> Result {
    for number in OWN + 1..moments.len() {
        page.played(number).await?;
    }
    page.wait_for("#result").await
}

#[test]
fn where_nobody_chooses_the_game_plays_itself_to_its_end() {
    run(async |page| {
        let site = site(|_| ())?;
        let moments = parker();
        let all = moments.len() - 1;
        page.open_game(&site, SUEZ, "r=parker-1909&speed=4").await?;
        page.js(&format!("const moves = () => {MOVES}; {WATCH}")).await?;
        choose(page, &moments).await?;
        to_the_end(page, &moments).await?;
        page.played(all).await?;
        page.whole().await?;
        assert_eq!(page.figures().await?, figures(moments[0].game(), moments[all].position()));
        // one after another, each of them shown, and whole before the next
        let seen = noted(page, "data-seen", ' ').await?.join(" ");
        let expected: Vec<_> = (OWN..=all).map(|number| format!("{number}a {number}")).collect();
        assert!(seen.ends_with(&expected.join(" ")), "{seen}");
        // and at every one of them it was said why
        let says = noted(page, "data-says", '|').await?;
        for moment in &moments[OWN..all] {
            let at = format!("now at {}.", letter(moment.game(), moment.only_move().unwrap()));
            let said = |says: &&String| {
                says.contains("Nobody chooses") && says.contains(&at) && says.contains("suez.follow")
            };
            assert!(says.iter().any(|says| said(&says)), "{at} in {says:?}");
        }
        assert_eq!(page.count("#only").await?, 0, "nobody is to choose any more");
        Ok(())
    });
}

#[test]
fn taking_back_goes_to_ones_own_last_choice() {
    run(async |page| {
        let site = site(|_| ())?;
        let moments = parker();
        let game = moments[0].game();
        // in the middle of what plays itself, and after its end
        for at_end in [false, true] {
            page.open_game(&site, SUEZ, "r=parker-1909&speed=4").await?;
            choose(page, &moments).await?;
            match at_end {
                true => to_the_end(page, &moments).await?,
                false => page.wait_for(&format!("[data-move=\"{}\"]", OWN + 2)).await?,
            }
            page.focus(&hit('a')).await?;
            page.keys("u").await?;
            page.played(OWN - 1).await?;
            wait_in_vain(page).await?;
            page.played(OWN - 1).await?;
            assert_eq!(page.count(".air").await?, 0);
            assert_eq!(page.figures().await?, figures(game, moments[OWN - 1].position()), "{at_end}");
            // another choice is followed by what follows from it
            let before = &moments[OWN - 1];
            let other = game::legal(before).into_iter().find(|&other| hit(other) != hole(&moments, OWN));
            page.click(&hit(other.expect("a choice"))).await?;
            page.played(OWN + 1).await?;
        }
        Ok(())
    });
}

#[test]
fn the_same_choice_again_is_followed_by_the_same() {
    run(async |page| {
        let site = site(|_| ())?;
        let moments = parker();
        page.open_game(&site, SUEZ, "r=parker-1909&speed=4").await?;
        choose(page, &moments).await?;
        to_the_end(page, &moments).await?;
        page.click("#undo").await?;
        page.played(OWN - 1).await?;
        page.click(&hole(&moments, OWN)).await?;
        to_the_end(page, &moments).await?;
        page.played(moments.len() - 1).await
    });
}

#[test]
fn where_a_person_wants_it_a_move_without_a_choice_waits_for_a_tap() {
    run(async |page| {
        let site = site(|_| ())?;
        let moments = parker();
        page.open_game(&site, SUEZ, "r=parker-1909&speed=4&forced=wait").await?;
        choose(page, &moments).await?;
        for number in OWN..OWN + 2 {
            page.whole().await?;
            wait_in_vain(page).await?;
            page.played(number).await?;
            assert_eq!(page.count("[data-move]").await?, number as u64);
            assert!(page.cites("#only", "suez.follow").await?);
            // no other hole will do
            let other = ['a', 'b'].map(hit).into_iter().find(|other| *other != hole(&moments, number + 1));
            page.click(&other.unwrap()).await?;
            page.wait_for("#why .cl").await?;
            assert!(page.cites("#why", "suez.follow").await?);
            page.click(&hole(&moments, number + 1)).await?;
            page.played(number + 1).await?;
        }
        Ok(())
    });
}

/// The moves of the list as they are written.
async fn written(page: &Page) -> Result<Vec<String>> {
    let words =
        page.js("return [...document.querySelectorAll('#moves .move b')].map(e => e.textContent)").await?;
    Ok(words.as_array().into_iter().flatten().filter_map(|v| v.as_str().map(String::from)).collect())
}

/// Plays what the lot has drawn; what the rules do not allow is refused.
fn drawn(game: Sowing, words: &[String]) -> Session<Sowing> {
    words.iter().fold(Session::new(game, game.start()), |session, word| {
        let chosen = read_move(&game, word).unwrap_or_else(|| panic!("{word} is no move"));
        assert!(matches!(chosen, Move::Empty(_)), "{word} empties nothing");
        session.play(chosen).unwrap_or_else(|e| panic!("{word} is refused: {e:?}"))
    })
}

#[test]
fn the_lot_draws_itself() {
    run(async |page| {
        let site = site(|_| ())?;
        let (game, _) = read_readings(SUEZ.game(), "catalogue.empties-random").unwrap();
        for speed in ["4", "instant"] {
            page.open_game(&site, SUEZ, &format!("r=catalogue.empties-random&speed={speed}")).await?;
            if speed == "4" {
                let only = page.text("#only").await?;
                assert!(only.contains("at random") && page.cites("#only", "suez.empties").await?, "{only}");
            }
            page.played(3).await?;
            page.whole().await?;
            let words = written(page).await?;
            let session = drawn(game, &words);
            assert!(!game.draws_lot(session.position()));
            assert_eq!(page.figures().await?, figures(&game, session.position()), "{words:?}");
            // the first choice is a person's
            wait_in_vain(page).await?;
            assert_eq!(written(page).await?, words);
            assert_eq!(page.count("#only").await?, 0);
            // taken back, it is not drawn again by itself
            page.focus(&hit('a')).await?;
            page.keys("u").await?;
            page.played(0).await?;
            wait_in_vain(page).await?;
            page.played(0).await?;
            assert_eq!(page.figures().await?, figures(&game, &game.start()));
            // but after a tap on another hole it is
            let other = ['a', 'b'].into_iter().find(|other| words[0] != format!("x{other}")).unwrap();
            page.click(&hit(other)).await?;
            page.played(3).await?;
            page.whole().await?;
            let again = written(page).await?;
            assert_eq!(again[0], format!("x{other}"));
            assert_eq!(page.figures().await?, figures(&game, drawn(game, &again).position()), "{again:?}");
        }
        Ok(())
    });
}

#[test]
fn the_lot_does_not_draw_the_same_every_time() {
    run(async |page| {
        let site = site(|_| ())?;
        let mut drawn = Vec::new();
        for _ in 0..10 {
            page.open_game(&site, SUEZ, "r=catalogue.empties-random&speed=instant").await?;
            page.played(3).await?;
            drawn.push(written(page).await?);
        }
        // one in 180 each time
        assert!(drawn.iter().any(|words| *words != drawn[0]), "{drawn:?}");
        Ok(())
    });
}
