//! The table of rounds: the counters of each player at the end of a round, and the consequence for the next
//! round.

use yew::prelude::*;

use crate::{
    engine::{
        Game, Hole,
        clause::{Cited, Effect},
        seat::Seat,
        sowing::{
            Sowing,
            position::{Event, Mark, Position},
        },
    },
    session::Session,
    words::{Loan, LogLine, Message, UiText, say},
};

/// A finished round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundRow {
    /// The move that ended it, from 1.
    pub moves: usize,
    /// Its number, from 1.
    pub round: u16,
    /// For each seat its counters at the end, and how it began the next round, in words, if that has begun.
    pub totals: Vec<(i32, Option<String>)>,
}

/// The finished rounds of a game, in order.
pub fn rounds(session: &Session<Sowing>) -> Vec<RoundRow> {
    let ends = (1..=session.moves().len()).filter(|&number| is_end(session, number));
    ends.filter_map(|number| row(session, number)).collect()
}

/// Whether move `number` ended a round.
fn is_end(session: &Session<Sowing>, number: usize) -> bool {
    let between = |number| session.after(number).is_some_and(Position::is_between);
    between(number) && !between(number - 1)
}

fn row(session: &Session<Sowing>, moves: usize) -> Option<RoundRow> {
    let game = session.game();
    let over = session.after(moves)?;
    let totals = game.seat_totals(over);
    let next = session.after(moves + 1);
    let carried = |seat: Seat| {
        let next = next?;
        let is_closed = |&hole: &Hole| next.mark(hole) == Mark::Closed && game.owner(next, hole) == seat;
        let closed = (0..2 * game.row()).map(Hole).filter(is_closed).count() as u8;
        let loans = loans(session, moves + 1, seat);
        Some(say(&LogLine::Carries { kind: game.kind(), stored: next.store(seat), closed, loans }))
    };
    let seats = game.seats();
    let totals = seats.iter().map(|seat| (totals[seat.index()], carried(seat))).collect();
    Some(RoundRow { moves, round: game.round(over), totals })
}

/// The loans and repayments of a seat in the move that began a round.
fn loans(session: &Session<Sowing>, number: usize, seat: Seat) -> Vec<(Loan, u8, Seat)> {
    let game = session.game();
    let events = session.replay(number).map(|(_, events)| events).unwrap_or_default();
    let loan = |&cited: &Cited<Event>| {
        let Event::Give { from, to, count } = cited.event else { return None };
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

/// The results of all finished rounds, for so many seats.
pub fn table(seats: usize, rounds: &[RoundRow]) -> Html {
    html! {
        <section class="rounds" aria-labelledby="rounds-title">
            <h2 class="side-head" id="rounds-title">{ say(&UiText::Rounds) }</h2>
            <p class="small" id="rounds-none" hidden={!rounds.is_empty()}>{ say(&UiText::NoRounds) }</p>
            <table aria-labelledby="rounds-title">
                <thead><tr>
                    <th scope="col">{ say(&UiText::Round) }</th>
                    for seat in (0..seats).filter_map(Seat::at) {
                        <th key={seat.name()} scope="col">{ say(&Message::Seat(seat)) }</th>
                    }
                </tr></thead>
                <tbody id="rounds">
                    for row in rounds {
                        <tr key={row.moves}>
                            <th scope="row">
                                <button type="button" class="move" data-t={format!("m{}", row.moves)}>{ row.round }</button>
                            </th>
                            for (count, carried) in &row.totals {
                                <td>{ count }if let Some(carried) = carried { <span class="small">{ carried }</span> }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </section>
    }
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
        let rounds = rounds(&recorded(sample::LENT[0]));
        let totals = |count, carried: &str| (count, Some(carried.to_string()));
        let has = |wanted: &(i32, Option<String>)| rounds.iter().any(|row| row.totals.contains(wanted));
        assert!(has(&totals(70, "35 in the store, 7 lent to Player 2")), "{rounds:?}");
        assert!(has(&totals(2, "2 in the store, 3 closed, 7 borrowed from Player 1")), "{rounds:?}");
        let last = rounds.last().expect("a round");
        assert_eq!(last.totals, [(64, None), (7, None), (27, None)]);
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
