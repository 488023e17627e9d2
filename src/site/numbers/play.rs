//! Games by chance and games of the opponent with itself: who wins and how long it takes, as charts and as a table.

use yew::prelude::*;

use super::{
    chart::{self, Bar, Range},
    data::{self, PlayRow, grouped},
    figure, scrolling,
};
use crate::{
    bench::strength::interval::wilson,
    engine::{Kind, seat::Seat},
    words::{
        facts::{GameFact, game_fact},
        numbers::NumbersText,
        rule_texts::{RuleText, rule_words},
        say,
    },
};

const SEATS: [Seat; 3] = [Seat::FIRST, Seat::SECOND, Seat::THIRD];

/// A share in hundredths, to a tenth.
fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// The share of the games that a seat won alone, and its interval.
fn share(row: &PlayRow, seat: Seat) -> (f64, [f64; 2]) {
    let won = row.won.get(seat.index()).copied().unwrap_or(0);
    let share = f64::from(won) / f64::from(row.games.max(1));
    (share, wilson(share, row.games))
}

/// What a row of a chart is called: the game and, where it has rounds, what is played.
fn label(row: &PlayRow, with_level: bool) -> String {
    let mut text = game_fact(row.kind, GameFact::Name);
    if row.unit != "game" {
        text += &format!(", {}", say(&NumbersText::Unit(&row.unit)));
    }
    match row.level() {
        Some(level) if with_level => text + &format!(" · {}", say(&NumbersText::Level { level })),
        _ => text,
    }
}

/// The charts and the table of `random` or of `strong`.
pub fn play(name: &'static str, root: &str) -> Html {
    let Ok(rows) = data::play(name) else { return Html::default() };
    // the charts have the usual rules alone
    let usual: Vec<&PlayRow> = rows.iter().filter(|row| row.preset == 0).collect();
    let bars: Vec<Bar> = usual
        .iter()
        .map(|row| {
            let (share, [low, high]) = share(row, Seat::FIRST);
            let even = 1.0 / row.kind.seats() as f64;
            Bar { name: label(row, true), value: format!("{}%", percent(share)), share, low, high, even }
        })
        .collect();
    let ranges: Vec<Range> = usual
        .iter()
        .map(|row| {
            let [low, middle, high] = row.lengths.map(f64::from);
            Range { name: label(row, true), low, middle, high }
        })
        .collect();
    html! {
        <>
            <div class="nb-charts">
                { figure(say(&NumbersText::Chart("shares")), chart::shares(&bars)) }
                { figure(say(&NumbersText::Chart("lengths")), chart::ranges(&ranges)) }
            </div>
            { scrolling(say(&NumbersText::TableTitle(name)), table(name, &rows, root)) }
        </>
    }
}

fn table(name: &str, rows: &[PlayRow], root: &str) -> Html {
    let by_level = rows.iter().any(|row| row.level().is_some());
    html! {
        <table class="nb-table">
            <caption class="hidden">{ say(&NumbersText::TableTitle(name)) }</caption>
            <thead>
                <tr>
                    <th scope="col">{ say(&NumbersText::Game) }</th>
                    <th scope="col">{ say(&NumbersText::Rules) }</th>
                    if by_level { <th scope="col">{ say(&NumbersText::Player) }</th> }
                    <th scope="col">{ say(&NumbersText::Played) }</th>
                    <th scope="col">{ say(&NumbersText::Games) }</th>
                    <th scope="col">{ say(&NumbersText::Short) }</th>
                    <th scope="col">{ say(&NumbersText::Median) }</th>
                    <th scope="col">{ say(&NumbersText::Long) }</th>
                    for seat in SEATS { <th scope="col" key={seat.index()}>{ say(&NumbersText::Wins(seat)) }</th> }
                    <th scope="col">{ say(&NumbersText::Nobody) }</th>
                </tr>
            </thead>
            <tbody>
                for (at, row) in rows.iter().enumerate() {
                    <tr key={at} id={first_of(rows, at).then(|| format!("{name}-{}", row.kind.name()))}>
                        <th scope="row"><a href={format!("{root}{}/index.html", row.kind.name())}>{ game_fact(row.kind, GameFact::Name) }</a></th>
                        <td>{ rule_words(row.kind, RuleText::PresetTitle(row.preset)) }</td>
                        if by_level { <td class="nb-short">{ row.level().map(|level| say(&NumbersText::Level { level })) }</td> }
                        <td>{ say(&NumbersText::Unit(&row.unit)) }</td>
                        <td class="nb-n">{ grouped(row.games) }</td>
                        for length in row.lengths { <td class="nb-n">{ grouped(length) }</td> }
                        for seat in SEATS { { cell(row, seat) } }
                        <td class="nb-n">{ say(&NumbersText::Share { share: &percent(f64::from(row.shared) / f64::from(row.games.max(1))) }) }</td>
                    </tr>
                }
            </tbody>
        </table>
    }
}

/// Whether a row is the first of its game.
fn first_of(rows: &[PlayRow], at: usize) -> bool {
    let kind = rows.get(at).map(|row| row.kind);
    at == 0 || rows.get(at - 1).map(|row| row.kind) != kind
}

/// The share of a seat with its interval; a dash where nobody sits.
fn cell(row: &PlayRow, seat: Seat) -> Html {
    if seat.index() >= row.kind.seats() {
        return html! { <td class="nb-n">{ "–" }</td> };
    }
    let (share, [low, high]) = share(row, seat);
    let [low, high] = [low, high].map(percent);
    html! {
        <td class="nb-n">
            { say(&NumbersText::Share { share: &percent(share) }) }{ " " }
            <span class="small">{ say(&NumbersText::Interval { low: &low, high: &high }) }</span>
        </td>
    }
}

/// What the tables say of a game under its usual rules, a sentence a row.
pub fn says(kind: Kind) -> Vec<String> {
    let rows = ["random", "strong"].into_iter().flat_map(|name| data::play(name).unwrap_or_default());
    let of_game = rows.filter(|row| row.kind == kind && row.preset == 0);
    let sentence = |row: PlayRow| {
        let (share, _) = share(&row, Seat::FIRST);
        say(&NumbersText::Says {
            player: if row.level().is_some() { "level" } else { "chance" },
            level: row.level().unwrap_or_default(),
            unit: &row.unit,
            games: &grouped(row.games),
            median: &grouped(row.lengths[1]),
            share: &percent(share),
        })
    };
    of_game.map(sentence).collect()
}
