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

  it('finds the changed words of a long text beside a rewritten paragraph', () => {
    const paragraphs = Array.from({ length: 40 }, (_, index) => `<p>${`wort${index} ruht `.repeat(100)}</p>`)
    const rewritten = [...paragraphs]
    rewritten[3] = `<p>${Array.from({ length: 1500 }, (_, index) => `neu${index}`).join(' ')}</p>`
    rewritten[30] = paragraphs[30]?.replace('ruht', 'tanzt') ?? ''
    const parts = diffWords(paragraphs.join(''), rewritten.join(''))
    expect(parts.filter(({ change }) => change !== 'same').slice(2)).toEqual([
      { text: 'ruht', change: 'removed' },
      { text: 'tanzt', change: 'added' },
    ])
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
