//! Records messages on this thread, for tests that compare every message with the files.

use std::cell::RefCell;

use super::keyed::KeyedMessage;

thread_local! {
    static RECORDED: RefCell<Option<Vec<KeyedMessage>>> = const { RefCell::new(None) };
}

/// Records a message while a test listens.
pub(super) fn note(keyed: &KeyedMessage) {
    RECORDED.with_borrow_mut(|recorded| {
        if let Some(all) = recorded {
            all.push(keyed.clone());
        }
    });
}

/// All messages formatted while a function runs.
pub fn record(run: impl FnOnce()) -> Vec<KeyedMessage> {
    RECORDED.set(Some(Vec::new()));
    run();
    RECORDED.take().unwrap_or_default()
}
