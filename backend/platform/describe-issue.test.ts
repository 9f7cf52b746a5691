import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeIssue } from './describe-issue'

const messagesFor = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  return issue && [describeIssue(issue, 'de'), describeIssue(issue, 'en')]
}

it.each<[z.ZodType, unknown, string, string]>([
  [z.enum(['de', 'en']), 'fr', 'Erlaubte Werte: de, en.', 'Allowed values: de, en.'],
  [z.int(), 1.5, 'Bitte geben Sie eine ganze Zahl ein.', 'Please enter a whole number.'],
  [z.number(), '7', 'Bitte geben Sie eine Zahl ein.', 'Please enter a number.'],
  [z.string(), 7, 'Bitte geben Sie einen Text ein.', 'Please enter text.'],
  [z.boolean(), 'yes', 'Erlaubte Werte: true, false.', 'Allowed values: true, false.'],
  [z.email(), 'ada@', 'Ungültige E-Mail Adresse', 'Invalid e-mail address!'],
  [z.string().max(3), 'Bühne', 'Höchstens 3 Zeichen sind erlaubt.', 'Use no more than 3 characters.'],
  [z.object({}), 'text', 'Erwartet wird ein JSON-Objekt.', 'A JSON object is expected.'],
  [z.array(z.string()), 'text', 'Erwartet wird eine Liste.', 'A list is expected.'],
  [z.strictObject({}), { size: 1 }, 'Diese Angaben gibt es hier nicht: size.', 'These names are unknown here: size.'],
  [
    z.string().regex(/^a$/),
    'b',
    'Der Wert muss diesem Muster entsprechen: /^a$/',
    'The value must match this pattern: /^a$/',
  ],
  [
    z.iso.date(),
    '24.12.2026',
    'Bitte geben Sie ein Datum in dieser Form ein: 2026-12-24.',
    'Please enter a date in this format: 2026-12-24.',
  ],
])('describes the allowed values of %# in both languages', (schema, value, german, english) => {
  expect(messagesFor(schema, value)).toEqual([german, english])
})

it('returns null for an issue without the allowed values', () => {
  const manyValues = Array.from({ length: 21 }, (_, index) => `value-${index}`)
  expect(messagesFor(z.enum(manyValues), 'other')).toEqual([null, null])
  expect(
    messagesFor(
      z.string().refine(() => false),
      'b',
    ),
  ).toEqual([null, null])
})
