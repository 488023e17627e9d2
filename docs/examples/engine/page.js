// Runs the examples of the page where somebody asks for it.
import init, { EngineError } from "../engine.js"
import * as examples from "./examples.js"

const picture = svg => new DOMParser().parseFromString(svg, "image/svg+xml").documentElement

function show(section) {
  const output = section.querySelector("output")
  try {
    const found = examples[section.dataset.example]()
    output.replaceChildren(found.startsWith("<svg") ? picture(found) : found)
  } catch (error) {
    output.textContent = error instanceof EngineError ? `${error.code}: ${error.message}` : String(error)
  }
  section.dataset.done = ""
}

const sections = document.querySelectorAll("[data-example]")
try {
  await init()
  for (const section of sections) {
    const button = section.querySelector("button")
    button.addEventListener("click", () => show(section))
    button.hidden = false
  }
} catch (error) {
  document.getElementById("state").textContent = error.message
}
document.documentElement.dataset.ready = ""
