import { describe, expect, it } from 'vitest'
import { normalizeText } from './normalize-text'

describe('normalizeText', () => {
  it.each([
    ['composes letters', 'Bu\u0308hne, Cafe\u0301', 'Bühne, Café'],
    ['removes control characters', 'Auff\u0002\u0000\u001b\u007f\u009f', 'Auff'],
    ['removes noncharacters', 'A\ufffeB\uffff\ufdd0C', 'ABC'],
    ['keeps tabs, line feeds and spaces', ' a\tb\nc\u00a0 ', ' a\tb\nc\u00a0 '],
    [
      'limits the marks of a letter',
      `e${'\u0316\u0301'.repeat(50)}e`,
      `é${'\u0316'.repeat(15)}${'\u0301'.repeat(14)}e`,
    ],
    ['keeps emoji and joiners', '👩‍👩‍👧 क्‍ष', '👩‍👩‍👧 क्‍ष'],
  ])('%s', (_, text, normalized) => {
    expect(normalizeText(text)).toBe(normalized)
  })

  it.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('converts %j to a line feed', (end) => {
    expect(normalizeText(`a${end}b`)).toBe('a\nb')
  })
})
