import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deferredType, hydratedEvent, loadDeferredScripts, repeatedKeyMark } from './deferred-scripts'

const running = () =>
  [...document.querySelectorAll('script[src]:not([type])')].map((s) => s.getAttribute('src'))
const hydrate = () => {
  window.dispatchEvent(new Event(hydratedEvent))
  vi.runAllTimers()
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <script type="${deferredType}" src="/_next/a.js"></script><script type="${deferredType}" src="/_next/b.js"></script>
    <button type="button">Weiter</button><a href="#ziel">Ziel</a><input>`
  loadDeferredScripts(deferredType, hydratedEvent, repeatedKeyMark)
})
afterEach(() => {
  // Ends what still listens.
  hydrate()
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  Cookies.remove('editor')
  vi.useRealTimers()
})

describe('scripts that wait', () => {
  test('are not there until the page is loaded and the browser idle', () => {
    expect(running()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(running()).toEqual([])
    vi.runAllTimers()
    expect(running()).toEqual(['/_next/a.js', '/_next/b.js'])
  })

  test('come one by one while nobody is there, and the rest at once for a visitor', () => {
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(200)
    vi.advanceTimersToNextTimer()
    expect(running()).toEqual(['/_next/a.js'])
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
    expect(running()).toEqual(['/_next/a.js', '/_next/b.js'])
    vi.runAllTimers()
    expect(running()).toHaveLength(2)
  })

  test.each(['pointermove', 'keydown', 'scroll', 'touchstart', 'focusin'])('come at once at a %s', (sign) => {
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(running()).toEqual(['/_next/a.js', '/_next/b.js'])
  })

  test('come for an editor as soon as the page is read', () => {
    Cookies.set('editor', 'true')
    loadDeferredScripts(deferredType, hydratedEvent, repeatedKeyMark)
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(running()).toHaveLength(2)
  })

  test('come once, whatever else happens', () => {
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
    window.dispatchEvent(new Event('load'))
    vi.runAllTimers()
    expect(running()).toHaveLength(2)
  })
})

describe('what a visitor does before the page is hydrated', () => {
  const button = () => document.querySelector('button') as HTMLButtonElement
  const click = (element: Element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  test('a click on a button is done then, and once', () => {
    expect(click(button())).toBe(false)
    const clicked = vi.fn()
    button().addEventListener('click', clicked)
    hydrate()
    expect(clicked).toHaveBeenCalledTimes(1)
    expect(click(button())).toBe(true)
    expect(clicked).toHaveBeenCalledTimes(2)
  })

  test('a click on a link is the browser’s', () => {
    expect(click(document.querySelector('a') as Element)).toBe(true)
  })

  test('a key is told again, and types nothing twice', () => {
    const input = document.querySelector('input') as HTMLInputElement
    expect(
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
    ).toBe(true)
    const pressed = vi.fn()
    input.addEventListener('keydown', (event) => pressed(event.key))
    hydrate()
    expect(pressed.mock.calls).toEqual([['Escape']])
    expect(input.value).toBe('')
  })

  test('a key of an input method is not repeated', () => {
    const input = document.querySelector('input') as HTMLInputElement
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    const pressed = vi.fn()
    input.addEventListener('keydown', pressed)
    hydrate()
    expect(pressed).not.toHaveBeenCalled()
  })

  test('after 5 seconds a button does what it does without scripts', () => {
    const clicked = vi.fn()
    button().addEventListener('click', clicked)
    button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    click(button())
    vi.advanceTimersByTime(4900)
    expect(clicked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(clicked).toHaveBeenCalledTimes(1)
  })

  test('where the scripts cannot be had, a button does what it does without them', () => {
    click(button())
    const clicked = vi.fn()
    button().addEventListener('click', clicked)
    document.querySelector('script[src="/_next/a.js"]')?.dispatchEvent(new Event('error'))
    vi.runAllTimers()
    expect(clicked).toHaveBeenCalledTimes(1)
  })
})
