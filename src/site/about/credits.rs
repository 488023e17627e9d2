//! What others made of which the site is made, and the licences of all.

use yew::prelude::*;

use super::{paragraph, section, table};
use crate::{
    catalogue::evidence::Subject,
    words::{PageText, about::CreditsText as Text, evidence::name, say},
};

/// A package and its licence, as it says of itself.
pub type Package = (&'static str, &'static str);

const EITHER: &str = "MIT OR Apache-2.0";

/// The packages in the programs that pages and scripts load; those that these need are not named.
pub const IN_PROGRAMS: &[Package] = &[
    ("console_error_panic_hook", "Apache-2.0/MIT"),
    ("fastrand", "Apache-2.0 OR MIT"),
    ("gloo-render", EITHER),
    ("js-sys", EITHER),
    ("serde", EITHER),
    ("serde-wasm-bindgen", "MIT"),
    ("serde_json", EITHER),
    ("talc", "MIT"),
    ("wasm-bindgen", EITHER),
    ("web-sys", EITHER),
    ("yew", EITHER),
];

/// The packages that the program which writes the pages has besides.
pub const WRITING: &[Package] = &[
    ("fluent-syntax", "Apache-2.0 OR MIT"),
    ("geojson", "MIT/Apache-2.0"),
    ("qrcode", EITHER),
    ("tokio", "MIT"),
    ("toml", EITHER),
    ("topojson", "MIT"),
];

/// The typefaces with whose they are, as `static/fonts/OFL.txt` has it.
const LETTERS: [(&str, &str); 3] = [
    ("Gentium Book Plus", "© 2003–2022 SIL International"),
    ("Noto Naskh Arabic", "© 2022 The Noto Project Authors"),
    ("Noto Sans Sinhala", "© 2022 The Noto Project Authors"),
];
const LETTERS_FILE: &str = "static/fonts/OFL.txt";

pub fn body(root: &AttrValue) -> Html {
    let evidence = |subject: Subject| {
        let href = format!("{root}{}/evidence/index.html", subject.name());
        html! { <li><a {href}>{ name(subject.kind(), subject.name()) }</a></li> }
    };
    let face = |(name, whose): &(&str, &str)| html! { <li translate="no">{ format!("{name} {whose}") }</li> };
    html! {
        <>
            { section("sources", &Text::SourcesTitle, html! {
                <>{ paragraph(&Text::SourcesLead) }<ul class="columns">{ for Subject::all().map(evidence) }</ul></>
            }) }
            { section("letters", &Text::LettersTitle, html! {
                <>
                    <p>{ say(&Text::LettersLead) }{ " " }<code>{ LETTERS_FILE }</code></p>
                    <ul>{ for LETTERS.iter().map(face) }</ul>
                </>
            }) }
            { section("coast", &Text::CoastTitle, paragraph(&Text::CoastLead)) }
            { section("packages", &Text::PackagesTitle, html! {
                <>
                    { paragraph(&Text::PackagesLead) }
                    { packages(IN_PROGRAMS) }
                    { paragraph(&Text::WritingLead) }
                    { packages(WRITING) }
                </>
            }) }
            { section("own", &Text::OwnTitle, html! {
                <>
                    { paragraph(&Text::OwnLead) }
                    { paragraph(&Text::OwnPictures) }
                    { paragraph(&PageText::Ornament) }
                </>
            }) }
        </>
    }
}

fn packages(all: &'static [Package]) -> Html {
    let row = |(name, licence): &Package| {
        html! { <tr><th scope="row"><code>{ *name }</code></th><td translate="no">{ *licence }</td></tr> }
    };
    table(&[Text::Package, Text::Licence], all.iter().map(row).collect())
}
