//! Records messages on this thread, for tests that compare every message with the files.

use std::cell::RefCell;

use super::said::Said;

thread_local! {
    static HEARD: RefCell<Option<Vec<Said>>> = const { RefCell::new(None) };
}

/// Records a message while a test listens.
pub(super) fn note(said: &Said) {
    HEARD.with_borrow_mut(|heard| {
        if let Some(all) = heard {
            all.push(said.clone());
        }
    });
}

/// All messages formatted while a function runs.
pub fn listen(run: impl FnOnce()) -> Vec<Said> {
    HEARD.set(Some(Vec::new()));
    run();
    HEARD.take().unwrap_or_default()
}
