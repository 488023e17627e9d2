//! A client of oEmbed that knows nothing of this site finds its boards and courses by the link in their pages.

use std::{net::TcpListener, process::Command};

use browser_tests::{Error, Result, site};
use papan::engine::Kind;
use serde_json::Value;
use xtask::{project::Project, site::write_at, tools::Tools};

/// What the client makes of a page.
fn found(tools: &Tools, page: &str) -> Result<Value> {
    let script = "require(process.argv[1])().fetch(process.argv[2], (error, data) => {\
        if (error) throw error; console.log(JSON.stringify(data)) })";
    let output = Command::new("node")
        .args(["-e", script])
        .args([tools.oembed_client().as_os_str(), page.as_ref()])
        .output()
        .map_err(|error| Error::Other(format!("node: {error}")))?;
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{page}: {said}");
    serde_json::from_slice(&output.stdout).map_err(|error| Error::Other(format!("{page}: {error}")))
}

#[test]
fn a_client_finds_the_frames_of_pages() -> Result {
    let project = Project::find()?;
    let tools = Tools::find(&project)?;
    // the files name the public address, so it is known before they are written
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let port = free.map_err(|error| Error::Other(error.to_string()))?.port();
    let address = format!("http://127.0.0.1:{port}/");
    let folder = write_at(&project, &tools, &address)?;
    let site = site(|options| (options.folder, options.port) = (folder, port))?;
    for (page, kind, frame) in [
        (format!("{}/", Kind::ALL[0].name()), "rich", format!("embed/v1/{}/\"", Kind::ALL[0].name())),
        ("pasang/learn/".into(), "rich", "embed/v1/pasang/?mode=lesson\"".into()),
        ("map/".into(), "link", String::new()),
    ] {
        let data = found(&tools, &site.url(&page))?;
        assert_eq!(data["type"], kind, "{page}: {data}");
        let html = data["html"].as_str().unwrap_or_default();
        assert!(frame.is_empty() || html.contains(&format!("src=\"{address}{frame}")), "{page}: {html}");
        assert_eq!(data["provider_name"], "Papan");
    }
    Ok(())
}
