/** Companions: members without a phone, and seats that they play while somebody is away. */
import type { Look, MemberView, RoomView } from '../wire'

/** What a face wears: it is a companion's, or of somebody whose seat one plays just now. */
export type Badge = 'companion' | 'lent'
/** A look as this page draws it, wherever somebody is shown. */
export type WornLook = Look & { badge?: Badge }

export function isCompanion(member: Pick<MemberView, 'companion'> | undefined): boolean {
  return member?.companion != null
}

export function badgeOf({ look }: { look: WornLook }): Badge | undefined {
  return look.badge
}

export function peopleOf<Member extends Pick<MemberView, 'companion'>>(members: readonly Member[]): Member[] {
  return members.filter((member) => !isCompanion(member))
}

/** The view with a badge on every look that needs one, so that no screen has to think of it. */
export function withBadges(view: RoomView): RoomView {
  const lent = (view.lent ?? []).map(({ seat }) => view.playing?.seating[seat])

  function worn<Who extends { id: number; look: WornLook; companion?: unknown }>(who: Who): Who {
    const badge = who.companion ? 'companion' : lent.includes(who.id) ? 'lent' : undefined
    if (who.look.badge === badge) return who
    const { face, colour } = who.look
    return { ...who, look: badge ? { face, colour, badge } : { face, colour } }
  }

  const members = view.members.map(worn)
  const left = view.playing?.left?.map(worn)
  const same = (one: readonly unknown[] = [], other: readonly unknown[] = []) =>
    one.every((who, at) => who === other[at])
  const playing = view.playing && left && !same(left, view.playing.left) ? { ...view.playing, left } : view.playing
  return same(members, view.members) && playing === view.playing ? view : { ...view, members, playing }
}
