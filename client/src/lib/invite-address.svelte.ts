import { getJson } from './get-json'

/** The address to invite to. The server knows it, even if this page was opened as localhost. */

export class InviteAddress {
  origin = $state(location.origin)
  found = $state(true) // false: no phone finds this server under any address it knows
  #known = $state(false) // whether the server was asked, with an answer or without
  #asked = false

  ask(): void {
    if (this.#asked) return
    this.#asked = true
    void this.#hear()
      .catch(() => (this.#asked = false)) // ask again next time
      .finally(() => (this.#known = true))
  }

  /** The way into a room, for a QR code: empty until it is known, because nobody scans a code twice. */
  link(code: string): string {
    return this.#known ? `${this.origin}/${code}` : ''
  }

  async #hear(): Promise<void> {
    const { url } = await getJson<{ url: string | null }>('/api/way')
    this.found = url !== null
    this.origin = url ?? location.origin
  }

  /** As people type it: without http:// in front. */
  get host(): string {
    return this.origin.replace(/^https?:\/\//, '')
  }
}

export const inviteAddress = new InviteAddress()
