import type { In, Out, Refusal } from '../wire'

type Ask = In extends infer T ? (T extends { id: number } ? Omit<T, 'id'> : never) : never
type Why = Pick<Refusal, 'code' | 'rule' | 'text' | 'about'>
interface Asker {
  done: (answer: Out | undefined) => void
  refused: (why: Refused) => void
}

/** A refusal of the server; `code` has a text in every language. */
export class Refused extends Error {
  constructor(readonly refusal: Why) {
    super(refusal.code)
  }
}

/** What this phone has asked the server for, each by its number, until it is answered. */
export class Requests {
  #last = 0
  #open: Record<number, Asker> = {}

  /** `send` says whether it went out. */
  constructor(private readonly send: (message: In, spaced: boolean) => boolean) {}

  /** Ask, and wait for the answer; throws `Refused`, also when the line is down or breaks. */
  ask(ask: Ask, spaced = false): Promise<Out | undefined> {
    const id = ++this.#last
    return new Promise((done, refused) => {
      this.#open[id] = { done, refused }
      if (!this.send({ ...ask, id } as In, spaced)) this.refuse(id, { code: 'offline' })
    })
  }

  answer(id: number, answer?: Out): void {
    this.#open[id]?.done(answer)
    delete this.#open[id]
  }

  refuse(id: number, why: Why): void {
    this.#open[id]?.refused(new Refused(why))
    delete this.#open[id]
  }

  refuseAll(why: Why): void {
    for (const id of Object.keys(this.#open)) this.refuse(Number(id), why)
  }
}
