//! The keys of a pack's settings: what each means and takes. Reading, the schema and the page of instructions go by this
//! table. The names are those in the address of the kiosk (`docs/kiosk.md`).

use crate::{
    Site,
    display::{self, SETTINGS, Set},
};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// A setting of a pack.
#[derive(Debug, Clone, PartialEq)]
pub struct Key {
    pub name: &'static str,
    pub rule: Rule,
    /// The value where none is given.
    pub usual: Value,
    /// What it is, for whoever sets up a screen.
    pub says: &'static str,
}

/// What values a key takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rule {
    OneOf(Vec<String>),
    /// A list of some of these, each once, and at least one.
    SomeOf(Vec<String>),
    /// A whole number of seconds.
    Seconds,
}

/// The times that the kiosk takes, in seconds.
pub const SECONDS: RangeInclusive<u32> = 5..=3600;

/// How many values are listed in words; the schema lists all.
const LISTED: usize = 12;

/// The settings of a pack of this site, in the order in which they are written.
pub fn keys(site: &Site) -> Vec<Key> {
    let usual = display::Settings::default();
    let shown = |set: Set, says| {
        let setting = &SETTINGS[set as usize];
        let values = setting.values.iter().map(|&value| value.into()).collect();
        Key { name: setting.name, rule: Rule::OneOf(values), usual: usual.get(set).into(), says }
    };
    let seconds = |name, usual: u32, says| Key { name, rule: Rule::Seconds, usual: usual.into(), says };
    vec![
        Key {
            name: "open",
            rule: Rule::OneOf(site.pages()),
            usual: "".into(),
            says: "the page that a visitor sees first, by its folder in the pack; \"\" is the page of all games",
        },
        Key {
            name: "games",
            rule: Rule::SomeOf(site.games.clone()),
            usual: site.games.clone().into(),
            says: "the games that play themselves while nobody is there",
        },
        seconds("idle", 60, "seconds without a touch until the visitor is asked"),
        seconds("ask", 30, "seconds that the question waits for an answer"),
        shown(Set::Theme, "the colours; auto follows the device"),
        shown(Set::Speed, "how fast moves are shown; 1 is normal"),
        shown(
            Set::Tap,
            "whether a tap plays at once, or shows first where the move leads, and a second tap plays",
        ),
        shown(Set::Sound, "browsers keep silent until the screen has been touched"),
        Key {
            name: "lang",
            rule: Rule::OneOf(vec![site.language.clone()]),
            usual: site.language.clone().into(),
            says: "the language",
        },
    ]
}

impl Rule {
    pub fn allows(&self, value: &Value) -> bool {
        match self {
            Rule::OneOf(all) => value.as_str().is_some_and(|value| all.iter().any(|known| known == value)),
            Rule::SomeOf(all) => value.as_array().is_some_and(|list| {
                let is_fine = |(at, one): (usize, &Value)| {
                    one.as_str().is_some_and(|one| all.iter().any(|known| known == one))
                        && !list[..at].contains(one)
                };
                !list.is_empty() && list.iter().enumerate().all(is_fine)
            }),
            Rule::Seconds => value.as_f64().is_some_and(|value| {
                value.fract() == 0.0
                    && (f64::from(*SECONDS.start())..=f64::from(*SECONDS.end())).contains(&value)
            }),
        }
    }

    /// What a value should have been, after *is*.
    pub fn wanted(&self) -> String {
        match self {
            Rule::OneOf(all) => format!("not one of {}", listed(all)),
            Rule::SomeOf(all) => format!("no list of some of {}, each once", listed(all)),
            Rule::Seconds => format!("no whole number from {} to {}", SECONDS.start(), SECONDS.end()),
        }
    }

    /// What may be written, for the page of instructions.
    pub fn takes(&self) -> String {
        match self {
            Rule::OneOf(all) if all.len() > LISTED => {
                "a folder of the pack: \"oware/\", \"oware/learn/\"".into()
            }
            Rule::OneOf(all) => listed(all),
            Rule::SomeOf(_) => "names of games".into(),
            Rule::Seconds => format!("{} to {}", SECONDS.start(), SECONDS.end()),
        }
    }
}

fn listed(values: &[String]) -> String {
    match values.len() > LISTED {
        true => "those that settings.schema.json lists".into(),
        false => values.iter().map(|value| format!("\"{value}\"")).collect::<Vec<_>>().join(", "),
    }
}

/// The schema of the settings.
pub fn schema(keys: &[Key]) -> Value {
    let mut properties = Map::new();
    properties.insert("$schema".into(), json!({ "type": "string", "description": "this schema" }));
    for key in keys {
        let mut of = match &key.rule {
            Rule::OneOf(all) => json!({ "enum": all }),
            Rule::SomeOf(all) => {
                json!({ "type": "array", "items": { "enum": all }, "minItems": 1, "uniqueItems": true })
            }
            Rule::Seconds => {
                json!({ "type": "integer", "minimum": SECONDS.start(), "maximum": SECONDS.end() })
            }
        };
        of["description"] = key.says.into();
        of["default"] = key.usual.clone();
        properties.insert(key.name.into(), of);
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Settings of a museum's pack",
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Settings, sample};

    #[test]
    fn the_schema_allows_what_is_read_and_nothing_else() {
        let keys = keys(&sample::known());
        let schema = jsonschema::validator_for(&schema(&keys)).unwrap();
        let fine = [
            json!({}),
            json!({ "$schema": "settings.schema.json" }),
            json!({ "open": "some-game/learn/", "games": ["some-game"], "idle": 5, "ask": 3600, "theme": "dark",
                "speed": "instant", "sound": "on", "lang": "en" }),
            json!({ "idle": 60.0 }),
        ];
        let refused = [
            json!([]),
            json!("theme"),
            json!({ "$schema": 1 }),
            json!({ "thme": "dark" }),
            json!({ "theme": "blue" }),
            json!({ "theme": null }),
            json!({ "speed": 1 }),
            json!({ "open": "nowhere/" }),
            json!({ "open": "embed/v1/some-game/" }),
            json!({ "games": [] }),
            json!({ "games": ["chess"] }),
            json!({ "games": ["some-game", "some-game"] }),
            json!({ "games": "some-game" }),
            json!({ "idle": 4 }),
            json!({ "idle": 3601 }),
            json!({ "idle": 7.5 }),
            json!({ "ask": "30" }),
            json!({ "lang": "de" }),
        ];
        for (given, is_fine) in
            fine.iter().map(|given| (given, true)).chain(refused.iter().map(|given| (given, false)))
        {
            assert_eq!(schema.is_valid(given), is_fine, "{given}");
            assert_eq!(Settings::read(&given.to_string(), &keys).is_ok(), is_fine, "{given}");
        }
    }

    #[test]
    fn what_is_usual_is_allowed_and_is_what_the_kiosk_says() {
        let keys = keys(&sample::known());
        for key in &keys {
            assert!(key.rule.allows(&key.usual), "{}", key.name);
        }
        let page = include_str!("../../../docs/kiosk.md");
        for key in &keys {
            assert!(page.contains(&format!("`{}`", key.name)), "{}", key.name);
        }
        for (name, usual) in [("idle", "60"), ("ask", "30")] {
            let row = page.lines().find(|line| line.starts_with(&format!("| `{name}` |"))).unwrap();
            assert!(row.ends_with(&format!("`{usual}` |")), "{row}");
            let key = keys.iter().find(|key| key.name == name).unwrap();
            assert_eq!(key.usual.to_string(), usual);
        }
    }
}
