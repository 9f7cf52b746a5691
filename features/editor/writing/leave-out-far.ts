import { onceQuiet } from '../opening/once-quiet'
import { isWriting } from '../opening/writing-keys'

/** What may be left out: blocks that stand on the page itself, and the page's foot. */
const parts = 'article > div > [data-module], footer'
/** On a part that is left out; desk.module.css says how. */
const far = 'data-far'
/** A pause of writing after which all is shown again, in milliseconds. */
const pause = 2000

/** What may bring far parts into sight, or ask for them: it shows them at once. */
const looksAround = [
  'scroll',
  'wheel',
  'touchstart',
  'pointermove',
  'pointerdown',
  'resize',
  'beforeprint',
] as const

/**
 * While letters come, leaves out what is more than a window's height out of sight: a browser that has it in mind takes twice as
 * long for a letter on a long page. It keeps its size, so that nothing moves.
 * @param root what the page is rendered in
 * @returns what ends it
 */
export function leaveOutFar(root: HTMLElement): () => void {
  let isLeftOut = false
  let waiting: number | undefined

  const show = () => {
    window.clearTimeout(waiting)
    waiting = undefined
    if (!isLeftOut) return
    isLeftOut = false
    for (const part of root.querySelectorAll(`[${far}]`)) part.removeAttribute(far)
  }
  const leaveOut = () => {
    waiting = undefined
    isLeftOut = true
    for (const part of [...root.querySelectorAll(parts)].filter(isFar)) part.setAttribute(far, '')
  }
  const quiet = onceQuiet(show, pause)
  const ended = new AbortController()
  const { signal } = ended

  root.addEventListener(
    'input',
    () => {
      quiet.ask()
      // After the letter is painted.
      if (!isLeftOut && waiting === undefined) waiting = window.setTimeout(leaveOut, soon)
    },
    { signal },
  )
  for (const type of looksAround)
    window.addEventListener(type, show, { signal, capture: true, passive: true })
  window.addEventListener('keydown', (event) => !isWriting(event) && show(), { signal, capture: true })
  return () => {
    ended.abort()
    quiet.callOff()
    show()
  }
}

/** Later than the frame that shows the letter. */
const soon = 30

function isFar(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return (
    (bottom < -window.innerHeight || top > 2 * window.innerHeight) && !part.contains(document.activeElement)
  )
}
