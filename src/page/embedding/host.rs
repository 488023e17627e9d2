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

    pub fn tell(&self, re: Option<&Re>, what: &Told) {
        browser::tell_host(&told::write(&self.id, re, what), &self.origin);
    }
}
