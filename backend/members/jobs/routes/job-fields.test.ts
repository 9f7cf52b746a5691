import { expect, it } from 'vitest'
import { toPropertyName } from '@/backend/platform/db/schema/columns'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { toObject } from '@/lib/contract/common/to-object'
import { type JobFieldName, jobFieldNames, jobFields, listJobFields } from '@/lib/contract/jobs/job-fields'
import { type JobInput, jobInputSchema } from '@/lib/contract/jobs/jobs'
import { startTestBackend } from '@/tests/backend-app'
import { completeJob, startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { make, owner } = startJobs(backend)

/** Returns a text that differs in each field and is valid there. */
function createExample(name: JobFieldName): string {
  const definition: { kind: string; format?: string } = jobFields[name]
  if (definition.format === 'rich') return `<p>${name}</p>`
  if (definition.format === 'email') return `${name.replace('_', '-')}@example.org`
  return definition.format === 'url' ? `https://example.org/${name}` : name
}

const texts = toObject(listJobFields({ kind: 'text' }), createExample)
const translation = toObject(listJobFields({ isTranslated: true }), (name) =>
  createExample(name).replace(name, `${name} in English`),
)
const dates = toObject(listJobFields({ kind: 'day' }), () => '2026-12-24')
const switches = { ...toObject(listJobFields({ kind: 'switch' }), () => true), starts_immediately: false }
const input: JobInput = { ...completeJob, ...texts, ...dates, ...switches, language: 'de', translation }

it('each field of an ad is stored and read as written', async () => {
  const job = await make(input)
  expect(job).toMatchObject({ ...texts, ...dates, ...switches, translation })
  expect((await owner.call('POST', `/en/api/jobs/my/${job.id}/publish/`)).status).toBe(200)
  const publicationResponse = await backend.get(`/en/api/jobs/${job.id}/`)
  expect(await publicationResponse.json()).toMatchObject({ ...texts, ...translation, language: 'en' })
})

it.each([
  [{ translation: { title: 'Horn' } }, { translation: { ...translation, title: 'Horn' } }],
  [{ translation: null }, { translation: null }],
  [{ starts_on: '2027-02-01' }, { starts_on: '2027-02-01', starts_immediately: false }],
  [{ starts_on: null }, { starts_on: null, starts_immediately: true }],
])('a change %j keeps the fields that it omits', async (change, expected) => {
  const { id, revision } = await make({ ...input, starts_immediately: true })
  const response = await owner.call('PATCH', `/de/api/jobs/my/${id}/`, { revision, ...change })
  expect(await response.json()).toMatchObject(expected)
})

it('returns an empty text for a field that is newer than the stored translation', async () => {
  const { id } = await make(input)
  await backend.services.db.update(jobs).set({ translation: { title: 'Soprano' } })
  const job = await owner.call('GET', `/de/api/jobs/my/${id}/`)
  const empty = toObject(listJobFields({ isTranslated: true }), () => '')
  expect(await job.json()).toMatchObject({ translation: { ...empty, title: 'Soprano' } })
})

it('each field except the employer in the directory has a column of its name', () => {
  const names = jobFieldNames.filter((name) => name !== 'organization')
  expect(names.filter((name) => !(toPropertyName(name) in jobs))).toEqual([])
  expect(Object.keys(jobInputSchema.shape).toSorted()).toEqual([...jobFieldNames, 'translation'].toSorted())
})
