/** Moves people between the teams by hand, before the deal: the host everybody, all others themselves. */
import { Drag } from '../../../lib/drag.svelte'
import type { CodenamesModel } from '../model.svelte'
import type { Post, Team } from '../table'

/** What an element says of itself that takes people: `data-post={postName(post)}`. */
export function postName({ team, spymaster }: Post): string {
  return `${team} ${spymaster ? 'spymaster' : 'operative'}`
}

function postNamed(name: string): Post {
  const [team, role] = name.split(' ')
  return { team: team as Team, spymaster: role === 'spymaster' }
}

export class TeamDrag {
  over = $state('') // the name of the place under the finger
  #by = $state({ x: 0, y: 0 }) // how far somebody has been dragged
  #from = { x: 0, y: 0 }
  readonly #drag: Drag<number>

  /** `tap` is how somebody is moved without dragging. */
  constructor(
    private readonly model: CodenamesModel,
    tap: (seat: number) => void,
  ) {
    this.#drag = new Drag<number>({
      tap,
      move: (x, y) => this.#move(x, y),
      drop: (seat) => {
        if (this.over) void model.assign(seat, postNamed(this.over))
      },
    })
  }

  movable(seat: number): boolean {
    if (this.model.frozen) return false
    return this.model.mayAsHost('Assign') || (seat === this.model.seat && this.model.may('JoinTeam'))
  }

  isDragged(seat: number): boolean {
    return this.#drag.item === seat
  }

  /** The name of the place that would take who is being dragged. */
  get wanted(): string {
    return this.#drag.item === null ? '' : this.over
  }

  /** Where somebody is drawn meanwhile. */
  shift(seat: number): string | undefined {
    return this.isDragged(seat) ? `${this.#by.x}px ${this.#by.y}px` : undefined
  }

  handle(seat: number) {
    const { onpointerdown, ...others } = this.#drag.handle(seat)
    return {
      ...others,
      onpointerdown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
        this.#from = { x: event.clientX, y: event.clientY }
        this.over = ''
        onpointerdown(event)
      },
    }
  }

  #move(x: number, y: number): void {
    this.#by = { x: x - this.#from.x, y: y - this.#from.y }
    const below = document.elementsFromPoint(x, y) as HTMLElement[]
    this.over = below.find(({ dataset }) => dataset.post)?.dataset.post ?? ''
  }
}
