//! What a choice that is only considered would do.

use super::choice::{self, Candidate, Offer};
use crate::{
    engine::{Target, pasang::Pasang},
    session::{Action, Session},
    words::pasang::Tokens,
};

/// The choice that is pointed at or has the focus.
#[derive(Clone, PartialEq, Debug)]
pub enum Ghost {
    /// A column to be emptied, and its tokens.
    Column { column: u8, tokens: Tokens },
    /// The lines of a point, one of them looked at.
    Lines { offers: Vec<Offer>, picked: usize },
}

/// What choosing a target would do; `None` if it cannot be chosen.
pub fn ghost(session: &Session<Pasang>, target: Target) -> Option<Ghost> {
    let open = choice::offers(session);
    let line = match target {
        Target::Line(line) => Some(line),
        Target::Point(point) => choice::line_at_token(&open, point),
        _ => None,
    };
    if let Some(picked) = open.iter().position(|offer| Some(offer.line) == line) {
        return Some(Ghost::Lines { offers: open, picked });
    }
    let restarted = session.act(Action::Drop).ok()?;
    choice::candidates(&restarted).into_iter().find(|candidate| candidate.target() == target).map(
        |candidate| match candidate {
            Candidate::Column { column, tokens } => Ghost::Column { column, tokens },
            Candidate::Point { offers, .. } => {
                let most = offers.iter().map(|offer| offer.points).max();
                let picked = offers.iter().position(|offer| Some(offer.points) == most).unwrap_or(0);
                Ghost::Lines { offers, picked }
            }
        },
    )
}
