import { expect, it } from 'vitest'
import { cutText } from './cut-text'

it.each([
  ['abc', 3, 'abc'],
  ['abc', 2, 'ab'],
  ['a🎭b', 2, 'a'],
  ['a🎭b', 3, 'a🎭'],
])('cuts %j to %i units', (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut)
})
