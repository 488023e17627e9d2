// What is read from a report of Lighthouse: lines of fields with a tab between them, which `xtask/src/lighthouse.rs` reads.

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]

const FIGURES = [
  "first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index",
  "total-byte-weight",
]

const line = (...fields) => fields.map(field => String(field).replace(/\s+/g, " ").trim()).join("\t")

// why an audit fails, in its own words: an explanation, a figure, or the first element that it names
const reason = audit => {
  const item = audit.details?.items?.[0] ?? {}
  const named = item.node?.snippet ?? item.source?.snippet ?? item.description ?? ""
  return [audit.explanation, audit.displayValue, named].filter(Boolean).join(", ") || "no reason given"
}

// the element of the largest paint, as its text or its tag
const largest = lhr => {
  const parts = lhr.audits["lcp-breakdown-insight"]?.details?.items ?? []
  const node = parts.find(part => part.type === "node")
  return node ? `${node.selector.split(" > ").pop()} ${node.nodeLabel}` : ""
}

// `figures` PAGE and numbers: the scores, those of FIGURES, the benchmark index; `largest` PAGE ELEMENT; and for each audit
// that keeps a category from 100 `short` PAGE CATEGORY TITLE REASON
export const lines = (page, lhr) => {
  if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.message}`)
  const scores = CATEGORIES.map(name => Math.round(100 * lhr.categories[name].score))
  const figures = FIGURES.map(id => lhr.audits[id].numericValue)
  const all = [
    line("figures", page, ...scores, ...figures, lhr.environment.benchmarkIndex),
    line("largest", page, largest(lhr)),
  ]
  CATEGORIES.forEach((name, at) => {
    if (scores[at] === 100) return
    for (const { id, weight } of lhr.categories[name].auditRefs) {
      const audit = lhr.audits[id]
      if (weight > 0 && audit.score !== null && audit.score < 1) all.push(line("short", page, name, audit.title, reason(audit)))
    }
  })
  return all
}

// `tap` PAGE MS: when the page's program has taken over from its file and acts on the taps that waited; nothing where a
// page has no program
export const tap = (page, lhr) => {
  const marks = lhr.audits["user-timings"].details?.items ?? []
  const live = marks.find(mark => mark.name === "live")
  return live ? [line("tap", page, live.startTime)] : []
}
