//! The opponent's program: it thinks in slices and hears every message between two of them.
//!
//! The page's first message was the compiled module; it has been spent when `main` runs.

#[cfg(target_arch = "wasm32")]
mod thinking {
    use std::cell::RefCell;

    use papan::worker::Worker;
    use wasm_bindgen::prelude::*;

    #[global_allocator]
    // SAFETY: asked of whoever has more than one thread, and a worker has one
    static ALLOCATOR: talc::TalckWasm = unsafe { talc::TalckWasm::new_global() };

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
        fn hear(this: &MessagePort, then: &Closure<dyn FnMut(MessageEvent)>);
        #[wasm_bindgen(method, js_name = postMessage)]
        fn post(this: &MessagePort, message: &JsValue);

        /// The worker itself, a port to the page.
        #[wasm_bindgen(thread_local_v2, js_name = self)]
        static PAGE: MessagePort;
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn now() -> f64;
    }

    #[derive(Default)]
    struct Thinking {
        worker: Worker,
        /// The next slice has been posted: one is, as long as there is work.
        posted: bool,
    }

    thread_local! {
        static THINKING: RefCell<Thinking> = RefCell::default();
    }

    impl Thinking {
        fn say(&mut self, text: Option<String>, go: &MessagePort) {
            if let Some(text) = text {
                PAGE.with(|page| page.post(&text.into()));
            }
            if self.worker.is_busy() && !self.posted {
                self.posted = true;
                go.post(&JsValue::NULL);
            }
        }
    }

    pub fn begin() {
        let channel = MessageChannel::new();
        let (go, again) = (channel.port1(), channel.port1());
        let slice = Closure::<dyn FnMut(MessageEvent)>::new(move |_| {
            THINKING.with_borrow_mut(|thinking| {
                thinking.posted = false;
                let began = now();
                let said = thinking.worker.slice();
                thinking.worker.took(now() - began);
                thinking.say(said, &again);
            });
        });
        channel.port2().hear(&slice);
        slice.forget();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            THINKING.with_borrow_mut(|thinking| {
                let said = thinking.worker.hear(&text);
                thinking.say(said, &go);
            });
        });
        PAGE.with(|page| page.hear(&heard));
        heard.forget();
    }
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    thinking::begin();
}
