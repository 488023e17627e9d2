//! English for what the program of the home page says.

use super::{english, home::Hall};

pub fn say(hall: Hall) -> String {
    match hall {
        Hall::Found { found, all } if found == all => games(all),
        Hall::Found { found: 0, all } => format!("None of {}", games(all)),
        Hall::Found { found, all } => format!("{found} of {}", games(all)),
        Hall::Stop => "Stop the boards".into(),
        Hall::Play => "Let the boards play".into(),
        Hall::GoOn { moves: 0 } => "Go on from here".into(),
        Hall::GoOn { moves } => format!("Go on from here, after {}", count(moves)),
        Hall::Name(kind) => english::name(kind).into(),
        Hall::Kept { moves, over: false } => count(moves),
        Hall::Kept { moves, over: true } => format!("{}, ended", count(moves)),
    }
}

fn games(all: usize) -> String {
    format!("{all} {}", if all == 1 { "game" } else { "games" })
}

fn count(moves: usize) -> String {
    format!("{moves} {}", if moves == 1 { "move" } else { "moves" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_one_is_said_as_one() {
        let said = [(1, 1), (1, 9), (0, 9), (9, 9)].map(|(found, all)| say(Hall::Found { found, all }));
        assert_eq!(said, ["1 game", "1 of 9 games", "None of 9 games", "9 games"]);
        assert_eq!(say(Hall::Kept { moves: 1, over: true }), "1 move, ended");
        assert_eq!(say(Hall::GoOn { moves: 12 }), "Go on from here, after 12 moves");
    }
}
