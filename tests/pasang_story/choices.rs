//! What may be chosen is what the rules allow, and every point and column has a label.

use papan::{
    engine::{
        Game, Target,
        pasang::{
            Move, Pasang,
            board::{Point, SIDE},
            position::{Event, Piece},
        },
    },
    session::{Action, Session},
    story::{
        Query,
        pasang::{
            choice::{self, Candidate},
            query, why,
        },
    },
    words::say,
};

use super::{SEATS, at, sessions};

#[test]
fn what_may_be_chosen_is_what_the_rules_allow() {
    for session in sessions(2) {
        for moves in 0..=session.moves().len() {
            let session = at(&session, moves);
            let (game, position) = (session.game(), session.position());
            let mut legal = Vec::new();
            if !session.is_over() {
                game.each_move(position, |chosen| legal.push(chosen));
            }
            let candidates = choice::candidates(&session);
            let mut found = Vec::new();
            for candidate in &candidates {
                assert!(session.may_choose(candidate.target()));
                match candidate {
                    Candidate::Column { column, .. } => found.push(Move::Passage(*column)),
                    Candidate::Point { offers, .. } => found.extend(offers.iter().map(|offer| {
                        let line = offer.line;
                        match offer.from {
                            Some(from) => Move::Ka { from, to: offer.at, line },
                            None => Move::Go { to: offer.at, line },
                        }
                    })),
                }
                under_way(&session, candidate);
            }
            assert_eq!(found.len(), legal.len());
            assert!(legal.iter().all(|chosen| found.contains(chosen)));
            let columns = (0..SIDE).map(Target::Column);
            let points = Point::all().map(Target::Point);
            for target in columns.chain(points) {
                let label = choice::label(position, &candidates, &[], target).expect("a label");
                let text = say(&label);
                assert!(!text.is_empty() && !text.contains(", ,"), "{text}");
                let may = candidates.iter().any(|candidate| candidate.target() == target);
                assert_eq!(may, text.contains(" may "), "{text}");
            }
            assert_eq!(why::no_choice(&session).is_some(), legal.len() == 1 && !session.is_over());
        }
    }
}

/// What is offered once a point has been chosen.
fn under_way(session: &Session<Pasang>, candidate: &Candidate) {
    let Candidate::Point { point, offers } = candidate else { return };
    let chosen = session.act(Action::Choose(candidate.target())).expect("a candidate");
    if let [only] = &offers[..] {
        assert_eq!(chosen.cursor(), session.cursor() + 1, "one line is taken at once");
        assert_eq!(
            u16::from(only.points),
            SEATS
                .map(|seat| chosen.position().score(seat) - session.position().score(seat))
                .iter()
                .sum::<u16>()
                - session_bonus(&chosen)
        );
        return;
    }
    assert_eq!(choice::offers(&chosen), *offers);
    assert!(say(&query::answer(&chosen, chosen.position(), Query::Playable)).starts_with("From "));
    for offer in offers {
        assert_eq!(offer.tokens.len(), usize::from(offer.line.sum()));
        assert!(
            offer.tokens.iter().all(|&token| chosen.position().at(token) == Some(Piece::Token(offer.colour)))
        );
        assert!(!say(&offer.label()).is_empty());
        let after = chosen.act(Action::Choose(Target::Line(offer.line))).expect("an offer");
        assert_eq!(after.cursor(), session.cursor() + 1);
    }
    for token in Point::all() {
        let having: Vec<_> = offers.iter().filter(|offer| offer.tokens.contains(&token)).collect();
        // nothing else that is taken lies farther from the ka on the same side
        let ends = |offer: &choice::Offer| {
            let from = |point: Point| point.0 as i32 - offer.at.0 as i32;
            let beyond =
                |other: &&Point| from(**other) * from(token) > 0 && from(**other).abs() > from(token).abs();
            !offer.tokens.iter().any(|other| beyond(&other))
        };
        let ending: Vec<_> = having.iter().filter(|offer| ends(offer)).collect();
        let wanted = match (&having[..], &ending[..]) {
            (_, [only]) => Some(only.line),
            ([only], []) => Some(only.line),
            _ => None,
        };
        assert_eq!(choice::line_at_token(offers, token), wanted);
        let label = choice::label(chosen.position(), &[], offers, Target::Point(token)).expect("a label");
        assert_eq!(token == *point, say(&label).contains("chosen"));
    }
}

/// What the kas have counted at the end.
fn session_bonus(session: &Session<Pasang>) -> u16 {
    let events = session.replay(session.cursor()).map(|(_, events)| events).unwrap_or_default();
    let of = |event: &Event| if let Event::Score { points, .. } = event { u16::from(*points) } else { 0 };
    events.iter().map(|cited| of(&cited.event)).sum()
}
