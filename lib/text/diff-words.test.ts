import { describe, expect, it } from 'vitest'
import { diffWords } from './diff-words'

describe('diffWords', () => {
  it.each([
    ['Das alte Haus', 'Das neue Haus', '=Das |-alte|+neue|= Haus'],
    ['', 'Neu', '+Neu'],
    ['gleich', 'gleich', '=gleich'],
    ['a b c', 'c', '-a b |=c'],
    ['a a', 'a a a', '=a a|+ a'],
    ['<p>a</p>', '<p><em>a</em></p>', '=<p>|+<em>|=a|+</em>|=</p>'],
    ['2 < 3', '2 < 4', '=2 < |-3|+4'],
  ])('%j → %j', (before, after, expected) => {
    const signs = { same: '=', added: '+', removed: '-' }
    const parts = diffWords(before, after)
    expect(parts.map((part) => signs[part.change] + part.text).join('|')).toBe(expected)
  })

  it('contains both texts completely, at any length', () => {
    const before = 'alpha beta '.repeat(3000)
    const after = 'gamma delta '.repeat(3000)
    const parts = diffWords(before, after)
    const side = (excluded: string) =>
      parts.flatMap(({ text: piece, change }) => (change === excluded ? [] : [piece])).join('')
    expect(side('added')).toBe(before)
    expect(side('removed')).toBe(after)
  })
})
