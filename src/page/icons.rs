//! The site's own icons, in the colour of the text.

use yew::prelude::*;

use super::markup::{drawn, element};

/// An icon of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    #[cfg(not(target_arch = "wasm32"))]
    Undo,
    #[cfg(not(target_arch = "wasm32"))]
    Redo,
    #[cfg(not(target_arch = "wasm32"))]
    New,
    #[cfg(not(target_arch = "wasm32"))]
    Menu,
    Close,
    Anticlockwise,
    Clockwise,
    Play,
    Pause,
    Back,
    Next,
    First,
    Last,
    Up,
    Down,
    Enlarge,
    Help,
    Speak,
    #[cfg(not(target_arch = "wasm32"))]
    Globe,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Icon::Undo => "M8 5L3.5 9.5L8 14M4 9.5H13a5 5 0 0 1 0 10H9",
            #[cfg(not(target_arch = "wasm32"))]
            Icon::Redo => "M16 5L20.5 9.5L16 14M20 9.5H11a5 5 0 0 0 0 10H15",
            #[cfg(not(target_arch = "wasm32"))]
            Icon::New => "M12 4.5V19.5M4.5 12H19.5",
            #[cfg(not(target_arch = "wasm32"))]
            Icon::Menu => "M4 7H20M4 12H20M4 17H20",
            Icon::Anticlockwise => "M7 4L4.5 8.5L9.5 9.5M5 8.5A8 8 0 1 1 4 13",
            Icon::Clockwise => "M17 4L19.5 8.5L14.5 9.5M19 8.5A8 8 0 1 0 20 13",
            Icon::Close => "M6 6L18 18M18 6L6 18",
            Icon::Play => "M7 4.5V19.5L19 12Z",
            Icon::Pause => "M8 5V19M16 5V19",
            Icon::Back => "M15 5L8 12L15 19",
            Icon::Next => "M9 5L16 12L9 19",
            Icon::First => "M17 5L10 12L17 19M6 5V19",
            Icon::Last => "M7 5L14 12L7 19M18 5V19",
            Icon::Up => "M5 15L12 8L19 15",
            Icon::Down => "M5 9L12 16L19 9",
            #[cfg(not(target_arch = "wasm32"))]
            Icon::Globe => {
                "M12 3.2a8.8 8.8 0 1 0 .01 0M3.4 12H20.6M12 3.2c-4.8 4.6-4.8 13 0 17.6M12 3.2c4.8 4.6 4.8 13 0 17.6"
            }
            Icon::Help => {
                "M12 3.2a8.8 8.8 0 1 0 .01 0M9.3 9.6a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1.1-1.3 2M12 17v.1"
            }
            Icon::Speak => {
                "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"
            }
            Icon::Enlarge => "M10 4a6 6 0 1 0 .01 0M14.5 14.5L20 20M7 10H13M10 7V13",
        }
    }

    /// As HTML text.
    pub fn text(self) -> String {
        let path = ["<path d=\"", self.path(), "\"/>"].concat();
        let attributes =
            [("class", "ic"), ("viewBox", "0 0 24 24"), ("aria-hidden", "true"), ("focusable", "false")];
        element("svg", &attributes, &path)
    }
}

pub fn icon(icon: Icon) -> Html {
    drawn(icon.text())
}

/// The logo: a board with six counters, one of them only a ring. The style sheet has the colour of the ring.
#[cfg(not(target_arch = "wasm32"))]
pub const MARK: &str = concat!(
    r#"<svg viewBox="0 0 34 22" aria-hidden="true" focusable="false">"#,
    r#"<path d="M2 11C5 5 9 2 13 1.5C16 1.2 18 1.2 21 1.5C25 2 29 5 32 11C29 17 25 20 21 20.5C18 20.8 16 20.8 13 20.5C9 20 5 17 2 11Z" fill="none" stroke="currentColor" stroke-width="1.8"/>"#,
    r#"<g fill="currentColor"><circle cx="11" cy="7.2" r="2.5"/><circle cx="17" cy="7.2" r="2.5"/><circle cx="23" cy="7.2" r="2.5"/><circle cx="11" cy="14.8" r="2.5"/><circle cx="17" cy="14.8" r="2.5"/></g>"#,
    r#"<circle class="mark-ring" cx="23" cy="14.8" r="2.7" fill="none" stroke-width="1.9"/></svg>"#,
);

#[cfg(not(target_arch = "wasm32"))]
pub fn mark() -> Html {
    drawn(MARK.into())
}
