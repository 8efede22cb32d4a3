import { move, OUT } from '../../lib/look/motion'

/** A part of a comic that comes from somewhere: `{@attach arrive('scale(.8)')}`. */
export function arrive(from: string): (node: Element) => void {
  return (node) => void move(node, [{ opacity: 0, transform: from }, {}], { duration: 420, easing: OUT })
}
