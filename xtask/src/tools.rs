//! The programs that the build and the tests use, each installed by name and version outside the work tree, so
//! that a fresh clone need not install them again.

use crate::{
    Result, error,
    process::{run, which},
    project::{Project, remove, rename, write},
    setup,
    usual::{Step, begins},
};
use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::Command,
};

const TRUNK: &str = "0.21.14";
const GECKODRIVER: &str = "0.37.1";
const BINARYEN: &str = "132.0.0";
const ESBUILD: &str = "0.28.2";
const WORLD_ATLAS: &str = "2.0.2";
const SCHEMA_DTS: &str = "2.1.0";
const AXE: &str = "4.14.1";
const OEMBETTER: &str = "1.2.1";

/// The servers of other people, of Debian's packages, and the number of this list.
const SERVERS: (&str, [&str; 6]) =
    ("1", ["nginx", "libnginx-mod-http-brotli-static", "brotli", "apache2-bin", "libapr1", "libaprutil1"]);
/// It asks for a later Node than Debian's, but runs in 18 and 20.
const LIGHTHOUSE: &str = "13.5.0";

/// The folder of the tools, and the versions that this work tree needs.
#[derive(Debug, Clone)]
pub struct Tools {
    dir: PathBuf,
    /// Must be exactly the version of the library, so it is read from the lock file.
    wasm_bindgen: String,
}

impl Tools {
    /// Finds the folder of the tools; installs nothing.
    pub fn find(project: &Project) -> Result<Self> {
        let cache = env::var_os("XDG_CACHE_HOME")
            .map(PathBuf::from)
            .filter(|dir| dir.is_absolute())
            .or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cache")))
            .ok_or_else(|| error!("Set HOME or XDG_CACHE_HOME: the tools are kept there."))?;
        Ok(Self { dir: cache.join("papan/tools"), wasm_bindgen: project.locked("wasm-bindgen")? })
    }

    /// Installs what the site's build needs.
    pub fn for_building(&self) -> Result<()> {
        setup::wasm_target()?;
        setup::node()?;
        self.cargo("trunk", TRUNK, 0, &["--no-default-features"])?;
        // it processes the whole wasm, so a little optimisation pays
        self.cargo("wasm-bindgen-cli", &self.wasm_bindgen, 1, &[])?;
        self.npm("binaryen", BINARYEN)?;
        self.npm("esbuild", ESBUILD)?;
        self.npm("world-atlas", WORLD_ATLAS)?;
        self.tidy()
    }

    /// Installs what the browser tests need besides the browsers.
    pub fn for_testing(&self, firefox: bool) -> Result<()> {
        setup::node()?;
        self.npm("axe-core", AXE)?;
        self.npm("schema-dts", SCHEMA_DTS)?;
        self.npm("oembetter", OEMBETTER)?;
        if firefox {
            self.cargo("geckodriver", GECKODRIVER, 0, &[])?;
        }
        self.tidy()
    }

    /// Installs what measures pages besides the browser.
    pub fn for_lighthouse(&self) -> Result<()> {
        setup::node()?;
        self.npm("lighthouse", LIGHTHOUSE)
    }

    /// The folder of the modules of Node that has Lighthouse, with all that it needs.
    pub fn lighthouse(&self) -> PathBuf {
        self.modules("lighthouse", LIGHTHOUSE)
    }

    /// Unpacks the servers that the examples in `docs/hosting/` are for.
    pub fn for_hosting(&self) -> Result<()> {
        let (_, packages) = SERVERS;
        let root = self.servers();
        if root.exists() {
            return Ok(());
        }
        begins("unpacking nginx and Apache", Step::SystemPackages);
        // under another name until it is complete
        let begun = root.with_extension("begun");
        remove(&begun)?;
        setup::unpack(&packages, &begun, "nginx and Apache")?;
        rename(&begun, &root)
    }

    /// The folder in which the servers lie as they would below `/`.
    pub fn servers(&self) -> PathBuf {
        self.root("servers", SERVERS.0)
    }

    /// The script of axe-core, which checks the accessibility of a page.
    pub fn axe(&self) -> PathBuf {
        self.modules("axe-core", AXE).join("axe-core/axe.min.js")
    }

    /// The vocabulary of schema.org, as types of TypeScript.
    pub fn schema_org(&self) -> PathBuf {
        self.modules("schema-dts", SCHEMA_DTS).join("schema-dts/dist/schema.d.ts")
    }

    /// A client of oEmbed, a module of Node.
    pub fn oembed_client(&self) -> PathBuf {
        self.modules("oembetter", OEMBETTER).join("oembetter")
    }

    /// The coast lines of the world, in public-domain data.
    pub fn land(&self) -> PathBuf {
        self.modules("world-atlas", WORLD_ATLAS).join("world-atlas/land-50m.json")
    }

    /// The driver of Firefox.
    pub fn geckodriver(&self) -> PathBuf {
        self.root("geckodriver", GECKODRIVER).join("bin/geckodriver")
    }

    /// A command for a program, with the tools before the system's own programs on the search path.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("PATH", self.path());
        command
    }

    fn path(&self) -> OsString {
        let mut dirs = vec![
            self.root("trunk", TRUNK).join("bin"),
            self.root("wasm-bindgen-cli", &self.wasm_bindgen).join("bin"),
            self.modules("binaryen", BINARYEN).join(".bin"),
            self.modules("esbuild", ESBUILD).join(".bin"),
        ];
        let before = env::var_os("PATH").unwrap_or_default();
        dirs.extend(env::split_paths(&before));
        // a folder with a colon in its name cannot be on the search path
        env::join_paths(dirs).unwrap_or(before)
    }

    fn root(&self, name: &str, version: &str) -> PathBuf {
        self.dir.join(format!("{name}-{version}"))
    }

    fn modules(&self, package: &str, version: &str) -> PathBuf {
        self.root(&format!("npm-{package}"), version).join("node_modules")
    }

    /// Installs a tool with cargo, compiled quickly rather than well: it runs for seconds, but compiles for
    /// minutes.
    fn cargo(&self, name: &str, version: &str, level: u8, more: &[&str]) -> Result<()> {
        let root = self.root(name, version);
        if has_entries(&root.join("bin")) {
            return Ok(());
        }
        begins(format!("setting up {name} {version}"), Step::Tool);
        run(Command::new("cargo")
            .args(["install", "--locked", "--root"])
            .arg(&root)
            .arg(format!("{name}@{version}"))
            .args(more)
            .env("CARGO_TARGET_DIR", self.scratch())
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level.to_string()))
    }

    fn npm(&self, package: &str, version: &str) -> Result<()> {
        let root = self.root(&format!("npm-{package}"), version);
        if root.exists() {
            return Ok(());
        }
        begins(format!("setting up {package} {version}"), Step::NodePackage);
        // under another name until it is complete: an interrupted installation starts again
        let begun = root.with_extension("begun");
        remove(&begun)?;
        let manifest =
            format!("{{ \"private\": true, \"dependencies\": {{ \"{package}\": \"{version}\" }} }}\n");
        write(&begun.join("package.json"), manifest)?;
        run(Command::new("npm")
            .args(["install", "--ignore-scripts", "--no-audit", "--no-fund"])
            .current_dir(&begun))?;
        rename(&begun, &root)
    }

    /// A target folder that the tools share during their compilation, of no use afterwards.
    fn scratch(&self) -> PathBuf {
        self.dir.join("compiling")
    }

    fn tidy(&self) -> Result<()> {
        remove(&self.scratch())
    }
}

fn has_entries(dir: &Path) -> bool {
    std::fs::read_dir(dir).is_ok_and(|mut entries| entries.next().is_some())
}

/// Whether a program can be started.
pub fn exists(program: &str) -> bool {
    which(program).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::read;

    #[test]
    fn trunk_toml_names_the_installed_binaryen() {
        let project = Project::find().unwrap();
        let text = read(&project.root.join("Trunk.toml")).unwrap();
        let major = BINARYEN.split('.').next().unwrap();
        let line = format!("wasm_opt = \"version_{major}\"");
        assert!(text.lines().any(|l| l == line), "Trunk.toml lacks {line}");
    }

    #[test]
    fn lighthouse_is_one_version() {
        assert!(LIGHTHOUSE.split('.').all(|part| part.parse::<u32>().is_ok()), "{LIGHTHOUSE} is a range");
        let tools = Tools::find(&Project::find().unwrap()).unwrap();
        let folder = format!("npm-lighthouse-{LIGHTHOUSE}/node_modules");
        assert!(tools.lighthouse().ends_with(&folder), "{:?} is not {folder}", tools.lighthouse());
    }

    #[test]
    fn the_tools_come_before_the_system() {
        let tools = Tools::find(&Project::find().unwrap()).unwrap();
        let path = tools.path();
        let first = env::split_paths(&path).next().unwrap();
        assert!(first.ends_with(format!("trunk-{TRUNK}/bin")), "{first:?}");
    }
}
