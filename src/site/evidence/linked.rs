//! Games that are like one another, by whose word: the list of a page, and the picture of all of them.

use yew::prelude::*;

use super::{Told, name, sure};
use crate::{
    catalogue::evidence::{Likeness, Subject},
    words::{evidence::EvidenceText, say},
};

/// The subject of a likeness, where the site has a page on it.
pub fn subject(like: &Likeness) -> Option<Subject> {
    Subject::all().find(|subject| like.here == Some(subject.name()))
}

/// What a game and the one that is like it share, where the source says so.
pub fn shared(told: &Told, like: &Likeness) -> Html {
    match told.text_if_any(&format!("like-{}", like.key)) {
        Some(shared) => super::marked(&shared, told.evidence.language),
        None => html! { say(&EvidenceText::LikeUnsaid) },
    }
}

/// The games that are like the one of a page, each with what they share.
pub fn likenesses(told: &Told, root: &AttrValue) -> Html {
    if told.evidence.likenesses.is_empty() {
        return Html::default();
    }
    html! {
        <section aria-labelledby="like">
            <h2 id="like">{ say(&EvidenceText::LikeTitle) }</h2>
            <p>{ say(&EvidenceText::LikeLead) }{ " " }<a href={format!("{root}map/index.html#network")}>{ say(&EvidenceText::ToNetwork) }</a></p>
            <ul class="ev-like">
                for like in told.evidence.likenesses {
                    <li key={like.key} id={format!("like-{}", like.key)} class={like.certainty.name()}>
                        <h3>
                            if let Some(other) = subject(like) {
                                <a href={format!("{root}{}/evidence/index.html", other.name())}>{ name(other) }</a>
                            } else {
                                <span translate="no">{ like.name }</span>
                            }
                        </h3>
                        <p>{ shared(told, like) }</p>
                        <p class="small">{ sure(like.certainty) }{ " · " }{ told.cite(&like.cited) }</p>
                    </li>
                }
            </ul>
        </section>
    }
}
