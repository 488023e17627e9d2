//! How the opponent plays where it plays for every seat and somebody watches: it is started by a person, stops where
//! a person does anything, and leaves a pause after every move in which it can be looked at.

use std::rc::Rc;

use crate::page::browser::{self, Later};

/// After a picture, and after a move that was shown at once, in milliseconds.
const BREATH: i32 = 700;
const LOOK: i32 = 1200;

/// A game that is watched.
#[derive(Default)]
pub struct Watch {
    runs: bool,
    /// The table that is told next is what it has played itself.
    own: bool,
    /// The last move was shown in time.
    shown: bool,
    /// The pause after the last move, and whether it is over.
    pause: Option<Later>,
    rested: bool,
}

impl Watch {
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// A person starts it: it does not wait any more.
    pub fn start(&mut self) {
        (self.runs, self.rested) = (true, true);
    }

    pub fn stop(&mut self) {
        *self = Watch::default();
    }

    /// It plays a move.
    pub fn plays(&mut self) {
        self.own = true;
    }

    /// The last move is being shown.
    pub fn shown(&mut self) {
        self.shown = true;
        (self.rested, self.pause) = (false, None);
    }

    /// Another table is told, by its address before and now; `last` where it is looked at after its last move. It goes
    /// on where that is what it has played, or what has played itself since.
    pub fn told(&mut self, before: &str, now: &str, last: bool) {
        let goes_on = self.own || last && now.starts_with(before);
        let moved = before != now;
        self.own = false;
        if !goes_on {
            self.stop();
        } else if moved {
            (self.shown, self.rested, self.pause) = (false, false, None);
        }
    }

    /// Whether the next move may be played: otherwise `then` is called when it may.
    pub fn may_play(&mut self, then: &Option<Rc<dyn Fn()>>) -> bool {
        if !self.rested
            && self.pause.is_none()
            && let Some(then) = then.clone()
        {
            self.pause = Some(browser::later(if self.shown { BREATH } else { LOOK }, move || then()));
        }
        self.rested
    }

    /// The pause is over.
    pub fn rested(&mut self) {
        (self.rested, self.pause) = (true, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn running() -> Watch {
        let mut watch = Watch::default();
        assert!(!watch.runs(), "nothing starts by itself");
        watch.start();
        watch
    }

    #[test]
    fn it_goes_on_with_what_it_plays_and_stops_where_a_person_does_anything() {
        let runs = |before: &str, now: &str, last| {
            let mut watch = running();
            watch.told(before, now, last);
            watch.runs()
        };
        // what has played itself, and the same table with another name
        assert!(runs("v=1&moves=a", "v=1&moves=a_B", true) && runs("v=1&moves=a", "v=1&moves=a", true));
        assert!(runs("", "v=1&moves=a", true));
        // back, another game, another move in the place of one
        assert!(!runs("v=1&moves=a_B", "v=1&moves=a_B&at=m1", false));
        assert!(!runs("v=1&moves=a_B", "", true) && !runs("v=1&moves=a_B", "v=1&moves=a_C", true));
        // from where somebody has looked back to
        let mut watch = running();
        watch.plays();
        watch.told("v=1&moves=a_B_c&at=m1", "v=1&moves=a_C", true);
        assert!(watch.runs());
        watch.told("v=1&moves=a_C", "v=1&moves=a_D", true);
        assert!(!watch.runs(), "the next is not its own");
    }

    #[test]
    fn a_pause_follows_every_move() {
        let mut watch = running();
        assert!(watch.may_play(&None), "the first is played as soon as it is found");
        watch.plays();
        watch.told("", "v=1&moves=a", true);
        assert!(!watch.may_play(&None));
        watch.rested();
        assert!(watch.may_play(&None));
        // the menu is opened and closed meanwhile, the same table told again
        watch.told("v=1&moves=a", "v=1&moves=a", true);
        assert!(watch.may_play(&None));
        watch.shown();
        assert!(!watch.may_play(&None), "it is being shown again");
    }
}
