//! What a browser is asked for when a session with it begins.

use crate::{Session, trace};
use fantoccini::wd::Capabilities;
use serde_json::{Value, json};
use xtask::browsers::Browser;

/// What the driver of a browser is sent for a kind of session.
pub(crate) fn capabilities(browser: Browser, session: Session, binary: &str) -> Capabilities {
    let all = match browser {
        Browser::Chromium => {
            let mut options = json!({
                "binary": binary,
                "args": [
                    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic",
                    "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
                    "--disable-component-update", "--disable-sync"
                ],
            });
            if session.still
                && let Some(args) = options["args"].as_array_mut()
            {
                args.push("--force-prefers-reduced-motion".into());
            }
            if session.without_wasm
                && let Some(args) = options["args"].as_array_mut()
            {
                // without a compiler V8 has no WebAssembly
                args.push("--js-flags=--jitless".into());
            }
            if session.blocks_others {
                options["prefs"] =
                    json!({ "profile": { "block_third_party_cookies": true, "cookie_controls_mode": 1 } });
            }
            if let Some((width, height)) = session.phone {
                let metrics = json!({ "width": width, "height": height, "pixelRatio": 2, "touch": true });
                options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
            }
            let mut logs = json!({ "browser": "ALL" });
            if session.traced {
                logs["performance"] = "ALL".into();
                options["perfLoggingPrefs"] = trace::wanted();
            }
            json!({ "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": logs })
        }
        Browser::Firefox => json!({
            "browserName": "firefox",
            "moz:firefoxOptions": {
                "binary": binary,
                "args": ["-headless"],
                "prefs": {
                    // off by default on a desktop without a touch screen
                    "dom.w3c_touch_events.enabled": u8::from(session.phone.is_some()),
                    "ui.prefersReducedMotion": u8::from(session.still),
                    "javascript.options.wasm": !session.without_wasm,
                    // 1 blocks what is of others, 5 is the usual
                    "network.cookie.cookieBehavior": if session.blocks_others { 1 } else { 5 },
                },
            },
        }),
        Browser::WebKit => json!({
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": { "binary": binary, "args": ["--automation"] },
        }),
    };
    match all {
        Value::Object(map) => map,
        _ => Capabilities::new(),
    }
}
