// What an embed needs beside the start-up file (boot.js), before which it stands in one script: how it looks from its first
// paint on, where its links lead, and that a board out of view is a still picture, which asks little of a page with twenty.
(() => {
  const html = document.documentElement, file = html.dataset
  const asked = new URLSearchParams(location.search)
  const frame = self.papanFrame = { take() {} }
  // courses, questions and comparisons are pages of their own, which an embed is asked for by an option
  const elsewhere = { lesson: "learn", exercise: "practise", compare: "compare" }[asked.get("mode")]
  if (file.page == "embed" && elsewhere) {
    frame.begins = new Promise(() => {}) // never: this page goes
    // in another language they are pages below its folder; data-words-TAG says which there are
    const lang = asked.get("lang"), other = lang && html.hasAttribute("data-words-" + lang)
    const folder = other ? file.root + lang + "/embed/v1/" + file.game + "/" : ""
    location.replace(folder + elsewhere + "/index.html" + location.search)
    return
  }
  for (const [name, values] of [["theme", /^(light|dark|contrast)$/], ["digits", /^arabic$/], ["counters", /^(objects|figures)$/], ["links", /^off$/]])
    if (values.test(asked.get(name))) file[name] = asked.get(name)
  // what a link leads to is no page for a frame; where links are off it leads nowhere
  addEventListener("click", e => {
    const a = e.target.closest && e.target.closest("a[href]")
    if (!a) return
    if (file.links) e.preventDefault()
    else if (a.getAttribute("href")[0] != "#") a.target = "_blank"
  }, true)

  if (self == top || !self.IntersectionObserver) return
  // The program begins once the frame is in view, or is spoken to. What it is told before, it hears when it listens.
  const early = []
  let begin, shapes
  frame.begins = new Promise(ok => begin = ok)
  const hear = e => {
    if (e.source != parent || !e.data || e.data.ns != "papan") return
    early.push(e)
    begin()
  }
  addEventListener("message", hear)
  frame.take = () => {
    removeEventListener("message", hear)
    early.splice(0).forEach(e => dispatchEvent(e))
  }
  // Half of what a board takes of the memory are the copies that a browser makes of each counter it draws. Their originals
  // are put aside until the frame is in view: before they are drawn, because memory once taken is given back late.
  const aside = new MutationObserver(() => {
    const found = document.querySelector("body > .defs")
    if (!found) return
    shapes = found
    shapes.remove()
  })
  const back = () => {
    aside.disconnect()
    if (shapes) document.body.prepend(shapes)
    shapes = 0
  }
  aside.observe(html, { childList: true, subtree: true })
  new IntersectionObserver(seen => {
    if (!seen.pop().isIntersecting) return
    back()
    begin()
  }, { rootMargin: "300px" }).observe(html)
  addEventListener("beforeprint", back)
})()
