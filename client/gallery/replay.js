// Shows a page what it once got and what somebody did on it: no server, and time that passes at our word.
// A classic script, which must run before the app does. Tests give it to a page, and the gallery to its frame.
;(() => {
  const asked = new URLSearchParams(location.search).get('replay')
  if (!asked) return
  const PATIENCE_MS = 10_000 // until a page that does something else is given up
  const PING_MS = 5000 // as often as a server lets itself be heard, or more
  const [LATE_MS, STEP_MS] = [3000, 100] // by the page's clock: how much later than then something may come
  const wanted = JSON.parse(asked) // { now, language, theme, patience, seats }; seats for a device with nothing on it yet
  const native = { setTimeout: window.setTimeout.bind(window), clearTimeout: window.clearTimeout.bind(window) }
  const fetch = window.fetch.bind(window)
  const frame = () => new Promise(requestAnimationFrame)
  const { port1, port2 } = new MessageChannel()
  const tasks = []
  port2.onmessage = () => tasks.shift()()
  /** What was begun goes on; a timer would wait longer. */
  const task = () => new Promise((done) => (tasks.push(done), port1.postMessage(0)))
  history.replaceState(null, '', location.pathname + location.hash)

  /** The tokens of so many seats. They open nothing. */
  const tokens = (count) => Array.from({ length: count }, (_, seat) => String(seat).padStart(22, 'A'))

  if (wanted.seats) {
    localStorage.clear()
    sessionStorage.clear()
    const seats = Object.entries(wanted.seats).map(([code, count]) => [code, { tokens: tokens(count), at: wanted.now }])
    localStorage.setItem('konspira.seats', JSON.stringify(Object.fromEntries(seats)))
  }
  let { language } = wanted
  const keep = (what) => {
    const kept = JSON.parse(localStorage.getItem('konspira.settings') ?? '{}')
    localStorage.setItem('konspira.settings', JSON.stringify({ ...kept, ...what }))
    dispatchEvent(new StorageEvent('storage', { key: 'konspira.settings' })) // as if another tab had done it
  }
  keep({ language, theme: wanted.theme ?? 'auto' })

  let dice = 1
  Math.random = () => (dice = (dice * 16807) % 2147483647) / 2147483647 // nobody looks different the next time

  // Time

  let now = wanted.now
  window.Date = class extends Date {
    constructor(...parts) {
      if (parts.length) super(...parts)
      else super(now)
    }
    static now() {
      return now
    }
  }

  const ticks = performance.now.bind(performance)
  performance.now = () => now - wanted.now

  const timers = new Map()
  let count = 1_000_000_000
  const wind = (work, delay, every, ...given) => {
    timers.set(++count, { due: now + delay, every, work: () => work(...given) })
    return count
  }
  const stop = (id) => void (timers.delete(id) || native.clearTimeout(id))
  window.setTimeout = (work, delay = 0, ...given) =>
    delay > 0 ? wind(work, delay, 0, ...given) : native.setTimeout(work, 0, ...given)
  window.setInterval = (work, delay, ...given) => wind(work, Math.max(delay, 1), Math.max(delay, 1), ...given)
  window.clearTimeout = window.clearInterval = stop

  /** Time passes until then, and whatever is due happens in its order. */
  async function pass(until) {
    for (;;) {
      const [id, next] = [...timers].reduce(
        (one, other) => (other[1].due < one[1].due ? other : one),
        [0, { due: Infinity }],
      )
      if (next.due > until) break
      now = Math.max(now, next.due)
      if (next.every) next.due += next.every
      else timers.delete(id)
      next.work()
      await task()
    }
    now = Math.max(now, until)
  }

  /** Wait for something that takes no time on the page's clock, such as a file on its way. */
  async function until(found, missing) {
    const late = ticks() + PATIENCE_MS
    for (;;) {
      const it = found()
      if (it) return it
      if (ticks() > late) throw new Error(missing)
      await frame()
    }
  }

  let fetching = 0
  window.fetch = (...what) => {
    fetching++
    return fetch(...what).finally(() => fetching--)
  }
  // Parts of the page come by links, which the build lays into its head.
  const PARTS = ['modulepreload', 'preload', 'stylesheet']
  HTMLHeadElement.prototype.appendChild = function (node) {
    if (PARTS.includes(node.rel)) {
      fetching++
      for (const kind of ['load', 'error']) node.addEventListener(kind, () => fetching--, { once: true })
    }
    return Node.prototype.appendChild.call(this, node)
  }

  // The line to the server

  let line
  const answer = (caller) => (line = caller)
  window.WebSocket = class {
    static CONNECTING = 0
    static OPEN = 1
    static CLOSING = 2
    static CLOSED = 3
    readyState = 0
    said = [] // on the page: [id, what]
    then = [] // in the recording
    constructor() {
      answer(this)
      native.setTimeout(() => {
        this.readyState = 1
        this.onopen?.()
      })
    }
    send(text) {
      const { id, type, act } = JSON.parse(text)
      this.said.push([id, [type, act?.type, act?.move?.type].filter(Boolean).join(' ')])
    }
    close() {
      this.readyState = 3
    }
  }

  let view // of the room, as far as the page follows its language
  let skew = 0

  /** What was heard, at a table that speaks the language of the page. */
  function inLanguage(message) {
    if (typeof message.room !== 'object') return message
    const room = { ...message.room }
    if ('language' in room) room.language = language
    if (/\.\w\w$/.test(room.options?.pack)) {
      room.options = { ...room.options, pack: room.options.pack.slice(0, -2) + language }
    }
    return { ...message, room }
  }

  /** The ask of the page that was this one in the recording: the so-manieth of its kind. */
  function sameAsk(id) {
    const [, kind] = line.then.find(([known]) => known === id) ?? []
    const place = line.then.filter(([, other]) => other === kind).findIndex(([known]) => known === id)
    return line.said.filter(([, other]) => other === kind)[place]?.[0]
  }

  /** Wait for it. Some are made when it is time, which may be a little later than it was then; some not at all. */
  async function answered(id) {
    const late = now + LATE_MS
    for (let frames = 0; sameAsk(id) === undefined && frames < 60; frames++) {
      if (now < late) await pass(now + STEP_MS)
      await frame()
    }
    return sameAsk(id) ?? 0
  }

  // Films

  let steps = 0 // that reveals and endings have told of
  const dues = [] // when others come
  const filmed = new WeakSet() // animations that were seen to their end
  let moving = []
  const begin = Element.prototype.animate
  let standing // how far a movement comes by itself, while somebody films
  Element.prototype.animate = function (...how) {
    const animation = begin.apply(this, how)
    if (standing !== undefined) {
      animation.pause()
      animation.currentTime = standing
    }
    return animation
  }
  addEventListener('step', ({ detail }) => {
    steps++
    if (detail < Infinity) dues.push(now + detail)
  })

  // What happens, one function for each kind of event

  const setCapture = Element.prototype.setPointerCapture
  Element.prototype.setPointerCapture = function (id) {
    if (id !== FINGER) setCapture.call(this, id)
  }
  const FINGER = 77
  let held

  /** Firefox lacks scrollIntoViewIfNeeded, which moves a page no farther than it must if a part is seen already. */
  function bring(element) {
    if (element.scrollIntoViewIfNeeded) return element.scrollIntoViewIfNeeded()
    const { top, bottom } = element.getBoundingClientRect()
    const isHidden = bottom <= 0 || top >= innerHeight
    element.scrollIntoView({ block: isHidden ? 'center' : 'nearest', behavior: 'instant' })
  }

  const isThere = (element) => element?.checkVisibility({ visibilityProperty: true }) && !element.disabled

  /** The elements round one, from the inside. */
  function around(one, scope, tags = []) {
    for (let element = one; element !== scope; element = element.parentElement) tags.push(element.tagName.toLowerCase())
    return tags.join(' ')
  }

  /**
   * What is to be touched. It may come a little later than it did then, by the page's clock or because of a file; or, in
   * a reveal that went by itself, not at all.
   */
  async function reached([sheet, tag, index, inside, isFleeting]) {
    const find = () => {
      const scope = sheet < 0 ? document.body : document.querySelectorAll('dialog[open]')[sheet]
      const one = scope?.querySelectorAll(tag)[index]
      const isReady = isThere(one) || one?.closest('label, .hidden')
      if (sheet < 0 && document.querySelector('dialog[open]:modal')) return // it is about to close
      return isReady && around(one, scope) === inside ? one : undefined
    }
    const isOver = () => isFleeting && !document.querySelector('[data-beat]')
    for (const late = now + LATE_MS; !find() && !isOver() && now < late; await frame()) await pass(now + STEP_MS)
    if (isFleeting && !find()) return
    return until(find, `there is no ${tag} ${index} ${sheet < 0 ? 'on the page' : 'in the sheet'} to touch`)
  }

  function finger(kind) {
    const { left, top, width, height } = held.getBoundingClientRect()
    const where = { clientX: left + width / 2, clientY: top + height / 2 }
    const what = { pointerId: FINGER, pointerType: 'touch', isPrimary: true, button: 0 }
    held.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, ...what, ...where }))
  }

  /** The history of the browser has come to rest: each open sheet has an entry there, and a guard (back-button.ts). */
  async function still() {
    const entries = () => (history.state?.sheets ?? 0) - (history.state?.guards ?? 0)
    const isStill = () => entries() === document.querySelectorAll('dialog[open]').length
    for (let frames = 0; !isStill() && frames < 60; frames++) await frame()
  }

  const happen = {
    say(id, kind) {
      line.then.push([id, kind])
    },
    async hear(message) {
      if (message.id !== undefined) message.id = await answered(message.id)
      // Who was there when the game began has not been away, and does not ask. A slow page has not seen it begin.
      if (message.id === 0 && message.type === 'Deeds') return
      if (message.id === 0) throw new Error(`the page did not ask for its ${message.type}`)
      for (const [place, id] of (message.done ?? []).entries()) message.done[place] = await answered(id)
      for (const refusal of message.refused ?? []) refusal.id = await answered(refusal.id)
      if (message.type === 'News') {
        skew = message.at - now
        const isInside = message.whole || view // who is refused at the door sees no room
        if (isInside)
          view = { v: message.v, room: { language: '', options: message.room?.options ?? view?.room.options } }
      }
      line.onmessage?.({ data: JSON.stringify(inLanguage(message)) })
    },
    async tap(target) {
      const one = await reached(target)
      if (!one) return
      bring(one)
      one.focus({ preventScroll: true, focusVisible: false })
      one.click()
    },
    async fill(target, value) {
      const one = await reached(target)
      bring(one)
      one.focus({ preventScroll: true })
      one.value = value
      for (const kind of ['input', 'change']) one.dispatchEvent(new Event(kind, { bubbles: true }))
    },
    async hold(target) {
      held = await reached(target)
      bring(held)
      finger('pointerdown')
    },
    release() {
      finger('pointerup')
      held = undefined
    },
    escape() {
      const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
      const closes = sheet?.dispatchEvent(new Event('cancel', { cancelable: true }))
      if (closes) sheet.close()
    },
  }

  window.replay = {
    spoke: false, // another language, since something happened
    /** Let this happen, each at its time: [[time, kind, ...], ...]. */
    async play(events) {
      this.spoke = false
      await until(() => document.querySelector('#app > *'), 'the page did not come up')
      for (const [time, kind, ...what] of events) {
        if (kind === 'say') await until(() => line?.readyState === 1, 'the page did not call')
        await pass(time)
        await happen[kind]?.(...what)
        await task()
        await still() // or a sheet that has closed would take the next one with it
        if (what[0]?.whole) await this.quiet() // or time would pass before there is a screen
      }
      await this.quiet()
    },
    /** The page and the table speak another language from now on. */
    async speak(other) {
      if (other === language) return
      this.spoke = true
      language = other
      keep({ language })
      const news = { type: 'News', at: now + skew, ...view }
      if (view) line.onmessage?.({ data: JSON.stringify(inLanguage(news)) })
      await until(() => document.documentElement.lang === language, `the page does not speak ${language}`)
    },
    paint: (theme) => keep({ theme }),
    /** Whatever was sent for is there: after `patience` no other file has come. A test knows it without. */
    async quiet() {
      const isHere = () => !fetching && [...document.images].every(({ complete }) => complete)
      await until(isHere, 'a file did not come')
      const files = () => performance.getEntriesByType('resource').length
      for (let known = -1; wanted.patience && known !== files();) {
        known = files()
        await new Promise((done) => native.setTimeout(done, wanted.patience))
      }
    },
    /** How many steps of reveals and endings there have been, and how long it is to the next one that is known of. */
    told: () => ({ steps, next: Math.min(...dues.filter((due) => due > now)) - now }),
    /** Time passes, and nothing comes from outside. */
    async wait(ms) {
      for (const end = now + ms; now < end;) {
        line?.onmessage?.({ data: JSON.stringify({ type: 'Ping', at: now + skew }) }) // or the page would take the line for dead
        await pass(Math.min(end, now + PING_MS))
      }
      await this.quiet()
    },
    /** From now on what moves comes so far, and no further before it is seen. */
    film: (ms) => void (standing = ms),
    /** Whatever has begun to move stands still so far on its way; tell whether there is anything. */
    freeze(ms) {
      moving = document.getAnimations().filter((animation) => !filmed.has(animation))
      for (const animation of moving) {
        animation.pause()
        animation.currentTime = ms
      }
      return moving.length > 0
    },
    /** What stood still is where it leads to. */
    thaw() {
      for (const animation of moving) {
        filmed.add(animation)
        const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
        if (isEndless) animation.play()
        else animation.finish()
      }
    },
    /** How much lies over the page, as the recording knows it too. */
    get sheets() {
      return document.querySelectorAll('dialog[open]').length
    },
  }
})()
