//! Games that go to and fro as links, a letter after each move: which kept game the letter that was opened belongs to.
//! A reply goes on in the kept game; a letter of yesterday neither replaces nor shortens what was played since.

use std::rc::Rc;

use super::{
    opponent::level,
    saved_game::{SavedGame, latest_first, option},
    table::Names,
};

/// What the kept games have of a game that was opened.
#[derive(PartialEq, Debug, Default)]
pub struct Known {
    /// The kept game that it continues: the same one, or one whose moves are all among its own.
    pub continued: Option<SavedGame>,
    /// The kept game that was played on from it.
    pub later: Option<SavedGame>,
}

impl Known {
    /// The names at the seats of the kept game.
    pub fn names(&self) -> Option<Names> {
        self.continued.as_ref().or(self.later.as_ref()).map(|kept| kept.names.clone())
    }

    /// The address of the kept game that was played on, at its last move.
    pub fn later_address(&self) -> Option<Rc<str>> {
        let pairs = self.later.as_ref()?.address.split('&').filter(|pair| !pair.starts_with("at="));
        Some(pairs.collect::<Vec<_>>().join("&").into())
    }
}

/// Whether what was played in one game is the beginning of what was played in another, or all of it; both are
/// addresses. Rules and start are the same, and an end by the players is the last that was played.
pub fn begins(part: &str, whole: &str) -> bool {
    let same = |key| option(part, key) == option(whole, key);
    let is_open = option(part, "end").is_empty();
    same("r")
        && same("pos")
        && match option(whole, "moves").strip_prefix(option(part, "moves")) {
            Some("") => is_open || same("end"),
            Some(rest) => is_open && rest.starts_with('_'),
            None => false,
        }
}

/// Whether the other game was played on from this one.
pub fn is_behind(part: &str, whole: &str) -> bool {
    begins(part, whole) && !begins(whole, part)
}

/// Which of the kept games an opened one belongs to. Without `is_letter`, where the computer has a seat, only the very
/// address counts; a game against the computer is nobody's letter either.
pub fn known(games: Vec<SavedGame>, opened: &str, is_letter: bool) -> Known {
    let mut known = Known::default();
    let mut longest = 0;
    for game in latest_first(games, |game| &game.when) {
        let with_computer = game.names.iter().flatten().any(|name| level(name).is_some());
        let is_related = is_letter && !with_computer;
        let length = match &game.address {
            same if same == opened => usize::MAX,
            part if is_related && begins(part, opened) => {
                option(part, "moves").len() + option(part, "end").len()
            }
            _ => 0,
        };
        if length > longest {
            longest = length;
            known.continued = Some(game);
        } else if is_related && known.later.is_none() && is_behind(opened, &game.address) {
            known.later = Some(game);
        }
    }
    // an older letter goes on from no game that is shorter still
    if known.later.is_some() {
        known.continued = known.continued.filter(|kept| begins(opened, &kept.address));
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{page::opponent::name, worker::Rung};

    /// Kept games by their moves, the later ones played later; the id is the place.
    fn kept(moves: &[&str]) -> Vec<SavedGame> {
        let game = |(at, moves): (usize, &&str)| SavedGame {
            id: at.to_string(),
            address: format!("v=1&{moves}"),
            names: [Some(at.to_string()), None, None],
            when: (100 + at).to_string(),
        };
        moves.iter().enumerate().map(game).collect()
    }

    /// The ids of the kept games that an opened one continues, and that was played on from it.
    fn found(games: &[&str], opened: &str) -> [Option<String>; 2] {
        let Known { continued, later } = known(kept(games), &format!("v=1&{opened}"), true);
        [continued, later].map(|kept| kept.map(|kept| kept.id))
    }

    fn id(at: usize) -> Option<String> {
        Some(at.to_string())
    }

    #[test]
    fn a_reply_goes_on_in_the_kept_game() {
        assert_eq!(found(&["moves=a"], "moves=a_B"), [id(0), None]);
        assert_eq!(found(&["moves=a&at=m0"], "moves=a_B_c"), [id(0), None]);
        assert_eq!(found(&["moves=a"], "moves=a&end=resigned-second"), [id(0), None]);
        // the longest, and of equal ones the latest
        assert_eq!(found(&["moves=a_B", "moves=a", "moves=a_B", "moves=c"], "moves=a_B_c"), [id(2), None]);
    }

    #[test]
    fn an_older_letter_shortens_nothing() {
        for (later, opened) in [
            ("moves=a_B", "moves=a"),
            ("moves=a_B_c&at=m1", "moves=a"),
            ("moves=a&end=agreed", "moves=a"),
            ("moves=a_B&end=agreed", "moves=a"),
            ("r=x.y-1&pos=1-2&moves=xa_B", "r=x.y-1&pos=1-2&moves=xa"),
        ] {
            assert_eq!(found(&[later], opened), [None, id(0)], "{opened} of {later}");
        }
        // it goes on from no shorter game, and leads to what was played last
        let games = ["moves=a", "moves=a_B_c_D", "moves=a_B_d"];
        assert_eq!(found(&games, "moves=a_B"), [None, id(2)]);
        // the very moves are kept too, by an earlier version or in another tab
        assert_eq!(found(&["moves=a_B", "moves=a_B_c"], "moves=a_B"), [id(0), id(1)]);
    }

    #[test]
    fn the_same_game_at_another_moment_is_the_same() {
        assert_eq!(found(&["moves=a_B&at=m1"], "moves=a_B"), [id(0), None]);
        assert_eq!(found(&["moves=a_B"], "moves=a_B&at=m0"), [id(0), None]);
        assert_eq!(found(&["moves=a_B&at=m1", "moves=a_B"], "moves=a_B&at=m1"), [id(0), None]);
        assert_eq!(found(&["moves=a&end=agreed"], "moves=a&end=agreed"), [id(0), None]);
    }

    #[test]
    fn games_that_differ_both_stay() {
        for (kept, opened) in [
            ("moves=a_C", "moves=a_B"),
            // a name of a move that begins like another
            ("moves=a_B", "moves=a_B~"),
            ("moves=a_B~", "moves=a_B"),
            ("moves=a&end=agreed", "moves=a_B"),
            ("moves=a&end=agreed", "moves=a&end=resigned-first"),
            ("r=x&moves=a", "moves=a_B"),
            ("pos=1&moves=a_B", "moves=a"),
            // a game that has not begun is no letter
            ("moves=a", ""),
            ("moves=a", "pos=1"),
        ] {
            assert_eq!(found(&[kept], opened), [None, None], "{opened} and {kept}");
        }
        assert_eq!(found(&[], "moves=a"), [None, None]);
    }

    #[test]
    fn a_game_of_the_computer_is_known_by_its_address_alone() {
        let mut games = kept(&["moves=a", "moves=a_B_c"]);
        assert_eq!(known(games.clone(), "v=1&moves=a_B", false), Known::default());
        assert!(known(games.clone(), "v=1&moves=a", false).continued.is_some());
        games.iter_mut().for_each(|game| game.names[1] = Some(name(Rung::DEFAULT)));
        assert_eq!(known(games.clone(), "v=1&moves=a_B", true), Known::default());
        assert_eq!(known(games, "v=1&moves=a", true).continued.map(|kept| kept.id), id(0));
    }

    #[test]
    fn names_are_those_of_the_kept_game_and_the_latest_move_is_its_last() {
        let older = known(kept(&["moves=a_B&at=m1&end=agreed"]), "v=1&moves=a", true);
        assert_eq!(older.later_address().as_deref(), Some("v=1&moves=a_B&end=agreed"));
        assert_eq!(older.names().map(|names| names[0].clone()), Some(id(0)));
        let reply = known(kept(&["moves=a"]), "v=1&moves=a_B", true);
        assert_eq!((reply.later_address(), reply.names().is_some()), (None, true));
        assert_eq!(Known::default().names(), None);
    }
}
