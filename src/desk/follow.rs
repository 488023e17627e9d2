//! The next address of a game that is known already: what is known of it is not played again, so that a move costs
//! no more in a long game than in a short one.

use crate::{
    notation::Written,
    session::{Action, Session},
};

/// An address taken apart.
struct Parts<'a> {
    words: Vec<&'a str>,
    at: Option<&'a str>,
    others: Vec<&'a str>,
}

impl Parts<'_> {
    fn of(address: &str) -> Parts<'_> {
        let mut parts = Parts { words: Vec::new(), at: None, others: Vec::new() };
        for pair in address.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("moves", words)) => parts.words = words.split('_').collect(),
                Some(("at", at)) => parts.at = Some(at),
                _ => parts.others.push(pair),
            }
        }
        parts
    }
}

/// The game of an address that the page has written, by way of the one it wrote before; `None` where that is no way
/// to it.
pub fn follow<F: Written>(known: &Session<F>, before: &str, address: &str) -> Option<Session<F>> {
    let (old, new) = (Parts::of(before), Parts::of(address));
    let same = old.words.iter().zip(&new.words).take_while(|(a, b)| a == b).count();
    let played = &new.words[same..];
    // moves that are gone cannot be taken out, and a game that was ended is ended at its end only
    let shorter = played.is_empty() && same < old.words.len();
    if old.others != new.others || shorter || !played.is_empty() && known.stopped().is_some() {
        return None;
    }
    let mut session = known.act(Action::Goto(same)).ok()?;
    for word in played {
        session = session.play(known.game().read_move(word)?).ok()?;
    }
    let cursor = match new.at {
        Some(at) => at.strip_prefix('m')?.parse().ok()?,
        None => session.moves().len(),
    };
    session.act(Action::Goto(cursor)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{Game, seat::Seat, sowing::Kind},
        games::sample,
        options,
        playout::Playouts,
        session::Stop,
    };

    #[test]
    fn what_is_followed_is_what_would_be_read() {
        for kind in Kind::ALL {
            for preset in kind.presets() {
                let game = kind.preset(preset.name).unwrap();
                let mut moments = vec![Session::new(game, game.start())];
                Playouts::new(game, 5).play(game.start(), |_, chosen, _| {
                    let next = moments[moments.len() - 1].play(chosen).unwrap();
                    moments.push(next);
                });
                let last = &moments[moments.len() - 1];
                // looked back at, and gone another way from there
                let half = last.act(Action::Goto(last.moves().len() / 2)).unwrap();
                let mut other = None;
                game.each_move(half.position(), |chosen| other = Some(chosen));
                let other = half.play(other.unwrap()).unwrap();
                let begun = moments[1].act(Action::Stop(Stop::Resigned(Seat::SECOND)));
                moments.extend([half, other, moments[0].clone()]);
                moments.extend(begun);
                moments.push(moments[2].clone());
                let mut followed = 0;
                let addresses: Vec<_> =
                    moments.iter().map(|session| options::write(session, preset.name, None)).collect();
                let reads: Vec<_> =
                    addresses.iter().map(|address| options::read(kind.game(), address).session).collect();
                for two in 1..addresses.len() {
                    let next = follow(&reads[two - 1], &addresses[two - 1], &addresses[two]);
                    followed += usize::from(next.is_some());
                    assert!(next.is_none_or(|next| next == reads[two]), "{}", addresses[two]);
                }
                // all but the first move, what becomes shorter, and what is ended by persons
                assert!(followed + 6 > addresses.len(), "{followed} of {}", addresses.len());
            }
        }
    }

    #[test]
    fn nothing_that_stands_in_an_address_breaks_it() {
        let game = sample::PLAIN.game();
        let known = Session::new(game, game.start());
        for address in
            ["", "&&=&", "moves=", "moves=zz", "at=m", "at=m99999999999999999999", "at=s", "moves=_"]
        {
            // the same game, or none
            assert!(follow(&known, "", address).is_none_or(|session| session == known), "{address}");
        }
    }
}
