// Runs Lighthouse on pages, as it is run for phones: node measure.mjs MODULES RUNS ADDRESS PAGE…
// MODULES is the folder that has lighthouse, CHROME_PATH the browser. Prints the lines of `report.mjs`.
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { lines, tap } from "./report.mjs"

const [modules, runs, address, ...pages] = process.argv.slice(2)
const module = path => import(pathToFileURL(join(modules, path)).href)
const { default: lighthouse } = await module("lighthouse/core/index.js")
const { launch } = await module("chrome-launcher/dist/index.js")

// Chromium without a screen often shows nothing of an emulated phone's page for a whole second after its first frame; not so
// where no frame waits for a clock. Docker's small shared memory is not used.
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-frame-rate-limit", "--disable-dev-shm-usage"]

// a browser of its own for each run: nothing is cached and nothing is kept
const run = async (page, settings) => {
  const chrome = await launch({ chromeFlags: FLAGS, logLevel: "silent" })
  try {
    const { lhr } = await lighthouse(address + page, { port: chrome.port, logLevel: "error", ...settings })
    return lhr
  } finally {
    await chrome.kill()
  }
}

// what disturbs for a minute must not disturb all runs of one page: each page in turn
for (let round = 1; round <= runs; round++) {
  for (const page of pages) {
    console.error(`xtask: run ${round} of ${runs}, /${page}`)
    const whole = await run(page, { onlyCategories: ["performance", "accessibility", "best-practices", "seo"] })
    // simulated figures have no marks of the page: on a line and a processor that are made slow, it is live then
    const slow = await run(page, { onlyAudits: ["user-timings"], throttlingMethod: "devtools" })
    console.log([...lines(page, whole), ...tap(page, slow)].join("\n"))
  }
}
