import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeJob, logInAs, startJobs, testClock } from '@/backend/members/jobs/routes/jobs.fixture'
import { jobLookupValues } from '@/backend/platform/db/schema/library/job-lookups'
import { jobSlugs } from '@/demo/jobs/job-slugs'
import { jobLookupListSchema } from '@/lib/contract/jobs/jobs'
import type { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { listenTo } from '@/tests/content/content'

const backend = startTestBackend({ clock: () => testClock.now })
const jobs = startJobs(backend)

let office: TestBrowser
let valuesBefore: (typeof jobLookupValues.$inferSelect)[]
beforeAll(async () => {
  office = await logInAs(backend, { role: 'office' })
  valuesBefore = await backend.services.db
    .select()
    .from(jobLookupValues)
    .orderBy(asc(jobLookupValues.position), asc(jobLookupValues.id))
})
// Restores the values from migrations, because other test files share the database.
afterAll(async () => {
  const { db } = backend.services
  await db.delete(jobLookupValues)
  await db.insert(jobLookupValues).overridingSystemValue().values(valuesBefore)
})

const loadValues = async (path: string, locale = 'de') =>
  jobLookupListSchema.parse(await (await backend.get(`/${locale}/api/jobs/${path}/`)).json())
const ask = async (path: string) => (await office.call('GET', `/de/api/administration/job-lookups/${path}`)).json()
async function findLookupId(slug: string): Promise<number> {
  const { results } = await ask(`?search=${slug}`)
  return results.find(({ values }: { values: { slug: string } }) => values.slug === slug).id
}
async function change(slug: string, values: object) {
  const id = await findLookupId(slug)
  const { revision } = await ask(`${id}/`)
  return office.call('PATCH', `/de/api/job-lookups/${id}/`, { revision, values })
}
const run = async (action: string, ids: number[]) =>
  (await office.call('POST', `/de/api/administration/job-lookups/${action}/`, { ids })).json()

it('contains the values of the demo in the order of forms', async () => {
  const slugs = Object.fromEntries(
    Object.keys(jobSlugs).map((lookup) => [
      lookup,
      valuesBefore.filter((value) => value.lookup === lookup).map(({ slug }) => slug),
    ]),
  )
  expect(slugs).toEqual(jobSlugs)
  expect((await loadValues('categories')).map(({ slug }) => slug)).toEqual(jobSlugs.category)
  expect((await loadValues('contract_types', 'en'))[4]).toEqual({ slug: 'tvk', name: 'TVK (orchestra agreement)' })
})

it('shows a new name at once in ads, lists, filters and the search', async () => {
  const { id } = await jobs.makePublished({ category: 'chorus' })
  const { next } = await listenTo(backend.services)
  expect((await change('chorus', { name: { de: 'Vokalensemble', en: 'Vocal ensemble' } })).status).toBe(200)
  const announcedTags = new Set<string>()
  while (!announcedTags.has('job-lookups') || !announcedTags.has('jobs')) {
    for (const tag of await next()) announcedTags.add(tag)
  }
  expect((await loadValues('categories')).find(({ slug }) => slug === 'chorus')?.name).toBe('Vokalensemble')
  const { results, facets } = await jobs.readBoard('?search=Vokalensemble')
  expect(results).toMatchObject([{ id, category: { slug: 'chorus', name: 'Vokalensemble' } }])
  expect(facets.category).toEqual([{ value: 'chorus', name: 'Vokalensemble', count: 1 }])
  expect((await ask(`${await findLookupId('chorus')}/`)).row.jobs).toBe(1)
})

it('does not offer a hidden value for new ads, keeps it in existing ads, and can show it again', async () => {
  const { id } = await jobs.makePublished({ category: 'dance' })
  const value = await findLookupId('dance')
  expect((await run('hide', [value])).done).toEqual([value])
  expect((await loadValues('categories')).some(({ slug }) => slug === 'dance')).toBe(false)
  const ownJob = await jobs.send('GET', `${id}/`)
  expect(ownJob.category).toEqual({ slug: 'dance', name: 'Tanz' })
  await jobs.send('PATCH', `${id}/`, { revision: ownJob.revision, category: 'dance', title: 'Tänzer*in' })
  expect((await run('delete', [value])).refused).toMatchObject([{ id: value, detail: /Nicht mehr anbieten/ }])
  await run('show', [value])
  expect((await loadValues('categories')).map(({ slug }) => slug)).toEqual(jobSlugs.category)
})

it('offers a new value at its position, and deletes it only while it is unused', async () => {
  const createLookup = (values: object) => office.call('POST', '/de/api/job-lookups/', { values })
  const newValue = { lookup: 'occupation', slug: '', position: 0, is_shown: true }
  const response = await createLookup({ ...newValue, name: { de: 'Lichtkünstler*in', en: 'Lighting artist' } })
  expect(response.status).toBe(201)
  const { id, values } = await response.json()
  expect(values.slug).toBe('lichtkuenstler-in')
  expect((await loadValues('occupations')).slice(0, 2).map(({ slug }) => slug)).toContain('lichtkuenstler-in')
  const createJobDraft = (occupation: string) =>
    jobs.owner.call('POST', '/de/api/jobs/my/', { ...completeJob, occupation })
  expect((await createJobDraft('lichtkuenstler-in')).status).toBe(201)
  const rejection = await createJobDraft('nie-gesehen')
  expect([rejection.status, await rejection.json()]).toEqual([
    400,
    { occupation: ['Diesen Wert gibt es nicht oder nicht mehr.'] },
  ])
  expect((await run('delete', [id])).refused).toHaveLength(1)
  expect((await createLookup({ ...newValue, name: { de: 'Lichtkünstler*in', en: 'Other' } })).status).toBe(400)
  expect((await createLookup({ ...newValue, name: { de: '灯光', en: 'Light' } })).status).toBe(400)
  expect((await change('lichtkuenstler-in', { slug: 'licht' })).status).toBe(400)
  expect((await change('lichtkuenstler-in', { lookup: 'category' })).status).toBe(400)
})

it('deletes no value that a confirmed job alert asks for', async () => {
  const values = {
    lookup: 'occupation',
    slug: 'probe',
    position: 99,
    is_shown: true,
    name: { de: 'Probe', en: 'Test' },
  }
  const { id } = await (await office.call('POST', '/de/api/job-lookups/', { values })).json()
  const details = JSON.stringify({ occupation: 'lichtdesign,probe', frequency: 'daily' })
  const { db } = backend.services
  await db.execute(sql`INSERT INTO subscriptions (list, email, language, topics, details, seed, consent_version, requested_at, state, confirmed_at)
    VALUES ('job-alerts', 'ada@example.org', 'de', '{}', ${details}, 'x', 'x', now(), 'confirmed', now())`)
  expect((await run('delete', [id])).refused).toMatchObject([{ id, detail: /Nicht mehr anbieten/ }])
  await db.execute(sql`UPDATE subscriptions SET state = 'pending', confirmed_at = null`)
  expect((await run('delete', [id])).done).toEqual([id])
})
