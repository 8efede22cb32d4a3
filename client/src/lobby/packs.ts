/** The name of a pack from its file's: what the server allows in a name, and not empty. */
export function packName(file: string): string {
  const stem = file.replace(/\.[^.]*$/, '')
  const clean = stem.replace(/[^\p{L}\p{N}_. -]/gu, ' ').replace(/\s+/g, ' ').trim()
  return clean.slice(0, 40) || 'pack'
}
