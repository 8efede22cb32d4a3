import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { glyphs } from './src/glyphs.ts'
import { compressed } from './vite/compressed.ts'
import { namedConditions } from './vite/conditions.ts'
import { fallbacks } from './vite/fallbacks.ts'
import { TARGETS } from './vite/floor.ts'
import { introductions } from './vite/introductions.ts'
import { offline } from './vite/offline.ts'
import { oldBrowser } from './vite/old-browser.ts'
import { pictogramDrawings, pictograms } from './vite/pictograms.ts'
import { places, posterParts } from './vite/places.ts'
import { programme } from './vite/programme.ts'
import { rules } from './vite/rules.ts'
import { sprite } from './vite/sprite.ts'
import { texts } from './vite/texts.ts'
import { typefaces } from './vite/typefaces.ts'

/** What the first page is made of, and what of it can wait. */
const FIRST = /client\/src\/(lib\/|rules\/books|games\/(\w+\/)?index\.ts)|node_modules/
const QR = /client\/src\/lib\/qr-code|node_modules\/qr\//
const LATER =
  /client\/src\/lib\/(game\/|look\/(?!(Face|people|World|worlds|look)\b)|(comparable|drag|round-table|seal|style-fallbacks|RuleSheet)\b)/

const LOOK = /client\/src\/lib\/look\//
/** Parts of the look that a town with its nights needs, and no other game yet. */
const TOWN =
  /client\/src\/lib\/look\/(BigClock|Countdown|Crate|Fingers|LotWheel|Note|Orb|FaceRing|Scene|SeatGrid|TokenCard|Town|grid|narrate|narrator|town)\./

export default defineConfig({
  plugins: [
    svelte(),
    namedConditions(),
    fallbacks(),
    texts(),
    rules(),
    introductions(),
    programme(),
    pictograms(),
    pictogramDrawings(),
    places(),
    typefaces(),
    sprite('glyphs', 'lucide', glyphs),
    oldBrowser(),
    posterParts(),
    offline(),
    compressed(),
  ],
  build: {
    outDir: '../src/konspira/web',
    emptyOutDir: true,
    target: TARGETS,
    cssTarget: TARGETS,
    assetsInlineLimit: 0, // the content security policy allows no data in scripts and styles
    modulePreload: { polyfill: false },
    // A dozen crumbs of a kilobyte cost a slow line more than one slice of bread.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            {
              name: 'lib',
              test: (id) => FIRST.test(id) && !LATER.test(id),
              priority: 1, // or the other one would draw the half of this in
            },
            {
              name: 'table',
              test: /client\/src\/lib\/(comparable|drag|round-table|seal|look\/(Tag|fitted|Tile|Chip|Paper))\b/,
              priority: 1,
            }, // with the lobby
            { name: 'qr-code', test: QR, priority: 2 },
            { name: 'game', test: /client\/src\/lib\/game\//, priority: 1 }, // not before there is one to be seen
            { name: 'look', test: (id) => LOOK.test(id) && !TOWN.test(id), priority: 1 }, // nor this
            { name: 'town', test: TOWN }, // nor this before it is that game
          ],
        },
      },
    },
    license: { fileName: 'licenses.md' },
  },
  server: { proxy: { '/ws': { target: 'ws://127.0.0.1:8000', ws: true }, '/api': 'http://127.0.0.1:8000' } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  // A thread, or a context, for each file would cost twice the time: test/fresh.ts cleans up between them.
  test: {
    environment: 'happy-dom',
    pool: 'threads',
    isolate: false,
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/fresh.ts', 'test/patience.ts', 'test/no-network.ts'],
    testTimeout: 60_000, // longer than anything in a test waits: see there
    hookTimeout: 60_000,
  },
})
