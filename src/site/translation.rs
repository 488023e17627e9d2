//! An embed in another language than its page: a script for each language, which replaces what the page's file says
//! before the program takes it over.

use serde::Serialize;
use serde_json::value::RawValue;
use yew::prelude::*;

use crate::{
    engine::Kind,
    page::{Page, layout},
    words::{
        block::{WordBundle, block},
        current::{set_words, words},
        files::languages,
        store::Words,
    },
};

/// An embed's words in another language.
pub struct Translation {
    /// The tag of the language.
    pub language: &'static str,
    /// The name of the script among the static files, with a hash of its content.
    pub file: String,
    pub script: String,
}

/// What the function in `speak.js` is given.
#[derive(Serialize)]
struct Speech<'a> {
    lang: &'a str,
    dir: &'a str,
    title: String,
    /// The elements of the file that have words, as HTML; each replaces the one with its id.
    parts: String,
    block: Box<RawValue>,
}

#[derive(Properties, PartialEq)]
struct PartsProps {
    kind: Kind,
    root: AttrValue,
}

#[component]
fn Parts(props: &PartsProps) -> Html {
    layout::static_texts(props.kind, &props.root)
}

/// An embed's words in every language of the site but the one that is spoken.
pub async fn translations(kind: Kind, root: &str) -> serde_json::Result<Vec<Translation>> {
    let own = words();
    let mut all = Vec::new();
    for other in languages().into_iter().filter(|other| other.language != own.language) {
        set_words(other);
        let translation = translation(kind, root, other).await;
        set_words(own);
        all.push(translation?);
    }
    Ok(all)
}

/// The words of an embed in the language that is spoken.
async fn translation(kind: Kind, root: &str, words: &'static Words) -> serde_json::Result<Translation> {
    let props = PartsProps { kind, root: root.to_string().into() };
    let parts = yew::LocalServerRenderer::<Parts>::with_props(props).hydratable(false).render().await;
    let speech = Speech {
        lang: &words.language,
        dir: words.direction(),
        title: Page::Embed(kind).title(),
        parts,
        block: RawValue::from_string(block(words, WordBundle::Game(kind)))?,
    };
    let script = format!("{}({})\n", include_str!("speak.js").trim_end(), serde_json::to_string(&speech)?);
    let file = format!("words-{}-{}-{:016x}.js", kind.name(), words.language, hash(script.as_bytes()));
    Ok(Translation { language: &words.language, file, script })
}

/// FNV-1a, as in the names of the other files.
fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}
