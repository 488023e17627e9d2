//! The rows of the list of moves. A row depends only on the moves up to its own, so known rows stay valid as a
//! game goes on.

use std::rc::Rc;

use yew::AttrValue;

use crate::{
    engine::{
        clause::{Clause, ClauseId},
        seat::Seat,
    },
    session::Session,
    story::Story,
    words::{Message, say},
};

/// A move of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// From 1.
    pub number: usize,
    pub seat: Seat,
    /// The move in notation.
    pub word: AttrValue,
    /// No other move was possible.
    pub is_only: bool,
    /// What it took, in words; empty if it took nothing.
    pub taking: AttrValue,
}

/// The row of a move, by its number from 1; `None` after the last.
pub fn row<F: Story>(session: &Session<F>, number: usize) -> Option<Row> {
    let game = session.game();
    let &chosen = session.moves().get(number.checked_sub(1)?)?;
    let (before, events) = session.replay(number)?;
    let taking = match game.captured_count(&before, chosen, &events) {
        0 => String::new(),
        count => say(&Message::Took { kind: game.kind(), count }),
    };
    Some(Row {
        number,
        seat: game.to_move(&before),
        word: game.write_move(chosen).into(),
        is_only: is_only(game, &before),
        taking: taking.into(),
    })
}

/// Whether a seat has a single move. To begin a round is no move of a seat's, nor is what is drawn by lot.
fn is_only<F: Story>(game: &F, position: &F::Position) -> bool {
    let mut moves = 0;
    game.each_move(position, |_| moves += 1);
    moves == 1 && game.waits_for_round(position).is_none() && !game.draws_lot(position)
}

/// A clause of a game by its id.
pub fn clause<F: Story>(game: &F, ClauseId(id): ClauseId) -> Option<&'static Clause> {
    game.clauses().get(usize::from(id))
}

/// A cache of the rows of a game: a move costs no more in a long game than in a short one.
pub struct Rows<F: Story> {
    session: Option<Session<F>>,
    rows: Rc<[Rc<Row>]>,
}

impl<F: Story> Default for Rows<F> {
    fn default() -> Rows<F> {
        Rows { session: None, rows: Rc::new([]) }
    }
}

impl<F: Story> Rows<F> {
    /// The rows of all moves of a game. Returns the same `Rc` if no other move has been played.
    pub fn update(&mut self, session: &Session<F>) -> Rc<[Rc<Row>]> {
        let known = self
            .session
            .as_ref()
            .filter(|known| known.game() == session.game() && known.start() == session.start());
        let moves = known.map_or(&[][..], Session::moves);
        let same = moves.iter().zip(session.moves()).take_while(|(a, b)| a == b).count();
        if known.is_none() || same < moves.len().max(session.moves().len()) {
            let kept = self.rows.iter().take(same).cloned();
            let new = (same + 1..).map_while(|number| row(session, number).map(Rc::new));
            self.rows = kept.chain(new).collect();
            self.session = Some(session.clone());
        }
        self.rows.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{
            Game as _,
            sowing::{Kind, Sowing},
        },
        games::sample,
        options,
        playout::Playouts,
    };

    /// A few random games of every preset.
    fn each_game(mut look: impl FnMut(&Session<Sowing>)) {
        for kind in Kind::ALL {
            for preset in kind.presets() {
                let game = kind.preset(preset.name).unwrap();
                for seed in 0..3 {
                    let mut session = Session::new(game, game.start());
                    Playouts::new(game, seed).play(game.start(), |_, chosen, _| {
                        session = session.play(chosen).unwrap();
                    });
                    look(&session);
                }
            }
        }
    }

    #[test]
    fn a_row_that_is_known_holds_whatever_is_played_after_it() {
        each_game(|session| {
            let mut grown = Session::new(*session.game(), *session.start());
            for (number, &chosen) in (1..).zip(session.moves()) {
                grown = grown.play(chosen).unwrap();
                let row = row(&grown, number).unwrap();
                assert_eq!(Some(&row), super::row(session, number).as_ref());
                let (_, events) = session.replay(number).unwrap();
                let cites = events.iter().all(|cited| clause(session.game(), cited.clause).is_some());
                assert!(row.number == number && cites && !events.is_empty(), "{row:?} cites nothing");
            }
            let past = session.moves().len() + 1;
            assert_eq!((row(session, 0), row(session, past)), (None, None));
        });
    }

    #[test]
    fn what_is_known_is_kept_and_what_was_taken_back_is_not() {
        let at = |address: &str| options::read(sample::PLAIN.game(), address).session;
        let mut rows = Rows::default();
        let first = rows.update(&at("moves=a_A_c"));
        let longer = rows.update(&at("moves=a_A_c_D"));
        assert!(first.iter().zip(longer.iter()).all(|(a, b)| Rc::ptr_eq(a, b)) && longer.len() == 4);
        let looked_at = rows.update(&at("moves=a_A_c_D&at=m1"));
        assert!(Rc::ptr_eq(&longer, &looked_at), "the same moves");
        let words = |rows: &[Rc<Row>]| rows.iter().map(|row| row.word.to_string()).collect::<Vec<_>>();
        assert_eq!(words(&rows.update(&at("moves=a_B"))), ["a", "B"]);
        assert_eq!(words(&rows.update(&at(""))), [""; 0]);
    }
}
