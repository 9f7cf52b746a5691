import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada von und zu Lovelace', 'AL'],
  ['édith', 'É'],
  ['  ', '?'],
])('%j is shortened to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
