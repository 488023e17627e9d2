// A kiosk: a screen that anybody may touch. The page `kiosk/` shows a game that plays itself; a touch opens the site in a
// frame of no origin, which keeps nothing and out of which nothing leads. Who leaves it is asked after a while, and then
// the frame is thrown away. Every page in that frame runs this script too: it tells that somebody is there.
(() => {
  const html = document.documentElement, { root, home } = papan
  const asked = new URLSearchParams(location.search)
  const looks = ["theme", "digits", "speed", "sound", "tap"].filter(name => asked.get(name)).map(name => [name, asked.get(name)])

  // what a browser does with a touch that is held, with what is dragged, and with keys of its own
  for (const kind of ["contextmenu", "dragstart", "dragover", "drop"])
    addEventListener(kind, e => e.preventDefault(), true)
  addEventListener("keydown", e => {
    if (e.ctrlKey || e.metaKey || e.altKey || /^(F\d|Browser|Launch|ContextMenu)/.test(e.key)) e.preventDefault()
  }, true)
  addEventListener("wheel", e => e.ctrlKey && e.preventDefault(), { capture: true, passive: false })

  if (html.dataset.page != "kiosk") {
    let told = 0
    const here = () => {
      const now = Date.now()
      if (now - told < 300) return
      told = now
      parent.postMessage({ ns: "papan-kiosk", type: "here", lang: html.lang }, "*")
    }
    // which language somebody has gone to
    here()
    for (const kind of ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"])
      addEventListener(kind, here, { capture: true, passive: true })
    addEventListener("click", e => {
      const a = e.target.closest && e.target.closest("a[href]")
      if (!a || a.getAttribute("href")[0] == "#") return
      e.preventDefault()
      const to = new URL(a.getAttribute("href"), document.baseURI)
      // pages of the site, in any language, and no files
      if (!to.href.startsWith(root) || !/(\/|\.html)$/.test(to.pathname)) return
      for (const [name, value] of [...looks, ["kiosk", "1"]]) to.searchParams.set(name, value)
      // in place of this page, so that there is nothing to go back to
      location.replace(to)
    }, true)
    return
  }

  // whoever sets a kiosk up is told in the console what of the address is not understood
  const read = (name, usual, means) => {
    const text = asked.get(name)
    if (!text) return usual
    if (!means(text)) console.warn(`Kiosk: ${name}=${text} is not understood.`)
    return means(text) ? text : usual
  }
  const isTime = text => /^\d+$/.test(text) && text >= 5 && text <= 3600
  const idle = 1000 * read("idle", 60, isTime), ask = 1000 * read("ask", 30, isTime), turn = 1000 * 60
  const open = read("open", "", text => /^[a-z0-9-]+(\/[a-z0-9-]+)*\/(index\.html)?$/.test(text))
  // with the name of its file, for folders without a server
  const addressOf = path => new URL(home + path.replace(/index\.html$/, "") + "index.html")

  const start = () => {
    const byId = id => document.getElementById(id)
    const main = byId("kiosk"), begin = byId("kiosk-begin"), still = byId("kiosk-still"), left = byId("kiosk-left")
    const known = main.dataset.games.split(" "), languages = main.dataset.languages.split(" ")
    // each language has a kiosk of its own
    const lang = read("lang", html.lang, text => languages.includes(text))
    if (lang != html.lang)
      return location.replace(root + (lang == languages[0] ? "" : lang + "/") + "kiosk/index.html" + location.search)
    const list = text => text.split(/[.,]/)
    const games = list(read("games", known.join(), text => list(text).every(game => known.includes(game))))
    // what the question says in each language
    const questions = JSON.parse(main.dataset.questions)
    let shown, at = 0, seen = 0, timer, spoken = html.lang

    // A frame of no origin: it reads and keeps nothing, opens no window, and moves no page but itself. In a folder of files
    // browsers give such a frame no scripts, so there it has an origin, and the start-up file takes its storage away.
    const frame = (path, title, options) => {
      const made = document.createElement("iframe"), url = addressOf(path)
      for (const [name, value] of [...options, ["kiosk", "1"]]) url.searchParams.set(name, value)
      made.setAttribute("sandbox", location.protocol == "file:" ? "allow-scripts allow-same-origin" : "allow-scripts")
      made.title = title
      made.src = url
      const place = byId("kiosk-frames")
      place.setAttribute("aria-busy", "true")
      made.onload = () => shown == made && place.removeAttribute("aria-busy")
      place.replaceChildren(made)
      shown = made
    }
    const wait = (then, time) => {
      clearTimeout(timer)
      timer = setTimeout(then, time)
    }

    const attract = () => {
      if (still.open) still.close()
      main.dataset.state = "attract"
      spoken = html.lang
      const game = games[at++ % games.length]
      frame(`embed/v1/${game}/`, main.dataset.shown, [...looks, ["mode", "demo"], ["ui", "title,score"], ["links", "off"]])
      shown.tabIndex = -1
      begin.hidden = false
      wait(attract, turn)
    }
    const visit = () => {
      begin.hidden = true
      main.dataset.state = "visit"
      frame(open, main.dataset.visited, looks)
      shown.focus()
      here()
    }
    const here = () => {
      seen = Date.now()
      if (still.open) still.close()
      main.dataset.state = "visit"
      wait(look, idle)
    }
    // a timer runs late where the screen was off
    const look = () => {
      const rest = seen + idle - Date.now()
      if (rest > 0) return wait(look, rest)
      main.dataset.state = "still"
      const question = questions[spoken]
      still.lang = spoken
      still.dir = question.dir
      for (const id of ["kiosk-title", "kiosk-lead", "kiosk-go-on", "kiosk-over"]) byId(id).textContent = question[id]
      still.showModal()
      count(Date.now() + ask)
    }
    const count = end => {
      const rest = end - Date.now()
      if (rest <= 0) return attract()
      left.textContent = Math.ceil(rest / 1000)
      wait(() => count(end), rest % 1000 || 1000)
    }

    begin.onclick = visit
    addEventListener("keydown", e => {
      if (main.dataset.state == "attract" && e.key != "Tab" && e.target != begin) visit()
    })
    byId("kiosk-go-on").onclick = here
    byId("kiosk-over").onclick = attract
    still.oncancel = here
    addEventListener("message", e => {
      if (!shown || e.source != shown.contentWindow || !e.data || e.data.ns != "papan-kiosk" || main.dataset.state != "visit")
        return
      if (Object.hasOwn(questions, e.data.lang)) spoken = e.data.lang
      here()
    })
    // a gesture that goes back stays here
    history.pushState(null, "")
    addEventListener("popstate", () => history.pushState(null, ""))
    attract()
  }
  if (document.readyState == "loading") addEventListener("DOMContentLoaded", start)
  else start()
})()
