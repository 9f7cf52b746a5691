import { expect, it } from 'vitest'
import { isChunkElement, recordReload, reloadIntervalMs } from './reload-guard'

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

const start = 1_800_000_000_000

it('reloads a page once, and again only after 60 s', () => {
  const storage = memoryStorage()
  const isOnline = true
  expect(recordReload({ storage, now: start, isOnline })).toBe(true)
  expect(recordReload({ storage, now: start + reloadIntervalMs - 1, isOnline })).toBe(false)
  expect(recordReload({ storage, now: start + reloadIntervalMs, isOnline })).toBe(true)
})

it('keeps the page offline, and reloads when the network is back', () => {
  const storage = memoryStorage()
  expect(recordReload({ storage, now: start, isOnline: false })).toBe(false)
  expect(recordReload({ storage, now: start, isOnline: true })).toBe(true)
})

it('does not reload without storage', () => {
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
