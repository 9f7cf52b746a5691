import { expect, it } from 'vitest'
import { failureOf } from '@/lib/api/result'
import { eventRecords } from '@/lib/contract/administration/events'
import { organizationRecords } from '@/lib/contract/administration/organizations'
import { problemsBelow, problemsIn, problemsOf } from './problems'

it('names what a schema refuses by its path', () => {
  const parsed = organizationRecords.values.pick({ email: true, people: true, website: true }).safeParse({
    email: 'x',
    website: 'y',
    people: [{ name: '', role: 'director', function: { de: '', en: '' }, email: '', phone: '' }],
  })
  expect(parsed.error && problemsOf(parsed.error, (code) => code)).toEqual({
    email: 'invalid',
    website: 'invalid',
    'people.0.name': 'required',
  })
})

it('names it in the order of the fields, and once each', () => {
  const parsed = eventRecords.values.pick({ start: true, end: true }).safeParse({ start: '', end: '' })
  expect(parsed.error && Object.entries(problemsOf(parsed.error, (code) => code))).toEqual([
    ['start', 'required'],
    ['end', 'required'],
  ])
})

it('names what the backend refuses by its path', () => {
  const data = { values: { title: { de: ['Fehlt.'] }, slug: ['Vergeben.'] }, non_field_errors: ['Nein.'] }
  const problems = problemsIn(failureOf({ status: 400, data }))
  expect(problems).toEqual({ 'title.de': 'Fehlt.', slug: 'Vergeben.', '': 'Nein.' })
  expect(problemsBelow(problems, 'title')).toEqual({ de: 'Fehlt.' })
  expect(problemsBelow(problems, 'slug')).toEqual({ '': 'Vergeben.' })
})

it('is nothing for what was refused for another reason', () => {
  expect(problemsIn(failureOf({ status: 409, data: { detail: 'x' } }))).toEqual({})
  expect(problemsIn(failureOf({ status: 400, data: { detail: 'x' } }))).toEqual({})
})
