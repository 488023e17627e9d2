//! Types of a TypeScript declaration, and JSON that is held to them.

use std::collections::BTreeMap;

use serde_json::Value;

use super::reader::Reader;

/// A type. The numbers tell apart what a value can meet or not: fields, words, and `null`.
#[derive(Clone, Debug)]
pub enum Type {
    Text,
    Number,
    Boolean,
    Null(usize),
    Word(usize, String),
    Named(String),
    List(Box<Type>),
    /// An object of any names.
    Map(Box<Type>),
    Object(Vec<Field>),
    /// What is all of these objects.
    Both(Vec<Type>),
    Either(Vec<Type>),
}

#[derive(Clone, Debug)]
pub struct Field {
    pub id: usize,
    pub name: String,
    pub optional: bool,
    pub of: Type,
}

/// The types of a declaration, by name.
pub struct Types {
    named: BTreeMap<String, Type>,
    /// What each number stands for, for whoever reads that nothing meets it.
    meanings: Vec<String>,
}

impl Types {
    /// Reads the interfaces and types that a declaration exports, but for those with a name in `passed`.
    pub fn read(text: &str, passed: &[&str]) -> Types {
        let (mut named, mut reader) = (BTreeMap::new(), Reader::new(text));
        while let Some((name, of)) = reader.next_type(passed) {
            assert!(named.insert(name.clone(), of).is_none(), "{name} is declared twice");
        }
        Types { named, meanings: reader.meanings }
    }

    fn named(&self, name: &str) -> &Type {
        self.named.get(name).unwrap_or_else(|| panic!("no type is called {name}"))
    }

    /// The numbers of all that a value met, if it is of a type.
    pub fn fits(&self, value: &Value, of: &Type) -> Option<Vec<usize>> {
        match of {
            Type::Text => value.is_string().then(Vec::new),
            Type::Number => value.is_number().then(Vec::new),
            Type::Boolean => value.is_boolean().then(Vec::new),
            Type::Null(id) => value.is_null().then(|| vec![*id]),
            Type::Word(id, word) => (value == word.as_str()).then(|| vec![*id]),
            Type::Named(name) => self.fits(value, self.named(name)),
            Type::List(of) => self.all(value.as_array()?.iter(), of),
            Type::Map(of) => self.all(value.as_object()?.values(), of),
            Type::Either(types) => types.iter().find_map(|of| self.fits(value, of)),
            Type::Object(_) | Type::Both(_) => {
                self.shapes(of).iter().find_map(|fields| self.object(value, fields))
            }
        }
    }

    fn all<'a>(&self, values: impl Iterator<Item = &'a Value>, of: &Type) -> Option<Vec<usize>> {
        let met: Option<Vec<_>> = values.map(|value| self.fits(value, of)).collect();
        met.map(|met| met.concat())
    }

    fn object(&self, value: &Value, fields: &[&Field]) -> Option<Vec<usize>> {
        let object = value.as_object()?;
        let is_known = |name: &String| fields.iter().any(|field| field.name == *name);
        let is_there = |field: &&Field| field.optional || object.contains_key(&field.name);
        if !object.keys().all(is_known) || !fields.iter().all(is_there) {
            return None;
        }
        let mut met = Vec::new();
        for field in fields {
            if let Some(value) = object.get(&field.name) {
                met.push(field.id);
                met.extend(self.fits(value, &field.of)?);
            }
        }
        Some(met)
    }

    /// The fields that a type of objects can have, one way after another.
    fn shapes<'a>(&'a self, of: &'a Type) -> Vec<Vec<&'a Field>> {
        match of {
            Type::Object(fields) => vec![fields.iter().collect()],
            Type::Named(name) => self.shapes(self.named(name)),
            Type::Either(types) => types.iter().flat_map(|of| self.shapes(of)).collect(),
            Type::Both(types) => types.iter().fold(vec![Vec::new()], |ways, of| {
                let more = self.shapes(of);
                ways.iter()
                    .flat_map(|way| {
                        more.iter().map(move |fields| [way.as_slice(), fields.as_slice()].concat())
                    })
                    .collect()
            }),
            _ => Vec::new(),
        }
    }

    /// The numbers of all that a type holds, with those of the types that it names.
    fn holds(&self, of: &Type, seen: &mut Vec<String>, ids: &mut Vec<usize>) {
        match of {
            Type::Text | Type::Number | Type::Boolean => (),
            Type::Null(id) | Type::Word(id, _) => ids.push(*id),
            Type::List(of) | Type::Map(of) => self.holds(of, seen, ids),
            Type::Both(types) | Type::Either(types) => types.iter().for_each(|of| self.holds(of, seen, ids)),
            Type::Object(fields) => fields.iter().for_each(|field| {
                ids.push(field.id);
                self.holds(&field.of, seen, ids);
            }),
            Type::Named(name) if seen.contains(name) => (),
            Type::Named(name) => {
                seen.push(name.clone());
                self.holds(self.named(name), seen, ids);
            }
        }
    }

    /// What some types hold that no value met.
    pub fn unmet(&self, roots: &[&str], met: &[usize]) -> Vec<&str> {
        let (mut seen, mut ids) = (Vec::new(), Vec::new());
        roots.iter().for_each(|root| self.holds(&Type::Named(root.to_string()), &mut seen, &mut ids));
        ids.into_iter().filter(|id| !met.contains(id)).map(|id| self.meanings[id].as_str()).collect()
    }

    /// The names of all types.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.named.keys().map(String::as_str)
    }
}

#[test]
fn values_are_held_to_their_types() {
    let text = "/** A. */\nexport interface A {\n  a: string // x\n  b?: number[]\n  c: \"x\" | \"y\" | null\n}\n\
        export type B = { d: boolean } & (\n  | { e: A }\n  | { f: Record<string, Array<A>> }\n)\nexport class C { d(): A }";
    let types = Types::read(text, &[]);
    assert_eq!(types.names().collect::<Vec<_>>(), ["A", "B"]);
    let fits = |json: &str, name: &str| {
        let value = serde_json::from_str(json).expect("JSON");
        types.fits(&value, &Type::Named(name.into()))
    };
    for (json, name, is) in [
        (r#"{"a":"","c":"x"}"#, "A", true),
        (r#"{"a":"","b":[1,2],"c":null}"#, "A", true),
        (r#"{"a":"","c":"z"}"#, "A", false),
        (r#"{"a":"","b":["1"],"c":"x"}"#, "A", false),
        (r#"{"a":"","c":"x","d":1}"#, "A", false),
        (r#"{"c":"x"}"#, "A", false),
        (r#"{"d":true,"e":{"a":"","c":"x"}}"#, "B", true),
        (r#"{"d":true,"f":{"k":[{"a":"","c":"y"}]}}"#, "B", true),
        (r#"{"d":true,"f":{"k":[{"a":3,"c":"y"}]}}"#, "B", false),
        (r#"{"e":{"a":"","c":"x"}}"#, "B", false),
        (r#"{"d":true}"#, "B", false),
    ] {
        assert_eq!(fits(json, name).is_some(), is, "{json} is {name}");
    }
    let met = fits(r#"{"a":"","c":"x"}"#, "A").expect("a value of the type");
    assert_eq!(types.unmet(&["A"], &met), ["b in A", "\"y\" in A", "null in A"]);
}
