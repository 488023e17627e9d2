//! Input by mouse, fingers and keys.

use crate::{Browser, Error, Page, Result};
use fantoccini::{
    actions::{
        ActionSequence, Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions,
        PointerAction, TouchActions, WheelAction, WheelActions,
    },
    elements::Element,
};
use std::time::Duration;

impl Page {
    /// Clicks in the middle of an element with the mouse; scrolls it into view first.
    ///
    /// In SVG select a shape: only Chromium's driver finds the middle of a group.
    ///
    /// If the element is replaced between finding and clicking it, its successor is clicked, as a person would
    /// do.
    ///
    /// # Errors
    /// The element is hidden or covered.
    pub async fn click(&self, css: &str) -> Result {
        let mut tries = 0;
        loop {
            let element = self.find(css).await?;
            let clicked = self.answer(&format!("a click on {css}"), element.click()).await;
            tries += 1;
            if tries == 3 || !clicked.as_ref().is_err_and(Error::is_of_what_is_gone) {
                self.drawn().await;
                return clicked;
            }
        }
    }

    /// Taps in the middle of an element with one finger.
    ///
    /// # Errors
    /// [`Error::NoTouch`] if the driver does not support touch.
    pub async fn tap(&self, css: &str) -> Result {
        if self.browser == Browser::WebKit {
            // it accepts the command but moves the mouse
            return Err(Error::NoTouch("WebKitWebDriver knows only the mouse".into()));
        }
        let element = self.find(css).await?;
        self.show(css).await?;
        let touch = TouchActions::new("finger".into())
            .then(over(element))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        let sent = self.client.perform_actions(touch).await;
        self.drawn().await;
        sent.map_err(|e| Error::NoTouch(e.to_string()))
    }

    /// Moves several fingers over the window at once: each goes down at the first point of its path (as
    /// `clientX` and `clientY`), moves through the others in a twentieth of a second each, and goes up.
    ///
    /// # Errors
    /// [`Error::NoTouch`] if the driver does not support touch.
    pub async fn fingers(&self, ways: &[&[(f64, f64)]]) -> Result {
        if self.browser == Browser::WebKit {
            return Err(Error::NoTouch("WebKitWebDriver knows only the mouse".into()));
        }
        let hands = ways.iter().enumerate().map(|(number, way)| {
            let mut touch = TouchActions::new(format!("finger {number}"));
            for (at, &(x, y)) in way.iter().enumerate() {
                let duration = Some(if at == 0 { Duration::ZERO } else { Duration::from_millis(50) });
                touch = touch.then(PointerAction::MoveTo { duration, x, y });
                if at == 0 {
                    touch = touch.then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
                }
            }
            touch.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT }).into()
        });
        let hands: Vec<ActionSequence> = hands.collect();
        let done = self.answer("what fingers do", self.client.perform_actions(hands)).await;
        self.drawn().await;
        done
    }

    /// Puts the mouse over the middle of an element.
    pub async fn hover(&self, css: &str) -> Result {
        let element = self.find(css).await?;
        self.show(css).await?;
        self.perform(MouseActions::new("mouse".into()).then(over(element))).await
    }

    /// Presses the mouse button in the middle of an element and releases it at an offset from there.
    pub async fn trembling_click(&self, css: &str, (x, y): (f64, f64)) -> Result {
        let element = self.find(css).await?;
        self.show(css).await?;
        let mouse = MouseActions::new("mouse".into())
            .then(over(element))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::MoveBy { duration: None, x, y })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.perform(mouse).await
    }

    /// Presses the mouse button at one place of the window and releases it at another, in CSS pixels.
    pub async fn drag(&self, from: (f64, f64), to: (f64, f64)) -> Result {
        let at = |(x, y)| PointerAction::MoveTo { duration: None, x, y };
        let mouse = MouseActions::new("mouse".into())
            .then(at(from))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(at(to))
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.perform(mouse).await
    }

    /// Turns the wheel of the mouse over the middle of an element.
    pub async fn wheel(&self, css: &str, down: i64) -> Result {
        let (x, y) = self.middle(css).await?;
        let mut wheel = WheelActions::new("wheel".into());
        let (x, y) = (x as i64, y as i64);
        wheel.push(WheelAction::Scroll { duration: None, x, y, delta_x: 0, delta_y: down });
        self.perform(wheel).await
    }

    /// Scrolls an element into the middle of the window or of a dialog: WebKit's driver does not scroll there.
    pub async fn show(&self, css: &str) -> Result {
        self.picked(css, "e.scrollIntoView({ block: 'center', behavior: 'instant' })").await.map(drop)
    }

    /// Moves the mouse into the upper left corner, where it hovers over nothing.
    pub async fn park(&self) -> Result {
        let away = PointerAction::MoveTo { duration: None, x: 0.0, y: 0.0 };
        self.perform(MouseActions::new("mouse".into()).then(away)).await
    }

    /// Types into the focused element; special keys are [`crate::Key`]s as characters.
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

    async fn perform(&self, actions: impl Into<ActionSequence>) -> Result {
        let actions = Actions::from(actions.into());
        let done = self.answer("what hands do", self.client.perform_actions(actions)).await;
        self.drawn().await;
        done
    }

    /// Waits until the page shows what the last input has changed.
    ///
    /// Usually it does when the input has been handled. But when drawing and what follows it have taken 16 ms, Yew
    /// (0.23, `scheduler.rs`) goes on in a timer of 0 ms, which browsers round up to 4, and an input that comes before
    /// is drawn only then. A timer of 5 ms that is set after the input runs after that one.
    async fn drawn(&self) {
        // an input may lead to another document, where there is nothing to wait for
        let _ = self.js_async("await new Promise(done => setTimeout(done, 5))").await;
    }
}

fn over(element: Element) -> PointerAction {
    PointerAction::MoveToElement { element, duration: Some(Duration::ZERO), x: 0.0, y: 0.0 }
}
