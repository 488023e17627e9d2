//! What is known of the games by computation: tables that `cargo xtask tables` made, each with charts of the same rows.
//! No figure stands in words: all are read from the committed tables.

mod chart;
pub mod data;
mod grid;
mod perft;
mod play;

pub use data::{errors, files};
pub use play::says;

use yew::prelude::*;

use crate::{
    bench::tables::{OwnTable, Shape, text::Table},
    engine::Kind,
    words::{
        PageText,
        evidence::{EvidenceText, told, told_if_any},
        facts::{GameFact, game_fact},
        numbers::NumbersText,
        say,
    },
};

/// The page; `root` is the relative path to the root of the site.
pub fn page(root: &AttrValue) -> Html {
    html! {
        <>
            { super::top::head(root, html! { <a class="ways" href={format!("{root}index.html")}>{ say(&PageText::Home) }</a> }) }
            <main class="wrap evidence numbers">
                <h1>{ say(&NumbersText::Title) }</h1>
                <p class="lead">{ say(&NumbersText::Lead) }</p>
                <p>{ say(&NumbersText::Ours) }</p>
                { contents() }
                for name in ["random", "strong"] { { shared(name, play::play(name, root)) } }
                { shared("perft", perft::perft(root)) }
                for (kind, table) in data::all_own() { { own(kind, table, root) } }
            </main>
        </>
    }
}

/// Links to the tables.
fn contents() -> Html {
    let shared = ["random", "strong", "perft"];
    let shared = shared.map(|name| (name.to_string(), say(&NumbersText::TableTitle(name))));
    let own = data::all_own().into_iter();
    let own = own.map(|(kind, table)| (place(kind, table), title(kind, table)));
    html! {
        <nav class="ev-contents" aria-label={say(&NumbersText::Contents)}>
            <ul>
                for (id, title) in shared.into_iter().chain(own) {
                    <li key={id.clone()}><a href={format!("#{id}")}>{ title }</a></li>
                }
            </ul>
        </nav>
    }
}

/// A table that all games have.
fn shared(name: &'static str, inside: Html) -> Html {
    let Ok(table) = data::shared(name) else { return Html::default() };
    html! {
        <section key={name} aria-labelledby={name}>
            <h2 id={name}>{ say(&NumbersText::TableTitle(name)) }</h2>
            <p class="nb-lead">{ say(&NumbersText::TableLead(name)) }</p>
            { inside }
            { made(&table, &format!("{name}.txt")) }
        </section>
    }
}

/// The id of a table of one game in the page.
pub fn place(kind: Kind, own: &OwnTable) -> String {
    format!("{}-{}", kind.name(), own.name)
}

/// A text of the room about its own table.
fn text(kind: Kind, own: &OwnTable, what: &str) -> String {
    say(&told(Some(kind), kind.name(), &format!("table-{}-{what}", own.name)))
}

/// The same, if there is one.
fn text_if_any(kind: Kind, own: &OwnTable, what: &str) -> Option<String> {
    told_if_any(Some(kind), kind.name(), &format!("table-{}-{what}", own.name))
}

/// The heading of a table of one game.
pub fn title(kind: Kind, own: &OwnTable) -> String {
    text(kind, own, "title")
}

fn own(kind: Kind, own: &'static OwnTable, root: &str) -> Html {
    let Ok(table) = data::own(kind, own) else { return Html::default() };
    let id = place(kind, own);
    html! {
        <section key={id.clone()} aria-labelledby={id.clone()}>
            <h2 id={id}>{ title(kind, own) }</h2>
            <p class="nb-lead">{ text(kind, own, "lead") }{ " " }<a href={format!("{root}{}/index.html", kind.name())}>{ say(&EvidenceText::ToGame { name: &game_fact(kind, GameFact::Name) }) }</a></p>
            { match own.shape {
                Shape::Grid => grid::grid(kind, own, &table),
                Shape::List => grid::list(kind, own, &table),
            } }
            { made(&table, &data::file(kind, own)) }
        </section>
    }
}

/// How a table was made, and the table as a file.
fn made(table: &Table, file: &str) -> Html {
    let (day, seconds) = (table.noted("day"), table.noted("seconds"));
    html! {
        <p class="small nb-made">
            { say(&NumbersText::Made { day, seconds }) }{ " " }<code>{ table.noted("command").to_string() }</code>{ " · " }
            <a href={file.to_string()}>{ say(&NumbersText::File) }</a>
        </p>
    }
}

/// A table that scrolls by itself where it is wider than the screen.
fn scrolling(name: String, table: Html) -> Html {
    html! { <div class="nb-wide" tabindex="0" role="group" aria-label={name}>{ table }</div> }
}

/// A chart with what it shows. The table beside it tells the same, so readers of the page aloud pass over the drawing.
fn figure(caption: String, svg: String) -> Html {
    html! {
        <figure class="nb-figure">
            { Html::from_html_unchecked(svg.into()) }
            <figcaption class="small">{ caption }</figcaption>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::place;
    use crate::{bench::tables, catalogue::is_proved_for_first, engine::Kind};

    #[test]
    fn where_a_new_game_says_that_the_first_wins_its_link_finds_the_proof() {
        for kind in Kind::ALL {
            let is_said = kind.presets().iter().any(|preset| is_proved_for_first(kind, preset.name));
            let places: Vec<_> = tables::own(kind).iter().map(|own| place(kind, own)).collect();
            assert!(!is_said || places.contains(&format!("{}-proved", kind.name())), "{}", kind.name());
        }
    }
}
