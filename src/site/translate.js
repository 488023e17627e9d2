(({ lang, dir, title, description, parts, block }) => {
  // what the file does not have stays as it is: an element that is missing must not keep the program from starting
  const html = document.documentElement, box = document.createElement("template")
  html.lang = lang
  html.dir = dir
  document.title = title
  document.querySelector("meta[name=description]")?.setAttribute("content", description)
  box.innerHTML = parts
  for (const part of [...box.content.children]) document.getElementById(part.id)?.replaceWith(part)
  const words = document.getElementById("words")
  if (words) words.textContent = JSON.stringify(block)
})
