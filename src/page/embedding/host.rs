//! The page around an embed, as the embed's address names it.

use crate::{
    options,
    page::browser,
    protocol::{Re, Told, told},
};

/// Where the messages of an embed go.
#[derive(Clone)]
pub struct Host {
    /// What the embed calls itself.
    id: String,
    /// The origin of the page around it, if the address of the embed says it; otherwise `*`.
    pub origin: String,
}

impl Host {
    /// The page around the embed with this address.
    pub fn of(address: &str) -> Host {
        let id = options::value(address, "id").unwrap_or_default().into();
        Host { id, origin: options::parent(address).unwrap_or_else(|| "*".into()) }
    }

    /// Tells how high the embed with this address wants to be, now and whenever that changes.
    pub fn tell_height(&self, address: &str) {
        if options::tells_height(address) {
            let to = self.clone();
            browser::tell_height(move |height| to.tell(None, &Told::Size { height }));
        }
    }

    pub fn tell(&self, re: Option<&Re>, what: &Told) {
        browser::tell_host(&told::write(&self.id, re, what), &self.origin);
    }
}
