import { describe, expect, it } from 'vitest'
import { diffWords } from './diff-words'

describe('two texts, word by word', () => {
  it.each([
    ['Das alte Haus', 'Das neue Haus', '=Das |-alte|+neue|= Haus'],
    ['', 'Neu', '+Neu'],
    ['gleich', 'gleich', '=gleich'],
    ['a b c', 'c', '-a b |=c'],
    ['a a', 'a a a', '=a a|+ a'],
    ['<p>a</p>', '<p><em>a</em></p>', '=<p>|+<em>|=a|+</em>|=</p>'],
    ['2 < 3', '2 < 4', '=2 < |-3|+4'],
  ])('%j → %j', (before, after, told) => {
    const signs = { same: '=', added: '+', removed: '-' }
    const parts = diffWords(before, after)
    expect(parts.map((part) => signs[part.change] + part.text).join('|')).toBe(told)
  })

  it('of any length are both complete in the diff', () => {
    const before = 'alpha beta '.repeat(3000)
    const after = 'gamma delta '.repeat(3000)
    const parts = diffWords(before, after)
    const side = (other: string) =>
      parts.flatMap(({ text: piece, change }) => (change === other ? [] : [piece])).join('')
    expect(side('added')).toBe(before)
    expect(side('removed')).toBe(after)
  })
})
