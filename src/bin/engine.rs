//! The engine for scripts: exports of its own, so that no other binary carries them.

#[cfg(target_arch = "wasm32")]
mod exports {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn now() -> f64;
    }

    /// The table of random games a second in this wasm machine, as text.
    #[wasm_bindgen]
    pub fn bench() -> String {
        let rows = papan::bench::run(now, 10_000);
        let lines = rows.iter().map(ToString::to_string);
        std::iter::once(papan::bench::heading()).chain(lines).collect::<Vec<_>>().join("\n")
    }
}

fn main() {}
