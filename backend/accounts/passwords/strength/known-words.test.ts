import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { createWordList } from './known-words'

// Another test in this process may have loaded the words.
beforeEach(() => vi.resetModules())

it('does not block other work while it loads the words', async () => {
  const { loadKnownWords } = await import('./known-words')
  let isReady = false
  const reading = loadKnownWords().finally(() => {
    isReady = true
  })
  let turns = 0
  for (; !isReady; turns += 1) await setImmediate()
  const words = await reading
  expect(turns).toBeGreaterThan(50)
  const common = ['passwort', 'password', 'hallo', 'iloveyou', 'paula', 'schmidt', 'theater']
  for (const word of common) expect(words.has(word)).toBe(true)
  for (const word of ['', 'vorhangxq', 'pass\nwort', '王小明']) expect(words.has(word)).toBe(false)
})

it('loads the words once', async () => {
  const { loadKnownWords } = await import('./known-words')
  expect(loadKnownWords()).toBe(loadKnownWords())
})

it('finds each word of a list, first and last, and no others', () => {
  const words = Array.from({ length: 500 }, (_, index) => `wort${(index * 7919) % 500}`).concat('über', 'a', 'ÿ')
  const list = createWordList(Buffer.from(words.sort().join('\n'), 'latin1'))
  for (const word of words) expect(list.has(word)).toBe(true)
  for (const word of ['wort', 'wort500', 'wort1\n', 'b', 'ŵort1', '\n', '']) expect(list.has(word)).toBe(false)
})
