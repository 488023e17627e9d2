//! Everything that the code can say: all samples of messages, and the words of all games.

use papan::{
    catalogue::{self, evidence::Subject},
    engine::{
        Kind,
        clause::ClauseId,
        seat::{Seat, Seats},
    },
    lesson::file::steps,
    page::{About, Page},
    site::{about, evidence, map, numbers, sheet},
    words::{
        Message, PageText,
        about::{AboutText, TranslatingText, VersionsText},
        end_game::EndLabel,
        evidence::{EvidenceText, MapText},
        facts::{GameFact, game_fact, source_note},
        home::HomePageText,
        keyed::{KeyedMessage, Value},
        numbers::NumbersText,
        position::laws,
        recorder::record,
        rule_texts::{RuleText, rule_words},
        say,
        sheet::SheetText,
    },
};

use crate::samples;

/// Everything, in the words that are spoken now.
pub fn everything() -> Vec<KeyedMessage> {
    let mut all = samples::ALL.iter().flat_map(|(_, sheet)| record(|| drop(sheet()))).collect::<Vec<_>>();
    all.extend(Kind::ALL.into_iter().flat_map(rules));
    all.extend(record(|| {
        let about = About::ALL.map(Page::About);
        let pages = Subject::all().map(Page::Evidence).chain([Page::Map, Page::Numbers]).chain(about);
        pages.for_each(|page| drop((page.title(), page.description())));
        Subject::all().for_each(|subject| drop(evidence::page(subject, &"".into())));
        drop(map::page(&"".into()));
        drop(numbers::page(&"".into()));
        About::ALL.into_iter().for_each(|page| drop(about::page(page, &"".into())));
        // of a copy of the site that says how one reaches those who run it, and whose day is known
        drop(say(&AboutText::Contact));
        drop(say(&VersionsText::NowOf { version: "", date: "" }));
        // no translation has been reviewed today
        drop(say(&TranslatingText::StateReviewed));
        // no place is known to the point today; the home page links the map
        drop((say(&EvidenceText::Exact), say(&EvidenceText::WhyNot), say(&MapText::Link)));
        drop(say(&NumbersText::Link));
        Kind::ALL.into_iter().for_each(|kind| drop(say(&NumbersText::OfGame(kind))));
    }));
    all.extend(record(|| Kind::ALL.into_iter().for_each(|kind| drop(steps(kind)))));
    all.extend(record(|| {
        for kind in Kind::ALL {
            let page = Page::Sheet(kind);
            drop((page.title(), page.description(), sheet::page(kind, &"".into())));
        }
        // beside the code of a site whose address is known; and on the pages of games
        drop((say(&SheetText::Scan), say(&SheetText::Link)));
    }));
    all.extend(record(|| {
        let seats = [Seats::only(Seat::FIRST), Seats::BOTH, Seats::THREE];
        let surely = seats.map(|wins| EndLabel::Surely { wins });
        let asked = [EndLabel::Resign, EndLabel::ResignAs(Seat::SECOND), EndLabel::Agree, EndLabel::Offer];
        let rows = [EndLabel::AgreeRows, EndLabel::OfferRows];
        let asked = asked.into_iter().chain(rows);
        asked.chain(surely).for_each(|what| drop(say(&what)));
    }));
    all
}

/// What the rules of a game are told in, and what only its page as a file says.
fn rules(kind: Kind) -> Vec<KeyedMessage> {
    record(|| {
        about(kind).into_iter().for_each(|about| drop(rule_words(kind, about)));
        drop(laws(kind));
        drop(say(&PageText::RandomPlay(kind)));
        GameFact::ALL.into_iter().for_each(|fact| drop(game_fact(kind, fact)));
        let facts = catalogue::facts(kind);
        facts.sources.iter().for_each(|source| drop(source_note(kind, &source.name())));
        let century = HomePageText::Century { century: facts.century, kind };
        for about in [HomePageText::Lead(kind), HomePageText::OnBoard(kind), century] {
            drop(say(&about));
        }
        for preset in 0..kind.presets().len() {
            let readings = (0..kind.readings().len()).map(|reading| (reading, 0)).collect();
            drop(say(&Message::Differs { kind, readings, preset }));
        }
    })
}

/// Whatever of a game's rules has words.
pub fn about(kind: Kind) -> Vec<RuleText> {
    let clauses = (0..kind.clauses().len()).map(|at| RuleText::Clause(ClauseId(at as u8)));
    let readings = kind.readings().iter().enumerate().flat_map(|(reading, known)| {
        let answers = (0..known.values.len()).map(move |value| RuleText::Answer(reading, value));
        [RuleText::Question(reading)].into_iter().chain(answers)
    });
    let presets = (0..kind.presets().len())
        .flat_map(|preset| [RuleText::PresetTitle(preset), RuleText::PresetNote(preset)]);
    clauses.chain(readings).chain(presets).collect()
}

/// A message and those that it speaks of, each with the game that it is said of.
pub fn walk(message: &KeyedMessage, game: Option<Kind>, visit: &mut impl FnMut(&KeyedMessage, Option<Kind>)) {
    let game = message.game.or(game);
    visit(message, game);
    message.values.iter().for_each(|(_, value)| walk_value(value, game, visit));
}

fn walk_value(value: &Value, game: Option<Kind>, visit: &mut impl FnMut(&KeyedMessage, Option<Kind>)) {
    match value {
        Value::KeyedMessage(message) => walk(message, game, visit),
        Value::List(all) => all.iter().for_each(|value| walk_value(value, game, visit)),
        Value::Number(_) | Value::Text(_) => (),
    }
}
