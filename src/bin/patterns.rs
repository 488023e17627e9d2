//! The program of the page of Pasang's patterns.

fn main() {
    #[cfg(target_arch = "wasm32")]
    {
        console_error_panic_hook::set_once();
        papan::app::browser::take_words();
        papan::desk::patterns::begin();
    }
}
