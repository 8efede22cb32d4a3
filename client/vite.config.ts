import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { glyphs } from './src/glyphs.ts'
import { offline } from './vite/offline.ts'
import { pictograms, pictures } from './vite/pictograms.ts'
import { rules } from './vite/rules.ts'
import { sprite } from './vite/sprite.ts'
import { texts } from './vite/texts.ts'

export default defineConfig({
  plugins: [
    svelte(),
    texts(),
    rules(),
    pictograms(),
    sprite('glyphs', 'lucide', glyphs),
    sprite('pictograms', 'fluent-emoji-flat', pictures),
    offline(),
  ],
  build: {
    outDir: '../src/konspira/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data in scripts and styles
    modulePreload: { polyfill: false },
    // A dozen crumbs of a kilobyte cost a slow line more than one slice of bread.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            {
              name: 'lib',
              test: /client\/src\/(lib\/(?!game\/)|rules\/|games\/(\w+\/)?index\.ts)|node_modules/,
              priority: 1, // or the other one would draw the half of this in
            },
            { name: 'game', test: /client\/src\/lib\/game\// }, // not before there is one to be seen
          ],
        },
      },
    },
    license: { fileName: 'licenses.md' },
  },
  server: { proxy: { '/ws': { target: 'ws://127.0.0.1:8000', ws: true }, '/api': 'http://127.0.0.1:8000' } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] },
})
