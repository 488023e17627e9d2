//! The log of the game, written into the places that stand in the page's file: only what has changed, so that what
//! has the focus keeps it, and a long game costs no more than a short one.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::{Logged, follow::follow, lines};
use crate::{
    app::browser,
    i18n::{Tale, tell},
    options,
    session::Session,
    story::Line,
};

/// The log as it was last written.
pub struct Log<F: Logged> {
    /// The page's game under its default preset.
    plain: F,
    /// The page that has the rules, empty for this one.
    rules: String,
    /// Its address, and the game.
    game: Option<(String, Session<F>)>,
    /// What happened in the move looked at, and as it stands in the page.
    lines: Vec<Line>,
    last: String,
    /// The rounds as they stand in the page.
    rounds: String,
}

impl<F: Logged> Log<F> {
    pub fn new(plain: F, embed: bool) -> Log<F> {
        let rules =
            if embed { format!("{}{}/index.html", browser::root(), plain.name()) } else { String::new() };
        Log { plain, rules, game: None, lines: Vec::new(), last: String::new(), rounds: String::new() }
    }

    /// The game as it was last told.
    pub fn session(&self) -> Option<&Session<F>> {
        self.game.as_ref().map(|(_, session)| session)
    }

    /// Tells the game of an address.
    pub fn tell(&mut self, address: &str) {
        let known = self.game.as_ref();
        let session = known.and_then(|(before, known)| follow(known, before, address));
        let session = session.unwrap_or_else(|| options::read(self.plain, address).session);
        if let Some(list) = browser::by_id("moves") {
            self.list(&list, &session);
            ruler(&session);
        }
        if let Some(place) = browser::by_id("rounds") {
            let rows = F::rounds(&session);
            browser::hide("rounds-none", !rows.is_empty());
            if self.rounds != rows {
                browser::write_anew(&place, &rows);
                self.rounds = rows;
            }
        }
        if let Some(place) = browser::by_id("log") {
            self.last(&place, &session);
        }
        self.game = Some((address.into(), session));
        self.step(None);
    }

    /// Marks the line that tells the step being shown.
    pub fn step(&self, step: Option<usize>) {
        let Some(place) = browser::by_id("log") else { return };
        let at =
            self.lines.iter().position(|line| step.is_some_and(|step| (line.from..line.to).contains(&step)));
        let line = at.and_then(|at| {
            let all = place.query_selector_all(".line").ok()?;
            all.get(at as u32)?.dyn_into::<Element>().ok()
        });
        browser::make_current(&place, line.as_ref());
    }

    /// The moves by turns: what is written already stays.
    fn list(&self, list: &Element, session: &Session<F>) {
        let (before, all) = (self.game.as_ref().map(|(_, game)| game), session.moves().len());
        let written = before.map_or(0, |before| before.moves().len());
        let kept = before
            .filter(|before| before.game() == session.game() && before.start() == session.start())
            .map_or(0, |before| {
                before.moves().iter().zip(session.moves()).take_while(|(a, b)| a == b).count()
            });
        for number in kept + 1..=written {
            remove(list, &format!("[data-move=\"{number}\"]"));
        }
        // turns that have no moves any more are the last ones
        while let Some(turn) = list.last_element_child().filter(|turn| turn.query_selector("li") == Ok(None))
        {
            turn.remove();
        }
        let mut number = kept + 1;
        while let Some(seat) = lines::mover(session, number) {
            let goes_on = lines::mover(session, number - 1) == Some(seat);
            let mut rows = String::new();
            while lines::mover(session, number) == Some(seat) {
                rows += &lines::row(session, number);
                number += 1;
            }
            let turn = list.last_element_child().filter(|_| goes_on);
            match turn.and_then(|turn| turn.query_selector("ol").ok().flatten()) {
                Some(turn) => browser::add_html(&turn, &rows),
                None => browser::add_html(list, &lines::turn(seat, &rows)),
            }
        }
        let cursor = session.cursor();
        let current = list.query_selector(&format!("[data-move=\"{cursor}\"] .move")).ok().flatten();
        browser::make_current(list, current.as_ref());
        browser::put_text("moves-count", &format!("{cursor} / {all}"));
        browser::hide("moves-none", all > 0);
    }

    /// What happened in the move that led to the position looked at.
    fn last(&mut self, place: &Element, session: &Session<F>) {
        let game = session.game();
        self.lines = F::lines(session);
        let last = lines::last(game, &self.lines, &self.rules);
        if self.last != last {
            let _ = place.toggle_attribute_with_force("data-laps", lines::has_laps(&self.lines));
            browser::write_anew(place, &last);
            self.last = last;
        }
    }
}

/// Takes out the element that a selector names.
fn remove(list: &Element, css: &str) {
    if let Ok(Some(element)) = list.query_selector(css) {
        element.remove();
    }
}

/// The ruler over the whole game.
fn ruler<F: Logged>(session: &Session<F>) {
    let (number, all) = (session.cursor(), session.moves().len());
    let ruler = browser::by_id("scrub-game").and_then(|ruler| ruler.dyn_into::<HtmlInputElement>().ok());
    if let Some(ruler) = ruler {
        ruler.set_max(&all.to_string());
        ruler.set_value(&number.to_string());
        ruler.set_disabled(all == 0);
        let _ = ruler.set_attribute("aria-valuetext", &tell(&Tale::MoveOf { number, all }));
    }
}
