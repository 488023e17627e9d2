//! Starting other people's servers: each in a folder of its own, on a free port, until the test ends.

use crate::{client::get, dist};
use std::{
    fs,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::Once,
    thread,
    time::{Duration, Instant},
};
use xtask::{
    project::{Project, files, read},
    tools::Tools,
};

/// The file for what a server says.
const SAID: &str = "said.txt";

/// A running server; it ends when dropped, and its folder goes.
pub struct Running {
    pub at: SocketAddr,
    child: Child,
    place: Place,
}

impl Running {
    /// What it has said so far.
    pub fn said(&self) -> String {
        fs::read_to_string(self.place.0.join(SAID)).unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder for a server, removed at the end.
pub struct Place(pub PathBuf);

impl Place {
    pub fn new(name: &str) -> Self {
        let place = std::env::temp_dir().join(format!("papan-{name}-{}", std::process::id()));
        fs::create_dir_all(&place).unwrap();
        Self(place)
    }

    /// A copy of the site in a folder below, with two hidden files that nobody is to see.
    pub fn copy_site(&self, below: &str) -> PathBuf {
        let (from, to) = (dist(), self.0.join(below));
        for file in files(&from) {
            let copy = to.join(file.strip_prefix(&from).unwrap());
            fs::create_dir_all(copy.parent().unwrap()).unwrap();
            fs::copy(&file, &copy).unwrap();
        }
        for hidden in [".git/config", ".hidden"] {
            fs::create_dir_all(to.join(".git")).unwrap();
            fs::write(to.join(hidden), "hidden").unwrap();
        }
        to
    }

    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.join(name);
        fs::write(&file, text).unwrap();
        file
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A file of the repository.
pub fn text(path: &str) -> String {
    read(&Project::find().unwrap().root.join(path)).unwrap()
}

/// A file of the servers' packages, by the path that it has where they are installed.
pub fn installed(path: &str) -> PathBuf {
    let tools = Tools::find(&Project::find().unwrap()).unwrap();
    static SET_UP: Once = Once::new();
    SET_UP.call_once(|| tools.for_hosting().unwrap());
    let file = tools.servers().join(path.trim_start_matches('/'));
    assert!(file.exists(), "{} is not there", file.display());
    file
}

/// A command for a program of the packages, which finds their libraries.
pub fn command(program: &str) -> Command {
    let libraries = files(&installed("/usr/lib"));
    let library = libraries.iter().find(|file| file.to_string_lossy().contains("/libapr-1.so")).unwrap();
    let mut command = Command::new(installed(program));
    command.env("LD_LIBRARY_PATH", library.parent().unwrap());
    command
}

/// An address on which nobody listens.
pub fn free_address() -> SocketAddr {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap()
}

/// Starts a server and waits until it listens.
pub fn start(mut command: Command, at: SocketAddr, place: Place) -> Running {
    let said = fs::File::create(place.0.join(SAID)).unwrap();
    let child = command.stdin(Stdio::null()).stderr(said).spawn().unwrap();
    let mut running = Running { at, child, place };
    let began = Instant::now();
    while std::net::TcpStream::connect(at).is_err() {
        let ended = running.child.try_wait().unwrap();
        let is_fine = ended.is_none() && began.elapsed() < Duration::from_secs(20);
        assert!(is_fine, "{command:?}: {ended:?} {}", running.said());
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(get(at, "/none").status, 404);
    running
}

/// The path as text, for a configuration.
pub fn shown(path: &Path) -> &str {
    path.to_str().unwrap()
}
