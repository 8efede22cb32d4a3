import { FluentBundle, FluentResource } from '@fluent/bundle'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { LANGUAGES } from '../src/wire.ts'
import { textsOf } from './texts.ts'

const SCRIPT = join(import.meta.dirname, 'old-browser.js')

/**
 * Tell those whose browser is too old, or runs no scripts, what they can do: one sentence by a script of its own before
 * all others, or in each language where no script can choose.
 */
export function oldBrowser(): Plugin {
  const script = scriptFor('old-browser')
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8)
  const file = `assets/old-browser-${hash}.js`
  return {
    name: 'old-browser',
    transformIndexHtml: {
      order: 'post', // what is in the page before is bundled
      handler: (): HtmlTagDescriptor[] => [
        { tag: 'script', attrs: { defer: true, src: '/' + file }, injectTo: 'head-prepend' }, // in order: before modules
        { tag: 'noscript', children: sentences('no-scripts'), injectTo: 'body' },
      ],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: script })
    },
    configureServer(server) {
      server.middlewares.use('/' + file, (_, answer) => {
        answer.setHeader('content-type', 'text/javascript').end(script)
      })
    },
  }
}

/** The script, with a text in every language. */
export function scriptFor(id: string): string {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language, id)]))
  return `var TEXTS = ${JSON.stringify(texts)}\n${readFileSync(SCRIPT, 'utf8')}`
}

function sentences(id: string): HtmlTagDescriptor[] {
  return LANGUAGES.map((language) => ({
    tag: 'p',
    attrs: { class: 'cannot-play', lang: language },
    children: textIn(language, id),
  }))
}

function textIn(language: string, id: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(textsOf(language, 'common')))
  const message = bundle.getMessage(id)
  if (!message?.value) throw new Error(`no text ${id} in ${language}`)
  return bundle.formatPattern(message.value)
}
