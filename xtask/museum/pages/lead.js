// From a page for frames to the page itself, with all that its address asks for.
location.replace(document.getElementById("page").href + location.search + location.hash)
