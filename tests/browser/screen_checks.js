// What screen_checks.py asks of a page. Each function returns what is wrong, in words.
;({
  /** What another function finds. Whether something is seen depends on whether the page is painted (evening.py). */
  async whenPainted([check, argument]) {
    const unpainted = window.unpainted ?? {}
    unpainted.disabled = true
    try {
      return await this[check](argument ?? undefined)
    } finally {
      unpainted.disabled = false
    }
  },

  /** Pieces of text that are seen, in the sheet on top if one is open, each with the element that it stands in. */
  *seenTexts(root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body) {
    const heard = (element) => // and not seen
      element && (getComputedStyle(element).clipPath === 'inset(50%)' || heard(element.parentElement))
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const element = node.parentElement
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const isApart = element.closest('.hidden, svg, [inert]') // a reveal owns the screen
      if (node.data.trim() && isShown && !isApart && !heard(element)) yield { node, element }
    }
  },

  /** The first so many letters of a text; half an emoji could not be reported. */
  shortened: (text, most) => [...text].slice(0, most).join(''),

  /** The boxes of a piece of text, one for each line. */
  boxes(node, start = 0, end = node.data.length) {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()]
  },

  /** Too small for a thumb, out of reach, or cut off. */
  layout(least) {
    const found = []
    const page = document.scrollingElement
    const { scrollTop } = page
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
    const board = document.querySelector('.board > .card')
    const CONTROLS = 'button, a.button, input:not([type=radio], [type=file]), select, summary'

    const shown = (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.hidden') &&
      (!sheet || sheet.contains(element))

    const name = (element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent
      const words = this.shortened(text.trim().replace(/\s+/g, ' '), 40)
      return `${element.tagName.toLowerCase()}.${element.className} "${words}"`
    }

    /** A slim control may have a larger target round it. */
    const reaches = (element) => {
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y, far] = [left + width / 2, top + height / 2, least / 2 - 1]
      const hits = ([x, y]) => element.contains(document.elementFromPoint(x, y))
      const corners = [[x - far, y], [x + far, y], [x, y - far], [x, y + far]]
      return !hits([x, y]) || corners.every(hits) // under a veil it need not be hit
    }

    const control = (element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      const small = Math.min(width, height) < least - 0.5 && !reaches(element)
      const watched = element.disabled && element.closest('.still') // cards that are only looked at
      if (small && !watched) found.push(`only ${Math.round(width)} x ${Math.round(height)}: ${name(element)}`)
      if (left < -1 || right > innerWidth + 1) found.push(`beside the screen: ${name(element)}`)
      if (board && !sheet && (top < -1 || bottom > innerHeight + 1)) {
        found.push(`below the edge: ${name(element)}`)
      }
    }

    const text = (element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (!['hidden', 'clip'].includes(overflowX)) return
      const wide = element.scrollWidth > element.clientWidth + 1
      const high = element.scrollHeight > element.clientHeight + 2
      // A long name may end in dots; a height never does.
      if ((wide && textOverflow !== 'ellipsis') || high) found.push(`cut off: ${name(element)}`)
    }

    if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} px wide`)
    if (sheet && sheet.scrollWidth > sheet.clientWidth) found.push('the sheet scrolls sideways')
    const main = document.querySelector('main > .screen.spyfall')
    if (main && main.scrollWidth > main.clientWidth + 1) found.push(`the screen is ${main.scrollWidth} px wide`)
    if (main && page.scrollHeight > innerHeight + 1) found.push('the page scrolls into nothing')
    if (board && page.scrollHeight > innerHeight + 1) found.push('the board scrolls')
    for (const element of document.querySelectorAll('body *:not(svg *)')) {
      if (!shown(element)) continue
      if (element.matches(CONTROLS)) control(element)
      if ([...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim())) text(element)
    }
    page.scrollTop = scrollTop
    return found
  },

  /** Enabled controls that a finger on their middle does not hit. */
  covered() {
    const found = []
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
    const CONTROLS = 'button, a[href], label, input, select, textarea, summary'
    for (const element of (sheet ?? document.body).querySelectorAll(CONTROLS)) {
      const control = element.tagName === 'LABEL' ? element.control : element
      const target = element.closest('.hidden') ? element.closest('label') : element
      const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (element.closest('[inert]')) continue // a reveal owns the screen
      if (!seen || !target || !control || control.disabled || target.matches('.hidden')) continue
      target.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (hit && (target.contains(hit) || hit.closest('label')?.control === control)) continue
      const words = this.shortened((element.ariaLabel ?? element.textContent).trim(), 40)
      found.push(`${element.tagName} "${words}" lies under ${hit?.tagName}.${hit?.className}`)
    }
    return found
  },

  /** Words on a wall that are not seen: something stands before them, or one would have to scroll. */
  behind() {
    const lists = [...document.querySelectorAll('main *')].filter(
      (each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 4,
    )
    const found = lists.map(({ textContent }) => `nobody can scroll "${textContent.trim().slice(-40)}"`)
    /** What is there of an element itself; a box round something smaller is not seen. */
    const isSeen = (element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const isPainted = backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(backgroundColor)
      return isPainted || (element instanceof SVGElement && element.tagName !== 'svg')
    }
    for (const { node, element } of this.seenTexts(document.querySelector('main'))) {
      for (const { left, top, width, height } of this.boxes(node)) {
        for (const part of [0.02, 0.25, 0.5, 0.75, 0.98]) {
          const there = document.elementsFromPoint(left + width * part, top + height / 2)
          const hit = there.find((each) => each.contains(element) || element.contains(each) || isSeen(each))
          if (hit && (hit.contains(element) || element.contains(hit))) continue
          found.push(`"${node.data.trim()}" stands behind ${hit?.tagName}.${hit?.closest('li, div')?.className}`)
        }
      }
    }
    return [...new Set(found)]
  },

  /** Words that stand over other words: each pair, if both are on top somewhere. */
  overlapping() {
    const found = []
    const boxes = []
    /** The part of a box that is seen: what lists have scrolled away lies over nothing. */
    const inSight = ({ left, right, top, bottom }, element) => {
      for (let around = element; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue
        const edge = around.getBoundingClientRect()
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      return { left, right, top, bottom, height: bottom - top }
    }
    for (const { node, element } of this.seenTexts()) {
      for (const box of this.boxes(node)) boxes.push({ element, words: node.data.trim(), box: inSight(box, element) })
    }
    /** Whether this text is what one sees at a point. */
    const isOnTop = ({ element }, x, y) => {
      const hit = document.elementsFromPoint(x, y).find((each) => getComputedStyle(each).pointerEvents !== 'none')
      return hit && (hit.contains(element) || element.contains(hit))
    }
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.element === other.element) continue
        const left = Math.max(one.box.left, other.box.left)
        const right = Math.min(one.box.right, other.box.right)
        const top = Math.max(one.box.top, other.box.top)
        const bottom = Math.min(one.box.bottom, other.box.bottom)
        const least = Math.min(one.box.height, other.box.height)
        if (right - left < 4 || bottom - top < least * 0.4) continue
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        if (isOnTop(one, x, y) && isOnTop(other, x, y)) found.push(`"${one.words}" and "${other.words}" overlap`)
      }
    })
    return [...new Set(found)]
  },

  /** Words up to so many letters that go on in the next line, and clocks. Some may: `names`, addresses. */
  broken({ longest, names }) {
    const found = []
    const WORD = new RegExp(`(?<![\\p{L}\\p{N}:/.#])(\\p{L}{2,${longest}}|\\d+:\\d\\d)(?![\\p{L}\\p{N}:/.#])`, 'gu')
    for (const { node, element } of this.seenTexts()) {
      if (element.closest('dd')) continue // numbers of a sealed deal
      for (const { index, 0: word } of node.data.matchAll(WORD)) {
        const [first, ...others] = this.boxes(node, index, index + word.length)
        const isBroken = others.some(({ top }) => top > first.top + first.height / 2) // boxes of lines may overlap
        if (isBroken && !names.includes(word)) found.push(`broken: "${word}" in "${this.shortened(node.data.trim(), 40)}"`)
      }
    }
    return [...new Set(found)]
  },

  /** Words that hang over the edge of their button, or of the screen. */
  spilled() {
    const found = []
    for (const { node, element } of this.seenTexts()) {
      if (getComputedStyle(element).userSelect === 'all') continue // an address to copy may be broken anywhere
      const button = element.closest('button, a.button, summary')?.getBoundingClientRect()
      const { left = 0, right = innerWidth, top = -Infinity, bottom = Infinity } = button ?? {}
      // The box of a narrow typeface is higher than its letters.
      const air = Math.max(4, parseFloat(getComputedStyle(element).fontSize) * 0.35)
      const isOver = (box) =>
        box.left < Math.max(left, 0) - 2 ||
        box.right > Math.min(right, innerWidth) + 2 ||
        box.top < top - air ||
        box.bottom > bottom + air
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}][^\s/\u2013\u2014-]*/gu)) {
        if (!this.boxes(node, index, index + word.length).some(isOver)) continue
        found.push(`"${word}" hangs over the edge of ${button ? 'its button' : 'the screen'}`)
      }
    }
    return [...new Set(found)]
  },

  /** Names of texts, or of variables, that stand where a text should be. */
  untranslated() {
    const found = []
    const ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title']
    const look = (text, where) => {
      const bad = /^[a-z]+(-[a-z0-9]+)+$/.test(text.trim()) || /\{\s*\$|\?\?\?/.test(text)
      if (bad) found.push(`untranslated ${where}: ${this.shortened(text.trim(), 60)}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode
      if (!parentElement.closest('.word, .touched, pre')) look(data, parentElement.tagName)
    }
    for (const name of ATTRIBUTES) {
      for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name), name)
    }
    look(document.title, 'title of the page')
    return found
  },

  /** Every text on the page. */
  texts() {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    // What was announced, or refused, before a replayed page changed its language is not said again.
    const SAID = '.hidden[role=status], .hidden[role=log], [role=alert]'
    const isOld = ({ parentElement }) => window.replay?.spoke && parentElement.closest(SAID)
    while (walker.nextNode()) if (!isOld(walker.currentNode)) found.push(walker.currentNode.data)
    const named = [...document.querySelectorAll('[aria-label]')]
    found.push(...named.map(({ ariaLabel }) => ariaLabel))
    return found.map((text) => text.trim()).filter(Boolean)
  },

  /** What can be told of a page without axe. */
  whole(least) {
    return {
      untranslated: this.untranslated(),
      texts: this.texts(),
      language: document.documentElement.lang,
      layout: [...this.layout(least), ...this.broken({ longest: 16, names: [] })],
    }
  },

  /** What can be told of a replayed page without axe, and what the `others` tell. */
  everything({ least, others }) {
    const seen = this.whole(least)
    for (const other of others) seen.layout.push(...this[other]())
    return seen
  },

  /**
   * What axe would judge of each element: what it is, whether it has words, and in what it stands, as a number.
   * Not which words, how many pixels, nor how many of its kind there are.
   */
  kinds() {
    return [...this.elementsByKind().keys()]
  },

  elementsByKind() {
    const WORDS = ['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'content', 'lang', 'placeholder', 'title']
    const NOT_JUDGED = ['data-fit', 'data-theme'] // sizes, and the light
    const word = (text) => (text.trim() ? 'x' : '')
    const style = (text) => text.replace(/font-size:[^;]*;?|-?[\d.]+(px|r?em|%)|\s/g, '')
    const attribute = ({ name, value }) =>
      `${name}=${WORDS.includes(name) ? word(value) : name === 'style' ? style(value) : value}`
    const attributes = ({ attributes }) => [...attributes].filter(({ name }) => !NOT_JUDGED.includes(name)).map(attribute)
    const isLonger = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight
    const scrolls = (node) => isLonger(node) && /auto|scroll/.test(getComputedStyle(node).overflow)
    const says = ({ childNodes }) => [...childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && word(data))
    const added = (text, hash) => {
      for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) % 0x1fffffffffff
      return hash
    }
    const found = new Map()
    const walk = (node, around) => {
      const hash = added(`<${node.tagName} ${attributes(node)} ${scrolls(node)} ${says(node)}>`, around)
      found.set(hash, [...(found.get(hash) ?? []), node])
      if (node.tagName !== 'svg') for (const child of node.children) if (child.tagName !== 'HEAD') walk(child, hash)
    }
    walk(document.documentElement, 0)
    return found
  },

  /**
   * What axe finds in elements of these kinds, or on the whole page if most of it is of them; and what it finds of their
   * colours in the other light. The page keeps that light, so that they change from screen to screen.
   */
  async barriersInBothLights(kinds) {
    const byKind = this.elementsByKind()
    const elements = new Set(kinds.flatMap((kind) => byKind.get(kind) ?? []))
    const outermost = [...elements].filter(({ parentElement }) => !elements.has(parentElement))
    const other = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
    const isNew = elements.size > [...byKind.values()].flat().length / 2
    return this.withoutSprites(async () => {
      const found = await this.judged({}, isNew ? document : { include: outermost })
      replay.paint(other)
      await this.painted(other)
      return [...found, ...(await this.judged({ runOnly: ['color-contrast'] }, { include: outermost }))]
    })
  },

  /** Seats that lie under the dock of a phone. */
  underTheDock() {
    const dock = document.querySelector('main .dock')?.getBoundingClientRect()
    const seats = dock ? [...document.querySelectorAll('main ol > li')] : []
    return seats
      .filter((seat) => seat.getBoundingClientRect().bottom > dock.top + 1)
      .map(({ textContent }) => `under the dock: ${textContent.trim()}`)
  },

  /** Words on a wall that stand outside of their frame. */
  offTheWall() {
    const hasText = ({ childNodes }) => [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim())
    return [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('.hidden') && hasText(element))
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        const onTheEdge = getComputedStyle(element).position === 'absolute'
        const around = onTheEdge ? null : element.closest('header, li, article')
        const frame = (around ?? document.body).getBoundingClientRect()
        return top < frame.top - 2 || bottom > Math.min(frame.bottom, innerHeight) + 2
      })
      .map(({ textContent }) => `off the wall: ${textContent.trim()}`)
  },

  /** Names that go on in another line, and grids in which somebody has to be looked for; in the sheet on top, if one is open. */
  notAtAGlance() {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const broken = [...top.querySelectorAll('[data-fit="4"]')]
    const grids = [...top.querySelectorAll('.box')]
    return [
      ...broken.map(({ textContent }) => `broken: ${textContent}`),
      ...grids
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ textContent }) => `the grid scrolls: ${textContent.trim()}`),
    ]
  },

  /** Wait until the page has these colours. */
  async painted(scheme) {
    while (document.documentElement.dataset.theme !== scheme) await new Promise(requestAnimationFrame)
    await this.rest()
  },

  /** Wait until nothing moves, but for what moves for ever. A replayed page is taken to where its movements end. */
  async rest() {
    const frame = () => new Promise(requestAnimationFrame)
    const moves = ({ playState, effect }) =>
      playState === 'running' && effect.getComputedTiming().endTime !== Infinity
    const moving = () => document.getAnimations().filter(moves)
    await document.fonts.ready
    // A box is measured in one picture, its words fitted in the next, and their box may change with them.
    let changes = 0
    const watch = new MutationObserver(({ length }) => (changes += length))
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    await frame()
    do {
      changes = 0
      if (window.replay) for (const movement of moving()) movement.finish()
      await frame()
    } while (changes || moving().length)
    watch.disconnect()
  },

  /** Where everything is. */
  places() {
    return [...document.querySelectorAll('body *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height].join()
    })
  },

  /** How large the words of a board are, in pixels, by word; those that were found are read no more. */
  letters() {
    const words = document.querySelectorAll('.board .card:not(.covered) .word')
    return Object.fromEntries([...words].map((word) => [word.innerText, parseFloat(getComputedStyle(word).fontSize)]))
  },

  /** The parts of a board that no scrolling brings to the screen together: the clue, and the words. */
  apart() {
    const [clue, board] = ['.codenames .line', '.codenames .folder'].map((part) => document.querySelector(part))
    if (!clue || !board) return []
    const height = board.getBoundingClientRect().bottom - clue.getBoundingClientRect().top
    return height > innerHeight ? [`clue and board take ${Math.round(height)} of ${innerHeight} pixels`] : []
  },

  /** What axe finds; `which` of its rules, as axe wants to be told. */
  async barriers(which) {
    return this.withoutSprites(() => this.judged(which))
  },

  /** Sprites have thousands of shapes that nobody sees there. */
  async withoutSprites(work) {
    const sprites = document.querySelectorAll('body > svg')
    for (const sprite of sprites) sprite.remove()
    try {
      return await work()
    } finally {
      document.body.append(...sprites)
    }
  },

  async judged(which = {}, where = document) {
    const { violations } = await axe.run(where, {
      resultTypes: ['violations'],
      ...{ iframes: false, preload: false, selectors: false, ancestry: false, xpath: false }, // nobody reads them
      ...which,
    })
    const say = (id, { html, any }) => {
      const ratio = any[0]?.data?.contrastRatio
      return `${id}${ratio ? ` ${ratio}` : ''}: ${this.shortened(html, 140)}`
    }
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => say(id, node)))
  },
})
