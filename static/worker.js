// The service worker: keeps the site on the device, so that it opens without a connection. `sw.js` at the root of the site
// names what belongs to its version (`src/site/offline/`), and runs this:
//
// KEPT = { version, files, languages: { TAG: { folder, pages, files, bytes } } }
//
// `files` are names below static/ with the hash of their content; `pages` is the name of a file with all pages of a language
// that are kept. A language is kept as a whole or not at all, and a page comes from the device only if all that it loads is
// there too. Whatever the caches refuse, the network is asked.
const root = self.registration.scope
const FILES = `papan:${root}:files`
const PAGES = `papan:${root}:pages:`
const VISITED = `papan:${root}:visited:`
const visited = () => caches.open(VISITED + KEPT.version)
const pagesOf = language => PAGES + KEPT.version + ":" + language
// put into the cache of a language's pages when all are there
const WHOLE = root + "whole"

const filesOf = language => [...KEPT.files, ...KEPT.languages[language].files].map(name => root + "static/" + name)

// Does something for each of a list, a few at a time; fails if one fails.
const each = (list, act) => {
  const rest = [...list]
  const next = async () => { while (rest.length) await act(rest.pop()) }
  return Promise.all([next(), next(), next(), next()])
}

// What a cache gives, or nothing: it may refuse in every way.
const tried = async act => { try { return await act() } catch { /* refused */ } }

const fetched = async (address, how) => {
  const response = await fetch(address, how)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response
}

// Whether a language's pages and all that they load are on the device.
const isWhole = async language => {
  const pages = await caches.open(pagesOf(language))
  if (!await pages.match(WHOLE)) return false
  const files = await caches.open(FILES)
  const there = new Set((await files.keys()).map(request => request.url))
  return filesOf(language).every(address => there.has(address))
}

// Keeps the pages of a language and all that they load; fails if something cannot be fetched or kept.
const keep = async language => {
  if (await isWhole(language)) return
  const own = KEPT.languages[language]
  const files = await caches.open(FILES)
  await each(filesOf(language), async address => {
    // letters have no hash in their names
    if (/\/fonts\//.test(address) || !await files.match(address))
      await files.put(address, await fetched(address, { cache: "no-cache" }))
  })
  // the headers of a page that the host has sent, its policy among them, are those of all
  const [all, sample] = await Promise.all([
    fetched(root + "static/" + own.pages), fetched(root + own.folder + "index.html", { cache: "no-cache" })])
  const headers = new Headers(sample.headers)
  for (const name of ["content-length", "content-encoding", "etag", "last-modified"]) headers.delete(name)
  const pages = await caches.open(pagesOf(language))
  await each(Object.entries(await all.json()), ([file, html]) =>
    pages.put(root + own.folder + file, new Response(html, { headers })))
  await pages.put(WHOLE, new Response())
}

// The languages whose pages are kept, of whatever version.
const languages = async () => {
  const names = (await caches.keys()).filter(name => name.startsWith(PAGES))
  const found = new Set(names.map(name => name.split(":").pop()))
  return [...found].filter(language => KEPT.languages[language])
}

// A new version is whole before it is offered. Of the first one nothing is kept until a page asks for it.
self.addEventListener("install", event => event.waitUntil((async () => {
  const all = await tried(languages) || []
  await Promise.all(all.map(keep))
  // where nothing was kept, pages come from the host already
  if (!all.length) self.skipWaiting()
})()))

// The tab that has asked for this version.
let asker

self.addEventListener("activate", event => event.waitUntil(tried(async () => {
  // the tab of the first visit too: else a browser may take it for one that no longer needs the version it shows
  await clients.claim()
  const [tabs, names] = await Promise.all([clients.matchAll({ includeUncontrolled: true }), caches.keys()])
  const of = kind => names.filter(name => name.startsWith(kind) && !(name + ":").startsWith(kind + KEPT.version + ":"))
  const old = [...of(PAGES), ...of(VISITED)]
  await Promise.all(old.map(name => caches.delete(name)))
  // another tab may still show a page of an older version, and ask for its files
  if (tabs.some(tab => tab.id != asker)) return
  const wanted = new Set(Object.keys(KEPT.languages).flatMap(filesOf))
  const files = await caches.open(FILES)
  for (const request of await files.keys()) if (!wanted.has(request.url)) await files.delete(request)
})))

self.addEventListener("message", event => {
  const { keep: language, use } = event.data || {}
  if (use) {
    asker = event.source && event.source.id
    self.skipWaiting()
  }
  if (!KEPT.languages[language]) return
  const answer = data => event.ports[0] && event.ports[0].postMessage(data)
  event.waitUntil(keep(language).then(() => answer({ kept: true }), () => answer({ kept: false })))
})

// The file of a page's address.
const fileOf = address => address.replace(/[?#].*/, "").replace(/\/$/, "/index.html")

// The language of a page's address: that of its folder, or else the one at the root.
const languageOf = address => {
  const all = Object.entries(KEPT.languages)
  const path = address.slice(root.length)
  const [tag] = all.find(([, { folder }]) => folder && path.startsWith(folder)) || all.find(([, { folder }]) => !folder)
  return tag
}

// A page, if it is on the device: one of this version, or one that the host has sent since.
const keptPage = async address => {
  const file = fileOf(address)
  const pages = await caches.open(pagesOf(languageOf(address)))
  return await pages.match(file) || await (await visited()).match(file)
}

// What is shown without a connection instead of a page that was not kept: a file that links from the root of its language.
const nothingKept = async address => {
  const language = languageOf(address), home = root + KEPT.languages[language].folder
  const response = await keptPage(home + "offline/")
  return response && new Response((await response.text()).replaceAll('="../', `="${home}`), { headers: response.headers })
}

const page = async request => {
  const address = request.url
  const language = languageOf(address)
  const here = file => tried(() => keptPage(file))
  if (await tried(() => isWhole(language))) {
    const found = await tried(async () => (await caches.open(pagesOf(language))).match(fileOf(address)))
    if (found) return found
    // a folder's address ends with a slash
    const path = address.replace(/[?#].*/, "")
    if (!/\.\w+$/.test(path) && await here(path + "/"))
      return Response.redirect(path + "/" + address.slice(path.length))
  }
  try {
    const response = await fetch(request)
    if (response.ok && !response.redirected) {
      const copy = response.clone()
      tried(async () => (await visited()).put(fileOf(address), copy))
    }
    return response
  } catch (gone) {
    const shown = await here(address) || await tried(() => nothingKept(address))
    if (shown) return shown
    throw gone
  }
}

const file = async (request, name, id) => {
  const found = await tried(async () => (await caches.open(FILES)).match(request.url))
  if (found) return found
  const response = await fetch(request)
  if (response.ok && response.type == "basic" && !/\.packed\./.test(name)) {
    const copy = response.clone()
    tried(async () => (await caches.open(FILES)).put(request.url, copy))
  }
  // the device has lost it, and the host has a newer version: the page is loaded again, which asks the host
  if (response.status == 404 && !/^opponent/.test(name) && Object.keys(KEPT.languages).some(tag => filesOf(tag).includes(request.url)))
    await tried(() => renew(id))
  return response
}

// Forgets the pages of this version and loads a tab again; does nothing where none were kept, so that it happens once.
const renew = async id => {
  const names = (await caches.keys()).filter(name => name.startsWith(PAGES))
  if (!names.length) return
  await Promise.all(names.map(name => caches.delete(name)))
  const tab = await clients.get(id)
  if (tab) await tab.navigate(tab.url)
}

self.addEventListener("fetch", event => {
  const { request, clientId } = event
  if (request.method != "GET" || !request.url.startsWith(root)) return
  const path = request.url.slice(root.length).replace(/[?#].*/, "")
  // embeds and kiosks are as they are anywhere else
  const apart = /(^|\/)(embed\/v|kiosk\/)/
  if (apart.test(path) || apart.test(request.referrer.slice(root.length))) return
  if (request.mode == "navigate") {
    if (/\.html$/.test(path) || !/\.\w+$/.test(path)) event.respondWith(page(request))
  } else if (/^static\/(fonts\/[\w-]+\.woff2|[\w-]+-[\da-f]{16}\.)/.test(path)) {
    event.respondWith(file(request, path.slice(7), clientId))
  }
})
