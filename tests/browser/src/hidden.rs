//! Hides a page for a while.

use crate::{Browser, Page, Result};

impl Page {
    /// Runs `meanwhile` while the page is hidden by another tab, in that tab. WebKit's driver opens windows
    /// side by side and hides none; there the page is told that it is hidden, and `meanwhile` runs in the page
    /// itself.
    ///
    /// # Errors
    /// `meanwhile` fails, or the driver cannot open a tab.
    pub async fn unseen(&self, meanwhile: impl AsyncFnOnce() -> Result) -> Result {
        if self.browser == Browser::WebKit {
            self.say_hidden(true).await?;
            meanwhile().await?;
            return self.say_hidden(false).await;
        }
        let own = self.answer("the window", self.client.window()).await?;
        let other = self.answer("a tab", self.client.new_window(true)).await?;
        self.answer("going there", self.client.switch_to_window(other.handle)).await?;
        meanwhile().await?;
        self.answer("closing it", self.client.close_window()).await?;
        self.answer("going back", self.client.switch_to_window(own)).await
    }

    /// Tells the page that it is hidden, or visible again.
    async fn say_hidden(&self, hidden: bool) -> Result {
        let script = format!(
            "Object.defineProperty(document, 'hidden', {{ configurable: true, get: () => {hidden} }});\
             document.dispatchEvent(new Event('visibilitychange', {{ bubbles: true }}))"
        );
        self.js(&script).await.map(drop)
    }
}
