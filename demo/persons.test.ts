import { expect, it } from 'vitest'
import { personCategories, persons } from './persons'

it('persons has 60 entries in ten categories', () => {
  expect(persons).toHaveLength(60)
  expect(personCategories).toHaveLength(10)
  const categoryKeys = new Set(persons.flatMap(({ categories }) => categories))
  expect([...categoryKeys].sort()).toEqual(personCategories.map(({ key }) => key).sort())
})

it('persons have unique keys, names, reserved addresses and reserved phone numbers', () => {
  for (const field of ['key', 'name', 'email', 'phone'] as const) {
    expect(new Set(persons.map((person) => person[field])).size, field).toBe(60)
  }
  expect(persons.filter(({ email }) => !/^[a-z.]+@vbo\.example\.org$/.test(email))).toEqual([])
  // The range +49 30 23125 000 to 999 is reserved for use in media.
  expect(persons.filter(({ phone }) => !/^\+49 30 23125 \d{3}$/.test(phone))).toEqual([])
})

it('persons have a function in both languages', () => {
  for (const person of persons) {
    expect(person.function.de.length).toBeGreaterThan(3)
    expect(person.function.en.length).toBeGreaterThan(3)
  }
})
