//! The table of rounds: for each player what a round has brought, what has been gained since the start, and what is
//! carried over into the next round.

use yew::prelude::*;

use crate::{
    engine::{
        Game, Hole,
        clause::{Cited, Effect},
        seat::Seat,
        sowing::{
            Kind, Sowing,
            position::{Event, Mark, Position},
        },
    },
    session::Session,
    story::sowing::gains::gains,
    words::{Loan, LogLine, Message, UiText, round::Round, say},
};

/// A finished round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundRow {
    /// The move that ended it, from 1.
    pub moves: usize,
    /// Its number, from 1.
    pub round: u16,
    /// For each seat what it came to.
    pub seats: Vec<SeatRow>,
}

/// What a round came to for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Its counters at the end.
    pub held: i32,
    /// Its gain in this round, debts counted; unknown in the first round of a game that began in a later one.
    pub gain: Option<i32>,
    /// Its gain since the start.
    pub sum: i32,
    /// How it began the next round, in words, if that has begun.
    pub carried: Option<String>,
}

/// The finished rounds of a game, in order.
pub fn rounds(session: &Session<Sowing>) -> Vec<RoundRow> {
    // before the first move nobody has gained anything
    let mut before = (session.start() == &session.game().start()).then_some([0; 3]);
    let mut rows = Vec::new();
    for number in (1..=session.moves().len()).filter(|&number| is_end(session, number)) {
        rows.extend(row(session, number, before));
        before = session.after(number).map(|over| gains(session.game(), over));
    }
    rows
}

/// Whether move `number` ended a round.
fn is_end(session: &Session<Sowing>, number: usize) -> bool {
    let between = |number| session.after(number).is_some_and(Position::is_between);
    between(number) && !between(number - 1)
}

/// `before` are the gains until the round, if they are known.
fn row(session: &Session<Sowing>, moves: usize, before: Option<[i32; 3]>) -> Option<RoundRow> {
    let game = session.game();
    let over = session.after(moves)?;
    let (totals, sums) = (game.seat_totals(over), gains(game, over));
    let next = session.after(moves + 1);
    let carried = |seat: Seat| {
        let next = next?;
        let is_closed = |&hole: &Hole| next.mark(hole) == Mark::Closed && game.owner(next, hole) == seat;
        let closed = (0..2 * game.row()).map(Hole).filter(is_closed).count() as u8;
        let loans = loans(session, moves + 1, seat);
        Some(say(&LogLine::Carries { kind: game.kind(), stored: next.store(seat), closed, loans }))
    };
    let seats = game.seats();
    let of = |seat: Seat| {
        let sum = sums[seat.index()];
        let gain = before.map(|before| sum - before[seat.index()]);
        SeatRow { held: totals[seat.index()], gain, sum, carried: carried(seat) }
    };
    Some(RoundRow { moves, round: game.round(over), seats: seats.iter().map(of).collect() })
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

/// The results of all finished rounds.
pub fn table(kind: Kind, rounds: &[RoundRow]) -> Html {
    html! {
        <section class="rounds" aria-labelledby="rounds-title">
            <h2 class="side-head" id="rounds-title">{ say(&UiText::Rounds) }</h2>
            <p class="small" id="rounds-none" hidden={!rounds.is_empty()}>{ say(&UiText::NoRounds) }</p>
            if !rounds.is_empty() {
                <p class="small">{ say(&Round::From { kind }) }</p>
            }
            <table aria-labelledby="rounds-title">
                <thead><tr>
                    <th scope="col">{ say(&UiText::Round) }</th>
                    for seat in (0..kind.seats()).filter_map(Seat::at) {
                        <th key={seat.name()} scope="col">{ say(&Message::Seat(seat)) }</th>
                    }
                </tr></thead>
                <tbody id="rounds">
                    for row in rounds {
                        <tr key={row.moves}>
                            <th scope="row">
                                <button type="button" class="move" data-t={format!("m{}", row.moves)}>{ row.round }</button>
                            </th>
                            for seat in &row.seats {
                                { cell(seat) }
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </section>
    }
}

/// What a round came to for a seat: the gain in the round, and below it what it holds and has gained since the start.
fn cell(SeatRow { held, gain, sum, carried }: &SeatRow) -> Html {
    html! {
        <td>
            { gain.map(|gain| say(&Round::Gain(gain))) }
            <span class="small">{ say(&Round::Sum { held: *held, gain: *sum }) }</span>
            if let Some(carried) = carried {
                <span class="small">{ [&*say(&UiText::CarriedOver), " ", carried.as_str()].concat() }</span>
            }
        </td>
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
        let row_totals = |row: &RoundRow| -> Vec<(i32, Option<String>)> {
            row.seats.iter().map(|seat| (seat.held, seat.carried.clone())).collect()
        };
        let has = |wanted: &(i32, Option<String>)| rounds.iter().any(|row| row_totals(row).contains(wanted));
        assert!(has(&totals(70, "35 in the store, 7 lent to Player 2")), "{rounds:?}");
        assert!(has(&totals(2, "2 in the store, 3 closed, 7 borrowed from Player 1")), "{rounds:?}");
        let last = rounds.last().expect("a round");
        assert_eq!(row_totals(last), [(64, None), (7, None), (27, None)]);
    }

    #[test]
    fn the_gains_of_rounds_sum_to_those_of_the_match() {
        for text in sample::LENT {
            let session = recorded(text);
            let rounds = rounds(&session);
            let last = rounds.last().expect("a round");
            for seat in session.game().seats().iter() {
                let brought = rounds.iter().map(|row| row.seats[seat.index()].gain.expect("a gain"));
                let sum: i32 = brought.sum();
                assert_eq!(sum, last.seats[seat.index()].sum);
                let stake = session.game().kind().stakes()[seat.index()];
                assert_eq!(sum, session.game().final_scores(session.position())[seat.index()] - stake);
            }
        }
        // what was gained before a game that was set up in a later round is not known
        let game = sample::THREE.game();
        let plain = recorded(sample::LENT[0]);
        let first = (1..plain.moves().len()).find(|&number| is_end(&plain, number)).expect("a round");
        let later = Session::new(game, *plain.after(first + 1).expect("the next round"));
        assert_eq!(rounds_of(&later), None);
    }

    /// The gain of the first seat in the first round of a session that is played to that round's end at random.
    fn rounds_of(session: &Session<Sowing>) -> Option<i32> {
        let mut played = session.clone();
        let mut over = false;
        crate::playout::Playouts::new(*session.game(), 1).play(*session.start(), |_, chosen, after| {
            if !over {
                played.push(chosen).expect("a legal move");
            }
            over |= after.is_between();
        });
        rounds(&played).first().expect("a round").seats[0].gain
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
