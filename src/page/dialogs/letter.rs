//! Playing by letter, in the menu: the last move goes as a link to whoever is to answer it.

use yew::prelude::*;

use crate::{
    engine::seat::Seat,
    options,
    page::{
        browser,
        opponent::Seated,
        played::Played,
        sharing::{Sharing, use_sharing},
        table::Table,
    },
    session::{Session, Stop},
    words::{letter::LetterText, say},
};

#[derive(Properties, PartialEq)]
pub struct LetterProps {
    /// How letters are sent, or why none can be sent here.
    pub note: LetterText,
    /// The game's name in addresses, and the address to be sent; empty if none can be sent.
    pub game: &'static str,
    pub address: String,
    /// What is said when it has been copied.
    pub copied: LetterText,
}

/// The seat that the last move is for: the one to move, or after the end the one after whoever ended the game.
fn receiver<F: Played>(session: &Session<F>) -> Seat {
    let game = session.game();
    let before = || session.after(session.cursor().checked_sub(1)?);
    let ended_by = match (session.stop(), session.outcome()) {
        (Some(Stop::Resigned(seat)), _) => Some(seat),
        (_, Some(_)) => before().map(|before| game.to_move(before)),
        _ => None,
    };
    let next = |seat: Seat| Seat::at((seat.index() + 1) % game.kind().seats());
    ended_by.and_then(next).unwrap_or_else(|| game.to_move(session.position()))
}

/// What can be sent of the game on the table.
pub fn letter<F: Played>(table: &Table<F>) -> LetterProps {
    let session = &table.session;
    let game = session.game();
    let note = if Seated::of(game, &table.names).has_opponent() {
        LetterText::Computer
    } else if session.moves().is_empty() {
        LetterText::NoMove
    } else if session.cursor() < session.moves().len() {
        LetterText::NotLast
    } else {
        LetterText::Note
    };
    let to = receiver(session);
    let address = match note {
        // of the display it says how the board lies, and nothing else of this device
        LetterText::Note => {
            let side = if to == Seat::SECOND && game.kind().seats() == 2 { "far" } else { "first" };
            [&*options::write(session, table.preset, None), "&orient=", side].concat()
        }
        _ => String::new(),
    };
    let copied = if game.kind().seats() > 2 { LetterText::CopiedFor(to) } else { LetterText::Copied };
    LetterProps { note, game: game.name(), address, copied }
}

/// The section of the menu.
#[component]
pub fn Letter(props: &LetterProps) -> Html {
    let Sharing { sent, link, copies, send } = use_sharing(props.game, &props.address);
    let field = use_node_ref();
    use_effect_with(copies, {
        let field = field.clone();
        move |&copies: &usize| {
            if copies > 0 {
                browser::choose_text(&field);
            }
        }
    });
    html! {
        <section aria-labelledby="letter-title">
            <h3 id="letter-title">{ say(&LetterText::Title) }</h3>
            <p class="small" id="letter-note">{ say(&props.note) }</p>
            if !props.address.is_empty() {
                <p class="acts">
                    <button type="button" class="btn" id="letter-send" onclick={send}>{ say(&LetterText::Send) }</button>
                </p>
            }
            <p id="letter-says" role="status">{ sent.says(props.copied) }</p>
            <textarea id="letter-link" dir="ltr" rows="3" readonly=true spellcheck="false" aria-labelledby="letter-title" ref={field}
                hidden={link.is_empty()} value={link.clone()} />
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::View,
        engine::{pasang::Pasang, sowing::Kind},
        games::sample,
        page::opponent::name,
        playout::Playouts,
        session::Action,
        settings::{Set, Settings},
    };

    /// The table of a session, on a device with settings and names of its own.
    fn table<F: Played>(session: &Session<F>) -> Table<F> {
        let address = options::write(session, session.game().presets()[0].name, None);
        let plain = F::by_name(session.game().name()).unwrap();
        let mut table = Table::new(options::read(plain, &address), View::Open);
        table.settings = Settings::default().read("theme=dark&sound=on&speed=4&orient=turn").0;
        table.address_settings = table.settings;
        table.names[0] = Some("Ama".into());
        table
    }

    /// Holds the letters of the first moves of a game.
    fn hold<F: Played>(plain: F) {
        let mut moves = Vec::new();
        Playouts::new(plain, 1).play(plain.start(), |_, chosen, _| moves.push(chosen));
        let mut session = Session::new(plain, plain.start());
        assert_eq!(letter(&table(&session)).note, LetterText::NoMove);
        for chosen in moves.into_iter().take(12) {
            session.push(chosen).unwrap();
            let LetterProps { note, game, address, copied } = letter(&table(&session));
            assert_eq!((note, game), (LetterText::Note, plain.name()));
            let read = options::read(plain, &address);
            assert_eq!((&read.session, read.errors), (&session, vec![]));
            let to = if session.is_over() { receiver(&session) } else { plain.to_move(session.position()) };
            // one who sits second of two sees the board from there, and reads upright words
            let side = if plain.kind().seats() == 2 && to == Seat::SECOND { "far" } else { "first" };
            assert_eq!(read.settings.get(Set::Orient), side);
            let turned = Settings::default().read(&format!("orient={side}")).0;
            assert_eq!((read.settings, read.seats.as_str()), (turned, ""));
            let of_two = plain.kind().seats() == 2;
            assert_eq!(copied, if of_two { LetterText::Copied } else { LetterText::CopiedFor(to) });
        }
    }

    #[test]
    fn a_letter_of_any_game_opens_at_the_reply_and_tells_nothing_of_its_device() {
        Kind::ALL.into_iter().for_each(|kind| hold(kind.game()));
        hold(Pasang::default());
    }

    #[test]
    fn what_ends_a_game_is_sent_to_the_other() {
        let to = |address: &str| receiver(&options::read(sample::PLAIN.game(), address).session);
        assert_eq!(to("moves=a"), Seat::SECOND);
        for seat in [Seat::FIRST, Seat::SECOND] {
            assert_eq!(to(&format!("moves=a&end=resigned-{}", seat.name())), seat.other());
        }
        // the only move takes everything
        assert_eq!(to("r=standard.counters-1.holes-1&moves=a"), Seat::SECOND);
    }

    #[test]
    fn only_the_last_move_among_persons_is_sent() {
        let session = options::read(sample::PLAIN.game(), "moves=a_A").session;
        let mut of_computer = table(&session);
        of_computer.names[1] = Some(name(crate::worker::Rung::of_level(2)));
        let back = table(&session.act(Action::Goto(1)).unwrap());
        for (table, why) in [(of_computer, LetterText::Computer), (back, LetterText::NotLast)] {
            let LetterProps { note, address, .. } = letter(&table);
            assert_eq!((note, address.as_str()), (why, ""));
        }
    }
}
