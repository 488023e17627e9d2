//! The messages of embeds as TypeScript types: written from their schema, and held to it.

use std::{env, fs, path::Path};

use serde_json::Value;

/// The type of a schema, as TypeScript has it.
fn typed(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str() {
        return upper(name.trim_start_matches("#/$defs/"));
    }
    if !schema["const"].is_null() {
        return schema["const"].to_string();
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    if let Some(all) = schema["anyOf"].as_array() {
        return all.iter().map(typed).collect::<Vec<_>>().join(" | ");
    }
    match schema["type"].as_str() {
        Some("string") => "string".into(),
        Some("integer" | "number") => "number".into(),
        Some("boolean") => "boolean".into(),
        Some("null") => "null".into(),
        Some("array") => format!("Array<{}>", typed(&schema["items"])),
        Some("object") => format!("{{ {} }}", fields(schema, " ")),
        _ => panic!("no type for {schema}"),
    }
}

fn upper(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_uppercase() + rest
}

fn fields(schema: &Value, between: &str) -> String {
    let Some(properties) = schema["properties"].as_object() else { return String::new() };
    let required =
        |name: &str| schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name));
    let field = |(name, of): (&String, &Value)| {
        let note = of["description"].as_str().filter(|_| between == "\n  ");
        let note = note.map_or(String::new(), |note| format!("/** {note} */\n  "));
        format!("{note}{name}{}: {}", if required(name) { "" } else { "?" }, typed(of))
    };
    properties.iter().map(field).collect::<Vec<_>>().join(if between == " " { "; " } else { between })
}

fn declared(schema: &Value) -> String {
    let title = schema["title"].as_str().expect("a title");
    let mut text = format!("// {title}. Written from messages.schema.json.\n");
    for (name, of) in schema["$defs"].as_object().expect("types") {
        let name = upper(name);
        text += &format!("\n/** {} */\n", of["description"].as_str().expect("a description"));
        match of["oneOf"].as_array() {
            Some(kinds) => {
                text += &format!("export type {name} =\n");
                for kind in kinds {
                    let says = kind["description"].as_str().expect("a description");
                    text += &format!("  /** {says} */\n  | {}\n", typed(kind));
                }
            }
            None if of["type"] == "object" => {
                text += &format!("export interface {name} {{\n  {}\n}}\n", fields(of, "\n  "));
            }
            None => text += &format!("export type {name} = {}\n", typed(of)),
        }
    }
    text
}

#[test]
fn the_types_are_those_of_the_schema() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let schema = fs::read_to_string(docs.join("messages.schema.json")).expect("the schema");
    let types = declared(&serde_json::from_str(&schema).expect("JSON"));
    let file = docs.join("messages.d.ts");
    if env::var_os("PAPAN_ACCEPT").is_some() {
        fs::write(&file, &types).expect("written");
    }
    assert_eq!(fs::read_to_string(&file).unwrap_or_default(), types, "PAPAN_ACCEPT=1 writes it");
}
