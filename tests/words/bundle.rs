//! The same files in `fluent-bundle`, and what is said by it.

use std::{borrow::Cow, collections::BTreeMap, sync::OnceLock};

use fluent_bundle::{
    FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle, types::FluentType,
};
use papan::{
    engine::Kind,
    words::{
        files::{files, own_files},
        keyed::{KeyedMessage, Value},
        seat_names::seat_name,
    },
};

type Bundle = FluentBundle<FluentResource>;

/// A list, which Fluent has none of.
#[derive(Clone, PartialEq, Debug)]
struct List(Vec<FluentValue<'static>>);

impl FluentType for List {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }
    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        "".into()
    }
    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        "".into()
    }
}

/// The bundle of a game's words, or of what is shared.
fn bundle(game: Option<Kind>) -> &'static Bundle {
    static BUNDLES: OnceLock<BTreeMap<&str, Bundle>> = OnceLock::new();
    let bundles = BUNDLES.get_or_init(|| {
        let games = Kind::ALL.into_iter().map(Some).chain([None]);
        games.map(|game| (name(game), made(game))).collect()
    });
    &bundles[name(game)]
}

fn name(game: Option<Kind>) -> &'static str {
    game.map_or("", Kind::name)
}

fn made(game: Option<Kind>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec!["en".parse().expect("a language")]);
    bundle.set_use_isolating(false);
    let mut calls = vec!["COUNT".to_string(), "CAPITAL".into()];
    for file in files().map(|(_, file)| file).chain(game.into_iter().flat_map(|game| own_files(game))) {
        let resource = FluentResource::try_new(file.into()).expect("a file without faults");
        bundle.add_resource_overriding(resource);
        for (at, _) in file.match_indices('(') {
            let before = file[..at].chars().rev();
            let call: String = before.take_while(|c| c.is_ascii_uppercase() || *c == '_').collect();
            calls.push(call.chars().rev().collect());
        }
    }
    calls.sort();
    calls.dedup();
    for call in calls.into_iter().filter(|call| !call.is_empty()) {
        let called = call.clone();
        bundle
            .add_function(&call, move |given, _| match given {
                [only] => self::call(game, &called, only),
                _ => FluentValue::Error,
            })
            .expect("a function of one name");
    }
    bundle
}

fn list<'a>(value: &'a FluentValue) -> Option<&'a List> {
    let FluentValue::Custom(custom) = value else { return None };
    custom.as_any().downcast_ref::<List>()
}

/// What a call comes to: the message of its name, of one thing or of each in a list.
fn call<'a>(game: Option<Kind>, name: &str, value: &FluentValue) -> FluentValue<'a> {
    let key = name.to_ascii_lowercase().replace('_', "-");
    let says = |values: FluentArgs| FluentValue::from(message(game, &key, values));
    match (name, list(value)) {
        ("COUNT", Some(List(all))) => all.len().into(),
        ("CAPITAL", None) => {
            let text = match value {
                FluentValue::String(text) => text.clone().into_owned(),
                other => panic!("{other:?} has no capital"),
            };
            let (first, rest) = text.split_at(text.chars().next().map_or(0, char::len_utf8));
            (first.to_uppercase() + rest).into()
        }
        (_, None) => says(FluentArgs::from_iter([("it", value.clone())])),
        (_, Some(List(all))) => {
            let mut before = FluentValue::from("");
            for (at, it) in all.iter().enumerate() {
                let place = match at {
                    0 => "first",
                    at if at == all.len() - 1 => "last",
                    _ => "middle",
                };
                let values = [("it", it.clone()), ("before", before), ("place", place.into())];
                before = says(FluentArgs::from_iter(values));
            }
            before
        }
    }
}

fn message(game: Option<Kind>, key: &str, mut values: FluentArgs) -> String {
    let bundle = bundle(game);
    let message = bundle.get_message(key).unwrap_or_else(|| panic!("there is no message {key}"));
    let mut errors: Vec<FluentError> = Vec::new();
    let pattern = message.value().unwrap_or_else(|| panic!("{key} says nothing"));
    if let Some(FluentValue::Number(seat)) = values.get("it") {
        let (called, name) = seat_name(seat.value as i64);
        values.set("called", called);
        values.set("called-name", name);
    }
    let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
    assert!(errors.is_empty(), "{key} of {values:?}: {errors:?}");
    text
}

fn given(game: Option<Kind>, value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => (*number).into(),
        Value::Text(text) => text.to_string().into(),
        Value::KeyedMessage(message) => format(message, game).into(),
        Value::List(all) => {
            FluentValue::Custom(Box::new(List(all.iter().map(|value| given(game, value)).collect())))
        }
    }
}

/// What is said, in the words of `fluent-bundle`.
pub fn format(what: &KeyedMessage, game: Option<Kind>) -> String {
    let game = what.game.or(game);
    let values = what.values.iter().map(|(name, value)| (*name, given(game, value)));
    message(game, &what.key, FluentArgs::from_iter(values))
}
