/** Under a finger that rests, iPhones show a loupe or a menu: not on a control that is held. An attachment. */
export function withoutLoupe(control: HTMLElement): () => void {
  const prevent = (event: TouchEvent) => event.preventDefault()
  control.addEventListener('touchstart', prevent, { passive: false }) // a passive one cannot prevent anything
  return () => control.removeEventListener('touchstart', prevent)
}
