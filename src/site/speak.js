(({ lang, dir, title, parts, block }) => {
  const html = document.documentElement, box = document.createElement("template")
  html.lang = lang
  html.dir = dir
  document.title = title
  box.innerHTML = parts
  for (const part of [...box.content.children]) document.getElementById(part.id).replaceWith(part)
  document.getElementById("words").textContent = JSON.stringify(block)
})
