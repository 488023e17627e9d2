//! Games by the rules, and what a page shows of them.

use crate::{Browser, Page, Result, Server, browser};
use papan::{
    engine::{
        Direction, Game, Hole, Target,
        seat::Seat,
        sowing::{
            Kind, Move, Sowing,
            position::{Mark, Position},
        },
    },
    notation::{hole_letter, read_move, read_readings, write_move},
    playout::Playouts,
    session::Session,
};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Games of every shape, with moves whose last one is long enough to be examined step by step. The pages of the
/// other games have no further features, so tests that go through whole games use these.
const SHAPES: [(Kind, &[&str]); 4] = [
    (Kind::Adjiboto, &["e", "A", "c"]),
    (Kind::MangalaSuez, &["xa", "xA", "xb", "c"]),
    (Kind::KotuBaendum, &["a~", "A", "b", "G"]),
    (Kind::RajaPasuMandiri, &["C", "a", "f"]),
];

/// Some of [`SHAPES`].
type Shapes = Vec<(Kind, &'static [&'static str])>;

/// All of [`SHAPES`], for what is tested in one browser alone.
pub fn shapes() -> Shapes {
    SHAPES.into()
}

/// The games of [`shapes`], for features that are the same in each game of a shape.
pub fn forms() -> Vec<Kind> {
    kinds(shapes())
}

/// Some of [`SHAPES`] in each browser, for what is tested in every browser: each shape in Chromium or Firefox, whose
/// drivers have fingers, and one of them in WebKit. The shapes use the same program, and browsers differ in nothing
/// that depends on the game.
pub fn own_shapes() -> Shapes {
    let own: &[usize] = match browser() {
        Browser::Chromium => &[1, 2],
        Browser::Firefox => &[0, 3],
        Browser::WebKit => &[1],
    };
    own.iter().map(|&shape| SHAPES[shape]).collect()
}

/// The games of [`own_shapes`].
pub fn own_forms() -> Vec<Kind> {
    kinds(own_shapes())
}

fn kinds(shapes: Shapes) -> Vec<Kind> {
    shapes.into_iter().map(|(kind, _)| kind).collect()
}

/// The text by which the page says how many moves lead to the position of a board.
pub fn when(moves: usize) -> String {
    if moves > 0 { format!("after move {moves}") } else { "before the first move".into() }
}

/// The selector of the element to tap for a hole.
pub fn hit(letter: char) -> String {
    format!("circle.hit[data-t=\"{letter}\"]")
}

pub fn letter(game: &Sowing, chosen: Move) -> char {
    let hole = chosen.hole().unwrap_or_else(|| panic!("{chosen:?} is no move of a hole"));
    hole_letter(hole, game.row())
}

/// The selectors to tap, in order, to play a move.
pub fn taps(game: &Sowing, before: &Position, chosen: Move) -> Vec<String> {
    let control = |name: &str| format!("[data-t=\"{name}\"]");
    match chosen {
        Move::Next => vec![control("next")],
        Move::Arrange(counts) => {
            let first = game.row() * before.to_move().index() as u8;
            let laid = counts.iter().zip(first..).flat_map(|(&count, hole)| {
                std::iter::repeat_n(hit(hole_letter(Hole(hole), game.row())), count.into())
            });
            std::iter::once(control("arrange")).chain(laid).chain([control("laid")]).collect()
        }
        _ => {
            let way = game.targets(before, chosen).iter().find_map(|target| match target {
                Target::Direction(Direction::Anticlockwise) => Some(control("way-a")),
                Target::Direction(Direction::Clockwise) => Some(control("way-c")),
                _ => None,
            });
            std::iter::once(hit(letter(game, chosen))).chain(way).collect()
        }
    }
}

/// A game with rounds is limited to one round, any other is unchanged: short enough to be played to its end
/// often.
pub fn brief(kind: Kind) -> (Sowing, String) {
    if !kind.has_rounds() {
        return (kind.game(), String::new());
    }
    let readings = format!("{}.rounds-1", kind.presets()[0].name);
    let (game, _) = read_readings(kind.game(), &readings).expect("readings of the rules");
    (game, format!("v=1&r={readings}&"))
}

/// Moves from their notation.
pub fn read(game: &Sowing, moves: &[&str]) -> Vec<Move> {
    moves.iter().map(|word| read_move(game, word).unwrap_or_else(|| panic!("{word} is no move"))).collect()
}

/// The sessions at every moment of a game.
pub fn moments(game: Sowing, moves: &[Move]) -> Vec<Session<Sowing>> {
    let mut sessions = vec![Session::new(game, game.start())];
    for &chosen in moves {
        let next = sessions[sessions.len() - 1].play(chosen);
        sessions.push(next.unwrap_or_else(|e| panic!("{chosen:?} is refused: {e:?}")));
    }
    sessions
}

/// The session after moves in notation.
pub fn after(game: Sowing, moves: &[&str]) -> Session<Sowing> {
    let all = moments(game, &read(&game, moves));
    all[all.len() - 1].clone()
}

/// A number of random games, always the same.
pub fn games(game: Sowing, count: u64) -> impl Iterator<Item = Vec<Move>> {
    (0..count).map(move |seed| {
        let mut moves = Vec::new();
        Playouts::new(game, seed).play(game.start(), |_, chosen, _| moves.push(chosen));
        moves
    })
}

/// A random game of at least `least` moves, the shortest of a hundred.
pub fn random(game: Sowing, least: usize) -> Vec<Move> {
    let shortest = games(game, 100).filter(|moves| moves.len() >= least).min_by_key(Vec::len);
    shortest.unwrap_or_else(|| panic!("no game has {least} moves"))
}

/// The first hole that may be played.
pub fn first(session: &Session<Sowing>) -> char {
    legal(session)[0]
}

/// The letters of all holes that may be played.
pub fn legal(session: &Session<Sowing>) -> Vec<char> {
    let mut all = Vec::new();
    session.game().each_move(session.position(), |chosen| all.push(letter(session.game(), chosen)));
    all
}

/// The fragment of an address with these moves, as after `#`.
pub fn moves(game: &Sowing, moves: &[Move]) -> String {
    let words: Vec<_> = moves.iter().map(|&chosen| write_move(game, chosen)).collect();
    format!("moves={}", words.join("_"))
}

/// The figures of the board, in order: the open holes, then the stores.
pub fn figures(game: &Sowing, position: &Position) -> Vec<String> {
    let open = |hole: &Hole| position.mark(*hole) != Mark::Closed;
    let hole = |hole| format!("{} {}", hole_letter(hole, game.row()), position.count(hole));
    let store = |seat: Seat| format!("{} {}", seat.name(), position.store(seat));
    (0..2 * game.row()).map(Hole).filter(open).map(hole).chain(game.seats().iter().map(store)).collect()
}

impl Page {
    /// Opens the page of a game anew, with `asked` after `#`; waits until it is live and its log is complete.
    pub async fn open_game(&self, site: &Server, kind: Kind, asked: &str) -> Result {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        // changing only the fragment would not load the page again
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        self.open(&site.url(&format!("{}/?{number}#{asked}", kind.name()))).await?;
        self.live().await?;
        self.log_written().await
    }

    /// The figures shown on the board, in the order of [`figures`].
    pub async fn figures(&self) -> Result<Vec<String>> {
        let script = "return [...document.querySelectorAll('.board [data-count]')].map(e => `${e.dataset.count} ${e.textContent}`)";
        let found = self.js(script).await?;
        Ok(found.as_array().into_iter().flatten().filter_map(|v| v.as_str().map(String::from)).collect())
    }

    /// Waits until a number of moves have been played, and the last one is looked at.
    pub async fn played(&self, moves: usize) -> Result {
        let script = format!(
            "const now = document.querySelector('#moves [data-move] [aria-current]');\
             return {moves} == (now ? now.closest('[data-move]').dataset.move : 0)"
        );
        self.until(&format!("{moves} moves"), &script).await
    }

    /// Plays a move with keys only; the focus must be on the board.
    pub async fn plays_by_keys(&self, game: &Sowing, before: &Position, chosen: Move) -> Result {
        match chosen {
            Move::Next => return self.keys("n").await,
            Move::Arrange(_) => {}
            _ => self.keys(&letter(game, chosen).to_string()).await?,
        }
        for css in taps(game, before, chosen) {
            match css.strip_prefix("circle.hit[data-t=\"").and_then(|rest| rest.chars().next()) {
                Some(letter) if matches!(chosen, Move::Arrange(_)) => self.keys(&letter.to_string()).await?,
                Some(_) => {}
                None => {
                    self.wait_for(&css).await?;
                    // the first of the direction buttons gets the focus by itself
                    if css.contains("way-") {
                        let there = "return !!document.activeElement.closest('#way')";
                        self.until("the focus at the ways", there).await?;
                    }
                    if self
                        .js_with(
                            "return document.activeElement.matches(arguments[0])",
                            vec![css.as_str().into()],
                        )
                        .await?
                        != true
                    {
                        self.tab_to(&css, 20).await?;
                    }
                    self.press(crate::Key::Enter).await?;
                    self.until(
                        "the board to have the focus",
                        "return document.activeElement.matches('circle.hit')",
                    )
                    .await?;
                }
            }
        }
        Ok(())
    }

    /// Waits until no move is being shown. A long move may take a slow browser any time, as long as each next
    /// step comes within the usual timeout.
    pub async fn whole(&self) -> Result {
        const STEP: &str = "const air = document.querySelector('.air'), flying = document.querySelector('.air [data-step]');\
            const step = flying ? flying.dataset.step : ''";
        loop {
            let before = self.js(&format!("{STEP}; return air && step")).await?;
            if before.is_null() {
                return Ok(());
            }
            let script = format!("{STEP}; return !air || step !== {before}");
            self.until("the picture to be whole, or at another step", &script).await?;
        }
    }

    /// The middle of an element in the window, in CSS pixels.
    pub async fn middle(&self, css: &str) -> Result<(f64, f64)> {
        let script = "const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]";
        let at = self.picked(css, script).await?;
        let side = |side: usize| at[side].as_f64().unwrap_or_else(|| panic!("no element `{css}`"));
        Ok((side(0), side(1)))
    }

    /// The focused element: its `data-t`, or else its id; empty if nothing has the focus.
    pub async fn focused(&self) -> Result<String> {
        let script = "const e = document.activeElement; return e && e != document.body ? e.dataset.t || e.id || e.tagName : ''";
        Ok(self.js(script).await?.as_str().unwrap_or_default().into())
    }

    /// Presses Tab until an element has the focus, at most `most` times.
    pub async fn tab_to(&self, css: &str, most: usize) -> Result {
        for _ in 0..most {
            self.press(crate::Key::Tab).await?;
            let script = "return !!document.activeElement && document.activeElement.matches(arguments[0])";
            if self.js_with(script, vec![css.into()]).await? == true {
                return Ok(());
            }
        }
        Err(crate::Error::Other(format!("`{css}` is not reached in {most} stops")))
    }
}
