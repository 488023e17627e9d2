//! The records and sources of a game: to read, to copy, and as files for programs that manage references.

use yew::prelude::*;

use super::{Told, sure};
use crate::{
    catalogue::Source,
    citation::{bibtex, csl_json, ris},
    page::markup::reference_text,
    words::{evidence::EvidenceText, facts::source_note, say},
};

/// Under which numbers a catalogue has the game.
pub fn records(told: &Told) -> Html {
    if told.evidence.records.is_empty() {
        return Html::default();
    }
    html! {
        <section aria-labelledby="records">
            <h2 id="records">{ say(&EvidenceText::RecordsTitle) }</h2>
            <p>{ say(&EvidenceText::RecordsLead) }</p>
            <ul class="ev-records">
                for record in told.evidence.records {
                    <li key={record.id}>
                        if record.url.is_empty() {
                            <code>{ record.id }</code>
                        } else {
                            <a href={record.url}><code>{ record.id }</code></a>
                        }
                        { " " }{ sure(record.certainty) }
                    </li>
                }
            </ul>
        </section>
    }
}

/// A format of references: its name in addresses and words, the name of its file, and what writes it.
struct Format {
    name: &'static str,
    file: &'static str,
    write: fn(&[Source]) -> String,
}

const FORMATS: [Format; 3] = [
    Format {
        name: "bibtex",
        file: "references.bib",
        write: |sources| sources.iter().map(bibtex).collect::<Vec<_>>().join("\n"),
    },
    Format { name: "ris", file: "references.ris", write: |sources| sources.iter().map(ris).collect() },
    Format { name: "csl", file: "references.json", write: csl_json },
];

/// The files of references beside a page: the name of each, and its text.
pub fn files(told: &Told) -> Vec<(&'static str, String)> {
    FORMATS.iter().map(|format| (format.file, (format.write)(&told.sources))).collect()
}

pub fn references(told: &Told) -> Html {
    let note = |source: &Source| {
        told.subject.kind().map_or_else(String::new, |kind| source_note(kind, &source.name()))
    };
    html! {
        <section aria-labelledby="sources">
            <h2 id="sources">{ say(&EvidenceText::ReferencesTitle) }</h2>
            <ul class="sources">
                for source in &told.sources {
                    <li key={source.key} id={format!("source-{}", source.name())}>
                        { linked(source) }{ " " }{ note(source) }
                    </li>
                }
            </ul>
            <p>{ say(&EvidenceText::ReferencesLead) }</p>
            for format in &FORMATS {
                <details key={format.name} class="ev-format">
                    <summary>{ say(&EvidenceText::Format(format.name)) }</summary>
                    <p><a href={format.file} download="">{ say(&EvidenceText::File) }</a></p>
                    <pre tabindex="0">{ (format.write)(&told.sources) }</pre>
                </details>
            }
            <h3>{ say(&EvidenceText::DataTitle) }</h3>
            <p>
                { say(&EvidenceText::DataLead) }{ " " }
                <a href="evidence.json"><code>{ "evidence.json" }</code></a>{ " · " }
                <a href="../../about/evidence/evidence.schema.json"><code>{ "evidence.schema.json" }</code></a>
            </p>
        </section>
    }
}

/// The reference with its address as a link.
fn linked(source: &Source) -> Html {
    let text = reference_text(source);
    match text.split_once(source.url).filter(|_| !source.url.is_empty()) {
        Some((before, after)) => html! {
            <>{ before.to_string() }<a href={source.url}>{ source.url }</a>{ after.to_string() }</>
        },
        None => html! { text },
    }
}
