import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Serve the Markdown files of a folder as modules: `virtual:NAME/codenames.pl` is what `read` makes of that file, and
 * `virtual:NAME` is the code that `shelf` returns.
 */
export function markdownFolder(
  name: string,
  folder: string,
  read: (markdown: string) => unknown,
  shelf: () => string,
): Plugin {
  const root = `virtual:${name}`
  return {
    name,
    resolveId: (id) => (id === root || id.startsWith(`${root}/`) ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + root) return shelf()
      if (!id.startsWith(`\0${root}/`)) return
      const file = join(folder, `${id.slice(root.length + 2)}.md`)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(read(readFileSync(file, 'utf8')))}`
    },
  }
}
