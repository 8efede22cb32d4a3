/** What a phone knows of its room: it is told the whole once, and then what has changed. */
import type { Hand, News, RoomView, Table } from '../wire'
import { withBadges } from './companions'

export interface Views {
  view?: RoomView | undefined // of the room
  table: Table | null
  hands: Record<string, Hand>
}

/** The views after this news. What it does not bring stays the very same object. */
export function updated({ view, table, hands }: Views, news: News): Views {
  if (news.whole) {
    return {
      view: withBadges(news.room as RoomView),
      table: (news.table ?? null) as Table | null,
      hands: news.hands ?? {},
    }
  }
  const told = news.table ? ({ ...table, ...news.table } as Table) : table
  return {
    view: news.room ? withBadges({ ...view!, ...news.room }) : view,
    table: news.more ? grown(told!, news.more) : told,
    hands: news.hands ? { ...hands, ...news.hands } : hands,
  }
}

/** The table with what was added to lists that only grew. */
function grown(table: Table, more: Record<string, unknown[]>): Table {
  const lists = table as unknown as Record<string, unknown[]>
  const longer = Object.entries(more).map(([field, added]) => [field, [...lists[field]!, ...added]])
  return { ...table, ...Object.fromEntries(longer) } as Table
}
