//! A table as a text file: lines `# key: value` that say how it was made, a line with the names of its columns, and its
//! rows, in words set apart by spaces.

use std::fmt;

/// A table with what is said of how it was made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// Names and values: `command`, `day`, `seconds`, and others that a table has, such as `seed` or `bound`.
    pub notes: Vec<(String, String)>,
    /// Names of the columns. Where the last ends with `…`, a row may have more cells.
    pub columns: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// What is wrong with a file, and in which line, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableError {
    pub file: String,
    pub line: usize,
    pub why: String,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.why)
    }
}

impl std::error::Error for TableError {}

impl Table {
    /// A table without rows.
    pub fn new(columns: &[&str]) -> Table {
        Table { columns: columns.iter().map(|name| (*name).into()).collect(), ..Table::default() }
    }

    /// Adds a row.
    pub fn push<const N: usize>(&mut self, cells: [&dyn fmt::Display; N]) {
        self.rows.push(cells.iter().map(|cell| cell.to_string()).collect());
    }

    /// Adds what is said of how the table was made.
    pub fn note(&mut self, key: &str, value: impl fmt::Display) {
        self.notes.push((key.into(), value.to_string()));
    }

    /// A note by its name; empty if there is none.
    pub fn noted(&self, key: &str) -> &str {
        self.notes.iter().find(|(known, _)| known == key).map_or("", |(_, value)| value.as_str())
    }

    /// Reads a table; `file` names it in errors.
    ///
    /// # Errors
    /// A line is no note, names no columns, or has too few or too many cells.
    pub fn read(file: &str, text: &str) -> Result<Table, TableError> {
        let mut table = Table::default();
        for (index, line) in text.lines().enumerate() {
            let error = |why: String| TableError { file: file.into(), line: index + 1, why };
            if let Some(note) = line.strip_prefix('#') {
                let note = note.split_once(": ").ok_or_else(|| error(format!("`{line}` is no note")))?;
                table.note(note.0.trim(), note.1.trim());
                continue;
            }
            let cells: Vec<String> = line.split_whitespace().map(String::from).collect();
            if cells.is_empty() {
                continue;
            }
            if table.columns.is_empty() {
                table.columns = cells;
                continue;
            }
            let wanted = table.columns.len();
            let more = table.columns.last().is_some_and(|last| last.ends_with('…'));
            if cells.len() < wanted || cells.len() > wanted && !more {
                return Err(error(format!("{} cells for {wanted} columns", cells.len())));
            }
            table.rows.push(cells);
        }
        if table.columns.is_empty() {
            return Err(TableError { file: file.into(), line: 1, why: "has no columns".into() });
        }
        Ok(table)
    }

    /// The number in a cell of a row.
    ///
    /// # Errors
    /// There is no such cell, or no number in it; the row is named by its first cells.
    pub fn number<T: std::str::FromStr>(&self, row: &[String], column: &str) -> Result<T, String> {
        let name = row.iter().take(2).map(String::as_str).collect::<Vec<_>>().join(" ");
        let place = self.columns.iter().position(|known| known == column);
        let cell = place.and_then(|place| row.get(place)).ok_or(format!("{name}: there is no {column}"))?;
        cell.parse().map_err(|_| format!("{name}: {column} is no number: {cell}"))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in &self.notes {
            writeln!(f, "# {key}: {value}")?;
        }
        let lines = std::iter::once(&self.columns).chain(&self.rows);
        let mut widths = vec![0; self.columns.len()];
        for line in lines.clone() {
            for (width, cell) in widths.iter_mut().zip(line) {
                *width = (*width).max(cell.chars().count());
            }
        }
        for line in lines {
            let cells = line.iter().enumerate().map(|(at, cell)| match widths.get(at) {
                Some(&width) if at + 1 < line.len() => format!("{cell:<width$}"),
                _ => cell.clone(),
            });
            writeln!(f, "{}", cells.collect::<Vec<_>>().join(" "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let mut table = Table::new(&["game", "counts…"]);
        table.note("command", "cargo xtask tables: all");
        table.push([&"a-game", &6, &36]);
        table.push([&"b", &5]);
        let text = table.to_string();
        assert_eq!(Table::read("x.txt", &text), Ok(table));
        assert!(text.contains("\nb      5\n"), "{text}");
    }

    #[test]
    fn an_error_names_file_and_line() {
        let why = |text: &str| Table::read("x.txt", text).expect_err("a fault").to_string();
        assert_eq!(why("# day: 1\na b\n1 2\n3\n"), "x.txt:4: 1 cells for 2 columns");
        assert_eq!(why("a b\n1 2 3\n"), "x.txt:2: 3 cells for 2 columns");
        assert_eq!(why("# what\na\n"), "x.txt:1: `# what` is no note");
        assert_eq!(why("# a: b\n"), "x.txt:1: has no columns");
    }

    #[test]
    fn what_is_no_number_is_named() {
        let table = Table::read("x.txt", "game n\nb x\n").expect("a table");
        assert_eq!(table.number::<u8>(&table.rows[0], "n"), Err("b x: n is no number: x".into()));
        assert_eq!(table.number::<u8>(&table.rows[0], "m"), Err("b x: there is no m".into()));
    }
}
