//! How a translation is reviewed, and the state of each language.

use yew::prelude::*;

use super::{contact, list, paragraph, section, table};
use crate::{
    site::languages::{State, states},
    words::{about::TranslatingText as Text, say},
};

/// The file that says how words are written.
const FILE: &str = "docs/translating.md";

pub fn body() -> Html {
    html! {
        <>
            { section("languages", &Text::StatesTitle, table(
                &[Text::Language, Text::Tag, Text::State],
                states().into_iter().map(row).collect(),
            )) }
            { section("means", &Text::MeansTitle, paragraph(&Text::Means)) }
            { section("do", &Text::DoTitle, html! {
                <>
                    { list([Text::DoRead, Text::DoNote, Text::DoSay]) }
                    <p>{ say(&Text::Files) }{ " " }<code>{ FILE }</code></p>
                </>
            }) }
            { section("first", &Text::FirstTitle, list([
                Text::FirstTerms,
                Text::FirstTold,
                Text::FirstNames,
                Text::FirstRules,
            ])) }
            { section("doubts", &Text::DoubtsTitle, paragraph(&Text::Doubts)) }
            { section("send", &Text::SendTitle, html! { <>{ paragraph(&Text::Send) }{ contact() }</> }) }
        </>
    }
}

fn row((tag, name, state): (&'static str, &'static str, State)) -> Html {
    let state = match state {
        State::Original => Text::StateOriginal,
        State::Reviewed => Text::StateReviewed,
        State::Unreviewed => Text::StateUnreviewed,
    };
    html! {
        <tr key={tag}>
            <th scope="row" lang={tag} translate="no">{ name }</th>
            <td><code>{ tag }</code></td>
            <td>{ say(&state) }</td>
        </tr>
    }
}
