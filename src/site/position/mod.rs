//! The HTML of the page on which a position of a game is set up. It contains the requirements of the laws, and
//! the board at the start of the program (`page::editor`).

use yew::prelude::*;

use crate::{
    catalogue,
    engine::{Kind, pasang::Pasang},
    i18n::{
        File, Message,
        position::{OnPage, laws},
        say,
    },
    page::{
        editor::{
            LAYOUTS, RULES, STEPS,
            edited::Edited,
            editor_model::{EditorModel, asked},
            sheet,
        },
        frame::{failed, head, stopped, words},
        markup::drawn,
    },
    story::caption,
};

fn on_page(about: OnPage) -> String {
    words(File::Position(about))
}

/// The page; `root` is the relative path to the root of the site.
pub fn page(kind: Kind, root: &AttrValue) -> Html {
    let game = catalogue::entry(kind).name;
    html! {
        <>
            { head(root, html! { <a class="ways" href={RULES}>{ game }</a> }) }
            <main class="wrap pos-page">
                <h1>{ on_page(OnPage::Title(kind)) }</h1>
                <p>{ on_page(OnPage::Lead) }</p>
                <noscript><p class="needs">{ on_page(OnPage::NeedsScript) }</p></noscript>
                { failed(on_page(OnPage::Failed)) }
                { stopped() }
                { match kind {
                    Kind::Sowing(kind) => editor(kind.game()),
                    Kind::Pasang => editor(Pasang::default()),
                } }
                <section aria-labelledby="laws">
                    <h2 id="laws">{ on_page(OnPage::LawsTitle) }</h2>
                    <p>{ on_page(OnPage::LawsLead) }</p>
                    <ul class="pos-laws">
                        for (says, clause) in laws(kind) {
                            <li key={clause}>{ says }{ " " }<a href={format!("{RULES}#{clause}")}><code>{ clause }</code></a></li>
                        }
                    </ul>
                    <p><a href={format!("{RULES}#rules")}>{ say(&Message::File(File::Rules)) }{ ": " }{ game }</a></p>
                </section>
            </main>
        </>
    }
}

/// The board at the start of the game, and its controls.
fn editor<F: Edited>(plain: F) -> Html {
    let bench = EditorModel::new(&asked(plain, ""));
    let kind = plain.kind();
    let status = bench.status();
    let play = on_page(OnPage::Play);
    html! {
        <div class="pos">
            <div class="pos-board">
                <div class="pos-place" id="pos-place">
                    for (turned, lay) in LAYOUTS {
                        { board(&bench, turned, lay) }
                    }
                </div>
                if kind == Kind::Pasang {
                    <button type="button" class="btn pos-larger" id="pos-large" data-t="pos-large" aria-pressed="false">{ on_page(OnPage::Large) }</button>
                }
                <div class="pos-counts" id="pos-counts">{ drawn(sheet::counts(&bench)) }</div>
                <div id="pos-law">{ drawn(sheet::law(&bench, &status, RULES)) }</div>
            </div>
            <div class="pos-side">
                <p class="small" id="pos-rules">{ say(&caption::differs(&plain, bench.preset)) }</p>
                <div id="pos-controls">{ drawn(plain.controls(bench.now(), &bench.hand)) }</div>
                <p class="acts">
                    for (name, says) in STEPS.into_iter().zip([OnPage::Undo, OnPage::Redo]) {
                        // at first there is no step to take; the button stays active so that a press can be
                        // answered with that
                        <button key={name} type="button" class="btn" id={name} data-t={name} aria-disabled="true">{ on_page(says) }</button>
                    }
                    { button("pos-came", OnPage::AsItCame) }
                    { button("pos-start", OnPage::AtStart) }
                    { button("pos-clear", OnPage::Clear) }
                </p>
                <p class="pos-says" id="pos-says" role="status"></p>
                <p id="pos-go">{ drawn(sheet::play(&bench, &play, RULES)) }</p>
                <p class="acts">{ button("pos-copy", OnPage::Copy) }</p>
                <div id="pos-linked" hidden=true>
                    <label class="small" for="pos-link">{ on_page(OnPage::Link) }</label>
                    <textarea id="pos-link" rows="3" readonly=true spellcheck="false" />
                </div>
                <label for="pos-text">{ on_page(OnPage::Text) }</label>
                <textarea id="pos-text" rows="3" spellcheck="false" autocomplete="off" value={bench.text()} />
                <p class="acts">{ button("pos-read", OnPage::ReadText) }</p>
                <p class="small" id="pos-keys">{ on_page(OnPage::Keys(kind)) }</p>
            </div>
        </div>
    }
}

fn button(name: &'static str, says: OnPage) -> Html {
    html! { <button type="button" class="btn" data-t={name}>{ on_page(says) }</button> }
}

/// One of the two drawings of the board; the style sheet shows the one that fits the screen.
fn board<F: Edited>(bench: &EditorModel<F>, turned: bool, lay: &'static str) -> Html {
    let kind = bench.game.kind();
    let long = matches!(kind, Kind::Sowing(kind) if kind.game().row() > 6).then_some("");
    html! {
        <svg key={lay} id={format!("pos-board-{lay}")} class={classes!("pp-board", "board", (kind == Kind::Pasang).then_some("pasang"))}
            data-lay={lay} data-either="" data-long={long} viewBox={bench.game.view(turned)} role="group"
            aria-label={on_page(OnPage::Board)} aria-describedby="pos-keys">
            <g class="body" id={format!("pos-body-{lay}")} aria-hidden="true">{ drawn(bench.game.body(turned).unwrap_or_default()) }</g>
            <g id={format!("pos-laid-{lay}")} aria-hidden="true">{ drawn(bench.game.lying(bench.now(), turned)) }</g>
            <g class="hits" id={format!("pos-hits-{lay}")}>{ drawn(sheet::hits(bench, turned)) }</g>
        </svg>
    }
}
