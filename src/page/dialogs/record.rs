//! Exporting and importing the game as a record or a link.

use yew::prelude::*;

use crate::{
    notation::{ImportError, ImportErrorKind, Record},
    options,
    page::{
        action::PageAction,
        browser,
        opponent::Seated,
        played::{Handle, Played},
        table::Table,
    },
    session::{Action, Session},
    words::{Message, UiText, say},
};

use super::AtTable;

/// The record of the whole game on the table.
pub fn of<F: Played>(table: &Table<F>) -> Record<F> {
    let session = &table.session;
    let last = session.act(Action::Goto(session.moves().len())).unwrap_or_else(|_| session.clone());
    let has_setup = *session.start() != session.game().start();
    Record {
        game: *session.game(),
        preset: table.preset,
        setup: has_setup.then_some(*session.start()),
        names: table.names.clone(),
        moves: session.moves().to_vec(),
        outcome: last.outcome(),
        stop: session.stopped(),
    }
}

/// The address of the game of a record.
pub fn address<F: Played>(record: &Record<F>) -> String {
    let start = record.setup.unwrap_or_else(|| record.game.start());
    let mut session = Session::new(record.game, start);
    for &chosen in &record.moves {
        // a move that cannot be played changes nothing
        let _ = session.push(chosen);
    }
    if let Some(stop) = record.stop {
        session = session.act(Action::Stop(stop)).unwrap_or(session);
    }
    options::write(&session, record.preset, None)
}

/// Replaces the game on the table by a record that was pasted, opened or dropped.
///
/// # Errors
/// The text cannot be read: a message with the place; the table is not changed.
pub fn load<F: Played>(table: &Handle<F>, text: Option<String>) -> Result<(), String> {
    let plain = table.plain();
    let kind = plain.kind();
    let Some(text) = text else { return Err(say(&UiText::NotRead)) };
    let error = match Record::<F>::read(&text) {
        Err(ImportError { kind: ImportErrorKind::Elsewhere(kind), .. }) => Message::OtherGame { kind },
        Err(error) => Message::BadRecord { kind, error: error.into() },
        Ok(record) if record.game.kind() != kind => Message::OtherGame { kind: record.game.kind() },
        Ok(record) => {
            let options = Box::new(options::read(plain, &address(&record)));
            table.dispatch(PageAction::LoadGame { options, names: record.names, asks: true });
            return Ok(());
        }
    };
    Err(say(&error))
}

/// The address of the moment that is shown, and of the opponent's seats, as it follows a game's page.
pub(super) fn moment<F: Played>(table: &Table<F>) -> String {
    let shown = table.showing.as_ref().map(|showing| showing.steps);
    let address = options::write(&table.session, table.preset, shown);
    let seats = Seated::of(table.session.game(), &table.names).option();
    let between = if address.is_empty() || seats.is_empty() { "" } else { "&" };
    [&*address, between, &*seats].concat()
}

/// The same with the address of the page.
pub(super) fn link<F: Played>(table: &Table<F>) -> String {
    browser::whole_address(table.session.game().name(), &moment(table))
}

/// Downloads the game as a file.
fn save<F: Played>(table: &Table<F>, json: bool) {
    let record = of(table);
    let (ending, text) = if json { ("json", record.to_json()) } else { ("txt", record.to_text()) };
    browser::save(&format!("{}.{ending}", table.session.game().name()), &text);
}

#[derive(Properties)]
pub struct RecordProps<F: Played> {
    pub at: AtTable<F>,
    /// The error shown first below the field; empty without one.
    pub error: String,
}

impl<F: Played> PartialEq for RecordProps<F> {
    fn eq(&self, other: &RecordProps<F>) -> bool {
        self.at == other.at
    }
}

/// The record of the game, to be copied, saved as a file, or replaced by another. A changed name changes it too: then
/// it is made anew, by its key.
#[component]
pub fn RecordOf<F: Played>(props: &RecordProps<F>) -> Html {
    let at = &props.at;
    let status = use_state(|| props.error.clone());
    let own_text = use_memo((), |()| of(&at.table).to_text());
    let text = use_state(|| at.drafts.borrow().record.of(&own_text).unwrap_or_else(|| (*own_text).clone()));
    let field = use_node_ref();
    // the number of copies so far: the same text can be copied again
    let copies = use_state(|| 0);
    // the text is selected after the field has been updated
    use_effect_with(*copies, {
        let (field, status, text) = (field.clone(), status.clone(), text.clone());
        move |&number: &usize| {
            if number > 0 {
                browser::copy(&text, move |done| {
                    browser::choose_text(&field);
                    status.set(say(&if done { UiText::Copied } else { UiText::NotCopied }));
                });
            }
        }
    });
    let on_input = {
        let (text, drafts) = (text.clone(), at.drafts.clone());
        Callback::from(move |event: InputEvent| {
            let typed = browser::value(&event);
            drafts.borrow_mut().record.put((*own_text).clone(), typed.clone());
            text.set(typed);
        })
    };
    let clicked = {
        let (at, text, status, copies) = (at.clone(), text.clone(), status.clone(), copies.clone());
        Callback::from(move |event: MouseEvent| {
            let Some((control, name)) = browser::control(&event) else { return };
            match &*name {
                "copy-record" => copies.set(*copies + 1),
                "copy-link" => {
                    text.set(link(&at.table));
                    copies.set(*copies + 1);
                }
                "save-text" => save(&at.table, false),
                "save-json" => save(&at.table, true),
                "read-record" => match load(&at.table, Some((*text).clone())) {
                    Ok(()) => {
                        at.drafts.borrow_mut().record.used();
                        browser::close(&control);
                    }
                    Err(why) => status.set(why),
                },
                _ => (),
            }
        })
    };
    let picked = {
        let (at, status) = (at.clone(), status.clone());
        Callback::from(move |event: Event| {
            let Some(field) = browser::target(&event) else { return };
            let (at, status, within) = (at.clone(), status.clone(), field.clone());
            browser::picked(&field, move |text| match load(&at.table, text) {
                Ok(()) => browser::close(&within),
                Err(why) => status.set(why),
            });
        })
    };
    let button = |name: &'static str, label: UiText| {
        html! { <button type="button" class="btn" data-t={name}>{ say(&label) }</button> }
    };
    html! {
        <>
            <h3>{ say(&UiText::Record) }</h3>
            <label class="small" for="record">{ say(&UiText::RecordNote) }</label>
            <textarea id="record" dir="ltr" rows="7" spellcheck="false" ref={field} value={(*text).clone()} oninput={on_input} />
            <p id="record-why" role="status">{ &*status }</p>
            <p class="acts" onclick={clicked}>
                { button("copy-record", UiText::Copy) }
                { button("copy-link", UiText::Link) }
                { button("save-text", UiText::DownloadText) }
                { button("save-json", UiText::DownloadJson) }
                { button("read-record", UiText::ReadRecord) }
            </p>
            { super::position_editor_link("set-up", &at.table, &at.rules) }
            <label for="file">{ say(&UiText::OpenFile) }</label>
            <input id="file" type="file" accept=".txt,.json,text/plain,application/json" data-t="file" onchange={picked} />
        </>
    }
}
