import { debounce } from '@/lib/debounce'
import { createOffscreenSpacer } from './offscreen-spacer'
import { isTypingKey } from './typing-keys'

/** Selects the top-level blocks. */
const blockSelector = 'article > div > [data-module]'
/**
 * Selects the source of a translation. It is next to the page, and its blocks are aligned with
 * those of the page, so no block may be left out.
 */
const translationSelector = '[data-source]'
/** The attribute of left-out elements, which shell/edited-page.module.css hides. */
const offscreenAttribute = 'data-far'
/** Blocks within this distance from the window are kept, in window heights. */
const marginInWindows = 0.5
/** Delay between a character and leaving out blocks, longer than a frame, in milliseconds. */
const leaveOutDelayMs = 30
/** The pause in typing after which all blocks are shown again, in milliseconds. */
const idleDelayMs = 2000

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
 * Leaves out blocks more than half a window height outside the window while the user types. On a
 * long page they would double the browser's time per key press. Their space is reserved, so that
 * nothing moves.
 * @param root the element that contains the page
 * @returns a function that stops the virtualization
 */
export function virtualizeBlocks(root: HTMLElement): () => void {
  let isLeftOut = false
  let leftOutScrollY = 0
  let timer: number | undefined
  const spacer = createOffscreenSpacer(`article > div:has(> [${offscreenAttribute}])`)

  const show = () => {
    window.clearTimeout(timer)
    timer = undefined
    if (!isLeftOut) return
    isLeftOut = false
    listObserver.disconnect()
    for (const element of root.querySelectorAll(`[${offscreenAttribute}]`)) element.removeAttribute(offscreenAttribute)
    spacer.release()
  }
  // A new line at the edge of the window scrolls the page too little to reveal left-out blocks.
  const showAfterScroll = () => {
    if (!isLeftOut) return
    if (Math.abs(window.scrollY - leftOutScrollY) > window.innerHeight * (marginInWindows / 2)) show()
  }
  // Added or removed blocks invalidate the reserved space.
  const listObserver = new MutationObserver(show)
  const leaveOut = () => {
    timer = undefined
    const visibleBlocks = [...root.querySelectorAll<HTMLElement>(blockSelector)].filter((block) =>
      block.checkVisibility(),
    )
    const first = visibleBlocks.find(isNear)
    const last = visibleBlocks.findLast(isNear)
    const list = first?.parentElement
    if (!first || !last || !list || root.querySelector(translationSelector)) return
    isLeftOut = true
    leftOutScrollY = window.scrollY
    const farFooters = [...root.querySelectorAll('footer')].filter((footer) => !isNear(footer))
    const leftOutElements = [
      ...visibleBlocks.slice(0, visibleBlocks.indexOf(first)),
      ...visibleBlocks.slice(visibleBlocks.indexOf(last) + 1),
      ...farFooters,
    ]
    spacer.reserve(list, first, last)
    for (const element of leftOutElements) element.setAttribute(offscreenAttribute, '')
    listObserver.observe(list, { childList: true })
  }
  const showWhenIdle = debounce(show, idleDelayMs)
  const controller = new AbortController()
  const { signal } = controller

  root.addEventListener(
    'input',
    () => {
      showWhenIdle()
      if (!isLeftOut && timer === undefined) timer = window.setTimeout(leaveOut, leaveOutDelayMs)
    },
    { signal },
  )
  window.addEventListener('scroll', showAfterScroll, { signal, capture: true, passive: true })
  for (const type of revealingEvents) window.addEventListener(type, show, { signal, capture: true, passive: true })
  window.addEventListener('keydown', (event) => !isTypingKey(event) && show(), { signal, capture: true })
  return () => {
    controller.abort()
    showWhenIdle.cancel()
    show()
    spacer.end()
  }
}

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const marginPx = window.innerHeight * marginInWindows
  return (bottom >= -marginPx && top <= window.innerHeight + marginPx) || element.contains(document.activeElement)
}
