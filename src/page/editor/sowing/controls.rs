//! The controls of a board of holes besides its counts: marks, the seat to move, and the game's notes.

use yew::prelude::*;

use super::{MOST, Place, count_at, drop_empty_marks, mark, note, place, position_like};
use crate::{
    engine::{
        Hole,
        seat::Seat,
        sowing::{
            Sowing,
            position::Mark,
            setup::{Form, NoteSchema, Setup},
        },
    },
    notation::hole_letter,
    page::editor::{
        edited::{NoNumber, limited, number_typed},
        fields::{group, is_to_move, number, select, stepped, to_move, toggle},
    },
    words::{
        HoleName,
        position::{EditorMessage, HolesMessage},
        say,
    },
};

/// The name of a mark in `data-t`, as in the notation.
fn mark_code(mark: Mark) -> &'static str {
    match mark {
        Mark::None => "",
        Mark::Closed => "x",
        Mark::Tied(Seat::FIRST) => "t1",
        Mark::Tied(Seat::SECOND) => "t2",
        Mark::Tied(_) => "t3",
        Mark::Puta => "p",
        Mark::Naga => "n",
        Mark::Wala => "w",
    }
}

/// The name of a place.
fn place_title(game: &Sowing, setup: &Setup, at: u8) -> String {
    say(&match place(game, at) {
        Place::Hole(hole) => HolesMessage::Hole {
            hole: HoleName { hole, row: game.row() },
            owner: game.owner(&position_like(game, setup), hole),
        },
        Place::Store(seat) => HolesMessage::Store { kind: game.kind(), seat },
    })
}

/// The controls of the selected place, of the seat to move, and of the notes.
pub fn controls(game: &Sowing, setup: &Setup, at: u8) -> Html {
    let name = place_title(game, setup, at);
    let holes = match place(game, at) {
        Place::Hole(hole) => toggles(game, setup, hole),
        Place::Store(_) => Vec::new(),
    };
    let chosen = html! {
        <>
            { stepped("pos-count", &name, count_at(game, setup, at), MOST) }
            if !holes.is_empty() {
                <div class="acts">{ for holes }</div>
            }
        </>
    };
    html! {
        <>
            { group(name, chosen) }
            { to_move((0..game.stores()).filter_map(Seat::at), setup.to_move) }
            <div class="pos-notes">
                { for game.note_schema().into_iter().filter_map(|schema| note_field(game, setup, schema)) }
            </div>
        </>
    }
}

/// The marks that a hole can bear, and the notes that can include it.
fn toggles(game: &Sowing, setup: &Setup, hole: Hole) -> Vec<Html> {
    let marks = game.marks().iter().map(|&known| {
        let label = say(&HolesMessage::Mark(known));
        toggle(format!("pos-mark-{}", mark_code(known)), label, mark(setup, hole) == known)
    });
    let notes = game.note_schema().into_iter().filter_map(|schema| {
        let on = note_includes(game, setup, schema, hole)?;
        let label = say(&HolesMessage::Note { kind: game.kind(), key: schema.key });
        Some(toggle(format!("pos-hole-{}", schema.key), label, on))
    });
    marks.chain(notes).collect()
}

/// Whether a note includes a hole; `None` for a note that is not about holes.
fn note_includes(game: &Sowing, setup: &Setup, schema: NoteSchema, hole: Hole) -> Option<bool> {
    let letter = hole_letter(hole, game.row());
    match schema.form {
        // without the note it holds for all holes
        Form::Holes => Some(note(setup, schema.key).is_none_or(|letters| letters.contains(letter))),
        Form::Hole => Some(note(setup, schema.key).is_some_and(|letters| letters.contains(letter))),
        _ => None,
    }
}

/// The field of a note.
fn note_field(game: &Sowing, setup: &Setup, NoteSchema { key, form }: NoteSchema) -> Option<Html> {
    let kind = game.kind();
    let label = say(&HolesMessage::Note { kind, key });
    let (written, name) = (note(setup, key), format!("pos-note-{key}"));
    Some(match form {
        Form::Number { least, most, usual } => {
            let value = note_number(setup, key, usual);
            html! { <p {key}>{ number(&name, label, least.into(), most.into(), value) }</p> }
        }
        Form::OneOf(values) => {
            let written = written.unwrap_or(values.first().unwrap_or(&""));
            let value = |value: &&str| ((*value).into(), say(&HolesMessage::Value { kind, key, value }));
            select(&name, label, values.iter().map(value).collect(), written)
        }
        Form::Figures(figures) => {
            let all = (0..figures).map(|figure| debt(game, key, written, figure));
            let all = html! { <div class="pos-notes">{ for all }</div> };
            html! { <key={key}>{ group(label, all) }</> }
        }
        // these are set at each hole
        Form::Holes | Form::Hole => return None,
    })
}

/// The label of a figure of a note about debts: the debtor and the creditor.
fn debt_label(game: &Sowing, figure: u8) -> String {
    let others = (game.stores() as u8).saturating_sub(1).max(1);
    let (debtor, other) = (figure / others, figure % others);
    let creditor = if other < debtor { other } else { other + 1 };
    let seat = |index: u8| Seat::at(index.into()).unwrap_or_default();
    say(&HolesMessage::Owes { debtor: seat(debtor), creditor: seat(creditor) })
}

/// The field of one figure of a note: the debt of one seat to another.
fn debt(game: &Sowing, key: &str, written: Option<&str>, figure: u8) -> Html {
    let digit = written.and_then(|text| text.as_bytes().get(usize::from(figure)));
    let value = digit.map_or(0, |byte| byte.saturating_sub(b'0')).min(9);
    let name = format!("pos-figure-{figure}-{key}");
    html! { <p key={figure}>{ number(&name, debt_label(game, figure), 0, 9, value.into()) }</p> }
}

/// Writes a note, or removes it if its value is the default.
fn write_note(setup: &mut Setup, key: &str, value: Option<String>) {
    match (setup.notes.iter().position(|(known, _)| known == key), value) {
        (Some(at), Some(value)) => setup.notes[at].1 = value,
        (Some(at), None) => {
            setup.notes.remove(at);
        }
        (None, Some(value)) => setup.notes.push((key.into(), value)),
        (None, None) => (),
    }
}

/// Handles a control; returns the announcement.
pub fn action(game: &Sowing, setup: &mut Setup, at: u8, name: &str, value: &str) -> Option<String> {
    if name == "pos-turn" {
        let seat = Seat::at(value.parse::<usize>().ok()?.checked_sub(1)?)?;
        setup.to_move = seat.index();
        return Some(is_to_move(seat));
    }
    if let Some(code) = name.strip_prefix("pos-mark-") {
        let Place::Hole(hole) = place(game, at) else { return None };
        let wanted = game.marks().iter().find(|&&known| mark_code(known) == code)?;
        toggle_mark(game, setup, hole, *wanted);
        let value = say(&HolesMessage::Mark(mark(setup, hole)));
        return Some(say(&EditorMessage::Set { name: place_title(game, setup, at), value }));
    }
    let note_label = |schema: NoteSchema| say(&HolesMessage::Note { kind: game.kind(), key: schema.key });
    if let Some(schema) = name.strip_prefix("pos-hole-").and_then(|key| schema_of(game, key)) {
        let Place::Hole(hole) = place(game, at) else { return None };
        toggle_hole_in_note(game, setup, schema, hole);
        let value = if note_includes(game, setup, schema, hole)? { "1" } else { "0" };
        let value = say(&HolesMessage::Value { kind: game.kind(), key: "", value });
        return Some(say(&EditorMessage::SetOf {
            heading: place_title(game, setup, at),
            name: note_label(schema),
            value,
        }));
    }
    if let Some((figure, schema)) = name.strip_prefix("pos-figure-").and_then(|rest| rest.split_once('-')) {
        let (figure, schema) = (figure.parse::<u8>().ok()?, schema_of(game, schema)?);
        let (typed, digit) = write_figure(setup, schema, figure, value)?;
        let (heading, name, value) = (note_label(schema), debt_label(game, figure), digit.to_string());
        return Some(number_typed(&typed, say(&EditorMessage::SetOf { heading, name, value })));
    }
    let schema = schema_of(game, name.strip_prefix("pos-note-")?)?;
    let name = note_label(schema);
    match schema.form {
        Form::Number { least, most, usual } => {
            let typed = limited(value, least.into(), most.into());
            if let Ok(number) = typed {
                write_note(setup, schema.key, (number != u32::from(usual)).then(|| number.to_string()));
            }
            let value = note_number(setup, schema.key, usual).to_string();
            Some(number_typed(&typed, say(&EditorMessage::Set { name, value })))
        }
        Form::OneOf(values) => {
            let value = *values.iter().find(|&&known| known == value)?;
            write_note(setup, schema.key, (values.first() != Some(&value)).then(|| value.into()));
            let value = say(&HolesMessage::Value { kind: game.kind(), key: schema.key, value });
            Some(say(&EditorMessage::Set { name, value }))
        }
        _ => None,
    }
}

/// Writes one figure of a note; returns what was typed, and the figure that now stands there.
fn write_figure(
    setup: &mut Setup,
    schema: NoteSchema,
    figure: u8,
    value: &str,
) -> Option<(Result<u32, NoNumber>, char)> {
    let Form::Figures(all) = schema.form else { return None };
    let written = note(setup, schema.key).unwrap_or("");
    let mut figures: Vec<char> = written.chars().chain(std::iter::repeat('0')).take(all.into()).collect();
    let place = figures.get_mut(usize::from(figure))?;
    let typed = limited(value, 0, 9);
    let former = place.to_digit(10).unwrap_or(0);
    let digit = char::from_digit(typed.unwrap_or(former), 10).unwrap_or('0');
    *place = digit;
    let text: String = figures.iter().collect();
    write_note(setup, schema.key, text.bytes().any(|byte| byte != b'0').then_some(text));
    Some((typed, digit))
}

/// The number in a note, or its default.
fn note_number(setup: &Setup, key: &str, usual: u16) -> u32 {
    note(setup, key).and_then(|text| text.parse().ok()).unwrap_or(usual.into())
}

fn schema_of(game: &Sowing, key: &str) -> Option<NoteSchema> {
    game.note_schema().into_iter().find(|schema| schema.key == key)
}

/// Sets or removes the mark of a hole; a hole that is closed is emptied.
fn toggle_mark(game: &Sowing, setup: &mut Setup, hole: Hole, wanted: Mark) {
    let had_mark = mark(setup, hole) == wanted;
    setup.marks.resize(2 * usize::from(game.row()), Mark::None);
    if let Some(mark) = setup.marks.get_mut(hole.index()) {
        *mark = if had_mark { Mark::None } else { wanted };
    }
    if wanted == Mark::Closed
        && !had_mark
        && let Some(held) = setup.holes.get_mut(hole.index())
    {
        *held = 0;
    }
    drop_empty_marks(setup);
}

/// Adds a hole to a note, or removes it.
fn toggle_hole_in_note(game: &Sowing, setup: &mut Setup, schema: NoteSchema, hole: Hole) {
    let letter = |hole| hole_letter(hole, game.row());
    let on = note_includes(game, setup, schema, hole) == Some(true);
    if schema.form == Form::Hole {
        return write_note(setup, schema.key, (!on).then(|| letter(hole).into()));
    }
    let all = (0..2 * game.row()).map(Hole);
    let held =
        all.filter(
            |&other| {
                if other == hole { !on } else { note_includes(game, setup, schema, other) == Some(true) }
            },
        );
    let letters: String = held.map(letter).collect();
    let whole = letters.len() == 2 * usize::from(game.row());
    let value = if letters.is_empty() { "0".into() } else { letters };
    write_note(setup, schema.key, (!whole).then_some(value));
}
