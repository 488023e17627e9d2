//! Hears the page around an embed and tells it what happens.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use super::{host::Host, report::Reporter, state};
use crate::{
    options,
    page::{
        action::PageAction,
        browser::{self, Heard, Listener},
        opening::Dispatcher,
        played::{Handle, Played},
    },
    protocol::{Code, Fault, Request, Told, request},
};

/// How many requests wait at most; those beyond are refused.
const WAITING: usize = 256;
/// How many are done in one task, so that none is long.
const AT_ONCE: usize = 8;
/// The longest message, in characters of its JSON.
const LONGEST: usize = 65_536;

/// The requests that wait, and whether some have been passed to the table whose answers are not yet told.
#[derive(Default)]
struct Inbox {
    waiting: VecDeque<Request>,
    busy: bool,
}

/// The conversation, ended when dropped.
pub struct Channel<F: Played> {
    host: Host,
    inbox: Rc<RefCell<Inbox>>,
    reporter: Reporter<F>,
    answered: usize,
    _listeners: Vec<Option<Listener>>,
}

impl<F: Played> Channel<F> {
    /// Begins the conversation of an embed with this address.
    pub fn open(plain: F, address: &str, table: &Handle<F>) -> Channel<F> {
        let to = Host::of(address);
        to.tell(None, &Told::Hello(state::hello(table)));
        for error in options::faults(options::read(plain, address).errors, address) {
            let (option, says) = super::warning(error);
            to.tell(None, &Told::Warn { option, says: Some(says) });
        }
        to.tell_height(address);
        let inbox = Rc::<RefCell<Inbox>>::default();
        let heard = browser::on_host_message(&to.origin, {
            let (inbox, to, table) = (inbox.clone(), to.clone(), table.dispatcher());
            move |heard| hear(&inbox, &to, &table, heard)
        });
        browser::take_messages();
        let left = browser::on_window("blur", {
            let to = to.clone();
            move |_| to.tell(None, &Told::FocusExit {})
        });
        Channel { host: to, inbox, reporter: Reporter::default(), answered: 0, _listeners: vec![heard, left] }
    }

    /// After a render: tells what has happened, and the answers to what was asked. Returns the address of a game that
    /// was asked for, whose players are not yet seated.
    pub fn update(&mut self, table: &Handle<F>) -> Option<String> {
        let replies = table.replies.clone();
        for told in self.reporter.update(table, replies.topics) {
            self.host.tell(None, &told);
        }
        if self.answered == replies.number {
            return None;
        }
        self.answered = replies.number;
        for (re, told) in &replies.answers {
            self.host.tell(re.as_ref(), told);
        }
        if replies.takes_focus {
            browser::focus("#app .board [tabindex=\"0\"]");
        }
        self.inbox.borrow_mut().busy = false;
        go_on(&self.inbox, &table.dispatcher());
        replies.loaded.clone()
    }
}

fn hear<F: Played>(inbox: &Rc<RefCell<Inbox>>, to: &Host, table: &Dispatcher<F>, heard: Heard) {
    let read = match heard {
        Heard::Text(json) if json.len() > LONGEST => {
            return to.tell(None, &Told::Error(Fault::new(Code::TooLong, "")));
        }
        Heard::Text(json) => request::read(&json),
        Heard::NoText => return to.tell(None, &Told::Error(Fault::new(Code::Message, ""))),
    };
    match read {
        None => {}
        Some(Err(unread)) => to.tell(unread.re.as_ref(), &Told::Error(unread.fault)),
        Some(Ok(request)) if inbox.borrow().waiting.len() >= WAITING => {
            to.tell(request.re.as_ref(), &Told::Error(Fault::new(Code::TooMany, "")));
        }
        Some(Ok(request)) => {
            inbox.borrow_mut().waiting.push_back(request);
            go_on(inbox, table);
        }
    }
}

/// Passes the next requests to the table, in a task of their own, if no others are with it.
fn go_on<F: Played>(inbox: &Rc<RefCell<Inbox>>, table: &Dispatcher<F>) {
    if inbox.borrow().busy || inbox.borrow().waiting.is_empty() {
        return;
    }
    inbox.borrow_mut().busy = true;
    let (inbox, table) = (inbox.clone(), table.clone());
    browser::in_next_task(move || {
        let mut inbox = inbox.borrow_mut();
        let count = inbox.waiting.len().min(AT_ONCE);
        let requests = inbox.waiting.drain(..count).collect();
        drop(inbox);
        table.dispatch(PageAction::Requests(requests));
    });
}
