//! The opponent's panel: what it does, and the buttons that control it.

use yew::prelude::*;

use super::{Opponent, stage::Stage};
use crate::{
    engine::seat::Seat,
    i18n::opponent::{Opposed, opposed},
};

/// The data of the panel.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub says: Opposed,
    /// The button that acts on what it does, if there is one.
    pub does: Option<Opposed>,
    /// The seats that can be taken over from it, or returned to it.
    pub seats: Vec<Exchange>,
    /// It plays every seat: the button for what it does comes before those of the seats.
    pub watched: bool,
    /// Only persons play: the panel is hidden.
    pub hidden: bool,
}

/// A seat that can change hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exchange {
    Take(Seat),
    Give(Seat),
}

impl Opponent {
    /// Enters another stage.
    pub(super) fn now(&mut self, stage: Stage) {
        self.stage = stage;
        self.show();
    }

    /// Updates the panel, and sends the table the seats whose moves are not made by hand.
    pub(super) fn show(&mut self) {
        let told = self.seated.told(self.holds(), self.seated.is_all() && !self.watch.runs());
        if self.told.as_ref() != Some(&told) {
            self.on_seats.emit(told.clone());
            self.told = Some(told);
        }
        let view = self.view();
        if self.shown.as_ref() != Some(&view) {
            self.on_view.emit(view.clone());
            self.shown = Some(view);
        }
    }

    fn view(&self) -> View {
        let mut view = View {
            says: self.says(),
            does: self.does(),
            seats: self.exchanges(),
            watched: self.seated.is_all(),
            hidden: false,
        };
        let acts = view.does.is_some() || !view.seats.is_empty();
        view.hidden = !self.seated.is_any() && self.trouble.is_none() && !acts;
        view
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

    fn does(&self) -> Option<Opposed> {
        match (&self.stage, self.seated.is_all()) {
            (_, true) if self.over => None,
            (_, true) if self.watch.runs() => Some(Opposed::Pause),
            (_, true) => Some(Opposed::Start),
            (Stage::Waits, false) => None,
            (Stage::Thinks | Stage::Found(_), false) => Some(Opposed::Stop),
            (Stage::Rests(_), false) => Some(Opposed::Think),
        }
    }

    fn exchanges(&self) -> Vec<Exchange> {
        let seat = |seat: Seat| match self.seated.level(seat) {
            Some(_) if self.seated.is_all() && !self.over => Some(Exchange::Take(seat)),
            _ if self.taken[seat.index()].is_some() => Some(Exchange::Give(seat)),
            _ => None,
        };
        (0..3).filter_map(Seat::at).filter_map(seat).collect()
    }
}

impl Exchange {
    /// The name and the label of its button.
    fn button(self) -> (String, Opposed) {
        match self {
            Exchange::Take(seat) => (format!("take-{}", seat.name()), Opposed::Take(seat)),
            Exchange::Give(seat) => (format!("give-{}", seat.name()), Opposed::Give(seat)),
        }
    }
}

/// The opponent's panel beside the board; the page's listener handles its buttons.
pub fn place(view: &View) -> Html {
    let button = |name: &str, says: Opposed| {
        html! { <button type="button" class="btn" key={name.to_string()} id={format!("opponent-{name}")} data-opponent={name.to_string()}>{ opposed(says) }</button> }
    };
    let does = html! { <span key="does">{ for view.does.clone().map(|does| button("do", does)) }</span> };
    let exchanges = view.seats.iter().map(|seat| {
        let (name, says) = seat.button();
        button(&name, says)
    });
    let seats = html! { <span key="seats">{ for exchanges }</span> };
    // each group has a place of its own, so that changes in one do not move or replace the other
    let acts = if view.watched { [does, seats] } else { [seats, does] };
    html! {
        <div class="needs" id="opponent" hidden={view.hidden}>
            <p id="opponent-says" role="status">{ opposed(view.says.clone()) }</p>
            if view.does.is_some() || !view.seats.is_empty() {
                <div id="opponent-acts">{ for acts }</div>
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::sample,
        i18n::opponent::Lost,
        page::opponent::{Seated, seats::name},
    };

    fn opponent(names: [Option<u8>; 3]) -> Opponent {
        let seated = Seated::of(&sample::THREE.game(), &names.map(|level| level.map(name)));
        Opponent { seated, ..Opponent::default() }
    }

    /// The names of the buttons.
    fn ids(opponent: &Opponent) -> Vec<String> {
        let view = opponent.view();
        let does = view.does.map(|_| "do".to_string());
        does.into_iter().chain(view.seats.iter().map(|seat| seat.button().0)).collect()
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
        // a seat that was taken over can be returned
        own.stage = Stage::Waits;
        own.taken[2] = Some(5);
        assert_eq!(ids(&own), ["give-third"]);
    }

    #[test]
    fn who_watches_starts_it_stops_it_and_takes_any_seat() {
        let mut all = opponent([Some(1), Some(3), Some(6)]);
        let seats = ["do", "take-first", "take-second", "take-third"];
        assert_eq!((all.says(), ids(&all)), (Opposed::Halted, seats.map(String::from).to_vec()));
        assert_eq!(all.view().does, Some(Opposed::Start));
        all.watch.start();
        all.stage = Stage::Thinks;
        assert_eq!((all.says(), ids(&all)), (Opposed::Watched, seats.map(String::from).to_vec()));
        assert_eq!(all.view().does, Some(Opposed::Pause));
        all.over = true;
        assert_eq!((all.says(), ids(&all)), (Opposed::Over, Vec::new()));
    }
}
