//! The games that are kept, each a link to where it stands.

use super::{Desk, Logged};
use crate::{
    app::{browser, frame::ui, keeping, markup::escaped, saved::Saved},
    i18n::{Message, Ui, say},
};

/// Shows what is kept now; an embed keeps nothing.
pub fn show<F: Logged>(desk: &Desk<F>) {
    let games = if desk.embed { Vec::new() } else { Saved::sorted(keeping::saved(desk.plain.kind())) };
    browser::hide("saved", desk.embed);
    // an embed does not even try
    let refused = !desk.embed && !keeping::keeps();
    browser::hide("saved-none", !games.is_empty() || refused);
    browser::hide("saved-note", refused);
    browser::hide("saved-refused", !refused);
    let rows: String = games
        .iter()
        .map(|saved| row(desk.plain, saved, desk.pending_delete.as_deref() == Some(&saved.id)))
        .collect();
    browser::put_html("saved-list", &rows);
}

/// One game: when it was played, by whom, and how far.
fn row<F: Logged>(plain: F, saved: &Saved, pending_delete: bool) -> String {
    let names: Vec<&str> = saved.names.iter().flatten().map(String::as_str).collect();
    let says = Message::Kept { moves: saved.moves(), over: saved.is_over(plain), names: names.join(" · ") };
    format!(
        "<li><a href=\"#{}\" data-t=\"close\">{}</a><span>{}</span><button type=\"button\" class=\"btn\" data-t=\"delete-{}\">{}</button></li>",
        escaped(&saved.address),
        escaped(&browser::date(&saved.when)),
        escaped(&say(&says)),
        escaped(&saved.id),
        ui(if pending_delete { Ui::DeleteSurely } else { Ui::Delete }),
    )
}

/// Asked twice, a kept game is gone.
pub fn delete<F: Logged>(desk: &mut Desk<F>, id: &str) {
    if desk.pending_delete.as_deref() == Some(id) {
        keeping::delete(desk.plain.kind(), id);
        desk.pending_delete = None;
    } else {
        desk.pending_delete = Some(id.into());
    }
    show(desk);
    browser::focus(&format!("[data-t=\"delete-{id}\"]"));
}
