//! The page on which a board is put into somebody else's page: the form, which needs its program, and how a frame is written
//! by hand.

use yew::prelude::*;

use crate::{
    engine::Kind,
    options::frame,
    page::{
        embed_maker::{EmbedMaker, ROOT, maker::Maker},
        frame::{failed, stopped},
    },
    words::{
        PageText,
        facts::{GameFact, game_fact},
        maker::MakerText,
        say,
    },
};

/// The page; `root` is the relative path to the root of the site.
pub fn page(root: &AttrValue) -> Html {
    html! {
        <>
            { super::top::head(root, html! {}) }
            <main class="wrap maker-page">
                <h1>{ say(&MakerText::Title) }</h1>
                <p>{ say(&MakerText::Lead) }</p>
                <noscript><p class="needs">{ say(&MakerText::Needs) }</p></noscript>
                { failed(say(&PageText::Failed)) }
                { stopped() }
                <div id={ROOT}>
                    <EmbedMaker {root} site="" first={Maker::default()} mounted={Callback::noop()} />
                </div>
                <section aria-labelledby="by-hand">
                    <h2 id="by-hand">{ say(&MakerText::Hand) }</h2>
                    <p>{ say(&MakerText::HandLead) }</p>
                    <ul>
                        for kind in Kind::ALL {
                            <li key={kind.name()}>{ game_fact(kind, GameFact::Name) }{": "}<a href={format!("{root}{}index.html", frame("", kind, ""))}><code dir="ltr">{ frame("", kind, "") }</code></a></li>
                        }
                    </ul>
                    <p>{ say(&MakerText::HandMore) }</p>
                </section>
            </main>
        </>
    }
}
