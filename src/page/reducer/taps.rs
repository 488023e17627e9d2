//! Taps on the board: they play, or show first where a move leads.

use crate::{
    engine::Target,
    page::{played::Played, table::Table},
    session::Action,
    settings::Set,
};

impl<F: Played> Table<F> {
    /// Whether a tap on a target, or a finger that is held on it, shows where it leads instead of playing it.
    pub fn is_shown_first(&self, target: Target, holds: bool) -> bool {
        let asks = holds || self.settings.get(Set::Tap) == "twice" && self.considered != Some(target);
        let may_play = !self.hands_rest() && !self.is_review();
        let plays = |target| {
            let played = F::choose(&self.session, target);
            played.is_ok_and(|session| session.cursor() > self.session.cursor())
        };
        asks && may_play && plays(target) && F::ghost(&self.session, target).is_some()
    }

    pub(super) fn tap(&mut self, target: Target, holds: bool) {
        if !self.is_shown_first(target, holds) {
            self.is_starting = false;
            return self.act(Action::Choose(target));
        }
        self.showing = None;
        self.considered = Some(target);
        self.ghost = F::ghost(&self.session, target).map(Into::into);
        if let Some(message) = F::considered(&self.session, target) {
            self.say(message);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use yew::Reducible;

    use super::*;
    use crate::{
        board::View,
        engine::{pasang::Pasang, sowing::Kind},
        options,
        page::action::PageAction,
        words::say,
    };

    fn table<F: Played>(game: F, address: &str) -> Rc<Table<F>> {
        Rc::new(Table::new(options::read(game, address), View::Open))
    }

    fn tap<F: Played>(table: &Rc<Table<F>>, target: Target, holds: bool) -> Rc<Table<F>> {
        table.clone().reduce(PageAction::Tap { target, holds })
    }

    /// All targets that play a move, or lead to one.
    fn targets<F: Played>(table: &Table<F>) -> Vec<Target> {
        let (game, position) = (table.session.game(), table.session.position());
        let mut all = Vec::new();
        game.each_move(position, |chosen| all.extend(game.targets(position, chosen).first().copied()));
        all
    }

    /// Goes through a game by taps: with `twice` each move is shown first, and only the second tap plays it.
    fn tapped<F: Played>(game: F) {
        let (once, mut twice) = (table(game, ""), table(game, "tap=twice"));
        assert_eq!(tap(&once, targets(&once)[0], false).considered, None, "{}", game.name());
        for moves in 0..6 {
            let Some(&target) = targets(&twice).get(moves % 2).or(targets(&twice).first()) else { return };
            let shown = tap(&twice, target, false);
            // a choice of several kinds is asked for first
            let shown = match shown.session.chosen().is_empty() {
                true => shown,
                false => {
                    let lines = choices(&shown);
                    tap(&shown, lines[0], false)
                }
            };
            let Some(considered) = shown.considered else { panic!("{}: nothing is shown", game.name()) };
            assert_eq!(shown.session.cursor(), moves, "{}: nothing is played", game.name());
            assert!(shown.ghost.is_some());
            let said = say(shown.announcement.as_deref().expect("what it would do is said"));
            assert!(said.ends_with("Tap it again to play."), "{said}");
            // what is pointed at meanwhile is shown, and then again what was tapped
            let pointed = shown.clone().reduce(PageAction::Preview(None));
            assert!(pointed.ghost == shown.ghost);
            twice = tap(&shown, considered, false);
            assert_eq!((twice.session.cursor(), twice.considered), (moves + 1, None), "{}", game.name());
            assert!(twice.ghost.is_none());
        }
    }

    /// The targets that complete a choice that has been begun.
    fn choices<F: Played>(table: &Table<F>) -> Vec<Target> {
        let (game, position) = (table.session.game(), table.session.position());
        let mut all = Vec::new();
        game.each_move(position, |chosen| {
            let path = game.targets(position, chosen);
            if path.starts_with(table.session.chosen()) {
                all.extend(path.last().copied());
            }
        });
        all
    }

    #[test]
    fn with_two_taps_the_first_shows_and_the_second_plays_in_every_game() {
        for kind in Kind::ALL {
            tapped(kind.game());
        }
        tapped(Pasang::default());
    }

    #[test]
    fn a_finger_that_is_held_shows_and_the_next_tap_plays() {
        for kind in Kind::ALL {
            let start = table(kind.game(), "");
            let target = targets(&start)[0];
            let held = tap(&start, target, true);
            if held.session.chosen().is_empty() {
                assert_eq!((held.session.cursor(), held.considered), (0, Some(target)), "{kind:?}");
                assert_eq!(tap(&held, target, true).session.cursor(), 0, "held again");
                assert_eq!(tap(&held, target, false).session.cursor(), 1);
            }
        }
    }

    #[test]
    fn another_tap_moves_what_is_shown_and_undo_takes_it_away() {
        let start = table(crate::games::sample::PLAIN.game(), "tap=twice");
        let all = targets(&start);
        let first = tap(&start, all[0], false);
        let second = tap(&first, all[1], false);
        assert_eq!((second.considered, second.session.cursor()), (Some(all[1]), 0));
        assert!(second.ghost != first.ghost);
        let dropped = second.clone().reduce(PageAction::Do(Action::Drop));
        assert!(dropped.considered.is_none() && dropped.ghost.is_none());
        // keys play at once, and a hole that may not be played says why
        let played = second.reduce(PageAction::Do(Action::Choose(all[0])));
        assert_eq!((played.session.cursor(), played.considered), (1, None));
        let refused = tap(&played, all[0], true);
        assert!(refused.why.is_some() && refused.considered.is_none());
    }

    #[test]
    fn what_can_be_taken_back_is_what_undo_takes_back() {
        let start = table(crate::games::sample::PLAIN.game(), "");
        assert!(!start.can_undo() && !start.can_redo());
        let played = tap(&start, targets(&start)[0], false);
        assert!(played.can_undo() && !played.can_redo());
        let back = played.reduce(PageAction::Do(Action::Undo));
        assert!(!back.can_undo() && back.can_redo());
    }
}
