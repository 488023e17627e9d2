//! What the page shows of the opponent: what it does, and the buttons that do something to it. A place of the desk's own
//! beside what else stands at the board.

use web_sys::Element;

use super::{Opponent, stage::Stage};
use crate::{
    app::{browser, markup::element},
    engine::seat::Seat,
    i18n::opponent::{Opposed, opposed},
};

/// The place; what stands in it is called so with what it is.
pub const PLACE: &str = "opponent";
const SAYS: &str = "opponent-says";
const ACTS: &str = "opponent-acts";

/// Which of the buttons an event happened on: `do`, or `take-` or `give-` and the seat.
pub fn button(target: &Element) -> Option<String> {
    let button = target.closest("#opponent button").ok().flatten()?;
    button.id().strip_prefix("opponent-").map(Into::into)
}

fn act(name: &str, does: Opposed) -> String {
    let id = ["opponent-", name].concat();
    element("button", &[("type", "button"), ("class", "btn"), ("id", &id)], &opposed(does))
}

impl Opponent {
    /// It is another thing that it does now.
    pub(super) fn now(&mut self, stage: Stage) {
        self.stage = stage;
        self.show();
    }

    /// Makes the place where there is none: from then on the page tells its table.
    pub(super) fn stand() {
        if browser::by_id(PLACE).is_none()
            && let Some(stands) = browser::by_id("stands")
        {
            let inside =
                element("p", &[("id", SAYS), ("role", "status")], "") + &element("div", &[("id", ACTS)], "");
            let attributes = [("class", "needs"), ("id", PLACE), ("hidden", "")];
            browser::add_html(&stands, &element("div", &attributes, &inside));
        }
    }

    /// Shows how far it is, and tells the page whose moves are not made by hand.
    pub(super) fn show(&mut self) {
        let told = self.seated.others(self.holds(), self.seated.is_all() && !self.watch.runs());
        if self.told != told {
            browser::say_to_page("others", &told);
            self.told = told;
        }
        Opponent::stand();
        let (says, acts) = (opposed(self.says()), self.acts());
        let empty = !self.seated.is_any() && self.trouble.is_none() && acts.is_empty();
        browser::hide(PLACE, empty);
        // the same words are not said again
        if browser::by_id(SAYS).and_then(|place| place.text_content()).as_ref() != Some(&says) {
            browser::put_text(SAYS, &says);
        }
        if let Some(place) = browser::by_id(ACTS) {
            let inside = || browser::focused_as("#opponent button:enabled").is_some();
            let focused = inside();
            browser::patch(&place, &acts);
            // a button that goes leaves the focus to the next, or to the board
            for other in ["#opponent-do", ".board .hit[tabindex=\"0\"]"] {
                if focused && !inside() {
                    browser::focus(other);
                }
            }
        }
    }

    fn says(&self) -> Opposed {
        if let Some(trouble) = &self.trouble {
            return Opposed::Unseated(trouble.clone());
        }
        if let Some(says) = self.offer.says() {
            return says;
        }
        match (&self.stage, self.seated.is_all()) {
            (Stage::Rests(Some(why)), _) => Opposed::Lost(*why),
            (_, true) if self.over => Opposed::Over,
            (_, true) if self.watch.runs() => Opposed::Watched,
            (_, true) => Opposed::Halted,
            (Stage::Waits, false) => Opposed::Waits,
            (Stage::Thinks | Stage::Found(_), false) => Opposed::Thinks,
            (Stage::Rests(None), false) => Opposed::Stopped,
        }
    }

    /// What can be done to it, as HTML text: at most one thing to what it does, and seats can be exchanged.
    fn acts(&self) -> String {
        let does = match (&self.stage, self.seated.is_all()) {
            (_, true) if self.over => None,
            (_, true) if self.watch.runs() => Some(Opposed::Pause),
            (_, true) => Some(Opposed::Start),
            (Stage::Waits, false) => None,
            (Stage::Thinks | Stage::Found(_), false) => Some(Opposed::Stop),
            (Stage::Rests(_), false) => Some(Opposed::Think),
        };
        let does = does.map(|does| act("do", does)).unwrap_or_default();
        let mut seats = String::new();
        for seat in (0..3).filter_map(Seat::at) {
            if self.seated.is_all() && self.seated.level(seat).is_some() && !self.over {
                seats += &act(&["take-", seat.name()].concat(), Opposed::Take(seat));
            } else if self.taken[seat.index()].is_some() {
                seats += &act(&["give-", seat.name()].concat(), Opposed::Give(seat));
            }
        }
        // each in a place of its own: what comes and goes in one neither moves nor replaces what stands in the other
        let [first, last] = if self.seated.is_all() { [does, seats] } else { [seats, does] };
        match first.is_empty() && last.is_empty() {
            true => String::new(),
            false => element("span", &[], &first) + &element("span", &[], &last),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::opponent::Seated;
    use crate::{desk::opponent::seats::name, games::sample, i18n::opponent::Lost};

    fn opponent(names: [Option<u8>; 3]) -> Opponent {
        let seated = Seated::of(&sample::THREE.game(), &names.map(|level| level.map(name)));
        Opponent { seated, ..Opponent::default() }
    }

    /// The ids of the buttons.
    fn ids(opponent: &Opponent) -> Vec<String> {
        let acts = opponent.acts();
        acts.split("id=\"opponent-").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.into())).collect()
    }

    #[test]
    fn what_can_be_done_follows_from_what_it_does() {
        let mut own = opponent([None, Some(3), None]);
        for (stage, buttons) in [
            (Stage::Waits, &[] as &[&str]),
            (Stage::Thinks, &["do"]),
            (Stage::Found("a".into()), &["do"]),
            (Stage::Rests(None), &["do"]),
            (Stage::Rests(Some(Lost::Broken)), &["do"]),
        ] {
            own.stage = stage;
            assert_eq!(ids(&own), buttons, "{:?}", own.stage);
        }
        // a seat that was taken can be given back
        own.stage = Stage::Waits;
        own.taken[2] = Some(5);
        assert_eq!(ids(&own), ["give-third"]);
    }

    #[test]
    fn who_watches_starts_it_stops_it_and_takes_any_seat() {
        let mut all = opponent([Some(1), Some(3), Some(6)]);
        let seats = ["do", "take-first", "take-second", "take-third"];
        assert_eq!((all.says(), ids(&all)), (Opposed::Halted, seats.map(String::from).to_vec()));
        assert!(all.acts().contains(&opposed(Opposed::Start)));
        all.watch.start();
        all.stage = Stage::Thinks;
        assert_eq!((all.says(), ids(&all)), (Opposed::Watched, seats.map(String::from).to_vec()));
        assert!(all.acts().contains(&opposed(Opposed::Pause)));
        all.over = true;
        assert_eq!((all.says(), all.acts()), (Opposed::Over, String::new()));
    }
}
