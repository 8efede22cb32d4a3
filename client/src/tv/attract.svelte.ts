/** What a TV shows when nobody has come for a while: the mask looks round, then each game, then what games have to show. */
import { attractions, type Attraction } from '../games'
import type { Room } from '../lib/room.svelte'

export const IDLE_MS = 60_000
export const TURN_MS = 12_000

/** A turn of the loop: the mask looks round, a game is shown, or something that a game brings. */
export type Scene = { mask: true } | { game: string } | { attraction: Attraction }

export function scenesOf(games: readonly string[], found: readonly Attraction[]): Scene[] {
  return [{ mask: true }, ...games.map((game) => ({ game })), ...found.map((attraction) => ({ attraction }))]
}

export class AttractLoop {
  #turn = $state(-1) // nobody is bored yet
  #scenes = $state.raw<Scene[]>([])

  constructor(
    private readonly room: Room,
    private readonly games: readonly string[],
  ) {}

  get scene(): Scene | undefined {
    return this.#turn < 0 ? undefined : this.#scenes[this.#turn % this.#scenes.length]
  }

  /** Begins to wait. Whatever happens, it is called off and begun anew. */
  wait(): () => void {
    let next: ReturnType<typeof setInterval> | undefined
    const idle = setTimeout(() => {
      this.#scenes = scenesOf(this.games, [])
      this.#turn = 0
      next = setInterval(() => this.#turn++, TURN_MS)
      void this.#ask()
    }, IDLE_MS)
    return () => {
      clearTimeout(idle)
      clearInterval(next)
      this.#turn = -1
    }
  }

  /** They come at the end of the loop: there is time to fetch them. */
  async #ask(): Promise<void> {
    const found = await attractions(this.room).catch(() => [])
    this.#scenes = scenesOf(this.games, found)
  }
}
