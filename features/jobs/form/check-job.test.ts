import { expect, it } from 'vitest'
import { checkFields, findJobProblems } from './check-job'
import { createJobValues, type JobValues, toSentJob } from './job-values'

const writer = { id: 4, email: 'stellen@example.org', name: 'Kim', organization: 'Stadttheater', phone: '' }
const complete: Partial<JobValues> = {
  title: 'Sopran',
  category: 'chorus',
  employment_type: 'full-time',
  place: 'Gießen',
  deadline: '2026-12-01',
  description: '<p>Wir suchen eine Stimme.</p>',
}
const ad = (fields: Partial<JobValues>) => toSentJob({ ...createJobValues(writer, 'de'), ...complete, ...fields })
const problems = (fields: Partial<JobValues>) => {
  return findJobProblems(ad(fields), '2026-11-23').map(({ field, code }) => `${field} ${code}`)
}

it('returns no problems for a complete ad', () => {
  expect(problems({})).toEqual([])
  expect(problems({ deadline: '2026-11-23' })).toEqual([])
})

it.each<[Partial<JobValues>, string[]]>([
  [{ title: ' ', place: '' }, ['title required', 'place required']],
  [{ description: '<p> </p>' }, ['description required']],
  [{ deadline: '2026-11-22' }, ['deadline past']],
  [{ application_email: '' }, ['application_email application']],
  [{ application_email: 'stellen@' }, ['application_email invalid_email']],
  [{ contact_email: '' }, ['contact_email required']],
  [{ application_url: 'haus.de' }, ['application_url invalid']],
  [{ title: 'x'.repeat(201) }, ['title max_length']],
  [{ place: 'Ulm\u202e' }, ['place unsafe_characters']],
  [{ deadline: '24.12' }, ['deadline invalid_day']],
  [{ offer: `<p>${'x'.repeat(10_000)}</p>` }, ['offer too_long_text']],
  [{ isTranslated: true }, ['translation.title required', 'translation.description required']],
])('returns for %j the problems %j', (fields, expected) => {
  expect(problems(fields)).toEqual(expected)
})

it('returns the valid fields despite invalid ones', () => {
  const { validFields, problems: fieldProblems } = checkFields(ad({ application_email: 'stellen@' }), [
    'title',
    'application_email',
  ])
  expect(validFields).toEqual({ title: 'Sopran' })
  expect(fieldProblems).toEqual([{ field: 'application_email', code: 'invalid_email' }])
})
