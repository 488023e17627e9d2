//! Sessions that wait for another test.
//!
//! Firefox takes three seconds to begin, which a whole run of tests would wait for a hundred times: a session
//! whose test passed is given on there, with one new empty tab of the size it began with. Nothing of a test
//! before can be met again: no two sites of a run have the same port, so none has the storage of another.

use crate::{Error, Page, Result, Session, driver::Driver};
use fantoccini::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};
use xtask::browsers::Browser;

/// How many tests one session serves: what a browser gathers in time stays small.
const TESTS: u32 = 24;

/// The longest that putting a session in order may take; one that takes longer is ended.
const ORDER: Duration = Duration::from_secs(5);

/// What a session is, besides the client of one test.
pub(crate) struct Life {
    pub driver: Driver,
    pub kind: Session,
    /// Width and height of the window as it began.
    pub window: (u64, u64),
    /// How many tests it has served.
    pub tests: u32,
}

struct Idle {
    id: String,
    life: Life,
}

static IDLE: Mutex<Vec<Idle>> = Mutex::new(Vec::new());

const fn is_slow(browser: Browser) -> bool {
    matches!(browser, Browser::Firefox)
}

/// A session of this kind that waits, if one does.
pub(crate) async fn take(browser: Browser, kind: Session) -> Option<(Client, Life)> {
    if !is_slow(browser) {
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

/// Keeps the session of a test that passed for another, or ends it.
pub(crate) async fn give(page: Page) {
    if !is_slow(page.browser) || page.life.tests >= TESTS {
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

/// One new tab is left, of the size of the beginning; the session's name.
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
    page.answer("a size", client.set_window_size(width as u32, height as u32)).await?;
    page.answer("staying", client.persist()).await?;
    let id = page.answer("its name", client.session_id()).await?;
    id.ok_or_else(|| Error::Other("a session without a name".into()))
}
