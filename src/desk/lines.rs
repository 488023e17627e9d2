//! The log of a game as HTML text: its rows depend on the moves up to them alone, so that written ones stay.

use crate::{
    app::markup::{citation, escaped},
    engine::{
        clause::{Clause, ClauseId},
        seat::Seat,
    },
    i18n::{Message, Tale, say, tell},
    session::Session,
    story::{Line, Told},
};

/// Who made a move, from 1; nobody past the last.
pub fn mover<F: Told>(session: &Session<F>, number: usize) -> Option<Seat> {
    session.moves().get(number.checked_sub(1)?)?;
    session.after(number - 1).map(|before| session.game().to_move(before))
}

/// A move of the list, from 1: a way back to it, what it took, and the clauses it rests on.
pub fn row<F: Told>(session: &Session<F>, number: usize) -> String {
    let game = session.game();
    let chosen = number.checked_sub(1).and_then(|before| session.moves().get(before));
    let (Some(&chosen), Some((before, events))) = (chosen, session.told(number)) else {
        return String::new();
    };
    let taken = match game.taken(&before, chosen, &events) {
        0 => String::new(),
        taken => format!("<span>×{taken}</span>"),
    };
    let mut ids: Vec<&str> = Vec::new();
    for cited in events.iter() {
        let id = clause(game, cited.clause).map_or("", |clause| clause.id);
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    format!(
        "<li data-move=\"{number}\"><button type=\"button\" class=\"move\" data-t=\"m{number}\"><span class=\"k\">{number}</span><b>{}</b>{taken}</button><span class=\"ids\">{}</span></li>",
        escaped(&game.write_move(chosen)),
        escaped(&ids.join(" ")),
    )
}

/// The moves of one turn.
pub fn turn(seat: Seat, rows: &str) -> String {
    let who = escaped(&say(&Message::Seat(seat)));
    format!("<li class=\"turn\"><span class=\"who\">{who}</span><ol>{rows}</ol></li>")
}

/// What happened in a move: each line a way to the moment it tells of, lap by lap where there are several. `rules`
/// is the page that has the rules, empty for this one.
pub fn last<F: Told>(game: &F, lines: &[Line], rules: &str) -> String {
    let one = |line: &Line| {
        let clauses = line.clauses.iter().filter_map(|&id| clause(game, id));
        format!(
            "<li><button type=\"button\" class=\"line\" data-t=\"s{}\">{}</button><span class=\"cites\">{}</span></li>",
            line.from,
            escaped(&tell(&line.says)),
            clauses.map(|clause| citation(clause, rules)).collect::<String>(),
        )
    };
    let laps = lines.chunk_by(|a, b| a.lap == b.lap).map(|lap| {
        let told: String = lap.iter().map(one).collect();
        if !has_laps(lines) || lap[0].lap == 0 {
            return told;
        }
        let name = escaped(&tell(&Tale::Lap(lap[0].lap)));
        format!("<li class=\"lap\"><h3>{name}</h3><ol class=\"log\">{told}</ol></li>")
    });
    laps.collect()
}

/// Whether a move lifted more than once.
pub fn has_laps(lines: &[Line]) -> bool {
    lines.last().is_some_and(|line| line.lap > 1)
}

fn clause<F: Told>(game: &F, ClauseId(id): ClauseId) -> Option<&'static Clause> {
    game.clauses().get(usize::from(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game as _;
    use crate::{
        engine::sowing::{Kind, Sowing},
        playout::Playouts,
        session::Action,
    };

    /// A few random games of every preset.
    fn each_game(mut look: impl FnMut(&Session<Sowing>)) {
        for kind in Kind::ALL {
            for preset in kind.presets() {
                let game = kind.preset(preset.name).unwrap();
                for seed in 0..3 {
                    let mut session = Session::new(game, game.start());
                    Playouts::new(game, seed).play(game.start(), |_, chosen, _| {
                        session = session.play(chosen).unwrap();
                    });
                    look(&session);
                }
            }
        }
    }

    #[test]
    fn a_row_that_is_written_holds_whatever_is_played_after_it() {
        each_game(|session| {
            let mut grown = Session::new(*session.game(), *session.start());
            for (number, &chosen) in (1..).zip(session.moves()) {
                grown = grown.play(chosen).unwrap();
                let row = row(&grown, number);
                assert_eq!(row, super::row(session, number));
                assert_eq!(mover(&grown, number), mover(session, number));
                assert!(row.contains(&format!("data-t=\"m{number}\"")), "{row}");
                assert!(!row.contains("<span class=\"ids\"></span>"), "{row} cites nothing");
            }
            let past = session.moves().len() + 1;
            assert_eq!((row(session, 0), row(session, past)), (String::new(), String::new()));
            assert_eq!((mover(session, 0), mover(session, past)), (None, None));
        });
    }

    #[test]
    fn every_line_leads_to_its_moment_and_links_its_clauses() {
        each_game(|session| {
            for number in 1..=session.moves().len() {
                let lines = Told::lines(&session.act(Action::Goto(number)).unwrap());
                let html = last(session.game(), &lines, "");
                let ways = html.matches(" class=\"line\" data-t=\"s").count();
                let cited: usize = lines.iter().map(|line| line.clauses.len()).sum();
                assert_eq!((ways, html.matches("<a class=\"cl\"").count()), (lines.len(), cited));
                let laps = lines.last().map_or(0, |line| line.lap);
                assert_eq!(html.matches("<h3>").count(), if laps > 1 { laps } else { 0 });
                // every element is closed
                let closed = |name: &str| html.matches(&format!("</{name}>")).count();
                for name in ["li", "ol", "a", "b", "button", "span", "h3"] {
                    let opened = html.matches(&format!("<{name} ")).count()
                        + html.matches(&format!("<{name}>")).count();
                    assert_eq!(opened, closed(name), "{name} in {html}");
                }
                assert!(!html.contains("_blank"));
                assert!(last(session.game(), &lines, "../x/index.html").contains(" target=\"_blank\""));
            }
        });
    }
}
