//! What is said of a move: every step is told, every line cites, and an announcement is short.

#[path = "common/each_move.rs"]
mod each_move;

use each_move::each_move;
use papan::{
    engine::{
        Game, Hole, Target,
        clause::ClauseId,
        deciding::Decides,
        sowing::{
            Kind, Move,
            position::{Event, Mark},
        },
    },
    notation::hole_letter,
    playout::Playouts,
    session::{Action, Refusal, Session},
    story::{
        Story, caption,
        sowing::{lines, marks},
        why,
    },
    words::{LogLine, Message, say, standing::Standing},
};

#[test]
fn an_announcement_has_at_most_25_words() {
    let mut longest = 0;
    each_move(12, 30, |session, _| {
        let said = say(&caption::announcement(session));
        let words = said.split_whitespace().count();
        assert!(words <= 25, "{words}: {said}");
        assert!(said.ends_with('.'), "{said}");
        longest = longest.max(words);
    });
    assert!(longest > 10, "nothing was said");
}

#[test]
fn the_lines_of_a_move_tell_each_of_its_steps_and_cite_each_of_its_clauses() {
    each_move(12, 10, |session, _| {
        let (_, events) = session.replay(session.cursor()).unwrap();
        let lines = lines::lines(session);
        let dropped =
            events.iter().filter(|e| matches!(e.event, Event::Drop { .. } | Event::Bank { .. })).count();
        let told: usize = lines
            .iter()
            .map(|line| if let LogLine::Sows { path, .. } = &line.message { path.len() } else { 0 })
            .sum();
        assert_eq!(told, dropped);
        let captured: u32 = events
            .iter()
            .map(|e| if let Event::Capture { count, .. } = e.event { u32::from(count) } else { 0 })
            .sum();
        let told: u32 = lines
            .iter()
            .map(|line| match line.message {
                LogLine::Takes { count, .. }
                | LogLine::Keeps { count, .. }
                | LogLine::Unties { count, .. }
                | LogLine::TakesOpposite { count, .. } => u32::from(count),
                _ => 0,
            })
            .sum();
        assert_eq!(told, captured);
        let cited: Vec<ClauseId> = lines.iter().flat_map(|line| line.clauses.clone()).collect();
        let is_over = session.outcome().is_some();
        for event in events.iter() {
            // who would begin another round is not told
            assert!(cited.contains(&event.clause) || is_over && matches!(event.event, Event::Turn { .. }));
        }
        let tells_end = lines.iter().any(|line| matches!(line.message, LogLine::Ends { .. }));
        let tells_turn = lines.iter().any(|line| {
            matches!(line.message, LogLine::TurnGoes { .. } | LogLine::Again { .. } | LogLine::Forces { .. })
        });
        assert_eq!((tells_end, is_over && tells_turn), (is_over, false));
        let mut steps = 0;
        for line in &lines {
            assert!(!say(&line.message).is_empty());
            // line after line the whole move is told, and each line knows its steps
            assert_eq!(line.from, steps);
            steps = line.to;
        }
        assert_eq!(steps, events.iter().filter(|event| event.event.is_step()).count());
    });
}

#[test]
fn the_marks_of_a_move_are_where_it_went() {
    each_move(12, 10, |session, _| {
        let (before, events) = session.replay(session.cursor()).unwrap();
        let chosen = session.moves()[session.cursor() - 1];
        let marked = marks::of_move(session.game(), &before, chosen, &events);
        // a round begins nowhere in particular
        let Some(origin) = chosen.hole() else { return };
        assert_eq!(marked[0], (origin, marks::Mark::From));
        if let Move::Empty(_) = chosen {
            return;
        }
        let fell = events.iter().rev().find_map(|event| match event.event {
            Event::Drop { hole } | Event::Shift { to: hole, .. } => Some(Some(hole)),
            Event::Bank { .. } => Some(None),
            _ => None,
        });
        let end = marked.iter().find(|(_, mark)| *mark == marks::Mark::End).map(|(hole, _)| *hole);
        assert_eq!(end, fell.unwrap());
    });
}

#[test]
fn a_refusal_begins_with_the_hole_that_was_tapped() {
    each_move(12, 5, |session, _| {
        let row = session.game().row();
        for hole in (0..2 * row).map(Hole) {
            let target = Target::Hole(hole);
            let Err(refusal) = session.act(Action::Choose(target)) else { continue };
            let why = why::explain(session, Some(target), refusal);
            let words = say(&why.message);
            match refusal {
                Refusal::Over(outcome) => assert_eq!(why.clause, Some(outcome.clause)),
                _ => assert!(words.starts_with(&format!("{} ", hole_letter(hole, row))), "{words}"),
            }
            assert!(why.clause.is_some());
        }
    });
}

#[test]
fn every_clause_reading_and_preset_has_words_of_its_own() {
    for kind in Kind::ALL {
        let mut words = Vec::new();
        let clauses = kind.game().clauses().len();
        words.extend(
            (0..clauses)
                .map(|clause| say(&Message::Clause { kind: kind.into(), clause: ClauseId(clause as u8) })),
        );
        words.extend(
            (0..kind.readings().len()).map(|reading| say(&Message::Reading { kind: kind.into(), reading })),
        );
        words.extend(
            (0..kind.presets().len()).map(|preset| say(&Message::Preset { kind: kind.into(), preset })),
        );
        for (reading, known) in kind.readings().iter().enumerate() {
            let values: Vec<_> = (0..known.values.len())
                .map(|value| say(&Message::Value { kind: kind.into(), reading, value }))
                .collect();
            assert!(values.iter().all(|value| !value.is_empty()));
            assert!((1..values.len()).all(|at| !values[..at].contains(&values[at])), "{values:?}");
        }
        for (at, said) in words.iter().enumerate() {
            assert!(!said.is_empty() && !words[..at].contains(said), "{said}");
        }
    }
}

#[test]
fn a_refusal_begins_with_what_is_seen_on_the_board() {
    each_move(12, 3, |session, _| {
        let (game, position) = (session.game(), session.position());
        if session.is_over() || position.is_between() {
            return;
        }
        for hole in (0..2 * game.row()).map(Hole) {
            let letter = hole_letter(hole, game.row());
            let Err(refusal) = session.act(Action::Choose(Target::Hole(hole))) else { continue };
            let words = say(&why::explain(session, Some(Target::Hole(hole)), refusal).message);
            assert!(words.starts_with(letter), "{words}");
            let (owner, turn) = (game.owner(position, hole), position.to_move());
            // where the first moves empty holes, of either row, later ones may have to begin at one
            let mut empties = false;
            game.each_move(&game.start(), |first| empties |= matches!(first, Move::Empty(_)));
            if empties {
                continue;
            }
            assert_eq!(words.contains("’s hole. It is "), owner != turn, "{words}");
            if owner == turn && position.count(hole) == 0 && position.mark(hole) == Mark::None {
                assert!(words.contains("is empty"), "{words}");
            }
        }
    });
}

#[test]
fn what_decided_a_game_is_on_the_board_of_its_end() {
    let (mut by_moves, mut by_scores) = (0, 0);
    for kind in Kind::ALL {
        for preset in kind.presets() {
            let game = kind.preset(preset.name).expect("a preset of the game");
            for seed in 0..4 {
                let mut session = Session::new(game, game.start());
                Playouts::new(game, seed).play(game.start(), |_, chosen, _| {
                    session.push(chosen).expect("a legal move");
                });
                let Some(outcome) = session.outcome() else { continue };
                let position = session.position();
                let decided = Story::decided(&game, position, outcome);
                match decided.stuck {
                    // in a game that moves decide whoever has none has lost, unless it is a draw
                    Some(seat) if game.decides() == Decides::Moves => {
                        assert_eq!(game.standing(position, seat), Standing::Moves(0));
                        assert!(!outcome.winners.has(seat) || outcome.winners.count() > 1);
                        assert!(!marks::of_end(&game, position, decided).is_empty());
                        by_moves += 1;
                    }
                    _ => by_scores += usize::from(decided.scores),
                }
            }
        }
    }
    assert!(by_moves > 5 && by_scores > 20, "{by_moves} by moves, {by_scores} by scores");
}
