//! The conversation of an embed with the page around it, in the messages of [`crate::protocol`].

mod channel;
pub mod host;
pub mod replies;
mod report;
pub mod state;
mod teller;
#[cfg(test)]
mod tests;

pub use channel::Channel;
pub use teller::Teller;

use yew::AttrValue;

use super::browser;
use crate::{
    options::{self, Colours},
    protocol::Told,
    words::{LinkError, Message, say},
};

/// The page of a game, relative to this page: `beside`, but from an embed its page on the site.
pub fn game_page(name: &str, beside: &'static str) -> AttrValue {
    match browser::is_embed() {
        true => [&browser::root(), name, "/index.html"].concat().into(),
        false => beside.into(),
    }
}

/// What every embed does that is no board of its own, a course, questions, a comparison: tells the page around it how high it
/// wants to be and what of its address means nothing, and takes its colours. `errors` are the values that the page itself
/// could not read; with `debug=1` all mistakes are said above the element `root`. Returns who tells the page around it more.
pub fn of_page(address: &str, root: &str, errors: Vec<LinkError>) -> Teller {
    let to = host::Host::of(address);
    to.tell_height(address);
    let errors = errors.into_iter().chain(options::frame_errors(address)).collect();
    let mut said = Vec::new();
    for error in options::faults(errors, address) {
        let (option, says) = warning(error);
        to.tell(None, &Told::Warn { option, says: Some(says.clone()) });
        said.push(says);
    }
    if options::debug(address) && !said.is_empty() {
        browser::say_above(root, &said.join(" "));
    }
    browser::set_variables(&Colours::read(address).0.variables());
    Teller::new(to)
}

/// The key that names no option, if that is the mistake, and the mistake in words.
fn warning(error: LinkError) -> (Option<String>, String) {
    let option = match &error {
        LinkError::Option(key) => Some(key.clone()),
        _ => None,
    };
    (option, say(&Message::Unreadable(error.into())))
}
