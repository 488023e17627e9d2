//! The browsers for the tests, and their drivers.

use crate::{
    Result, error,
    process::which,
    setup,
    tools::Tools,
    usual::{Step, begins},
};
use std::{fmt, fs, path::PathBuf, str::FromStr};

/// A browser with an engine of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Browser {
    Chromium,
    Firefox,
    WebKit,
}

/// The paths of a browser and of its driver.
#[derive(Debug, Clone)]
pub struct Installed {
    pub binary: PathBuf,
    pub driver: PathBuf,
}

impl Browser {
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// The browser and its driver, if both are installed.
    pub fn find(self, tools: &Tools) -> Option<Installed> {
        let first = |names: &[&str]| names.iter().find_map(|name| which(name));
        let (binary, driver) = match self {
            Self::Chromium => {
                (first(&["chromium", "chromium-browser", "google-chrome"])?, which("chromedriver")?)
            }
            Self::Firefox => (first(&["firefox-esr", "firefox"])?, tools.geckodriver()),
            Self::WebKit => {
                // it has no headless mode, so it needs a virtual screen
                which("xvfb-run").and(which("xauth"))?;
                (mini_browser()?, which("WebKitWebDriver")?)
            }
        };
        driver.is_file().then_some(Installed { binary, driver })
    }

    /// Installs the browser and its driver where they are missing.
    pub fn set_up(self, tools: &Tools) -> Result<()> {
        tools.for_testing(self == Self::Firefox)?;
        if self.find(tools).is_some() {
            return Ok(());
        }
        begins(format!("setting up {self}"), Step::SystemPackages);
        let (packages, what): (&[&str], _) = match self {
            Self::Chromium => (&["chromium", "chromium-driver"], "Chromium and chromedriver"),
            Self::Firefox => (&["firefox-esr"], "Firefox"),
            Self::WebKit => (
                &["webkit2gtk-driver", "xvfb", "xauth"],
                "WebKitWebDriver with MiniBrowser, xvfb-run and xauth",
            ),
        };
        setup::apt(packages, what)?;
        self.find(tools).map(drop).ok_or_else(|| error!("Install {what}."))
    }
}

impl fmt::Display for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        })
    }
}

impl FromStr for Browser {
    type Err = crate::Error;

    fn from_str(name: &str) -> Result<Self> {
        Self::ALL
            .into_iter()
            .find(|browser| browser.to_string() == name)
            .ok_or_else(|| error!("There is no browser `{name}`: chromium, firefox, webkit."))
    }
}

/// WebKit's MiniBrowser is not on the search path but in the library's own folder.
fn mini_browser() -> Option<PathBuf> {
    let below = |dir: PathBuf| fs::read_dir(dir).into_iter().flatten().flatten();
    let libs = ["/usr/lib", "/usr/libexec"].map(PathBuf::from);
    let deeper = libs.iter().flat_map(|lib| below(lib.clone()).map(|e| e.path()));
    let mut found: Vec<PathBuf> = deeper
        .chain(libs.clone())
        .flat_map(below)
        .filter(|e| e.file_name().to_string_lossy().starts_with("webkit2gtk-"))
        .map(|e| e.path().join("MiniBrowser"))
        .filter(|file| file.is_file())
        .collect();
    found.sort();
    found.pop()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for browser in Browser::ALL {
            assert_eq!(browser.to_string().parse(), Ok(browser));
        }
        assert!("safari".parse::<Browser>().is_err());
    }
}
