//! A game on a small board, of any family: parsed from an address, drawn after any of its moves.

use crate::{
    board,
    engine::{Kind, family::Family, pasang::Pasang, sowing::Sowing},
    notation::Written,
    options,
    session::{Action, Session},
    story::{pasang::scene, sowing::marks},
};

pub enum SmallBoard {
    Sowing(Session<Sowing>),
    Pasang(Session<Pasang>),
}

/// The game of an address, up to the first error.
fn session<F: Written>(kind: Kind, address: &str) -> Option<Session<F>> {
    Some(options::read(F::by_name(kind.name())?, address).session)
}

fn is_over<F: Family>(session: &Session<F>) -> bool {
    session.act(Action::Goto(session.moves().len())).is_ok_and(|last| last.is_over())
}

impl SmallBoard {
    /// `None` if this program does not include the game.
    pub fn read(kind: Kind, address: &str) -> Option<SmallBoard> {
        match kind {
            Kind::Sowing(_) => session(kind, address).map(SmallBoard::Sowing),
            Kind::Pasang => session(kind, address).map(SmallBoard::Pasang),
        }
    }

    /// The number of its moves.
    pub fn moves(&self) -> usize {
        match self {
            SmallBoard::Sowing(session) => session.moves().len(),
            SmallBoard::Pasang(session) => session.moves().len(),
        }
    }

    /// The number of moves before the position that the address looks at.
    pub fn cursor(&self) -> usize {
        match self {
            SmallBoard::Sowing(session) => session.cursor(),
            SmallBoard::Pasang(session) => session.cursor(),
        }
    }

    /// Whether it is over, by its rules or by its players.
    pub fn is_over(&self) -> bool {
        match self {
            SmallBoard::Sowing(session) => is_over(session),
            SmallBoard::Pasang(session) => is_over(session),
        }
    }

    /// Whether the board is the one whose drawing is in the HTML file.
    pub fn is_prerendered(&self) -> bool {
        match self {
            SmallBoard::Sowing(session) => {
                board::sowing::static_board::is_prerendered(session.game(), session.position())
            }
            SmallBoard::Pasang(_) => true,
        }
    }

    /// The size of the picture, as `viewBox` has it.
    pub fn view_box(&self) -> String {
        match self {
            SmallBoard::Sowing(session) => {
                board::sowing::static_board::view_box(session.game(), session.position())
            }
            SmallBoard::Pasang(_) => board::pasang::static_board::view_box(),
        }
    }

    /// The parts of the board that never change, as SVG text for the HTML file.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn body(&self) -> String {
        match self {
            SmallBoard::Sowing(session) => {
                board::sowing::static_board::body(session.game(), session.position())
            }
            SmallBoard::Pasang(_) => board::pasang::static_board::body(),
        }
    }

    /// The counters or pieces after a number of moves, with the marks of the last one, as SVG text.
    pub fn contents(&self, moves: usize) -> String {
        match self {
            SmallBoard::Sowing(session) => {
                let position = session.after(moves).unwrap_or(session.position());
                let last =
                    session.replay(moves).zip(moves.checked_sub(1).and_then(|at| session.moves().get(at)));
                let marks = last.map_or_else(Vec::new, |((before, events), chosen)| {
                    marks::of_move(session.game(), &before, *chosen, &events)
                });
                board::sowing::static_board::contents(session.game(), position, &marks)
            }
            SmallBoard::Pasang(session) => {
                let position = session.after(moves).unwrap_or(session.position());
                let events = session.replay(moves).map(|(_, events)| events).unwrap_or_default();
                board::pasang::static_board::contents(position, scene::trays(session, moves), &events)
            }
        }
    }
}
