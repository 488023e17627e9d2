//! The conversation of an embed with the page around it, in the messages of [`crate::protocol`].

mod channel;
pub mod host;
pub mod replies;
mod report;
pub mod state;
#[cfg(test)]
mod tests;

pub use channel::Channel;

use yew::AttrValue;

use super::browser;
use crate::{
    options::{self, Colours},
    protocol::Told,
};

/// The page of a game, relative to this page: `beside`, but from an embed its page on the site.
pub fn game_page(name: &str, beside: &'static str) -> AttrValue {
    match browser::is_embed() {
        true => [&browser::root(), name, "/index.html"].concat().into(),
        false => beside.into(),
    }
}

/// What every embed tells that is no board of its own, and its colours: a course, questions, a comparison. `address` is
/// that of the embed.
pub fn of_page(address: &str) {
    let to = host::Host::of(address);
    to.tell_height(address);
    for key in options::unknown_keys(address) {
        to.tell(None, &Told::Warn { option: Some(key), says: None });
    }
    browser::set_variables(&Colours::read(address).0.variables());
}
