//! The home page, and the page that stands where there is none.

use yew::prelude::*;

use super::frame::{head, words};
use crate::{
    board::still,
    catalogue,
    engine::{Game, sowing::Kind},
    i18n::File,
    session::{Action, Session},
};

fn link(root: &AttrValue, kind: Kind) -> String {
    format!("{root}{}/index.html", kind.name())
}

/// Some moves into a game: a board in play says more than a full one.
const OPENING: [u8; 9] = [0, 5, 1, 6, 2, 7, 3, 8, 4];

fn in_play(kind: Kind) -> Session<crate::engine::sowing::Sowing> {
    use crate::engine::{Hole, Target};
    let game = kind.game();
    OPENING.iter().fold(Session::new(game, game.start()), |session, &hole| {
        let next = session.act(Action::Choose(Target::Hole(Hole(hole))));
        next.unwrap_or(session)
    })
}

pub fn home(root: &AttrValue) -> Html {
    let lead = in_play(Kind::Adjiboto);
    html! {
        <>
            { head(root, html! { <a class="ways" href="#games">{ words(File::Games) }</a> }) }
            <main class="wrap">
                <section class="open">
                    <div>
                        <h1>{ words(File::SiteIdea) }</h1>
                        <p>{ words(File::SiteLead) }</p>
                        <a class="btn main" href={link(root, Kind::Adjiboto)}>{ words(File::PlayName(Kind::Adjiboto)) }</a>
                    </div>
                    <div class="lead">{ still(lead.game(), lead.position()) }</div>
                </section>
                <section class="hall" id="games" aria-label={words(File::Games)}>
                    for kind in Kind::ALL {
                        { piece(root, kind) }
                    }
                </section>
            </main>
        </>
    }
}

fn piece(root: &AttrValue, kind: Kind) -> Html {
    let entry = catalogue::entry(kind);
    let game = kind.game();
    html! {
        <a key={kind.name()} class="piece" href={link(root, kind)}>
            <div class="shelf">{ still(&game, &game.start()) }</div>
            <h2>{ entry.name }</h2>
            <p>{ format!("{}, {} · {}", entry.people, entry.place, entry.time) }</p>
            <p>{ entry.idea }</p>
            if entry.reference {
                <p class="small">{ words(File::Reference) }</p>
            }
        </a>
    }
}

pub fn missing(root: &AttrValue) -> Html {
    html! {
        <>
            { head(root, Html::default()) }
            <main class="wrap missing">
                <h1>{ words(File::MissingTitle) }</h1>
                <p>{ words(File::MissingText) }</p>
                <a class="btn main" href={format!("{root}index.html")}>{ words(File::Home) }</a>
            </main>
        </>
    }
}
