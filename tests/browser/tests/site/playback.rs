//! A move shown in time: counter by counter, standing still, and never in the way of the next choice.

use browser_tests::{Page, Result, run, site};
use papan::{
    engine::{
        Game,
        sowing::{Kind, Sowing, position::Position},
    },
    notation::read_move,
    session::Session,
    story::showing::Run,
};

fn hit(letter: char) -> String {
    format!("circle.hit[data-t=\"{letter}\"]")
}

/// Waits until the board shows a position, all of it at one moment.
async fn lies(page: &Page, game: &Sowing, position: &Position) -> Result {
    page.lies(&Session::new(*game, *position)).await
}

/// A game after some moves, and the last of them laid out in time.
fn played(kind: Kind, moves: &[&str]) -> (Session<Sowing>, std::rc::Rc<Run<Sowing>>) {
    let game = kind.game();
    let session = moves.iter().fold(Session::new(game, game.start()), |session, word| {
        session.play(read_move(&game, word).unwrap()).unwrap()
    });
    let (before, events) = session.replay(moves.len()).unwrap();
    (session, Run::of(before, events))
}

/// Each game with moves whose last one is long enough to be looked into.
const GAMES: [(Kind, &[&str]); 3] = [
    (Kind::Adjiboto, &["e", "A", "c"]),
    (Kind::MangalaSuez, &["xa", "xA", "xb", "c"]),
    (Kind::Kalah, &["f", "E", "a"]),
];

#[test]
fn a_move_is_gone_through_counter_by_counter() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, moves) in GAMES {
            let (session, run) = played(kind, moves);
            let game = session.game();
            let list = moves.join("_");
            page.open(&site.url(&format!("{}/?{list}#moves={list}", kind.name()))).await?;
            page.live().await?;
            lies(page, game, session.position()).await?;
            // back from the end to the beginning of the move, and on again
            let all = run.steps();
            let looked = [all - 1, all - 2, all - 3];
            for steps in looked {
                page.click("#step-back").await?;
                page.wait_for(&format!(".air [data-step=\"{steps}\"]")).await?;
                lies(page, game, &run.resting_position(steps)).await?;
            }
            for steps in [all - 2, all - 1] {
                page.click("#step-on").await?;
                page.wait_for(&format!(".air [data-step=\"{steps}\"]")).await?;
                lies(page, game, &run.resting_position(steps)).await?;
            }
            page.click("#step-on").await?;
            page.until("the picture to be whole", "return !document.querySelector('.air')").await?;
            lies(page, game, session.position()).await?;
        }
        Ok(())
    });
}

#[test]
fn what_is_done_in_the_middle_of_a_move_is_done_at_once() {
    run(async |page| {
        // on a low screen the speed is in the menu alone
        page.window_size(1100, 800).await?;
        let site = site(|_| ())?;
        page.open(&site.url("adjiboto/#speed=0.25")).await?;
        page.live().await?;
        let game = Kind::Adjiboto.game();
        page.click(&hit('e')).await?;
        page.wait_for(".air").await?;
        // undo lands on the position before, whole
        page.click("#undo").await?;
        page.until("the picture to be whole", "return !document.querySelector('.air')").await?;
        lies(page, &game, &game.start()).await?;
        // the other player need not wait for the picture
        page.click(&hit('e')).await?;
        page.wait_for(".air").await?;
        page.click(&hit('A')).await?;
        page.wait_for("#moves [data-move=\"2\"] [aria-current]").await?;
        // at once, the picture is whole after every move
        page.click(".time .seg button:last-child").await?;
        page.click(&hit('c')).await?;
        page.wait_for("#moves [data-move=\"3\"] [aria-current]").await?;
        let (session, _) = played(Kind::Adjiboto, &["e", "A", "c"]);
        lies(page, &game, session.position()).await?;
        Ok(())
    });
}

#[test]
fn a_move_plays_by_itself_to_its_end_and_stops_when_told() {
    run(async |page| {
        // on a low screen the speed is in the menu alone
        page.window_size(1100, 800).await?;
        let site = site(|_| ())?;
        page.open(&site.url("mangala-suez/#moves=xa_xA_xb&speed=0.5")).await?;
        page.live().await?;
        let (session, run) = played(Kind::MangalaSuez, &["xa", "xA", "xb", "c"]);
        page.click(&hit('c')).await?;
        page.wait_for(".air").await?;
        page.click("#pause").await?;
        let shown = "return Number(document.querySelector('#scrub').value)";
        let stopped = page.js(shown).await?.as_u64().unwrap_or(u64::MAX) as usize;
        assert!(stopped < run.steps(), "{stopped} of {}", run.steps());
        lies(page, session.game(), &run.resting_position(stopped)).await?;
        assert_eq!(page.js(shown).await?, stopped);
        page.click(".time .seg button:nth-child(5)").await?;
        page.click("#pause").await?;
        page.until("the end of the move", "return !document.querySelector('.air')").await?;
        lies(page, session.game(), session.position()).await?;
        Ok(())
    });
}

#[test]
fn a_link_and_a_line_of_the_log_open_a_moment_inside_a_move() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, moves) in GAMES {
            let (session, run) = played(kind, moves);
            let (game, list, last) = (session.game(), moves.join("_"), moves.len());
            page.open(&site.url(&format!("{}/?{list}#moves={list}&at=m{last}.s2", kind.name()))).await?;
            page.live().await?;
            page.wait_for(".air [data-step=\"2\"]").await?;
            let lying = run.resting_position(2);
            lies(page, game, &lying).await?;
            // the seats have what they have at that moment, and whoever sows is to move
            for (seat, score) in game.seats().iter().zip(game.scores(&lying)) {
                assert_eq!(page.text(&format!("[data-score={}]", seat.name())).await?, score.to_string());
            }
            let mover = run.before.to_move().name();
            assert_eq!(page.attribute("#board", "data-turn").await?.as_deref(), Some(mover));
            // the first line of the log is where the move begins
            page.log_written().await?;
            page.click("#log li:first-child .line").await?;
            page.wait_for(".air [data-step=\"0\"]").await?;
            lies(page, game, &run.resting_position(0)).await?;
            page.wait_for("#log .line[aria-current]").await?;
            assert_eq!(page.count("#log .line[aria-current]").await?, 1);
        }
        Ok(())
    });
}

#[test]
fn at_once_means_that_nothing_moves_by_itself() {
    run(async |page| {
        // on a low screen the speed is in the menu alone
        page.window_size(1100, 800).await?;
        let site = site(|_| ())?;
        page.open(&site.url("kalah/#speed=0.25&moves=f_E")).await?;
        page.live().await?;
        page.click(&hit('a')).await?;
        page.wait_for(".air").await?;
        page.click(".time .seg button:last-child").await?;
        page.until("the picture to be whole", "return !document.querySelector('.air')").await?;
        // shown again it stands at its beginning, and goes on only by hand
        page.click("#pause").await?;
        page.wait_for(".air [data-step=\"0\"]").await?;
        page.click("#pause").await?;
        page.click("#step-on").await?;
        page.wait_for(".air [data-step=\"1\"]").await?;
        Ok(())
    });
}
