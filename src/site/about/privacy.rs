//! What a browser keeps of the site and how it is deleted, what a link carries, and what a server sees.

use yew::prelude::*;

use super::{contact, paragraph, section};
use crate::words::{about::PrivacyText as Text, say};

/// What is kept, and how it is deleted.
const KEPT: [[Text; 2]; 6] = [
    [Text::Games, Text::GamesDelete],
    [Text::Patterns, Text::PatternsDelete],
    [Text::Settings, Text::SettingsDelete],
    [Text::Progress, Text::ProgressDelete],
    [Text::Tab, Text::TabDelete],
    [Text::Files, Text::FilesDelete],
];

pub fn body() -> Html {
    html! {
        <>
            { section("kept", &Text::KeptTitle, html! {
                <>
                    { paragraph(&Text::KeptLead) }
                    <dl class="stacked">
                        for [what, how] in KEPT {
                            <dt>{ say(&what) }</dt>
                            <dd>{ say(&how) }</dd>
                        }
                    </dl>
                    { paragraph(&Text::All) }
                    { paragraph(&Text::Refused) }
                </>
            }) }
            { section("link", &Text::LinkTitle, paragraphs(&[Text::LinkLead, Text::LinkSent, Text::LinkRecord])) }
            { section("elsewhere", &Text::ElsewhereTitle, paragraphs(&[Text::Embed, Text::Kiosk, Text::Voice])) }
            { section("server", &Text::ServerTitle, html! { <>{ paragraph(&Text::ServerLead) }{ contact() }</> }) }
        </>
    }
}

fn paragraphs(texts: &[Text]) -> Html {
    texts.iter().map(paragraph).collect()
}
