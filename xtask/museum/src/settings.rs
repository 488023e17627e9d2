//! The settings of a pack: one JSON object. In the pack it stands in a script between two lines of dashes, because a browser
//! gives a page in a folder no JSON to read.

use crate::keys::{Key, Rule};
use serde_json::Value;
use std::{fmt, path::Path};
use xtask::{Result, error, project::read};

/// The name of the script in the pack.
pub const NAME: &str = "settings.js";

/// What stands around the object in the script. The text may hold anything but what ends or opens something in a template,
/// which no value does.
const BEFORE: &str = "/* The settings of this pack. INSTRUCTIONS.html says what each means. Change only what stands between the two lines.\n\
    ------------------------------------------------------------------------ */ var papanSettings = String.raw`\n";
const AFTER: &str = "\n`/* -------------------------------------------------------------------- */\n";

/// A value for every key, in the order of the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Settings(Vec<(&'static str, Value)>);

/// Why settings cannot be used.
#[derive(Debug, Clone, PartialEq)]
pub enum Fault {
    /// The text is no JSON from this line and column on, counted from 1.
    NoJson {
        line: usize,
        column: usize,
        why: String,
    },
    /// The JSON is no object.
    NoObject,
    UnknownKey {
        key: String,
        known: Vec<&'static str>,
    },
    Value {
        key: &'static str,
        value: Value,
        rule: Rule,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoJson { line, column, why } => write!(f, "Line {line}, column {column}: {why}."),
            Self::NoObject => f.write_str("The settings are no object: they stand between { and }."),
            Self::UnknownKey { key, known } => {
                write!(f, "\"{key}\" is no setting. Settings are {}.", known.join(", "))
            }
            Self::Value { key, value, rule } => write!(f, "{key}: {value} is {}.", rule.wanted()),
        }
    }
}

impl Settings {
    /// The settings of a pack for which nothing is asked.
    pub fn usual(keys: &[Key]) -> Self {
        Self(keys.iter().map(|key| (key.name, key.usual.clone())).collect())
    }

    /// Reads a JSON object; keys that are not given have their usual values.
    ///
    /// # Errors
    /// All faults of the text: then none of it is used.
    pub fn read(text: &str, keys: &[Key]) -> std::result::Result<Self, Vec<Fault>> {
        let no_json = |e: serde_json::Error| {
            let why = e.to_string();
            let why = why.split(" at line ").next().unwrap_or_default().into();
            vec![Fault::NoJson { line: e.line(), column: e.column(), why }]
        };
        let value: Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(no_json)?;
        let Value::Object(mut given) = value else { return Err(vec![Fault::NoObject]) };
        if given.get("$schema").is_some_and(Value::is_string) {
            given.remove("$schema");
        }
        let fault = |(name, value): (&String, &Value)| match keys.iter().find(|key| key.name == name) {
            None => {
                let known = keys.iter().map(|key| key.name).collect();
                Some(Fault::UnknownKey { key: name.clone(), known })
            }
            Some(key) if key.rule.allows(value) => None,
            Some(key) => Some(Fault::Value { key: key.name, value: value.clone(), rule: key.rule.clone() }),
        };
        let faults: Vec<_> = given.iter().filter_map(fault).collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        let value = |key: &Key| (key.name, given.remove(key.name).unwrap_or_else(|| key.usual.clone()));
        Ok(Self(keys.iter().map(value).collect()))
    }

    /// The object as JSON, a line for each key.
    pub fn json(&self) -> String {
        let lines: Vec<_> = self.0.iter().map(|(name, value)| format!("  \"{name}\": {value}")).collect();
        format!("{{\n{}\n}}", lines.join(",\n"))
    }

    /// The script of the pack.
    pub fn script(&self) -> String {
        [BEFORE, &self.json(), AFTER].concat()
    }
}

/// The settings in a file.
///
/// # Errors
/// The file cannot be read, or its settings cannot be used; the message has a line for each fault.
pub fn of_file(file: &Path, keys: &[Key]) -> Result<Settings> {
    Settings::read(&read(file)?, keys).map_err(|faults| {
        let faults: Vec<_> = faults.iter().map(|fault| format!("\n  {fault}")).collect();
        error!("{} cannot be used:{}", file.display(), faults.concat())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{keys, sample};

    fn all() -> Vec<Key> {
        keys(&sample::known())
    }

    #[test]
    fn what_is_not_given_is_usual() {
        let all = all();
        let read =
            Settings::read("\u{feff}{ \"idle\": 90, \"$schema\": \"settings.schema.json\" }", &all).unwrap();
        let mut expected = Settings::usual(&all);
        expected.0[2].1 = 90.into();
        assert_eq!(read, expected);
        assert_eq!(Settings::read("{}", &all), Ok(Settings::usual(&all)));
    }

    #[test]
    fn every_fault_says_what_and_where() {
        let all = all();
        let says = |text: &str| {
            let faults = Settings::read(text, &all).unwrap_err();
            faults.iter().map(Fault::to_string).collect::<Vec<_>>()
        };
        assert_eq!(says("{\n  \"idle\": 60,\n}"), ["Line 3, column 1: trailing comma."]);
        assert_eq!(says("[]"), ["The settings are no object: they stand between { and }."]);
        let mut many = says(r#"{ "idle": 1, "thme": "dark", "theme": "blue", "games": ["chess"] }"#);
        many.sort();
        assert_eq!(
            many,
            [
                "\"thme\" is no setting. Settings are open, games, idle, ask, theme, speed, tap, sound, lang.",
                r#"games: ["chess"] is no list of some of "some-game", each once."#,
                "idle: 1 is no whole number from 5 to 3600.",
                r#"theme: "blue" is not one of "auto", "light", "dark", "contrast"."#,
            ]
        );
    }

    #[test]
    fn a_script_carries_the_json_between_its_two_lines() {
        let all = all();
        let script = Settings::usual(&all).script();
        let (before, rest) = script.split_once("String.raw`").unwrap();
        let (json, after) = rest.split_once('`').unwrap();
        assert!(before.lines().nth(1).unwrap().starts_with("-----") && after.contains("-----"));
        assert_eq!(Settings::read(json, &all), Ok(Settings::usual(&all)));
        assert!(json.contains("\n  \"games\": [\"some-game\"],\n"), "{json}");
        // the start page counts on the object to begin in the third line
        assert_eq!(script.lines().nth(2), Some("{"));
    }

    #[test]
    fn a_file_of_settings_is_used_whole_or_not_at_all() {
        let all = all();
        let file = std::env::temp_dir().join(format!("papan-settings-{}.json", std::process::id()));
        std::fs::write(&file, "{ \"theme\": \"dark\", \"ask\": 0 }").unwrap();
        let refused = of_file(&file, &all).unwrap_err().to_string();
        assert!(refused.contains("cannot be used:\n  ask: 0 is"), "{refused}");
        std::fs::write(&file, "{ \"theme\": \"dark\" }").unwrap();
        assert!(of_file(&file, &all).unwrap().json().contains("\"theme\": \"dark\""));
        std::fs::remove_file(file).unwrap();
    }
}
