//! When games were recorded: a line of time, and the list that it draws.

use yew::prelude::*;

use super::{
    filters::{attributes, item},
    link,
};
use crate::{
    catalogue::evidence::{Date, Subject},
    page::markup::escaped,
    site::evidence::{Told, interval, marked, sure},
    words::{evidence::MapText, say},
};

/// The years at the ends of the line, the room for names, and the height of a row, in units of the picture.
const YEARS: [f64; 2] = [1810.0, 2030.0];
const NAMES: f64 = 210.0;
const WIDTH: f64 = 1000.0;
const ROW: f64 = 34.0;

/// All dates in order.
fn dates() -> Vec<(Told, &'static Date)> {
    let all = Subject::all()
        .flat_map(|subject| Told::new(subject).evidence.dates.iter().map(move |date| (subject, date)));
    let mut all: Vec<_> = all.map(|(subject, date)| (Told::new(subject), date)).collect();
    all.sort_by_key(|(_, date)| date.from);
    all
}

pub fn time(root: &AttrValue) -> Html {
    html! {
        <section aria-labelledby="when">
            <h2 id="when">{ say(&MapText::When) }</h2>
            <p>{ say(&MapText::WhenLead) }</p>
            { super::sideways() }
            <div class="mp-wide" tabindex="0" role="group" aria-label={say(&MapText::When)}>{ Html::from_html_unchecked(drawn(root).into()) }</div>
            <ol class="ev-where">
                for (index, (told, date)) in dates().iter().enumerate() {
                    { item("li", index, told.subject, Some(date.certainty), html! {
                        <>
                            <p><time datetime={date.from}>{ interval(date) }</time>{ ": " }<a href={link(root, told.subject)}>{ told.name() }</a></p>
                            <p class="small">{ marked(&told.text(&format!("date-{}", date.key)), told.evidence.language) }{ " · " }{ sure(date.certainty) }</p>
                        </>
                    }) }
                }
            </ol>
        </section>
    }
}

/// The year of a day, with the part of the year that has gone.
fn year(day: &str) -> f64 {
    let part = |at: usize| day.split('-').nth(at).and_then(|part| part.parse::<f64>().ok()).unwrap_or(1.0);
    part(0) + (part(1) - 1.0) / 12.0 + (part(2) - 1.0) / 366.0
}

fn drawn(root: &str) -> String {
    let place = |year: f64| NAMES + (year - YEARS[0]) / (YEARS[1] - YEARS[0]) * (WIDTH - NAMES - 20.0);
    let rows: Vec<Told> =
        Subject::all().map(Told::new).filter(|told| !told.evidence.dates.is_empty()).collect();
    let height = ROW * (rows.len() as f64 + 1.0);
    let mut text = String::new();
    for decade in (1820..=2020).step_by(20) {
        let x = place(f64::from(decade));
        text += &format!(
            "<path class=\"mp-year\" d=\"M{x:.0} 0V{:.0}\"/><text class=\"mp-mid\" x=\"{x:.0}\" y=\"{:.0}\">{decade}</text>",
            height - ROW,
            height - 10.0
        );
    }
    for (at, told) in rows.iter().enumerate() {
        let y = ROW * (at as f64 + 0.5);
        let mut inside = format!(
            "<rect class=\"mp-hit\" y=\"{:.0}\" width=\"{WIDTH:.0}\" height=\"{ROW:.0}\"/><text class=\"mp-left\" x=\"{:.0}\" y=\"{:.0}\">{}</text>",
            y - ROW / 2.0,
            NAMES - 14.0,
            y + 6.0,
            escaped(&told.name())
        );
        for date in told.evidence.dates {
            // a year alone would be hardly a line
            let (from, to) = (place(year(date.from)), place(year(date.to)));
            inside += &format!(
                "<rect class=\"mp-span {}\" x=\"{:.1}\" y=\"{:.0}\" width=\"{:.1}\" height=\"14\" rx=\"5\"/>",
                date.certainty.name(),
                (from + to) / 2.0 - (to - from).max(10.0) / 2.0,
                y - 7.0,
                (to - from).max(10.0)
            );
        }
        text += &format!(
            "<a href=\"{}\" class=\"mp-row\"{}>{inside}</a>",
            escaped(&link(root, told.subject)),
            attributes(told.subject, None)
        );
    }
    format!("<svg class=\"mp-time\" viewBox=\"0 0 {WIDTH:.0} {height:.0}\">{text}</svg>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_date_lies_on_the_line() {
        for (told, date) in dates() {
            let (from, to) = (year(date.from), year(date.to));
            assert!(YEARS[0] < from && from <= to && to < YEARS[1], "{} {}", told.name(), date.key);
        }
    }
}
