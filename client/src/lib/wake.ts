/** Keep the screen on until the returned function is called; where the browser knows how. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  let lock: WakeLockSentinel | undefined
  let ended = false

  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (ended) await lock.release()
    } catch {
      // the battery is low, or it is not allowed: the screen may sleep then
    }
  }

  void ask()
  document.addEventListener('visibilitychange', ask) // a hidden page loses its lock
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release().catch(() => undefined)
  }
}
