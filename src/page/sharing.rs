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

#[derive(Properties, PartialEq)]
pub struct ShareProps {
    /// What the ids begin with: a page may have two of them.
    pub name: &'static str,
    /// The game's name in addresses, and the address of what was played.
    pub game: &'static str,
    pub address: String,
    /// What the button says at first.
    pub label: UiText,
}

/// The button that shares a game. What has become of the link stands in its place; a link that could not be copied stands
/// beside it, selected.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let Sharing { sent, link, send, .. } = use_sharing(props.game, &props.address);
    let is_refused = sent == Sent::Refused;
    let field = use_node_ref();
    use_effect_with(is_refused, {
        let field = field.clone();
        move |&is_refused: &bool| {
            if is_refused {
                browser::choose_text(&field);
            }
        }
    });
    let label = match sent {
        Sent::Copied => UiText::Copied,
        _ => props.label,
    };
    let id = |part: &str| [props.name, part].concat();
    html! {
        <>
            <button type="button" class="btn" id={id("-game")} onclick={send}>{ say(&label) }</button>
            <textarea id={id("-link")} class="link" rows="1" readonly=true spellcheck="false" aria-label={say(&props.label)} ref={field}
                hidden={!is_refused} value={link} />
            <span class="hidden" role="status">{ sent.says(LetterText::LinkCopied) }</span>
        </>
    }
}
