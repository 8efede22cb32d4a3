import { defineConfig } from 'vite'
import client from '../vite.config.ts'
import { TARGETS } from '../vite/floor.ts'

/**
 * A page of its own with the parts of src/lib/look, to look at them: `npm run gallery`. It is no part of the build;
 * tests/browser/test_look.py builds it for itself.
 */
export default defineConfig({
  plugins: client.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'offline')),
  root: import.meta.dirname,
  publicDir: false,
  build: { assetsInlineLimit: 0, target: TARGETS, modulePreload: { polyfill: false } },
})
