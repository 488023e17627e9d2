//! The HTML of the workshop, with an empty board.

use yew::prelude::*;

use super::on_page;
use crate::{
    engine::pasang::{board::Colour, brush::Brush, draft::Draft},
    i18n::patterns::{Craft, OnPage, say},
    page::frame::{failed, stopped},
    page::workshop::workshop_model::{self, WorkshopModel},
};

/// The workshop: an empty board and its controls.
pub fn workshop() -> Html {
    let bench = WorkshopModel::new(Draft::default());
    let grid = Html::from_html_unchecked(workshop_model::grid(&bench.faces()).into());
    let hand = [("b", Some(Colour::Black)), ("w", Some(Colour::White)), ("x", None)];
    html! {
        <section id="workshop" aria-labelledby="workshop-title">
            <h2 id="workshop-title" tabindex="-1">{ on_page(OnPage::WorkshopTitle) }</h2>
            <p>{ on_page(OnPage::WorkshopLead) }</p>
            <noscript><p class="needs">{ on_page(OnPage::NeedsScript) }</p></noscript>
            { failed(on_page(OnPage::Failed)) }
            { stopped() }
            <div class="ws">
                <div class="ws-grid" id="ws-grid" role="grid" aria-label={on_page(OnPage::Grid)}
                    aria-describedby="ws-keys" aria-rowcount="11" aria-colcount="11">{ grid }</div>
                <div class="ws-side">
                    <p class="ws-counts" id="ws-counts" role="status">{ say(&bench.counts()) }</p>
                    <p class="ws-shape" id="ws-shape" role="status">{ say(&Craft::Symmetry(bench.shape().0)) }</p>
                    <fieldset class="ws-hand">
                        <legend>{ on_page(OnPage::InHand) }</legend>
                        for (value, colour) in hand {
                            <label key={value}>
                                <input type="radio" name="ws-hand" {value} data-t="ws-hand" checked={value == "b"} />
                                <span class="ws-ball" data-c={value}></span>
                                { on_page(OnPage::Colour(colour)) }
                            </label>
                        }
                    </fieldset>
                    <label for="ws-brush">{ on_page(OnPage::Brush) }</label>
                    { brushes(bench.brush()) }
                    <p class="acts">
                        { button("ws-fill", false, OnPage::Fill) }
                        { button("ws-undo", false, OnPage::Undo) }
                        { button("ws-clear", false, OnPage::Clear) }
                    </p>
                    <p class="pat-says" id="ws-says" role="status"></p>
                    { button("ws-play", true, OnPage::PlayThis) }
                    <label for="ws-name">{ on_page(OnPage::SaveName) }</label>
                    <input id="ws-name" type="text" maxlength="40" autocomplete="off" />
                    <p class="acts">
                        { button("ws-save", false, OnPage::Save) }
                        { button("ws-copy", false, OnPage::Copy) }
                    </p>
                    <div id="ws-linked" hidden=true>
                        <label class="small" for="ws-link">{ on_page(OnPage::Link) }</label>
                        <textarea id="ws-link" rows="3" readonly=true spellcheck="false" />
                    </div>
                    <p class="small" id="ws-keys">{ on_page(OnPage::Keys) }</p>
                </div>
            </div>
        </section>
    }
}

fn button(name: &'static str, main: bool, says: OnPage) -> Html {
    html! { <button type="button" class={if main { "btn main" } else { "btn" }} data-t={name}>{ on_page(says) }</button> }
}

/// The brushes, grouped by the classes that they make.
fn brushes(taken: Brush) -> Html {
    let same = |a: &Brush, b: &Brush| on_page(OnPage::Group(*a)) == on_page(OnPage::Group(*b));
    html! {
        <select id="ws-brush" data-t="ws-brush">
            for group in Brush::ALL.chunk_by(same) {
                <optgroup label={on_page(OnPage::Group(group[0]))}>
                    for brush in group {
                        <option key={brush.id()} value={brush.id()} selected={*brush == taken}>{ on_page(OnPage::BrushName(*brush)) }</option>
                    }
                </optgroup>
            }
        </select>
    }
}
