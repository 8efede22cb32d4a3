/**
 * Finds what the coach points at. A target is what somebody sees, so that a screen can be drawn anew without being
 * told: `key`, the loud one; `hold`, what is held for a secret; `field`, where nothing is written yet; `=word`, a
 * control that says this word; `#text-id`, one that says this text. `a|b` means both; of several targets the first
 * that is there is meant.
 */
import { hasText, t } from '../lib/text.svelte'

const KEYS = ':is(.key, .primary):not(:disabled, [aria-disabled="true"])'
const HOLDS = '[data-coach="hold"]'
const FIELDS = ':is(input:not([type]), input[type="text"], textarea):placeholder-shown:not(:disabled)'
const CONTROLS = ':is(button, a, label, [role="radio"], [role="button"]):not(:disabled, [aria-disabled="true"])'

/** What can be tapped just now; `within`: where the game is. */
export function find(targets: readonly string[], within: Element): HTMLElement[] {
  const sheets = document.querySelectorAll('dialog[open]')
  const root = sheets[sheets.length - 1] ?? within
  for (const target of targets) {
    const found = target.split('|').flatMap((one) => findOne(one, root))
    if (found.length) return found
  }
  return []
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

/** The control that says these words; what is chosen already needs no second tap, and a key comes before all others. */
function says(root: Element, words: string): HTMLElement[] {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu')
  const saying = seen(root, CONTROLS).filter((node) => {
    const chosen = node.ariaPressed === 'true' || node.ariaChecked === 'true'
    return !chosen && whole.test(node.ariaLabel ?? node.textContent ?? '')
  })
  return [saying.find((node) => node.matches('.key, .primary')) ?? saying[0]].filter((node) => node !== undefined)
}
