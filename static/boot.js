// Starts the program of a page that can be read without it. A classic script in <head>, not deferred.
(() => {
  const html = document.documentElement
  // the root of the page's language, and that of the site where it is another (data-site)
  const whole = path => new URL(path || "./", document.baseURI).href.replace(/[?#].*/, "")
  const home = whole(html.dataset.root), root = html.dataset.site ? whole(html.dataset.site) : home
  const file = html.dataset // data-program: the name of the files of the page's program
  file.script = "" // data-script: from now on the style sheet shows what needs scripts
  const taps = []
  const folder = location.protocol == "file:"
  // a museum's pack (`xtask/museum`) has its programs as scripts alone: data-pack
  const scripted = folder || file.pack
  let fetchRefused = scripted, runs, loading
  const script = name => new Promise((ok, no) => {
    const s = document.createElement("script")
    s.src = root + "static/" + name
    s.onload = ok
    s.onerror = () => { s.remove(); no(new Error(name)) }
    document.head.append(s)
  })
  const papan = self.papan = { root, home, script, glue: {}, packed: {} }

  const look = text => {
    for (const [, name, value] of text.matchAll(/\b(theme|digits)=(light|dark|contrast|arabic)/g)) file[name] = value
  }
  // in a kiosk all pages stand in a frame of one page, which nobody can leave; a game in a file of its own has no such page
  const where = location.search + location.hash
  if (file.page == "kiosk" || file.pack != "file" && /[?&#]kiosk=1(&|$)/.test(where)) {
    file.kiosk = ""
    if (file.page != "kiosk" && self == top) {
      const page = location.href.replace(/[?#].*/, "").slice(home.length)
      location.replace(home + "kiosk/index.html?open=" + page + where.replace(/[?#]/g, "&"))
      return
    }
    // nothing is kept; only in a folder of files does the frame have an origin, and with it a storage
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(self, name, { get() { throw name } })
    look(where)
    script("kiosk.js")
  }
  // an embed stores nothing, and has no settings of its own (frame.js)
  if (!/embed/.test(file.page)) try {
    // the colours and figures that the visitor has set
    look(localStorage[`papan:${root}:settings`] || "")
    // replacing the address while a reload is still loading drops the state of the history entry, which is its
    // name: it is kept in the session and put back after the reload
    const last = `papan:${root}:last`, name = sessionStorage[last]
    delete sessionStorage[last]
    if (name && performance.getEntriesByType("navigation")[0].type == "reload" && !history.state)
      history.replaceState(name, "")
    addEventListener("pagehide", () => sessionStorage[last] = history.state || "")
  } catch { /* storage is refused */ }

  const compiled = async () => {
    if (!papan.packed.page) {
      if (!fetchRefused) try {
        const r = await fetch(root + "static/" + file.program + ".wasm")
        if (!r.ok) throw r.status
        // without the content type streaming compilation is refused
        return /^application\/wasm/.test(r.headers.get("content-type")) && WebAssembly.compileStreaming
          ? await WebAssembly.compileStreaming(r) : await WebAssembly.compile(await r.arrayBuffer())
      } catch (e) {
        fetchRefused = true // a sandbox without CORS headers: the bytes come as a script
      }
      await script(file.program + ".packed.js")
    }
    const text = atob(papan.packed.page), bytes = new Uint8Array(text.length)
    for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i)
    papan.packed.page = ""
    return WebAssembly.compile(bytes)
  }
  // the program is its glue, which registers itself in papan.glue, and its compiled module
  const program = () => loading ||= Promise.all([compiled(), papan.glue.page || script(file.program + ".js")])
    .then(([module]) => module, e => {
      loading = 0
      fetchRefused = scripted // after a network error, fetch again on the next try
      throw e
    })

  // A program that traps (panics) cannot go on: the page says so, keeps what it shows, and is loaded again only when
  // the visitor asks for it. On an opaque origin (a sandbox, file:) the browser hides what a script has thrown, so
  // every hidden error after the start counts as a trap; elsewhere a hidden error comes from another site's script.
  const blockInput = e => {
    e.stopImmediatePropagation()
    if (e.type == "click" && e.target.closest("[data-t=reload]")) location.reload()
  }
  const onTrap = (error, message) => {
    const hidden = runs && (folder || self.origin == "null") && /^Script error/.test(message)
    if (error ? !(error instanceof WebAssembly.RuntimeError) : !hidden) return
    html.dataset.stopped = ""
    delete html.dataset.state
    document.querySelectorAll("dialog[open]").forEach(e => e.close())
    for (const kind of ["click", "keydown", "input", "change", "focusin", "pointerover", "pointerout", "pointerdown"])
      addEventListener(kind, blockInput, true)
    return true
  }
  addEventListener("error", e => onTrap(e.error, e.message))
  addEventListener("unhandledrejection", e => onTrap(e.reason))

  // taps before the start are remembered, and acted on when the program starts
  const tap = e => {
    const t = e.target.closest && e.target.closest("[data-t]")
    if (!t || t.dataset.t == "retry") return
    if (e.type == "keydown") {
      // an HTML button sends a click event itself
      if (e.repeat || e.key != "Enter" && e.key != " " || t instanceof HTMLElement) return
      e.preventDefault()
    }
    taps.push(t.dataset.t)
    t.classList.add("waiting")
  }
  addEventListener("click", tap, true)
  addEventListener("keydown", tap, true)
  papan.take = () => {
    removeEventListener("click", tap, true)
    removeEventListener("keydown", tap, true)
    performance.mark("live")
    runs = true
    return taps.splice(0)
  }

  // an address with a game hides the board of the file until the live one is drawn; a fragment of the page does not
  const hideBoard = () => {
    if (/[#?&](\w+=|m\d)/.test(location.search + location.hash)) html.dataset.state = ""
  }
  hideBoard()
  const ready = new Promise(ok => document.readyState == "loading" ? addEventListener("DOMContentLoaded", ok) : ok())
  // The page can be read without its program, so styles, fonts and the first paint come before it. A hidden page is
  // never painted.
  const painted = ready.then(() => new Promise(ok => {
    setTimeout(ok, document.hidden ? 0 : 1000)
    try {
      new PerformanceObserver(ok).observe({ type: "paint", buffered: true })
    } catch { ok() }
  }))
  // an embed that is asked for in another language than its file's: a script puts that language in the file's place
  const spoken = () => {
    const words = html.getAttribute("data-words-" + new URLSearchParams(location.search).get("lang"))
    return words && script(words)
  }
  let started
  const start = async () => {
    delete html.dataset.failed
    try {
      await Promise.all([painted, ready.then(spoken), self.papanFrame && papanFrame.begins])
      const module = await program()
      if (started) return
      started = true
      await papan.glue.page({ module_or_path: module })
    } catch (e) {
      delete html.dataset.state
      // a browser without WebAssembly, or with one that is too old, will not do better another time
      file.failed = self.WebAssembly && !(e instanceof WebAssembly.CompileError) ? "" : "wasm"
      console.error(e)
    }
  }
  addEventListener("click", e => {
    if (!e.target.closest || !e.target.closest("[data-t=retry]")) return
    // a program that has begun and failed cannot begin a second time in one page
    if (started) location.reload()
    else hideBoard(), start()
  })
  // the page was left while loading, and restored from the back-forward cache
  addEventListener("pageshow", e => {
    if (e.persisted && !started && file.program) start()
  })
  // another language shows the same game and moment
  addEventListener("click", e => {
    const a = e.target.closest && e.target.closest(".langs [hreflang]")
    if (a) a.hash = location.hash
  }, true)
  // a page without a program is complete
  if (!file.program) ready.then(() => { papan.take(); file.live = "" })
  else start()
})()
