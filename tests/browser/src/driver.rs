//! The driver program between tests and browser.

use crate::{Error, Result};
use std::{
    env,
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};
use xtask::{browsers::Browser, project::Project, tools::Tools};

/// A test process can be killed at any moment, so a shell guards the driver. Its standard input is a pipe that
/// closes when the driver is dropped or this process ends in any way; then it ends its whole process group
/// (driver, virtual screen, browser) and removes their temporary files.
const GUARD: &str = r#""$@" & trap '' TERM; cat; kill -TERM 0; sleep 1; rm -rf "$TMPDIR"; kill -KILL 0"#;

/// The longest time that a driver may take to listen.
const START: Duration = Duration::from_secs(20);

/// A running driver and the path of its browser; the driver ends when this is dropped.
pub struct Driver {
    pub url: String,
    pub binary: String,
    /// Its folder for temporary files, in which the browser's data lie.
    pub scratch: PathBuf,
    /// Never waited for: it keeps the pipe open.
    _guard: Child,
}

impl Driver {
    /// Starts the driver of a browser on a free port; `still` sets a preference for reduced motion.
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
            // it takes the preference for reduced motion from the desktop settings, which are in a file
            gtk_settings(&scratch)?;
            command.env("XDG_CONFIG_HOME", &scratch);
        }
        let guard = command
            .env("TMPDIR", &scratch)
            .process_group(0)
            .stdin(Stdio::piped())
            // with an inherited pipe, a reader of this test's output would wait for the guard
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| Error::Other(format!("The driver cannot be started: {e}")))?;
        listening(addr, browser)?;
        Ok(Self {
            url: format!("http://{addr}"),
            binary: found.binary.to_string_lossy().into_owned(),
            scratch,
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
