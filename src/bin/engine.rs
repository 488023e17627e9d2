//! The rules for scripts, as wasm exports them: `static/engine/engine.js` makes the functions and classes of these that
//! scripts see. Faults are thrown as objects, which it makes exceptions.

#[cfg(target_arch = "wasm32")]
mod exports {
    use papan::script::{self, Fault, Given};
    use serde::Serialize;
    use serde_wasm_bindgen::Serializer;
    use wasm_bindgen::prelude::*;

    type Thrown<T = JsValue> = Result<T, JsValue>;

    /// A value as plain objects, lists, texts, numbers and `null`.
    fn value(of: &impl Serialize) -> Thrown {
        Ok(of.serialize(&Serializer::json_compatible())?)
    }

    fn thrown(fault: Fault) -> JsValue {
        value(&fault).unwrap_or_else(|error| error)
    }

    /// What a function gives, as a value.
    fn answer<T: Serialize>(given: Result<T, Fault>) -> Thrown {
        value(&given.map_err(thrown)?)
    }

    fn options(given: JsValue) -> Thrown<Given> {
        serde_wasm_bindgen::from_value(given).map_err(|_| thrown(Fault::no_options()))
    }

    #[wasm_bindgen]
    pub fn games() -> Thrown {
        value(&script::games())
    }

    #[wasm_bindgen]
    pub struct Game(script::Game);

    #[wasm_bindgen]
    impl Game {
        #[wasm_bindgen(constructor)]
        pub fn new(name: &str, given: JsValue) -> Thrown<Game> {
            script::Game::new(name, &options(given)?).map(Game).map_err(thrown)
        }

        #[wasm_bindgen(js_name = ofRecord)]
        pub fn of_record(text: &str) -> Thrown<Game> {
            script::Game::of_record(text).map(Game).map_err(thrown)
        }

        pub fn copy(&self) -> Game {
            Game(self.0.clone())
        }

        pub fn name(&self) -> String {
            self.0.name().into()
        }

        pub fn preset(&self) -> String {
            self.0.preset().into()
        }

        /// Pairs of a reading and its value.
        pub fn readings(&self) -> Thrown {
            value(&self.0.readings())
        }

        pub fn seats(&self) -> Thrown {
            value(&self.0.seats())
        }

        pub fn moves(&self) -> Vec<String> {
            self.0.moves()
        }

        pub fn turn(&self) -> Thrown {
            value(&self.0.turn())
        }

        #[wasm_bindgen(js_name = legalMoves)]
        pub fn legal_moves(&self) -> Vec<String> {
            self.0.legal_moves()
        }

        pub fn play(&mut self, text: &str) -> Thrown<usize> {
            self.0.play(text).map_err(thrown)
        }

        pub fn undo(&mut self) -> Thrown<()> {
            self.0.undo().map_err(thrown)
        }

        pub fn resign(&mut self, seat: &str) -> Thrown<()> {
            self.0.resign(seat).map_err(thrown)
        }

        pub fn agree(&mut self) -> Thrown<()> {
            self.0.agree().map_err(thrown)
        }

        pub fn events(&self, number: Option<f64>) -> Thrown {
            answer(self.0.events(number))
        }

        pub fn position(&self, after: Option<f64>) -> Thrown {
            answer(self.0.position(after))
        }

        pub fn result(&self) -> Thrown {
            value(&self.0.result())
        }

        pub fn record(&self, form: Option<String>) -> Thrown<String> {
            self.0.record(form.as_deref()).map_err(thrown)
        }

        pub fn perft(&self, depth: f64) -> Thrown {
            answer(self.0.perft(depth))
        }

        pub fn search(&self, given: JsValue) -> Thrown {
            answer(self.0.search(&options(given)?))
        }
    }

    #[wasm_bindgen]
    pub struct RandomGames(script::RandomGames);

    #[wasm_bindgen]
    impl RandomGames {
        #[wasm_bindgen(constructor)]
        pub fn new(name: &str, given: JsValue) -> Thrown<RandomGames> {
            script::RandomGames::new(name, &options(given)?).map(RandomGames).map_err(thrown)
        }

        /// The next game; `null` after the last.
        #[wasm_bindgen(js_name = next)]
        pub fn next_game(&mut self) -> Thrown {
            value(&self.0.next())
        }
    }
}

fn main() {}
