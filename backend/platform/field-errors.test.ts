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
  const messages = ['Pflichtfeld']
  expect(findProblems({})).toEqual({ name: messages, email: messages, topics: messages, place: messages })
  expect(findProblems({ name: ' ', email: '', topics: ['law'], place: { zip: null } })).toEqual({
    name: messages,
    email: messages,
    place: { zip: messages },
  })
})

it('reports invalid values, those in a list at the list', () => {
  const input = { name: 7, email: 'ada@', topics: ['law', 'sports'], place: { zip: [] } }
  expect(findProblems(input)).toEqual({
    name: ['Bitte geben Sie einen Text ein.'],
    email: ['Ungültige E-Mail Adresse'],
    topics: ['Erlaubte Werte: culture, law.'],
    place: { zip: ['Bitte geben Sie einen Text ein.'] },
  })
  expect(findProblems('nothing')).toEqual({ non_field_errors: ['Erwartet wird ein JSON-Objekt.'] })
})
