//! What is known of a game: facts by topic, each with its certainty and its sources; places and dates.

use yew::prelude::*;

use super::{Told, sure};
use crate::{
    catalogue::evidence::{Date, Place, Topic},
    words::{evidence::EvidenceText, say},
};

pub fn known(told: &Told, root: &AttrValue) -> Html {
    let facts = told.evidence.facts;
    let topics = Topic::ALL.into_iter().filter(|topic| facts.iter().any(|fact| fact.topic == *topic));
    html! {
        <section aria-labelledby="known">
            <h2 id="known">{ say(&EvidenceText::KnownTitle) }</h2>
            <p>{ say(&EvidenceText::KnownLead) }{ " " }<a href={format!("{root}about/evidence/index.html#words")}>{ say(&EvidenceText::FourWords) }</a></p>
            <dl class="ev-facts">
                for topic in topics {
                    <div key={topic.name()}>
                        <dt>{ say(&EvidenceText::Topic(topic.name())) }</dt>
                        for fact in facts.iter().filter(|fact| fact.topic == topic) {
                            <dd key={fact.key} id={format!("fact-{}", fact.key)} class={fact.certainty.name()}>
                                <p>{ told.marked(&format!("fact-{}", fact.key)) }</p>
                                <p class="small">
                                    { sure(fact.certainty) }
                                    for cited in fact.cited {
                                        { " · " }{ told.cite(cited) }
                                    }
                                </p>
                            </dd>
                        }
                        if topic == Topic::Record {
                            <dd class="small">{ say(&EvidenceText::ConfidenceNote) }</dd>
                        }
                    </div>
                }
            </dl>
        </section>
    }
}

/// Where and when: the list behind the map and the line of time.
pub fn places(told: &Told) -> Html {
    html! {
        <section aria-labelledby="where">
            <h2 id="where">{ say(&EvidenceText::MapTitle) }</h2>
            <ul class="ev-where">
                for place in told.evidence.places { { placed(told, place) } }
                for date in told.evidence.dates { { dated(told, date) } }
            </ul>
        </section>
    }
}

fn placed(told: &Told, place: &Place) -> Html {
    let exact = match place.is_exact() {
        true => say(&EvidenceText::Exact),
        false => say(&EvidenceText::Within { km: place.within.round() as u32 }),
    };
    html! {
        <li key={place.key} class={place.certainty.name()}>
            <p>{ told.marked(&format!("place-{}", place.key)) }{ " " }{ exact }</p>
            <p class="small"><bdi dir="ltr">{ coordinates(place) }</bdi>{ " · " }{ sure(place.certainty) }{ " · " }{ told.cite(&place.cited) }</p>
        </li>
    }
}

/// As exact as the place is known: a hundredth of a degree is about a kilometre.
pub fn coordinates(place: &Place) -> String {
    let digits = match place.within {
        _ if place.is_exact() => 4,
        within if within <= 20.0 => 2,
        within if within <= 100.0 => 1,
        _ => 0,
    };
    let half = |degrees: f64, [positive, negative]: [&str; 2]| {
        let letter = if degrees < 0.0 { negative } else { positive };
        format!("{:.digits$}° {letter}", degrees.abs())
    };
    format!("{}, {}", half(place.latitude, ["N", "S"]), half(place.longitude, ["E", "W"]))
}

fn dated(told: &Told, date: &Date) -> Html {
    html! {
        <li key={date.key} class={date.certainty.name()}>
            <p>{ told.marked(&format!("date-{}", date.key)) }{ ": " }<time datetime={date.from}>{ interval(date) }</time></p>
            <p class="small">{ sure(date.certainty) }{ " · " }{ told.cite(&date.cited) }</p>
        </li>
    }
}

/// A whole year is a year; other intervals are told by their ends.
pub fn interval(date: &Date) -> String {
    let year = |day: &'static str| day.get(..4).unwrap_or(day);
    let is_whole = date.from.ends_with("-01-01") && date.to.ends_with("-12-31");
    match (date.from == date.to, is_whole, year(date.from) == year(date.to)) {
        (true, ..) => date.from.into(),
        (_, true, true) => year(date.from).into(),
        (_, true, false) => say(&EvidenceText::Interval { from: year(date.from), to: year(date.to) }),
        _ => say(&EvidenceText::Interval { from: date.from, to: date.to }),
    }
}
