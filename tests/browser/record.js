// Tells recorder.py what a device gets and what a person does on it, in the order in which it happens.
;(() => {
  if (!location.protocol.startsWith('http') || window.top !== window) return
  const tell = (...what) => void globalThis.konspiraTell(JSON.stringify([Date.now(), ...what]))
  const seats = JSON.parse(localStorage.getItem('konspira.seats') ?? '{}')
  const held = Object.entries(seats).map(([code, { tokens }]) => [code, tokens.length])
  tell('load', location.pathname + location.hash, Object.fromEntries(held))

  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => tell('hear', JSON.parse(data)))
    }
    send(text) {
      const { id, type, act } = JSON.parse(text)
      tell('say', id, [type, act?.type, act?.move?.type].filter(Boolean).join(' '))
      super.send(text)
    }
  }

  /** Where something is: in the topmost sheet or on the page, the so-manieth of its kind. It holds in any language. */
  const target = (element) => {
    const one = element.closest('button, a, summary, label, input, select, textarea') ?? element
    const sheets = document.querySelectorAll('dialog[open]').length
    const scope = one.closest('dialog[open]') ?? document.body
    const tag = one.tagName.toLowerCase()
    return [scope === document.body ? -1 : sheets - 1, tag, [...scope.querySelectorAll(tag)].indexOf(one)]
  }

  const listen = (kind, hear) => addEventListener(kind, (event) => event.isTrusted && hear(event), { capture: true })
  const isHeld = (element, pointerType) => pointerType === 'mouse' && element.closest('button') // a finger only taps
  let labelled // a tap on a label is followed by a click on its control
  listen('click', ({ target: element, pointerType }) => {
    if (isHeld(element, pointerType) || element === labelled) return // it was told; or it follows by itself
    const control = element.closest('label')?.control
    labelled = control === element ? undefined : control
    setTimeout(() => (labelled = undefined))
    tell('tap', target(element))
  })
  listen('pointerdown', ({ target: element, pointerType }) => {
    if (isHeld(element, pointerType)) tell('hold', target(element))
  })
  listen('pointerup', ({ target: element, pointerType }) => isHeld(element, pointerType) && tell('release'))
  listen('keydown', ({ key }) => key === 'Escape' && tell('escape'))
  listen('input', ({ target: element }) => {
    const isText = element.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])')
    if (isText) tell('fill', target(element), element.value)
  })
  addEventListener('change', ({ target: element }) => {
    if (element.matches('select')) tell('fill', target(element), element.value) // no finger does it in a test
  })
})()
