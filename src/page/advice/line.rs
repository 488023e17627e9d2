//! A line of expected moves, stepped through without changing the game.

use yew::prelude::*;

use super::place::Advised;
use crate::{board::draw::advice::ChipStyle, session::Session};

use super::place::PlaceChip;

/// The greatest number of moves of a line that are numbered on the board.
const NUMBERED: usize = 5;

/// The moves of a line, which are joined by `_`.
pub fn words(moves: &str) -> Vec<String> {
    moves.split('_').filter(|word| !word.is_empty()).map(Into::into).collect()
}

/// The game after each move of a line, up to the first that cannot be played.
pub fn moments<F: Advised>(session: &Session<F>, line: &[String]) -> Vec<Session<F>> {
    let mut all: Vec<Session<F>> = Vec::new();
    for word in line {
        let now = all.last().unwrap_or(session);
        let next = session.game().read_move(word).and_then(|chosen| now.play(chosen).ok());
        match next {
            Some(next) => all.push(next),
            None => break,
        }
    }
    all
}

/// Whether a move in notation may be played.
pub fn is_playable<F: Advised>(session: &Session<F>, word: &str) -> bool {
    session.game().read_move(word).is_some_and(|chosen| session.may_play(chosen))
}

/// The numbers of a line's moves at the places where they are made; those at one place are joined.
pub fn numbers<F: Advised>(session: &Session<F>, line: &[String]) -> Vec<PlaceChip> {
    let game = session.game();
    let line = line.get(..NUMBERED).unwrap_or(line);
    let mut all: Vec<PlaceChip> = Vec::new();
    let after = moments(session, line);
    let before = std::iter::once(session).chain(&after);
    for (number, (now, word)) in before.zip(line).enumerate() {
        let chosen = game.read_move(word);
        let Some(place) = chosen.and_then(|chosen| game.place(now.position(), chosen)) else { continue };
        let number = (number + 1).to_string();
        match all.iter_mut().find(|chip| chip.place == place) {
            Some(known) => {
                known.text.push(' ');
                known.text += &number;
            }
            None => all.push(PlaceChip { place, text: number, style: ChipStyle::Place, proved: false }),
        }
    }
    all
}

/// The picture of a position; `turned` is down the screen.
pub fn picture<F: Advised>(session: &Session<F>, turned: bool) -> Html {
    let (game, setup) = (session.game(), session.game().setup_of(session.position()));
    let lay = if turned { "upright" } else { "across" };
    html! {
        <svg class="pp-board advice-picture" data-lay={lay} viewBox={game.view_box(turned)} aria-hidden="true" focusable="false">
            if game.is_prerendered() {
                // the page already contains the drawing of the board
                <use href={["#body-", lay].concat()} />
            } else {
                { game.body(&setup, turned) }
            }
            { game.contents(&setup, turned) }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::sample, options};

    #[test]
    fn a_line_is_gone_through_as_far_as_it_can_be_played() {
        let session = options::read(sample::PLAIN.game(), "moves=a").session;
        let line = words("A_b_c");
        let all = moments(&session, &line);
        assert_eq!(all.len(), 3);
        assert_eq!(options::write(&all[1], "standard", None).matches("moves=a_A_b").count(), 1);
        assert_eq!(session.cursor(), 1, "the game itself is not touched");
        // a move of the other seat cannot be played
        assert_eq!(moments(&session, &words("b_C")).len(), 0);
        assert_eq!(moments(&session, &words("A_zz_b")).len(), 1);
        assert!(words("").is_empty());
        assert!(is_playable(&session, "B"));
        assert!(!is_playable(&session, "b"));
    }

    #[test]
    fn what_is_made_at_one_place_is_numbered_together() {
        let session = options::read(sample::PLAIN.game(), "").session;
        let numbers = numbers(&session, &words("a_A_b_c_B_C"));
        let texts: Vec<_> = numbers.iter().map(|chip| chip.text.as_str()).collect();
        assert_eq!(texts, ["1", "2", "3", "4", "5"]);
        let again = super::numbers(&session, &words("c_a_A_c"));
        assert_eq!(again.iter().map(|chip| chip.text.as_str()).collect::<Vec<_>>(), ["1 4", "2", "3"]);
    }
}
