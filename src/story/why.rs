//! Why something may not be played, in words that begin with what is seen on the board.

use crate::{
    engine::{
        Game, Target,
        clause::ClauseId,
        sowing::{
            Kind, Sowing,
            position::Position,
            turn::{holes_of, row_of},
        },
    },
    i18n::{Message, Named},
    session::{Refusal, Session},
    story::caption,
};

/// A refusal as it is shown: words, and the clause they rest on where one forbids.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    pub says: Message,
    pub clause: Option<ClauseId>,
}

/// Explains why the session refused a target, or taking back or playing again.
pub fn why(session: &Session<Sowing>, target: Option<Target>, refusal: Refusal) -> Why {
    let game = session.game();
    match refusal {
        Refusal::AtStart => Why { says: Message::AtStart, clause: None },
        Refusal::AtEnd => Why { says: Message::AtEnd, clause: None },
        Refusal::Over(outcome) => Why {
            says: Message::Over(Box::new(caption::ended(session, outcome))),
            clause: Some(outcome.clause),
        },
        Refusal::Clause(clause) => Why {
            says: match target {
                Some(target) => reason(game, session.position(), clause, target),
                None => Message::Clause { kind: game.kind(), clause },
            },
            clause: Some(clause),
        },
    }
}

fn reason(game: &Sowing, position: &Position, clause: ClauseId, Target::Hole(hole): Target) -> Message {
    use crate::engine::sowing::games::mangala_suez::Clause as Suez;
    let row = game.row();
    let name = |hole| Named { hole, row };
    let turn = position.to_move();
    let owner = row_of(hole, row);
    let count = position.count(hole);
    let mut legal = Vec::new();
    game.each_move(position, |playable| legal.push(name(playable.hole())));
    if game.kind() == Kind::MangalaSuez {
        if clause == Suez::Empties.into() {
            return Message::MayNotEmpty { hole: name(hole), gone: count == 0, legal };
        }
        if let (true, Some(&at)) = (clause == Suez::Follow.into(), legal.first()) {
            return Message::MustBegin { hole: name(hole), at };
        }
    }
    if owner != turn {
        let mut own = holes_of(turn, row);
        let first = own.next().unwrap_or(hole);
        let last = own.next_back().unwrap_or(first);
        return Message::NotYours { hole: name(hole), owner, row: (name(first), name(last)), turn };
    }
    // a hole with enough in it can only be held back by what must be played before it
    if count < 2 || legal.is_empty() {
        return Message::TooFew { kind: game.kind(), hole: name(hole), count };
    }
    Message::AlreadyOpened { hole: name(hole), owed: legal }
}
