import { expect, it } from 'vitest'
import { z } from 'zod'
import { toFieldErrors } from './field-errors'

const schema = z.object({
  name: z.string().trim().min(1),
  email: z.email(),
  topics: z.array(z.enum(['culture', 'law'])).min(1),
  place: z.object({ zip: z.string() }),
})

function findProblems(sent: unknown) {
  const { error } = schema.safeParse(sent)
  return error && toFieldErrors(error, sent, 'de')
}

it('reports missing values', () => {
  const required = ['Pflichtfeld']
  expect(findProblems({})).toEqual({ name: required, email: required, topics: required, place: required })
  expect(findProblems({ name: ' ', email: '', topics: ['law'], place: { zip: null } })).toEqual({
    name: required,
    email: required,
    place: { zip: required },
  })
})

it('reports invalid values, those in a list at the list', () => {
  const sent = { name: 7, email: 'ada@', topics: ['law', 'sports'], place: { zip: [] } }
  expect(findProblems(sent)).toEqual({
    name: ['Bitte geben Sie einen Text ein.'],
    email: ['Ungültige E-Mail Adresse'],
    topics: ['Erlaubte Werte: culture, law.'],
    place: { zip: ['Bitte geben Sie einen Text ein.'] },
  })
  expect(findProblems('nothing')).toEqual({ non_field_errors: ['Erwartet wird ein JSON-Objekt.'] })
})
