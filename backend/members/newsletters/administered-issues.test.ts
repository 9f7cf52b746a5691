import { beforeEach, expect, it } from 'vitest'
import { dispatches, newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { composeDispatchedMails } from './compose-dispatched-mail'
import { runDispatches } from './run-dispatches'

const clock = { now: new Date('2026-11-28T10:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })

const office = logInBeforeAll(backend, { role: 'office' })
beforeEach(async () => {
  await backend.services.db.delete(dispatches)
  await backend.services.db.delete(newsletterIssues)
})

const values = {
  subject: { de: 'Neues für Häuser', en: 'News' },
  preheader: { de: '', en: '' },
  slug: '',
  topics: ['policy'],
  languages: ['de', 'en'],
  text: { de: '<p onclick="x()">Tag</p><script>x()</script>', en: '<p>Day</p>' },
  sections: [],
  is_page: true,
  is_listed: true,
}
const write = async (changes: object = {}) => {
  const response = await office.call('POST', '/de/api/newsletter-issues/', { values: { ...values, ...changes } })
  return { status: response.status, body: await response.json() }
}
const runAction = async (action: string, id: number, parameters: object = {}) =>
  (
    await office.call('POST', `/de/api/administration/newsletter-issues/${action}/`, { ids: [id], ...parameters })
  ).json()
const read = async (id: number) => (await office.call('GET', `/de/api/administration/newsletter-issues/${id}/`)).json()

it('stores sanitized texts and derives the slug', async () => {
  const { status, body } = await write()
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.values).toMatchObject({ slug: 'neues-fuer-haeuser', text: { de: '<p>Tag</p>', en: '<p>Day</p>' } })
  expect(body.row).toMatchObject({ state: 'draft', planned_at: null, sent: 0 })
})

it('requires a subject in each of its languages, and a topic', async () => {
  expect(await write({ subject: { de: 'Neues', en: '' } })).toMatchObject({
    status: 400,
    body: { values: { subject: { en: [expect.any(String)] } } },
  })
  expect(await write({ subject: { de: 'Neues', en: '' }, languages: ['de'] })).toMatchObject({ status: 201 })
  expect(await write({ topics: [] })).toMatchObject({ status: 400 })
})

it('plans an issue, cancels the plan, and rejects changes, deletion and another plan once it is sent', async () => {
  const { body } = await write()
  const { id, revision } = body
  const plannedTime = '2026-12-01T08:00:00+01:00'
  expect(await runAction('plan', id, { at: plannedTime })).toMatchObject({ done: [id] })
  expect(await read(id)).toMatchObject({ row: { state: 'planned', planned_at: plannedTime } })
  expect(await runAction('stop', id)).toMatchObject({ done: [id] })
  expect(await read(id)).toMatchObject({ row: { state: 'draft', planned_at: null } })
  expect(await runAction('stop', id)).toMatchObject({ done: [] })
  expect(await runAction('resume', id)).toMatchObject({ done: [] })
  await runAction('plan', id)
  await runDispatches(backend.services)
  expect(await read(id)).toMatchObject({ row: { state: 'done' }, url: `/de/newsletter/neues-fuer-haeuser/${id}` })
  const change = { revision, values: { preheader: { de: 'Neu', en: '' } } }
  expect((await office.call('PATCH', `/de/api/newsletter-issues/${id}/`, change)).status).toBe(409)
  expect((await backend.get(`/de/api/newsletter-issues/${id}/`)).status).toBe(200)
  expect(await runAction('show', id, { is_page: false, is_listed: true })).toMatchObject({ done: [id] })
  expect(await read(id)).toMatchObject({ row: { is_page: false, is_listed: true }, url: null })
  expect((await backend.get(`/de/api/newsletter-issues/${id}/`)).status).toBe(404)
  for (const action of ['plan', 'delete']) {
    expect(await runAction(action, id)).toMatchObject({ done: [], refused: [{ id }] })
  }
})

it('returns with its plan, which waits for a confirmation if its time has passed meanwhile', async () => {
  const { id } = (await write()).body
  const plannedTime = '2026-11-28T12:00:00+01:00'
  await runAction('plan', id, { at: plannedTime })
  for (const isLate of [false, true]) {
    expect(await runAction('delete', id)).toMatchObject({ done: [id] })
    if (isLate) clock.now = new Date('2026-11-28T12:00:00Z')
    expect(await runAction('restore', id)).toMatchObject({ done: [id] })
    expect(await read(id)).toMatchObject({ row: { state: 'planned', planned_at: plannedTime, unconfirmed: isLate } })
  }
  await runDispatches(backend.services)
  expect(await read(id)).toMatchObject({ row: { state: 'planned' } })
})

it('plans no issue for a past time', async () => {
  const { id } = (await write()).body
  const { done, refused } = await runAction('plan', id, { at: clock.now.toISOString() })
  expect({ done, refused }).toEqual({
    done: [],
    refused: [{ id, detail: 'Der Zeitpunkt muss in der Zukunft liegen.' }],
  })
  await runDispatches(backend.services)
  expect(await read(id)).toMatchObject({ row: { state: 'draft' } })
})

it('plans no issue that another user has changed since it was shown', async () => {
  const { id, revision } = (await write()).body
  const change = { revision, values: { subject: { de: 'Halb fertig', en: 'News' } } }
  expect((await office.call('PATCH', `/de/api/newsletter-issues/${id}/`, change)).status).toBe(200)
  expect(await runAction('plan', id, { expected_revision: revision })).toEqual({
    done: [],
    refused: [{ id, detail: 'Das wurde inzwischen von jemand anderem geändert.' }],
  })
  expect(await read(id)).toMatchObject({ row: { state: 'draft' } })
  expect(await runAction('plan', id, { expected_revision: revision + 1 })).toMatchObject({ done: [id] })
})

it('plans no issue whose mail has over 100 KB, and sends one that grew after it was planned', async () => {
  const text = { de: '<p>a</p>', en: '<p>a</p>'.repeat(1000) }
  const { id } = (await write({ text })).body
  expect((await runAction('plan', id)).refused).toEqual([
    { id, detail: expect.stringMatching(/^Die E-Mail \(EN\) hat \d{3} KB, erlaubt sind 100 KB; /) },
  ])
  expect(await read(id)).toMatchObject({ row: { state: 'draft' } })
  const plannedIssue = (await write()).body
  await runAction('plan', plannedIssue.id)
  const change = { revision: plannedIssue.revision, values: { text } }
  expect((await office.call('PATCH', `/de/api/newsletter-issues/${plannedIssue.id}/`, change)).status).toBe(200)
  await runDispatches(backend.services)
  expect(await read(plannedIssue.id)).toMatchObject({ row: { state: 'done', problem: null } })
})

it('plans no issue with an empty mail, and omits a language that became empty after it was planned', async () => {
  const text = { de: '<p>Tag</p>', en: '<p> </p>' }
  const { id } = (await write({ text })).body
  expect((await runAction('plan', id)).refused).toEqual([{ id, detail: expect.stringContaining('(EN) hat keinen') }])
  for (const [languages, row] of [
    [['de', 'en'], { state: 'done', problem: null }],
    [['en'], { state: 'planned', problem: 'empty' }],
  ] as const) {
    const { id: plannedId, revision } = (await write({ languages })).body
    await runAction('plan', plannedId)
    await office.call('PATCH', `/de/api/newsletter-issues/${plannedId}/`, { revision, values: { text } })
    await runDispatches(backend.services)
    expect(await read(plannedId)).toMatchObject({ row })
    const response = await office.call('GET', '/de/api/administration/newsletter-issues/?halted=true')
    expect((await response.json()).results).toMatchObject(row.problem ? [{ id: plannedId }] : [])
    expect((await backend.get(`/en/api/newsletter-issues/${plannedId}/`)).status).toBe(404)
  }
})

it('sends a test to the user in each language', async () => {
  const { id } = (await write()).body
  expect(await runAction('test', id)).toMatchObject({ done: [id] })
  const mails = await backend.services.db.select().from(outbox)
  const tests = mails.filter(({ template }) => template === 'newsletter-issue')
  expect(tests.map(({ locale }) => locale).sort()).toEqual(['de', 'en'])
  const compose = composeDispatchedMails(backend.services)
  const messages = await Promise.all(
    tests.map(async (mail) => mail.data && (await compose({ ...mail, data: mail.data }, clock.now))),
  )
  for (const subject of ['Test: Neues für Häuser', 'Test: News']) {
    expect(messages).toContainEqual(expect.objectContaining({ subject }))
  }
})
