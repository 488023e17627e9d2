//! A page of evidence for programs: all that stands there as JSON, and in the vocabulary of schema.org.

use serde_json::{Map, Value, json};

use super::{Told, linked::subject};
use crate::{
    catalogue::evidence::Cited,
    citation::{Form, csl},
    engine::{Kind, clause::ClauseId},
    page::markup::reference_text,
    words::{Message, say},
};

/// What [`data`] keeps to, as JSON Schema.
pub const SCHEMA: &str = include_str!("evidence.schema.json");

/// The whole page; words of the game's own language stand between underscores in its texts.
pub fn data(told: &Told) -> Value {
    let evidence = told.evidence;
    let facts = evidence.facts.iter().map(|fact| {
        json!({
            "id": fact.key,
            "topic": fact.topic.name(),
            "text": told.text(&format!("fact-{}", fact.key)),
            "certainty": fact.certainty.name(),
            "cited": fact.cited.iter().map(cited).collect::<Value>(),
        })
    });
    let accounts = evidence.accounts.iter().map(|account| {
        json!({
            "id": account.key,
            "title": told.text(&format!("account-{}", account.key)),
            "cited": cited(&account.cited),
        })
    });
    let questions = evidence.questions.iter().map(|question| {
        let answers = evidence.accounts.iter().filter_map(|account| {
            let answer = told.text_if_any(&format!("answer-{}-{}", question.key, account.key))?;
            Some((account.key.to_string(), Value::from(answer)))
        });
        json!({
            "id": question.key,
            "text": told.text(&format!("question-{}", question.key)),
            "differs": question.differs,
            "answers": answers.collect::<Map<_, _>>(),
            "reading": question.reading,
            "clauses": question.clauses,
        })
    });
    let unknowns = evidence.unknowns.iter().map(|unknown| {
        json!({
            "id": unknown.key,
            "text": told.text(&format!("unknown-{}", unknown.key)),
            "reading": unknown.reading,
            "clauses": unknown.clauses,
        })
    });
    let places = evidence.places.iter().map(|place| {
        json!({
            "id": place.key,
            "text": told.text(&format!("place-{}", place.key)),
            "latitude": place.latitude,
            "longitude": place.longitude,
            "withinKilometres": place.within,
            "certainty": place.certainty.name(),
            "cited": cited(&place.cited),
        })
    });
    let dates = evidence.dates.iter().map(|date| {
        json!({
            "id": date.key,
            "text": told.text(&format!("date-{}", date.key)),
            "from": date.from,
            "to": date.to,
            "certainty": date.certainty.name(),
            "cited": cited(&date.cited),
        })
    });
    let likenesses = evidence.likenesses.iter().map(|like| {
        json!({
            "id": like.key,
            "name": like.name,
            "page": subject(like).map(|other| format!("../../{}/evidence/", other.name())),
            "text": told.text_if_any(&format!("like-{}", like.key)),
            "certainty": like.certainty.name(),
            "cited": cited(&like.cited),
        })
    });
    let records = evidence.records.iter().map(|record| {
        let url = Some(record.url).filter(|url| !url.is_empty());
        json!({ "id": record.id, "url": url, "certainty": record.certainty.name() })
    });
    let sources = told
        .sources
        .iter()
        .map(|source| json!({ "key": source.key, "text": reference_text(source), "csl": csl(source) }));
    json!({
        "$schema": "../../about/evidence/evidence.schema.json",
        "subject": told.subject.name(),
        "name": told.name(),
        "language": evidence.language,
        "version": env!("CARGO_PKG_VERSION"),
        "lead": told.text("lead"),
        "why": told.text_if_any("why"),
        "facts": facts.collect::<Value>(),
        "accounts": accounts.collect::<Value>(),
        "questions": questions.collect::<Value>(),
        "clauses": told.subject.kind().map_or(json!([]), clauses),
        "unknowns": unknowns.collect::<Value>(),
        "places": places.collect::<Value>(),
        "dates": dates.collect::<Value>(),
        "likenesses": likenesses.collect::<Value>(),
        "records": records.collect::<Value>(),
        "sources": sources.collect::<Value>(),
    })
}

fn cited(&(source, pages): &Cited) -> Value {
    json!({ "source": source, "pages": Some(pages).filter(|pages| !pages.is_empty()) })
}

fn clauses(kind: Kind) -> Value {
    let clause = |(index, clause): (usize, &crate::engine::clause::Clause)| {
        let source = Some((clause.source, clause.pages)).filter(|(source, _)| !source.is_empty());
        json!({
            "id": clause.id,
            "text": say(&Message::Clause { kind, clause: ClauseId(index as u8) }),
            "certainty": clause.certainty.name(),
            "cited": source.as_ref().map(cited),
        })
    };
    kind.clauses().iter().enumerate().map(clause).collect()
}

/// The game in the vocabulary of schema.org; `page` is the public address of the page, if it has one.
pub fn linked_data(told: &Told, page: Option<&str>) -> Value {
    let evidence = told.evidence;
    let mut game = json!({
        "@context": "https://schema.org",
        "@type": "Game",
        "name": told.name(),
        "description": told.text("lead").replace('_', ""),
        "version": env!("CARGO_PKG_VERSION"),
    });
    let Some(all) = game.as_object_mut() else { return game };
    if let Some(kind) = told.subject.kind() {
        let seats = kind.seats();
        all.insert("numberOfPlayers".into(), json!({ "@type": "QuantitativeValue", "value": seats }));
    }
    if let Some(page) = page {
        all.insert("url".into(), page.into());
    }
    let places = evidence.places.iter().map(|place| {
        json!({
            "@type": "Place",
            "description": told.text(&format!("place-{}", place.key)).replace('_', ""),
            "geo": {
                "@type": "GeoCircle",
                "geoMidpoint": {
                    "@type": "GeoCoordinates",
                    "latitude": place.latitude,
                    "longitude": place.longitude,
                },
                "geoRadius": format!("{} km", place.within),
            },
        })
    });
    all.insert("spatialCoverage".into(), places.collect());
    let spans = evidence.dates.iter().map(|date| Value::from(format!("{}/{}", date.from, date.to)));
    all.insert("temporalCoverage".into(), spans.collect());
    let records = evidence.records.iter().map(|record| {
        json!({ "@type": "PropertyValue", "propertyID": "Digital Ludeme Project", "value": record.id })
    });
    all.insert("identifier".into(), records.collect());
    let sources = told.sources.iter().map(|source| {
        let form = match source.form {
            Form::Book => "Book",
            Form::Article => "ScholarlyArticle",
            Form::WebPage => "WebPage",
            Form::Post => "BlogPosting",
            Form::Entry => "Dataset",
            Form::Patent => "CreativeWork",
            Form::Program => "SoftwareSourceCode",
        };
        let mut work = json!({ "@type": form, "name": source.title, "description": reference_text(source) });
        if let Some(work) = work.as_object_mut() {
            let authors = source.authors.iter().map(|(family, given)| match *given {
                "" => json!({ "@type": "Organization", "name": family }),
                given => json!({ "@type": "Person", "familyName": family, "givenName": given }),
            });
            if !source.authors.is_empty() {
                work.insert("author".into(), authors.collect());
            }
            for (name, value) in [("datePublished", source.issued), ("url", source.url)] {
                if !value.is_empty() {
                    work.insert(name.into(), value.into());
                }
            }
        }
        work
    });
    all.insert("citation".into(), sources.collect());
    game
}

/// The same for catalogues of libraries: the elements of Dublin Core and their values.
pub fn dublin_core(told: &Told, page: Option<&str>) -> Vec<(&'static str, String)> {
    let mut all = vec![
        ("DC.title", told.name()),
        ("DC.type", "InteractiveResource".into()),
        ("DC.description", told.text("lead").replace('_', "")),
    ];
    all.extend(told.evidence.records.iter().map(|record| ("DC.identifier", record.id.into())));
    all.extend(page.map(|page| ("DC.identifier", page.into())));
    let places = told.evidence.places.iter().map(|place| told.text(&format!("place-{}", place.key)));
    all.extend(places.map(|place| ("DC.coverage", place.replace('_', ""))));
    let dates = told.evidence.dates.iter();
    all.extend(dates.map(|date| ("DC.coverage", format!("{}/{}", date.from, date.to))));
    all.extend(told.sources.iter().map(|source| ("DC.source", reference_text(source))));
    all
}
