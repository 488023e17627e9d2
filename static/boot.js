// Starts the application on a page that already reads without it. Classic script, in <head>, not deferred.
(() => {
  const html = document.documentElement
  const root = new URL(html.dataset.root || "./", document.baseURI).href.replace(/[?#].*/, "")
  const file = html.dataset // the page names the files of its program: data-program
  file.script = "" // what needs one is seen from now on
  const taps = []
  const folder = location.protocol == "file:"
  let refused = folder, runs, loading
  const papan = self.papan = { root, glue: {}, packed: {} }

  // colours that a person has set; somebody else's page keeps nothing
  if (html.dataset.page != "embed") try {
    const theme = /theme=(\w+)/.exec(localStorage[`papan:${root}:settings`])
    if (theme) html.dataset.theme = theme[1]
    // what is written into the address while a page is long in coming again costs the entry of the history its name
    const last = `papan:${root}:last`, name = sessionStorage[last]
    delete sessionStorage[last]
    if (name && performance.getEntriesByType("navigation")[0].type == "reload" && !history.state)
      history.replaceState(name, "")
    addEventListener("pagehide", () => sessionStorage[last] = history.state || "")
  } catch { /* storage is refused */ }

  const script = name => new Promise((ok, no) => {
    const s = document.createElement("script")
    s.src = root + "static/" + name
    s.onload = ok
    s.onerror = () => { s.remove(); no(new Error(name)) }
    document.head.append(s)
  })
  const compiled = async () => {
    if (!papan.packed.page) {
      if (!refused) try {
        const r = await fetch(root + "static/" + file.program + ".wasm")
        if (!r.ok) throw r.status
        // a host that does not know the type gets the longer way
        return /^application\/wasm/.test(r.headers.get("content-type")) && WebAssembly.compileStreaming
          ? await WebAssembly.compileStreaming(r) : await WebAssembly.compile(await r.arrayBuffer())
      } catch (e) {
        refused = true // a sandbox without CORS headers: the bytes come as a script
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
      refused = folder // what the network has not brought is fetched when it is tried again
      throw e
    })

  // A program that traps is broken: the page says so, keeps what it shows, and is loaded again when a person wants
  // that, never by itself. A page without an origin is not told what a script has thrown: once the program runs, every
  // such error counts there. Elsewhere what is hidden is a stranger's.
  const dead = e => {
    e.stopImmediatePropagation()
    if (e.type == "click" && e.target.closest("[data-t=reload]")) location.reload()
  }
  const trapped = (why, says) => {
    const hidden = runs && (folder || self.origin == "null") && /^Script error/.test(says)
    if (why ? !(why instanceof WebAssembly.RuntimeError) : !hidden) return
    html.dataset.stopped = ""
    delete html.dataset.state
    document.querySelectorAll("dialog[open]").forEach(e => e.close())
    for (const kind of ["click", "keydown", "input", "change", "focusin", "pointerover", "pointerout"])
      addEventListener(kind, dead, true)
    return true
  }
  addEventListener("error", e => trapped(e.error, e.message))
  addEventListener("unhandledrejection", e => trapped(e.reason))

  // what is tapped before the start is remembered, and acted on at the start
  const tap = e => {
    const t = e.target.closest && e.target.closest("[data-t]")
    if (!t || t.dataset.t == "retry") return
    if (e.type == "keydown") {
      // an HTML button makes a click of its own
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

  // an address that carries a game hides the board of the file until the live one; a place in the page does not
  const hide = () => {
    if (/[#?&](\w+=|m\d)/.test(location.search + location.hash)) html.dataset.state = ""
  }
  hide()
  const ready = new Promise(ok => document.readyState == "loading" ? addEventListener("DOMContentLoaded", ok) : ok())
  // The page reads without its program: styles, letters and the first picture come before it. A page that nobody sees
  // is not painted.
  const seen = ready.then(() => new Promise(ok => {
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
      await Promise.all([seen, ready.then(spoken)])
      const module = await program()
      if (started) return
      started = true
      await papan.glue.page({ module_or_path: module })
    } catch (e) {
      delete html.dataset.state
      html.dataset.failed = ""
      console.error(e)
    }
  }
  addEventListener("click", e => {
    if (!e.target.closest || !e.target.closest("[data-t=retry]")) return
    // a program that has begun and failed cannot begin a second time in one page
    if (started) location.reload()
    else hide(), start()
  })
  // left while loading and come back to from the page cache
  addEventListener("pageshow", e => {
    if (e.persisted && !started && file.program) start()
  })
  // a page without a program is its file
  if (!file.program) ready.then(() => { papan.take(); file.live = "" })
  else start()
})()
