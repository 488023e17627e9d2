//! The table of the rounds: what each person held when a round was over, and what that meant for the next.

use super::escaped;
use crate::{
    engine::{
        Game, Hole,
        seat::Seat,
        sowing::{
            Sowing,
            position::{Mark, Position},
        },
    },
    i18n::{Tale, tell},
    session::Session,
};

/// The rows of the table, one a round that is over; nothing while none is.
pub fn rows(session: &Session<Sowing>) -> String {
    let ends = (1..=session.moves().len()).filter(|&number| is_end(session, number));
    ends.map(|number| row(session, number)).collect()
}

/// Whether a round was over after so many moves, and not before.
fn is_end(session: &Session<Sowing>, number: usize) -> bool {
    let between = |number| session.after(number).is_some_and(Position::is_between);
    between(number) && !between(number - 1)
}

fn row(session: &Session<Sowing>, number: usize) -> String {
    let game = session.game();
    let Some(over) = session.after(number) else { return String::new() };
    let held = game.scores(over);
    let next = session.after(number + 1);
    let cell = |seat: Seat| {
        let carried = next.map(|next| {
            let is_closed = |&hole: &Hole| next.mark(hole) == Mark::Closed && game.owner(next, hole) == seat;
            let closed = (0..2 * game.row()).map(Hole).filter(is_closed).count() as u8;
            let tale = Tale::Carries { kind: game.kind(), stored: next.store(seat), closed };
            format!("<span class=\"small\">{}</span>", escaped(&tell(&tale)))
        });
        format!("<td>{}{}</td>", held[seat.index()], carried.unwrap_or_default())
    };
    format!(
        "<tr><th scope=\"row\"><button type=\"button\" class=\"move\" data-t=\"m{number}\">{}</button></th>{}</tr>",
        game.round(over),
        game.seats().iter().map(cell).collect::<String>(),
    )
}
