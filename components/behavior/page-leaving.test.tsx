import { expect, it, vi } from 'vitest'
import { maxLeaveMs, recordLeaving, runIfPageStays } from './page-leaving'

// jsdom has no navigation API. The module uses it when it is imported.
const navigation = vi.hoisted(() => Object.assign(window, { navigation: new EventTarget() }).navigation)

const dispatch = (type: string, target: EventTarget = window, values = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), values))
const navigate = (sameDocument: boolean) =>
  dispatch('navigate', navigation, { destination: { sameDocument }, downloadRequest: null })
const prevent = (event: Event) => event.preventDefault()

/** Clicks an element or sends a form. */
function trigger(html: string, isHandled = false): void {
  document.body.innerHTML = html
  const [element = document.body] = document.body.children
  const type = html.startsWith('<form') ? 'submit' : 'click'
  if (isHandled) element.addEventListener(type, prevent)
  // jsdom cannot load documents.
  window.addEventListener(type, prevent)
  element.dispatchEvent(new (type === 'click' ? MouseEvent : Event)(type, { bubbles: true, cancelable: true }))
}

it.each<[string, () => unknown, boolean]>([
  ['at once', () => undefined, true],
  ['later after `beforeunload`', () => dispatch('beforeunload'), false],
  ['later after `pagehide`', () => dispatch('pagehide'), false],
  ['later after a navigation', () => navigate(false), false],
  ['at once after a navigation in the page', () => navigate(true), true],
  ['later after a link that the browser follows', () => trigger('<a href="/de/presse">Presse</a>'), false],
  ['at once after a link that a script follows', () => trigger('<a href="/de/presse">Presse</a>', true), true],
  ['at once after a link in the page', () => trigger('<a href="#oben">Oben</a>'), true],
  ['at once after a link to a program', () => trigger('<a href="mailto:a@example.org">Post</a>'), true],
  ['later after a form that the browser sends', () => trigger('<form></form>'), false],
  ['at once after a form that a script sends', () => trigger('<form></form>', true), true],
  ['later after recordLeaving', recordLeaving, false],
])('calls %s', (_cause, act, isAtOnce) => {
  vi.useFakeTimers({ now: Date.now() + maxLeaveMs })
  act()
  const call = vi.fn()
  runIfPageStays(call)
  vi.advanceTimersByTime(maxLeaveMs - 1)
  expect(call).toHaveBeenCalledTimes(isAtOnce ? 1 : 0)
  // The page still exists.
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledOnce()
})
