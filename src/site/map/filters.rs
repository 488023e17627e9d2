//! What the games of the map can be chosen by: groups of radio buttons. The style sheet hides what is not chosen by the
//! attributes that elements have from here (`static/css/map.css`; a test holds that it knows every value).

use yew::{prelude::*, virtual_dom::VTag};

use crate::{
    catalogue::{self, Board, Region, evidence::Subject},
    engine::clause::Certainty,
    words::{PageText, evidence::MapText, home::HomePageText, say},
};

/// By what it is chosen: the names of the groups.
pub const GROUPS: [&str; 5] = ["region", "players", "board", "century", "sure"];

/// What a subject has in each group but the last.
fn values(subject: Subject) -> [Vec<String>; 4] {
    let Some(kind) = subject.kind() else {
        // of Chuki neither players nor board are known well enough
        return [vec![Region::SoutheastAsia.name().into()], Vec::new(), Vec::new(), vec!["19".into()]];
    };
    let facts = catalogue::facts(kind);
    [
        facts.regions.iter().map(|region| region.name().to_string()).collect(),
        vec![kind.seats().to_string()],
        vec![facts.board.name()],
        vec![facts.century.to_string()],
    ]
}

/// The attributes of an element of a subject, as HTML text. What has no certainty of its own is not chosen by it.
pub fn attributes(subject: Subject, sure: Option<Certainty>) -> String {
    pairs(subject, sure).into_iter().map(|(name, value)| format!(" {name}=\"{value}\"")).collect()
}

fn pairs(subject: Subject, sure: Option<Certainty>) -> Vec<(String, String)> {
    let values = values(subject).map(|all| all.join(" "));
    let of_subject = GROUPS.into_iter().zip(values);
    let sure = sure.map(|sure| ("sure", sure.name().to_string()));
    of_subject.chain(sure).map(|(name, value)| (format!("data-{name}"), value)).collect()
}

/// An element of a subject.
pub fn item(tag: &'static str, key: usize, subject: Subject, sure: Option<Certainty>, inside: Html) -> Html {
    let mut element = VTag::new(tag);
    element.key = Some(key.into());
    for (name, value) in pairs(subject, sure) {
        element.add_attribute(name.leak(), value);
    }
    if let Some(sure) = sure {
        element.add_attribute("class", sure.name());
    }
    element.add_child(inside);
    element.into()
}

/// Every value of each group that some subject has, with its name in words.
pub fn choices() -> Vec<(&'static str, Vec<(String, String)>)> {
    let region = |name: &str| {
        say(&HomePageText::Region(
            Region::ALL.iter().find(|region| region.name() == name).map_or("", |region| region.name()),
        ))
    };
    let boards: Vec<Board> =
        Subject::all().filter_map(Subject::kind).map(|kind| catalogue::facts(kind).board).collect();
    let board = |name: &str| {
        boards.iter().find(|board| board.name() == name).map_or_else(String::new, |board| match *board {
            Board::Rows { rows, holes } => say(&HomePageText::Rows { rows, holes }),
            Board::Square { side } => say(&HomePageText::Square { side }),
        })
    };
    let mut all: Vec<(&str, Vec<(String, String)>)> = Vec::new();
    for (at, group) in GROUPS.into_iter().enumerate() {
        let mut names: Vec<String> = match group {
            "sure" => Certainty::ALL.map(|sure| sure.name().to_string()).to_vec(),
            _ => Subject::all().flat_map(|subject| values(subject)[at].clone()).collect(),
        };
        if group != "sure" {
            names.sort();
            names.dedup();
        }
        let named = names.into_iter().map(|name| {
            let text = match group {
                "region" => region(&name),
                "board" => board(&name),
                "players" => say(&HomePageText::Seats(name.parse().unwrap_or(2))),
                "century" => say(&MapText::Century(name.parse().unwrap_or(20))),
                _ => Certainty::ALL
                    .into_iter()
                    .find(|sure| sure.name() == name)
                    .map_or_else(String::new, |sure| say(&PageText::Certainty(sure))),
            };
            (name, text)
        });
        all.push((group, named.collect()));
    }
    all
}

pub fn filters() -> Html {
    html! {
        <details class="mp-filters">
            <summary>{ say(&MapText::Filter) }</summary>
            for (group, values) in choices() {
                <fieldset key={group} class="ev-filter">
                    <legend>{ say(&MapText::Group(group)) }</legend>
                    <label><input type="radio" name={group} id={format!("{group}-all")} checked={true} />{ " " }{ say(&MapText::All) }</label>
                    for (value, text) in values {
                        <label key={value.clone()}><input type="radio" name={group} id={format!("{group}-{value}")} />{ " " }{ text }</label>
                    }
                </fieldset>
            }
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_sheet_knows_every_value() {
        let sheet = include_str!("../../../static/css/map.css");
        for (group, values) in choices() {
            for (value, text) in values {
                assert!(!text.is_empty(), "{group} {value}");
                let of = if group == "sure" { ":is(li, a)" } else { "" };
                let rule = format!(
                    ".map:has(#{group}-{value}:checked) {of}[data-{group}]:not([data-{group}~=\"{value}\"])"
                );
                assert!(sheet.contains(&rule), "{rule}");
            }
        }
    }
}
