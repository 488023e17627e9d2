//! English. The match is exhaustive: a message without words does not compile.

use super::{Message, Named, Next, english_errors, english_rules as rules, english_ui};
use crate::engine::{
    Outcome,
    clause::{Certainty, ClauseId},
    seat::Seat,
    sowing::{
        Kind,
        games::{adjiboto, kalah, mangala_suez},
    },
};

const SMALL: [&str; 13] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// Up to twelve in words.
fn number(count: u32) -> String {
    SMALL.get(count as usize).map_or_else(|| count.to_string(), ToString::to_string)
}

fn counters(kind: Kind, count: u32) -> String {
    let word = match (kind, count) {
        (Kind::Adjiboto, 1) => "bean",
        (Kind::Adjiboto, _) => "beans",
        (Kind::MangalaSuez, 1) => "shell",
        (Kind::MangalaSuez, _) => "shells",
        (Kind::Kalah, 1) => "counter",
        (Kind::Kalah, _) => "counters",
    };
    format!("{} {word}", number(count))
}

fn store(kind: Kind) -> &'static str {
    match kind {
        Kind::Adjiboto => "boto",
        Kind::MangalaSuez => "pile",
        Kind::Kalah => "store",
    }
}

/// What a capture is called.
fn takes(kind: Kind) -> &'static str {
    match kind {
        Kind::MangalaSuez => "eats",
        Kind::Adjiboto | Kind::Kalah => "takes",
    }
}

/// The side of the board a seat plays from.
fn side(seat: Seat) -> &'static str {
    ["South", "North"][seat.index() % 2]
}

fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [head @ .., last] => format!("{} and {last}", head.join(", ")),
    }
}

fn next(next: Next) -> String {
    match next {
        Next::Seat(seat) => format!("{} to move.", side(seat)),
        Next::Over { kind, outcome, stores } => ended(kind, outcome, stores),
    }
}

/// Who has won, and why.
fn ended(kind: Kind, outcome: Outcome, [first, second]: [u32; 2]) -> String {
    let winner = outcome.winners.iter().next().unwrap_or_default();
    let draw = outcome.winners.count() > 1;
    let ClauseId(clause) = outcome.clause;
    let won = |why: String| format!("{} has won: {why}", side(winner));
    let score = format!("{first} to {second}.");
    match kind {
        Kind::Adjiboto => match adjiboto::Clause::ALL.get(usize::from(clause)) {
            Some(adjiboto::Clause::Stuck) => {
                won(format!("{} has no hole with two beans.", side(winner.other())))
            }
            Some(adjiboto::Clause::Draw) => "A draw: the player who is stuck can refill his row.".into(),
            Some(adjiboto::Clause::Repetition) => "A draw: the same position has come three times.".into(),
            _ if draw => format!("A draw: neither can sow, and the botos are equal, {score}"),
            _ => won(format!("neither can sow, and the botos hold {score}")),
        },
        Kind::MangalaSuez => {
            let why = match mangala_suez::Clause::ALL.get(usize::from(clause)) {
                Some(mangala_suez::Clause::Repetition) => "the same position three times",
                Some(mangala_suez::Clause::Endless) => "a sowing without end",
                _ => "one side is empty",
            };
            let result = if draw { "A draw".into() } else { format!("{} has won", side(winner)) };
            format!("{result}, {first} to {second}: {why}.")
        }
        Kind::Kalah if draw => format!("A draw, {score}"),
        Kind::Kalah => won(score),
    }
}

/// The holes of a sowing: each by its letter while they are few, the way round when they are many.
fn path(kind: Kind, path: &[Option<Named>]) -> String {
    let name = |place: &Option<Named>| {
        place.map_or(format!("the {}", store(kind)), |hole| hole.letter().to_string())
    };
    match path {
        [] => String::new(),
        [only] => format!("in {}", name(only)),
        [holes @ .., last] if holes.len() < 12 => {
            format!("in {}, the last in {}", holes.iter().map(name).collect::<Vec<_>>().join(" "), name(last))
        }
        [first, .., last] => format!("from {} round the board, the last in {}", name(first), name(last)),
    }
}

pub fn say(message: &Message) -> String {
    match message {
        Message::Lifts { kind, seat, hole, count, left: 0 } => {
            format!("{} lifts {} from {}.", side(*seat), counters(*kind, (*count).into()), hole.letter())
        }
        Message::Lifts { kind, seat, hole, count, left } => format!(
            "{} lifts {} from {} and leaves {}.",
            side(*seat),
            counters(*kind, (*count).into()),
            hole.letter(),
            number((*left).into())
        ),
        Message::Sows { kind, path: holes, .. } => format!("One by one {}.", path(*kind, holes)),
        Message::Takes { kind, seat, hole, count } => {
            format!(
                "{} {} {} from {}.",
                side(*seat),
                takes(*kind),
                counters(*kind, (*count).into()),
                hole.letter()
            )
        }
        Message::Keeps { kind, seat, count } => {
            format!("{} keeps the {} left in its row.", side(*seat), counters(*kind, (*count).into()))
        }
        Message::Opens { hole, left: 0 } => {
            format!("{} is the last of the five holes to be opened.", hole.letter())
        }
        Message::Opens { hole, left } => {
            let holes = if *left == 1 { "hole is" } else { "holes are" };
            format!("{} is opened; {} more {holes} to come.", hole.letter(), number(*left))
        }
        Message::NothingTaken { kind: Kind::Adjiboto } => "Nothing may be taken on this move.".into(),
        Message::NothingTaken { kind: Kind::MangalaSuez } => "Nothing is eaten in a first turn.".into(),
        Message::Empties { kind, seat, hole, count } => format!(
            "{} empties {}: {} leave the game.",
            side(*seat),
            hole.letter(),
            counters(*kind, (*count).into())
        ),
        Message::MovesOn { to, .. } => format!("The shell that ate moves on to {}.", to.letter()),
        Message::Forces { seat, hole } => format!("{} has to begin at {}.", side(*seat), hole.letter()),
        Message::Forced { seat, hole } => {
            format!("{} begins where it has to, at {}.", side(*seat), hole.letter())
        }
        Message::Endless => "The sowing would not end: after 1,000 liftings it stops where it stands.".into(),
        Message::NothingTaken { kind: Kind::Kalah } => "Nothing is taken.".into(),
        Message::TurnGoes { seat } => format!("It is {}’s turn.", side(*seat)),
        Message::Again { kind, seat } => {
            format!("The last one fell in the {}: {} moves again.", store(*kind), side(*seat))
        }
        Message::Passes { seat } => format!("{} cannot sow and passes.", side(*seat)),
        Message::Told { kind, seat, hole, count, laps, last, taken, next: then } => {
            let end = last.map_or(format!("its {}", store(*kind)), |hole| hole.letter().to_string());
            let takes =
                if *taken == 0 { String::new() } else { format!(", {} {}", takes(*kind), number(*taken)) };
            let again = match laps {
                0 => String::new(),
                1 => ", lifts again".into(),
                laps => format!(", lifts {laps} times more"),
            };
            format!(
                "{} sows {} from {}{again}, ends in {end}{takes}. {}",
                side(*seat),
                number((*count).into()),
                hole.letter(),
                next(*then)
            )
        }
        Message::Emptied { seat, hole, next: then, .. } => {
            format!("{} empties {}. {}", side(*seat), hole.letter(), next(*then))
        }
        Message::Start { next: then, .. } => format!("A new game. {}", next(*then)),
        Message::TookBack { moves, next: then } => format!("Taken back: after move {moves}. {}", next(*then)),
        Message::PlayedAgain { moves, next: then } => {
            format!("Played again: after move {moves}. {}", next(*then))
        }

        Message::NotYours { hole, owner, row: (first, last), turn } => format!(
            "{} is {}’s hole. It is {}’s turn: {} to {}.",
            hole.letter(),
            side(*owner),
            side(*turn),
            first.letter(),
            last.letter()
        ),
        Message::MayNotEmpty { hole, gone: true, .. } => {
            format!("{} has been emptied already.", hole.letter())
        }
        Message::MayNotEmpty { hole, legal, .. } => {
            let letters: Vec<_> = legal.iter().map(|hole| hole.letter().to_string()).collect();
            format!("{} may not be emptied now. These may: {}.", hole.letter(), list(&letters))
        }
        Message::MustBegin { hole, at } => {
            format!("{} may not be played: this turn has to begin at {}.", hole.letter(), at.letter())
        }
        Message::TooFew { hole, count: 0, .. } => {
            format!("{} is empty: it may not be played.", hole.letter())
        }
        Message::TooFew { kind, hole, count } => {
            format!("{} holds {}: it may not be played.", hole.letter(), counters(*kind, (*count).into()))
        }
        Message::AlreadyOpened { hole, owed } => {
            let letters: Vec<_> = owed.iter().map(|hole| hole.letter().to_string()).collect();
            format!("{} has had its first play. Still to be opened: {}.", hole.letter(), list(&letters))
        }
        Message::Over(result) => format!("The game is over. {}", say(result)),
        Message::AtStart => "There is no move to take back.".into(),
        Message::AtEnd => "There is no move to play again.".into(),
        Message::NoSuchHole { letter } => format!("No hole is called {letter}."),
        Message::Unreadable(trouble) => {
            format!("This link could not be opened as it is. {}", english_errors::link(trouble))
        }

        Message::Ended { kind, outcome, stores } => ended(*kind, *outcome, *stores),
        Message::Hole { kind, hole, owner, count, playable } => {
            let may = if *playable { ", playable" } else { "" };
            let held = if *count == 0 { "empty".into() } else { counters(*kind, (*count).into()) };
            format!("{} {}, {held}{may}", side(*owner), hole.letter())
        }
        Message::Seat(seat) => side(*seat).into(),
        Message::Score { kind, seat, count } => {
            format!("{}’s {}: {}", side(*seat), store(*kind), counters(*kind, *count))
        }
        Message::ToMove => "to move".into(),
        Message::Wins => "has won".into(),
        Message::Draws => "draw".into(),
        Message::Clause { kind, clause } => {
            let at = usize::from(clause.0);
            match kind {
                Kind::Adjiboto => adjiboto::Clause::ALL.get(at).map(|&clause| rules::adjiboto_clause(clause)),
                Kind::MangalaSuez => {
                    mangala_suez::Clause::ALL.get(at).map(|&clause| rules::suez_clause(clause))
                }
                Kind::Kalah => kalah::Clause::ALL.get(at).map(|&clause| rules::kalah_clause(clause)),
            }
            .unwrap_or_default()
            .into()
        }
        Message::Certainty(certainty) => match certainty {
            Certainty::Stated => "stated",
            Certainty::Inferred => "inferred",
            Certainty::Editorial => "ours",
            Certainty::Witness => "another witness",
        }
        .into(),
        Message::CertaintyMeans(certainty) => match certainty {
            Certainty::Stated => "the source says so",
            Certainty::Inferred => "it follows from what the source says",
            Certainty::Editorial => "the sources are silent: we had to decide",
            Certainty::Witness => "only another source says so",
        }
        .into(),
        Message::Reading { kind, reading } => {
            readings(*kind).get(*reading).map_or("", |words| words.asks).into()
        }
        Message::Value { kind, reading, value } => readings(*kind)
            .get(*reading)
            .and_then(|words| words.answers.get(*value))
            .copied()
            .unwrap_or("")
            .into(),
        Message::Preset { kind, preset } => {
            presets(*kind).get(*preset).map_or("", |words| words.title).into()
        }
        Message::Differs { kind, readings: differing, preset } => {
            let title = presets(*kind).get(*preset).map_or("", |words| words.title);
            let says = presets(*kind).get(*preset).map_or("", |words| words.says);
            if differing.is_empty() {
                return format!("{title}. {says}");
            }
            let differing: Vec<_> = differing
                .iter()
                .map(|&(reading, value)| {
                    let words = &readings(*kind)[reading];
                    let colon = if words.asks.ends_with('?') { "" } else { ":" };
                    format!("{}{colon} {}", words.asks, words.answers.get(value).copied().unwrap_or(""))
                })
                .collect();
            format!("{title}, but: {}.", differing.join("; "))
        }
        Message::SourceAndPages { source: "", .. } => "Ours: the sources are silent".into(),
        Message::SourceAndPages { source, pages: "" } => (*source).into(),
        Message::SourceAndPages { source, pages } => format!("{source}: {pages}"),
        Message::Board { kind, moves: 0 } => format!("{}, the board before the first move", name(*kind)),
        Message::Board { kind, moves } => format!("{}, the board after move {moves}", name(*kind)),
        Message::StepOf { step, all } => format!("Step {step} of {all}"),
        Message::Pace(name) => match *name {
            "0.25" => "¼",
            "0.5" => "½",
            "1" => "1×",
            "instant" => "At once",
            other => other,
        }
        .into(),
        Message::Ui(ui) => english_ui::label(*ui),
    }
}

fn readings(kind: Kind) -> &'static [rules::ReadingWords] {
    match kind {
        Kind::Adjiboto => rules::ADJIBOTO_READINGS,
        Kind::MangalaSuez => rules::SUEZ_READINGS,
        Kind::Kalah => rules::KALAH_READINGS,
    }
}

fn presets(kind: Kind) -> &'static [rules::PresetWords] {
    match kind {
        Kind::Adjiboto => rules::ADJIBOTO_PRESETS,
        Kind::MangalaSuez => rules::SUEZ_PRESETS,
        Kind::Kalah => rules::KALAH_PRESETS,
    }
}

pub(super) fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Adjiboto => "Adjiboto",
        Kind::MangalaSuez => "Mangala of Suez",
        Kind::Kalah => "Kalah",
    }
}
