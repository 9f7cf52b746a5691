import { describe, expect, it } from 'vitest'
import { mergeValue } from './merged-value'

describe('mergeValue', () => {
  it('merges changes of different parts of a text', () => {
    const values = { base: 'Haus am Platz', yours: 'Haus am grünen Platz', theirs: 'Altes Haus am Platz' }
    expect(mergeValue({ kind: 'line' }, values)).toBe('Altes Haus am grünen Platz')
  })

  it('merges changes of both languages', () => {
    const values = {
      base: { de: 'Haus', en: 'House' },
      yours: { de: 'Haus eins', en: 'House' },
      theirs: { de: 'Haus', en: 'House one' },
    }
    expect(mergeValue({ kind: 'localizedText' }, values)).toEqual({ de: 'Haus eins', en: 'House one' })
  })

  it('returns null for changes of the same words, and for other values than texts', () => {
    expect(mergeValue({ kind: 'line' }, { base: 'Haus', yours: 'Bühne', theirs: 'Saal' })).toBeNull()
    expect(mergeValue({ kind: 'number' }, { base: 1, yours: 2, theirs: 3 })).toBeNull()
  })
})
