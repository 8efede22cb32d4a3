/**
 * Finds what the coach points at. A target is what somebody sees, so that a screen can be drawn anew without being
 * told: `key`, the loud one; `hold`, what is held for a secret; `field`, where nothing is written yet; `=word`, a
 * control that says this word; `#text-id`, one that says this text. `a|b` means both; of several targets the first
 * that is there is meant.
 */
import { hasText, t } from '../lib/text.svelte'

const KEYS = 'button:is(.key, .primary):not(:disabled, [aria-disabled="true"])'
const HOLDS = '[data-coach="hold"]'
const FIELDS = ':is(input:not([type]), input[type="text"], textarea):placeholder-shown:not(:disabled)'
const CONTROLS = ':is(button, a, label, [role="radio"], [role="button"]):not(:disabled, [aria-disabled="true"])'

/** What can be tapped just now; `within`: where the game is. */
export function find(targets: readonly string[], within: Element): HTMLElement[] {
  const root = rootOf(within)
  for (const target of targets) {
    const found = target.split('|').flatMap((one) => findOne(one, root))
    if (found.length) return found
  }
  return []
}

/** Whether something that one of these names is chosen, or held just now. */
export function isChosen(targets: readonly string[], within: Element): boolean {
  const root = rootOf(within)
  return targets.some((target) => {
    const named = target === 'hold' ? seen(root, HOLDS) : seen(root, CONTROLS).filter(saying(target.slice(1)))
    return named.some(isOn)
  })
}

/** A sheet that is open is all that can be tapped. */
function rootOf(within: Element): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? within
}

function findOne(target: string, root: Element): HTMLElement[] {
  if (target === 'key') return seen(root, KEYS).slice(0, 1)
  if (target === 'hold') return seen(root, HOLDS).slice(0, 1)
  if (target === 'field') return seen(root, FIELDS).slice(0, 1)
  const words = target.slice(1)
  if (target.startsWith('#')) return hasText(words) ? says(root, t(words)) : []
  return says(root, words)
}

function seen(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((node) => {
    const { width, height } = node.getBoundingClientRect()
    return width > 0 && height > 0 && !node.closest('[inert], [aria-hidden="true"]')
  })
}

/** Says these words: as whole words, whatever their case. */
function saying(words: string): (node: Element) => boolean {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(`(?:^|[^\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu')
  return (node) => whole.test(spoken(node))
}

/**
 * The control that says these words, and best nothing else; a key comes before all others. What is chosen already needs
 * no second tap.
 */
function says(root: Element, words: string): HTMLElement[] {
  const found = seen(root, CONTROLS)
    .filter((node) => !isOn(node))
    .filter(saying(words))
  const exact = found.find((node) => spoken(node).toLowerCase() === words.toLowerCase())
  const first = exact ?? found.find((node) => node.matches(KEYS)) ?? found[0]
  return first ? [first] : []
}

function isOn(node: Element): boolean {
  return node.matches('[aria-pressed="true"], [aria-checked="true"]')
}

function spoken(node: Element): string {
  return (node.getAttribute('aria-label') ?? node.textContent ?? '').trim()
}
