import { debounce } from '@/lib/debounce'
import { createOffscreenSpacer } from './offscreen-spacer'
import { isTypingKey } from './typing-keys'

/** Selects the top-level blocks. */
const blocks = 'article > div > [data-module]'
/** Selects the translation's source beside the page, whose blocks are aligned with it. */
const counterpart = '[data-source]'
/** The attribute of left-out elements, which shell/edited-page.module.css hides. */
const offscreenAttribute = 'data-far'
/** How far beyond the window blocks are kept, in windows. */
const margin = 0.5
/** The delay after a letter, longer than a frame, in milliseconds. */
const leaveOutDelay = 30
/** The pause in typing after which all blocks are shown again, in milliseconds. */
const idleDelay = 2000

/** Events that may reveal or query distant parts of the page, which are then shown at once. */
const revealingEvents = [
  'wheel',
  'touchstart',
  'pointermove',
  'pointerdown',
  'click',
  'focusin',
  'resize',
  'beforeprint',
] as const

/**
 * During typing, leaves out blocks more than half a window's height (`margin`) outside the viewport: on a long page
 * browsers take twice as long per key press with them. Their space is kept, so that nothing moves.
 * @param root the element that contains the page
 * @returns a function that stops it
 */
export function virtualizeBlocks(root: HTMLElement): () => void {
  let isLeftOut = false
  let leftOutAt = 0
  let timer: number | undefined
  const spacer = createOffscreenSpacer(`article > div:has(> [${offscreenAttribute}])`)

  const show = () => {
    window.clearTimeout(timer)
    timer = undefined
    if (!isLeftOut) return
    isLeftOut = false
    drawn.disconnect()
    for (const part of root.querySelectorAll(`[${offscreenAttribute}]`))
      part.removeAttribute(offscreenAttribute)
    spacer.give()
  }
  // A new line at the window's edge scrolls the page as well, by less than what would reveal anything.
  const showWhenFar = () => {
    if (!isLeftOut) return
    if (Math.abs(window.scrollY - leftOutAt) > window.innerHeight * (margin / 2)) show()
  }
  // When blocks are added or removed, the reserved space would be wrong.
  const drawn = new MutationObserver(show)
  const leaveOut = () => {
    timer = undefined
    const all = [...root.querySelectorAll<HTMLElement>(blocks)].filter((block) => block.checkVisibility())
    const [first, last] = [all.find(isNear), all.findLast(isNear)]
    const list = first?.parentElement
    if (!first || !last || !list || root.querySelector(counterpart)) return
    isLeftOut = true
    leftOutAt = window.scrollY
    const feet = [...root.querySelectorAll('footer')].filter((foot) => !isNear(foot))
    const out = [...all.slice(0, all.indexOf(first)), ...all.slice(all.indexOf(last) + 1), ...feet]
    spacer.keep(list, first, last)
    for (const part of out) part.setAttribute(offscreenAttribute, '')
    drawn.observe(list, { childList: true })
  }
  const showWhenIdle = debounce(show, idleDelay)
  const ended = new AbortController()
  const { signal } = ended

  root.addEventListener(
    'input',
    () => {
      showWhenIdle()
      if (!isLeftOut && timer === undefined) timer = window.setTimeout(leaveOut, leaveOutDelay)
    },
    { signal },
  )
  window.addEventListener('scroll', showWhenFar, { signal, capture: true, passive: true })
  for (const type of revealingEvents)
    window.addEventListener(type, show, { signal, capture: true, passive: true })
  window.addEventListener('keydown', (event) => !isTypingKey(event) && show(), { signal, capture: true })
  return () => {
    ended.abort()
    showWhenIdle.cancel()
    show()
    spacer.end()
  }
}

function isNear(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  const beyond = window.innerHeight * margin
  return (bottom >= -beyond && top <= window.innerHeight + beyond) || part.contains(document.activeElement)
}
