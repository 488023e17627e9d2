//! The events of the move looked at: each line links to its moment, grouped by laps if there are several.

use yew::prelude::*;

use super::rows::clause;
use crate::{
    engine::{Kind, clause::Clause},
    page::{explained::terms::Terms, markup::cite_in_word},
    story::{Line, Story},
    words::{Message, explain::ExplainText, say},
};

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LineRow {
    /// The first step of the line, and the one after its last.
    pub from: usize,
    pub to: usize,
    /// The lap of the move, from 1; 0 before the first.
    pub lap: usize,
    pub text: AttrValue,
    pub clauses: Vec<&'static Clause>,
}

/// The lines of the move that led to the position looked at.
pub fn lines<F: Story>(game: &F, lines: &[Line]) -> Vec<LineRow> {
    let line = |line: &Line| LineRow {
        from: line.from,
        to: line.to,
        lap: line.lap,
        text: say(&line.message).into(),
        clauses: line.clauses.iter().filter_map(|&id| clause(game, id)).collect(),
    };
    lines.iter().map(line).collect()
}

/// The list of the lines, each with the marks of its clauses, after the rule of ours that acts for the first time; `step` is the one being shown.
pub fn last_move(kind: Kind, lines: &[LineRow], first_of_ours: Option<&Clause>, step: Option<usize>) -> Html {
    let terms = Terms::of(kind);
    let laps = lines.last().is_some_and(|line| line.lap > 1);
    // the first line that contains the step
    let current = lines.iter().position(|line| step.is_some_and(|step| (line.from..line.to).contains(&step)));
    let one = |(at, line): (usize, &LineRow)| {
        html! {
            <li key={at}>
                <button type="button" class="line" data-t={format!("s{}", line.from)} aria-current={(current == Some(at)).then_some("step")}>
                    { &line.text }
                </button>
                <span class="cites">for clause in &line.clauses { { cite_in_word(clause) } }</span>
            </li>
        }
    };
    let numbered: Vec<(usize, &LineRow)> = lines.iter().enumerate().collect();
    let all = numbered.chunk_by(|a, b| laps && a.1.lap == b.1.lap).map(|lap| {
        let (first, line) = lap[0];
        if !laps || line.lap == 0 {
            return lap.iter().copied().map(one).collect::<Html>();
        }
        html! {
            <li class="lap" key={format!("lap{first}")}>
                <h3>{ terms.mark(&say(&Message::Lap(line.lap))) }</h3>
                <ol class="log">for line in lap.iter().copied() { { one(line) } }</ol>
            </li>
        }
    });
    html! {
        <>
            if let Some(clause) = first_of_ours {
                <p class="ours-first" id="ours-first">{ say(&ExplainText::FirstOfOurs) }{ " " }{ cite_in_word(clause) }</p>
            }
            <ol class="log" id="log" data-laps={laps.then_some("")}>{ for all }</ol>
        </>
    }
}
