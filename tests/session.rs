//! A game that its persons end: nothing of it is lost, and it can be gone on with.

use std::{cell::Cell, thread::LocalKey};

use papan::{
    engine::{
        Game, Outcome, Path, Target,
        clause::{Cited, Clause, ClauseId},
        history::Met,
        seat::Seat,
        sowing::{Kind, Sowing},
    },
    session::{Action, Refusal, Session, Stop},
};

const STOPS: [Stop; 3] = [Stop::Agreed, Stop::Resigned(Seat::FIRST), Stop::Resigned(Seat::SECOND)];

/// The games that two play in one round.
fn kinds() -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(|kind| kind.seats() == 2 && !kind.has_rounds())
}

/// Each of them after three moves: the last that are legal.
fn games() -> impl Iterator<Item = Session<Sowing>> {
    kinds().map(|kind| {
        let game = kind.game();
        (0..3).fold(Session::new(game, game.start()), |session, _| {
            let mut last = None;
            game.each_move(session.position(), |chosen| last = Some(chosen));
            session.play(last.unwrap()).unwrap()
        })
    })
}

#[test]
fn a_stopped_game_is_over_until_the_stop_is_taken_back() {
    for session in games() {
        for stop in STOPS {
            let stopped = session.act(Action::Stop(stop)).unwrap();
            assert!(stopped.is_over() && stopped.outcome().is_none());
            assert_eq!(
                (stopped.stop(), stopped.winners()),
                (Some(stop), Some(stop.winners(session.game().seats())))
            );
            assert_eq!(stopped.only_move(), None);
            let mut legal = None;
            session.game().each_move(session.position(), |chosen| legal = Some(chosen));
            assert_eq!(stopped.play(legal.unwrap()), Err(Refusal::Stopped(stop)));
            assert_eq!(stopped.act(Action::Stop(Stop::Agreed)), Err(Refusal::Stopped(stop)));
            let again = stopped.act(Action::Undo).unwrap();
            assert_eq!((again.stopped(), again.is_over()), (None, false));
            assert_eq!((again.moves(), again.cursor()), (session.moves(), session.cursor()));
            // looked back on, it goes on like any other game
            let back = stopped.act(Action::Goto(1)).unwrap();
            assert_eq!((back.stop(), back.is_over(), back.stopped()), (None, false, Some(stop)));
            assert_eq!(back.act(Action::Goto(3)), Ok(stopped));
        }
    }
}

#[test]
fn a_stop_that_was_taken_back_is_played_again() {
    for session in games() {
        for stop in STOPS {
            let stopped = session.act(Action::Stop(stop)).unwrap();
            let back = stopped.act(Action::Undo).unwrap();
            assert_eq!(back.act(Action::Redo), Ok(stopped.clone()));
            assert_eq!(stopped.act(Action::Redo), Err(Refusal::AtEnd));
            // also from further back, and past the same move played anew
            let further = back.act(Action::Undo).unwrap().act(Action::Undo).unwrap();
            let next = further.moves()[further.cursor()];
            for on in [further.act(Action::Redo), further.play(next)] {
                let last = on.unwrap().act(Action::Redo).unwrap();
                assert_eq!((last.stop(), last.cursor()), (None, 3));
                assert_eq!(last.act(Action::Redo), Ok(stopped.clone()));
            }
            // what is done instead takes its place
            let mut legal = None;
            back.game().each_move(back.position(), |chosen| legal = Some(chosen));
            let played = back.play(legal.unwrap()).unwrap();
            assert_eq!(played.act(Action::Redo), Err(Refusal::AtEnd));
            let undone = played.act(Action::Undo).unwrap();
            assert_eq!(undone.act(Action::Redo).unwrap().stopped(), None);
            for other in STOPS {
                assert_eq!(back.act(Action::Stop(other)), session.act(Action::Stop(other)));
            }
        }
    }
}

#[test]
fn whoever_stops_while_looking_back_loses_no_move() {
    for session in games() {
        let back = session.act(Action::Goto(1)).unwrap();
        for stop in STOPS {
            assert_eq!(back.act(Action::Stop(stop)), session.act(Action::Stop(stop)));
        }
    }
}

#[test]
fn a_game_that_its_rules_have_ended_cannot_be_stopped() {
    let game = kinds().next().expect("a game for two").game();
    let mut session = Session::new(game, game.start());
    while session.outcome().is_none() {
        let mut last = None;
        game.each_move(session.position(), |chosen| last = Some(chosen));
        session = session.play(last.unwrap()).unwrap();
    }
    let outcome = session.outcome().unwrap();
    for looked in [session.clone(), session.act(Action::Goto(2)).unwrap()] {
        assert_eq!(looked.act(Action::Stop(Stop::Agreed)), Err(Refusal::Over(outcome)));
    }
}

thread_local! {
    /// How often legal moves were walked through, and moves played.
    static WALKED: Cell<usize> = const { Cell::new(0) };
    static PLAYED: Cell<usize> = const { Cell::new(0) };
}

fn one_more(counter: &'static LocalKey<Cell<usize>>) {
    counter.set(counter.get() + 1);
}

/// A game that counts what is asked of it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Counted(Sowing);

impl Game for Counted {
    type Position = <Sowing as Game>::Position;
    type Move = <Sowing as Game>::Move;
    type Event = <Sowing as Game>::Event;
    const CYCLE: Option<usize> = Sowing::CYCLE;

    fn clauses(&self) -> &'static [Clause] {
        self.0.clauses()
    }
    fn start(&self) -> Self::Position {
        self.0.start()
    }
    fn each_move(&self, position: &Self::Position, visit: impl FnMut(Self::Move)) {
        one_more(&WALKED);
        self.0.each_move(position, visit);
    }
    fn targets(&self, position: &Self::Position, chosen: Self::Move) -> Path {
        self.0.targets(position, chosen)
    }
    fn refuse(&self, position: &Self::Position, path: &[Target]) -> ClauseId {
        self.0.refuse(position, path)
    }
    fn play(
        &self,
        position: &mut Self::Position,
        chosen: Self::Move,
        report: impl FnMut(Cited<Self::Event>),
    ) {
        one_more(&PLAYED);
        self.0.play(position, chosen, report);
    }
    fn outcome(&self, position: &Self::Position) -> Option<Outcome> {
        self.0.outcome(position)
    }
    fn on_repetition(
        &self,
        position: &mut Self::Position,
        met: Met,
        report: impl FnMut(Cited<Self::Event>),
    ) -> Option<Outcome> {
        self.0.on_repetition(position, met, report)
    }
    fn progress(&self, position: &Self::Position) -> u32 {
        self.0.progress(position)
    }
    fn to_move(&self, position: &Self::Position) -> Seat {
        self.0.to_move(position)
    }
}

#[test]
fn a_tap_walks_the_legal_moves_once_and_plays_once() {
    let mut halves = 0;
    for kind in Kind::ALL {
        let game = Counted(kind.game());
        let mut session = Session::new(game, game.start());
        let (mut moves, mut begun) = (0, 0);
        while moves < 12 && !session.is_over() {
            let mut targets = None;
            game.each_move(session.position(), |legal| {
                targets = Some(game.targets(session.position(), legal))
            });
            for &target in targets.unwrap().iter() {
                WALKED.set(0);
                PLAYED.set(0);
                session = session.act(Action::Choose(target)).unwrap();
                assert_eq!(WALKED.get(), 1, "{}", kind.name());
                assert_eq!(PLAYED.get(), usize::from(session.chosen().is_empty()));
                begun += usize::from(!session.chosen().is_empty());
            }
            moves += 1;
        }
        assert_eq!(session.moves().len(), moves);
        // what was done is known, also where one looks back
        PLAYED.set(0);
        let back = session.act(Action::Goto(1)).unwrap();
        for number in 1..=moves {
            let (before, events) = back.replay(number).unwrap();
            assert_eq!(Some(&before), session.after(number - 1));
            assert!(!events.is_empty());
        }
        assert_eq!((PLAYED.get(), back.replay(0), back.replay(moves + 1)), (0, None, None));
        halves += begun;
    }
    assert!(halves > 0, "no move takes two taps");
}

#[test]
fn events_kept_are_those_of_the_move_in_its_place() {
    for session in games() {
        let game = session.game();
        let back = session.act(Action::Undo).unwrap().act(Action::Undo).unwrap();
        let mut other = None;
        game.each_move(back.position(), |legal| {
            other = Some(legal).filter(|_| legal != session.moves()[1]).or(other)
        });
        let next = back.play(other.unwrap()).unwrap();
        let mut events = Vec::new();
        game.play(&mut back.position().clone(), other.unwrap(), |event| events.push(event));
        assert_eq!(next.replay(2), Some((*back.position(), events.into())));
        assert_eq!(next.replay(3), None);
        assert_eq!(next.replay(1), session.replay(1));
    }
}

/// A move in the position looked at that is not the one that follows.
fn another(session: &Session<Sowing>) -> <Sowing as Game>::Move {
    let (mut other, follows) = (None, session.moves().get(session.cursor()).copied());
    session.game().each_move(session.position(), |legal| {
        if Some(legal) != follows {
            other = Some(legal);
        }
    });
    other.expect("another move")
}

#[test]
fn what_was_taken_back_is_replaced_and_what_was_looked_back_at_is_left() {
    let does = |session: &Session<Sowing>, actions: &[Action]| {
        actions.iter().fold(session.clone(), |session, &action| session.act(action).unwrap())
    };
    let leaves = |session: &Session<Sowing>| session.is_branched_by(&session.play(another(session)).unwrap());
    for session in games() {
        let last = session.moves().len();
        for (actions, left) in [
            (&[Action::Undo][..], false),
            (&[Action::Undo, Action::Undo, Action::Redo], false),
            (&[Action::Goto(1)], true),
            (&[Action::Undo, Action::Goto(1)], true),
            (&[Action::Goto(0), Action::Redo], true),
            (&[Action::Goto(2), Action::Undo], true),
            // at the end nothing follows, and what is taken back from there is taken back
            (&[Action::Goto(0), Action::Goto(last)], false),
            (&[Action::Goto(0), Action::Goto(last), Action::Undo], false),
            (&[Action::Goto(2), Action::Redo, Action::Undo], false),
        ] {
            assert_eq!(leaves(&does(&session, actions)), left, "{actions:?}");
        }
        let back = does(&session, &[Action::Goto(1)]);
        // the move that follows leaves nothing, nor does what is no move
        assert!(!back.is_branched_by(&back.play(session.moves()[1]).unwrap()));
        assert!(!back.is_branched_by(&does(&back, &[Action::Goto(0)])) && !back.is_branched_by(&session));
        // the end of a game that its players have stopped is left too, or taken back
        let stopped = session.act(Action::Stop(Stop::Agreed)).unwrap();
        assert!(leaves(&does(&stopped, &[Action::Goto(2)])));
        assert!(!leaves(&does(&stopped, &[Action::Undo, Action::Undo])));
    }
}

#[test]
fn whoever_goes_back_from_the_end_looks_back() {
    let game = kinds().next().expect("a game for two").game();
    let mut session = Session::new(game, game.start());
    while session.outcome().is_none() {
        let mut last = None;
        game.each_move(session.position(), |chosen| last = Some(chosen));
        session = session.play(last.unwrap()).unwrap();
    }
    let mut back = session.act(Action::Undo).unwrap();
    while back.only_move().is_some() {
        back = back.act(Action::Undo).unwrap();
    }
    assert!(back.is_branched_by(&back.play(another(&back)).unwrap()));
}
