//! Every message in every shape, as it was.

use crate::{samples, snapshots::hold};

#[test]
fn every_message_is_said_as_it_was() {
    let mut files = Vec::new();
    for (name, all) in samples::ALL {
        files.extend(all().0.into_iter().map(|(game, lines)| {
            let folder = if game.is_empty() { "shapes" } else { game };
            (format!("{folder}/{name}"), lines)
        }));
    }
    hold(&files);
}
