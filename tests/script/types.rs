//! `static/engine/engine.d.ts` declares what scripts get: every value is of its type, everything that a type has is met by
//! a value, and functions and members are those of the module.

use std::{collections::BTreeSet, fs, path::Path};

use papan::script::{Board, Cited, Code, Event, Fault, RandomGames, games};
use serde::Serialize;
use serde_json::{Value, json};

use super::{
    game, given, presets,
    shape::{Type, Types},
};

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The types of what scripts get.
const GOT: [&str; 7] = ["GameInfo", "Position", "Event", "Result", "RandomGame", "Thought", "Fault"];

/// An event of every kind, one after another.
fn event(at: usize) -> Option<Event> {
    let (hole, seat) = (|| String::from("a"), "first");
    let all = [
        Event::Lift { hole: hole(), count: 1 },
        Event::Drop { hole: hole() },
        Event::Bank { seat },
        Event::Capture { hole: hole(), count: 1, seat },
        Event::Remove { hole: hole(), count: 1 },
        Event::Shift { from: hole(), to: hole() },
        Event::Give { giver: seat, taker: "third", count: 1 },
        Event::Fill { seat, hole: hole(), count: 1 },
        Event::Mark { hole: hole(), mark: Some("tied"), tied: Some(seat) },
        Event::RoundEnds,
        Event::RoundBegins { round: 2 },
        Event::Opens { left: 1 },
        Event::Repeats,
        Event::Direction { clockwise: true },
        Event::Begins { hole: Some(hole()) },
        Event::Note { note: 0, value: 0 },
        Event::NothingTaken,
        Event::Endless,
        Event::Pass { seat },
        Event::Again { seat },
        Event::Turn { seat },
        Event::Passage { seat, column: hole() },
        Event::Take { seat, point: hole(), colour: "white" },
        Event::Rise { seat, point: hole() },
        Event::Slide { seat, from: hole(), to: hole() },
        Event::Jump { seat, from: hole(), over: hole(), to: hole() },
        Event::Score { seat, points: 1 },
        Event::Take { seat, point: hole(), colour: "black" },
        Event::Mark { hole: hole(), mark: None, tied: None },
        Event::Begins { hole: None },
    ];
    all.get(at).cloned()
}

/// A kind of event that is not here has to be added to the list above, too.
const fn is_listed(event: &Event) -> bool {
    match event {
        Event::Lift { .. }
        | Event::Drop { .. }
        | Event::Bank { .. }
        | Event::Capture { .. }
        | Event::Remove { .. }
        | Event::Shift { .. }
        | Event::Give { .. }
        | Event::Fill { .. }
        | Event::Mark { .. }
        | Event::RoundEnds
        | Event::RoundBegins { .. }
        | Event::Opens { .. }
        | Event::Repeats
        | Event::Direction { .. }
        | Event::Begins { .. }
        | Event::Note { .. }
        | Event::NothingTaken
        | Event::Endless
        | Event::Pass { .. }
        | Event::Again { .. }
        | Event::Turn { .. }
        | Event::Passage { .. }
        | Event::Take { .. }
        | Event::Rise { .. }
        | Event::Slide { .. }
        | Event::Jump { .. }
        | Event::Score { .. } => true,
    }
}

struct Held {
    types: Types,
    met: Vec<usize>,
}

impl Held {
    #[track_caller]
    fn hold(&mut self, of: &str, value: &impl Serialize) {
        let value = serde_json::to_value(value).expect("a value");
        let met = self.types.fits(&value, &Type::Named(of.into()));
        self.met.extend(met.unwrap_or_else(|| panic!("{value} is no {of}")));
        self.met.sort_unstable();
        self.met.dedup();
    }
}

#[test]
fn every_value_is_of_its_type_and_every_part_of_a_type_is_met() {
    let types = Types::read(&file("static/engine/engine.d.ts"), &["GameOptions", "RandomOptions"]);
    let mut held = Held { types, met: Vec::new() };
    games().iter().for_each(|info| held.hold("GameInfo", info));
    for (name, preset) in presets() {
        let options = given(&json!({ "preset": preset, "games": 1 }));
        for random in RandomGames::new(name, &options).expect("random games") {
            held.hold("RandomGame", &random);
            let mut game = game(name, &json!({ "preset": preset }));
            for text in random.moves.iter().take(40) {
                held.hold("Position", &game.position(None).expect("a position"));
                game.play(text).expect("a legal move");
                game.events(None).expect("events").iter().for_each(|event| held.hold("Event", event));
            }
        }
        let mut game = game(name, &json!({ "preset": preset }));
        let thought = game.search(&given(&json!({ "nodes": 500 }))).expect("a thought");
        held.hold("Thought", &thought);
        game.resign("first").expect("nobody has ended it");
        held.hold("Result", &game.result().expect("an end"));
        game.undo().expect("an end to take back");
        game.agree().expect("nobody has ended it");
        held.hold("Result", &game.result().expect("an end"));
    }
    for event in (0..).map_while(event) {
        assert!(is_listed(&event));
        held.hold("Event", &Cited { event, clause: "x", step: None });
    }
    for code in Code::ALL {
        held.hold("Fault", &Fault::new(code, "x"));
    }
    held.hold("Fault", &Fault::new(Code::Illegal, "x").by(Some("y")).at(1, 2));
    // marks that no random game came to
    let some = games().into_iter().find(|info| info.family == "sowing").expect("a sowing game");
    let mut position = game(some.name, &json!({})).position(None).expect("a position");
    for (mark, tied) in
        [("closed", None), ("tied", Some("first")), ("puta", None), ("naga", None), ("wala", None)]
    {
        let Board::Sowing(board) = &mut position.board else { panic!("{} has no holes", some.name) };
        (board.holes[0].mark, board.holes[0].tied) = (Some(mark), tied);
        held.hold("Position", &position);
    }
    let unmet = held.types.unmet(&GOT, &held.met);
    assert!(unmet.is_empty(), "no value has {}", unmet.join(", "));
}

/// The names of functions and of the members of the class `Game` that a text declares; members after a dot.
fn declared(text: &str) -> BTreeSet<String> {
    let name = |rest: &str| -> String {
        rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
    };
    let mut names = BTreeSet::new();
    let mut is_inside = false;
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("export ") {
            is_inside = rest.starts_with("class Game ");
            let rest = rest.strip_prefix("default ").unwrap_or(rest);
            let rest = rest.strip_prefix("function ").or(rest.strip_prefix("const "));
            names.extend(rest.map(name));
        } else if let Some(rest) = line.strip_prefix("  ").filter(|rest| is_inside && !rest.starts_with(' '))
        {
            let plain = rest.strip_prefix("readonly ").or(rest.strip_prefix("get ")).unwrap_or(rest);
            let name = name(plain);
            if !name.is_empty() && !["constructor", "private"].contains(&name.as_str()) {
                names.insert(format!(".{name}"));
            }
        }
    }
    names
}

#[test]
fn functions_and_members_are_those_of_the_module_and_are_documented() {
    let (types, module) = (file("static/engine/engine.d.ts"), file("static/engine/engine.js"));
    let names = declared(&types);
    assert!(
        names.contains("newGame") && names.contains(".legalMoves") && names.contains("init"),
        "{names:?}"
    );
    assert_eq!(declared(&module), names);
    let page = file("docs/engine.md");
    for name in &names {
        let name = name.trim_start_matches('.');
        assert!(page.contains(&format!("`{name}(")) || page.contains(&format!("`{name}`")), "{name}");
    }
    for code in Code::ALL {
        let word = json!(code);
        let word = word.as_str().expect("a word");
        assert!(page.contains(&format!("`{word}`")), "{word}");
    }
    // what the module asks of the program is there
    let program = file("src/bin/engine.rs");
    for asked in ["this.#game.", "rules."] {
        for (at, _) in module.match_indices(asked) {
            let rest = &module[at + asked.len()..];
            let name: String = rest.chars().take_while(|letter| letter.is_alphanumeric()).collect();
            let there = [format!("fn {name}("), format!("js_name = {name})"), format!("struct {name}(")];
            assert!(there.iter().any(|one| program.contains(one)) || name == "Game", "{asked}{name}");
        }
    }
}

#[test]
fn the_package_is_that_of_the_site() {
    let package: Value = serde_json::from_str(&file("static/engine/package.json")).expect("JSON");
    assert_eq!(package["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(package["type"], "module");
    assert_eq!((&package["main"], &package["types"]), (&json!("engine.js"), &json!("engine.d.ts")));
}
