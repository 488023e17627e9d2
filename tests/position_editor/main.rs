//! The editor of positions, without its page: what is set up is what is played, every law is said, nothing is lost,
//! and nothing that is typed breaks it.

mod all_laws;
mod by_hand;
mod laws;
#[path = "../hostile/mutations.rs"]
mod mutations;
mod page;
mod round_trips;
mod rows;
mod steps;
mod typed;

use papan::{
    engine::{
        Kind,
        pasang::Pasang,
        sowing::{self, Sowing},
    },
    page::editor::{
        edited::Edited,
        editor_model::{EditorModel, read_request},
    },
    playout::Playouts,
};
use yew::{LocalServerRenderer, prelude::*};

#[derive(Properties, PartialEq)]
struct Drawn {
    html: Html,
}

#[component]
fn Only(props: &Drawn) -> Html {
    props.html.clone()
}

/// A part of the page as the host writes it.
fn rendered(html: Html) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(LocalServerRenderer::<Only>::with_props(Drawn { html }).hydratable(false).render())
}

/// Every sowing game under every preset, with the preset's name.
fn sowing() -> Vec<(Sowing, &'static str)> {
    let kinds = Kind::ALL.into_iter().filter_map(|kind| match kind {
        Kind::Sowing(kind) => Some(kind),
        Kind::Pasang => None,
    });
    kinds.map(sowing::Kind::game).flat_map(presets).collect()
}

fn presets<F: Edited>(plain: F) -> Vec<(F, &'static str)> {
    let presets = plain.presets().iter();
    presets.map(|preset| (plain.with_preset(preset.name).expect("a preset"), preset.name)).collect()
}

fn pasang() -> Vec<(Pasang, &'static str)> {
    presets(Pasang::default())
}

/// The editor as its page begins it at an address.
fn model<F: Edited>(plain: F, address: &str) -> EditorModel<F> {
    EditorModel::new(&read_request(plain, address))
}

/// The positions of some random games, no more than so many.
fn positions<F: Edited>(game: F, games: usize, most: usize) -> Vec<F::Position> {
    let mut playouts = Playouts::new(game, 7);
    let mut all = vec![game.start()];
    for _ in 0..games {
        playouts.play(game.start(), |_, _, after| all.push(*after));
    }
    let step = all.len().div_ceil(most).max(1);
    all.into_iter().step_by(step).collect()
}
