//! The citation of the position that is shown, in the forms of reference managers, and its board as a picture.

use yew::prelude::*;

use super::{AtTable, record};
use crate::{
    citation::{Form, Reference, bibtex, csl_json, ris},
    page::{browser, markup::reference_text, played::Played, table::Table},
    words::{UiText, cite::CiteText, say},
};

/// A form of the citation: its name, and the ending of its file.
const FORMS: [(&str, &str); 4] = [("text", "txt"), ("bibtex", "bib"), ("ris", "ris"), ("csl", "json")];

/// The citation in a form by its name.
fn citation<F: Played>(table: &Table<F>, form: &str) -> String {
    let (kind, moves) = (table.session.game().kind(), table.session.cursor());
    let (title, url, read) = (say(&CiteText::Position { kind, moves }), record::link(table), browser::day());
    let key = format!("Papan {} {}", table.session.game().name(), moves);
    let reference = Reference {
        key: &key,
        form: Form::Program,
        authors: &[("Papan", "")],
        title: &title,
        number: env!("CARGO_PKG_VERSION"),
        url: &url,
        read: &read,
        ..Reference::NONE
    };
    match form {
        "bibtex" => bibtex(&reference),
        "ris" => ris(&reference),
        "csl" => csl_json(&[reference]),
        _ => reference_text(&reference),
    }
}

#[derive(Properties)]
pub struct CiteProps<F: Played> {
    pub at: AtTable<F>,
}

impl<F: Played> PartialEq for CiteProps<F> {
    fn eq(&self, other: &CiteProps<F>) -> bool {
        self.at == other.at
    }
}

#[component]
pub fn Cite<F: Played>(props: &CiteProps<F>) -> Html {
    let at = props.at.clone();
    let form = use_state(|| FORMS[0]);
    let status = use_state(String::new);
    let field = use_node_ref();
    let text = citation(&at.table, form.0);
    let changed = {
        let form = form.clone();
        Callback::from(move |event: Event| {
            let chosen = browser::value(&event);
            form.set(FORMS.into_iter().find(|(name, _)| *name == chosen).unwrap_or(FORMS[0]));
        })
    };
    let clicked = {
        let (form, status, field, text) = (form.clone(), status.clone(), field.clone(), text.clone());
        Callback::from(move |event: MouseEvent| {
            let Some((_, name)) = browser::control(&event) else { return };
            let game = at.table.session.game().name();
            match &*name {
                "copy-citation" => {
                    let (status, field) = (status.clone(), field.clone());
                    browser::copy(&text, move |done| {
                        browser::choose_text(&field);
                        status.set(say(&if done { UiText::Copied } else { UiText::NotCopied }));
                    });
                }
                "save-citation" => browser::save(&format!("{game}.{}", form.1), &text),
                "save-svg" => match browser::board_svg() {
                    Some(svg) => browser::save_as(&format!("{game}.svg"), "image/svg+xml", &svg),
                    None => status.set(say(&CiteText::NoPicture)),
                },
                "save-png" => {
                    let status = status.clone();
                    browser::save_png(&format!("{game}.png"), move |done| {
                        if !done {
                            status.set(say(&CiteText::NoPicture));
                        }
                    });
                }
                _ => (),
            }
        })
    };
    let button = |name: &'static str, label: String| {
        html! { <button type="button" class="btn" data-t={name}>{ label }</button> }
    };
    html! {
        <>
            <h3>{ say(&CiteText::Title) }</h3>
            <label for="cite-form">{ say(&CiteText::Form) }</label>
            <select id="cite-form" onchange={changed} ~value={browser::choice(form.0)}>
                for (name, _) in FORMS {
                    <option key={name} value={name} selected={name == form.0}>{ say(&CiteText::Named(name)) }</option>
                }
            </select>
            <textarea id="citation" dir="auto" rows="5" readonly=true spellcheck="false" aria-label={say(&CiteText::Citation)} ref={field} value={text} />
            <p id="citation-why" role="status">{ &*status }</p>
            <p class="acts" onclick={clicked}>
                { button("copy-citation", say(&UiText::Copy)) }
                { button("save-citation", say(&CiteText::Save)) }
                { button("save-svg", say(&CiteText::Svg)) }
                { button("save-png", say(&CiteText::Png)) }
            </p>
        </>
    }
}
