import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, RULE_NUMBERS } from '../src/wire'

/** A dawn lasts as long as its longest text takes to read, so the rules know how many letters that has. */
const { mafia } = RULE_NUMBERS
const LETTERS: Record<string, number> = {
  'mafia-voice-dawn-nobody': mafia.dawn_nobody_letters,
  'mafia-voice-dawn-gone': mafia.dawn_gone_letters,
  'mafia-voice-dawn-agent-saw': mafia.dawn_agent_saw_letters,
  'mafia-voice-dawn-chosen': mafia.dawn_chosen_letters,
}
const NAME = 'Konstantynka' // twelve letters, and most names are shorter
const THEMES = ['spytown', 'academy']
const TOKENS = ['cop', 'agent', 'mafioso']

function bundle(language: string): FluentBundle {
  const loaded = new FluentBundle(language, { useIsolating: false })
  const ftl = readFileSync(join(import.meta.dirname, '..', 'src', 'games', 'mafia', 'texts', `${language}.ftl`), 'utf8')
  loaded.addResource(new FluentResource(ftl))
  return loaded
}

/** The texts of a dawn, in all their variants: a number at the end tells them apart. */
function told(texts: FluentBundle, id: string): string[] {
  const ids = [...texts._messages.keys()].filter((other) => other === id || new RegExp(`^${id}-\\d+$`).test(other))
  return ids.flatMap((one) =>
    THEMES.flatMap((theme) =>
      TOKENS.map((token) => texts.formatPattern(texts.getMessage(one)!.value!, { theme, token, name: NAME }, [])),
    ),
  )
}

test.each(LANGUAGES)('MF-33: no dawn has more letters than the rules give it time for: %s', (language) => {
  const texts = bundle(language)
  for (const [id, most] of Object.entries(LETTERS)) {
    const all = told(texts, id)
    expect(all.length).toBeGreaterThan(0)
    for (const text of all) {
      expect(text).toContain(id.endsWith('nobody') ? ' ' : NAME)
      expect([text, text.length <= most]).toEqual([text, true])
    }
  }
})
