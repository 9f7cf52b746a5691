import { expect, test } from 'vitest'
import { isChunkElement, recordReload, reloadInterval } from './reload-guard'

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

const start = 1_800_000_000_000

test('a page reloads once, and again only after 60 s', () => {
  const storage = memoryStorage()
  const isOnline = true
  expect(recordReload({ storage, now: start, isOnline })).toBe(true)
  expect(recordReload({ storage, now: start + reloadInterval - 1, isOnline })).toBe(false)
  expect(recordReload({ storage, now: start + reloadInterval, isOnline })).toBe(true)
})

test('without a network what is there stays, and the page reloads when it is back', () => {
  const storage = memoryStorage()
  expect(recordReload({ storage, now: start, isOnline: false })).toBe(false)
  expect(recordReload({ storage, now: start, isOnline: true })).toBe(true)
})

test('where nothing can be noted the page does not reload', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const storage of [
    { getItem: refuse, setItem: refuse },
    { getItem: () => null, setItem: refuse },
  ]) {
    expect(recordReload({ storage, now: start, isOnline: true })).toBe(false)
  }
})

test.each([
  ['script', '/_next/static/chunks/a.js', true],
  ['link', '/_next/static/css/a.css', true],
  ['script', 'https://example.org/a.js', false],
  ['img', '/_next/static/media/a.png', false],
])('a %s from %s is one of the site’s own parts: %j', (name, address, own) => {
  const element = document.createElement(name)
  element.setAttribute(name === 'link' ? 'href' : 'src', address)
  expect(isChunkElement(element)).toBe(own)
})
