import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import client from '../vite.config.ts'

const PLACE = '/recordings/'

/**
 * The client as it is being written, and the gallery beside it at /gallery/: `python3 dev.py gallery`, which unpacks the
 * recordings into KONSPIRA_RECORDINGS and runs a server without rooms at KONSPIRA_SERVER.
 */
export default defineConfig({
  plugins: [
    ...(client.plugins ?? []).filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'offline')),
    recordings(process.env.KONSPIRA_RECORDINGS ?? '.'),
  ],
  root: join(import.meta.dirname, '..'),
  server: { proxy: { '/api': process.env.KONSPIRA_SERVER ?? 'http://127.0.0.1:8000' } },
})

/** Serves the recordings, and gives a page that is to show one what it needs for that. */
function recordings(folder: string): Plugin {
  return {
    name: 'recordings',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(PLACE) ? request.url.slice(PLACE.length) : ''
        if (!/^[\w-]+\.json$/.test(name)) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(readFileSync(join(folder, name)))
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        path.startsWith('/gallery') ? html : html.replace('<head>', '<head><script src="/gallery/replay.js"></script>'),
    },
  }
}
