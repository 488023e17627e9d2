//! The engine for scripts: exports of its own, so that no other binary carries them.

#[cfg(target_arch = "wasm32")]
mod exports {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn now() -> f64;
    }

    /// The tables of random games a second in this wasm machine and of the opponent's positions a second, as text.
    #[wasm_bindgen]
    pub fn bench() -> String {
        let rows = papan::bench::run(now, 1_000);
        let rates = papan::bench::thinking::run(now);
        let mut lines = vec![papan::bench::heading()];
        lines.extend(rows.iter().map(ToString::to_string));
        lines.extend([String::new(), papan::bench::thinking::heading()]);
        lines.extend(rates.iter().map(ToString::to_string));
        lines.join("\n")
    }
}

fn main() {}
