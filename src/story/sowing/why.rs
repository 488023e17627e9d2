//! Why something may not be played; the text begins with what is visible on the board.

use crate::{
    engine::{
        Game, Hole, Target,
        clause::{ClauseId, Effect},
        seat::Seats,
        sowing::{
            Sowing,
            position::{Mark, Position},
            turn::holes_of,
        },
    },
    session::Session,
    story::{NoChoice, Why},
    words::{HoleName, Message, SowingMessage},
};

/// For somebody who has no choice: the only legal move, and the clause that leaves no other.
pub fn no_choice(session: &Session<Sowing>) -> Option<NoChoice> {
    let (game, position) = (session.game(), session.position());
    let kind = game.kind();
    if position.is_between() {
        return None;
    }
    if !session.is_over() && game.draws_lot(position) {
        let message = Message::from(SowingMessage::LotDraws { kind }).into();
        let why = Why { message, clause: game.clause_that(Effect::Empties) };
        return Some(NoChoice { why, is_transient: false });
    }
    let only = session.only_move()?.hole()?;
    let hole = HoleName { hole: only, row: game.row() };
    let seat = position.to_move();
    // why another hole of the row with counters may not be played, or else any hole
    let own: Vec<Hole> = (0..2 * game.row())
        .map(Hole)
        .filter(|&hole| hole != only && game.owner(position, hole) == seat)
        .collect();
    let other = *own.iter().find(|&&other| position.count(other) > 0).or(own.first())?;
    let clause = game.refuse(position, &[Target::Hole(other)]);
    let is_transient = !game.leaves_no_choice() || !game.does(clause, Effect::Follows);
    let message = match is_transient {
        true => SowingMessage::OnlyOne { seat, hole },
        false => SowingMessage::NobodyChooses { hole },
    };
    let why = Why { message: Message::from(message).into(), clause: Some(clause) };
    Some(NoChoice { why, is_transient })
}

/// Why the last target of a path may not be chosen; the text begins with what is visible on the board.
pub fn reason(game: &Sowing, position: &Position, clause: ClauseId, path: &[Target]) -> Message {
    let Some(&Target::Hole(hole)) = path.last() else {
        return Message::Clause { kind: game.kind().into(), clause };
    };
    let row = game.row();
    let name = |hole| HoleName { hole, row };
    let turn = position.to_move();
    let owner = game.owner(position, hole);
    let count = position.count(hole);
    let mut legal = Vec::new();
    game.each_move(position, |playable| legal.extend(playable.hole().map(name)));
    if game.does(clause, Effect::Empties) {
        return SowingMessage::MayNotEmpty { hole: name(hole), gone: count == 0, legal }.into();
    }
    if let (true, Some(&at)) = (game.does(clause, Effect::Follows), legal.first()) {
        return SowingMessage::MustBegin { hole: name(hole), at }.into();
    }
    // between two rounds no hole is played, and the rule says what comes first
    if owner != turn && !position.is_between() {
        let mut own = holes_of(turn, row);
        let first = own.next().unwrap_or(hole);
        let last = own.next_back().unwrap_or(first);
        // in a game for three a seat has holes in both rows
        let row = (game.seats() == Seats::BOTH).then(|| (name(first), name(last)));
        return SowingMessage::NotYours { hole: name(hole), owner, row, turn }.into();
    }
    // an own hole with counters can only be forbidden for the sake of the opponent
    let slam = game.does(clause, Effect::ForbidsSlam);
    if (slam || game.does(clause, Effect::KeepsFed)) && count > 0 && !legal.is_empty() {
        let count = if slam { 0 } else { count };
        return SowingMessage::Unfed {
            kind: game.kind(),
            hole: name(hole),
            count,
            other: turn.other(),
            feeds: legal,
        }
        .into();
    }
    let mark = position.mark(hole);
    if position.is_between() || position.round() > 0 && (count > 0 || mark != Mark::None) {
        return SowingMessage::Forbidden { kind: game.kind(), hole: name(hole), count, mark, clause }.into();
    }
    // a hole with enough counters can only be forbidden because another must be played first
    if count < 2 || legal.is_empty() {
        return SowingMessage::TooFew { kind: game.kind(), hole: name(hole), count }.into();
    }
    SowingMessage::AlreadyOpened { hole: name(hole), owed: legal }.into()
}
