import { expect, it } from 'vitest'
import { toInitials } from './initials'

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada von und zu Lovelace', 'AL'],
  ['édith', 'É'],
  ['  ', '?'],
])('shortens %j to %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials)
})
