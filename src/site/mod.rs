//! Pages that are written as files, on the host alone: each reads without scripts.

pub mod home;
mod patterns;
mod position;

use yew::prelude::*;

use crate::page::{Page, frame};

#[derive(Properties, PartialEq)]
pub struct FixedProps {
    pub page: Page,
    /// The way to the site's root from where this file lies.
    pub root: AttrValue,
}

/// A page without a board to play on: its file is all of it. A program that it starts draws nothing anew.
#[component]
pub fn Fixed(props: &FixedProps) -> Html {
    let FixedProps { page, root } = props;
    html! {
        <div class="page">
            { match page {
                Page::Home => home::home(root),
                Page::Patterns => patterns::page(root),
                Page::Position(kind) => position::page(*kind, root),
                _ => home::missing(root),
            } }
            { frame::footer() }
        </div>
    }
}
