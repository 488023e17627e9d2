//! The program around the worker in the browser: it thinks in slices and receives messages between them.

use std::{cell::RefCell, rc::Rc};

use wasm_bindgen::prelude::*;

use super::{Thinks, Worker};

#[wasm_bindgen]
extern "C" {
    type MessageEvent;
    #[wasm_bindgen(method, getter)]
    fn data(this: &MessageEvent) -> JsValue;

    type MessageChannel;
    #[wasm_bindgen(constructor)]
    fn new() -> MessageChannel;
    #[wasm_bindgen(method, getter)]
    fn port1(this: &MessageChannel) -> MessagePort;
    #[wasm_bindgen(method, getter)]
    fn port2(this: &MessageChannel) -> MessagePort;

    type MessagePort;
    #[wasm_bindgen(method, setter, js_name = onmessage)]
    fn on_message(this: &MessagePort, then: &Closure<dyn FnMut(MessageEvent)>);
    #[wasm_bindgen(method, js_name = postMessage)]
    fn post(this: &MessagePort, message: &JsValue);

    /// The worker's global object, used as its port to the page.
    #[wasm_bindgen(thread_local_v2, js_name = self)]
    static PAGE: MessagePort;
    /// The clock, in milliseconds. Declared once: two declarations of one import do not link into one program.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    pub fn now() -> f64;
}

struct Thinking {
    worker: Worker,
    /// Whether the message for the next slice has been posted; true as long as there is work.
    posted: bool,
}

impl Thinking {
    fn post_reply(&mut self, text: Option<String>, next_slice: &MessagePort) {
        if let Some(text) = text {
            PAGE.with(|page| page.post(&text.into()));
        }
        if self.worker.is_busy() && !self.posted {
            self.posted = true;
            next_slice.post(&JsValue::NULL);
        }
    }
}

/// Starts to listen to the page. Its first message, the compiled module, has been consumed by now.
pub fn begin<F: Thinks>() {
    let thinking = Rc::new(RefCell::new(Thinking { worker: Worker::of::<F>(), posted: false }));
    let channel = MessageChannel::new();
    let (next_slice, following_slice) = (channel.port1(), channel.port1());
    let shared = thinking.clone();
    let slice = Closure::<dyn FnMut(MessageEvent)>::new(move |_| {
        let mut thinking = shared.borrow_mut();
        thinking.posted = false;
        let start = now();
        let reply = thinking.worker.slice();
        thinking.worker.record_duration(now() - start);
        thinking.post_reply(reply, &following_slice);
    });
    channel.port2().on_message(&slice);
    slice.forget();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let mut thinking = thinking.borrow_mut();
        let reply = thinking.worker.receive(&text);
        thinking.post_reply(reply, &next_slice);
    });
    PAGE.with(|page| page.on_message(&on_message));
    on_message.forget();
}
