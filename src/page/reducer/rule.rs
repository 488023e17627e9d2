//! Looking at a moment in which a rule acts, of this game or of the one that the page has for it, and going back.

use std::rc::Rc;

use crate::{
    engine::clause::ClauseId,
    options::{self, Options},
    page::{
        action::PageAction,
        played::Played,
        table::{Names, OpponentSeats, Return, Table},
    },
    session::Action,
    story::Why,
};

impl<F: Played> Table<F> {
    /// The last moment of the game on the table in which a rule acts: the number of the move, and of its steps.
    pub fn moment_of_rule(&self, clause: ClauseId) -> Option<(usize, usize)> {
        (1..=self.session.moves().len()).rev().find_map(|number| {
            let (_, events) = self.session.replay(number)?;
            let at = events.iter().rposition(|cited| cited.clause == clause)?;
            Some((number, events[..=at].iter().filter(|cited| F::is_step(&cited.event)).count()))
        })
    }

    /// The example that the page has of a rule: an address, and the move that the rule refuses there, empty if it acts.
    pub fn example_of_rule(&self, clause: ClauseId) -> Option<(&str, &str)> {
        let id = self.session.game().clauses().get(usize::from(clause.0))?.id;
        let mut lines = self.rule_examples.lines().filter_map(|line| line.split_once(' '));
        let (_, rest) = lines.find(|(of, _)| *of == id)?;
        Some(rest.split_once(' ').unwrap_or((rest, "")))
    }

    /// The number of the game that was left for an example of a rule, if that is on the table.
    pub fn left_game(&self) -> Option<usize> {
        match &self.return_to {
            Some(Return::Game { left, .. }) => Some(left.game_number),
            _ => None,
        }
    }

    pub fn is_example_of_rule(&self) -> bool {
        self.left_game().is_some()
    }

    pub(super) fn show_rule(&mut self, clause: ClauseId) {
        if let Some(moment) = self.moment_of_rule(clause) {
            let steps = self.stopped_in().map(|showing| showing.steps);
            let before = self.return_to.take().unwrap_or(Return::Moment(self.session.cursor(), steps));
            self.go_to_step(moment);
            self.return_to = Some(before);
        } else if let Some((address, refused)) = self.example_of_rule(clause) {
            let options = options::read(self.plain(), address);
            let refused = options.session.game().read_move(refused);
            self.show_example_of_rule(clause, options, refused);
        }
    }

    fn go_to_step(&mut self, (number, steps): (usize, usize)) {
        self.act(Action::Goto(number));
        self.stop_at(steps);
    }

    /// Lays an example on the table in place of the game, which stays as it is.
    fn show_example_of_rule(&mut self, clause: ClauseId, options: Options<F>, refused: Option<F::Move>) {
        let left = match self.return_to.take() {
            Some(Return::Game { left, .. }) => left,
            moment => {
                self.return_to = moment;
                self.return_from_rule();
                self.left()
            }
        };
        self.opponent = OpponentSeats::default();
        self.load(options.session, options.preset, Names::default());
        (self.is_starting, self.autoplay) = (false, false);
        if let Some(moment) = self.moment_of_rule(clause) {
            self.go_to_step(moment);
        } else if let Some(refused) = refused {
            self.refuse_move(clause, refused);
        }
        let (game_number, moves, stop) =
            (self.game_number, self.session.moves().len(), self.session.stopped());
        self.return_to = Some(Return::Game { left, game_number, moves, stop });
    }

    /// Says that a rule refuses a move, and why.
    fn refuse_move(&mut self, clause: ClauseId, refused: F::Move) {
        let (game, position) = (self.session.game(), self.session.position());
        let message = game.reason(position, clause, &game.targets(position, refused));
        self.refuse(Why { message: message.into(), clause: Some(clause) });
    }

    /// The table as it is to be found again: nothing moves on it, and nothing is open.
    fn left(&self) -> Rc<Table<F>> {
        let mut left = self.clone();
        left.skip_animation();
        (left.dialog, left.opening, left.explained) = (None, None, None);
        left.into()
    }

    /// Goes back to where somebody was.
    pub(super) fn return_from_rule(&mut self) {
        match self.return_to.take() {
            None => {}
            Some(Return::Moment(moves, steps)) => {
                self.act(Action::Goto(moves));
                if let Some(steps) = steps {
                    self.stop_at(steps);
                }
            }
            Some(Return::Game { left, .. }) => {
                let now = std::mem::replace(self, (*left).clone());
                // what is not of the game is as it is now
                (self.version, self.games_begun, self.flushes) = (now.version, now.games_begun, now.flushes);
                (self.settings, self.own_settings) = (now.settings, now.own_settings);
                (self.address_settings, self.view) = (now.address_settings, now.view);
                (self.adviser, self.opponent_shown) = (now.adviser, now.opponent_shown);
                (self.dialog, self.opening, self.explained) = (now.dialog, now.opening, now.explained);
                self.announcements = now.announcements + 1;
            }
        }
    }

    /// Whoever plays or goes elsewhere does not want to go back to a moment of the same game.
    pub(super) fn forget_return(&mut self, action: &PageAction<F>) {
        let leaves = matches!(
            action,
            PageAction::Do(_)
                | PageAction::Tap { .. }
                | PageAction::SwitchBranch
                | PageAction::Rematch { .. }
        );
        let is_moment = matches!(self.return_to, Some(Return::Moment(..)));
        if is_moment && leaves || matches!(action, PageAction::LoadGame { .. }) {
            self.return_to = None;
        }
    }

    /// An example that is played on is a game like any other; the one that was left for it is beside it.
    pub(super) fn keep_left_game(&mut self) {
        let Some(Return::Game { left, game_number, moves, stop }) = &self.return_to else { return };
        let now = (self.game_number, self.session.moves().len(), self.session.stopped());
        if now != (*game_number, *moves, *stop) {
            let left = left.clone();
            self.return_to = None;
            self.branches.extend(left.branches.iter().cloned());
            self.branches.push(left.as_branch());
        }
    }
}

#[cfg(test)]
mod tests {
    use yew::Reducible;

    use super::*;
    use crate::{
        board::View,
        engine::{Kind, pasang::Pasang},
        lesson::moments,
        page::action::AutoMove,
        playout::Playouts,
        session::Session,
    };

    /// A table of a random game after so many moves, one of them taken back, with the examples of its page.
    fn table<F: Played>(plain: F, moves: usize) -> Rc<Table<F>> {
        let mut session = Session::new(plain, plain.start());
        Playouts::new(plain, 3).play(plain.start(), |_, chosen, _| {
            if session.moves().len() < moves {
                session.push(chosen).expect("a legal move");
            }
        });
        let back = session.act(Action::Undo).unwrap_or(session);
        let address = options::write(&back, plain.presets()[0].name, None);
        let mut table = Table::new(options::read(plain, &address), View::Open);
        table.rule_examples = moments::addresses(plain.kind()).into();
        (table.auto_played, table.names[1]) = (vec![1], Some("Papan 2".into()));
        table.into()
    }

    /// What is to be found again.
    fn of_game<F: Played>(table: &Table<F>) -> (Session<F>, Vec<usize>, Names, usize, bool, usize) {
        let Table { session, auto_played, names, game_number, is_starting, .. } = table;
        let (session, auto_played, names) = (session.clone(), auto_played.clone(), names.clone());
        (session, auto_played, names, *game_number, *is_starting, table.branches.len())
    }

    /// Goes from every rule to a moment and back; returns how many led to an example, and how many of them forbid.
    fn hold<F: Played>(plain: F) -> [usize; 2] {
        let (mut examples, mut refusals) = (0, 0);
        for moves in [0, 1, 4, 30] {
            let before = table(plain, moves);
            for (place, rule) in plain.clauses().iter().enumerate() {
                let clause = ClauseId(place as u8);
                let is_in_game = before.moment_of_rule(clause).is_some();
                let shown = before.clone().reduce(PageAction::ShowRule(clause));
                if shown.return_to.is_none() {
                    assert!(before.example_of_rule(clause).is_none() && !is_in_game, "{}", rule.id);
                    continue;
                }
                assert_eq!(shown.is_example_of_rule(), !is_in_game, "{}", rule.id);
                let back = shown.clone().reduce(PageAction::ReturnFromRule);
                assert!(of_game(&back) == of_game(&before) && back.return_to.is_none(), "{}", rule.id);
                if is_in_game {
                    continue;
                }
                examples += 1;
                assert_eq!(shown.names, Names::default(), "the computer has no seat in an example");
                let refused = shown.why.as_deref().and_then(|why| why.clause);
                refusals += usize::from(refused == Some(clause));
                let acts = shown.moment_of_rule(clause).is_some()
                    || shown.session.ended().is_some_and(|outcome| outcome.clause == clause);
                let (_, forbidden) = shown.example_of_rule(clause).expect("an example");
                assert!(acts || forbidden.is_empty() || refused == Some(clause), "{}", rule.id);
                // one may look around in it, and another rule leads to another example
                let looked = shown.clone().reduce(PageAction::Do(Action::Goto(0)));
                let next = ClauseId(((place + 1) % plain.clauses().len()) as u8);
                let looked = looked.reduce(PageAction::ShowRule(next));
                assert!(
                    of_game(&looked.reduce(PageAction::ReturnFromRule)) == of_game(&before),
                    "{}",
                    rule.id
                );
                // one that is played on leaves the game beside it
                let at = shown.session.cursor();
                let Some(chosen) = first_move(&shown.session) else { continue };
                let word = plain.write_move(chosen);
                let played = shown.clone().reduce(PageAction::AutoPlay(AutoMove::Notation(word)));
                if played.session.cursor() == at + 1 && played.session.moves() != shown.session.moves() {
                    assert!(played.return_to.is_none(), "{}", rule.id);
                    let left = played.reduce(PageAction::SwitchBranch);
                    assert_eq!(left.session.moves(), before.session.moves(), "{}", rule.id);
                }
            }
        }
        [examples, refusals]
    }

    fn first_move<F: Played>(session: &Session<F>) -> Option<F::Move> {
        let mut first = None;
        session.game().each_move(session.position(), |chosen| first = first.or(Some(chosen)));
        first
    }

    #[test]
    fn every_rule_leads_to_a_moment_and_back_to_the_game_as_it_was() {
        for kind in Kind::ALL {
            let [examples, refusals] = match kind {
                Kind::Sowing(kind) => hold(kind.game()),
                Kind::Pasang => hold(Pasang::default()),
            };
            assert!(examples > 20 && refusals > 0, "{}: {examples}, {refusals}", kind.name());
        }
    }
}
