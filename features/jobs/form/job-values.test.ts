import { expect, it } from 'vitest'
import { keptJobValues, newJobValues } from './job-values'

const writer = { id: 4, email: 'stellen@example.org', name: 'Kim', organization: 'Stadttheater', phone: '' }
const values = { ...newJobValues(writer, 'de'), title: 'Sopran', isTranslated: true }

it('values that were kept before a field existed have it empty', () => {
  const { salary, translation, ...older } = values
  const { offer, ...texts } = translation
  expect(keptJobValues({ ...older, translation: texts })).toEqual(values)
})

it.each([
  ['no values', 'x'],
  ['an unknown language', { ...values, language: 'fr' }],
  ['a field of another type', { ...values, title: 7 }],
  ['an unknown start', { ...values, start: 'later' }],
])('%s are not taken over', (_, kept) => {
  expect(keptJobValues(kept)).toBeNull()
})
