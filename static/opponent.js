// The page's side of the opponent: part of the program that asks it, so that no page carries it before. The worker is
// made from a Blob of its glue's text, because a worker from an address is refused in a sandbox, and is given the
// compiled module. What is asked and answered is text: `src/worker`.
(() => {
  const file = "worker" // the build puts the name of its files here
  const { root, glue, packed } = papan
  let worker, starting, url, wish, watch, silent, heard

  const script = name => new Promise((ok, no) => {
    const s = document.createElement("script")
    s.src = root + "static/" + name
    s.onload = ok
    s.onerror = () => { s.remove(); no(new Error(name)) }
    document.head.append(s)
  })
  const compiled = async () => {
    if (!packed.worker) {
      // where the page's own program came as a script, nothing can be fetched
      if (location.protocol != "file:" && !("page" in packed)) try {
        const r = await fetch(root + "static/" + file + ".wasm")
        if (!r.ok) throw r.status
        return await WebAssembly.compile(await r.arrayBuffer())
      } catch { /* the bytes come as a script */ }
      await script(file + ".packed.js")
    }
    const text = atob(packed.worker), bytes = new Uint8Array(text.length)
    for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i)
    packed.worker = ""
    return WebAssembly.compile(bytes)
  }

  // the page plays on; the next request begins anew
  const failed = why => {
    clearInterval(watch)
    if (worker) worker.terminate()
    worker = starting = 0
    papan.thought("failed=" + why)
  }
  const post = () => {
    // a stop that comes too late is not answered
    if (!/^stop/.test(wish)) silent = 0
    worker.postMessage(wish)
  }
  const start = async () => {
    let why = "load"
    try {
      const [module] = await Promise.all([compiled(), glue.worker || script(file + ".js")])
      why = "refused"
      url ||= URL.createObjectURL(new Blob(["(" + glue.worker + ")()"], { type: "text/javascript" }))
      const made = new Worker(url)
      worker = made
      heard = 0
      silent = -1
      made.onmessage = e => {
        if (worker != made) return
        heard = 1
        // it says something ten times a second until it has a result
        silent = /state=more/.test(e.data) ? 0 : -1
        papan.thought(e.data)
      }
      made.onerror = made.onmessageerror = e => {
        // a fault of the worker's is none of the page's
        e.preventDefault()
        if (worker == made) failed(heard ? "stopped" : why)
      }
      made.postMessage(module)
      // a computer that slept while it thought is given time once more
      watch = setInterval(() => { if (silent >= 0 && ++silent > 3) failed("silent") }, 5000)
      post()
    } catch (e) {
      console.error(e)
      failed(why)
    }
  }
  papan.opponent = text => {
    wish = text
    if (worker) post()
    else starting ||= start()
  }
})()
