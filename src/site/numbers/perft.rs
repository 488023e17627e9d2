//! How many ways there are to go on: lines on a scale on which each step is ten times as many, and the table of them.

use yew::prelude::*;

use super::{
    chart::{self, Line},
    data::{self, grouped},
    figure, scrolling,
};
use crate::words::{
    facts::{GameFact, game_fact},
    numbers::NumbersText,
    rule_texts::{RuleText, rule_words},
    say,
};

pub fn perft(root: &str) -> Html {
    let Ok(rows) = data::perft() else { return Html::default() };
    let usual = rows.iter().filter(|row| row.preset == 0);
    let lines: Vec<Line> = usual
        .map(|row| Line { name: game_fact(row.kind, GameFact::Name), counts: row.counts.clone() })
        .collect();
    let deepest = rows.iter().map(|row| row.counts.len()).max().unwrap_or(0);
    html! {
        <>
            <div class="nb-charts">{ figure(say(&NumbersText::Chart("perft")), chart::lines(&lines)) }</div>
            { scrolling(say(&NumbersText::TableTitle("perft")), html! {
                <table class="nb-table">
                    <caption class="hidden">{ say(&NumbersText::TableTitle("perft")) }</caption>
                    <thead>
                        <tr>
                            <th scope="col">{ say(&NumbersText::Game) }</th>
                            <th scope="col">{ say(&NumbersText::Rules) }</th>
                            for count in 1..=deepest { <th scope="col" key={count} class="nb-n">{ say(&NumbersText::Moves { count }) }</th> }
                        </tr>
                    </thead>
                    <tbody>
                        for (at, row) in rows.iter().enumerate() {
                            <tr key={at}>
                                <th scope="row"><a href={format!("{root}{}/index.html", row.kind.name())}>{ game_fact(row.kind, GameFact::Name) }</a></th>
                                <td>{ rule_words(row.kind, RuleText::PresetTitle(row.preset)) }</td>
                                for depth in 0..deepest {
                                    <td class="nb-n">{ row.counts.get(depth).map_or("–".into(), grouped) }</td>
                                }
                            </tr>
                        }
                    </tbody>
                </table>
            }) }
        </>
    }
}
