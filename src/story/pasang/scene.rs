//! Time inside a move of Pasang, and where the pieces are during it, independent of pixels.

use super::SEATS;
use crate::{
    engine::{
        clause::Cited,
        pasang::{
            KaTokenScored, Pasang,
            board::{Colour, Point},
            pattern::Pattern,
            position::{Event, Position},
        },
        seat::Seat,
    },
    session::Session,
};

/// The durations of a step at 1×, in milliseconds.
const TAKE: f64 = 180.0;
const SLIDE: f64 = 420.0;
const JUMP: f64 = 480.0;
/// The first tokens taken in a move take equally long; each further one takes nine tenths of the time of the
/// one before, down to the fastest.
const EVEN: usize = 5;
const QUICKER: f64 = 0.9;
const FASTEST_TAKE: f64 = 90.0;

/// Tokens taken, by seat and colour (black, white).
pub type Trays = [[usize; 2]; 2];

/// The piece that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flyer {
    Ball(Colour),
    /// A seat's ka, and its colour as a token.
    Ka(Seat, Colour),
}

/// The goal of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Point(Point),
    /// A place for a colour in a seat's tray, the first being 0.
    Tray {
        seat: Seat,
        colour: Colour,
        slot: usize,
    },
}

/// The piece of the step under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flying {
    pub piece: Flyer,
    pub from: Point,
    /// The point that a ka jumps over.
    pub over: Option<Point>,
    pub to: Place,
}

/// A moment of a move, between two steps or inside one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The pieces at rest: the moving piece has left its point and not yet arrived. The scores are those before
    /// its step.
    pub resting: Position,
    /// The tokens in the trays, without the moving one.
    pub trays: Trays,
    pub moving: Option<Flying>,
}

/// For each step of a move the index of its event, and its duration at 1× in milliseconds.
pub fn step_durations(events: &[Cited<Event>]) -> Vec<(usize, f64)> {
    let mut taken = 0;
    let one = |(at, cited): (usize, &Cited<Event>)| {
        let duration = match cited.event {
            Event::Slide { .. } => SLIDE,
            Event::Jump { .. } => JUMP,
            Event::Take { .. } => {
                taken += 1;
                let quicker = i32::try_from(taken.max(EVEN) - EVEN).unwrap_or(i32::MAX);
                f64::max(TAKE * QUICKER.powi(quicker), FASTEST_TAKE)
            }
            Event::Passage { .. } | Event::Rise { .. } | Event::Score { .. } | Event::Turn => return None,
        };
        Some((at, duration))
    };
    events.iter().enumerate().filter_map(one).collect()
}

/// The scene of the step after `steps` whole ones; past the last step the position after the move. `trays` are
/// the contents before the move.
pub fn scene(before: &Position, trays: Trays, events: &[Cited<Event>], steps: usize) -> Scene {
    let mut scene = Scene { resting: *before, trays, moving: None };
    let mut over = 0;
    for cited in events {
        if cited.event.is_step() {
            over += 1;
            if over > steps {
                scene.moving = flying(&scene, cited.event);
                break;
            }
        }
        scene.resting.apply(cited.event);
        if let Event::Take { seat, colour, .. } = cited.event {
            scene.trays[seat.index() % 2][colour as usize] += 1;
        }
    }
    if let Some(flying) = scene.moving {
        scene.resting = scene.resting.without(flying.from);
    }
    scene
}

/// The piece that a step moves, after all steps before it.
fn flying(scene: &Scene, event: Event) -> Option<Flying> {
    let ka = |seat: Seat| Some(Flyer::Ka(seat, scene.resting.ka_token(seat)?));
    Some(match event {
        Event::Take { seat, point, colour } => {
            let slot = scene.trays[seat.index() % 2][colour as usize];
            let to = Place::Tray { seat, colour, slot };
            Flying { piece: Flyer::Ball(colour), from: point, over: None, to }
        }
        Event::Slide { seat, from, to } => {
            Flying { piece: ka(seat)?, from, over: None, to: Place::Point(to) }
        }
        Event::Jump { seat, from, over, to } => {
            Flying { piece: ka(seat)?, from, over: Some(over), to: Place::Point(to) }
        }
        _ => return None,
    })
}

/// The tokens that each seat has taken in the first `upto` moves of a session (all of them if it has fewer),
/// including those missing at its start. A position does not contain this.
pub fn trays(session: &Session<Pasang>, upto: usize) -> Trays {
    let mut trays = before(session.game(), session.start());
    let mut was = session.start();
    for moves in 1..=upto {
        let Some(is) = session.after(moves) else { break };
        let mover = was.to_move();
        for colour in Colour::BOTH {
            // a token that has become a ka has left its point, but not for a tray
            let rose = was.ka_token(mover).is_none() && is.ka_token(mover) == Some(colour);
            let gone = was.count(colour).saturating_sub(is.count(colour));
            trays[mover.index() % 2][colour as usize] += gone.saturating_sub(rose.into()) as usize;
        }
        was = is;
    }
    trays
}

/// Divides the tokens that are missing at the start between the trays, as evenly as the scores allow. The true
/// division is not recorded.
fn before(game: &Pasang, start: &Position) -> Trays {
    let (black, white) = game.pattern().map_or((60, 60), Pattern::counts);
    let missing = [(Colour::Black, black), (Colour::White, white)].map(|(colour, all)| {
        let kas = SEATS.iter().filter(|&&seat| start.ka_token(seat) == Some(colour)).count() as u32;
        all.saturating_sub(start.count(colour) + kas) as i32
    });
    let scored = game.ka_token_scored == KaTokenScored::Yes && start.tokens() == 0;
    let [south, _] = SEATS.map(|seat| {
        let ka = start.ka_token(seat).filter(|_| scored).map_or(0, Colour::points);
        i32::from(start.score(seat)) - i32::from(ka)
    });
    let [black, white] = missing;
    // South has `of_white` white tokens, and the rest of South's points in black ones
    let fits = |&of_white: &i32| (0..=black).contains(&(south - 2 * of_white));
    let worth = black + 2 * white;
    let uneven = |&of_white: &i32| (of_white * worth - white * south).abs();
    let of_white = (0..=white).filter(fits).min_by_key(uneven);
    let of_white = of_white.unwrap_or((south / 2).clamp(0, white));
    let of_black = (south - 2 * of_white).clamp(0, black);
    let count = |tokens: i32| usize::try_from(tokens).unwrap_or(0);
    [[count(of_black), count(of_white)], [count(black - of_black), count(white - of_white)]]
}
