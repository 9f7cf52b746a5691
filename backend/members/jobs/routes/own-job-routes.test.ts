import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { ownJobListSchema, ownJobSchema } from '@/lib/contract/jobs/jobs'
import { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { completeJob, createProgram, joinTeam, logInAs, setClock, startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { owner, send, make, makePublished, readBoard } = startJobs(backend)

const call = (method: string, path: string, body?: unknown) => owner.call(method, `/de/api/jobs/my/${path}`, body)

describe('rights', () => {
  const clients: Record<string, TestBrowser> = {}
  const outsiders = ['nobody', 'member', 'stranger', 'read-only key', 'foreign key', 'revoked key']
  let id = 0
  let revision = 0
  beforeAll(async () => {
    clients.nobody = new TestBrowser(backend)
    clients.member = await logInAs(backend, { group: 'Mitglied' })
    clients.stranger = await logInAs(backend, { group: 'Mitglied + Jobbörse' })
    clients.colleague = await logInAs(backend, { group: 'Mitglied + Jobbörse' })
    await joinTeam(backend, owner, clients.colleague)
    clients['full key'] = await createProgram(backend, owner, ['jobs:read', 'jobs:write', 'jobs:delete'])
    clients['read-only key'] = await createProgram(backend, owner, ['jobs:read'])
    const otherOwner = await logInAs(backend, { group: 'Jobbörse' })
    clients['foreign key'] = await createProgram(backend, otherOwner, ['jobs:read', 'jobs:write', 'jobs:delete'])
    clients['revoked key'] = await createProgram(backend, owner, ['jobs:read'], true)
    clients.editor = await logInAs(backend, { group: null, role: 'editor' })
  })
  beforeEach(async () => {
    const job = await makePublished()
    id = job.id
    revision = job.revision
  })

  const calls: [method: string, path: (id: number) => string, okStatus: number, body?: () => unknown][] = [
    ['GET', () => '', 200],
    ['POST', () => '', 201, () => ({ title: 'Neu' })],
    ['GET', (id) => `${id}/`, 200],
    ['PATCH', (id) => `${id}/`, 200, () => ({ revision, title: 'Neu' })],
    ['POST', (id) => `${id}/publish/`, 200],
    ['POST', (id) => `${id}/copy/`, 201],
    ['POST', (id) => `${id}/withdraw/`, 200],
    ['DELETE', (id) => `${id}/`, 204],
  ]
  const toStrangerStatus = (path: string, okStatus: number) => (path === '' ? okStatus : 404)
  const expectedStatuses: Record<string, (method: string, path: string, okStatus: number) => number> = {
    nobody: () => 401,
    'revoked key': () => 401,
    member: () => 403,
    editor: (_, path) => (path.endsWith('withdraw/') ? 200 : 403),
    'read-only key': (method, _, okStatus) => (method === 'GET' ? okStatus : 403),
    stranger: (_, path, okStatus) => toStrangerStatus(path, okStatus),
    'foreign key': (_, path, okStatus) => toStrangerStatus(path, okStatus),
  }
  it.each(
    [...outsiders, 'editor', 'owner', 'colleague', 'full key'].flatMap((caller) =>
      calls.map(([method, path, okStatus, body]) => ({ caller, method, path, okStatus, body, name: path(1) })),
    ),
  )('returns the expected status to $caller: $method $name', async ({ caller, method, path, okStatus, body }) => {
    const browser = clients[caller] ?? owner
    const response = await browser.call(method, `/de/api/jobs/my/${path(id)}`, body?.())
    expect(response.status).toBe(expectedStatuses[caller]?.(method, path(id), okStatus) ?? okStatus)
    if (outsiders.includes(caller)) expect((await readBoard()).results).toMatchObject([{ id }])
  })

  it('everyone may read the board and its ads', async () => {
    for (const browser of [...Object.values(clients), owner]) {
      expect((await browser.call('GET', '/de/api/jobs/')).status).toBe(200)
      expect((await browser.call('GET', `/de/api/jobs/${id}/`)).status).toBe(200)
    }
  })

  it('an owner cannot publish a blocked ad, but a revised copy of it', async () => {
    await clients.editor?.call('POST', `/de/api/jobs/my/${id}/withdraw/`)
    expect(await send('GET', `${id}/`)).toMatchObject({ state: 'withdrawn', is_blocked: true })
    expect((await call('POST', `${id}/publish/`)).status).toBe(409)
    const copy = await send('POST', `${id}/copy/`)
    expect(copy).toMatchObject({ state: 'draft', is_blocked: false })
    const { deadline } = completeJob
    await send('PATCH', `${copy.id}/`, { revision: 1, deadline })
    const secondCopy = await send('POST', `${copy.id}/copy/`)
    await send('PATCH', `${secondCopy.id}/`, { revision: 1, deadline })
    for (const unchangedCopy of [copy, secondCopy]) {
      const rejection = await call('POST', `${unchangedCopy.id}/publish/`)
      expect([rejection.status, Object.keys(await rejection.json())]).toEqual([400, ['description']])
    }
    await send('PATCH', `${copy.id}/`, { revision: 2, title: 'Überarbeitet' })
    expect((await call('POST', `${copy.id}/publish/`)).status).toBe(200)
  })

  it.each(['deleted', 'kept'])(
    'the text of a %s blocked ad cannot be published, not even by a change',
    async (fate) => {
      const text = `Gesperrt ${fate}`
      const translation = { title: `Blocked ${fate}`, description: '<p>Text.</p>' }
      const blockedJob = await makePublished({ description: `<p>${text}</p>`, translation })
      const copy = await send('POST', `${blockedJob.id}/copy/`)
      await clients.editor?.call('POST', `/de/api/jobs/my/${blockedJob.id}/withdraw/`)
      if (fate === 'deleted') expect((await call('DELETE', `${blockedJob.id}/`)).status).toBe(204)
      const { deadline } = completeJob
      await send('PATCH', `${copy.id}/`, { revision: 1, deadline })
      const newJob = await make({ description: `<p>${text.toUpperCase()} </p>` })
      const translatedJob = await make({ title: 'Neu', translation })
      for (const job of [copy, newJob, translatedJob]) {
        expect((await call('POST', `${job.id}/publish/`)).status).toBe(400)
      }
      const revisedJob = await makePublished({ description: `<p>${text}x</p>` })
      const change = { revision: revisedJob.revision, description: `<p>${text}</p>` }
      expect((await call('PATCH', `${revisedJob.id}/`, change)).status).toBe(400)
      const stranger = await logInAs(backend, { group: 'Jobbörse' })
      const job = await (await stranger.call('POST', '/de/api/jobs/my/', { ...completeJob, description: text })).json()
      expect((await stranger.call('POST', `/de/api/jobs/my/${job.id}/publish/`)).status).toBe(200)
    },
  )

  it('an editor who advertises can withdraw and republish an own ad', async () => {
    const editor = await logInAs(backend, { role: 'editor', group: 'Jobbörse' })
    const callOwn = (path: string, body?: object) => editor.call('POST', `/de/api/jobs/my/${path}`, body)
    const job = await (await callOwn('', completeJob)).json()
    await callOwn(`${job.id}/publish/`)
    const withdrawnJob = await (await callOwn(`${job.id}/withdraw/`)).json()
    expect(withdrawnJob).toMatchObject({ state: 'withdrawn', is_blocked: false })
    expect((await callOwn(`${job.id}/publish/`)).status).toBe(200)
  })
})

it('creates an ad with its owner as contact, completes, publishes, withdraws and copies it', async () => {
  const response = await call('POST', '', {})
  const draft = ownJobSchema.parse(await response.json())
  expect(draft).toMatchObject({ state: 'draft', contact_name: expect.stringContaining('Paula') })
  expect(draft).toMatchObject({ contact_email: expect.stringContaining('@'), days_left: null })
  const rejection = await call('POST', `${draft.id}/publish/`)
  expect(rejection.status).toBe(400)
  const errors: unknown = await rejection.json()
  expect(Object.keys(Object(errors)).toSorted()).toEqual([
    ...['application_email', 'category', 'deadline', 'description'],
    ...['employer', 'employment_type', 'place', 'title'],
  ])
  const { id, revision } = draft
  await send('PATCH', `${id}/`, { revision, ...completeJob, starts_immediately: true })
  const publishedJob = await send('POST', `${id}/publish/`)
  expect(publishedJob).toMatchObject({ state: 'published', days_left: 60, starts_immediately: true })
  expect(await send('POST', `${id}/withdraw/`)).toMatchObject({ state: 'withdrawn', days_left: null })
  const copy = await send('POST', `${id}/copy/`)
  expect(copy).toMatchObject({ state: 'draft', title: completeJob.title, deadline: null, revision: 1 })
})

it('requires a published ad to stay complete, with a deadline that has not passed', async () => {
  const { id, revision } = await makePublished()
  expect((await call('PATCH', `${id}/`, { revision, description: '<p> </p>' })).status).toBe(400)
  expect((await call('PATCH', `${id}/`, { revision, deadline: '2026-11-01' })).status).toBe(400)
  expect(await send('GET', `${id}/`)).toMatchObject({ revision, deadline: '2026-12-31' })
})

it('renews an expired ad with a new deadline, without a start that has passed', async () => {
  const { id } = await makePublished({ deadline: '2026-11-09', starts_on: '2026-11-09' })
  setClock('2026-11-10T10:00:00Z')
  const expiredJob = await send('GET', `${id}/`)
  expect(expiredJob).toMatchObject({ state: 'expired', starts_on: '2026-11-09' })
  expect((await call('POST', `${id}/publish/`)).status).toBe(400)
  await send('PATCH', `${id}/`, { revision: expiredJob.revision, deadline: '2026-12-09' })
  expect(await send('POST', `${id}/publish/`)).toMatchObject({ state: 'published', days_left: 30, starts_on: null })
  expect((await readBoard()).count).toBe(1)
})

it('returns 409 with the current state to the later of two changes', async () => {
  const { id, revision } = await make()
  await send('PATCH', `${id}/`, { revision, title: 'Eins' })
  const response = await call('PATCH', `${id}/`, { revision, title: 'Zwei' })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ current: { title: 'Eins' }, yours: { title: 'Zwei' } })
  expect((await call('PATCH', `${id}/`, { title: 'Drei' })).status).toBe(428)
})

it('lists the ads of the user by state', async () => {
  await make({ title: 'Entwurf' })
  await makePublished({ title: 'A', deadline: '2026-11-03' })
  await makePublished({ title: 'B' })
  setClock('2026-11-05T10:00:00Z')
  const readList = async (query: string) => ownJobListSchema.parse(await (await call('GET', query)).json())
  expect((await readList('')).counts).toEqual({ draft: 1, published: 1, expired: 1, withdrawn: 0 })
  const expiredJobs = await readList('?state=expired')
  expect([expiredJobs.count, expiredJobs.results[0]?.title]).toEqual([1, 'A'])
  expect((await call('GET', '?state=lost')).status).toBe(400)
})

it.each([
  [{ title: 'a\r\nBcc: b' }, 'title'],
  [{ employer: 'a\nb' }, 'employer'],
  [{ contact_name: 'a\r\nb' }, 'contact_name'],
  [{ application_email: 'a@example.org\r\nBcc: b@example.org' }, 'application_email'],
  [{ application_url: 'data:text/html,<b>' }, 'application_url'],
  [{ category: 'circus' }, 'category'],
  [{ region: 'Sachsen' }, 'region'],
  [{ country: 'XX' }, 'country'],
  [{ deadline: '2026-02-30' }, 'deadline'],
  [{ application_url: 'javascript:alert(1)' }, 'application_url'],
  [{ contact_email: 'nobody' }, 'contact_email'],
  [{ organization: 99_999 }, 'organization'],
  [{ translation: { title: 7 } }, 'translation'],
])('%j is rejected with an error of %s', async (body, field) => {
  const response = await call('POST', '', body)
  expect([response.status, Object.keys(await response.json())]).toEqual([400, [field]])
})

it.each([
  ['<p>a<svg onload="x()"><script>x()</script></svg></p>', '<p>a</p>'],
  ['<p>a<img src="x" onerror="x()"></p>', '<p>a</p>'],
  ['<p><a href="javascript:x()">a</a></p>', '<p><a>a</a></p>'],
  ['<p><a href="JaVa&#9;Script:x()">a</a></p>', '<p><a>a</a></p>'],
  ['<p><a href="data:text/html,x">a</a></p>', '<p><a>a</a></p>'],
  ['<p style="position:fixed">a</p><iframe src="https://a.example"></iframe>', '<p>a</p>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=x()></style></table></math>', ''],
])('scripts and styles of %s are removed in each language', async (html, storedHtml) => {
  const texts = { description: html, requirements: html, offer: html }
  const writtenJob = await send('POST', '', { ...texts, translation: { title: 'A', ...texts } })
  const storedTexts = { description: storedHtml, requirements: storedHtml, offer: storedHtml }
  expect(writtenJob).toMatchObject({ ...storedTexts, translation: storedTexts })
})

it('stores a title as plain text', async () => {
  const title = '<img src=x onerror=x()> "A" & =cmd'
  const { id } = await makePublished({ title })
  expect((await readBoard()).results).toMatchObject([{ title }])
  expect((await backend.get(`/de/api/jobs/${id}/`)).status).toBe(200)
})

it('rejects overlong texts', async () => {
  const response = await call('POST', '', { title: 'x'.repeat(201), description: 'x'.repeat(10_001) })
  expect([response.status, Object.keys(await response.json())]).toEqual([400, ['title', 'description']])
})

it('withdraws an ad once for simultaneous requests', async () => {
  const { id } = await makePublished()
  const responses = await Promise.all([
    call('POST', `${id}/withdraw/`),
    call('POST', `${id}/withdraw/`),
    call('POST', `${id}/copy/`),
  ])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 201, 409])
  expect(await send('GET', `${id}/`)).toMatchObject({ state: 'withdrawn', revision: 3 })
})

it('ads are deleted with their account', async () => {
  const leaver = await logInAs(backend, { group: 'Jobbörse', email: 'geht@example.org' })
  const response = await leaver.call('POST', '/de/api/jobs/my/', completeJob)
  const { id } = ownJobSchema.parse(await response.json())
  await leaver.call('POST', `/de/api/jobs/my/${id}/publish/`)
  expect((await readBoard()).count).toBe(1)
  await backend.services.db.delete(users).where(eq(users.email, 'geht@example.org'))
  expect((await readBoard()).count).toBe(0)
  expect((await backend.get(`/de/api/jobs/${id}/`)).status).toBe(410)
})

it('ignores the owner and the state in the values of an ad', async () => {
  const response = await send('POST', '', { ...completeJob, state: 'published', owner: 1, is_blocked: true })
  expect(response).toMatchObject({ state: 'draft', is_blocked: false })
  expect((await readBoard()).count).toBe(0)
})
