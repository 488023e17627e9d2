//! Every refusal names what is seen, and its clause is that of the rules.

use std::collections::BTreeMap;

use fastrand::Rng;
use papan::{
    engine::{
        Game, Target,
        pasang::{
            KaMethod, Line, Move, Pasang, SecondPassageRule,
            board::{Axis, Point, SIDE},
            position::{Piece, Position},
        },
        reading::Readings,
    },
    session::{Action, Refusal, Session},
    story::pasang::{
        choice::{self, Candidate},
        why,
    },
    words::{
        pasang::{PasangMessage, RefusalReason},
        say,
    },
};

use super::{at, sessions, words};

/// What is seen, in debug form without its numbers.
fn kind(seen: &PasangMessage) -> String {
    let PasangMessage::Refused(seen) = seen else { return format!("{seen:?}") };
    let text = format!("{seen:?}");
    text.split([' ', '{']).next().unwrap_or_default().into()
}

/// Whether what is seen is so in a position.
fn holds(position: &Position, target: Target, seen: &RefusalReason) -> bool {
    let (Target::Point(chosen), seat) = (target, position.to_move()) else { return true };
    match *seen {
        RefusalReason::Half { point, half } => point == chosen && half == chosen.half() && half != Some(seat),
        RefusalReason::NoToken { point, .. } => {
            point == chosen && !matches!(position.at(point), Some(Piece::Token(_)))
        }
        RefusalReason::Taken { point, .. } => point == chosen && position.at(point).is_some(),
        RefusalReason::Between { ka, to, point, .. } => {
            let one_lane = |axis: Axis| {
                let of = |point| axis.split(point);
                let places = (of(ka).1.min(of(to).1) + 1)..of(ka).1.max(of(to).1);
                of(ka).0 == of(to).0 && of(to).0 == of(point).0 && places.contains(&of(point).1)
            };
            to == chosen && position.at(point).is_some() && Axis::BOTH.into_iter().any(one_lane)
        }
        RefusalReason::OffLine { point, ka, .. } => {
            point == chosen && ka.row() != point.row() && ka.column() != point.column()
        }
        RefusalReason::StandsThere { point, .. } => position.ka(seat) == Some(point) && point == chosen,
        RefusalReason::NothingBetween { between, .. } => position.at(between).is_none(),
        RefusalReason::NotOdd { ref groups, .. } => {
            !groups.is_empty() && groups.iter().all(|(line, _)| line.sum().is_multiple_of(2))
        }
        _ => true,
    }
}

/// An example of everything that is said, by what it is.
type Said = BTreeMap<String, String>;

/// Looks at the words for a path that a session refuses.
fn look(session: &Session<Pasang>, path: &[Target], said: &mut Said) {
    let clause = session.game().refuse(session.position(), path);
    let says = why::reason(session.game(), session.position(), path, clause);
    let text = say(&says);
    assert!(words(&text) <= 22 && text.ends_with('.'), "{text}");
    let PasangMessage::Refused(seen) = &says else { panic!("{text}") };
    if let [target] = *path {
        assert!(holds(session.position(), target, seen), "{path:?}: {text}");
    }
    said.entry(kind(&says)).or_insert(text);
}

/// Tries every point and column on a session.
fn try_all(session: &Session<Pasang>, said: &mut Said) {
    let columns = (0..SIDE + 1).map(Target::Column);
    let points = (0..=SIDE * SIDE).map(|point| Target::Point(Point(point)));
    for target in columns.chain(points) {
        let Err(refusal) = session.act(Action::Choose(target)) else { continue };
        let path: Vec<_> = session.chosen().iter().copied().chain([target]).collect();
        let clause = session.game().refuse(session.position(), &path);
        assert_eq!(refusal, Refusal::Clause(clause));
        look(session, &path, said);
    }
}

#[track_caller]
fn all_said(said: &Said, wanted: &[&str]) {
    for kind in wanted {
        assert!(said.contains_key(*kind), "{kind} is never said: {said:#?}");
    }
}

#[test]
fn every_refusal_names_what_is_seen_and_the_clause_of_the_rules() {
    let mut rng = Rng::with_seed(2);
    let mut said = Said::new();
    for session in sessions(2) {
        for moves in 0..session.moves().len() {
            if moves > 4 && rng.u8(..4) > 0 {
                continue;
            }
            let session = at(&session, moves);
            try_all(&session, &mut said);
            let open = choice::candidates(&session).into_iter().find_map(|known| match known {
                Candidate::Point { point, offers } if offers.len() > 1 => Some(point),
                _ => None,
            });
            if let Some(point) = open {
                try_all(&session.act(Action::Choose(Target::Point(point))).expect("a point"), &mut said);
            }
        }
    }
    all_said(&said, &["Half", "Faces", "EmptyFirst", "Away", "Taken", "OffLine", "Between", "CentreBetween"]);
    all_said(&said, &["NotOdd", "NothingMet", "BeyondCentre", "SameWay", "NotOneLine", "StandsThere"]);
    all_said(&said, &["Centre", "NoSuchColumn", "NoSuchPoint", "ChooseKa", "MoveKa"]);
}

#[test]
fn a_half_that_a_capture_has_thinned_is_told_as_it_lies() {
    let mut said = Said::new();
    for method in [KaMethod::Slide, KaMethod::Jump] {
        for (pattern, south) in (0..3).flat_map(|pattern| (0..10).map(move |south| (pattern, south))) {
            let second_passage = SecondPassageRule::FreeExceptFacing;
            let mut game = Pasang { ka_method: method, second_passage, ..Pasang::default() };
            game.set_value(0, pattern);
            let start = Session::new(game, game.start());
            let passages = [south, south + 1].map(Move::Passage);
            let chosen = passages.iter().try_fold(start, |session, &passage| session.play(passage));
            let session = chosen.expect("two passages");
            let mut legal = Vec::new();
            game.each_move(session.position(), |chosen| legal.push(chosen));
            for chosen in legal {
                let next = session.play(chosen).expect("a legal move");
                // no token may be left that could become a ka
                if !next.is_over() {
                    try_all(&next, &mut said);
                }
            }
        }
    }
    all_said(&said, &["NoToken", "NothingBetween", "Away", "Half"]);
}

#[test]
fn lines_that_cannot_be_taken_are_refused_in_words() {
    let mut rng = Rng::with_seed(3);
    let mut said = Said::new();
    for session in sessions(2) {
        for moves in 2..session.moves().len() {
            let session = at(&session, moves);
            for candidate in choice::candidates(&session) {
                let Candidate::Point { point, offers } = candidate else { panic!("a column") };
                for _ in 0..4 {
                    let line = Line { sides: [0; 4].map(|_: u8| if rng.bool() { 0 } else { rng.u8(..5) }) };
                    if offers.iter().all(|offer| offer.line != line) {
                        look(&session, &[Target::Point(point), Target::Line(line)], &mut said);
                    }
                }
            }
        }
    }
    all_said(&said, &["Even", "Part", "BothSides", "Fewer", "TwoLines", "SameWay", "Several", "NotOdd"]);
}
