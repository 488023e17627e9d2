//! What a course says of itself to catalogues of learning resources, in the vocabulary of schema.org.

use serde_json::{Value, json};

use crate::{
    engine::Kind,
    lesson::{file::steps, minutes::minutes},
    words::{
        current,
        facts::{GameFact, game_fact},
        lesson::LessonText,
        say,
    },
};

/// The course of a game; `page` is the public address of its page, if it has one.
pub fn linked_data(kind: Kind, page: Option<&str>) -> Value {
    let steps = steps(kind);
    let mut course = json!({
        "@context": "https://schema.org",
        "@type": "LearningResource",
        "name": say(&LessonText::PageTitle(kind)),
        "description": say(&LessonText::Description { kind, steps: steps.len() }),
        "inLanguage": current::words().language,
        "isAccessibleForFree": true,
        "version": env!("CARGO_PKG_VERSION"),
        "timeRequired": format!("PT{}M", minutes(kind)),
        "teaches": steps.iter().map(|step| step.title.as_str()).collect::<Vec<_>>(),
        "about": {
            "@type": "Game",
            "name": game_fact(kind, GameFact::Name),
            "description": game_fact(kind, GameFact::Idea),
        },
    });
    if let (Some(all), Some(page)) = (course.as_object_mut(), page) {
        all.insert("url".into(), page.into());
    }
    course
}
