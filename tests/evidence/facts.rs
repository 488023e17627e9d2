//! Every fact has its source, every interval its ends, every place its precision.

use std::collections::BTreeSet;

use papan::{
    catalogue::evidence::{Cited, Evidence, Subject},
    engine::clause::Certainty,
    page::markup::reference_text,
    site::evidence::{Told, linked},
    words::evidence::told_if_any,
};

fn all() -> impl Iterator<Item = (Told, &'static Evidence)> {
    Subject::all().map(Told::new).map(|told| {
        let evidence = told.evidence;
        (told, evidence)
    })
}

/// What is wrong with a citation: its source, or a page that the source does not have.
fn wrong(told: &Told, (key, pages): Cited) -> Option<String> {
    let found: Vec<_> = told.sources.iter().filter(|source| source.key == key).collect();
    let [source] = found[..] else { return Some(format!("{} sources are called {key}", found.len())) };
    let numbers = |text: &str| {
        text.split(['–', ',', ' ']).filter_map(|page| page.parse::<u16>().ok()).collect::<Vec<_>>()
    };
    let (has, cited) = (numbers(source.pages), numbers(pages));
    let (first, last) = (has.iter().min().copied(), has.iter().max().copied());
    let is_within = cited.iter().all(|page| Some(*page) >= first && Some(*page) <= last);
    let is_exact = has.is_empty() == cited.is_empty();
    (!is_within || !is_exact).then(|| format!("{key}: {pages} of {}", source.pages))
}

#[test]
fn every_fact_has_its_source_and_only_ours_has_none() {
    let mut faults = Vec::new();
    for (told, evidence) in all() {
        let mut cite = |what: String, certainty: Certainty, cited: &[Cited]| {
            if cited.is_empty() != (certainty == Certainty::Editorial) {
                faults.push(format!("{} {what}: {} cites {}", told.name(), certainty.name(), cited.len()));
            }
            faults.extend(
                cited
                    .iter()
                    .filter_map(|&one| Some(format!("{} {what}: {}", told.name(), wrong(&told, one)?))),
            );
        };
        evidence.facts.iter().for_each(|fact| cite(format!("fact {}", fact.key), fact.certainty, fact.cited));
        evidence
            .accounts
            .iter()
            .for_each(|one| cite(format!("account {}", one.key), Certainty::Stated, &[one.cited]));
        evidence
            .places
            .iter()
            .for_each(|one| cite(format!("place {}", one.key), one.certainty, &[one.cited]));
        evidence.dates.iter().for_each(|one| cite(format!("date {}", one.key), one.certainty, &[one.cited]));
        evidence
            .likenesses
            .iter()
            .for_each(|one| cite(format!("like {}", one.key), one.certainty, &[one.cited]));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn keys_of_sources_are_of_one_source() {
    for (told, _) in all() {
        let names: BTreeSet<_> = told.sources.iter().map(|source| source.name()).collect();
        assert_eq!(names.len(), told.sources.len(), "{}", told.name());
        for source in &told.sources {
            assert!(
                !source.title.is_empty() && reference_text(source).ends_with(['.', '/', '”'])
                    || !source.url.is_empty(),
                "{source:?}"
            );
        }
    }
}

#[test]
fn every_message_is_there_once_and_its_words_are_marked_whole() {
    for (told, evidence) in all() {
        let keys = |keys: Vec<&'static str>| {
            let set: BTreeSet<_> = keys.iter().copied().collect();
            assert_eq!(set.len(), keys.len(), "{}: {keys:?}", told.name());
            for key in keys {
                assert!(
                    key.bytes()
                        .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'),
                    "{key}"
                );
            }
        };
        keys(evidence.facts.iter().map(|one| one.key).collect());
        keys(evidence.accounts.iter().map(|one| one.key).collect());
        keys(evidence.questions.iter().map(|one| one.key).collect());
        keys(evidence.unknowns.iter().map(|one| one.key).collect());
        keys(evidence.places.iter().map(|one| one.key).collect());
        keys(evidence.dates.iter().map(|one| one.key).collect());
        keys(evidence.likenesses.iter().map(|one| one.key).collect());
        let [must, may] = told.messages();
        for message in must.iter().chain(&may) {
            let key = message.key.trim_start_matches("chuki-").trim_start_matches("evidence-");
            let text = told_if_any(told.subject.kind(), told.subject.name(), key);
            let text = match text {
                Some(text) => text,
                None if may.contains(message) => continue,
                None => panic!("{} has no {}", told.name(), message.key),
            };
            assert!(!text.is_empty() && text.matches('_').count() % 2 == 0, "{}: {text}", message.key);
        }
    }
}

#[test]
fn a_question_is_answered_by_two_or_left_by_one_and_names_what_is_played() {
    for (told, evidence) in all() {
        let name = told.name();
        assert!(evidence.accounts.len() >= 2, "{name}");
        for question in evidence.questions {
            let answers = evidence.accounts.iter().filter(|account| {
                told.text_if_any(&format!("answer-{}-{}", question.key, account.key)).is_some()
            });
            let answers = answers.count();
            assert!(
                answers > usize::from(question.differs),
                "{name}: {} has {answers} answers",
                question.key
            );
        }
        let asked = evidence.questions.iter().map(|one| (one.key, one.reading, one.clauses));
        for (key, reading, clauses) in
            asked.chain(evidence.unknowns.iter().map(|one| (one.key, one.reading, one.clauses)))
        {
            let Some(kind) = told.subject.kind() else {
                assert!(reading.is_none() && clauses.is_empty(), "{name}: {key}");
                continue;
            };
            for clause in clauses {
                assert!(kind.clauses().iter().any(|known| known.id == *clause), "{name} {key}: {clause}");
            }
            if let Some(reading) = reading {
                assert!(kind.readings().iter().any(|known| known.name == reading), "{name} {key}: {reading}");
            }
        }
    }
}

/// Whether a text is a day of the calendar.
fn is_day(text: &str) -> bool {
    let parts: Vec<u16> = text.split('-').filter_map(|part| part.parse().ok()).collect();
    let [year, month, day] = parts[..] else { return false };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u16::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    text.len() == 10 && (1..=days).contains(&day)
}

#[test]
fn dates_are_intervals_and_places_have_a_precision() {
    for (told, evidence) in all() {
        let name = told.name();
        assert!(!evidence.places.is_empty() && !evidence.dates.is_empty(), "{name}");
        for date in evidence.dates {
            assert!(is_day(date.from) && is_day(date.to) && date.from <= date.to, "{name}: {date:?}");
        }
        for place in evidence.places {
            let is_on_earth = place.latitude.abs() <= 90.0 && place.longitude.abs() <= 180.0;
            assert!(is_on_earth && place.within > 0.0 && place.within < 2000.0, "{name}: {place:?}");
        }
        for record in evidence.records {
            let number = record.id.strip_prefix("DLP.").and_then(|id| id.split_once('.'));
            assert!(number.is_some_and(|(_, number)| number.parse::<u32>().is_ok()), "{name}: {record:?}");
        }
        for source in &told.sources {
            assert!(source.read.is_empty() || is_day(source.read), "{source:?}");
        }
    }
}

#[test]
fn what_is_like_a_game_of_the_site_is_told_on_both_pages() {
    for (told, evidence) in all() {
        for like in evidence.likenesses {
            let Some(here) = like.here else { continue };
            // a game that has left the site is still like this one
            let Some(other) = linked::subject(like) else { continue };
            assert_ne!(other, told.subject);
            let back = Told::new(other).evidence.likenesses;
            let is_back = back.iter().any(|back| back.here == Some(told.subject.name()));
            assert!(is_back, "{} is like {here}, whose page does not say so", told.name());
        }
    }
}
