//! Sharing a link: by the device's share sheet, or by copying it.

use yew::prelude::*;

use super::browser::{self, Shared};
use crate::words::{UiText, letter::LetterText, say};

/// What became of a link.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Sent {
    /// Nothing has been shared yet.
    #[default]
    Not,
    /// The share sheet has taken it.
    Shared,
    Cancelled,
    Copied,
    /// It could not be copied either.
    Refused,
}

impl Sent {
    /// What is said of it; `copied` is what is said of a copied link.
    pub fn says(&self, copied: LetterText) -> String {
        match self {
            Sent::Not => String::new(),
            Sent::Shared => say(&LetterText::Sent),
            Sent::Cancelled => say(&LetterText::NotSent),
            Sent::Copied => say(&copied),
            Sent::Refused => say(&UiText::NotCopied),
        }
    }
}

/// A link as it is shared.
pub struct Sharing {
    pub sent: Sent,
    /// The link that could only be copied; empty where there is none.
    pub link: String,
    /// How often it was copied.
    pub copies: usize,
    pub send: Callback<MouseEvent>,
}

/// Shares the link to an address of a game.
#[hook]
pub fn use_sharing(game: &'static str, address: &str) -> Sharing {
    let sent = use_state(Sent::default);
    // the link, and the number of copies so far
    let copied = use_state(|| (0, String::new()));
    let send = {
        let (sent, copied, address) = (sent.clone(), copied.clone(), address.to_string());
        Callback::from(move |_: MouseEvent| {
            let link = browser::whole_address(game, &address);
            let (sent, copied, kept) = (sent.clone(), copied.clone(), link.clone());
            browser::share(&link, move |shared| match shared {
                Shared::Done => sent.set(Sent::Shared),
                Shared::Cancelled => sent.set(Sent::Cancelled),
                Shared::Refused => {
                    copied.set((copied.0 + 1, kept.clone()));
                    let sent = sent.clone();
                    browser::copy(&kept, move |done| {
                        sent.set(if done { Sent::Copied } else { Sent::Refused })
                    });
                }
            });
        })
    };
    Sharing { sent: (*sent).clone(), link: copied.1.clone(), copies: copied.0, send }
}
