import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { createUser, listMails, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { completeJob, deleteJobs, resetTestClock, testClock } from './routes/jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })

const office = logInBeforeAll(backend, { role: 'office' })
let owner: TestBrowser
let ownerRow: UserRow
beforeAll(async () => {
  resetTestClock()
  ownerRow = await createUser(backend, { group: 'Jobbörse', language: 'en' })
  owner = await new TestBrowser(backend).logIn(ownerRow)
})
beforeEach(() => deleteJobs(backend))

const call = (method: string, path: string, body?: unknown) =>
  office.call(method, `/de/api/administration/jobs/${path}`, body)
async function publishJob(changes: object = {}): Promise<number> {
  const response = await owner.call('POST', '/de/api/jobs/my/', { ...completeJob, ...changes })
  const { id } = await response.json()
  expect((await owner.call('POST', `/de/api/jobs/my/${id}/publish/`)).status).toBe(200)
  return id
}

describe('an ad in the administration', () => {
  it('is found with its state and owner, and is read-only', async () => {
    const id = await publishJob()
    await publishJob({ title: 'Maler*in', employer: 'Oper', region: 'DE-BY', category: 'workshops' })
    const { results } = await (await call('GET', '?state=published&search=wehr&region=DE-SN')).json()
    expect(results).toMatchObject([
      {
        id,
        url: expect.stringContaining(`/${id}`),
        values: { state: 'published', deadline: '2026-12-31', owner: { id: ownerRow.id, email: ownerRow.email } },
      },
    ])
    expect((await (await call('GET', '?ordering=employer')).json()).results[0].values.employer).toBe('Oper')
    expect((await (await call('GET', `?owner=${ownerRow.id}`)).json()).count).toBe(2)
    expect((await (await call('GET', `${id}/`)).json()).values.description).toContain('Wir suchen')
    expect((await call('PATCH', `${id}/`, { revision: 0, values: { title: 'x' } })).status).toBe(405)
  })

  it('is blocked, and its owner gets the reason', async () => {
    const id = await publishJob()
    const withdrawnResponse = await call('POST', 'withdraw/', { ids: [id], reason: 'Kein Theater.' })
    expect(await withdrawnResponse.json()).toEqual({ done: [id], refused: [] })
    const { results } = await (await call('GET', '?is_blocked=true')).json()
    expect(results).toMatchObject([{ id, url: null, values: { state: 'withdrawn' } }])
    const [mail] = await listMails(backend, ownerRow.email, 'job-withdrawn')
    expect(mail?.data).toMatchObject({ title: completeJob.title, reason: 'Kein Theater.' })
    expect((await owner.call('POST', `/de/api/jobs/my/${id}/publish/`)).status).toBe(409)
    expect((await call('POST', 'withdraw/', { ids: [id] })).status).toBe(400)
  })

  it.each(['expired', 'withdrawn'])('is blocked once although it has %s', async (state) => {
    const id = await publishJob({ title: state })
    if (state === 'withdrawn') await owner.call('POST', `/de/api/jobs/my/${id}/withdraw/`)
    else await backend.services.db.update(jobs).set({ expiresAt: testClock.now })
    for (const done of [[id], []]) {
      expect(await (await call('POST', 'withdraw/', { ids: [id], reason: 'Falsch.' })).json()).toMatchObject({ done })
    }
    const mails = await listMails(backend, ownerRow.email, 'job-withdrawn')
    expect(mails.filter(({ data }) => data && 'title' in data && data.title === state)).toHaveLength(1)
    expect((await owner.call('POST', `/de/api/jobs/my/${id}/publish/`)).status).toBe(409)
  })

  it('is unblocked once, and its owner may publish it again', async () => {
    const id = await publishJob()
    await call('POST', 'withdraw/', { ids: [id], reason: 'Kein Theater.' })
    expect(await (await call('POST', 'unblock/', { ids: [id] })).json()).toEqual({ done: [id], refused: [] })
    expect(await (await call('POST', 'unblock/', { ids: [id] })).json()).toMatchObject({ done: [] })
    expect(await listMails(backend, ownerRow.email, 'job-unblocked')).toHaveLength(1)
    expect((await owner.call('POST', `/de/api/jobs/my/${id}/publish/`)).status).toBe(200)
  })

  it('is withdrawn by an editor with a reason for its owner', async () => {
    const id = await publishJob({ title: 'Maske' })
    const editor = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'editor' }))
    const withdraw = (body: object) => editor.call('POST', `/de/api/jobs/my/${id}/withdraw/`, body)
    expect((await withdraw({ reason: 'x'.repeat(2001) })).status).toBe(400)
    expect((await withdraw({ reason: 'Doppelt.' })).status).toBe(200)
    const [mail] = await listMails(backend, ownerRow.email, 'job-withdrawn')
    expect(mail?.data).toMatchObject({ title: 'Maske', reason: 'Doppelt.' })
  })

  it('is deleted completely, and its owner is told', async () => {
    const id = await publishJob()
    expect(await (await call('POST', 'delete/', { ids: [id] })).json()).toEqual({ done: [id], refused: [] })
    expect(await listMails(backend, ownerRow.email, 'job-deleted')).toMatchObject([
      { data: { title: completeJob.title } },
    ])
    expect((await call('GET', `${id}/`)).status).toBe(404)
    const versions = await backend.services.db.select().from(recordVersions)
    expect(versions.map(({ values }) => values)).toEqual([null])
    expect((await call('POST', 'restore/', { ids: [id] })).status).toBe(404)
  })
})
