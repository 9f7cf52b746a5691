import { expect, it, vi } from 'vitest'
import { NestedTooDeeplyError } from '../errors'
import { sanitizeHtmlCode } from './html-code'
import { sanitizeRichText, sanitizeTable } from './rich-text'
import { maxNesting, sanitize } from './sanitize'

const sanitizers = [sanitizeRichText, sanitizeTable, sanitizeHtmlCode]

it.each(['<b>', '<b>a', '<ul><li>', '<svg>', '<q>', '<script></script><i>', '<object>', '<form><div>'])(
  'rejects endlessly nested HTML in every sanitizer: %s',
  (tags) => {
    for (const sanitizer of sanitizers) {
      expect(() => sanitizer(tags.repeat(1000))).toThrow(NestedTooDeeplyError)
    }
  },
)

it('stops at the maximum depth of open elements', () => {
  const countOpening = vi.fn(() => ({ tagName: 'b', attribs: {} }))
  const options = { allowedTags: ['b'], transformTags: { b: countOpening } }
  expect(() => sanitize('<b>'.repeat(60_000), options)).toThrow(NestedTooDeeplyError)
  expect(countOpening).toHaveBeenCalledTimes(maxNesting)
})

it.each([
  ['of the maximum depth', `${'<b>'.repeat(maxNesting)}a`, 'a'],
  ['of many elements side by side', '<b>a</b>'.repeat(5000), 'a'.repeat(5000)],
  ['of many elements that close each other', '<p>a'.repeat(5000), 'a'.repeat(5000)],
  ['of many void elements', `<br>${'<img><br></br>'.repeat(5000)}a`, 'a'],
  ['of closing tags alone', `${'</b></p></q>'.repeat(5000)}a`, 'a'],
])('keeps the text of HTML %s', (_shape, html, words) => {
  expect(sanitize(html, { allowedTags: [] })).toBe(words)
})
