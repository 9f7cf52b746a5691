import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobTeamMembers, jobTeams } from '@/backend/platform/db/schema/members/job-teams'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { jobRenewalSchema } from '@/lib/contract/jobs/job-renewal'
import { ownJobSchema } from '@/lib/contract/jobs/jobs'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { expireJobs } from '../expire-jobs'
import { remindOwners } from '../remind-owners'
import { completeJob, logInAs, setClock, startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { send, make, makePublished, readBoard } = startJobs(backend)

beforeEach(async () => {
  await backend.services.db.delete(outbox)
})

const neverAborted = new AbortController().signal
const remind = () => remindOwners(backend.services, neverAborted)

/** Lists the waiting mails to owners, each with the key of its link. */
async function listReminders() {
  const rows = await backend.services.db.select().from(outbox).orderBy(outbox.id)
  return rows.flatMap(({ recipient, locale, template, data }) => {
    if (template !== 'job-ends-soon' || data === null || !('url' in data)) return []
    return [{ to: recipient, locale, data, key: decodeURIComponent(data.url.split('/').at(-1) ?? '') }]
  })
}

const deadline = '2026-11-12'
/** Seven days before the end of the deadline day. */
const reminderTime = '2026-11-05T23:00:00Z'

async function makeRemindedAd() {
  const job = await makePublished({ deadline })
  setClock(reminderTime)
  await remind()
  const [mail] = await listReminders()
  return { job, key: mail?.key ?? '' }
}

const visitor = new TestBrowser(backend)

async function readRenewal(key: string, locale = 'de') {
  const response = await backend.get(`/${locale}/api/jobs/renewal/`, { [mailedKeyHeader]: key })
  const body: unknown = await response.json()
  return response.status === 200 ? jobRenewalSchema.parse(body) : response.status
}

async function renew(key: string) {
  const response = await visitor.call('POST', '/de/api/jobs/renewal/', { key })
  const body: unknown = await response.json()
  return response.status === 200 ? jobRenewalSchema.parse(body) : response.status
}

describe('the reminder', () => {
  it('is sent once, seven days before the end', async () => {
    const { id } = await makePublished({ deadline })
    setClock('2026-11-05T22:59:59Z')
    await remind()
    expect(await listReminders()).toEqual([])
    setClock(reminderTime)
    await remind()
    await remind()
    setClock('2026-11-11T12:00:00Z')
    await remind()
    const mails = await listReminders()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      locale: 'de',
      data: { title: completeJob.title, until: '12. November 2026', views: '' },
    })
    expect(await readRenewal(mails[0]?.key ?? '')).toMatchObject({ state: 'open', job: { id } })
  })

  it('is sent late if necessary, but never for an ended ad', async () => {
    await makePublished({ deadline })
    await makePublished({ deadline: '2026-11-11' })
    setClock('2026-11-12T20:00:00Z')
    await remind()
    expect(await listReminders()).toMatchObject([{ data: { until: '12. November 2026' } }])
  })

  it('is sent once for each end of an ad', async () => {
    const { job, key } = await makeRemindedAd()
    await send('POST', `${job.id}/withdraw/`)
    await send('POST', `${job.id}/publish/`)
    await remind()
    expect(await listReminders()).toHaveLength(1)
    await renew(key)
    setClock('2026-11-29T23:00:00Z')
    await remind()
    expect(await listReminders()).toMatchObject([{}, { data: { until: '6. Dezember 2026' } }])
  })

  it.each([
    ['drafts', () => make({ deadline: '2026-11-12' })],
    ['ads that run for less than eight days', () => makePublished({ deadline: '2026-11-08' })],
    [
      'ads whose end was just set to an earlier day',
      async () => {
        const { id, revision } = await makePublished()
        await send('PATCH', `${id}/`, { revision, deadline: '2026-11-08' })
      },
    ],
    [
      'ads that were withdrawn',
      async () => send('POST', `${(await makePublished({ deadline: '2026-11-12' })).id}/withdraw/`),
    ],
  ])('is not sent for %s', async (_, prepare) => {
    await prepare()
    for (const day of ['02', '05', '07', '11']) {
      setClock(`2026-11-${day}T23:00:00Z`)
      await remind()
    }
    expect(await listReminders()).toEqual([])
  })

  it('is in the language of its recipient and contains the title', async () => {
    const reader = await logInAs(backend, { group: 'Jobbörse', email: 'reader@example.org', language: 'en' })
    const translation = { title: 'Chorister', salary: '', description: '<p>A voice.</p>', requirements: '', offer: '' }
    const response = await reader.call('POST', '/de/api/jobs/my/', { ...completeJob, deadline, translation })
    const { id } = ownJobSchema.parse(await response.json())
    await reader.call('POST', `/de/api/jobs/my/${id}/publish/`)
    setClock(reminderTime)
    await remind()
    const [mail] = await listReminders()
    expect(mail).toMatchObject({
      to: 'reader@example.org',
      locale: 'en',
      data: { title: 'Chorister', until: 'November 12, 2026' },
    })
    const origin = backend.services.env.SITE_URL
    expect(mail?.data).toMatchObject({
      url: `${origin}/en/account/jobs/renew/${mail?.key}`,
      listUrl: `${origin}/en/jobs-advertisements`,
    })
  })

  it('is also sent to the owners of the team who may log in and advertise', async () => {
    const { id } = await makePublished({ deadline })
    const { db } = backend.services
    const [team] = await db.insert(jobTeams).values({ name: 'Theater am Wehr' }).returning()
    const teamId = Number(team?.id)
    const addMember = async (email: string, isOwner: boolean, set: object = {}) => {
      const user = await createUser(backend, { group: 'Jobbörse', email, ...set })
      await db.insert(jobTeamMembers).values({ userId: user.id, teamId, isOwner, joinedAt: testClock.now })
    }
    await addMember('boss@example.org', true)
    await addMember('colleague@example.org', false)
    await addMember('locked@example.org', true, { isActive: false })
    await addMember('other-group@example.org', true, { group: 'Mitglied' })
    await db.update(jobs).set({ teamId }).where(eq(jobs.id, id))
    setClock(reminderTime)
    await remind()
    const mails = await listReminders()
    expect(mails).toHaveLength(2)
    const boss = mails.find(({ to }) => to === 'boss@example.org')
    expect(await readRenewal(boss?.key ?? '')).toMatchObject({ state: 'open' })
    await db.update(users).set({ group: null }).where(eq(users.email, 'boss@example.org'))
    expect([await readRenewal(boss?.key ?? ''), await renew(boss?.key ?? '')]).toEqual([404, 404])
  })
})

describe('the key of the reminder', () => {
  it('renews the ad for thirty days without a login, once', async () => {
    const { job, key } = await makeRemindedAd()
    expect(await readRenewal(key, 'en')).toMatchObject({
      state: 'open',
      last_day: '2026-11-12',
      renewed_last_day: '2026-12-06',
      job: { id: job.id, language: 'de', url: `/en/jobs/chorsaenger-in-sopran/${job.id}` },
    })
    const renewal = { state: 'running', last_day: '2026-12-06', renewed_last_day: null }
    expect(await renew(key)).toMatchObject(renewal)
    expect(await renew(key)).toBe(409)
    expect(await readRenewal(key)).toMatchObject(renewal)
    expect(await send('GET', `${job.id}/`)).toMatchObject({
      state: 'published',
      deadline: '2026-12-06',
      days_left: 31,
      revision: job.revision + 1,
      published_at: job.published_at,
    })
  })

  it('renews the ad once for simultaneous requests', async () => {
    const { job, key } = await makeRemindedAd()
    const results = await Promise.all([renew(key), renew(key), renew(key)])
    expect(results.filter((result) => result === 409)).toHaveLength(2)
    expect((await send('GET', `${job.id}/`)).revision).toBe(job.revision + 1)
  })

  it('keeps a later deadline and lets no ad run for more than ninety days', async () => {
    const { id } = await makePublished({ deadline: '2027-12-31' })
    setClock('2027-01-25T10:00:00Z')
    await remind()
    const [mail] = await listReminders()
    expect(mail?.data).toMatchObject({ until: '30. Januar 2027' })
    expect(await renew(mail?.key ?? '')).toMatchObject({ last_day: '2027-04-24' })
    expect(await backend.services.db.select().from(jobs)).toMatchObject([{ id, deadline: '2027-12-31' }])
  })

  it('reports an expired ad, before the expiry is stored', async () => {
    const { key } = await makeRemindedAd()
    setClock('2026-11-12T22:59:59Z')
    expect(await readRenewal(key)).toMatchObject({ state: 'open' })
    setClock('2026-11-12T23:00:00Z')
    expect(await readRenewal(key)).toMatchObject({ state: 'expired', renewed_last_day: null })
    expect(await renew(key)).toBe(409)
    await expireJobs(backend.services.db, testClock.now)
    expect(await readRenewal(key)).toMatchObject({ state: 'expired', last_day: '2026-11-12' })
    expect(await renew(key)).toBe(409)
    expect((await readBoard()).count).toBe(0)
  })

  it('renews nothing after a change of the deadline', async () => {
    const { job, key } = await makeRemindedAd()
    const { revision } = await send('GET', `${job.id}/`)
    await send('PATCH', `${job.id}/`, { revision, deadline: '2026-12-10' })
    expect(await readRenewal(key)).toMatchObject({ state: 'running', last_day: '2026-12-10' })
    expect(await renew(key)).toBe(409)
  })

  it('does nothing for a withdrawn, blocked or deleted ad', async () => {
    const { job, key } = await makeRemindedAd()
    await send('POST', `${job.id}/withdraw/`)
    expect([await readRenewal(key), await renew(key)]).toMatchObject([{ state: 'withdrawn' }, 409])
    const editor = await logInAs(backend, { group: null, role: 'editor' })
    await editor.call('POST', `/de/api/jobs/my/${job.id}/withdraw/`)
    expect([await readRenewal(key), await renew(key)]).toMatchObject([{ state: 'blocked' }, 409])
    await backend.services.db.delete(jobs)
    expect([await readRenewal(key), await renew(key)]).toMatchObject([{ state: 'deleted', job: null }, 404])
    expect((await readBoard()).count).toBe(0)
  })

  it('is valid only for its ad, its end and its recipient', async () => {
    const { job, key } = await makeRemindedAd()
    const otherJob = await makePublished()
    const [, user, endSeconds, signature] = key.split('.')
    const forgedKeys = [
      [otherJob.id, user, endSeconds, signature],
      [job.id, user, Number(endSeconds) + 86_400, signature],
      [job.id, Number(user) + 1, endSeconds, signature],
      [job.id, user, endSeconds, 'x'.repeat(43)],
    ].map((parts) => parts.join('.'))
    for (const invalidKey of [...forgedKeys, 'abc-123', ' ', `${key}x`]) {
      expect([await readRenewal(invalidKey), await renew(invalidKey)], invalidKey).toEqual([404, 404])
    }
    expect((await visitor.call('POST', '/de/api/jobs/renewal/', {})).status).toBe(400)
    expect((await visitor.call('POST', '/de/api/jobs/renewal/', { key: 'x'.repeat(201) })).status).toBe(400)
    expect((await backend.get('/de/api/jobs/renewal/')).status).toBe(400)
  })

  it('changes nothing by GET, and the response must not be cached', async () => {
    const { job, key } = await makeRemindedAd()
    const response = await backend.get('/de/api/jobs/renewal/', { [mailedKeyHeader]: key })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await send('GET', `${job.id}/`)).revision).toBe(job.revision)
    expect((await visitor.call('PUT', '/de/api/jobs/renewal/', { key })).status).toBe(405)
  })
})
