//! The head of a page that is no board: as everywhere, and in its corner the way to the page's other languages, which stand
//! below it. A game has them in its menu, the home page shows them at its head.

use yew::prelude::*;

use super::languages::own_name;
use crate::{
    page::{
        frame,
        icons::{Icon, icon},
    },
    words::{PageText, current, say},
};

/// The head with `beside` next to the logo.
pub fn head(root: &AttrValue, beside: Html) -> Html {
    let own = own_name(&current::words().language);
    let label = format!("{}: {own}", say(&PageText::Languages));
    frame::head(
        root,
        html! {
            <>
                { beside }
                <a class="to-langs" href="#langs" aria-label={label} translate="no">{ icon(Icon::Globe) }<span>{ own }</span></a>
            </>
        },
    )
}
