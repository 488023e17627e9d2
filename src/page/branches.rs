//! Several games at one table: playing another move from an earlier position begins a second game, and the
//! first stays as it was.

use std::rc::Rc;

use super::{
    played::Played,
    table::{Branch, Table},
};
use crate::{session::Action, story::caption};

impl<F: Played> Table<F> {
    pub(super) fn as_branch(&self) -> Rc<Branch<F>> {
        Rc::new(Branch {
            session: self.session.clone(),
            preset: self.preset,
            names: self.names.clone(),
            auto_played: self.auto_played.clone(),
            game_number: self.game_number,
        })
    }

    /// Counts another game on the table.
    pub(super) fn count_game(&mut self) {
        self.games_begun += 1;
        self.game_number = self.games_begun;
    }

    /// Keeps the game on the table as it is, for another game that branches off.
    pub(super) fn branch_off(&mut self) {
        let branch = self.as_branch();
        self.branches.push(branch);
        self.count_game();
    }

    /// Returns to the end of the game that was left last; repeated calls reach all of them.
    pub(super) fn switch_branch(&mut self) {
        let Some(other) = self.branches.pop() else { return };
        let branch = self.as_branch();
        self.branches.insert(0, branch);
        let last = other.session.act(Action::Goto(other.session.moves().len()));
        self.session = last.unwrap_or_else(|_| other.session.clone());
        (self.preset, self.names, self.auto_played) =
            (other.preset, other.names.clone(), other.auto_played.clone());
        self.game_number = other.game_number;
        self.autoplay = false;
        self.say(caption::announcement(&self.session));
        self.position_changed();
    }
}

#[cfg(test)]
mod tests {
    use yew::Reducible;

    use super::*;
    use crate::{
        board::View,
        engine::sowing::Sowing,
        games::sample,
        options,
        page::{
            action::{AutoMove, PageAction},
            table::OpponentSeats,
        },
        words::{Message, UiText},
    };

    fn table(address: &str) -> Rc<Table<Sowing>> {
        Rc::new(Table::new(options::read(sample::PLAIN.game(), address), View::Open))
    }

    /// Performs the actions of some controls in order.
    fn use_controls(table: &Rc<Table<Sowing>>, names: &[&str]) -> Rc<Table<Sowing>> {
        names.iter().fold(table.clone(), |table, name| {
            let action = PageAction::from_control(table.session.game(), name).expect("a control");
            table.reduce(action)
        })
    }

    fn address(table: &Table<Sowing>) -> String {
        options::write(&table.session, table.preset, None)
    }

    const ENDED: &str = "v=1&moves=a_A_c_D&end=resigned-first";

    /// A table, the controls used there to look back, and the address of the game that is left.
    type LookBack = (Rc<Table<Sowing>>, &'static [&'static str], &'static str);

    #[test]
    fn who_plays_where_a_game_is_looked_back_at_begins_another_beside_it() {
        // by the list of moves and the ruler, from the end, step by step, by a link to a moment
        let ended = table(ENDED);
        let cases: [LookBack; 4] = [
            (table("moves=a_A_c_D"), &["m2"], "v=1&moves=a_A_c_D"),
            (ended.clone(), &["review"], ENDED),
            (ended.clone(), &["m1", "redo"], ENDED),
            (table("moves=a_A_c_D&at=m2"), &[], "v=1&moves=a_A_c_D"),
        ];
        for (table, names, first) in cases {
            let back = use_controls(&table, names);
            assert!(back.branches.is_empty(), "looking leaves nothing");
            let seat = if back.session.cursor() == 2 || back.session.cursor() == 0 { "d" } else { "D" };
            let other = use_controls(&back, &[seat]);
            assert_eq!(other.session.moves().len(), back.session.cursor() + 1);
            assert_eq!((other.game_number, other.branches.len()), (1, 1));
            // back at the end of the first game, which is unchanged, and to the second again
            let first_again = use_controls(&other, &["beside"]);
            assert_eq!((address(&first_again).as_str(), first_again.game_number), (first, 0));
            let again = use_controls(&first_again, &["beside"]);
            assert_eq!((address(&again), again.game_number), (address(&other), 1));
        }
    }

    #[test]
    fn what_is_gone_through_step_by_step_is_looked_back_at() {
        let mut table = table(ENDED);
        while table.session.cursor() > 2 {
            table = use_controls(&table, &["step-back"]);
        }
        let other = use_controls(&table, &["d"]);
        assert_eq!((address(&other).as_str(), other.branches.len()), ("v=1&moves=a_A_d", 1));
        assert_eq!(address(&use_controls(&other, &["beside"])), ENDED);
    }

    #[test]
    fn what_is_taken_back_is_replaced() {
        for (begun, names, now) in [
            ("moves=a_A_c_D", &["undo", "undo", "d"][..], "v=1&moves=a_A_d"),
            ("moves=a_A_c_D", &["undo", "E"], "v=1&moves=a_A_c_E"),
            // choosing the move that the game already has continues that game
            ("moves=a_A_c_D", &["m2", "c"], "v=1&moves=a_A_c_D&at=m3"),
        ] {
            let table = use_controls(&table(begun), names);
            assert_eq!((address(&table).as_str(), table.game_number, table.branches.len()), (now, 0, 0));
        }
    }

    #[test]
    fn a_game_that_branches_again_and_again_loses_none() {
        let mut table = use_controls(&table("moves=a_A_c_D"), &["m2", "b", "m2", "d", "m2", "e"]);
        assert_eq!((table.game_number, table.branches.len()), (3, 3));
        let mut seen = vec![address(&table)];
        for _ in 0..3 {
            table = use_controls(&table, &["beside"]);
            seen.push(address(&table));
        }
        let wanted = ["a_A_e", "a_A_d", "a_A_b", "a_A_c_D"].map(|moves| format!("v=1&moves={moves}"));
        assert_eq!(seen, wanted);
        assert_eq!(address(&use_controls(&table, &["beside"])), wanted[0]);
        // a new game gets a number of its own
        let anew = use_controls(&table, &["again"]);
        assert_eq!((anew.game_number, anew.branches.len()), (4, 0));
    }

    #[test]
    fn nobody_plays_for_the_opponent_where_its_game_is_looked_back_at() {
        let seats = |undo_skips, paused| {
            PageAction::SetOpponentSeats(OpponentSeats { undo_skips, paused, ..OpponentSeats::default() })
        };
        let second = || seats([false, true, false], false);
        for begun in ["moves=a_A_c_D&at=m1", "moves=a_A_c_D&at=m3&end=agreed"] {
            let table = table(begun).reduce(second());
            let (before, refused) = (address(&table), use_controls(&table, &["E"]));
            assert_eq!(address(&refused), before);
            let why = refused.why.as_ref().map(|why| &*why.message);
            assert_eq!(why, Some(&Message::UiText(UiText::NotInReview)), "{begun}");
            // a move at a person's seat begins a second game, also at a seat that the opponent had before
            let branched = use_controls(&table, &["m2", "d"]);
            assert_eq!((address(&branched).as_str(), branched.branches.len()), ("v=1&moves=a_A_d", 1));
            assert_eq!(use_controls(&table.reduce(seats([false; 3], false)), &["E"]).branches.len(), 1);
        }
        // when the opponent was stopped at its move, a person may play
        let last = table("moves=a").reduce(second());
        assert_eq!(address(&use_controls(&last, &["D"])), "v=1&moves=a_D");
        // while somebody watches, no seat is a person's, and play goes on from the position looked at
        let watched = table("moves=a_A_c_D&at=m1").reduce(seats([false; 3], true));
        assert!(use_controls(&watched, &["D"]).why.is_some());
        let gone = watched.reduce(PageAction::AutoPlay(AutoMove::Notation("D".into())));
        assert_eq!((address(&gone).as_str(), gone.branches.len()), ("v=1&moves=a_D", 1));
    }
}
