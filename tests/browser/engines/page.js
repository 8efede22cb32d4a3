// What person.py asks of a page.
;({
  /** Whether somebody sees it. */
  shown(element) {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  },

  /** The words of a control, as they are read out. */
  name(element) {
    const texts = (nodes) => [...nodes].map(said).join(' ')
    const said = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data
      if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true') return ''
      return node.getAttribute('aria-label') ?? texts(node.childNodes)
    }
    const labels = element.labels?.length ? texts(element.labels) : undefined
    return (element.getAttribute('aria-label') ?? labels ?? texts(element.childNodes)).replace(/\s+/g, ' ').trim()
  },

  /** What is seen and meant by these words, in the sheet on top if one is open. */
  found({ css, name, begins, holding, within, nth }) {
    const sheets = [...document.querySelectorAll('dialog[open]')]
    const top = sheets[sheets.length - 1] ?? document
    const roots = within ? [...top.querySelectorAll(within)] : [top]
    const texts = (element) => [...element.querySelectorAll('*')].map((part) => part.textContent.trim())
    const meant = (element) =>
      (!name || this.name(element) === name) &&
      (!begins || this.name(element).startsWith(begins)) &&
      (!holding || texts(element).includes(holding)) &&
      this.shown(element)
    return roots.flatMap((root) => [...root.querySelectorAll(css)]).filter(meant)[nth]
  },

  /** Where to point at it, as soon as it lies still and nothing lies over it; else why not. */
  async point(target) {
    const frame = () => new Promise(requestAnimationFrame)
    const element = this.found(target)
    if (!element) return { why: 'it is not there' }
    if (element.disabled) return { why: 'it is disabled' }
    const box = () => element.getBoundingClientRect()
    if (box().top < 0 || box().bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const before = JSON.stringify(box())
    await frame()
    await frame()
    if (JSON.stringify(box()) !== before) return { why: 'it moves' }
    const [x, y] = [box().left + box().width / 2, box().top + box().height / 2]
    const hit = document.elementFromPoint(x, y)
    if (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit))) return { x, y }
    element.scrollIntoView({ block: 'center', behavior: 'instant' }) // as people do, from under a foot that stays
    return { why: `over it lies ${hit?.outerHTML.slice(0, 200)}` }
  },

  /** What is written there goes, as if somebody had marked all of it. */
  mark(target) {
    const field = this.found(target)
    field.focus()
    field.select()
  },
})
