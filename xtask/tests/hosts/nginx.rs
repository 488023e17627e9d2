//! nginx with the site's file and with that of the container, made ready by the container's own steps.

use crate::{
    asked,
    client::{ask, get},
    dist,
    server::{Place, Running, command, free_address, installed, shown, start, text},
};
use std::{fs, net::SocketAddr, path::Path, process::Command};

/// The files that the container's step is given to compress: one of each kind, as compressing all takes minutes.
const COMPRESSED: [&str; 3] = ["pasang/index.html", "pasang/evidence/evidence.json", "engine/engine_bg.wasm"];

/// Runs the steps of the container's file that begin so, in a folder like the one that they run in there.
fn run_step(begins: &str, folder: &Path, site: &str) {
    let file = text("docs/hosting/Containerfile").replace("\\\n", "");
    let steps: Vec<_> = file.lines().filter_map(|line| line.strip_prefix("RUN ")).collect();
    let step = steps.into_iter().find(|step| step.starts_with(begins)).unwrap();
    let programs = format!(
        "{}:{}",
        shown(installed("/usr/bin/brotli").parent().unwrap()),
        std::env::var("PATH").unwrap()
    );
    let mut shell = Command::new("sh");
    shell.args(["-c", step]).current_dir(folder).env("SITE", site).env("PATH", programs);
    assert!(shell.status().unwrap().success(), "{step}");
}

/// Puts in the place of each text the other; each must be there.
fn put(text: String, others: &[(&str, &str)]) -> String {
    others.iter().fold(text, |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replace(from, to)
    })
}

/// Starts nginx as the container does, with the site below a path of its root.
fn start_nginx(name: &str, below: &str) -> Running {
    let place = Place::new(name);
    let at = free_address();
    let root = place.0.join("site");
    let site = place.copy_site(&format!("site{below}"));
    // the container's folder, with some files in the place of the whole site
    let work = place.0.join("papan");
    for path in COMPRESSED {
        let file = work.join("dist").join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::copy(dist().join(path), file).unwrap();
    }
    fs::create_dir_all(work.join("docs/hosting")).unwrap();
    fs::write(work.join("docs/hosting/nginx.conf"), text("docs/hosting/nginx.conf")).unwrap();
    run_step("find dist", &work, "");
    run_step("sed", &work, &format!("http://{at}{below}"));
    for path in COMPRESSED {
        for ending in ["gz", "br"] {
            let name = format!("{path}.{ending}");
            fs::copy(work.join("dist").join(&name), site.join(&name)).unwrap();
        }
    }
    let conf = fs::read_to_string(work.join("site.conf")).unwrap();
    let listen = format!("listen {at};");
    let missing = format!(" {below}404.html;");
    let conf =
        put(conf, &[("listen 8080;", &listen), ("/srv/papan", shown(&root)), (" /404.html;", &missing)]);
    let conf = place.write("site.conf", &conf);
    let module = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
    let of_place = format!("{}/", shown(&place.0));
    let all = put(
        text("docs/hosting/container.conf"),
        &[
            (" /tmp/", &format!(" {of_place}")),
            (module, shown(&installed(module))),
            ("/etc/papan/site.conf", shown(&conf)),
        ],
    );
    let all = place.write("nginx.conf", &all);
    // its own check
    let mut nginx = command("/usr/sbin/nginx");
    let checked = nginx.args(["-e", "stderr", "-t", "-c"]).arg(&all).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    let mut nginx = command("/usr/sbin/nginx");
    // in one process, which ends with the test
    nginx.args(["-e", "stderr", "-g", "daemon off; master_process off;", "-c"]).arg(all);
    start(nginx, at, place)
}

/// Holds that a path comes compressed, as these bytes or else as something that a program makes the file's bytes of.
fn compressed(at: SocketAddr, path: &str, accepted: &str, coding: &str) {
    let answer = ask(at, "GET", &format!("/{path}"), &format!("Accept-Encoding: {accepted}\r\n"));
    assert_eq!((answer.status, answer.header("content-encoding")), (200, Some(coding)), "{path}");
    assert_eq!(answer.header("vary"), Some("Accept-Encoding"), "{path}");
    let plain = get(at, &format!("/{path}"));
    assert_eq!(answer.header("content-type"), plain.header("content-type"), "{path}");
    assert_eq!(answer.header("cache-control"), plain.header("cache-control"), "{path}");
    assert!(answer.body.len() < plain.body.len() / 2 || path.ends_with("wasm"), "{path}");
    let packed = std::env::temp_dir().join(format!("papan-packed-{}-{coding}", std::process::id()));
    fs::write(&packed, &answer.body).unwrap();
    let mut unpack = match coding {
        "br" => command("/usr/bin/brotli"),
        _ => Command::new("gzip"),
    };
    let out = unpack.arg("-dc").stdin(fs::File::open(&packed).unwrap()).output().unwrap();
    fs::remove_file(packed).unwrap();
    assert!(out.stdout == plain.body, "{path} has other bytes");
}

#[test]
fn nginx_with_our_files_does_what_ours_does() {
    let nginx = start_nginx("nginx", "/");
    asked::every_file(nginx.at, "/", true);
    asked::what_is_not_there(nginx.at, &[404]);
    asked::nothing_from_above(nginx.at);
    asked::slashes(nginx.at, "/");
    // whatever has the certificate may stand before it
    assert_eq!(get(nginx.at, "/pasang").header("location"), Some("/pasang/"));
    asked::heads(nginx.at);
    asked::asked_anew(nginx.at);
    assert_eq!(ask(nginx.at, "POST", "/", "Content-Length: 0\r\n").status, 405);
    for path in COMPRESSED {
        compressed(nginx.at, path, "gzip, deflate, br", "br");
        compressed(nginx.at, path, "gzip", "gzip");
        assert_eq!(get(nginx.at, &format!("/{path}.br")).status, 404, "{path}");
    }
    // not compressed beforehand
    for path in ["map/index.html", "pasang/evidence/references.bib", "static/kiosk.js"] {
        compressed(nginx.at, path, "gzip, deflate, br", "gzip");
    }
    // who asked, and for what, is nobody's business
    assert_eq!(nginx.said(), "");
}

#[test]
fn nginx_serves_the_site_below_a_path() {
    let nginx = start_nginx("nginx-below", "/games/");
    asked::slashes(nginx.at, "/games/");
    let page = get(nginx.at, "/games/pasang/");
    assert_eq!((page.status, page.header("cache-control")), (200, Some("no-cache")));
    // the policy names the host alone, whatever the path
    let ours = xtask::policy::policy(&format!("http://{}", nginx.at));
    assert_eq!(page.header("content-security-policy"), Some(ours.as_str()));
    let font = get(nginx.at, "/games/static/fonts/papan-label-400-normal.woff2");
    assert_eq!((font.status, font.header("cache-control")), (200, Some("public, max-age=604800")));
    assert_eq!(font.header("access-control-allow-origin"), Some("*"));
    let lost = get(nginx.at, "/games/none");
    assert_eq!(lost.status, 404);
    assert!(lost.body == fs::read(dist().join("404.html")).unwrap());
}
