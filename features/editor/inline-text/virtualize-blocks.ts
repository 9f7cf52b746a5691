import { debounce } from '@/lib/debounce'
import { createOffscreenSpacer } from './offscreen-spacer'
import { isTypingKey } from './typing-keys'

/** The blocks directly on the page. */
const blocks = 'article > div > [data-module]'
/** A page that is read beside the written one: the blocks of both are kept at the same height. */
const counterpart = '[data-source]'
/** On what is left out; toolbar.module.css says how. */
const far = 'data-far'
/** Later than the frame that shows the letter, in milliseconds. */
const soon = 30
/** A pause in typing after which all is shown again, in milliseconds. */
const pause = 2000

/** Events that may reveal or query distant parts of the page, which are then shown at once. */
const looksAround = [
  'scroll',
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
 * During typing, leaves out blocks more than half a window's height outside the viewport: on a long page
 * browsers take twice as long per key press with them. Their space is kept, so that nothing moves.
 * @param root what the page is rendered in
 * @returns what ends it
 */
export function virtualizeBlocks(root: HTMLElement): () => void {
  let isLeftOut = false
  let timer: number | undefined
  const spacer = createOffscreenSpacer(`article > div:has(> [${far}])`)

  const show = () => {
    window.clearTimeout(timer)
    timer = undefined
    if (!isLeftOut) return
    isLeftOut = false
    drawn.disconnect()
    for (const part of root.querySelectorAll(`[${far}]`)) part.removeAttribute(far)
    spacer.give()
  }
  // A block of another editor, or one that is gone: the spacer would be wrong.
  const drawn = new MutationObserver(show)
  const leaveOut = () => {
    timer = undefined
    const all = [...root.querySelectorAll<HTMLElement>(blocks)].filter((block) => block.checkVisibility())
    const [first, last] = [all.find(isNear), all.findLast(isNear)]
    const list = first?.parentElement
    if (!first || !last || !list || root.querySelector(counterpart)) return
    isLeftOut = true
    const feet = [...root.querySelectorAll('footer')].filter((foot) => !isNear(foot))
    const out = [...all.slice(0, all.indexOf(first)), ...all.slice(all.indexOf(last) + 1), ...feet]
    spacer.keep(list, first, last)
    for (const part of out) part.setAttribute(far, '')
    drawn.observe(list, { childList: true })
  }
  const showWhenIdle = debounce(show, pause)
  const ended = new AbortController()
  const { signal } = ended

  root.addEventListener(
    'input',
    () => {
      showWhenIdle()
      if (!isLeftOut && timer === undefined) timer = window.setTimeout(leaveOut, soon)
    },
    { signal },
  )
  for (const type of looksAround)
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
  const margin = window.innerHeight / 2
  return (bottom >= -margin && top <= window.innerHeight + margin) || part.contains(document.activeElement)
}
