import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferredType, hydratedEvent, loadDeferredScripts, repeatedKeyMark } from './deferred-scripts'

const listRunning = () => [...document.querySelectorAll('script[src]:not([type])')].map((s) => s.getAttribute('src'))
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
  // Removes the remaining listeners.
  hydrate()
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  Cookies.remove('editor')
  vi.useRealTimers()
})

describe('loadDeferredScripts', () => {
  it('starts the scripts when the page is loaded and the browser is idle', () => {
    expect(listRunning()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(listRunning()).toEqual([])
    vi.runAllTimers()
    expect(listRunning()).toEqual(['/_next/a.js', '/_next/b.js'])
  })

  it('starts the scripts one by one while idle, and the remaining ones at once on interaction', () => {
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(200)
    vi.advanceTimersToNextTimer()
    expect(listRunning()).toEqual(['/_next/a.js'])
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
    expect(listRunning()).toEqual(['/_next/a.js', '/_next/b.js'])
    vi.runAllTimers()
    expect(listRunning()).toHaveLength(2)
  })

  it.each(['keydown', 'scroll', 'touchstart', 'focusin'])('starts all scripts at once on %s', (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(listRunning()).toEqual(['/_next/a.js', '/_next/b.js'])
  })

  it('starts all scripts when the pointer moves, but not while it rests', () => {
    const move = (screenX: number) =>
      window.dispatchEvent(Object.assign(new Event('pointermove'), { screenX, screenY: 1 }))
    move(5)
    move(5)
    expect(listRunning()).toEqual([])
    move(6)
    expect(listRunning()).toHaveLength(2)
  })

  it('starts the scripts of an editor when the document is parsed', () => {
    Cookies.set('editor', 'true')
    loadDeferredScripts(deferredType, hydratedEvent, repeatedKeyMark)
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(listRunning()).toHaveLength(2)
  })

  it('starts each script once', () => {
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
    window.dispatchEvent(new Event('load'))
    vi.runAllTimers()
    expect(listRunning()).toHaveLength(2)
  })
})

describe('loadDeferredScripts before hydration', () => {
  const getButton = () => document.querySelector('button') as HTMLButtonElement
  const click = (element: Element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  it('replays a click on a button once after hydration', () => {
    expect(click(getButton())).toBe(false)
    const onClick = vi.fn()
    getButton().addEventListener('click', onClick)
    hydrate()
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(click(getButton())).toBe(true)
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  it('leaves a click on a link to the browser', () => {
    expect(click(document.querySelector('a') as Element)).toBe(true)
  })

  it('dispatches a key again without typing it twice', () => {
    const input = document.querySelector('input') as HTMLInputElement
    expect(input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))).toBe(
      true,
    )
    const onKey = vi.fn()
    input.addEventListener('keydown', (event) => onKey(event.key))
    hydrate()
    expect(onKey.mock.calls).toEqual([['Escape']])
    expect(input.value).toBe('')
  })

  it('does not repeat a key of an input method', () => {
    const input = document.querySelector('input') as HTMLInputElement
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    const onKey = vi.fn()
    input.addEventListener('keydown', onKey)
    hydrate()
    expect(onKey).not.toHaveBeenCalled()
  })

  it('clicks the button natively after 5 seconds', () => {
    const onClick = vi.fn()
    getButton().addEventListener('click', onClick)
    getButton().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    click(getButton())
    vi.advanceTimersByTime(4900)
    expect(onClick).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('clicks the button natively if the scripts fail to load', () => {
    click(getButton())
    const onClick = vi.fn()
    getButton().addEventListener('click', onClick)
    document.querySelector('script[src="/_next/a.js"]')?.dispatchEvent(new Event('error'))
    vi.runAllTimers()
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
