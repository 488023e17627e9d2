//! English for the words of the home page that stand in the file alone.

use super::home::OnHome;

pub fn words(words: OnHome) -> String {
    match words {
        OnHome::Kept => "Your games",
        OnHome::KeptNote => "Kept in this browser only; nothing is sent anywhere.",
        OnHome::Find => "Find a game",
        OnHome::Search => "Name, people, place or material",
        OnHome::Players => "Players",
        OnHome::Board => "Board",
        OnHome::Place => "Part of the world",
        OnHome::Any => "Any",
        OnHome::Clear => "Show all games",
        OnHome::Nothing => "No game fits what is asked.",
        OnHome::Where => "Where",
        OnHome::Who => "Who",
        OnHome::When => "When",
        OnHome::Length => "Length",
        OnHome::Seats(2) => "Two",
        OnHome::Seats(3) => "Three",
        OnHome::Seats(seats) => return seats.to_string(),
        OnHome::Rows { rows, holes } => return format!("{rows} rows of {holes} holes"),
        OnHome::Square { side } => return format!("Square, {side} × {side} points"),
        OnHome::Region(name) => region(name),
        OnHome::Lasts { moves, minutes } => return format!("about {moves} moves, {minutes} minutes"),
        OnHome::Ours { thought } => {
            return format!(
                "Lengths are medians of random games under the first rules of each game: all moves of all players, shown at the usual speed, with {thought} seconds for each choice. A person thinks longer. Parts of the world are how we group the places of the sources."
            );
        }
        OnHome::News => "What is new",
        OnHome::Version(version) => return format!("In version {version}"),
    }
    .into()
}

fn region(name: &str) -> &'static str {
    match name {
        "south-america" => "South America",
        "west-africa" => "West Africa and the Caribbean",
        "middle-east" => "Middle East",
        "south-asia" => "South Asia",
        "southeast-asia" => "Southeast Asia",
        "north-america" => "North America",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Region;

    #[test]
    fn every_part_of_the_world_has_a_name() {
        for place in Region::ALL {
            assert!(!region(place.name()).is_empty(), "{place:?}");
        }
    }
}
