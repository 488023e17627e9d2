//! How sure the rules are on which a move rests.

use crate::{
    engine::{
        Game,
        clause::{Certainty, Clause, ClauseId},
    },
    session::Session,
};

/// The clauses that the events of a move cite.
fn cited<G: Game>(session: &Session<G>, number: usize) -> Vec<&'static Clause> {
    let clauses = session.game().clauses();
    let events = session.replay(number).map(|(_, events)| events).unwrap_or_default();
    let clause = |ClauseId(at): ClauseId| clauses.get(usize::from(at));
    events.iter().filter_map(|event| clause(event.clause)).collect()
}

/// How little sure a rule can be, the least first.
const fn rank(certainty: Certainty) -> u8 {
    match certainty {
        Certainty::Editorial => 0,
        Certainty::Inferred => 1,
        Certainty::Witness => 2,
        Certainty::Stated => 3,
    }
}

/// The least sure of the rules on which the move before the position looked at rests.
pub fn weakest<G: Game>(session: &Session<G>) -> Option<Certainty> {
    let all = cited(session, session.cursor());
    all.iter().map(|clause| clause.certainty).min_by_key(|certainty| rank(*certainty))
}

/// The rule of ours that acts in the move before the position looked at, if none has acted earlier in the game.
pub fn first_of_ours<G: Game>(session: &Session<G>) -> Option<&'static Clause> {
    let ours =
        |number| cited(session, number).into_iter().find(|clause| clause.certainty == Certainty::Editorial);
    let now = ours(session.cursor())?;
    (1..session.cursor()).all(|number| ours(number).is_none()).then_some(now)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::sowing::Sowing, games::sample, playout::Playouts};

    /// Random games of a kind, as sessions that look at their ends.
    fn games(game: Sowing) -> Vec<Session<Sowing>> {
        (0..20)
            .map(|seed| {
                let mut session = Session::new(game, game.start());
                Playouts::new(game, seed).play(game.start(), |_, chosen, _| {
                    session.push(chosen).expect("a legal move");
                });
                session
            })
            .collect()
    }

    #[test]
    fn a_rule_of_ours_acts_for_the_first_time_once_in_a_game() {
        let mut told = 0;
        for end in games(sample::TWO_IN_ROUNDS.game()) {
            let at = |moves| end.act(crate::session::Action::Goto(moves)).expect("a moment");
            let firsts: Vec<_> =
                (0..=end.moves().len()).filter(|&moves| first_of_ours(&at(moves)).is_some()).collect();
            assert!(firsts.len() <= 1, "{firsts:?}");
            if let [first] = firsts[..] {
                assert_eq!(weakest(&at(first)), Some(Certainty::Editorial));
                assert!((1..first).all(|moves| weakest(&at(moves)) != Some(Certainty::Editorial)));
                told += 1;
            }
        }
        assert!(told > 0);
    }

    #[test]
    fn a_move_rests_on_the_least_sure_of_its_rules() {
        for end in games(sample::PLAIN.game()) {
            let all = cited(&end, end.cursor());
            let least = weakest(&end).expect("a move cites a rule");
            assert!(all.iter().all(|clause| rank(clause.certainty) >= rank(least)));
            assert!(all.iter().any(|clause| clause.certainty == least));
        }
        let game = sample::PLAIN.game();
        assert_eq!(weakest(&Session::new(game, game.start())), None);
    }
}
