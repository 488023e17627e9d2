//! The program of the page of Pasang's patterns; in another game's program nothing but what binds it to the page.

fn main() {
    #[cfg(target_arch = "wasm32")]
    {
        console_error_panic_hook::set_once();
        #[cfg(feature = "pasang")]
        papan::desk::patterns::begin();
    }
}
