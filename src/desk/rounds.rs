//! The table of the rounds: what each person held when a round was over, and what that meant for the next.

use super::Logged;
use crate::{
    app::markup::escaped,
    engine::{
        Game, Hole,
        clause::{Cited, Effect},
        seat::Seat,
        sowing::{
            Sowing,
            position::{Event, Mark, Position},
        },
    },
    i18n::{Loan, Tale, tell},
    session::Session,
};

impl Logged for Sowing {
    fn rounds(session: &Session<Sowing>) -> String {
        rows(session)
    }
}

/// The rows of the table, one a round that is over; nothing while none is.
fn rows(session: &Session<Sowing>) -> String {
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
    let held = game.held(over);
    let next = session.after(number + 1);
    let cell = |seat: Seat| {
        let carried = next.map(|next| {
            let is_closed = |&hole: &Hole| next.mark(hole) == Mark::Closed && game.owner(next, hole) == seat;
            let closed = (0..2 * game.row()).map(Hole).filter(is_closed).count() as u8;
            let loans = loans(session, number + 1, seat);
            let tale = Tale::Carries { kind: game.kind(), stored: next.store(seat), closed, loans };
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

/// What a seat lent, borrowed or paid back in the move that began a round.
fn loans(session: &Session<Sowing>, number: usize, seat: Seat) -> Vec<(Loan, u8, Seat)> {
    let game = session.game();
    let events = session.told(number).map(|(_, events)| events).unwrap_or_default();
    let loan = |&cited: &Cited<Event>| {
        let Event::Give { from, to, count } = cited.what else { return None };
        let does = |effect| game.does(cited.clause, effect);
        match (does(Effect::Lends), does(Effect::Repays), from == seat, to == seat) {
            (true, _, true, _) => Some((Loan::Lent, count, to)),
            (true, _, _, true) => Some((Loan::Borrowed, count, from)),
            (_, true, true, _) => Some((Loan::Paid, count, to)),
            (_, true, _, true) => Some((Loan::Repaid, count, from)),
            _ => None,
        }
    };
    events.iter().filter_map(loan).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::sample, notation::Record};

    fn recorded(text: &str) -> Session<Sowing> {
        let record = <Record>::read(text).expect("a record");
        let mut session = Session::new(record.game, record.game.start());
        for chosen in record.moves {
            session.push(chosen).expect("a legal move");
        }
        session
    }

    #[test]
    fn loans_are_told_and_the_last_row_has_what_lies_in_the_stores() {
        let rows = rows(&recorded(sample::LENT[0]));
        let lender = "<td>70<span class=\"small\">35 in the store, 7 lent to North</span></td>";
        let borrower =
            "<td>2<span class=\"small\">2 in the store, 3 closed, 7 borrowed from South</span></td>";
        assert!(rows.contains(lender), "{rows}");
        assert!(rows.contains(borrower), "{rows}");
        assert!(rows.contains("<td>64</td><td>7</td><td>27</td>"), "{rows}");
    }

    #[test]
    fn no_counter_of_a_row_is_left_untold() {
        for text in sample::LENT {
            let session = recorded(text);
            for number in (1..session.moves().len()).filter(|&number| is_end(&session, number)) {
                let (over, next) = (session.after(number).unwrap(), session.after(number + 1).unwrap());
                for seat in session.game().seats().iter() {
                    let gone: i32 = loans(&session, number + 1, seat)
                        .iter()
                        .map(|&(loan, count, _)| match loan {
                            Loan::Lent | Loan::Paid => i32::from(count),
                            Loan::Borrowed | Loan::Repaid => -i32::from(count),
                        })
                        .sum();
                    let holes = (0..2 * session.game().row()).map(Hole);
                    let own = holes.filter(|&hole| session.game().owner(next, hole) == seat);
                    let filled: i32 = own.map(|hole| i32::from(next.count(hole))).sum();
                    assert_eq!(i32::from(over.store(seat)), i32::from(next.store(seat)) + filled + gone);
                }
            }
        }
    }
}
