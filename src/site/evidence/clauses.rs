//! The rules of a game one by one, each with a moment in which it acts; and how many rest on what.

use yew::prelude::*;

use super::sure;
use crate::{
    engine::{
        Kind,
        clause::{Certainty, Clause, ClauseId},
        pasang::Pasang,
        sowing::Move,
    },
    lesson::moments::{Moment, moment, stands, table},
    notation::Written,
    page::{diagram::Diagram, markup::grounds},
    session::Session,
    story::caption,
    words::{HoleName, Message, PageText, evidence::EvidenceText, say},
};

/// The rules that act in no move under the readings of a game: how things stand, and what is forbidden.
pub fn still<F: Written>(plain: F) -> Vec<&'static str> {
    let all = plain.clauses().iter().map(|clause| clause.id);
    all.filter(|clause| stands(plain, table(plain.kind()), clause)).collect()
}

pub fn clauses(kind: Kind) -> Html {
    let all = kind.clauses();
    let count = |certainty| all.iter().filter(|clause| clause.certainty == certainty).count();
    let kinds = Certainty::ALL.into_iter().filter(|certainty| count(*certainty) > 0);
    html! {
        <section aria-labelledby="clauses" class="ev-rules">
            <h2 id="clauses">{ say(&EvidenceText::RulesTitle) }</h2>
            <p>{ say(&EvidenceText::RulesLead) }</p>
            <fieldset class="ev-filter">
                <legend>{ say(&EvidenceText::FilterTitle) }</legend>
                <label><input type="radio" name="sure" id="sure-all" checked={true} />{ " " }{ say(&EvidenceText::FilterAll { count: all.len() }) }</label>
                for certainty in kinds {
                    <label key={certainty.name()} class="tag" data-sure={certainty.name()}>
                        <input type="radio" name="sure" id={format!("sure-{}", certainty.name())} />
                        { " " }{ say(&EvidenceText::Filter { certainty, count: count(certainty) }) }
                    </label>
                }
            </fieldset>
            <ol class="ev-clauses">
                for (index, clause) in all.iter().enumerate() {
                    <li key={clause.id} id={clause.id} class={clause.certainty.name()}>
                        <div>
                            <p>{ say(&Message::Clause { kind, clause: ClauseId(index as u8) }) }</p>
                            <p class="small"><code>{ clause.id }</code>{ " · " }{ grounds(clause) }{ " · " }{ sure(clause.certainty) }</p>
                        </div>
                        { shown(kind, clause) }
                    </li>
                }
            </ol>
        </section>
    }
}

/// The moment of a rule: its diagram, what happens in it, and a link that opens it.
fn shown(kind: Kind, clause: &Clause) -> Html {
    match kind {
        Kind::Sowing(of) => {
            let found = moment(of.game(), table(kind), clause.id);
            let picture = |moment: &Moment<_>| Diagram::diagram(&moment.session, moment.refused);
            let row = of.game().row();
            let place = |chosen| match chosen {
                Move::Sow(hole) | Move::Empty(hole) => HoleName { hole, row }.letter().to_string(),
                other => of.game().write_move(other),
            };
            figure(found, picture, place)
        }
        Kind::Pasang => {
            let found = moment(Pasang::default(), table(kind), clause.id);
            let picture = |moment: &Moment<_>| Diagram::diagram(&moment.session, moment.refused);
            figure(found, picture, |chosen| Pasang::default().write_move(chosen))
        }
    }
}

fn figure<F: Written + crate::story::Story>(
    found: Option<Moment<F>>,
    picture: impl Fn(&Moment<F>) -> String,
    place: impl Fn(F::Move) -> String,
) -> Html {
    let Some(moment) = found else {
        return html! { <p class="small">{ say(&EvidenceText::NoMoment) }</p> };
    };
    // the page lies in a folder of the game's
    let address = format!("../index.html#{}", moment.address());
    let said = match moment.refused {
        Some(chosen) => {
            html! { <>{ say(&EvidenceText::Refused) }{ " " }<code>{ place(chosen) }</code>{ "." }</> }
        }
        None => html! { what_happens(&moment.session) },
    };
    html! {
        <figure class="ev-moment">
            { Html::from_html_unchecked(picture(&moment).into()) }
            <figcaption>
                { said }{ " " }
                <a href={address}>{ say(&EvidenceText::OpenMoment) }</a>
            </figcaption>
        </figure>
    }
}

fn what_happens<F: crate::story::Story>(session: &Session<F>) -> String {
    match session.cursor() {
        0 if session.stop().is_some() => say(&caption::announcement(session)),
        0 if *session.start() == session.game().start() => say(&EvidenceText::AtStart),
        // a rule of how things stand
        0 => say(&EvidenceText::InThisPosition),
        _ => say(&caption::announcement(session)),
    }
}

/// How many rules rest on what: a mark a rule.
pub fn ledger(kind: Kind) -> Html {
    let all = kind.clauses();
    let stated = all.iter().filter(|clause| clause.certainty == Certainty::Stated).count();
    html! {
        <section aria-labelledby="ledger">
            <h2 id="ledger">{ say(&EvidenceText::LedgerTitle) }</h2>
            <p>{ say(&EvidenceText::LedgerLead { count: all.len(), stated }) }</p>
            <ul class="ev-ledger">
                for clause in all {
                    <li key={clause.id}>
                        <a href={format!("#{}", clause.id)} class={clause.certainty.name()} translate="no" title={clause.id}
                            aria-label={format!("{}: {}", clause.id, say(&PageText::Certainty(clause.certainty)))} />
                    </li>
                }
            </ul>
            <ul class="key">
                for certainty in Certainty::ALL {
                    <li key={certainty.name()}>{ sure(certainty) }{ format!(" {}", all.iter().filter(|clause| clause.certainty == certainty).count()) }</li>
                }
            </ul>
        </section>
    }
}
