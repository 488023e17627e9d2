// The page's side of the opponent: part of the program that asks it, so that no page carries it before. The worker is
// made from a Blob of its glue's text, because a worker from an address is refused in a sandbox, and is given the
// compiled module. What is asked and answered is text: `src/worker`.
(() => {
  const file = "worker" // the build puts the name of its files here
  const { root, script, glue, packed } = papan
  let worker, starting, url, request, watchdog, silentChecks, answered

  const compiled = async () => {
    if (!packed.worker) {
      // if the page's own program had to come as a script, fetching is refused here too
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

  // the game goes on without the opponent; the next request starts a new worker
  const failed = why => {
    clearInterval(watchdog)
    if (worker) worker.terminate()
    worker = starting = 0
    papan.thought("failed=" + why)
  }
  const post = () => {
    // a stop for a finished request gets no answer, so none is waited for
    if (!/^stop/.test(request)) silentChecks = 0
    worker.postMessage(request)
  }
  const start = async () => {
    let why = "load"
    try {
      const [module] = await Promise.all([compiled(), glue.worker || script(file + ".js")])
      why = "refused"
      url ||= URL.createObjectURL(new Blob(["(" + glue.worker + ")()"], { type: "text/javascript" }))
      const made = new Worker(url)
      worker = made
      answered = 0
      silentChecks = -1
      made.onmessage = e => {
        if (worker != made) return
        answered = 1
        // the worker replies ten times a second until it has a result
        silentChecks = /state=more/.test(e.data) ? 0 : -1
        papan.thought(e.data)
      }
      made.onerror = made.onmessageerror = e => {
        // an error in the worker must not count as an error of the page
        e.preventDefault()
        if (worker == made) failed(answered ? "stopped" : why)
      }
      made.postMessage(module)
      // several checks, because a computer may sleep while the worker thinks
      watchdog = setInterval(() => { if (silentChecks >= 0 && ++silentChecks > 3) failed("silent") }, 5000)
      post()
    } catch (e) {
      console.error(e)
      failed(why)
    }
  }
  papan.opponent = text => {
    request = text
    if (worker) post()
    else starting ||= start()
  }
})()
