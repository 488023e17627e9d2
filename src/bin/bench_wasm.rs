//! The speed tables as wasm, in a binary of its own because no other needs this export.

#[cfg(target_arch = "wasm32")]
mod exports {
    use papan::worker::program::now;
    use wasm_bindgen::prelude::*;

    /// The speed tables of this wasm runtime as text: random games a second, and the opponent's positions a
    /// second.
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
