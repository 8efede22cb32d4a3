// Where everything on a page is, for layout.py, which compares engines by it.
;({
  /**
   * All that is shown, each with its place in the document; but for what is there for ears alone, and what leans back in
   * space: WebKit draws that flat here, which is ten times as fast.
   */
  shown() {
    const walk = (element, path) => {
      if (element.matches('script, style, body > svg, .hidden')) return []
      const { display, lineHeight, perspective } = getComputedStyle(element)
      if (display === 'none') return []
      const isWords = display === 'inline'
      const inner = element.tagName === 'svg' || perspective !== 'none' ? [] : [...element.children]
      const own = { element, path, isWords, line: parseFloat(lineHeight) }
      return [own, ...inner.flatMap((child, place) => walk(child, `${path} ${place}`))]
    }
    return walk(document.body, '')
  },

  /**
   * Does away with differences that nobody sees. WebKit lays lines on whole pixels and others do not, which adds up from
   * line to line; not every engine lets a field grow with what is written; and all this moves what is scrolled.
   * Returns what takes it back.
   */
  async even(shown, rest) {
    const lines = shown.map(({ element }) => element.style.lineHeight)
    for (const { element, line } of shown) {
      // A line of 29.96 pixels in one engine and 30.05 in another, by the size of its panel, is the same line.
      if (line) element.style.setProperty('line-height', `${Math.floor(line + 0.13)}px`, 'important')
      element.style.setProperty('field-sizing', 'fixed')
    }
    await rest()
    const scrolls = [document.scrollingElement, ...shown.map(({ element }) => element)]
      .filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft)
      .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }))
    for (const { element } of scrolls) element.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    return () => {
      shown.forEach(({ element }, place) => {
        element.style.lineHeight = lines[place]
        element.style.removeProperty('field-sizing')
      })
      for (const { element, top, left } of scrolls) element.scrollTo({ top, left, behavior: 'instant' })
    }
  },

  /** For people who read of it: a button with its text. */
  called({ tagName, classList, textContent }) {
    const classes = [...classList].filter((name) => !name.startsWith('svelte-'))
    const words = textContent.trim().replace(/\s+/g, ' ').slice(0, 30)
    return `${[tagName.toLowerCase(), ...classes].join('.')}${words && ` "${words}"`}`
  },

  /** Every box by its place in the document: [what it is called, left, top, width, height]. Words in a line have none. */
  async boxes(rest) {
    const shown = this.shown()
    const takeBack = await this.even(shown, rest)
    const box = ({ element, path }) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [path, [this.called(element), left, top, width, height]]
    }
    const boxes = shown.filter(({ isWords }) => !isWords).map(box)
    takeBack()
    return Object.fromEntries(boxes.filter(([, [, , , width, height]]) => width && height))
  },
})
