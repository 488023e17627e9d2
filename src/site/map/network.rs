//! Who is like whom, by whose word: a picture of all likenesses, and the list that it draws.

use yew::prelude::*;

use super::link;
use crate::{
    catalogue::evidence::{Likeness, Subject},
    page::markup::escaped,
    site::evidence::{Told, linked, name, sure},
    words::{evidence::MapText, say},
};

const WIDTH: f64 = 1000.0;
/// The columns of our own games and of the others, and the height of a name.
const OURS: f64 = 330.0;
const OTHERS: f64 = 640.0;
const ROW: f64 = 30.0;

/// A likeness and the subject that has it.
fn all() -> Vec<(Told, &'static Likeness)> {
    let all = Subject::all()
        .flat_map(|subject| Told::new(subject).evidence.likenesses.iter().map(move |like| (subject, like)));
    all.map(|(subject, like)| (Told::new(subject), like)).collect()
}

pub fn network(root: &AttrValue) -> Html {
    html! {
        <section aria-labelledby="network">
            <h2 id="network">{ say(&MapText::Network) }</h2>
            <p>{ say(&MapText::NetworkLead) }</p>
            { super::sideways() }
            <div class="mp-wide" tabindex="0" role="group" aria-label={say(&MapText::Network)}>{ Html::from_html_unchecked(drawn(root).into()) }</div>
            <ul class="ev-like">
                for (index, (told, like)) in all().iter().enumerate() {
                    <li key={index} class={like.certainty.name()}>
                        <h3><a href={link(root, told.subject)}>{ told.name() }</a>{ " ~ " }{ other(like, root) }</h3>
                        <p>{ linked::shared(told, like) }</p>
                        <p class="small">{ sure(like.certainty) }{ " · " }<cite>{ like.cited.0 }</cite></p>
                    </li>
                }
            </ul>
        </section>
    }
}

fn other(like: &Likeness, root: &str) -> Html {
    match linked::subject(like) {
        Some(subject) => html! { <a href={link(root, subject)}>{ name(subject) }</a> },
        None => html! { <span translate="no">{ like.name }</span> },
    }
}

/// Our games on the left, the others on the right, a line a likeness; likenesses among ours curve on the left.
fn drawn(root: &str) -> String {
    let all = all();
    let ours: Vec<Told> = Subject::all().map(Told::new).collect();
    let place = |subject: Subject| ours.iter().position(|told| told.subject == subject).unwrap_or(0) as f64;
    // each of the others as high as the games that are like it, on average
    let mut others: Vec<(&str, Vec<f64>)> = Vec::new();
    for (told, like) in all.iter().filter(|(_, like)| linked::subject(like).is_none()) {
        match others.iter_mut().find(|(name, _)| *name == like.name) {
            Some((_, of)) => of.push(place(told.subject)),
            None => others.push((like.name, vec![place(told.subject)])),
        }
    }
    let mean = |of: &[f64]| of.iter().sum::<f64>() / of.len().max(1) as f64;
    others.sort_by(|(_, one), (_, two)| mean(one).total_cmp(&mean(two)));
    let height = ROW * (others.len().max(ours.len()) as f64 + 1.0);
    let spread = |at: f64, of: usize| height * (at + 0.5) / of as f64;
    let mut text = String::new();
    for (told, like) in &all {
        let from = spread(place(told.subject), ours.len());
        let class = like.certainty.name();
        text += &match linked::subject(like) {
            Some(subject) => {
                let to = spread(place(subject), ours.len());
                let out = (60.0 + (to - from).abs() * 0.25).min(145.0);
                format!(
                    "<path class=\"mp-edge {class}\" d=\"M{:.0} {from:.0}C{:.0} {from:.0} {:.0} {to:.0} {:.0} {to:.0}\"/>",
                    150.0,
                    150.0 - out,
                    150.0 - out,
                    150.0
                )
            }
            None => {
                let at = others.iter().position(|(name, _)| *name == like.name).unwrap_or(0);
                let to = spread(at as f64, others.len());
                format!(
                    "<path class=\"mp-edge {class}\" d=\"M{OURS:.0} {from:.0}C{:.0} {from:.0} {:.0} {to:.0} {OTHERS:.0} {to:.0}\"/>",
                    OURS + 140.0,
                    OTHERS - 140.0
                )
            }
        };
    }
    for (at, told) in ours.iter().enumerate() {
        let y = spread(at as f64, ours.len()) + 6.0;
        text += &format!(
            "<a href=\"{}\"><text class=\"mp-ours\" x=\"160\" y=\"{y:.0}\">{}</text></a>",
            escaped(&link(root, told.subject)),
            escaped(&told.name())
        );
    }
    for (at, (other, _)) in others.iter().enumerate() {
        let y = spread(at as f64, others.len()) + 6.0;
        text += &format!(
            "<text translate=\"no\" x=\"{:.0}\" y=\"{y:.0}\">{}</text>",
            OTHERS + 10.0,
            escaped(other)
        );
    }
    format!("<svg class=\"mp-network\" viewBox=\"0 0 {WIDTH:.0} {height:.0}\">{text}</svg>")
}
