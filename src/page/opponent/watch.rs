//! The pace of a game that the opponent plays alone and somebody watches: a person starts it, any action of a
//! person stops it, and after every move there is a pause for looking.

use std::rc::Rc;

use crate::page::browser::{self, Timeout};

/// The pause after the picture of a move, and after a move without a picture, in milliseconds.
const PAUSE_AFTER_PICTURE: i32 = 700;
const PAUSE_WITHOUT_PICTURE: i32 = 1200;

/// A game that is watched.
#[derive(Default)]
pub struct Watch {
    runs: bool,
    /// The next table to be reported is the result of its own move.
    plays_own_move: bool,
    /// The last move was animated.
    was_animated: bool,
    /// The pause after the last move; the flag says whether it is over.
    pause: Option<Timeout>,
    pause_is_over: bool,
}

impl Watch {
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// Starts the game.
    pub fn start(&mut self) {
        (self.runs, self.pause_is_over) = (true, true);
    }

    pub fn stop(&mut self) {
        *self = Watch::default();
    }

    /// Called when the opponent plays a move.
    pub fn own_move_played(&mut self) {
        self.plays_own_move = true;
    }

    /// Called while the last move is being shown.
    pub fn animation_started(&mut self) {
        self.was_animated = true;
        (self.pause_is_over, self.pause) = (false, None);
    }

    /// Called when another table is looked at, with its addresses before and now; `last` means that it is
    /// looked at after its last move. Play goes on if the opponent's move, or a move that plays itself, led
    /// there.
    pub fn table_changed(&mut self, before: &str, now: &str, last: bool) {
        let goes_on = self.plays_own_move || last && now.starts_with(before);
        let moved = before != now;
        self.plays_own_move = false;
        if !goes_on {
            self.stop();
        } else if moved {
            (self.was_animated, self.pause_is_over, self.pause) = (false, false, None);
        }
    }

    /// Whether the next move may be played; otherwise `then` is called when it may.
    pub fn may_play(&mut self, then: &Option<Rc<dyn Fn()>>) -> bool {
        if !self.pause_is_over
            && self.pause.is_none()
            && let Some(then) = then.clone()
        {
            self.pause = Some(browser::after_delay(
                if self.was_animated { PAUSE_AFTER_PICTURE } else { PAUSE_WITHOUT_PICTURE },
                move || then(),
            ));
        }
        self.pause_is_over
    }

    /// Called when the pause is over.
    pub fn end_pause(&mut self) {
        (self.pause_is_over, self.pause) = (true, None);
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
            watch.table_changed(before, now, last);
            watch.runs()
        };
        // a move that played itself, and the same table with another name
        assert!(runs("v=1&moves=a", "v=1&moves=a_B", true) && runs("v=1&moves=a", "v=1&moves=a", true));
        assert!(runs("", "v=1&moves=a", true));
        // back, another game, another move in place of one
        assert!(!runs("v=1&moves=a_B", "v=1&moves=a_B&at=m1", false));
        assert!(!runs("v=1&moves=a_B", "", true) && !runs("v=1&moves=a_B", "v=1&moves=a_C", true));
        // from the position that somebody has looked back to
        let mut watch = running();
        watch.own_move_played();
        watch.table_changed("v=1&moves=a_B_c&at=m1", "v=1&moves=a_C", true);
        assert!(watch.runs());
        watch.table_changed("v=1&moves=a_C", "v=1&moves=a_D", true);
        assert!(!watch.runs(), "the next is not its own");
    }

    #[test]
    fn a_pause_follows_every_move() {
        let mut watch = running();
        assert!(watch.may_play(&None), "the first is played as soon as it is found");
        watch.own_move_played();
        watch.table_changed("", "v=1&moves=a", true);
        assert!(!watch.may_play(&None));
        watch.end_pause();
        assert!(watch.may_play(&None));
        // the menu was opened and closed meanwhile, and the same table reported again
        watch.table_changed("v=1&moves=a", "v=1&moves=a", true);
        assert!(watch.may_play(&None));
        watch.animation_started();
        assert!(!watch.may_play(&None), "it is being shown again");
    }
}
