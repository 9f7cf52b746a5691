import { expect, it } from 'vitest'
import { random } from '@/tests/random'
import { mergeWords } from './merge-words'

it.each([
  ['Das alte Haus', 'Das neue Haus', 'Das alte Theater', 'Das neue Theater', true],
  ['eins zwei drei', 'eins zwei drei vier', 'null eins zwei drei', 'null eins zwei drei vier', true],
  ['gleich', 'anders', 'anders', 'anders', true],
  ['eins zwei', 'eins zwei', 'eins', 'eins', true],
  ['Das alte Haus', 'Das neue Haus', 'Das große Haus', 'Das neue große Haus', false],
  ['', 'meins', 'deins', 'meins deins', false],
  ['alt', 'ganz neu', 'ganz anders', 'ganz neu anders', false],
  ['alt', 'Tarif und Bühne', 'Bühne und Tarif', 'Tarif und Bühne', false],
  ['alt', 'die Häuser', 'die Häuser und die Leute', 'die Häuser und die Leute', false],
  ['<p>alt</p>', '<p>eins</p>', '<p>zwei</p>', '<p>eins zwei</p>', false],
  ['', '<p>eins</p>', '<p>zwei</p>', '<p>eins zwei</p>', false],
  ['<p>a</p>', '<p>a</p><p>b</p>', '<p><em>a</em></p>', '<p><em>a</em></p><p>b</p>', true],
])('merges %j with %j and %j to %j', (...[base, yours, theirs, text, isClean]) => {
  expect(mergeWords(base, yours, theirs)).toEqual({ text, isClean })
})

it('never loses a word that either version added', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { below } = random(seed)
    const base = Array.from({ length: below(8) }, (_, index) => `b${index}`)
    const editWords = (name: string) => {
      const words = base.filter(() => below(4) > 0)
      for (let count = below(4); count > 0; count -= 1) words.splice(below(words.length + 1), 0, `${name}${count}`)
      return words
    }
    const [yours, theirs] = [editWords('y'), editWords('t')]
    const mergedWords = mergeWords(base.join(' '), yours.join(' '), theirs.join(' ')).text.split(/\s+/)
    const addedWords = [...yours, ...theirs].filter((word) => !word.startsWith('b'))
    expect(mergedWords, `seed ${seed}`).toEqual(expect.arrayContaining(addedWords))
  }
})

it('repeats no word more often than either version does', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { below } = random(seed)
    const createWords = () => Array.from({ length: below(9) }, () => `w${below(6)}`)
    const [yours, theirs] = [createWords(), createWords()]
    const mergedWords = mergeWords('alt', yours.join(' '), theirs.join(' ')).text.split(/\s+/)
    for (const word of new Set(mergedWords.filter(Boolean))) {
      const [count, ...counts] = [mergedWords, yours, theirs].map((list) => list.filter((item) => item === word).length)
      expect(count, `seed ${seed}: ${word}`).toBe(Math.max(...counts))
    }
  }
})

it('merges separate edits of a text of 6,000 words', () => {
  const words = Array.from({ length: 6000 }, (_, index) => `wort${index}`)
  const base = words.join(' ')
  const yours = base.replace('wort100 ', 'hier ')
  const theirs = base.replace('wort5900 ', 'dort ')
  expect(mergeWords(base, yours, theirs)).toEqual({ text: yours.replace('wort5900 ', 'dort '), isClean: true })
})
