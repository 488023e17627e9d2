// <papan-board game="oware" seats="h,ai3"> … </papan-board>: a board of Papan in any page.
//
// A classic script without imports, so that it also loads where modules would need headers that a host does not send. Of a
// site it needs one thing, the frame at `embed/v1/GAME/`, with which it talks by the messages of `docs/embed.md`. What an
// author puts inside stays: `slot="still"` until the board is there, anything else for good. So a page reads without
// scripts, without the server, and when the site is gone.
(() => {
  if (!globalThis.customElements || customElements.get("papan-board")) return

  // the site is where this file comes from, unless the attribute `site` says otherwise
  const here = document.currentScript?.src
  const home = here ? new URL("../../../", here).href : ""

  // attributes that are no options of the frame
  const OWN = ["class", "dir", "follow", "game", "hidden", "id", "label", "loading", "part", "sandbox", "site", "slot", "style", "tabindex", "title"]
  // a change of these opens another game in the frame; a change of those begins the frame anew
  const GAME = ["v", "r", "pos", "moves", "at", "end"]
  const ANEW = ["game", "label", "sandbox", "site", "title", "a", "accent", "autoplay", "b", "bg", "counters", "debug", "grade", "height", "kinds", "kiosk", "lang", "layout", "links", "mode", "parent", "question", "seats", "seed", "source", "step", "think", "ui"]
  // how long a page waits for an answer, in milliseconds
  const PATIENCE = 15000

  const STYLE = `:host { display: block; max-width: var(--papan-width, 720px) }
    :host([hidden]) { display: none }
    div { display: grid }
    div > * { grid-area: 1 / 1; min-width: 0 }
    iframe { display: block; width: 100%; height: var(--papan-height, var(--told, 480px)); border: var(--papan-border, 0); border-radius: var(--papan-radius, 0); background: var(--papan-background, transparent) }
    .covered iframe { opacity: 0; pointer-events: none }
    .live slot { display: none }`

  class PapanError extends Error {
    constructor({ code, at = "", clause, text }) {
      super(text || code)
      this.name = "PapanError"
      Object.assign(this, { code, at, clause })
    }
  }

  // a moment as numbers to compare: `m3` is after the third move, `m3.s4` inside it
  const moment = text => {
    const [, move, step] = /^m(\d+)(?:\.s(\d+))?$/.exec(text) || []
    return move && [+move, step ? +step : Infinity]
  }
  const before = (a, b) => a[0] < b[0] || a[0] == b[0] && a[1] <= b[1]

  // the board that a part of a text belongs to: by its id, or the first one in the nearest part of the page that has one
  const boardOf = part => {
    const id = part.dataset.papanBoard
    if (id) return document.getElementById(id)
    for (let around = part.parentElement; around; around = around.parentElement) {
      const board = around.querySelector("papan-board")
      if (board) return board
    }
  }

  class PapanBoard extends HTMLElement {
    #frame
    #origin
    #place = document.createElement("div")
    #number = 0
    #asked = new Map()
    #changed = new Set()
    #near
    #watch
    #live = false
    #started
    #start

    constructor() {
      super()
      const still = document.createElement("slot"), root = this.attachShadow({ mode: "open" })
      still.name = "still"
      this.#place.append(still)
      // a strict policy of the host refuses style elements, not style sheets that a script has made
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(STYLE)
      root.adoptedStyleSheets = [sheet]
      root.append(this.#place, document.createElement("slot"))
      this.#anew()
    }

    #anew() {
      this.#live = false
      this.#started = new Promise((done, fail) => this.#start = { done, fail })
      this.#started.catch(() => {})
    }

    connectedCallback() {
      addEventListener("message", this)
      this.#watch = new MutationObserver(changes => {
        for (const { attributeName } of changes) this.#changed.add(attributeName)
        this.#change()
      })
      this.#watch.observe(this, { attributes: true })
      if (this.getAttribute("loading") == "eager" || !globalThis.IntersectionObserver) return this.#begin()
      this.#near = new IntersectionObserver(seen => seen.some(one => one.isIntersecting) && this.#begin(), { rootMargin: "400px" })
      this.#near.observe(this)
    }

    disconnectedCallback() {
      removeEventListener("message", this)
      this.#watch.disconnect()
      this.#end(new PapanError({ code: "gone" }))
    }

    #end(why) {
      this.#near?.disconnect()
      this.#frame?.remove()
      this.#frame = undefined
      this.#place.className = ""
      this.#start.fail(why)
      for (const { fail } of this.#asked.values()) fail(why)
      this.#asked.clear()
      this.#anew()
    }

    #options(names) {
      const all = names.filter(name => this.hasAttribute(name)).map(name => [name, this.getAttribute(name)])
      return all.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")
    }

    #begin() {
      this.#near?.disconnect()
      const game = this.getAttribute("game"), site = this.getAttribute("site") || home
      if (this.#frame || !this.isConnected) return
      if (!/^[a-z-]+$/.test(game || "") || !site) {
        const missing = site ? "game" : "site"
        this.#start.fail(new PapanError({ code: "field", at: missing }))
        return console.warn(`<papan-board> needs the attribute "${missing}".`, this)
      }
      const names = this.getAttributeNames().filter(name => !OWN.includes(name) && !/^(data-|aria-|on)/.test(name))
      const address = new URL(`embed/v1/${game}/`, new URL(site, document.baseURI))
      // a page without an origin of its own cannot name it
      const parent = /^http/.test(location.origin) && !names.includes("parent") ? `&parent=${location.origin}` : ""
      address.search = this.#options(names) + parent
      const frame = document.createElement("iframe")
      const sandbox = this.getAttribute("sandbox") ?? "allow-scripts"
      this.#origin = /allow-same-origin/.test(sandbox) ? address.origin : "null"
      frame.setAttribute("sandbox", sandbox)
      frame.allow = "autoplay; clipboard-write; fullscreen"
      frame.allowFullscreen = true
      frame.title = this.getAttribute("label") || this.title || game.split("-").map(word => word[0].toUpperCase() + word.slice(1)).join(" ")
      frame.part = "frame"
      // a frame that nobody speaks to waits until it is in view; this one is near enough
      frame.onload = () => frame.contentWindow.postMessage({ ns: "papan", v: 1, type: "hello" }, "*")
      frame.src = address
      this.#frame = frame
      this.#place.className = this.querySelector(":scope > [slot=still]") ? "covered" : ""
      this.#place.append(frame)
      setTimeout(() => {
        if (this.#frame != frame || this.#live) return
        this.#start.fail(new PapanError({ code: "silent" }))
        if (this.#place.className != "live") this.#fire("fail", { code: "silent" })
      }, PATIENCE)
    }

    #fire(type, detail) {
      this.dispatchEvent(new CustomEvent("papan-" + type, { detail, bubbles: true, composed: true }))
    }

    handleEvent({ source, origin, data }) {
      if (!this.#frame || source != this.#frame.contentWindow || origin != this.#origin || data?.ns != "papan" || data.v != 1) return
      const { type, re, data: told } = data, asked = this.#asked.get(re)
      if (asked) {
        this.#asked.delete(re)
        return type == "error" ? asked.fail(new PapanError(told)) : asked.done(told)
      }
      if (type == "size") this.#place.style.setProperty("--told", told.height + "px")
      // a lesson or an exercise has no game that is ready: its height says that it is there
      if (type == "ready" || type == "size") this.#place.className = "live"
      if (type == "ready") {
        this.#live = true
        this.#start.done(told)
        this.subscribe(["state", "move", "event", "clause", "lesson", "exercise", "over", "error", "warn", "size", "focusexit"]).catch(() => {})
      }
      this.#fire(type, told)
      // while the picture is in motion its steps say where it is
      if (type == "ready" || type == "state" && !told.playing) this.#follow([told.at, told.step ?? Infinity])
      if (type == "event") this.#follow([told.number, told.step])
      if (type == "clause") this.#mark(part => part.dataset.papanClause == told.clause, "papanClause")
    }

    // marks the part of the text that tells of a moment: the last one that is not after it. A move that has no part of
    // its own for its first steps is told of by the one for its end.
    #follow(now) {
      let last, end
      for (const part of this.#parts("papanAt")) {
        const at = moment(part.dataset.papanAt)
        if (!at) continue
        if (before(at, now) && (!last || before(last.at, at))) last = { at, part }
        if (at[0] == now[0] && at[1] == Infinity) end = { at, part }
      }
      const { part: here } = end && last?.at[0] != now[0] ? end : last || {}
      this.#mark(part => part == here, "papanAt")
    }

    #parts(name) {
      const css = `[data-${name.replace(/[A-Z]/, letter => "-" + letter.toLowerCase())}]`
      return [...document.querySelectorAll(css)].filter(part => boardOf(part) == this)
    }

    #mark(is, name) {
      for (const part of this.#parts(name)) {
        const now = is(part), was = "papanNow" in part.dataset
        if (now == was) continue
        part.toggleAttribute("data-papan-now", now)
        if (now && this.hasAttribute("follow")) part.scrollIntoView({ block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" })
      }
    }

    #change() {
      if (!this.#changed.size) return
      const changed = [...this.#changed]
      this.#changed.clear()
      if (!this.#frame) return this.getAttribute("loading") == "eager" && this.#begin()
      const options = changed.filter(name => ANEW.includes(name) || !OWN.includes(name) && !/^(data-|aria-|on)/.test(name))
      const isGame = name => GAME.includes(name), heard = this.#live
      // an option that is taken away has its usual value, which the frame knows when it begins
      if (options.some(name => ANEW.includes(name) || !isGame(name) && !this.hasAttribute(name)) || options.length && !heard) {
        this.#end(new PapanError({ code: "gone" }))
        return this.#begin()
      }
      // nobody waits for the answer: what is refused is told as an event
      const refused = error => this.#fire("error", error)
      if (options.some(isGame)) this.load(this.#options(GAME) || "moves=").catch(refused)
      for (const name of options.filter(name => !isGame(name))) this.set(name, this.getAttribute(name)).catch(refused)
    }

    async #ask(type, data) {
      this.#begin()
      await this.#started
      return new Promise((done, fail) => {
        const re = ++this.#number
        this.#asked.set(re, { done, fail })
        setTimeout(() => this.#asked.delete(re) && fail(new PapanError({ code: "silent" })), PATIENCE)
        this.#frame.contentWindow.postMessage({ ns: "papan", v: 1, type, re, data }, "*")
      })
    }

    // Whether the board is there, and a promise of how its game stands then.
    get live() { return this.#live }
    get ready() { return this.#started }

    // Requests; each gives a promise of how the game stands after it, refused with a `PapanError`.
    hello() { return this.#ask("hello") }
    load(address) { return this.#ask("load", { address }) }
    goto(at) { return this.#ask("goto", { at }) }
    next() { return this.#ask("next") }
    prev() { return this.#ask("prev") }
    first() { return this.#ask("first") }
    last() { return this.#ask("last") }
    play() { return this.#ask("play") }
    pause() { return this.#ask("pause") }
    move(text) { return this.#ask("move", { move: text }) }
    undo() { return this.#ask("undo") }
    redo() { return this.#ask("redo") }
    reset() { return this.#ask("reset") }
    set(name, value) { return this.#ask("set", { name, value: String(value) }) }
    get() { return this.#ask("get") }
    subscribe(types) { return this.#ask("subscribe", { types }) }
    highlight(places) { return this.#ask("highlight", { places }) }
    async focus() {
      this.#begin()
      await this.#started
      // WebKit lets no frame of another origin take the focus before somebody has tapped in it: then the frame has it
      this.#frame.focus()
      return this.#ask("focus")
    }
  }

  // a link or button of a text that leads a board; without the board it leads where it did
  document.addEventListener("click", event => {
    const at = event.target.closest?.("[data-papan-goto]"), board = at && boardOf(at)
    if (!board?.goto || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { papanGoto, papanHighlight } = at.dataset
    board.goto(papanGoto).then(() => board.highlight(papanHighlight ? papanHighlight.split(" ") : [])).then(
      () => board.scrollIntoView({ block: "nearest" }),
      () => at.href && location.assign(at.href))
  })

  globalThis.PapanError = PapanError
  customElements.define("papan-board", PapanBoard)
})()
