import { expect, it } from 'vitest'
import { createJobValues, parseStoredJobValues } from './job-values'

const writer = { id: 4, email: 'stellen@example.org', name: 'Kim', organization: 'Stadttheater', phone: '' }
const values = { ...createJobValues(writer, 'de'), title: 'Sopran', isTranslated: true }

it('adds empty texts for fields newer than the stored values', () => {
  const { salary, translation, ...older } = values
  const { offer, ...texts } = translation
  expect(parseStoredJobValues({ ...older, translation: texts })).toEqual(values)
})

it.each([
  ['no values', 'x'],
  ['an unknown language', { ...values, language: 'fr' }],
  ['a field of another type', { ...values, title: 7 }],
  ['an unknown start', { ...values, start: 'later' }],
])('rejects %s', (_, storedValues) => {
  expect(parseStoredJobValues(storedValues)).toBeNull()
})
