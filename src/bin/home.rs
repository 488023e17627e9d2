//! The program of the home page: all games, shown but not played.

fn main() {
    #[cfg(target_arch = "wasm32")]
    {
        console_error_panic_hook::set_once();
        papan::page::browser::take_words();
        papan::page::home::begin();
    }
}
