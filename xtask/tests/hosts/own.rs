//! The project's own server, asked the same as the others.

use crate::{asked, dist};
use xtask::{Server, ServerOptions};

#[test]
fn ours_does_what_is_asked_of_others() {
    let server = Server::start(ServerOptions::new(dist())).unwrap();
    asked::every_file(server.addr, "/", false);
    asked::what_is_not_there(server.addr, &[404]);
    asked::nothing_from_above(server.addr);
    asked::slashes(server.addr, "/");
    asked::heads(server.addr);
}
