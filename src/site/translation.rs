//! An embed in another language than its page: a script for each language, which replaces what the page's file says
//! before the program takes it over.

use serde::Serialize;
use serde_json::value::RawValue;
use yew::prelude::*;

use crate::{
    engine::Kind,
    fnv::{FNV1A_START, fnv1a},
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

/// The argument of the function in `translate.js`.
#[derive(Serialize)]
struct ScriptData<'a> {
    lang: &'a str,
    dir: &'a str,
    title: String,
    /// For the `<meta>` of the same name.
    description: String,
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

/// An embed's words in every language of the site but the one in use.
pub async fn translations(kind: Kind, root: &str) -> serde_json::Result<Vec<Translation>> {
    let page_words = words();
    let mut all = Vec::new();
    for &other in languages().iter().filter(|other| other.language != page_words.language) {
        set_words(other);
        let translation = translation(kind, root, other).await;
        set_words(page_words);
        all.push(translation?);
    }
    Ok(all)
}

/// The words of an embed in the language in use, which is that of `words`.
async fn translation(kind: Kind, root: &str, words: &'static Words) -> serde_json::Result<Translation> {
    let props = PartsProps { kind, root: root.to_string().into() };
    let parts = yew::LocalServerRenderer::<Parts>::with_props(props).hydratable(false).render().await;
    let data = ScriptData {
        lang: &words.language,
        dir: words.direction(),
        title: Page::Embed(kind).title(),
        description: Page::Embed(kind).description(),
        parts,
        block: RawValue::from_string(block(words, WordBundle::Game(kind)))?,
    };
    let script = format!("{}({})\n", include_str!("translate.js").trim_end(), serde_json::to_string(&data)?);
    let file =
        format!("words-{}-{}-{:016x}.js", kind.name(), words.language, fnv1a(FNV1A_START, script.as_bytes()));
    Ok(Translation { language: &words.language, file, script })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{
        current,
        pseudo::{Pseudo, pseudo},
    };

    #[test]
    fn the_script_of_a_language_has_its_title_its_description_and_its_elements() {
        let kind = Kind::ALL[0];
        let [title, description] = [Page::Embed(kind).title(), Page::Embed(kind).description()];
        set_words(Box::leak(Box::new(pseudo(current::words(), Pseudo::Accented))));
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let all = runtime.block_on(translations(kind, "../../../")).expect("a script");
        let [Translation { language: "en", script, .. }, ..] = &all[..] else { panic!("English first") };
        assert_eq!(all.len(), languages().len(), "every language, since the page speaks none of them");
        for (name, text) in [("lang", "en"), ("title", &title), ("description", &description)] {
            let pair = format!("\"{name}\":{}", serde_json::to_string(text).expect("a text"));
            assert!(script.contains(&pair), "{pair}");
        }
        for id in ["title", "tools", "share", "needs"] {
            assert!(script.contains(&format!("id=\\\"{id}\\\"")), "{id}");
        }
    }
}
