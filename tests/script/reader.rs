//! Reads types of a TypeScript declaration, as far as `engine.d.ts` uses the language.

use super::shape::{Field, Type};

/// The words and signs of a text without comments.
fn tokens(text: &str) -> Vec<String> {
    let (mut rest, mut tokens) = (text, Vec::new());
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").expect("a comment ends") + 2
        } else if first == '"' {
            rest[1..].find('"').expect("a word ends") + 2
        } else if first.is_alphanumeric() || first == '_' {
            rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        if !first.is_whitespace() && !token.starts_with("//") && !token.starts_with("/*") {
            tokens.push(token.to_string());
        }
        rest = after;
    }
    tokens
}

/// A declaration that has been read up to a token.
pub struct Reader {
    tokens: Vec<String>,
    at: usize,
    /// What each number of a type stands for.
    pub meanings: Vec<String>,
    /// What is being declared.
    within: String,
}

impl Reader {
    pub fn new(text: &str) -> Reader {
        Reader { tokens: tokens(text), at: 0, meanings: Vec::new(), within: String::new() }
    }

    /// The next exported interface or type, but for those with a name in `passed`.
    pub fn next_type(&mut self, passed: &[&str]) -> Option<(String, Type)> {
        loop {
            let [export, kind, name] = self.tokens.get(self.at..self.at + 3)? else { return None };
            let is_type = export == "export" && ["interface", "type"].contains(&kind.as_str());
            if !is_type || passed.contains(&name.as_str()) {
                self.at += 1;
                continue;
            }
            let (is_interface, name) = (kind == "interface", name.clone());
            self.at += 3;
            self.within.clone_from(&name);
            self.expect(if is_interface { "{" } else { "=" });
            return Some((name, if is_interface { self.object() } else { self.either() }));
        }
    }

    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn next(&mut self) -> String {
        self.at += 1;
        self.tokens[self.at - 1].clone()
    }

    fn takes(&mut self, token: &str) -> bool {
        let found = self.peek() == token;
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) {
        assert_eq!(self.next(), token, "in {}", self.within);
    }

    fn id(&mut self, what: &str) -> usize {
        self.meanings.push(format!("{what} in {}", self.within));
        self.meanings.len() - 1
    }

    fn either(&mut self) -> Type {
        self.takes("|");
        let mut all = vec![self.both()];
        while self.takes("|") {
            all.push(self.both());
        }
        if all.len() == 1 { all.remove(0) } else { Type::Either(all) }
    }

    fn both(&mut self) -> Type {
        let mut all = vec![self.list()];
        while self.takes("&") {
            all.push(self.list());
        }
        if all.len() == 1 { all.remove(0) } else { Type::Both(all) }
    }

    fn list(&mut self) -> Type {
        let mut of = self.one();
        while self.takes("[") {
            self.expect("]");
            of = Type::List(Box::new(of));
        }
        of
    }

    fn one(&mut self) -> Type {
        let token = self.next();
        match token.as_str() {
            "string" => Type::Text,
            "number" => Type::Number,
            "boolean" => Type::Boolean,
            "null" => Type::Null(self.id("null")),
            "(" => {
                let inner = self.either();
                self.expect(")");
                inner
            }
            "{" => self.object(),
            "Array" => {
                self.expect("<");
                let of = self.either();
                self.expect(">");
                Type::List(Box::new(of))
            }
            "Record" => {
                self.expect("<");
                self.either();
                self.expect(",");
                let of = self.either();
                self.expect(">");
                Type::Map(Box::new(of))
            }
            word if word.starts_with('"') => Type::Word(self.id(word), word.trim_matches('"').to_string()),
            _ => Type::Named(token),
        }
    }

    /// The fields up to a closing brace.
    fn object(&mut self) -> Type {
        let mut fields = Vec::new();
        while !self.takes("}") {
            let name = self.next();
            let optional = self.takes("?");
            self.expect(":");
            let id = self.id(&name);
            let of = self.either();
            fields.push(Field { id, name, optional, of });
            self.takes(";");
        }
        Type::Object(fields)
    }
}
