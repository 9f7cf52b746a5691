import { beforeEach, expect, it, vi } from 'vitest'
import { recordLeaving } from './page-leaving'
import {
  isChunkElement,
  recordFollowedLink,
  recordReload,
  reloadDelayMs,
  reloadIntervalMs,
  reloadPage,
} from './reload-guard'
import { hasTypedWords, recordTyping } from './typed-words'

const start = 1_800_000_000_000
const { sessionStorage: storage } = window
beforeEach(() => storage.clear())

it('reloads a page once, and again only after 60 s', () => {
  const reload = (now: number) => recordReload({ storage, now, isOnline: true, hasUnsentWords: false })
  expect([start, start + reloadIntervalMs - 1, start + reloadIntervalMs].map(reload)).toEqual([true, false, true])
})

it.each([
  ['offline', { isOnline: false, hasUnsentWords: false }],
  ['with typed words', { isOnline: true, hasUnsentWords: true }],
])('keeps the page %s, and reloads afterwards', (_, state) => {
  expect(recordReload({ storage, now: start, ...state })).toBe(false)
  expect(recordReload({ storage, now: start, isOnline: true, hasUnsentWords: false })).toBe(true)
})

it('knows the fields with typed words until they are empty or gone', () => {
  document.body.innerHTML = '<input type="search" value="Oper"><input value="Ada"><textarea>Hallo</textarea>'
  const [search, name, text] = document.querySelectorAll<HTMLInputElement>('input,textarea')
  recordTyping({ target: search ?? null })
  expect(hasTypedWords()).toBe(false)
  for (const target of [name, text]) recordTyping({ target: target ?? null })
  expect(hasTypedWords()).toBe(true)
  text?.remove()
  name?.setAttribute('value', '')
  expect(hasTypedWords()).toBe(false)
})

it('does not reload without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const getItem of [refuse, () => null]) {
    const conditions = { now: start, isOnline: true, hasUnsentWords: false }
    expect(recordReload({ storage: { getItem, setItem: refuse }, ...conditions })).toBe(false)
  }
})

it('follows the clicked link after a second, unless the browser leaves the page meanwhile', () => {
  vi.useFakeTimers()
  recordFollowedLink('#next')
  reloadPage()
  expect(window.location.hash).toBe('')
  vi.advanceTimersByTime(reloadDelayMs)
  expect(window.location.hash).toBe('#next')
  recordFollowedLink('#later')
  reloadPage()
  recordLeaving()
  vi.advanceTimersByTime(reloadDelayMs)
  expect(window.location.hash).toBe('#next')
})

it.each([
  ['script', '/_next/static/chunks/a.js', true],
  ['link', '/_next/static/css/a.css', true],
  ['script', 'https://example.org/a.js', false],
  ['img', '/_next/static/media/a.png', false],
])('classifies a %s from %s as a part of the site: %j', (name, address, isChunk) => {
  const element = document.createElement(name)
  element.setAttribute(name === 'link' ? 'href' : 'src', address)
  expect(isChunkElement(element)).toBe(isChunk)
})
