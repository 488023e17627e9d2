//! The page that stands in a kiosk. Its script puts a game that plays itself into it, and for a visitor the pages of the
//! site, in a frame that nothing leads out of.

use serde_json::{Map, Value, json};
use yew::prelude::*;

use crate::{
    engine::Kind,
    words::{
        current::{set_words, words},
        files::languages,
        kiosk::KioskText,
        say,
    },
};

/// The question whether anybody is still there, in all languages by their tags and in that of the page: what each element of
/// the dialog says, by its id, and the direction. A visitor may have gone to another language than that of the kiosk.
fn questions() -> String {
    let own = words();
    let mut all = Map::new();
    for words in languages().iter().copied().chain([own]) {
        set_words(words);
        let question = json!({
            "dir": words.direction(),
            "kiosk-title": say(&KioskText::Still),
            "kiosk-lead": say(&KioskText::StillLead),
            "kiosk-go-on": say(&KioskText::GoOn),
            "kiosk-over": say(&KioskText::Over),
        });
        all.insert(words.language.clone(), question);
    }
    set_words(own);
    Value::Object(all).to_string()
}

/// The page; `data-games` names the games that are shown, `data-languages` those of the site, the first at its root.
pub fn page() -> Html {
    let languages: Vec<&str> = languages().iter().map(|words| words.language.as_str()).collect();
    let games: Vec<&str> = Kind::ALL.into_iter().map(Kind::name).collect();
    html! {
        <main id="kiosk" class="kiosk" data-games={games.join(" ")} data-languages={languages.join(" ")}
            data-questions={questions()} data-shown={say(&KioskText::Shown)} data-visited={say(&KioskText::Visited)}>
            <h1 class="hidden">{ say(&KioskText::Title) }</h1>
            <noscript><p class="needs">{ say(&KioskText::Needs) }</p></noscript>
            <div id="kiosk-frames"></div>
            <button type="button" id="kiosk-begin" hidden=true><span>{ say(&KioskText::Begin) }</span></button>
            <dialog id="kiosk-still" aria-labelledby="kiosk-title" aria-describedby="kiosk-lead">
                <h2 id="kiosk-title">{ say(&KioskText::Still) }</h2>
                <p id="kiosk-lead">{ say(&KioskText::StillLead) }</p>
                <p id="kiosk-left" class="num"></p>
                <p class="acts">
                    <button type="button" class="btn main" id="kiosk-go-on">{ say(&KioskText::GoOn) }</button>
                    <button type="button" class="btn" id="kiosk-over">{ say(&KioskText::Over) }</button>
                </p>
            </dialog>
        </main>
    }
}
