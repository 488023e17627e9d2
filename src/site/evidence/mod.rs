//! The page of what a game rests on: what is known of it, the accounts side by side, its rules with their certainty, what
//! nobody knows, place and time, games that are like it, records and sources.

mod accounts;
mod clauses;
mod data;
mod known;
pub mod linked;
mod references;

pub use clauses::still;
pub use data::{SCHEMA, data, dublin_core, linked_data};
pub use known::{coordinates, interval};
pub use references::files;

use yew::prelude::*;

use crate::{
    catalogue::{
        self, Source,
        evidence::{Cited, Evidence, Subject},
    },
    engine::{Kind, clause::Certainty},
    site::{home::live_board, numbers},
    words::{
        PageText,
        evidence::{self, EvidenceText, told, told_if_any},
        keyed::KeyedMessage,
        numbers::NumbersText,
        say,
    },
};

/// What the page is made of: a subject with all that is told of it.
pub struct Told {
    pub subject: Subject,
    pub evidence: &'static Evidence,
    /// The sources of its rules and of its facts.
    pub sources: Vec<Source>,
}

impl Told {
    pub fn new(subject: Subject) -> Told {
        let evidence = catalogue::evidence(subject);
        let of_rules = subject.kind().map_or(&[][..], |kind| catalogue::facts(kind).sources);
        let sources = of_rules.iter().chain(evidence.sources).copied().collect();
        Told { subject, evidence, sources }
    }

    pub fn name(&self) -> String {
        name(self.subject)
    }

    /// A message of its own.
    fn message(&self, key: &str) -> KeyedMessage {
        told(self.subject.kind(), self.subject.name(), key)
    }

    pub fn text(&self, key: &str) -> String {
        say(&self.message(key))
    }

    pub fn text_if_any(&self, key: &str) -> Option<String> {
        told_if_any(self.subject.kind(), self.subject.name(), key)
    }

    fn marked(&self, key: &str) -> Html {
        marked(&self.text(key), self.evidence.language)
    }

    /// A source as it is cited, linked to its full reference.
    fn cite(&self, &(key, pages): &Cited) -> Html {
        let text = if pages.is_empty() { key.to_string() } else { format!("{key}: {pages}") };
        let name = self.sources.iter().find(|source| source.key == key).map(Source::name);
        html! {
            if let Some(name) = name {
                <a href={format!("#source-{name}")}><cite>{ text }</cite></a>
            }
        }
    }

    /// Every message that the page asks of its own files: the ones that must be there, and those that may be.
    pub fn messages(&self) -> [Vec<KeyedMessage>; 2] {
        let Evidence { facts, accounts, questions, unknowns, places, dates, likenesses, .. } = self.evidence;
        let keys = |prefix: &str, keys: &mut dyn Iterator<Item = &'static str>| {
            keys.map(|key| self.message(&format!("{prefix}-{key}"))).collect::<Vec<_>>()
        };
        let mut must = vec![self.message("lead")];
        if self.subject.kind().is_none() {
            must.extend(["name", "why"].map(|key| self.message(key)));
        }
        must.extend(keys("fact", &mut facts.iter().map(|fact| fact.key)));
        must.extend(keys("account", &mut accounts.iter().map(|account| account.key)));
        must.extend(keys("question", &mut questions.iter().map(|question| question.key)));
        must.extend(keys("unknown", &mut unknowns.iter().map(|unknown| unknown.key)));
        must.extend(keys("place", &mut places.iter().map(|place| place.key)));
        must.extend(keys("date", &mut dates.iter().map(|date| date.key)));
        let mut may = keys("like", &mut likenesses.iter().map(|like| like.key));
        for question in *questions {
            may.extend(keys(
                &format!("answer-{}", question.key),
                &mut accounts.iter().map(|account| account.key),
            ));
        }
        [must, may]
    }
}

/// How a subject is called.
pub fn name(subject: Subject) -> String {
    evidence::name(subject.kind(), subject.name())
}

/// A text in which words between underscores are of another language.
pub fn marked(text: &str, language: &'static str) -> Html {
    text.split('_')
        .enumerate()
        .map(|(at, part)| match at % 2 {
            0 => html! { part.to_string() },
            _ => html! { <i lang={language}>{ part.to_string() }</i> },
        })
        .collect()
}

/// The word for a certainty, with its mark.
pub fn sure(certainty: Certainty) -> Html {
    html! { <span class="tag" data-sure={certainty.name()}>{ say(&PageText::Certainty(certainty)) }</span> }
}

/// The page; `root` is the relative path to the root of the site.
pub fn page(subject: Subject, root: &AttrValue) -> Html {
    let told = Told::new(subject);
    let name = told.name();
    let game = subject.kind().map(|kind| format!("{root}{}/index.html", kind.name()));
    html! {
        <>
            { super::top::head(root, html! {
                if let Some(game) = &game {
                    <a class="ways" href={game.clone()}>{ name.clone() }</a>
                } else {
                    <a class="ways" href={format!("{root}index.html")}>{ say(&PageText::Home) }</a>
                }
            }) }
            <main class="wrap evidence">
                <div class="ev-top">
                    <div>
                        <p class="kicker">{ say(&EvidenceText::Evidence) }</p>
                        <h1>{ name.clone() }</h1>
                        <p class="lead">{ told.marked("lead") }</p>
                        if let Some(game) = &game {
                            <p><a class="btn main" href={game.clone()}>{ say(&EvidenceText::ToGame { name: &name }) }</a></p>
                        }
                    </div>
                    if let Some(kind) = subject.kind() {
                        { live_board(kind, "ev-board") }
                    }
                </div>
                if subject.kind().is_none() {
                    <section aria-labelledby="why">
                        <h2 id="why">{ say(&EvidenceText::WhyTitle) }</h2>
                        <p>{ told.marked("why") }</p>
                    </section>
                }
                { contents(&told) }
                { known::known(&told, root) }
                { accounts::accounts(&told) }
                if let Some(kind) = subject.kind() {
                    { clauses::clauses(kind) }
                }
                { accounts::unknowns(&told) }
                { known::places(&told) }
                { linked::likenesses(&told, root) }
                if let Some(kind) = subject.kind() {
                    { computed(kind, root) }
                }
                { references::records(&told) }
                { references::references(&told) }
                if let Some(kind) = subject.kind() {
                    { clauses::ledger(kind) }
                }
                { report(&told, root) }
            </main>
        </>
    }
}

/// Links to the parts of the page.
fn contents(told: &Told) -> Html {
    let is_game = told.subject.kind().is_some();
    let parts = [
        ("known", EvidenceText::KnownTitle, true),
        ("accounts", EvidenceText::AccountsTitle, !told.evidence.questions.is_empty()),
        ("clauses", EvidenceText::RulesTitle, is_game),
        ("unknown", EvidenceText::UnknownTitle, !told.evidence.unknowns.is_empty()),
        ("where", EvidenceText::MapTitle, true),
        ("like", EvidenceText::LikeTitle, !told.evidence.likenesses.is_empty()),
        ("sources", EvidenceText::ReferencesTitle, true),
        ("ledger", EvidenceText::LedgerTitle, is_game),
    ];
    html! {
        <nav class="ev-contents" aria-label={say(&EvidenceText::Contents)}>
            <ul>
                for (part, title, _) in parts.into_iter().filter(|(.., is_there)| *is_there) {
                    <li key={part}><a href={format!("#{part}")}>{ say(&title) }</a></li>
                }
            </ul>
        </nav>
    }
}

/// What is known of a game by computation, and where the tables are.
fn computed(kind: Kind, root: &str) -> Html {
    let own = numbers::data::all_own().into_iter().filter(|(of, _)| *of == kind);
    html! {
        <section aria-labelledby="computed">
            <h2 id="computed">{ say(&NumbersText::OfThis) }</h2>
            <ul>
                for sentence in numbers::says(kind) { <li>{ sentence }</li> }
                for (kind, own) in own {
                    <li key={own.name}><a href={format!("{root}numbers/index.html#{}", numbers::place(kind, own))}>{ numbers::title(kind, own) }</a></li>
                }
            </ul>
            <p><a href={format!("{root}numbers/index.html#random-{}", kind.name())}>{ say(&NumbersText::More) }</a></p>
        </section>
    }
}

/// How one says that something is wrong.
fn report(told: &Told, root: &AttrValue) -> Html {
    let first = told.subject.kind().and_then(|kind| kind.clauses().first());
    let address = format!(
        "{}/evidence/{}",
        told.subject.name(),
        first.map_or(String::new(), |clause| format!("#{}", clause.id))
    );
    html! {
        <section aria-labelledby="report">
            <h2 id="report">{ say(&EvidenceText::ReportTitle) }</h2>
            <p>{ say(&EvidenceText::ReportLead) }{ " " }<code>{ address }</code></p>
            <p>
                { say(&EvidenceText::ReportVersion { version: env!("CARGO_PKG_VERSION") }) }{ " " }
                <a href={format!("{root}about/evidence/index.html#correct")}>{ say(&EvidenceText::ReportHow) }</a>
            </p>
        </section>
    }
}
