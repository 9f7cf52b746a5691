import { expect, it } from 'vitest'
import { checkFields, problemsOfJob } from './check-job'
import { type JobValues, newJobValues, sentJobOf } from './job-values'

const writer = { id: 4, email: 'stellen@example.org', name: 'Kim', organization: 'Stadttheater', phone: '' }
const complete: Partial<JobValues> = {
  title: 'Sopran',
  category: 'chorus',
  employment_type: 'full-time',
  place: 'Gießen',
  deadline: '2026-12-01',
  description: '<p>Wir suchen eine Stimme.</p>',
}
const ad = (own: Partial<JobValues>) => sentJobOf({ ...newJobValues(writer, 'de'), ...complete, ...own })
const problems = (own: Partial<JobValues>) => {
  return problemsOfJob(ad(own), '2026-11-23').map(({ field, code }) => `${field} ${code}`)
}

it('an ad with all that it needs has no problem', () => {
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
  [{ offer: `<p>${'x'.repeat(10_000)}</p>` }, ['offer too_long_text']],
  [{ isTranslated: true }, ['translation.title required', 'translation.description required']],
])('%j: %j', (own, expected) => {
  expect(problems(own)).toEqual(expected)
})

it('what is half written keeps nothing else from being saved', () => {
  const { valid, problems: found } = checkFields(ad({ application_email: 'stellen@' }), [
    'title',
    'application_email',
  ])
  expect(valid).toEqual({ title: 'Sopran' })
  expect(found).toEqual([{ field: 'application_email', code: 'invalid_email' }])
})
