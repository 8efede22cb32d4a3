/**
 * What the things of a game are called. A game may bring texts (`liar-move-Accuse`, `liar-field-word`); otherwise the
 * names that its programmer gave have to do.
 */
import { hasText, humanised, t } from '../lib/text.svelte'

export class Words {
  constructor(private readonly family: string) {}

  field(name: string): string {
    return this.#text('field', name)
  }

  /** A field of a move may be called otherwise than the same field elsewhere: `liar-move-Accuse-seat`. */
  asked(kind: string, name: string): string {
    const own = `${this.family}-move-${kind}-${name}`
    return hasText(own) ? t(own) : this.field(name)
  }

  move(kind: string): string {
    return this.#text('move', kind)
  }

  phase(name: string): string {
    return this.#text('phase', name)
  }

  record(name: string): string {
    return this.#text('record', name)
  }

  word(value: string): string {
    return this.#text('word', value)
  }

  /** Why a game ended as it did. */
  why(word: string): string {
    return this.#text('why', word)
  }

  #text(kind: string, name: string): string {
    const ids = [`${this.family}-${kind}-${name}`, `plain-${kind}-${name}`]
    const id = ids.find(hasText)
    return id ? t(id) : humanised(name)
  }
}
