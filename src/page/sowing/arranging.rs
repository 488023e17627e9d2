//! Laying a short row counter by counter, between two rounds.

use crate::{
    engine::{
        Game, Hole, Target,
        seat::Seat,
        sowing::{Move, Sowing, turn::holes_of},
    },
    page::table::Table,
    session::{Action, Refusal},
    story::{Query, query},
    words::{HoleName, Message, round::Round},
};

impl Table<Sowing> {
    /// Whether a row is being arranged; always `false` in a program without such games, so that the compiler
    /// drops the code.
    pub fn is_arranging(&self) -> bool {
        self.session.game().kind().has_arranging() && self.board_state.arranging.is_some()
    }

    /// The seat whose row is being arranged, the places of the laid counters in order, and the number of
    /// counters left to lay.
    pub fn row_laid(&self) -> Option<(Seat, &[u8], u8)> {
        let laid = self.board_state.arranging.as_ref().filter(|_| self.is_arranging())?;
        let (seat, count) = self.session.game().arranger(self.session.position())?;
        Some((seat, laid, count.saturating_sub(laid.len() as u8)))
    }

    /// The number of counters laid in each hole of the row, from its owner's left.
    pub(super) fn counts(&self) -> Option<[u8; 7]> {
        let mut counts = [0; 7];
        for &place in self.board_state.arranging.as_ref()? {
            counts[usize::from(place) % 7] += 1;
        }
        Some(counts)
    }

    /// Begins to arrange a row; Tab then reaches its first hole.
    pub(super) fn arrange(&mut self) {
        let game = *self.session.game();
        let arranger =
            game.arranger(self.session.position()).filter(|_| self.showing.is_none() && !self.hands_rest());
        let Some((seat, left)) = arranger else { return };
        self.board_state.arranging = Some(Vec::new());
        self.board_state.tab_stop = holes_of(seat, game.row()).next().unwrap_or(self.board_state.tab_stop);
        self.say(Message::from(Round::Arranging { kind: game.kind(), seat, left }));
    }

    /// Adds a counter to a hole of the row; beyond its limit, or if none is left to lay, empties the hole.
    pub(super) fn lay_one(&mut self, hole: Hole) {
        let game = *self.session.game();
        let (Some((seat, _, left)), Some(counts)) = (self.row_laid(), self.counts()) else { return };
        let Some(place) = holes_of(seat, game.row()).position(|own| own == hole) else {
            let refused = game.refuse(self.session.position(), &[Target::Hole(hole)]);
            return self.refused(Some(Target::Hole(hole)), Refusal::Clause(refused));
        };
        if let Some(laid) = &mut self.board_state.arranging {
            if left > 0 && counts.get(place).is_some_and(|&lies| lies < game.most(place)) {
                laid.push(place as u8);
            } else {
                // so that its counters can be laid elsewhere
                laid.retain(|&other| usize::from(other) != place);
            }
        }
        self.announce_hole(place);
    }

    /// Takes back the last counter; if there is none, ends the arranging.
    pub(super) fn take_one(&mut self) {
        match self.board_state.arranging.as_mut().and_then(Vec::pop) {
            Some(place) => self.announce_hole(place.into()),
            None => self.give_up_row(),
        }
    }

    pub(super) fn give_up_row(&mut self) {
        self.board_state.arranging = None;
        self.say(Message::from(Round::NotArranged));
    }

    /// Begins the round with the arranged row, or announces the clause that forbids it.
    pub(super) fn lay_row(&mut self) {
        let Some(counts) = self.counts() else { return };
        match self.session.play(Move::Arrange(counts)) {
            Ok(session) => self.go(session, Action::Choose(Target::Next)),
            Err(refusal) => self.refused(None, refusal),
        }
    }

    /// Announces the contents of a hole of the row.
    fn announce_hole(&mut self, place: usize) {
        let row = self.session.game().row();
        let (Some((seat, _, left)), Some(counts)) = (self.row_laid(), self.counts()) else { return };
        if let (Some(hole), Some(&count)) = (holes_of(seat, row).nth(place), counts.get(place)) {
            self.say(Message::from(Round::Laid { hole: HoleName { hole, row }, count, left }));
        }
    }

    /// Answers about the board as it is shown, also while a row is being laid.
    pub(super) fn answer_about(&self, query: Query) -> Message {
        let game = self.session.game();
        if let (Query::Playable, Some((seat, _, left)), Some(counts)) =
            (query, self.row_laid(), self.counts())
        {
            let name = |hole| HoleName { hole, row: game.row() };
            let holes = holes_of(seat, game.row()).enumerate();
            let holes = holes.filter(|&(place, _)| left > 0 && counts.get(place) < Some(&game.most(place)));
            let holes = holes.map(|(_, hole)| name(hole)).collect();
            return Message::from(Round::MayLay { seat, holes });
        }
        query::answer(&self.session, &self.position(), query, self.why.as_deref())
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use yew::Reducible;

    use super::*;
    use crate::{
        board::View, games::sample, notation::write_move, options, page::action::PageAction,
        playout::Playouts, words::say,
    };

    /// A table between two rounds at which a seat may arrange a short row.
    fn table(wanted: Seat) -> Rc<Table<Sowing>> {
        let game = sample::ARRANGED.game();
        for seed in 0..2000 {
            let (mut words, mut found) = (Vec::new(), None);
            Playouts::new(game, seed).play(game.start(), |before, chosen, _| {
                if game.arranger(before).is_some_and(|(seat, _)| seat == wanted) && found.is_none() {
                    found = Some(words.join("_"));
                }
                words.push(write_move(&game, chosen));
            });
            if let Some(moves) = found {
                let options = options::read(sample::ARRANGED.game(), &format!("moves={moves}"));
                return Table::new(options, View::Open).into();
            }
        }
        panic!("nobody arranges");
    }

    fn use_control(table: Rc<Table<Sowing>>, name: &str) -> Rc<Table<Sowing>> {
        let action = PageAction::from_control(table.session.game(), name).expect("an action");
        table.reduce(action)
    }

    fn announced(table: &Table<Sowing>) -> String {
        table.announcement.as_deref().map(say).unwrap_or_default()
    }

    /// The answer to a question.
    fn answer(table: &Rc<Table<Sowing>>, query: Query) -> String {
        announced(&table.clone().reduce(PageAction::Ask(query)))
    }

    #[test]
    fn on_a_board_that_is_looked_at_no_row_is_arranged() {
        let shown: Rc<_> =
            Rc::unwrap_or_clone(table(Seat::SECOND)).in_mode(crate::options::Mode::Diagram).into();
        assert!(!use_control(shown, "arrange").is_arranging());
    }

    #[test]
    fn what_is_laid_is_told_and_taken_back_one_by_one() {
        let begun = table(Seat::SECOND);
        let (_, count) = begun.session.game().arranger(begun.session.position()).unwrap();
        assert!(count >= 3, "{count}");
        let mut table = use_control(begun.clone(), "arrange");
        // Tab reaches the row that is laid
        assert_eq!(table.board_state.tab_stop, Hole(7));
        assert!(announced(&table).contains("to place"));
        assert_eq!(answer(&table, Query::Playable), "Player 2 may add to A, B, C, D, E, F and G.");
        for name in ["B", "A", "B"] {
            table = use_control(table, name);
        }
        let left = |left: u8| say(&Round::Laid { hole: HoleName { hole: Hole(8), row: 7 }, count: 2, left });
        assert_eq!(announced(&table), left(count - 3));
        assert!(announced(&table).starts_with("B: two."));
        // the answer describes the counters laid so far
        assert!(answer(&table, Query::Board).contains("Player 2’s A to G: 1, 2, 0,"));
        assert!(answer(&table, Query::Score).contains(&format!("Player 2 {}.", count - 3)));
        if count > 3 {
            assert_eq!(answer(&table, Query::Playable), "Player 2 may add to A, C, D, E, F and G.");
        }
        let mut lying = Vec::new();
        while table.board_state.arranging.is_some() {
            table = use_control(table, "undo");
            lying.push([7, 8].map(|hole| table.position().count(Hole(hole))));
        }
        assert_eq!(lying, [[1, 1], [0, 1], [0, 0], [0, 0]]);
        assert_eq!(
            (announced(&table), table.session.cursor()),
            ("The row is not arranged.".into(), begun.session.cursor())
        );
    }

    #[test]
    fn a_row_is_given_up_at_once_and_said_so() {
        let table = ["arrange", "a", "a", "a", "b", "drop"].into_iter().fold(table(Seat::FIRST), use_control);
        assert!(table.board_state.arranging.is_none());
        assert_eq!(announced(&table), "The row is not arranged.");
        assert!(answer(&table, Query::Score).starts_with("Store: Player 1 "));
    }

    #[test]
    fn a_full_hole_is_emptied_and_nothing_of_it_is_taken_back() {
        let mut table = ["arrange", "a", "b", "a"].into_iter().fold(table(Seat::FIRST), use_control);
        table = use_control(table, "a");
        assert!(announced(&table).starts_with("a: none."), "{}", announced(&table));
        assert_eq!(table.board_state.arranging.as_deref(), Some(&[1][..]));
        table = use_control(table, "undo");
        assert!(announced(&table).starts_with("b: none."));
        // the round cannot begin before all counters are laid
        table = table.reduce(PageAction::Do(Action::Choose(Target::Next)));
        assert!(table.why.is_some() && table.board_state.arranging.is_some());
    }

    #[test]
    fn while_the_way_is_chosen_the_ways_are_what_may_be_played() {
        let start = Table::new(options::read(sample::ARRANGED.game(), ""), View::Open);
        let table = use_control(start.into(), "a");
        assert_eq!(
            answer(&table, Query::Playable),
            "Which way does the round go from Player 1’s a: anticlockwise or clockwise?"
        );
    }
}
