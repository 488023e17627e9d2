// Has the site kept on this device, says so at the end of the page, and offers a newer version, which is never put in the
// place of the one in use by itself. The words stand in the page's file (`src/site/offline/`).
(() => {
  const html = document.documentElement, { root } = papan
  const place = document.getElementById("offline")
  // a museum's pack is on the device already; in somebody else's page the browser may refuse to say whether there are service workers
  const container = !html.dataset.pack && self == top && navigator.serviceWorker
  if (!place || !container) return
  const { kept, newer, use, later } = place.dataset

  const element = (name, text, parent) => {
    const made = document.createElement(name)
    made.textContent = text
    parent.append(made)
    return made
  }
  const say = (text, ...answers) => {
    place.textContent = ""
    element("p", text, place)
    for (const [label, act] of answers) {
      const button = element("button", label, place)
      button.type = "button"
      button.className = "btn"
      button.addEventListener("click", act)
    }
  }
  const offer = waiting => {
    html.dataset.newer = ""
    let wanted
    const leave = () => { delete html.dataset.newer; place.textContent = "" }
    // another tab may have taken it: this one goes on with what it has
    waiting.addEventListener("statechange", () => {
      if (!wanted) leave()
      else if (waiting.state == "activated") location.reload()
    })
    say(newer, [use, () => { wanted = true; waiting.postMessage({ use: true }) }], [later, leave])
  }

  const begin = async () => {
    const registration = await container.register(root + "sw.js")
    const watch = () => {
      const coming = registration.installing
      if (coming) coming.addEventListener("statechange", () => {
        // the first version is in nobody's way
        if (coming.state == "installed" && registration.active) offer(coming)
      })
    }
    registration.addEventListener("updatefound", watch)
    watch()
    if (registration.waiting) offer(registration.waiting)
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {})
    })
    // whoever saves data has what was looked at
    if (navigator.connection && navigator.connection.saveData) return
    const { active } = await container.ready
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      if (!data.kept) return
      html.dataset.kept = ""
      if (html.dataset.newer == null) say(kept)
    }
    active.postMessage({ keep: html.lang }, [port2])
  }

  // what the page itself loads comes first
  const calm = () => {
    if (html.dataset.live == null && html.dataset.failed == null) return setTimeout(calm, 500)
    setTimeout(() => begin().catch(() => { /* refused: the site is as it is without */ }), 2000)
  }
  calm()
})()
