//! The HTML of the page on which a position of a game is set up. It contains the requirements of the laws, and
//! the board at the start of the program (`page::editor`).

use yew::prelude::*;

use crate::{
    board::View,
    engine::{Kind, pasang::Pasang},
    page::{
        editor::{Editor, ROOT, RULES, edited::Edited},
        frame::{failed, stopped},
    },
    words::{
        facts::{GameFact, game_fact},
        position::{PositionPageText, laws},
        say,
    },
};

fn on_page(text: PositionPageText) -> String {
    say(&text)
}

/// The page; `root` is the relative path to the root of the site.
pub fn page(kind: Kind, root: &AttrValue) -> Html {
    let game = game_fact(kind, GameFact::Name);
    html! {
        <>
            { super::top::head(root, html! { <a class="ways" href={RULES}>{ game }</a> }) }
            <main class="wrap pos-page">
                <h1>{ on_page(PositionPageText::Title(kind)) }</h1>
                <p>{ on_page(PositionPageText::Lead) }</p>
                <noscript><p class="needs">{ on_page(PositionPageText::NeedsScript) }</p></noscript>
                { failed(on_page(PositionPageText::Failed)) }
                { stopped() }
                { match kind {
                    Kind::Sowing(kind) => editor(kind.game()),
                    Kind::Pasang => editor(Pasang::default()),
                } }
                <section aria-labelledby="laws">
                    <h2 id="laws">{ on_page(PositionPageText::LawsTitle) }</h2>
                    <p>{ on_page(PositionPageText::LawsLead) }</p>
                    <ul class="pos-laws">
                        for (text, clause) in laws(kind) {
                            <li key={clause}>{ text }{ " " }<a href={format!("{RULES}#{clause}")}><code>{ clause }</code></a></li>
                        }
                    </ul>
                    <p><a href={format!("{RULES}#rules")}>{ on_page(PositionPageText::Rules(kind)) }</a></p>
                </section>
            </main>
        </>
    }
}

/// The board at the start of the game, and its controls.
fn editor<F: Edited>(plain: F) -> Html {
    html! { <div id={ROOT}><Editor<F> {plain} view={View::Either} /></div> }
}
