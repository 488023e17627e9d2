//! What deeds do to a table. The session alone says what is allowed.

use std::rc::Rc;

use yew::Reducible;

use super::{
    deed::{Deed, Which},
    played::Played,
    table::{Names, Others, Table},
};
use crate::{
    engine::Target,
    i18n::{Message, Ui},
    session::{Action, Refusal, Session, Stop},
    settings::{Set, Settings},
    story::{
        asked, caption,
        showing::{Run, Showing},
        why::{self, Why},
    },
};

impl<F: Played> Table<F> {
    pub(super) fn say(&mut self, said: Message) {
        self.said = Some(said.into());
        self.sayings += 1;
        self.why = None;
    }

    /// Something that cannot be done.
    pub(super) fn tell(&mut self, says: Message) {
        self.refuse(Why { says: says.into(), clause: None });
    }

    fn refuse(&mut self, why: Why) {
        self.why = Some(why.into());
        self.said = None;
        self.sayings += 1;
    }

    pub(super) fn refused(&mut self, target: Option<Target>, refusal: Refusal) {
        self.refuse(why::why(&self.session, target, refusal));
    }

    /// The session is another: what belonged to the last position is gone.
    pub(super) fn look(&mut self) {
        self.last = self.session.told(self.session.cursor()).map(|(before, events)| Run::of(before, events));
        self.showing = None;
        self.ghost = None;
        F::moved(self);
    }

    pub(super) fn act(&mut self, action: Action) {
        if F::instead(self, action) {
            return;
        }
        let done = match action {
            Action::Undo => self.taken_back(),
            Action::Choose(target) => F::choose(&self.session, target),
            _ => self.session.act(action),
        };
        // who chooses the same again gives it up
        let dropped = |session: &Session<F>| {
            session.cursor() == self.session.cursor() && session.chosen().len() < self.session.chosen().len()
        };
        match done {
            Ok(session) if dropped(&session) => self.go(session, Action::Drop),
            Ok(session) => self.go(session, action),
            Err(refusal) => {
                let target = match action {
                    Action::Choose(target) => Some(target),
                    _ => None,
                };
                self.seen();
                self.refused(target, refusal);
            }
        }
    }

    /// Whoever taps has seen enough of what is shown.
    fn seen(&mut self) {
        self.showing = self.showing.take().filter(|showing| !showing.playing);
    }

    /// Back to where somebody last had a choice; whoever has had none yet stays.
    fn taken_back(&self) -> Result<Session<F>, Refusal> {
        let mut session = self.session.act(Action::Undo)?;
        let passed = |session: &Session<F>| {
            self.is_others((Others::Passed as u8) << session.game().to_move(session.position()).index())
        };
        while passed(&session) || session.cursor() > 0 && self.by_itself.contains(&(session.cursor() + 1)) {
            session = session.act(Action::Undo)?;
        }
        Ok(session)
    }

    /// After an action that was allowed.
    pub(super) fn go(&mut self, session: Session<F>, action: Action) {
        if matches!(action, Action::Choose(_)) && self.is_others(Others::Held as u8) {
            self.seen();
            return self.tell(Ui::NotByHand.into());
        }
        if let Some(says) = F::under_way(&session) {
            // a choice is under way: the board stays as it is
            self.session = session;
            self.ghost = None;
            return self.say(says);
        }
        let moves = session.cursor();
        let on = moves > self.session.cursor();
        let next = caption::next(&session);
        self.say(match action {
            Action::Choose(_) | Action::Stop(_) => caption::told(&session),
            Action::Drop => asked::answer(&session, session.position(), asked::Query::Playable, None),
            Action::Redo => Message::PlayedAgain { moves, next },
            Action::Undo | Action::Goto(_) => Message::TookBack { moves, next },
        });
        self.driven = matches!(action, Action::Choose(_));
        if self.driven {
            self.by_itself.retain(|&number| number < moves);
        }
        self.session = session;
        if action == Action::Drop {
            return;
        }
        self.look();
        if on && self.paced() && (self.driven || action == Action::Redo) {
            self.stand(0, true);
        }
    }

    /// A move that no person chooses.
    fn play_by_itself(&mut self, which: Which) {
        let mut legal = Vec::new();
        self.session.game().each_move(self.session.position(), |chosen| legal.push(chosen));
        let place = match which {
            Which::Drawn(lot) if self.goes_by_itself() => (lot * legal.len() as f64) as usize,
            Which::Drawn(_) => return,
            Which::Chosen(place) => place,
        };
        let Some(session) = legal.get(place).and_then(|&chosen| self.session.play(chosen).ok()) else {
            return;
        };
        let number = session.cursor();
        let told = caption::told(&session);
        self.go(session, Action::Redo);
        self.say(told);
        self.driven = true;
        if let Which::Drawn(_) = which {
            self.by_itself.push(number);
        }
    }

    /// Shows the last move after so many steps; after all of them nothing needs to be shown.
    pub(super) fn stand(&mut self, steps: usize, playing: bool) {
        let run = self.last.clone().filter(|run| steps < run.steps());
        self.showing = run.map(|run| Showing { run, steps, playing });
        self.why = None;
        self.ghost = None;
    }

    /// Stands still after so many steps because a person asked for it: the last of them is told.
    fn stand_at(&mut self, steps: usize) {
        self.stand(steps, false);
        self.driven = false;
        let run = self.last.clone();
        if let Some(told) = run.and_then(|run| self.session.game().step(&run, steps)) {
            self.say(told);
        }
    }

    /// One step back or on.
    fn step(&mut self, back: bool) {
        let (steps, all) = self.steps();
        if back && steps > 0 {
            return self.stand_at(steps - 1);
        }
        if !back && steps < all {
            return self.stand_at(steps + 1);
        }
        // from the beginning of a move to the end of the one before, from its end to the first step of the next
        let action = if back { Action::Undo } else { Action::Redo };
        match self.session.act(action) {
            Ok(session) => {
                self.go(session, action);
                self.showing = None;
                if !back {
                    self.stand_at(1);
                }
            }
            Err(refusal) => self.refused(None, refusal),
        }
    }

    /// Another game on the same table.
    fn lay(&mut self, session: Session<F>, preset: &'static str, names: Names) {
        self.say(caption::told(&session));
        (self.session, self.preset, self.names) = (session, preset, names);
        self.games += 1;
        self.by_itself.clear();
        self.driven = true;
        self.look();
    }

    /// What a choice would come to, where that may be told.
    fn consider(&mut self, target: Option<Target>) {
        let tells = self.settings.get(Set::Ghost) == "on" && self.showing.is_none();
        let target = target.filter(|_| tells);
        self.ghost = target.and_then(|target| F::ghost(&self.session, target)).map(Into::into);
    }

    fn done(&mut self, deed: Deed<F>) {
        match deed {
            Deed::Do(action) => self.act(action),
            Deed::Resign => {
                // who is to move in the game, whatever position is looked at
                let last = self.session.after(self.session.moves().len());
                let seat = self.session.game().to_move(last.unwrap_or(self.session.position()));
                self.act(Action::Stop(Stop::Resigned(seat)));
            }
            Deed::Hand(deed) => F::handle(self, deed),
            Deed::Tell(says) => self.tell(says),
            Deed::Again => {
                let session = Session::new(*self.session.game(), *self.session.start());
                if F::exchanges(&self.session) {
                    // everybody moves on by one seat
                    let seats = session.game().kind().seats();
                    self.names[..seats].rotate_left(1);
                }
                self.lay(session, self.preset, self.names.clone());
            }
            Deed::Lay { options, names } => {
                self.lay(options.session, options.preset, names);
                let trouble = options.troubles.into_iter().next();
                self.open(options.steps, trouble.map(|trouble| Message::Unreadable(trouble.into())));
            }
            Deed::Names(names) => self.names = names,
            Deed::Others(others) => self.others = others,
            Deed::Woken { own, shown, still, resume } => {
                (self.own, self.settings) = (own, own.read(&shown).0);
                (self.still, self.resume) = (still, resume);
            }
            Deed::Set { name, value } => {
                self.settings.put(&name, &value);
                self.own.put(&name, &value);
                self.shown = Settings::default();
                self.ghost = None;
                // what was moving by itself stops where nothing does any more
                if !self.paced() {
                    self.seen();
                }
            }
            Deed::Flush => self.flushes += 1,
            Deed::Turned(view) => self.view = view,
            Deed::Considered(target) => self.consider(target),
            Deed::Dismiss => self.why = None,
            Deed::Ask(query) => {
                let why = self.why.clone();
                self.say(F::answers(self, query));
                self.why = why;
            }
            Deed::ByItself(which) => self.play_by_itself(which),
            Deed::Stepped(steps) => {
                // time passes: what has been told stays
                self.showing = self.showing.take().filter(|showing| steps < showing.run.steps());
                if let Some(showing) = &mut self.showing {
                    showing.steps = steps;
                }
            }
            Deed::StandAt(steps) => self.stand_at(steps),
            Deed::Step { back } => self.step(back),
            Deed::PausePlay => match &mut self.showing {
                Some(showing) if showing.playing => showing.playing = false,
                _ => {
                    // where nothing moves by itself the move stands at its beginning, to be gone through by hand
                    let (steps, all) = self.steps();
                    self.stand(if steps == all { 0 } else { steps }, self.paced());
                }
            },
        }
    }
}

impl<F: Played> Reducible for Table<F> {
    type Action = Deed<F>;

    fn reduce(self: Rc<Self>, deed: Deed<F>) -> Rc<Self> {
        let mut table = (*self).clone();
        table.done(deed);
        table.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::View,
        engine::{
            Hole,
            sowing::{Kind, Sowing},
        },
        options,
    };

    fn table(address: &str) -> Rc<Table<Sowing>> {
        Rc::new(Table::laid(options::read(Kind::Kalah.game(), address), View::Open))
    }

    fn chosen(hole: u8) -> Deed<Sowing> {
        Deed::Do(Action::Choose(Target::Hole(Hole(hole))))
    }

    fn played(table: &Table<Sowing>) -> String {
        options::write(&table.session, table.preset, None)
    }

    /// The first seat's or the second's moves are passed over, it is at work in any of them.
    const FIRST: &str = "A";
    const SECOND: &str = "Bseats=h,ai3";
    const AT_WORK: &str = "H";

    fn others(others: &str) -> Deed<Sowing> {
        Deed::Others(others.into())
    }

    #[test]
    fn what_the_opponent_plays_is_no_choice_to_go_back_to() {
        let undo = || Deed::Do(Action::Undo);
        let own = table("").reduce(others(SECOND)).reduce(chosen(0)).reduce(Deed::ByItself(Which::Chosen(1)));
        assert_eq!(played(&own), "v=1&moves=a_B");
        let back = own.reduce(chosen(1)).reduce(undo());
        assert_eq!(back.session.cursor(), 2);
        let back = back.reduce(undo());
        assert_eq!(back.session.cursor(), 0, "past what the opponent played");
        // the same of a game that comes from an address, and where it has the move
        for (address, cursor) in [("moves=a_B", 0), ("moves=a_B_c_A", 2), ("moves=a_B_c", 2)] {
            let back = table(address).reduce(others(SECOND)).reduce(undo());
            assert_eq!(back.session.cursor(), cursor, "{address}");
        }
        // who has had no choice yet has nothing to take back
        let first = table("moves=a").reduce(others(FIRST)).reduce(undo());
        assert!(first.session.cursor() == 1 && first.why.is_some());
        // where it plays for everybody, one move at a time
        assert_eq!(table("moves=a_B").reduce(others(AT_WORK)).reduce(undo()).session.cursor(), 1);
    }

    #[test]
    fn nobody_moves_for_the_opponent_while_it_is_at_work() {
        let held = table("moves=a").reduce(others(AT_WORK));
        let refused = held.clone().reduce(chosen(6));
        assert_eq!(played(&refused), "v=1&moves=a");
        assert_eq!(refused.why.as_ref().map(|why| &*why.says), Some(&Message::Ui(Ui::NotByHand)));
        assert_eq!(played(&held.clone().reduce(Deed::ByItself(Which::Chosen(0)))), "v=1&moves=a_A");
        // stopped, a person may
        assert_eq!(played(&held.reduce(others(SECOND)).reduce(chosen(6))), "v=1&moves=a_A");
    }

    #[test]
    fn a_place_that_no_legal_move_has_plays_nothing() {
        let table = table("moves=a").reduce(Deed::ByItself(Which::Chosen(6)));
        assert_eq!(table.session.cursor(), 1);
        // a lot decides only where the rules want one
        assert_eq!(table.reduce(Deed::ByItself(Which::Drawn(0.5))).session.cursor(), 1);
    }
}
