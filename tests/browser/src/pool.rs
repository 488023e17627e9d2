//! Idle sessions for further tests.
//!
//! Firefox takes three seconds of a processor to start and Chromium one, and a whole run has hundreds of tests. So
//! in these two the session of a test that passed is reused, with one new empty tab of the initial size. No data of an earlier
//! test can interfere: no two sites of a run have the same port, so none has the storage of another.

use crate::{Error, Page, Result, Session, driver::Driver};
use fantoccini::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};
use xtask::browsers::Browser;

/// The number of tests that one session serves, limited because a browser accumulates data over time.
const TESTS: u32 = 24;

/// The longest time for tidying up a session; otherwise it is ended.
const ORDER: Duration = Duration::from_secs(5);

/// The data of a session besides the client of one test.
pub(crate) struct Life {
    pub driver: Driver,
    pub kind: Session,
    /// Initial width and height of the window.
    pub window: (u64, u64),
    /// The number of tests it has served.
    pub tests: u32,
}

struct Idle {
    id: String,
    life: Life,
}

static IDLE: Mutex<Vec<Idle>> = Mutex::new(Vec::new());

/// WebKit's process dies now and then when a page is left, and its driver opens windows beside each other, not tabs.
const fn is_kept(browser: Browser) -> bool {
    !matches!(browser, Browser::WebKit)
}

/// An idle session of this kind, if there is one.
pub(crate) async fn take(browser: Browser, kind: Session) -> Option<(Client, Life)> {
    if !is_kept(browser) || kind.fresh {
        return None;
    }
    let found = {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        let at = idle.iter().position(|idle| idle.life.kind == kind)?;
        idle.swap_remove(at)
    };
    let client = Client::with_existing_session(&found.life.driver.url, &found.id, HttpConnector::new()).await;
    Some((client.ok()?, found.life))
}

/// Keeps the session of a test that passed for another one, or ends it.
pub(crate) async fn give(page: Page) {
    if !is_kept(page.browser) || page.life.tests >= TESTS || page.life.kind.fresh {
        return page.end().await;
    }
    match tokio::time::timeout(ORDER, in_order(&page)).await {
        Ok(Ok(id)) => {
            let idle = Idle { id, life: page.life };
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(idle);
        }
        _ => page.end().await,
    }
}

/// Closes all tabs but a new one of the initial size; returns the id of the session.
async fn in_order(page: &Page) -> Result<String> {
    let client = &page.client;
    let before = page.answer("the windows", client.windows()).await?;
    let tab = page.answer("a new tab", client.new_window(true)).await?.handle;
    for window in before {
        page.answer("going to a window", client.switch_to_window(window)).await?;
        page.answer("closing a window", client.close_window()).await?;
    }
    page.answer("going to the new tab", client.switch_to_window(tab)).await?;
    let (width, height) = page.life.window;
    if page.browser == Browser::Chromium {
        // its driver opens tabs behind the others, where no element is told of its focus
        page.devtools("Page.bringToFront").await?;
    }
    // a person is at the page
    page.until("the focus", "return document.hasFocus()").await?;
    // what an earlier page has said is no fault of the next
    page.console_errors().await?;
    page.answer("a size", client.set_window_size(width as u32, height as u32)).await?;
    page.answer("staying", client.persist()).await?;
    let id = page.answer("its name", client.session_id()).await?;
    id.ok_or_else(|| Error::Other("a session without a name".into()))
}
