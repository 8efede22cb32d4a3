/** What need not come with the first picture of a screen, so that the picture comes in time. */
const SOON = 150 // milliseconds: nobody has read the title by then

export class Delayed {
  come = $state(false)

  /** Only while a component is being set up. */
  constructor() {
    $effect(() => {
      const timer = setTimeout(() => (this.come = true), SOON)
      return () => clearTimeout(timer)
    })
  }
}
