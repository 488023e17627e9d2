// Reads the settings of the pack and leads to the kiosk with them. Where anything in them is wrong it says what, uses none of
// them, and leads there after half a minute: nobody may be near who could tap.
(() => {
  const byId = id => document.getElementById(id)
  const { properties: { $schema, ...rules } } = JSON.parse(byId("schema").textContent)

  // as `xtask/museum/src/keys.rs` has it: the values that are allowed, and what is said of others
  const listed = values => values.length > 12 ? "those that settings.schema.json lists" : values.map(value => JSON.stringify(value)).join(", ")
  const allows = (rule, value) =>
    rule.enum ? rule.enum.includes(value)
    : rule.type == "array" ? Array.isArray(value) && value.length > 0
      && value.every((one, at) => rule.items.enum.includes(one) && value.indexOf(one) == at)
    : Number.isInteger(value) && value >= rule.minimum && value <= rule.maximum
  const wanted = rule =>
    rule.enum ? `not one of ${listed(rule.enum)}`
    : rule.type == "array" ? `no list of some of ${listed(rule.items.enum)}, each once`
    : `no whole number from ${rule.minimum} to ${rule.maximum}`

  const read = text => {
    if (typeof text != "string") return ["The file is missing, or one of the two lines of dashes is not as it was."]
    // the text begins in the second line of the file, so lines count as there
    const whole = "\n" + text
    let given
    try {
      given = JSON.parse(whole)
    } catch (e) {
      // Firefox says the line itself, WebKit none
      const place = /position (\d+)/.exec(e.message)
      return [place ? `Line ${whole.slice(0, place[1]).split("\n").length}: ${e.message}` : e.message]
    }
    if (given === null || typeof given != "object" || Array.isArray(given))
      return ["The settings are no object: they stand between { and }."]
    if (typeof given.$schema == "string") delete given.$schema
    const faults = []
    for (const [name, value] of Object.entries(given))
      if (!Object.keys(rules).includes(name))
        faults.push(`${JSON.stringify(name)} is no setting. Settings are ${Object.keys(rules).join(", ")}.`)
      else if (!allows(rules[name], value)) faults.push(`${name}: ${JSON.stringify(value)} is ${wanted(rules[name])}.`)
    return faults.length ? faults : given
  }

  const lead = settings => {
    const kiosk = new URL(byId("start").getAttribute("href"), document.baseURI)
    if (!Array.isArray(settings)) {
      for (const [name, value] of Object.entries(settings))
        if (JSON.stringify(value) != JSON.stringify(rules[name].default))
          kiosk.searchParams.set(name, Array.isArray(value) ? value.join(".") : value)
      location.replace(kiosk)
      return
    }
    for (const fault of settings) byId("list").appendChild(document.createElement("li")).textContent = fault
    byId("faults").hidden = false
    const end = Date.now() + 30000
    const count = () => {
      const left = Math.ceil((end - Date.now()) / 1000)
      byId("left").textContent = Math.max(left, 0)
      if (left <= 0) location.replace(kiosk)
      else setTimeout(count, 500)
    }
    count()
  }

  // under another name each time: a browser that was not restarted since a change may hold the file as it was
  const script = document.createElement("script")
  script.src = `settings.js?${Date.now()}`
  script.onload = script.onerror = () => lead(read(self.papanSettings))
  document.head.appendChild(script)
})()
