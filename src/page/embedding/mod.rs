//! The conversation of an embed with the page around it, in the messages of [`crate::protocol`].

mod channel;
pub mod host;
pub mod replies;
mod report;
pub mod state;
#[cfg(test)]
mod tests;

pub use channel::Channel;
