import type { Person } from '../look/people'
import type { SeatModel } from './seat-model.svelte'

/** The person who sits there, as the parts of the look show people. */
export function personAt(model: SeatModel<never>, seat: number): Person {
  return { name: model.name(seat), look: model.member(seat)?.look ?? { face: 0, colour: 0 } }
}
