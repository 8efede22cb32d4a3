/** The address to invite to. The server knows it, even if this page was opened as localhost. */

export class InviteAddress {
  origin = $state(location.origin)
  found = $state(true) // false: no phone finds this server under any address it knows
  #asked = false

  ask(): void {
    if (this.#asked) return
    this.#asked = true
    void this.#hear().catch(() => (this.#asked = false)) // ask again next time
  }

  async #hear(): Promise<void> {
    const { url } = (await (await fetch('/api/way')).json()) as { url: string | null }
    this.found = url !== null
    this.origin = url ?? location.origin
  }

  /** As people type it: without http:// in front. */
  get host(): string {
    return this.origin.replace(/^https?:\/\//, '')
  }
}

export const inviteAddress = new InviteAddress()
