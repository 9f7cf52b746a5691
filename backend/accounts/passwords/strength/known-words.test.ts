import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { createWordList } from './known-words'

// Other tests in this process may have had the words read.
beforeEach(() => vi.resetModules())

it('lets everything else go on while the words are read', async () => {
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

it('reads them once', async () => {
  const { loadKnownWords } = await import('./known-words')
  expect(loadKnownWords()).toBe(loadKnownWords())
})

it('finds every word of a list, first and last, and no other', () => {
  const words = Array.from({ length: 500 }, (_, index) => `wort${(index * 7919) % 500}`).concat(
    'über',
    'a',
    'ÿ',
  )
  const list = createWordList(Buffer.from(words.sort().join('\n'), 'latin1'))
  for (const word of words) expect(list.has(word)).toBe(true)
  for (const word of ['wort', 'wort500', 'wort1\n', 'b', 'ŵort1', '\n', ''])
    expect(list.has(word)).toBe(false)
})
