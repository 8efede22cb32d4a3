/** An attachment that shrinks the letters of an element until all of it can be seen. */
const LARGEST = 2 // rem
const SMALLEST = 0.7
const STEP = 0.1

export function shrinkToFit(element: HTMLElement): () => void {
  const fit = () => {
    for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
      element.style.fontSize = `${size.toFixed(1)}rem`
      if (element.scrollHeight <= element.clientHeight) return
    }
  }
  const changed = new MutationObserver(fit)
  changed.observe(element, { childList: true, characterData: true, subtree: true })
  const resized = new ResizeObserver(fit)
  resized.observe(element)
  return () => {
    changed.disconnect()
    resized.disconnect()
  }
}
