//! Pages written to files by the host; each can be read without scripts.

pub mod about;
mod compare;
pub mod embed_maker;
pub mod evidence;
pub mod head;
pub mod home;
mod kiosk;
pub mod languages;
pub mod lesson;
pub mod linked;
pub mod map;
pub mod numbers;
pub mod oembed;
pub mod offline;
mod patterns;
pub mod picture;
mod position;
mod practice;
pub mod public;
pub mod sheet;
pub mod sitemap;
mod top;
pub mod translation;

use yew::prelude::*;

use crate::{
    page::{Page, frame},
    words::seat_names::{SeatNames, set_seat_names},
};

#[derive(Properties, PartialEq)]
pub struct FixedProps {
    pub page: Page,
    /// The relative path from this file to the root of the site.
    pub root: AttrValue,
}

/// A page without a playable board. The HTML is complete; a program that it starts does not render it again.
#[component]
pub fn Fixed(props: &FixedProps) -> Html {
    let FixedProps { page, root } = props;
    // a lesson, which may have been written before, calls them otherwise
    set_seat_names(SeatNames::default());
    html! {
        <div class="page">
            { match *page {
                Page::Home => home::home(root),
                Page::About(about) => about::page(about, root),
                Page::Map => map::page(root),
                Page::Numbers => numbers::page(root),
                Page::Evidence(subject) => evidence::page(subject, root),
                Page::Patterns => patterns::page(root),
                Page::Maker => embed_maker::page(root),
                Page::Kiosk => kiosk::page(),
                Page::Learn(kind) => lesson::page(kind, root),
                Page::LearnEmbed(kind) => lesson::embed(kind, root),
                Page::Practice(kind) => practice::page(kind, root),
                Page::PracticeEmbed(kind) => practice::embed(kind, root),
                Page::Compare(kind) => compare::page(kind, root),
                Page::CompareEmbed(kind) => compare::embed(kind, root),
                Page::Offline => offline::page(root),
                Page::Sheet(kind) => sheet::page(kind, root),
                Page::Position(kind) => position::page(kind, root),
                _ => home::missing(root),
            } }
            if !page.is_embed() && *page != Page::Kiosk {
                { frame::footer(root) }
            }
        </div>
    }
}
