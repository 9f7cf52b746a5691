import { expect, it } from 'vitest'
import { filterEditors, findTypedMention, insertMention, listMentions } from './mentions'

const ada = { id: 1, name: 'Ada Probe' }
const ben = { id: 2, name: 'Ben von Beispiel' }
const editors = [ada, ben, { id: 3, name: '' }]

it('lists names after an @ only', () => {
  expect(listMentions('@Ada Probe, fragst du Ben von Beispiel?', editors)).toEqual([1])
})

it.each([
  ['@Anna Leeson', [5]],
  ['@Anna Lee: bitte', [4]],
  ['@Anna Leesmann', []],
  ['@Anna Leeson @Anna Lee', [4, 5]],
  ['@Kim Gau', [7]],
])('lists for “%s” the editors %j, of namesakes the chosen one', (text, ids) => {
  const names = ['Anna Lee', 'Anna Leeson', 'Kim Gau', 'Kim Gau'].map((name, index) => ({ id: index + 4, name }))
  expect(listMentions(text, names, new Set([7]))).toEqual(ids)
  expect(listMentions('@Kim Gau', names)).toEqual([6, 7])
})

it.each([
  ['@', 1, ''],
  ['Bitte @Be', 9, 'Be'],
  ['Bitte @Be', 7, ''],
  ['mail@Be', 7, null],
  ['Bitte', 5, null],
  ['@Ada\n', 5, null],
])('finds in “%s” with the caret at %i the typed name %j', (text, caret, typedName) => {
  expect(findTypedMention(text, caret)).toBe(typedName)
})

it('finds a name by each of its words', () => {
  expect(filterEditors('bei', editors)).toEqual([ben])
  expect(filterEditors('A', editors)).toEqual([ada])
  expect(filterEditors('', editors)).toHaveLength(3)
})

it('replaces the typed part with the selected name', () => {
  expect(insertMention('Hallo @be dort', 9, ben)).toEqual({ text: 'Hallo @Ben von Beispiel dort', caret: 24 })
  expect(insertMention('Hallo', 5, ada)).toEqual({ text: 'Hallo @Ada Probe ', caret: 17 })
  expect(insertMention('', 0, ada)).toEqual({ text: '@Ada Probe ', caret: 11 })
})
