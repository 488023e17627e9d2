//! What a person does with hands.

use crate::{Browser, Error, Page, Result};
use fantoccini::{
    actions::{
        ActionSequence, Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions,
        PointerAction, TouchActions,
    },
    elements::Element,
};
use std::time::Duration;

impl Page {
    /// Clicks in the middle of an element with the mouse; scrolls it into view first.
    ///
    /// In SVG name a shape: no driver but Chromium's finds the middle of a group.
    ///
    /// # Errors
    /// The element is hidden or something lies over it.
    pub async fn click(&self, css: &str) -> Result {
        let element = self.find(css).await?;
        self.answer(&format!("a click on {css}"), element.click()).await
    }

    /// Taps in the middle of an element with one finger.
    ///
    /// # Errors
    /// [`Error::NoTouch`] where the driver has no fingers.
    pub async fn tap(&self, css: &str) -> Result {
        if self.browser == Browser::WebKit {
            // it takes the command and moves the mouse
            return Err(Error::NoTouch("WebKitWebDriver knows only the mouse".into()));
        }
        let element = self.find(css).await?;
        self.show(css).await?;
        let touch = TouchActions::new("finger".into())
            .then(over(element))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        let sent = self.client.perform_actions(touch).await;
        sent.map_err(|e| Error::NoTouch(e.to_string()))
    }

    /// Puts the mouse over the middle of an element.
    pub async fn hover(&self, css: &str) -> Result {
        let element = self.find(css).await?;
        self.show(css).await?;
        self.perform(MouseActions::new("mouse".into()).then(over(element))).await
    }

    /// Puts the mouse into the upper left corner, where it colours nothing.
    pub async fn park(&self) -> Result {
        let away = PointerAction::MoveTo { duration: None, x: 0.0, y: 0.0 };
        self.perform(MouseActions::new("mouse".into()).then(away)).await
    }

    /// Types into what has the focus; special keys are [`crate::Key`]s as characters.
    pub async fn keys(&self, text: &str) -> Result {
        let mut keys = KeyActions::new("keyboard".into());
        for value in text.chars() {
            keys = keys.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.perform(keys).await
    }

    /// Presses one special key.
    pub async fn press(&self, key: crate::Key) -> Result {
        self.keys(&char::from(key).to_string()).await
    }

    /// Holds one key down while another is pressed, as in Ctrl+Z.
    pub async fn chord(&self, held: crate::Key, value: char) -> Result {
        let held = char::from(held);
        let keys = KeyActions::new("keyboard".into())
            .then(KeyAction::Down { value: held })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: held });
        self.perform(keys).await
    }

    /// Gives the focus to an element, as a screen reader would.
    pub async fn focus(&self, css: &str) -> Result {
        self.picked(css, "e.focus()").await.map(drop)
    }

    async fn show(&self, css: &str) -> Result {
        self.picked(css, "e.scrollIntoView({ block: 'center', behavior: 'instant' })").await.map(drop)
    }

    async fn perform(&self, actions: impl Into<ActionSequence>) -> Result {
        let actions = Actions::from(actions.into());
        self.answer("what hands do", self.client.perform_actions(actions)).await
    }
}

fn over(element: Element) -> PointerAction {
    PointerAction::MoveToElement { element, duration: Some(Duration::ZERO), x: 0.0, y: 0.0 }
}
