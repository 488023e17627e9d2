//! Pasang in a real browser: a board whose columns, points and lines are chosen.

mod announcements;
mod choice;
mod embed;
mod games;
mod phone;

use browser_tests::{Browser, Page, Result, Server, browser};
use papan::{
    board::pasang::{PointOrColumn, place_by_name},
    engine::{
        Game, Target,
        pasang::{Move, Pasang},
        seat::Seat,
    },
    notation::{
        pasang::{column_letter, line_name, point_name, read_move, write_move},
        read_readings,
    },
    playout::Playouts,
    session::Session,
    story::pasang::{choice as may, scene},
    words::say,
};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Readings under which a ka slides, slides or jumps, and takes parts of lines; each on another pattern.
const WAYS: [&str; 3] = ["encyclopedia", "pasang-emas.pattern-pattern_2", "traditional.pattern-checker"];

/// [`WAYS`], all of them in one browser and one in each of the others.
fn ways() -> &'static [&'static str] {
    match browser() {
        Browser::Chromium => &WAYS,
        Browser::Firefox => &WAYS[1..2],
        Browser::WebKit => &WAYS[2..],
    }
}

/// The spot of the board that the tab key reaches.
const STOP: &str = ".board .hit[tabindex=\"0\"]";

/// The focus is on the board, or among the lines that stand beside it.
const THERE: &str =
    "const e = document.activeElement; return !!e && (e.matches('.board .hit') || !!e.closest('#way'))";

/// What is tapped to choose a column, a point, a row or a letter along the edge.
fn hit(name: &str) -> String {
    format!(".board .hit[data-t=\"{name}\"]")
}

/// The button of a line.
fn line(name: &str) -> String {
    format!("#way [data-t=\"x{name}\"]")
}

fn game(readings: &str) -> Pasang {
    read_readings(Pasang::default(), readings).expect("readings of the rules").0
}

/// The game at every moment, as the rules have it.
fn moments(game: Pasang, moves: &[Move]) -> Vec<Session<Pasang>> {
    let mut sessions = vec![Session::new(game, game.start())];
    for &chosen in moves {
        let next = sessions[sessions.len() - 1].play(chosen);
        sessions.push(next.unwrap_or_else(|e| panic!("{} is refused: {e:?}", write_move(chosen))));
    }
    sessions
}

/// A game under the default readings after moves as they are written.
fn after(moves: &str) -> Session<Pasang> {
    let moves: Vec<_> = moves
        .split('_')
        .filter(|word| !word.is_empty())
        .map(|word| read_move(word).expect("a move"))
        .collect();
    moments(Pasang::default(), &moves).pop().expect("the last moment")
}

/// A random game played to its end: the shortest in which kas have moved and one of several lines was taken.
fn short(readings: &str) -> Vec<Session<Pasang>> {
    let game = game(readings);
    let mut games: Vec<_> = (0..60)
        .map(|seed| {
            let mut moves = Vec::new();
            Playouts::new(game, seed).play(game.start(), |_, chosen, _| moves.push(chosen));
            moments(game, &moves)
        })
        .collect();
    games.sort_by_key(Vec::len);
    let wanted = |game: &Vec<Session<Pasang>>| {
        game.len() > 8 && game.windows(2).any(|two| taps(&two[0], last(&two[1])).len() > 1)
    };
    games.into_iter().find(wanted).expect("a game with a choice of lines")
}

fn last(session: &Session<Pasang>) -> Move {
    *session.moves().last().expect("a move")
}

/// The name of the column or the point that a move begins with.
fn begins(chosen: Move) -> String {
    match chosen {
        Move::Passage(column) => format!("col-{}", column_letter(column)),
        Move::Ka { from, .. } => point_name(from),
        Move::Go { to, .. } => point_name(to),
    }
}

/// What is tapped, one after another, to play a move.
fn taps(before: &Session<Pasang>, chosen: Move) -> Vec<String> {
    let first = begins(chosen);
    let lines = may::candidates(before).into_iter().find_map(|candidate| match candidate {
        may::Candidate::Point { point, offers } if point_name(point) == first => Some(offers.len()),
        _ => None,
    });
    let mut taps = vec![hit(&first)];
    if let Move::Ka { line: taken, .. } | Move::Go { line: taken, .. } = chosen
        && lines.is_some_and(|lines| lines > 1)
    {
        taps.push(line(&line_name(taken)));
    }
    taps
}

/// Opens the page anew, with this after `#`.
async fn open(page: &Page, site: &Server, asked: &str) -> Result {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    page.open(&site.url(&format!("pasang/?{number}#{asked}"))).await?;
    page.live().await
}

/// Everything that the board shows and is called: the figures of the trays, and each column or point.
async fn assert_shows(page: &Page, session: &Session<Pasang>) -> Result {
    let trays = scene::trays(session, session.cursor());
    for seat in [Seat::FIRST, Seat::SECOND] {
        let [black, white] = trays[seat.index()];
        let points = session.position().score(seat);
        for (name, count) in [("-black", black), ("-white", white), ("", points.into())] {
            let css = format!(".board [data-count=\"{}{name}\"]", seat.name());
            assert_eq!(page.text(&css).await?, count.to_string(), "{css}");
        }
    }
    let script = "return [...document.querySelectorAll('.board .hit:not(.edge)')]\
        .map(e => [e.dataset.t, e.getAttribute('aria-label'), e.getAttribute('aria-disabled')])";
    let found = page.js(script).await?;
    let found = found.as_array().cloned().unwrap_or_default();
    assert!(found.len() >= 11, "columns or points can be reached");
    let candidates = may::candidates(session);
    for spot in &found {
        let name = spot[0].as_str().unwrap_or_default();
        let target = match place_by_name(name) {
            Some(PointOrColumn::Column(column)) => Target::Column(column),
            Some(PointOrColumn::Point(point)) => Target::Point(point),
            None => panic!("{name} is no spot"),
        };
        let label = may::label(session.position(), &candidates, &[], target).map(|label| say(&label));
        assert_eq!(spot[1].as_str(), label.as_deref(), "{name}");
        let playable = candidates.iter().any(|candidate| candidate.target() == target);
        assert_eq!(spot[2].is_null(), playable, "{name}");
    }
    Ok(())
}

/// The end is said with its clause, and nothing can be chosen any more.
async fn assert_over(page: &Page, session: &Session<Pasang>) -> Result {
    page.wait_for("#result").await?;
    let outcome = session.outcome().expect("the end");
    let clause = session.game().clauses()[usize::from(outcome.clause.0)].id;
    assert!(page.cites("#result", clause).await?, "the result cites {clause}");
    assert_eq!(page.count(".stage[data-turn]").await?, 0);
    assert_eq!(page.count(".board .hit:not(.edge):not([aria-disabled])").await?, 0);
    Ok(())
}
