//! The memory of a page, which must not grow with the number of moves.

use crate::{Browser, Page, Result};
use serde_json::{Value, json};

/// The memory of a page after a garbage collection.
#[derive(Debug, Clone, Copy, Default)]
pub struct Weight {
    /// Bytes of the wasm memories of all programs; they never shrink.
    pub wasm: f64,
    /// Nodes of the document.
    pub nodes: f64,
    /// Bytes of the browser's JavaScript heap; Chromium only.
    pub heap: Option<f64>,
    /// Nodes including those in no document; Chromium only.
    pub all_nodes: Option<f64>,
    pub listeners: Option<f64>,
}

/// A script to be run before a program starts: it collects the wasm memories, so that their sizes can be read.
pub const WEIGHED: &str = "const was = window.WebAssembly.instantiate; self.memories = [];\
    window.WebAssembly.instantiate = async (...all) => {\
        const instance = await was(...all); memories.push(instance.exports.memory); return instance }";

impl Page {
    /// Measures the page; [`WEIGHED`] must have been run before its program started.
    pub async fn weigh(&self) -> Result<Weight> {
        let script = "const all = document.createTreeWalker(document); let nodes = 1; while (all.nextNode()) nodes++;\
            return [memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0), nodes]";
        let told = self.js(script).await?;
        let number = |value: &Value| value.as_f64();
        let mut weight = Weight {
            wasm: number(&told[0]).unwrap_or(f64::NAN),
            nodes: number(&told[1]).unwrap_or(f64::NAN),
            ..Weight::default()
        };
        if self.browser == Browser::Chromium {
            self.devtools("HeapProfiler.collectGarbage").await?;
            let heap = self.devtools("Runtime.getHeapUsage").await?;
            let counted = self.devtools("Memory.getDOMCounters").await?;
            weight.heap = number(&heap["usedSize"]);
            weight.all_nodes = number(&counted["nodes"]);
            weight.listeners = number(&counted["jsEventListeners"]);
        }
        Ok(weight)
    }

    /// Gives a command to Chromium's developer tools.
    pub(crate) async fn devtools(&self, name: &'static str) -> Result<Value> {
        self.answer(name, self.client.issue_cmd(Devtools(name))).await
    }
}

/// Chromedriver's command for the browser's developer tools.
#[derive(Debug)]
struct Devtools(&'static str);

impl fantoccini::wd::WebDriverCompatibleCommand for Devtools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> std::result::Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "cmd": self.0, "params": {} }).to_string()))
    }
}

/// The proportional set size of everything that draws pages in the browser of a page, in megabytes: memory that several
/// processes share counts in parts. Linux alone tells it, of Chromium's renderers alone.
pub fn of_renderers(page: &Page) -> f64 {
    let folder = page.life.driver.scratch.to_string_lossy().into_owned();
    let read = |process: &str, file: &str| {
        let bytes = std::fs::read(format!("/proc/{process}/{file}")).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    };
    // the browser itself is started with its folder, and is an ancestor of all its processes
    let parent = |process: &str| {
        let told = read(process, "status");
        let line = told.lines().find_map(|line| line.strip_prefix("PPid:")).map(|id| id.trim().to_string());
        line.filter(|id| id != "0")
    };
    let is_of_this_browser = |process: &str| {
        let mut ancestors = std::iter::successors(Some(process.to_string()), |of| parent(of));
        ancestors.any(|process| read(&process, "cmdline").contains(&folder))
    };
    let size = |process: &str| {
        let told = read(process, "smaps_rollup");
        let line = told.lines().find_map(|line| line.strip_prefix("Pss:"));
        line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok()).unwrap_or_default()
    };
    let processes = std::fs::read_dir("/proc").into_iter().flatten();
    let names = processes.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let renderers = names.filter(|name| read(name, "cmdline").contains("--type=renderer"));
    renderers.filter(|name| is_of_this_browser(name)).map(|name| size(&name)).sum::<f64>() / 1024.0
}
