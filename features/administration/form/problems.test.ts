import { expect, it } from 'vitest'
import type { z } from 'zod'
import { toFailure } from '@/lib/api/result'
import { eventRecords } from '@/lib/contract/administration/events'
import { organizationRecords } from '@/lib/contract/administration/organizations'
import { parseProblems, selectProblems, toProblems } from './problems'

/** Returns the problems of the values by field, as codes. */
function listProblemCodes(schema: z.ZodType, values: unknown) {
  const { error } = schema.safeParse(values)
  return error && toProblems(error, values, (code) => code)
}

it('returns the problems of a schema by path', () => {
  const schema = organizationRecords.values.pick({ email: true, people: true, website: true })
  const people = [{ name: '', role: 'director', function: { de: '', en: '' }, email: '', phone: '' }]
  expect(listProblemCodes(schema, { email: 'x', website: 'y', people })).toEqual({
    email: 'email',
    website: 'url',
    'people.0.name': 'required',
  })
})

it('returns problems in the order of the fields, and missing values as required', () => {
  const schema = eventRecords.values.pick({ start: true, end: true })
  for (const emptyValues of [{ start: '', end: '' }, { start: null, end: null }, {}]) {
    expect(Object.entries(listProblemCodes(schema, emptyValues) ?? {})).toEqual([
      ['start', 'required'],
      ['end', 'required'],
    ])
  }
})

it('returns the problems of the backend by path', () => {
  const data = { values: { title: { de: ['Fehlt.'] }, slug: ['Vergeben.'] }, non_field_errors: ['Nein.'] }
  const problems = parseProblems(toFailure({ status: 400, data }))
  expect(problems).toEqual({ 'title.de': 'Fehlt.', slug: 'Vergeben.', '': 'Nein.' })
  expect(selectProblems(problems, 'title')).toEqual({ de: 'Fehlt.' })
  expect(selectProblems(problems, 'slug')).toEqual({ '': 'Vergeben.' })
})

it('returns no problems for other failures', () => {
  expect(parseProblems(toFailure({ status: 409, data: { detail: 'x' } }))).toEqual({})
  expect(parseProblems(toFailure({ status: 400, data: { detail: 'x' } }))).toEqual({})
})
