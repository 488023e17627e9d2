//! Tables of one game: values in a grid, drawn as a grid of colours, and plain lists of figures.

use yew::prelude::*;

use super::{
    chart::{self, Cell},
    data::{grouped, signed},
    figure, scrolling, text, text_if_any, title,
};
use crate::{
    bench::tables::{OwnTable, text::Table},
    engine::Kind,
    words::{numbers::NumbersText, say},
};

/// The different cells of a column, in the order of the rows.
fn steps(table: &Table, column: usize) -> Vec<String> {
    let mut steps = Vec::new();
    for row in &table.rows {
        if let Some(cell) = row.get(column).filter(|cell| !steps.contains(*cell)) {
            steps.push(cell.clone());
        }
    }
    steps
}

/// A value as it is told: the word of the room for a win, a draw or a loss, if it has one; otherwise the number.
fn value(kind: Kind, own: &OwnTable, cell: &str) -> String {
    let word = match cell.bytes().next() {
        Some(b'+') if cell != "+0" => "value-won",
        Some(b'-') => "value-lost",
        Some(b'+') => "value-drawn",
        _ => return say(&NumbersText::NotComputed),
    };
    text_if_any(kind, own, word).unwrap_or_else(|| signed(cell))
}

/// The grid as a drawing, and as a table whose cells also have the further figures.
pub fn grid(kind: Kind, own: &OwnTable, table: &Table) -> Html {
    let (rows, columns) = (steps(table, 0), steps(table, 1));
    let at = |row: &str, column: &str| {
        table.rows.iter().find(|cells| {
            cells.first().is_some_and(|cell| cell == row) && cells.get(1).is_some_and(|cell| cell == column)
        })
    };
    let cells: Vec<Vec<Cell>> = rows
        .iter()
        .map(|row| {
            let cell = |column: &String| {
                let cell = at(row, column).and_then(|cells| cells.get(2)).map_or("?", String::as_str);
                Cell { text: signed(cell), value: cell.parse().ok() }
            };
            columns.iter().map(cell).collect()
        })
        .collect();
    let [down, across] = ["rows", "columns"].map(|what| text(kind, own, what));
    html! {
        <div class="nb-charts">
            { figure(text(kind, own, "chart"), chart::grid([&down, &across], &rows, &columns, &cells)) }
            { scrolling(title(kind, own), html! {
                <table class="nb-table nb-grid">
                    <caption class="small">{ format!("{down} ↓ · {across} →") }</caption>
                    <thead>
                        <tr>
                            <td></td>
                            for column in &columns { <th scope="col" key={column.clone()}>{ column }</th> }
                        </tr>
                    </thead>
                    <tbody>
                        for row in &rows {
                            <tr key={row.clone()}>
                                <th scope="row">{ row }</th>
                                for column in &columns { <td key={column.clone()}>{ at(row, column).map(|cells| inside(kind, own, table, cells)) }</td> }
                            </tr>
                        }
                    </tbody>
                </table>
            }) }
        </div>
    }
}

/// The value of a place and, small, its further figures.
fn inside(kind: Kind, own: &OwnTable, table: &Table, cells: &[String]) -> Html {
    let cell = cells.get(2).map_or("?", String::as_str);
    let known =
        cells.iter().zip(&table.columns).skip(3).filter(|(cell, _)| !["?", "-"].contains(&cell.as_str()));
    html! {
        <>
            { value(kind, own, cell) }
            for (figure, column) in known {
                { " " }
                <span class="small nb-more" key={column.clone()}>{ format!("{} {}", text(kind, own, column), figure_text(figure)) }</span>
            }
        </>
    }
}

/// A figure: with its sign, if it has one.
fn figure_text(cell: &str) -> String {
    if cell.starts_with(['+', '-']) { signed(cell) } else { grouped(cell) }
}

/// Names and figures.
pub fn list(kind: Kind, own: &OwnTable, table: &Table) -> Html {
    html! {
        <div class="nb-charts">
            { scrolling(title(kind, own), html! {
                <table class="nb-table nb-list">
                    <caption class="hidden">{ title(kind, own) }</caption>
                    <tbody>
                        for row in &table.rows {
                            <tr key={row.first().cloned().unwrap_or_default()}>
                                <th scope="row">{ row.first().map(|name| text(kind, own, name)) }</th>
                                <td class="nb-n">{ row.get(1).map(|cell| figure_text(cell)) }</td>
                            </tr>
                        }
                    </tbody>
                </table>
            }) }
        </div>
    }
}
