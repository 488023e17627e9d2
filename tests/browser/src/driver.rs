//! The program between the tests and the browser.

use crate::{Error, Result};
use std::{
    env,
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    os::unix::process::CommandExt,
    path::Path,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};
use xtask::{browsers::Browser, project::Project, tools::Tools};

/// A test process can be killed at any moment: so a shell stands guard. Its input is a pipe that
/// closes when the driver is dropped or this process ends, however; then it ends its whole process
/// group (driver, virtual screen, browser) and removes what they left.
const GUARD: &str = r#""$@" & trap '' TERM; cat; kill -TERM 0; sleep 1; rm -rf "$TMPDIR"; kill -KILL 0"#;

/// How long a driver may take until it listens.
const START: Duration = Duration::from_secs(20);

/// A running driver and where its browser lies; it ends when dropped.
pub struct Driver {
    pub url: String,
    pub binary: String,
    /// Never waited for: holding it holds the pipe open.
    _guard: Child,
}

impl Driver {
    /// Starts the driver of a browser on a free port; `still` for a person who wants nothing to move.
    pub fn start(browser: Browser, still: bool) -> Result<Self> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let tools = Tools::find(&Project::find()?)?;
        let found = browser.find(&tools).ok_or_else(|| {
            Error::Other(format!("No {browser} with its driver here: `cargo xtask test` installs them."))
        })?;
        let addr = free_address()?;
        let mut command = Command::new("sh");
        command.args(["-c", GUARD, "guard"]);
        if browser == Browser::WebKit {
            command.args(["xvfb-run", "-a"]);
        }
        command.arg(&found.driver).arg(format!("--port={}", addr.port()));
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let scratch = env::temp_dir().join(format!("papan-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&scratch).map_err(|e| Error::Other(format!("{}: {e}", scratch.display())))?;
        if still && browser == Browser::WebKit {
            // its wish for no movement is that of the desktop, which is read from a file
            gtk_settings(&scratch)?;
            command.env("XDG_CONFIG_HOME", &scratch);
        }
        let guard = command
            .env("TMPDIR", &scratch)
            .process_group(0)
            .stdin(Stdio::piped())
            // an inherited pipe would keep whoever reads this test's output waiting for the guard
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| Error::Other(format!("The driver cannot be started: {e}")))?;
        listening(addr, browser)?;
        Ok(Self {
            url: format!("http://{addr}"),
            binary: found.binary.to_string_lossy().into_owned(),
            _guard: guard,
        })
    }
}

fn gtk_settings(config: &Path) -> Result {
    for version in ["gtk-3.0", "gtk-4.0"] {
        let folder = config.join(version);
        std::fs::create_dir_all(&folder)
            .and_then(|()| {
                std::fs::write(folder.join("settings.ini"), "[Settings]\ngtk-enable-animations=false\n")
            })
            .map_err(|e| Error::Other(format!("{}: {e}", folder.display())))?;
    }
    Ok(())
}

fn free_address() -> Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map_err(|e| Error::Other(format!("No free port: {e}")))
}

fn listening(addr: SocketAddr, browser: Browser) -> Result {
    let end = Instant::now() + START;
    while TcpStream::connect(addr).is_err() {
        if Instant::now() > end {
            return Err(Error::Late(format!("the driver of {browser} on {addr}")));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Ok(())
}
