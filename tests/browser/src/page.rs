//! A browser session with one page at a time.

use crate::{
    Error, Result,
    capabilities::capabilities,
    driver::Driver,
    pool::{self, Life},
};
use fantoccini::{Client, ClientBuilder, elements::Element, error::CmdError};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use xtask::browsers::Browser;

/// The timeout of conditions and answers; long, because browser and build share two cores.
pub const PATIENCE: Duration = Duration::from_secs(40);

/// The interval between the first two checks of a condition.
const LOOK: Duration = Duration::from_millis(12);

/// The longest interval between two checks. Every check runs in the page and goes through the driver, whose threads took a
/// fifth of the processors when there was one every 20 ms.
const LONGEST_LOOK: Duration = Duration::from_millis(100);

/// The kind of session that a test needs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Session {
    /// A phone of this width and height in CSS pixels, with touch. Chromium emulates it; elsewhere only touch
    /// events are switched on (narrow pages: [`crate::Frame`]).
    pub phone: Option<(u32, u32)>,
    /// A preference for reduced motion (`prefers-reduced-motion`).
    pub still: bool,
    /// Other hosts in a page may keep nothing. WebKit's own rules are left as they are.
    pub blocks_others: bool,
    /// A browser in which no other test has been: what those have left behind would be measured with this one's.
    pub fresh: bool,
    /// A browser that runs no WebAssembly; Chromium and Firefox can be one.
    pub without_wasm: bool,
    /// Chromium writes down what the page's main thread does ([`Page::trace`]).
    pub traced: bool,
}

impl Session {
    /// A phone of the usual size.
    pub const PHONE: Session = Session {
        phone: Some((360, 740)),
        still: false,
        blocks_others: false,
        fresh: false,
        without_wasm: false,
        traced: false,
    };
}

/// A page in a real browser.
pub struct Page {
    pub client: Client,
    pub browser: Browser,
    pub(crate) life: Life,
}

impl Page {
    /// An idle session, or else a new one.
    ///
    /// WebKit's driver sometimes waits for ever for a browser that ended during its start. No test has begun
    /// then, so the start is retried with another driver.
    pub(crate) async fn begin(browser: Browser, session: Session) -> Result<Self> {
        if let Some((client, life)) = pool::take(browser, session).await {
            return Ok(Self { client, browser, life: Life { tests: life.tests + 1, ..life } });
        }
        let mut tries = 0;
        loop {
            tries += 1;
            match Self::try_to_begin(browser, session).await {
                Err(e) if tries < 3 => eprintln!("no {browser} at try {tries}: {e}"),
                result => return result,
            }
        }
    }

    async fn try_to_begin(browser: Browser, session: Session) -> Result<Self> {
        let driver = Driver::start(browser, session.still)?;
        let mut builder = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new());
        builder.capabilities(capabilities(browser, session, &driver.binary));
        let client = tokio::time::timeout(PATIENCE, builder.connect(&driver.url)).await;
        let client = client.map_err(|_| Error::Late("a session".into()))?;
        let client = client.map_err(|e| Error::Driver(format!("new session: {e}")))?;
        let window = client.get_window_size().await.map_err(|e| Error::Driver(format!("its size: {e}")))?;
        Ok(Self { client, browser, life: Life { driver, kind: session, window, tests: 1 } })
    }

    pub(crate) async fn end(self) {
        // a browser that crashed has ended already, and the guard of the driver ends all others
        let _ = tokio::time::timeout(PATIENCE, self.client.close()).await;
    }

    /// Waits for the answer to a command, with a timeout; `what` names the command in errors.
    pub async fn answer<T>(
        &self,
        what: &str,
        command: impl Future<Output = std::result::Result<T, CmdError>>,
    ) -> Result<T> {
        let answer = tokio::time::timeout(PATIENCE, command).await;
        let answer = answer.map_err(|_| Error::Late(format!("the driver's answer to {what}")))?;
        // the error's own text leaves out its kind
        answer.map_err(|e| Error::Driver(format!("{what}: {e:?}")))
    }

    /// Goes to an address; waits for the load event, not for the application.
    ///
    /// WebKit's driver sometimes answers with an error that has neither a kind nor a message; the request is
    /// then repeated. For an address that cannot be opened the error has a message.
    ///
    /// Firefox's driver sometimes answers while the former document is still there.
    pub async fn open(&self, url: &str) -> Result {
        let what = format!("going to {url}");
        let mark = "self.isLeft = true; return location.href.split('#')[0] != arguments[0].split('#')[0]";
        let changes = self.js_with(mark, vec![json!(url)]).await.is_ok_and(|changes| changes == true);
        let mut tries = 0;
        loop {
            tries += 1;
            match self.answer(&what, self.client.goto(url)).await {
                Err(Error::Driver(why)) if tries < 3 && why.contains("UnknownError, message: \"\"") => {
                    eprintln!("asked again at try {tries}: {why}");
                }
                Ok(()) if changes => return self.until("another document", "return !self.isLeft").await,
                result => return result,
            }
        }
    }

    /// Goes back in the history.
    pub async fn back(&self) -> Result {
        self.answer("going back", self.client.back()).await
    }

    /// Waits until the page is live.
    pub async fn live(&self) -> Result {
        self.until("the page is live", "return document.documentElement.hasAttribute('data-live')").await
    }

    /// Runs the body of a function in the page and returns its result.
    pub async fn js(&self, script: &str) -> Result<Value> {
        self.js_with(script, vec![]).await
    }

    /// Runs the body of a function with arguments.
    pub async fn js_with(&self, script: &str, args: Vec<Value>) -> Result<Value> {
        self.answer("a script", self.client.execute(script, args)).await
    }

    /// Runs the body of an async function in the page and returns the value of its promise.
    pub async fn js_async(&self, script: &str) -> Result<Value> {
        let script = format!(
            "const done = arguments[arguments.length - 1];\
             (async () => {{ {script} }})().then(value => done({{ value }}), e => done({{ error: String(e) }}))"
        );
        let mut result = self.answer("a script", self.client.execute_async(&script, vec![])).await?;
        match result.get("error") {
            Some(e) => Err(Error::Other(format!("the script failed: {e}"))),
            None => Ok(result["value"].take()),
        }
    }

    /// Waits until the body of a function returns a true value; `what` names it in the error.
    pub async fn until(&self, what: &str, script: &str) -> Result {
        let end = Instant::now() + PATIENCE;
        let mut pause = LOOK;
        loop {
            // a page that is being replaced refuses scripts, which counts as not yet true
            let last = self.js(script).await;
            match &last {
                Ok(value) if is_true(value) => return Ok(()),
                _ if Instant::now() < end => {
                    tokio::time::sleep(pause).await;
                    pause = (pause * 3 / 2).min(LONGEST_LOOK);
                }
                Ok(_) => return Err(Error::Late(format!("{what} ({})", self.as_it_stands().await))),
                Err(e) if e.is_a_dead_session() => return last.map(|_| ()),
                Err(e) => return Err(Error::Late(format!("{what} ({e})"))),
            }
        }
    }

    /// Waits until the focused element matches a selector: where the page gives the focus after it has drawn, on a
    /// slow machine that comes after the answer to the key.
    pub async fn focus_is(&self, css: &str) -> Result {
        let is = format!("return document.activeElement.matches({})", serde_json::json!(css));
        self.until(&format!("the focus on {css}"), &is).await
    }

    /// The state of the page for the message after a timeout.
    async fn as_it_stands(&self) -> String {
        let script = "const focus = document.activeElement, picture = document.querySelector('.air');\
            return [location.href, { ...document.documentElement.dataset }, document.hasFocus(), document.visibilityState, `${innerWidth}×${innerHeight}, at ${scrollY}`,\
                focus && focus.outerHTML.slice(0, 120), picture && picture.innerHTML.slice(0, 200),\
                [...document.querySelectorAll('#why, #pause')].map(e => e.outerHTML.slice(0, 160))]";
        self.js(script).await.map_or_else(|e| e.to_string(), |told| told.to_string())
    }

    /// The element that a selector finds: the first rendered one, or else the first.
    pub async fn find(&self, css: &str) -> Result<Element> {
        let found = self.picked(css, "return e").await?;
        let id = found.as_object().and_then(|reference| reference.values().next()?.as_str());
        let id = id.ok_or_else(|| Error::Other(format!("no element `{css}`")))?;
        Ok(Element::from_element_id(self.client.clone(), id.to_string().into()))
    }

    /// Runs a script on the element `e` that a selector finds; null if there is none.
    ///
    /// A page that is not live yet contains its board twice, once not rendered.
    pub async fn picked(&self, css: &str, script: &str) -> Result<Value> {
        let script = format!(
            "const all = [...document.querySelectorAll(arguments[0])];\
             const e = all.find(e => e.getClientRects().length > 0) || all[0];\
             if (!e) return null; {script}"
        );
        self.js_with(&script, vec![json!(css)]).await
    }

    /// Waits for an element.
    pub async fn wait_for(&self, css: &str) -> Result {
        let script = format!("return !!document.querySelector({})", json!(css));
        self.until(&format!("an element `{css}`"), &script).await
    }

    /// The text content of an element, including text in SVG.
    pub async fn text(&self, css: &str) -> Result<String> {
        let value = self.picked(css, "return e.textContent.trim()").await?;
        let text = value.as_str().map(String::from);
        text.ok_or_else(|| Error::Other(format!("no element `{css}`")))
    }

    /// The rendered words of the page, a line for each run of text in one element.
    pub async fn words(&self) -> Result<String> {
        // static HTML has one text node where the live page has several side by side
        let script = "const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), runs = [];\
            let last;\
            while (texts.nextNode()) {\
                const e = texts.currentNode.parentElement;\
                if (e.getClientRects().length == 0 || getComputedStyle(e).visibility != 'visible') continue;\
                if (e != last) runs.push('');\
                last = e;\
                runs.push(runs.pop() + texts.currentNode.data) }\
            return runs.map(run => run.replace(/\\s+/g, ' ').trim()).filter(run => run).join('\\n')";
        let value = self.js(script).await?;
        Ok(value.as_str().unwrap_or_default().into())
    }

    /// The accessible name of an element, as the browser computes it.
    pub async fn name(&self, css: &str) -> Result<String> {
        let element = self.find(css).await?;
        let asked = ComputedLabel(element.element_id().to_string());
        let name = self.answer(&format!("the name of {css}"), self.client.issue_cmd(asked)).await?;
        Ok(name.as_str().unwrap_or_default().into())
    }

    /// An attribute of an element; `None` if it is missing.
    pub async fn attribute(&self, css: &str, name: &str) -> Result<Option<String>> {
        let value = self.picked(css, &format!("return e.getAttribute({})", json!(name))).await?;
        Ok(value.as_str().map(String::from))
    }

    /// The number of elements that a selector finds.
    pub async fn count(&self, css: &str) -> Result<u64> {
        let script = "return document.querySelectorAll(arguments[0]).length";
        let value = self.js_with(script, vec![json!(css)]).await?;
        Ok(value.as_u64().unwrap_or(0))
    }

    /// Whether a clause is cited in an element, by the mark that opens it.
    pub async fn cites(&self, css: &str, clause: &str) -> Result<bool> {
        Ok(self.count(&format!("{css} .cl[data-t=\"clause-{clause}\"]")).await? > 0)
    }

    /// Sets the outer size of the window in CSS pixels; a browser may have a minimum width.
    pub async fn window_size(&self, width: u32, height: u32) -> Result {
        self.answer("a size", self.client.set_window_size(width, height)).await
    }

    /// The window as a PNG file.
    pub async fn screenshot(&self) -> Result<Vec<u8>> {
        self.answer("a screenshot", self.client.screenshot()).await
    }

    /// Waits until every font of the page is loaded or has failed.
    pub async fn fonts(&self) -> Result {
        self.until("all fonts", "return document.fonts.status === 'loaded'").await
    }

    /// Waits until no transition of a colour or a size is running.
    pub async fn settled(&self) -> Result {
        let script = "return !document.getAnimations().some(a => a instanceof CSSTransition)";
        self.until("the end of all transitions", script).await
    }

    /// Makes the browser draw the page anew. Chromium draws again only what a change touches, and where such parts meet,
    /// thin lines may come out otherwise than in a page drawn at once.
    pub async fn drawn_anew(&self) -> Result {
        let script = "const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));\
            const { style } = document.documentElement;\
            style.visibility = 'hidden'; await frames();\
            style.visibility = ''; await frames()";
        self.js_async(script).await?;
        self.settled().await
    }

    /// Whether an element is rendered and visible.
    pub async fn is_visible(&self, css: &str) -> Result<bool> {
        let script = "return e.getClientRects().length > 0 && getComputedStyle(e).visibility === 'visible'";
        Ok(self.picked(css, script).await? == true)
    }

    /// Errors in the console since the last call; `None` if the driver does not report them.
    pub async fn console_errors(&self) -> Result<Option<Vec<String>>> {
        if self.browser != Browser::Chromium {
            return Ok(None);
        }
        let entries = self.log("browser").await?;
        let errors = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        Ok(Some(errors.map(|entry| entry["message"].to_string()).collect()))
    }

    /// The entries of one of chromedriver's logs since the last call.
    pub(crate) async fn log(&self, name: &'static str) -> Result<Vec<Value>> {
        let mut log = self.answer(name, self.client.issue_cmd(Log(name))).await?;
        Ok(log.as_array_mut().map(std::mem::take).unwrap_or_default())
    }
}

/// JavaScript's truth value of a result.
fn is_true(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(b) => *b,
        Value::Number(n) => n.as_f64() != Some(0.0),
        Value::String(s) => !s.is_empty(),
        _ => true,
    }
}

/// Chromedriver's command for the entries of a log.
#[derive(Debug)]
struct Log(&'static str);

impl fantoccini::wd::WebDriverCompatibleCommand for Log {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> std::result::Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": self.0 }).to_string()))
    }
}

/// The WebDriver command for the accessible name of an element, which the client lacks.
#[derive(Debug)]
struct ComputedLabel(String);

impl fantoccini::wd::WebDriverCompatibleCommand for ComputedLabel {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> std::result::Result<url::Url, url::ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/element/{}/computedlabel", self.0))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::GET, None)
    }
}
