//! The version of the site, what of it never changes, and the rule sets of each game as they are frozen.

use yew::prelude::*;

use super::{list, paragraph, section, table};
use crate::{
    catalogue::{NEWS, News, easiest_first, lead},
    engine::Kind,
    options, page, protocol,
    words::{
        about::VersionsText as Text,
        facts::{GameFact, game_fact},
        home::HomePageText,
        rule_texts::{RuleText, rule_words},
        say,
    },
};

const VERSION: &str = env!("CARGO_PKG_VERSION");

pub fn body(root: &AttrValue) -> Html {
    let date = page::built::date();
    let now = match &date {
        Some(date) => Text::NowOf { version: VERSION, date },
        None => Text::Now(VERSION),
    };
    let clause = lead().clauses().first().map_or("", |clause| clause.id);
    html! {
        <>
            { paragraph(&now) }
            { section("frozen", &Text::FrozenTitle, html! {
                <ul>
                    <li>{ say(&Text::FrozenClauses) }{ " " }<code>{ clause }</code></li>
                    <li>{ say(&Text::FrozenReadings) }</li>
                    <li>{ say(&Text::FrozenAddresses) }{ " " }<code>{ format!("#{}", options::VERSION_PAIR) }</code></li>
                    <li>{ say(&Text::FrozenRecords) }</li>
                    <li>{ say(&Text::FrozenEmbed) }</li>
                </ul>
            }) }
            { section("corrected", &Text::CorrectedTitle, paragraph(&Text::Corrected)) }
            { section("games", &Text::GamesTitle, html! {
                <>
                    { paragraph(&Text::GamesLead) }
                    { table(
                        &[Text::Game, Text::Rules, Text::Readings, Text::Presets],
                        easiest_first().into_iter().map(|kind| row(kind, root)).collect(),
                    ) }
                </>
            }) }
            { section("parts", &Text::PartsTitle, table(&[Text::Part, Text::Version], parts())) }
            { section("news", &HomePageText::News, news()) }
        </>
    }
}

/// A game with how many rules and readings it has, and its rule sets.
fn row(kind: Kind, root: &AttrValue) -> Html {
    let preset = |(at, preset): (usize, &crate::engine::reading::Preset)| {
        html! { <li>{ rule_words(kind, RuleText::PresetTitle(at)) }{ " " }<code>{ preset.name }</code></li> }
    };
    html! {
        <tr key={kind.name()}>
            <th scope="row"><a href={format!("{root}{}/index.html#rules", kind.name())}>{ game_fact(kind, GameFact::Name) }</a></th>
            <td>{ kind.clauses().len() }</td>
            <td>{ kind.readings().len() }</td>
            <td><ul class="plain">{ for kind.presets().iter().enumerate().map(preset) }</ul></td>
        </tr>
    }
}

/// What has a version of its own, which those who build on it name.
fn parts() -> Html {
    let parts = [
        (Text::PartAddresses, options::VERSION_PAIR.to_string()),
        (Text::PartEmbed, "embed/v1/".into()),
        (Text::PartMessages, protocol::VERSION.to_string()),
        (Text::PartEngine, format!("engine.js {VERSION}")),
    ];
    let row = |(part, version): (Text, String)| {
        html! { <tr><th scope="row">{ say(&part) }</th><td><code>{ version }</code></td></tr> }
    };
    parts.into_iter().map(row).collect()
}

/// What is new, by the version that brought it.
fn news() -> Html {
    let mut versions: Vec<&str> = NEWS.iter().map(|news| news.version).collect();
    versions.dedup();
    let of = |version: &'static str| {
        let lines = NEWS.iter().filter(move |news| news.version == version);
        html! {
            <>
                <p>{ say(&HomePageText::Version(version)) }</p>
                { list(lines.map(|News { name, .. }| HomePageText::NewsOf(name))) }
            </>
        }
    };
    versions.into_iter().map(of).collect()
}
