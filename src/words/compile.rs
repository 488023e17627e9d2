//! Compiles a Fluent file to the compact form that pages carry: one text a message, in Fluent's syntax without
//! the spaces, line breaks and quotation that the formatter would have to parse.
//!
//! `{$name}`, `{message}`, `{CALL($name)}`, `{$name->[one]a[2]b*[other]c}`; a literal brace, bracket or star is
//! quoted: `{"["}`.

use super::store::SEPARATOR;
use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// The messages of a file in order, each with its key; the error is a sentence.
pub fn compile(file: &str) -> Result<Vec<(String, String)>, String> {
    let resource = parser::parse(file).map_err(|(_, errors)| {
        let line = |at: usize| file[..at.min(file.len())].lines().count().max(1);
        let errors_by_line =
            errors.iter().map(|error| format!("line {}: {}", line(error.pos.start), error.kind));
        errors_by_line.collect::<Vec<_>>().join("; ")
    })?;
    let mut all: Vec<(String, String)> = Vec::new();
    for entry in &resource.body {
        let (key, pattern, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_string(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        let Some(pattern) = pattern else { return Err(format!("{key} says nothing")) };
        if !attributes.is_empty() {
            return Err(format!("{key} has attributes, which nothing asks for"));
        }
        if all.iter().any(|(known, _)| *known == key) {
            return Err(format!("{key} stands there twice"));
        }
        let mut text = String::new();
        put(pattern, &mut text).map_err(|why| format!("{key}: {why}"))?;
        if text.contains(SEPARATOR) {
            return Err(format!("{key} has a tab"));
        }
        all.push((key, text));
    }
    Ok(all)
}

fn put(pattern: &Pattern<&str>, text: &mut String) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => value.chars().for_each(|letter| match letter {
                '[' | '*' | '{' | '}' => text.extend(["{\"", letter.encode_utf8(&mut [0; 4]), "\"}"]),
                letter => text.push(letter),
            }),
            PatternElement::Placeable { expression } => {
                text.push('{');
                placeable(expression, text)?;
                text.push('}');
            }
        }
    }
    Ok(())
}

fn placeable(expression: &Expression<&str>, text: &mut String) -> Result<(), String> {
    let (selector, variants) = match expression {
        Expression::Inline(inline) => return put_inline(inline, text),
        Expression::Select { selector, variants } => (selector, variants),
    };
    put_inline(selector, text)?;
    text.push_str("->");
    for variant in variants {
        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
        text.extend([if variant.default { "*[" } else { "[" }, key, "]"]);
        put(&variant.value, text)?;
    }
    Ok(())
}

fn put_inline(inline: &InlineExpression<&str>, text: &mut String) -> Result<(), String> {
    match inline {
        InlineExpression::StringLiteral { value } if value.contains(['"', '\\']) => {
            return Err(format!("the literal {value} is not simple"));
        }
        InlineExpression::StringLiteral { value } => text.extend(["\"", value, "\""]),
        InlineExpression::NumberLiteral { value } => text.push_str(value),
        InlineExpression::VariableReference { id } => text.extend(["$", id.name]),
        InlineExpression::MessageReference { id, attribute: None } => text.push_str(id.name),
        InlineExpression::TermReference { id, attribute: None, arguments: None } => {
            text.extend(["-", id.name]);
        }
        InlineExpression::FunctionReference { id, arguments: CallArguments { positional, named } } => {
            let ([only], []) = (&positional[..], &named[..]) else {
                return Err(format!("{} takes one thing", id.name));
            };
            text.extend([id.name, "("]);
            put_inline(only, text)?;
            text.push(')');
        }
        InlineExpression::Placeable { expression } => {
            text.push('{');
            placeable(expression, text)?;
            text.push('}');
        }
        _ => return Err("attributes and arguments of terms are not understood".into()),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_a_text_without_what_nobody_reads() {
        let file = "# a note\nkey = A { $seat } has [{ COUNT($it) ->\n    [one] { one }\n   *[other] b\n} ]\none = 1";
        let key = |key: &str, text: &str| (key.to_string(), text.to_string());
        let pattern = r#"A {$seat} has {"["}{COUNT($it)->[one]{one}*[other]b} ]"#;
        assert_eq!(compile(file), Ok(vec![key("key", pattern), key("one", "1")]));
        assert_eq!(compile("a = 1\na = 2"), Err("a stands there twice".into()));
        assert_eq!(compile("a = b\tc"), Err("a has a tab".into()));
        assert!(compile("a = { $b").unwrap_err().starts_with("line 1: "));
    }
}
