import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, test, vi } from 'vitest'
import Spyfall from '../src/games/spyfall/phone/Spyfall.svelte'
import SpyfallTv from '../src/games/spyfall/tv/SpyfallTv.svelte'
import type { SpyfallHand } from '../src/wire'
import { accusing, aRoom, aRound, aTable, questioning, SPY } from './spyfall-fixture'
import { button, prepare, sit, tap } from './spyfall-phone'

prepare()

describe('questions', () => {
  test('one tap on a person asks them; not the one who has just asked', async () => {
    const { play } = sit(aTable(), { seat: 1, may: ['Reveal', 'Accuse', 'Ask'] })
    expect(screen.queryByRole('button', { name: /Ann/ })).toBeNull()
    await tap(/^Dee/)
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Ask', seat: 3 })
  })

  test('a tap on the wrong face is taken back by whoever made it', async () => {
    const { play } = sit(aTable(), { seat: 0, may: ['Reveal', 'Accuse', 'TakeBack'] })
    await tap('Undo: I didn’t mean Ben')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'TakeBack' })
  })

  test('whoever is not asked can pick nobody', () => {
    sit(aTable(), { seat: 3, may: ['Reveal', 'Accuse'] })
    expect(screen.queryByRole('button', { name: /Dee|Eve/ })).toBeNull()
    expect(screen.getByText('Ann asks, Ben answers and asks next')).toBeTruthy()
  })

  test('in writing: a person and a question, then an answer', async () => {
    const table = aTable({}, { asking: 'written' })
    const { play } = sit(table, { seat: 1, may: ['Reveal', 'Accuse', 'Ask'] })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' Cold today? ' } })
    expect(button('Send').disabled).toBe(true)
    await tap(/^Eve/) // a face or the list: both choose whom to ask
    expect((screen.getByRole('combobox') as HTMLSelectElement).value).toBe('4')
    expect(play).not.toHaveBeenCalled()
    await fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', shiftKey: true })
    expect(play).not.toHaveBeenCalled()
    await fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Ask', seat: 4, question: 'Cold today?' })
    cleanup()
    const talk = [{ asker: 1, target: 4, question: 'Cold today?', answer: '', card: null, level: null }]
    const answer = sit(
      { ...table, talk, phase: questioning({ answering: 4 }) },
      { seat: 4, may: ['Reveal', 'Accuse', 'Answer'] },
    )
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Always.' } })
    await fireEvent.submit(button('Send').closest('form')!)
    expect(answer.play).toHaveBeenCalledExactlyOnceWith({ type: 'Answer', answer: 'Always.' })
  })

  test('on honour no turn is shown', () => {
    sit(aTable({ phase: questioning({ asker: null, barred: null }) }, { asking: 'off' }), {
      seat: 1,
      may: ['Reveal', 'Accuse'],
    })
    expect(screen.getByText(/^Ask each other\. Ann begins\./)).toBeTruthy()
  })
})

describe('votes', () => {
  test('yes or no, and what is missing; not a word of how others voted', async () => {
    const { play } = sit(aTable({ phase: accusing, waiting: [2, 3, 4], votes_needed: 4 }), { seat: 2, may: ['Vote'] })
    expect(screen.getByText('Waiting for 3 votes')).toBeTruthy()
    expect(screen.getByText(/4 yes votes needed/)).toBeTruthy()
    await tap('Yes, Ben is a spy')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Vote', guilty: true })
  })

  test('the suspect has no vote; who has voted sees their own', () => {
    sit(aTable({ phase: accusing }), { seat: 1 })
    expect(screen.getByText('You are accused. You have no vote in this.')).toBeTruthy()
    cleanup()
    sit(aTable({ phase: { ...accusing, voted: [0, 2] } }), { seat: 2, vote: false })
    expect(screen.getByText('You voted no. It will be opened with the others.')).toBeTruthy()
  })

  test('the opened votes are stamped one by one, then comes the verdict, until it is put aside or for a while', async () => {
    const trial = { suspect: 1, accuser: 0, mid_round: true, guilty: [0, 2], innocent: [3, 4], passed: false }
    for (const put of [() => tap('Continue'), () => vi.advanceTimersByTimeAsync(6600)]) {
      vi.useFakeTimers()
      const { room, rerender } = sit(aTable({ phase: accusing }), { seat: 2 })
      await rerender({ room, table: aTable({ trials: [trial] }) })
      const voters = () => [...document.querySelectorAll('.votes li')].map((item) => item.textContent?.trim())
      await vi.advanceTimersByTimeAsync(300)
      expect(voters()).toEqual(['Ann', 'Cy'])
      expect(screen.queryByText('Ben isn’t convicted')).toBeNull()
      await vi.advanceTimersByTimeAsync(1600)
      expect(voters()).toEqual(['Ann', 'Cy', 'Dee', 'Eve'])
      expect(screen.getByText('Ben isn’t convicted')).toBeTruthy()
      await put()
      expect(screen.queryByText('Ben isn’t convicted')).toBeNull()
      cleanup()
      vi.useRealTimers()
    }
  })

  describe('SF2-O40: when time is up', () => {
    const pointing = aTable({ phase: { type: 'Pointing', pointed: [2], until: 20_000 }, waiting: [0, 1, 3, 4] })

    test('one tap on a face points at once', async () => {
      const { play } = sit(pointing, { seat: 0, may: ['Point'] })
      expect(screen.getByText('4 fingers to come')).toBeTruthy()
      await tap(/^Eve/)
      expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Point', seat: 4 })
    })

    test('whoever has pointed sees at whom, and may point at another', async () => {
      const { play } = sit(pointing, { seat: 0, may: ['Point'], pointsAt: 4 })
      expect(screen.getByText('You point at Eve. Tap another face to change that.')).toBeTruthy()
      expect(button(/^Eve/).getAttribute('aria-pressed')).toBe('true')
      await tap(/^Dee/)
      expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Point', seat: 3 })
    })

    test('the host opens the poll, and nobody else', async () => {
      const { playAsHost } = sit(pointing, { seat: 0, may: ['Point'], host: ['OpenPoll'] })
      await tap('Show the fingers')
      expect(playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'OpenPoll' })
      cleanup()
      sit(pointing, { seat: 1, may: ['Point'] })
      expect(screen.queryByRole('button', { name: 'Show the fingers' })).toBeNull()
    })

    test('afterwards the fingers stand at the faces, for a screen reader too', () => {
      const poll = [0, 2, 3].map((seat) => ({ seat, suspect: 4 }))
      sit(aTable({ phase: { type: 'Nominating', seat: 0, lap: 0, until: 60_000 }, poll }), {
        seat: 0,
        may: ['Nominate'],
      })
      expect(button(/^Eve/).textContent).toContain('3 fingers')
      expect(button(/^Dee/).textContent).not.toContain('finger')
    })
  })

  test('SF2-57: when time is up, each in turn names a suspect', async () => {
    const { play } = sit(aTable({ phase: { type: 'Nominating', seat: 0, lap: 0, until: 60_000 } }), {
      seat: 0,
      may: ['Nominate'],
    })
    await tap(/^Eve/)
    await tap('My suspect: Eve')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Nominate', seat: 4 })
  })

  test('SW-41: the dealer opens the vote on each candidate', async () => {
    const { play } = sit(
      aTable({ phase: { type: 'Facing', seat: 2, lap: 1, until: 60_000, nominator: null } }, { box: 'starwars' }),
      { seat: 0, may: ['OpenVote'] },
    )
    await tap('Vote on Cy')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'OpenVote' })
  })
})

describe('naming the place', () => {
  const phase = { type: 'Guessing', seat: 4, until: 60_000, extended: false, guesses: [] } as const

  test('a revealed spy picks one that was not played, and confirms', async () => {
    const { play } = sit(aTable({ phase: { ...phase, guesses: [] }, used: [0], unplayed: [1, 2, 3] }), {
      seat: 4,
      card: SPY,
      may: ['Guess', 'MoreTime'],
    })
    expect(screen.queryByRole('button', { name: 'Zoo' })).toBeNull()
    await tap('Harbour')
    expect(screen.getByText('You say: Harbour')).toBeTruthy()
    await tap('Not yet')
    expect(screen.queryByText('You say: Harbour')).toBeNull()
    await tap('Harbour')
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.queryByText('You say: Harbour')).toBeNull()
    await tap('Harbour')
    expect(play).not.toHaveBeenCalled()
    await tap('Yes, that’s it')
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'Guess', place: 1 })
  })

  test('SF2-83: the second spy sees the first guess, and no verdict', () => {
    sit(aTable({ phase: { ...phase, guesses: [{ seat: 1, place: 0 }] } }), { seat: 2 })
    expect(screen.getByText('Ben: Zoo')).toBeTruthy()
    expect(screen.getByText('Eve is the other spy and must name a location too')).toBeTruthy()
  })
})

describe('after a round', () => {
  const over = (terms = {}) =>
    aTable({ phase: { type: 'RoundOver' }, history: [aRound()], scores: [0, 0, 0, 0, 4], used: [2] }, terms)

  test('everything lies open, every point with its rule', () => {
    sit(over(), { seat: 0, card: null })
    expect(screen.getByText('The spy wins!')).toBeTruthy()
    expect(screen.getByText('Wedding')).toBeTruthy()
    expect(button(/\+2.*the spy side won.*SF2-97/)).toBeTruthy()
    expect(button(/\+2.*named the location.*SF2-98/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next round' })).toBeNull()
  })

  test('the next dealer goes on; the host may also seat a newcomer', async () => {
    const next = sit(over(), { seat: 1, card: null, may: ['NextRound'] })
    expect(screen.getByText('New here: Fay. Ann can let them into the next round.')).toBeTruthy()
    await tap('Next round')
    expect(next.play).toHaveBeenCalledExactlyOnceWith({ type: 'NextRound', reshuffle: false })
    cleanup()
    const host = sit(over(), { seat: 0, card: null, host: ['NextRound', 'Retire'] })
    expect(button('Let Fay join the next round').closest('footer')).toBeTruthy() // in sight, above the way on
    await tap('Let Fay join the next round')
    expect(host.act).toHaveBeenCalledExactlyOnceWith({ type: 'SitIn', member: 5 }, true)
    await tap('Next round')
    expect(host.playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'NextRound', reshuffle: false })
  })

  test('SW-O13: the host decides about a reshuffle, also a host who deals next', async () => {
    const reshuffle: SpyfallHand['offers'][number] = { kind: 'NextRound', choices: { reshuffle: [false, true] } }
    const { play, playAsHost } = sit(over(), { seat: 1, card: null, may: ['NextRound'], host: [reshuffle] })
    await fireEvent.click(screen.getByRole('switch'))
    await tap('Next round')
    expect(play).not.toHaveBeenCalled()
    expect(playAsHost).toHaveBeenCalledExactlyOnceWith({ type: 'NextRound', reshuffle: true })
    cleanup()
    sit(over(), { seat: 0, card: null, host: ['NextRound'] })
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('a tie is a shared win, and the points are one tap away', async () => {
    const end = aTable({ phase: { type: 'Over' }, scores: [4, 0, 4, 1, 0], history: [aRound()] })
    sit(end, { seat: 0, card: null })
    expect(await screen.findByText('You win!')).toBeTruthy()
    expect(screen.queryByText('Rank 1')).toBeNull()
    await tap('Final score')
    expect(screen.getAllByText('Rank 1')).toHaveLength(2)
    cleanup()
    sit(end, { seat: 1, card: null })
    expect(await screen.findByText('Oh no!')).toBeTruthy()
    expect(screen.getByText(/^A shared win: Ann and Cy!/)).toBeTruthy()
  })
})

test('phone and TV tell a conviction in steps, and nothing of it before its step', async () => {
  vi.useFakeTimers()
  const trial = { suspect: 4, accuser: 0, mid_round: true, guilty: [0, 1, 2, 3], innocent: [], passed: true }
  const ending = { type: 'Convicted', suspect: 4, mid_round: true } as const
  const after = aTable({
    phase: { type: 'RoundOver' },
    trials: [trial],
    history: [aRound({ ending, won: 'others' })],
    scores: [2, 2, 2, 2, 0],
    used: [2],
  })
  for (const Screen of [Spyfall, SpyfallTv]) {
    const { room } = aRoom({ seat: 1 })
    const { container, rerender } = render(Screen, { room, table: aTable({ phase: accusing }) })
    await rerender({ room, table: after })
    const seen: Record<string, string> = {}
    for (let passed = 0; passed < 12_000; passed += 100) {
      const beat = container.querySelector('[data-beat]')?.getAttribute('data-beat') ?? 'told'
      seen[beat] = container.querySelector('main')!.innerHTML
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(Object.keys(seen)).toEqual(['votes', 'verdict', 'pass', 'stamp', 'poster', 'told'])
    const first = (text: string | RegExp) => Object.entries(seen).find(([, html]) => html.match(text))?.[0]
    expect(first('Eve is convicted')).toBe('verdict')
    expect(first('And Eve is…')).toBe('pass')
    expect(first('>Spy<')).toBe('stamp')
    expect(first('You were here: Wedding')).toBe('poster')
    for (const late of ['The locals win!', 'class="told|result told', 'class="number']) expect(first(late)).toBe('told')
    cleanup()
  }
  vi.useRealTimers()
})
