//! Who plays a new game: the computer, or persons at every seat.

use yew::prelude::*;

use crate::{
    engine::{Kind, seat::Seat},
    page::{
        browser::choice,
        controls::level_options,
        opponent::{Seated, with_computer},
        table::Names,
    },
    words::{Message, UiText, say},
    worker::{Rung, rungs},
};

/// What has been chosen of who plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Who {
    pub computer: bool,
    pub level: Rung,
    /// Nothing has been chosen: who played before plays on.
    pub is_unchanged: bool,
}

impl Who {
    /// As a game was played before.
    pub fn of(seated: Seated) -> Who {
        let level = [Seat::FIRST, Seat::SECOND, Seat::THIRD].into_iter().find_map(|seat| seated.level(seat));
        Who { computer: level.is_some(), level: level.unwrap_or(Rung::DEFAULT), is_unchanged: true }
    }

    /// After a change of a field; `None` if it is none of these.
    pub fn with(self, field: &str, value: &str) -> Option<Who> {
        let now = Who { is_unchanged: false, ..self };
        match field {
            "who" => Some(Who { computer: value == "computer", ..now }),
            "level" => Some(Who { computer: true, level: value.parse().ok()?, ..now }),
            _ => None,
        }
    }

    /// The names at so many seats: the first is a person’s, and persons keep their names.
    pub fn names(self, before: &Names, seats: usize) -> Names {
        match self.is_unchanged {
            true => before.clone(),
            false => with_computer(before, seats, self.computer.then_some(self.level)),
        }
    }
}

/// The fields: their names are `who` and `level`.
pub fn fields(kind: Kind, who: Who) -> Html {
    let one = |value: &'static str, label: String, checked: bool| {
        html! {
            <label key={value}><input type="radio" name="who" data-t={["who-", value].concat()} {value} {checked} />{ " " }{ label }</label>
        }
    };
    html! {
        <fieldset class="who-plays">
            <legend>{ say(&UiText::WhoPlays) }</legend>
            { one("computer", say(&UiText::PlayComputer), who.computer) }
            <select name="level" data-t="new-level" aria-label={say(&UiText::ComputerLevel)} ~value={choice(&who.level.to_string())}>
                { level_options(rungs(kind), who.level) }
            </select>
            { one("together", say(&Message::StartTogether { seats: kind.seats() }), !who.computer) }
        </fieldset>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sample;

    #[test]
    fn who_played_plays_on_until_another_is_chosen() {
        let names = |names: [&str; 3]| names.map(|name| (!name.is_empty()).then(|| name.to_string()));
        let before = names(["Papan 2", "Ama", ""]);
        let who = Who::of(Seated::of(&sample::PLAIN.game(), &before));
        assert_eq!((who.computer, who.level), (true, Rung::of_level(2)));
        assert_eq!(who.names(&before, 2), before);
        let stronger = who.with("level", "5").unwrap();
        assert_eq!(stronger.names(&before, 2), names(["", "Papan 5", ""]));
        let between = who.with("level", "3.5").unwrap();
        assert_eq!(between.names(&before, 2), names(["", "Papan 3.5", ""]));
        let together = who.with("who", "together").unwrap();
        assert_eq!(together.names(&before, 2), names(["", "Ama", ""]));
        let again = together.with("who", "computer").unwrap();
        assert_eq!(again.names(&names(["Kofi", "Ama", ""]), 3), names(["Kofi", "Papan 2", "Papan 2"]));
        assert_eq!((who.with("level", "x"), who.with("preset", "computer")), (None, None));
    }
}
