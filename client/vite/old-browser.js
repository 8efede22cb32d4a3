/* global TEXTS */
// A classic script in the oldest JavaScript there is, so that a browser which cannot read the page's own scripts reads
// this one. old-browser.ts puts the texts in front of it.
;(function () {
  var root = document.documentElement

  /** What the oldest browsers have that can play (`browserslist` in package.json), and hardly an older one. */
  function canPlay() {
    return (
      'noModule' in document.createElement('script') &&
      'findLast' in Array.prototype &&
      'structuredClone' in window &&
      'showModal' in document.createElement('dialog') &&
      CSS.supports('height', '1dvh')
    )
  }

  /** As `language` in src/lib/text.svelte.ts says: chosen on this phone, else the browser's, else English. */
  function language() {
    var wanted = []
    try {
      wanted.push(JSON.parse(localStorage.getItem('konspira.settings')).language)
    } catch (nothing) {
      // this phone has chosen none
    }
    wanted = wanted.concat(navigator.languages || navigator.language || [])
    for (var at = 0; at < wanted.length; at++) {
      var tag = String(wanted[at]).slice(0, 2)
      if (Object.prototype.hasOwnProperty.call(TEXTS, tag)) return tag
    }
    return 'en'
  }

  if (canPlay()) return
  root.lang = language()
  root.setAttribute('data-old-browser', '') // main.ts does not begin
  var sentence = document.createElement('p')
  sentence.className = 'cannot-play'
  sentence.textContent = TEXTS[root.lang]
  document.body.appendChild(sentence)
})()
