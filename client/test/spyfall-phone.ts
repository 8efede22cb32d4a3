/** A phone at a table of Spyfall, for tests of its screens. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { change } from '../src/lib/settings.svelte'
import { loadTexts } from '../src/lib/text.svelte'
import Spyfall from '../src/games/spyfall/phone/Spyfall.svelte'
import type { SpyfallTable } from '../src/wire'
import { aRoom } from './spyfall-fixture'

type Who = Parameters<typeof aRoom>[0]

export function sit(table: SpyfallTable, who: Who = {}) {
  const sent = aRoom(who)
  return { ...sent, ...render(Spyfall, { room: sent.room, table }) }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement
export const tap = (name: string | RegExp) => fireEvent.click(button(name))

/** How large the screen is: on that of a laptop there is room for a wall. */
export function viewport(width: number, height: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } }
  happyDOM.setViewport({ width, height })
}

/** In English, on a phone that remembers nothing, before each test of a file. */
export function prepare(): void {
  beforeAll(async () => {
    change({ language: 'en', sound: false, vibration: false })
    await loadTexts('spyfall')
  })
  beforeEach(() => {
    localStorage.clear()
    viewport(390, 844)
  })
  afterEach(cleanup)
}
