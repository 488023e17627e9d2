// In a file that a game has to itself: what leads to another page of the site leads to the address of the site, and where none
// was given when the file was made, nowhere: then it is no link.
(() => {
  const { root, file } = document.documentElement.dataset
  const site = /^https?:/.test(root) && new URL(file, root)
  const lead = a => {
    const to = a.getAttribute("href")
    // a place in this file, or somebody else's page
    if (!to || /^(#|\w+:)/.test(to)) return
    if (!site) a.removeAttribute("href")
    else {
      a.href = new URL(to, site)
      a.target = "_blank"
      a.rel = "noopener"
    }
  }
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      if (type == "attributes" && target.localName == "a") lead(target)
      for (const node of addedNodes) {
        if (node.localName == "a") lead(node)
        if (node.querySelectorAll) node.querySelectorAll("a[href]").forEach(lead)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["href"] })
})()
