/** So often a request is made again that the server was too busy for. */
const TRIES = 5

/** What the server answers to a GET. If it has had too many requests of this address, we wait as long as it says. */
export async function getJson<T>(path: string): Promise<T> {
  let response = await fetch(path)
  for (let tries = 1; response.status === 429 && tries < TRIES; tries++) {
    await seconds(Number(response.headers.get('retry-after')) || 1)
    response = await fetch(path)
  }
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as T
}

function seconds(count: number): Promise<void> {
  return new Promise((done) => setTimeout(done, 1000 * count))
}
