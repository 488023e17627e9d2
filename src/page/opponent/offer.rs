//! A draw offered to the opponent. It evaluates the board as for a move, and agrees if none of its seats has
//! better prospects than a draw.

use super::{positions, stage::Stage, state::Offer, update};
use crate::{
    engine::seat::{Seat, Seats},
    options,
    page::{action::PageAction, agents::Agents, browser, played::Played},
    session::{Action, Session, Stop},
    words::opponent::WorkerFailure,
    worker::{Command, Reply, Request, State, Want},
};

/// Whether none of these seats has better prospects than what is offered, by the worker's reply; `None` if the reply has
/// no value for one of them. `wins` are the seats that win by the offer; all of them share a draw.
fn accepts(reply: &Reply, wins: Seats, seats: impl IntoIterator<Item = Seat>) -> Option<bool> {
    let prospects = &reply.lines.first()?.prospects;
    let mut accepts = true;
    for seat in seats {
        let share = if wins.has(seat) { 1000 / wins.count() } else { 0 };
        // in thousandths; rounding may lose one
        accepts &= u32::from(*prospects.get(seat.index())?) <= share + 1;
    }
    Some(accepts)
}

/// The seats that win if the players agree to end a game.
fn offered<F: Played>(session: &Session<F>) -> Seats {
    let last = session.after(session.moves().len()).unwrap_or(session.position());
    session.game().agreed(last).map_or_else(|| session.game().seats(), |outcome| outcome.winners)
}

/// A person offers a draw; it applies to the end of the game, whatever position is looked at.
pub fn offer<F: Played>(agents: &mut Agents<F>) {
    let seated = agents.opponent.seated;
    let level = (0..3).filter_map(Seat::at).filter_map(|seat| seated.level(seat)).max();
    let last = agents.session().act(Action::Goto(agents.session().moves().len()));
    let (Some(level), Ok(last)) = (level, last) else { return };
    if last.is_over() {
        // the page explains why that is not possible
        return agents.dispatch(PageAction::Do(Action::Stop(Stop::Agreed)));
    }
    let opponent = &mut agents.opponent;
    // the worker processes one request at a time: its own move must be requested again
    let holds_move = matches!(opponent.stage, Stage::Thinking | Stage::Found(_));
    opponent.set_idle();
    opponent.turn += 1;
    opponent.offer = Offer::Pending { turn: opponent.turn, holds_move };
    let request = Request {
        turn: opponent.turn,
        want: Want::Hint,
        kind: agents.plain.kind(),
        rung: level,
        nodes: positions(agents.thinking, agents.plain.kind(), level),
        seed: agents.thinking.seed.map_or(0, u64::from),
        game: options::write(&last, agents.table.preset, None),
    };
    agents.opponent.show();
    browser::ask_opponent(&Command::Think(request).write());
}

/// Handles a message of the worker; returns whether it was about the offer.
pub fn receive<F: Played>(agents: &mut Agents<F>, text: &str) -> bool {
    let Offer::Pending { turn, .. } = agents.opponent.offer else { return false };
    let lost = text.strip_prefix("failed=").map(WorkerFailure::from_word);
    let reply = Reply::read(text).filter(|reply| reply.turn == turn);
    let seats = (0..3).filter_map(Seat::at).filter(|&seat| agents.opponent.seated.level(seat).is_some());
    let answer = match (lost, reply) {
        (Some(why), _) => Err(why),
        (None, None) => return false,
        (None, Some(reply)) if reply.state == State::More => return true,
        (None, Some(reply)) => accepts(&reply, offered(agents.session()), seats).ok_or(WorkerFailure::Broken),
    };
    agents.opponent.offer = match answer {
        Ok(true) => Offer::Agreed,
        Ok(false) => Offer::Refused,
        Err(_) => Offer::None,
    };
    match answer {
        Ok(true) => {
            agents.opponent.show();
            agents.dispatch(PageAction::Do(Action::Stop(Stop::Agreed)));
        }
        Ok(false) => {
            agents.opponent.show();
            update(agents);
        }
        Err(why) => agents.opponent.set_stage(Stage::Stopped(Some(why))),
    }
    true
}

/// Called when another table is looked at: drops the offer and its answer, unless the game ended by it.
pub fn table_changed<F: Played>(agents: &mut Agents<F>) {
    let ended = agents.session().stopped() == Some(Stop::Agreed);
    let opponent = &mut agents.opponent;
    match opponent.offer {
        Offer::Agreed if ended => return,
        Offer::Pending { turn, .. } => browser::ask_opponent(&Command::Stop(turn).write()),
        _ => (),
    }
    opponent.offer = Offer::None;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::Seats;

    #[test]
    fn it_agrees_where_none_of_its_seats_stands_better() {
        let reply = |prospects: &str| {
            let text = format!("turn=5&state=done&depth=1&nodes=2\nc_A {prospects} 0,0 2 -");
            Reply::read(&text).unwrap()
        };
        let seat = |seat: Seat| [seat];
        for (prospects, first, second) in [
            ("500,500", true, true),
            ("613,387", false, true),
            ("0,1000", true, false),
            // differences from rounding are no advantage
            ("501,500", true, true),
            ("503,497", false, true),
        ] {
            let reply = reply(prospects);
            assert_eq!(accepts(&reply, Seats::BOTH, seat(Seat::FIRST)), Some(first), "{prospects}");
            assert_eq!(accepts(&reply, Seats::BOTH, seat(Seat::SECOND)), Some(second), "{prospects}");
        }
        let three = reply("333,334,333");
        assert_eq!(accepts(&three, Seats::THREE, Seats::THREE.iter()), Some(true));
        let three = reply("300,400,300");
        assert_eq!(accepts(&three, Seats::THREE, [Seat::FIRST, Seat::THIRD]), Some(true));
        assert_eq!(accepts(&three, Seats::THREE, [Seat::FIRST, Seat::SECOND]), Some(false));
        // an end by which a seat wins, and the other loses
        let wins = Seats::only(Seat::FIRST);
        assert_eq!(accepts(&reply("900,100"), wins, [Seat::FIRST]), Some(true));
        assert_eq!(accepts(&reply("900,100"), wins, [Seat::SECOND]), Some(false));
        assert_eq!(accepts(&reply("1000,0"), wins, [Seat::SECOND]), Some(true));
        // no value for one seat, or for any
        assert_eq!(accepts(&reply("500,500"), Seats::BOTH, [Seat::THIRD]), None);
        assert_eq!(accepts(&Reply::default(), Seats::BOTH, [Seat::FIRST]), None);
    }
}
