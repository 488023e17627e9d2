//! The panels beside the board of Pasang: open lines, enlarging, the contents of the trays.

use yew::prelude::*;

use super::board_state;
use crate::{
    engine::{
        pasang::{Pasang, board::Side},
        seat::Seat,
    },
    notation::pasang::line_name,
    page::{
        controls::{button, icon_button},
        icons::{Icon, icon},
        table::Table,
    },
    story::pasang::{choice, scene},
    words::{
        Message, UiText,
        pasang::{PasangMessage, Tokens},
        say,
    },
};

fn words(what: PasangMessage) -> String {
    say(&Message::from(what))
}

/// The open lines of the choice under way, each as a button.
pub fn lines(table: &Table<Pasang>) -> Html {
    let offers = choice::offers(&table.session);
    let Some(first) = offers.first() else { return Html::default() };
    html! {
        <section key="way" id="way" class="note lines" aria-labelledby="which-line">
            <p id="which-line">{ words(PasangMessage::WhichLine { at: first.at }) }</p>
            <p class="acts">
                for offer in &offers {
                    { button(&["x", &*line_name(offer.line)].concat(), words(offer.label())) }
                }
                { button("drop", say(&UiText::CancelChoice)) }
            </p>
        </section>
    }
}

/// The controls for enlarging a part of the board and moving it.
pub fn tools(table: &Table<Pasang>) -> Html {
    let is_enlarged = table.board_state.zoom.is_some();
    let label = words(if is_enlarged { PasangMessage::WholeBoard } else { PasangMessage::Enlarge });
    let ways = [
        ("pan-left", Side::West, Icon::Back),
        ("pan-up", Side::North, Icon::Up),
        ("pan-down", Side::South, Icon::Down),
        ("pan-right", Side::East, Icon::Next),
    ];
    html! {
        <div class="enlarge" role="group" aria-label={words(PasangMessage::Enlarge)}>
            <button type="button" class="btn" data-t="zoom">{ icon(Icon::Enlarge) }{ [" ", &*label].concat() }</button>
            if is_enlarged {
                for (name, way, sign) in ways {
                    { icon_button(None, name.into(), words(PasangMessage::Part(way)), sign, board_state::can_pan(table, way)) }
                }
            }
        </div>
    }
}

/// The tokens that a seat has taken, by colour.
pub fn tray(table: &Table<Pasang>, seat: Seat) -> Html {
    let trays = scene::trays(&table.session, table.session.cursor());
    let [black, white] = trays[seat.index() % 2].map(|count| count as u8);
    // the trays on the board show the same: this is for people who hear the page
    html! { <p class="hidden">{ words(PasangMessage::Tray { seat, tokens: Tokens { black, white } }) }</p> }
}
