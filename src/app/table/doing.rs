//! What deeds do to a table. The session alone says what is allowed.

use std::rc::Rc;

use yew::Reducible;

use super::{Names, Table};
use crate::{
    app::deed::Deed,
    engine::{Game, Target, sowing::Sowing},
    i18n::{Message, Named, round::Round},
    session::{Action, Refusal, Session, Stop},
    settings::{Set, Settings},
    story::{
        asked, caption,
        showing::{Run, Showing},
        way,
        why::{self, Why},
    },
};

impl Table {
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
        self.arranging = None;
    }

    fn act(&mut self, action: Action) {
        let done = match action {
            Action::Undo if self.is_arranging() => return self.take_one(),
            Action::Drop if self.is_arranging() => return self.give_up_row(),
            Action::Choose(Target::Hole(hole)) if self.is_arranging() => return self.lay_one(hole),
            Action::Choose(Target::Next) if self.is_arranging() => return self.lay_row(),
            Action::Undo => self.taken_back(),
            // another hole takes the place of one that waits for the rest of its choice
            Action::Choose(Target::Hole(_)) if !self.session.chosen().is_empty() => {
                self.session.act(Action::Drop).and_then(|session| session.act(action))
            }
            _ => self.session.act(action),
        };
        match done {
            Ok(session) => self.go(session, action),
            Err(refusal) => {
                let target = match action {
                    Action::Choose(target) => Some(target),
                    _ => None,
                };
                // whoever taps has seen enough of what is shown
                self.showing = self.showing.take().filter(|showing| !showing.playing);
                self.refused(target, refusal);
            }
        }
    }

    /// Back to where somebody last had a choice.
    fn taken_back(&self) -> Result<Session<Sowing>, Refusal> {
        let mut session = self.session.act(Action::Undo)?;
        while session.cursor() > 0 && self.by_itself.contains(&(session.cursor() + 1)) {
            session = session.act(Action::Undo)?;
        }
        Ok(session)
    }

    /// After an action that was allowed.
    pub(super) fn go(&mut self, session: Session<Sowing>, action: Action) {
        if let [Target::Hole(hole)] = *session.chosen() {
            // a choice is under way: the board stays as it is
            let hole = Named { hole, row: session.game().row() };
            let seat = session.position().to_move();
            self.session = session;
            return self.say(Message::Round(Round::WhichWay { seat, hole }.into()));
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

    /// The move that nobody chooses: the only one, or the one a lot picks out of all.
    fn play_by_itself(&mut self, lot: f64) {
        let mut legal = Vec::new();
        self.session.game().each_move(self.session.position(), |chosen| legal.push(chosen));
        let drawn = legal.get((lot * legal.len() as f64) as usize).filter(|_| self.goes_by_itself());
        let Some(session) = drawn.and_then(|&chosen| self.session.play(chosen).ok()) else { return };
        let number = session.cursor();
        let told = caption::told(&session);
        self.go(session, Action::Redo);
        self.say(told);
        self.driven = true;
        self.by_itself.push(number);
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
        if let Some(told) = run.and_then(|run| asked::step(self.session.game(), &run, steps)) {
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
    fn lay(&mut self, session: Session<Sowing>, preset: &'static str, names: Names) {
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
        let (game, position) = (self.session.game(), self.session.position());
        let chosen = target.filter(|_| tells).and_then(|target| self.session.completes(target));
        let sown = chosen.filter(|chosen| chosen.hole().is_some());
        self.ghost = sown.map(|chosen| way::ghost(game, position, chosen).into());
    }

    fn done(&mut self, deed: Deed) {
        match deed {
            Deed::Do(action) => self.act(action),
            Deed::Resign => {
                // who is to move in the game, whatever position is looked at
                let last = self.session.after(self.session.moves().len());
                let seat = last.unwrap_or(self.session.position()).to_move();
                self.act(Action::Stop(Stop::Resigned(seat)));
            }
            Deed::Arrange => self.arrange(),
            Deed::Laid => self.lay_row(),
            Deed::Stray(letter) => self.tell(Message::NoSuchHole { letter }),
            Deed::Tell(says) => self.tell(says),
            Deed::Again => {
                let session = Session::new(*self.session.game(), *self.session.start());
                // everybody moves on by one seat
                let seats = session.game().kind().seats();
                self.names[..seats].rotate_left(1);
                self.lay(session, self.preset, self.names.clone());
            }
            Deed::Lay { options, names } => {
                self.lay(options.session, options.preset, names);
                let trouble = options.troubles.into_iter().next();
                self.open(options.steps, trouble.map(|trouble| Message::Unreadable(trouble.into())));
            }
            Deed::Names(names) => self.names = names,
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
                    self.showing = self.showing.take().filter(|showing| !showing.playing);
                }
            }
            Deed::Flush => self.flushes += 1,
            Deed::Turned(view) => self.view = view,
            Deed::Reached(stop) => self.stop = stop,
            Deed::Considered(target) => self.consider(target),
            Deed::Dismiss => self.why = None,
            Deed::Ask(query) => {
                let why = self.why.clone();
                self.say(self.answer(query));
                self.why = why;
            }
            Deed::ByItself { lot } => self.play_by_itself(lot),
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

impl Reducible for Table {
    type Action = Deed;

    fn reduce(self: Rc<Self>, deed: Deed) -> Rc<Self> {
        let mut table = (*self).clone();
        table.done(deed);
        table.into()
    }
}
