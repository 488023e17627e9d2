//! A move in a sentence, and the state of the game after it.

use crate::{
    engine::{
        Game, Hole, Target,
        clause::{Cited, ClauseId, Effect},
        seat::Seat,
        sowing::{
            Meaning, Move, Sowing,
            position::{Event, Mark, Position},
        },
    },
    session::Session,
    story::Brevity,
    words::{
        HoleChoice, HoleName, Message, MoveEnd, Next, SowingMessage,
        round::{Cut, Round},
    },
};

/// The clause by which the last move ended a round, and why if it could have been played on; `None` if it ended none.
pub fn round_end(session: &Session<Sowing>) -> Option<(Option<Cut>, ClauseId)> {
    let kind = session.game().kind();
    if !kind.has_rounds() || !session.position().is_between() {
        return None;
    }
    let (mut position, events) = session.replay(session.cursor())?;
    for cited in events.iter() {
        if cited.event == Event::RoundEnds {
            // no move leads back to a position of an earlier round
            let earlier = (0..session.cursor()).filter(|&moves| session.after(moves) == Some(&position));
            let why = if earlier.count() >= 2 { Cut::Repeated } else { Cut::Quiet };
            let is_cut = session.game().does(cited.clause, Effect::CutsRound);
            return Some((is_cut.then_some(why), cited.clause));
        }
        position.apply(cited.event);
    }
    None
}

/// Why the last move ended a round early, and the clause; `None` if it did not.
pub fn early_end(session: &Session<Sowing>) -> Option<(Cut, ClauseId)> {
    round_end(session).and_then(|(cut, clause)| Some((cut?, clause)))
}

/// The numbers of a whole move: counters lifted, hole of the last counter, counters taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveSummary {
    pub seat: Seat,
    /// The hole that was played, if one was.
    pub origin: Option<Hole>,
    /// Counters lifted from the hole that was played.
    pub count: u8,
    /// Counters that stayed in that hole.
    pub left: u8,
    /// Liftings after the first.
    pub laps: u32,
    /// `None` when the last counter fell in the mover's store.
    pub last: Option<Hole>,
    /// Counters captured by the mover, without what is swept up at the end.
    pub taken: u32,
    /// The holes that they lay in, each once.
    pub from: Vec<Hole>,
    /// Counters captured by others than the mover.
    pub others: u32,
    /// The holes that the move tied.
    pub ties: Vec<Hole>,
    /// A rule withheld what would have been taken.
    pub withheld: bool,
    /// The seats after the mover that could not sow and passed.
    pub passed: Vec<Seat>,
}

/// The most holes that are named in a sentence.
const FEW: usize = 3;

pub fn summary(game: &Sowing, before: &Position, chosen: Move, events: &[Cited<Event>]) -> MoveSummary {
    let origin = chosen.hole();
    let mut sum = MoveSummary {
        seat: before.to_move(),
        origin,
        count: 0,
        left: 0,
        laps: 0,
        last: origin,
        taken: 0,
        from: Vec::new(),
        others: 0,
        ties: Vec::new(),
        withheld: false,
        passed: Vec::new(),
    };
    for cited in events {
        sum.withheld |= game.does(cited.clause, Effect::WithholdsCapture);
        match cited.event {
            // a relay lifts again what has been lifted: the first lifting is what was played
            Event::Lift { hole, count } if Some(hole) == origin && sum.count == 0 => {
                sum.count = count;
                sum.left = before.count(hole).saturating_sub(count);
            }
            Event::Lift { .. } => sum.laps += 1,
            Event::Shift { to, .. } => sum.last = Some(to),
            Event::Drop { hole } => sum.last = Some(hole),
            Event::Bank { .. } => sum.last = None,
            Event::Pass { seat } => sum.passed.push(seat),
            Event::Mark { hole, mark: Mark::Tied(_) } => sum.ties.push(hole),
            Event::Capture { hole, count, seat } if !game.does(cited.clause, Effect::Collects) => {
                if seat != sum.seat {
                    sum.others += u32::from(count);
                    continue;
                }
                sum.taken += u32::from(count);
                if !sum.from.contains(&hole) {
                    sum.from.push(hole);
                }
            }
            _ => (),
        }
    }
    sum
}

/// The holes that counters were taken from, if they are few enough for a sentence.
fn from(game: &Sowing, sum: &MoveSummary) -> Vec<HoleName> {
    let few = if sum.from.len() <= FEW { &*sum.from } else { &[] };
    names(game, few)
}

fn names(game: &Sowing, holes: &[Hole]) -> Vec<HoleName> {
    holes.iter().map(|&hole| HoleName { hole, row: game.row() }).collect()
}

/// What playing a hole would do; `None` if it cannot be played, or is not sown.
pub fn move_end(game: &Sowing, position: &Position, hole: Hole) -> Option<MoveEnd> {
    let chosen = Move::Sow(hole);
    // where the direction has still to be chosen, the hole alone does not decide the move
    if game.targets(position, chosen).len() > 1 {
        return None;
    }
    end_of(game, position, chosen)
}

/// What a move that sows would do; `None` if it is not legal.
fn end_of(game: &Sowing, position: &Position, chosen: Move) -> Option<MoveEnd> {
    let mut events = Vec::new();
    game.try_play(position, chosen, |event| events.push(event)).ok()?;
    let sum = summary(game, position, chosen, &events);
    let last = sum.last.map(|hole| HoleName { hole, row: game.row() });
    let endless = events.iter().any(|cited| game.does(cited.clause, Effect::StopsEndless));
    let owner = sum.last.map_or(sum.seat, |hole| game.owner(position, hole));
    Some(MoveEnd { last, owner, taken: sum.taken, others: sum.others, ties: !sum.ties.is_empty(), endless })
}

/// What a legal move would do, and that the next tap plays it.
pub fn considered(game: &Sowing, position: &Position, chosen: Move) -> Option<Message> {
    let hole = HoleName { hole: chosen.hole()?, row: game.row() };
    let ends = match chosen {
        Move::Empty(_) => None,
        _ => Some(end_of(game, position, chosen)?),
    };
    Some(SowingMessage::Considered { kind: game.kind(), hole, ends }.into())
}

/// What is to be chosen: a hole to empty or to open, or one at an end of the row; or a hole to sow, in the first turn and
/// where holes were emptied until now.
pub fn choice(session: &Session<Sowing>) -> Option<Message> {
    let (game, position) = (session.game(), session.position());
    let mut moves = Vec::new();
    game.each_move(position, |chosen| moves.push(chosen));
    let what = match *moves.first()? {
        Move::Empty(_) => HoleChoice::Empty,
        chosen if opens(game, position, chosen) => HoleChoice::Open,
        _ if is_at_an_end(game, position, &moves) => HoleChoice::End,
        chosen if chosen.hole().is_some() && !has_sown(session) => HoleChoice::Sow,
        _ => return None,
    };
    Some(SowingMessage::Choose { kind: game.kind(), seat: game.to_move(position), what }.into())
}

/// Whether one of one's own holes is left out of the moves because a first move has to begin at an end of the row.
fn is_at_an_end(game: &Sowing, position: &Position, moves: &[Move]) -> bool {
    let seat = game.to_move(position);
    (0..2 * game.row()).map(Hole).any(|hole| {
        let is_left_out = game.owner(position, hole) == seat && !moves.contains(&Move::Sow(hole));
        is_left_out && game.does(game.refuse(position, &[Target::Hole(hole)]), Effect::BeginsAtEnd)
    })
}

/// Whether a legal move opens its hole.
fn opens(game: &Sowing, position: &Position, chosen: Move) -> bool {
    let mut opens = false;
    let played = game.try_play(position, chosen, |cited| {
        if let Event::Note { note, value } = cited.event {
            opens |= matches!(game.meaning(note, value), Some(Meaning::Opens { .. }));
        }
    });
    opens && played.is_ok()
}

/// Whether the player to move has sown before, or the game began without emptying holes.
fn has_sown(session: &Session<Sowing>) -> bool {
    let mover = session.game().to_move(session.position());
    let mut own = (0..session.cursor()).filter(|&moves| {
        let before = session.after(moves);
        before.is_some_and(|before| session.game().to_move(before) == mover)
    });
    let has_emptied = matches!(session.moves().first(), Some(Move::Empty(_)));
    let is_sown = |moves: usize| !matches!(session.moves().get(moves), Some(Move::Empty(_)));
    if has_emptied { own.any(is_sown) } else { session.cursor() > 0 }
}

/// The announcement of the last move played in a session that its players have not ended.
pub fn announcement(session: &Session<Sowing>, next: Next) -> Message {
    let game = session.game();
    let kind = game.kind();
    let number = session.cursor();
    match (session.replay(number), number.checked_sub(1).and_then(|last| session.moves().get(last))) {
        (Some((before, _)), Some(&Move::Empty(hole))) => SowingMessage::Emptied {
            kind,
            seat: before.to_move(),
            hole: HoleName { hole, row: game.row() },
            next,
        }
        .into(),
        (Some((before, _)), Some(Move::Next | Move::Arrange(_))) => {
            let after = session.position();
            let (round, starts) = (game.round(after), game.to_move(after));
            let round = match session.moves().get(number - 1) {
                Some(Move::Arrange(_)) => Round::Arranged { seat: before.to_move(), round, starts },
                _ => Round::Begins { round, starts },
            };
            Message::from(round)
        }
        (Some((before, events)), Some(&chosen)) if let Some(origin) = chosen.hole() => {
            let sum = summary(game, &before, chosen, &events);
            let name = |hole| HoleName { hole, row: game.row() };
            SowingMessage::Turn {
                kind,
                seat: sum.seat,
                hole: name(origin),
                count: sum.count,
                left: sum.left,
                laps: sum.laps,
                last: sum.last.map(name),
                taken: sum.taken,
                from: from(game, &sum),
                others: sum.others,
                ties: names(game, &sum.ties),
                withheld: sum.withheld,
                // where the round has ended nobody is to move
                passed: if session.position().is_between() { Vec::new() } else { sum.passed },
                cut: early_end(session).map(|(cut, _)| cut),
                next,
            }
            .into()
        }
        _ => Message::Start { kind: kind.into(), next },
    }
}

/// The announcement in few words, of a move that sows.
pub fn briefly(session: &Session<Sowing>, next: Next, brevity: Brevity) -> Option<Message> {
    let game = session.game();
    let chosen = *session.moves().get(session.cursor().checked_sub(1)?)?;
    let (before, events) = session.replay(session.cursor())?;
    let hole = HoleName { hole: chosen.hole()?, row: game.row() };
    if let Move::Empty(_) = chosen {
        return None;
    }
    let sum = summary(game, &before, chosen, &events);
    let (from, others) = match brevity {
        Brevity::Brief => (from(game, &sum), sum.others),
        Brevity::Briefest => (Vec::new(), 0),
    };
    let ties = names(game, &sum.ties);
    let MoveSummary { seat, taken, passed, .. } = sum;
    Some(
        SowingMessage::TurnBriefly { kind: game.kind(), seat, hole, taken, from, others, ties, passed, next }
            .into(),
    )
}
