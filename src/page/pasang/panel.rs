//! The panels beside the board of Pasang: open lines, enlarging, the contents of the trays. All as HTML text.

use crate::{
    engine::{
        pasang::{Pasang, board::Side},
        seat::Seat,
    },
    i18n::{
        Message, Ui,
        pasang::{Say, Tokens},
        say,
    },
    notation::pasang::line_name,
    page::{
        frame::ui,
        icons::{Icon, sign},
        markup::{button, element},
        table::Table,
    },
    story::pasang::{choice, scene},
};

fn words(what: Say) -> String {
    say(&Message::Pasang(what.into()))
}

/// The open lines of the choice under way, each as a button.
pub fn lines(table: &Table<Pasang>) -> String {
    let offers = choice::offers(&table.session);
    let Some(first) = offers.first() else { return String::new() };
    let mut acts = String::new();
    for offer in &offers {
        acts += &button(&["x", &*line_name(offer.line)].concat(), "btn", &words(offer.says()));
    }
    acts += &button("drop", "btn", &ui(Ui::Drop));
    let says = element("p", &[("id", "which-line")], &words(Say::WhichLine { at: first.at }));
    let inside = says + &element("p", &[("class", "acts")], &acts);
    element("section", &[("id", "way"), ("class", "note lines"), ("aria-labelledby", "which-line")], &inside)
}

/// The controls for enlarging a part of the board and moving it.
pub fn tools(table: &Table<Pasang>) -> String {
    let (is, enlarge) = (table.hand.zoom.is_some(), words(Say::Enlarge));
    let pressed = if is { "true" } else { "false" };
    let attributes = [("type", "button"), ("class", "btn"), ("data-t", "zoom"), ("aria-pressed", pressed)];
    let mut inside = element("button", &attributes, &[Icon::Enlarge.text(), enlarge.clone()].join(" "));
    if is {
        for (name, way, icon) in [
            ("pan-left", Side::West, Icon::Back),
            ("pan-up", Side::North, Icon::Up),
            ("pan-down", Side::South, Icon::Down),
            ("pan-right", Side::East, Icon::Next),
        ] {
            inside += &sign(name, "btn sq bare", &words(Say::Part(way)), icon);
        }
    }
    element("div", &[("class", "enlarge"), ("role", "group"), ("aria-label", &enlarge)], &inside)
}

/// The tokens that a seat has taken, by colour.
pub fn tray(table: &Table<Pasang>, seat: Seat) -> String {
    let trays = scene::trays(&table.session, table.session.cursor());
    let [black, white] = trays[seat.index() % 2].map(|count| count as u8);
    let says = words(Say::Tray { seat, tokens: Tokens { black, white } });
    // the trays on the board show the same: this is for people who hear the page
    element("p", &[("class", "hidden")], &says)
}
