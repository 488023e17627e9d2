//! Pages of other hosts that embed the site.

use crate::{Page, Result, Server};
use std::sync::atomic::{AtomicUsize, Ordering};

/// An iframe on a page that is otherwise empty.
#[derive(Debug, Clone, Copy)]
pub struct Frame<'a> {
    /// The address of the embedded page.
    pub src: &'a str,
    /// In CSS pixels.
    pub width: u32,
    pub height: u32,
    /// The value of the `sandbox` attribute; `None` for no sandbox.
    pub sandbox: Option<&'a str>,
}

impl<'a> Frame<'a> {
    /// A frame without a sandbox, of the size of a phone or a window.
    pub fn sized(src: &'a str, width: u32, height: u32) -> Self {
        Self { src, width, height, sandbox: None }
    }

    /// The strictest sandbox that the site runs in.
    pub fn sandboxed(src: &'a str) -> Self {
        Self { src, width: 800, height: 700, sandbox: Some("allow-scripts") }
    }

    fn html(&self) -> String {
        let Self { src, width, height, sandbox } = self;
        let sandbox = sandbox.map_or(String::new(), |value| format!(" sandbox=\"{value}\""));
        format!(
            "<!doctype html><html lang=\"en\"><head><title>Host</title><link rel=\"icon\" href=\"data:,\"></head>\
             <body><iframe title=\"Board\" src=\"{src}\" width=\"{width}\" height=\"{height}\" frameborder=\"0\"{sandbox}></iframe></body></html>"
        )
    }
}

/// The margins of the host's page, in CSS pixels.
const AROUND: u32 = 20;

impl Page {
    /// Whether the page is as wide as its window, and nothing lies beside it.
    pub async fn fits_across(&self) -> Result<bool> {
        let script = "const { scrollWidth, clientWidth } = document.scrollingElement; return scrollWidth == clientWidth";
        Ok(self.js(script).await? == true)
    }

    /// Enlarges the window until its page has this room: Firefox and WebKit do not scroll the host's page to what is
    /// clicked in a frame, and the click is lost.
    async fn hold(&self, width: u32, height: u32) -> Result {
        let lacks =
            "return [arguments[0] - innerWidth, arguments[1] - innerHeight].map(by => Math.max(by, 0))";
        let lacks = self.js_with(lacks, vec![width.into(), height.into()]).await?;
        let by = |at: usize| lacks[at].as_f64().unwrap_or(0.0) as u32;
        if by(0) + by(1) == 0 {
            return Ok(());
        }
        let (wide, high) = self.answer("the window", self.client.get_window_size()).await?;
        let size = self.client.set_window_size(wide as u32 + by(0), high as u32 + by(1));
        self.answer("a larger window", size).await
    }

    /// Opens a page of `host` with the frame, in a window that holds all of it, and switches into the frame.
    pub async fn open_in(&self, host: &Server, frame: Frame<'_>) -> Result {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let path = format!("/host-{}.html", NEXT.fetch_add(1, Ordering::Relaxed));
        let url = host.add_page(&path, frame.html());
        self.open(&url).await?;
        self.hold(frame.width + AROUND, frame.height + AROUND).await?;
        self.answer("going into the frame", self.client.enter_frame(0)).await
    }
}
