import { expect, it } from 'vitest'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createSettingsKey } from './settings-key'

const backend = startTestBackend()

const office = logInBeforeAll(backend, { role: 'office' })
const call = (method: string, path: string, body?: unknown) =>
  office.call(method, `/de/api/administration/subscribers/${path}`, body)

it('shows a subscriber with the proof of consent, without keys, and deletes all data', async () => {
  const [row] = await backend.services.db
    .insert(subscriptions)
    .values({
      list: 'press',
      email: 'ada@example.org',
      language: 'de',
      topics: ['policy'],
      state: 'confirmed',
      details: {
        salutation: 'Frau',
        first_name: 'Ada',
        last_name: 'Amsel',
        medium: 'Blatt',
        function: 'Feuilleton',
        phone: '',
      },
      seed: 'samen-geheim',
      confirmKeyHash: 'hash-geheim',
      consentVersion: '2026-11-23',
      requestedAt: new Date('2026-11-01T10:00:00Z'),
      requestedFrom: '192.0.2.1',
      confirmedAt: new Date('2026-11-01T10:05:00Z'),
      confirmedFrom: '192.0.2.1',
    })
    .returning()
  const id = row?.id ?? 0
  const list = await (await call('GET', '?list=press&state=confirmed&search=amsel+blatt')).json()
  expect(list.results).toMatchObject([{ id, values: { medium: 'Blatt', about: 'Kulturpolitik' } }])
  const record = await call('GET', `${id}/`)
  expect(await record.clone().text()).not.toContain('geheim')
  expect(await record.json()).toMatchObject({
    values: {
      name: 'Frau Ada Amsel',
      medium: 'Blatt',
      position: 'Feuilleton',
      consent: {
        version: '2026-11-23',
        requested_at: '2026-11-01T11:00:00+01:00',
        confirmed_at: '2026-11-01T11:05:00+01:00',
        confirmed_from: '192.0.2.1',
      },
    },
  })
  const proof = '"2026-11-01T11:00:00+01:00";"2026-11-01T11:05:00+01:00";"2026-11-23"'
  const exportedCsv = await (await call('GET', 'export.csv?list=press')).text()
  for (const value of ['ada@example.org', 'Blatt', 'Feuilleton']) expect(exportedCsv).toContain(`"${value}"`)
  expect(exportedCsv).toContain(proof)

  expect(await (await call('POST', 'delete/', { ids: [id] })).json()).toEqual({ done: [id], refused: [] })
  expect(await backend.services.db.select().from(subscriptions)).toEqual([])
  const versions = await backend.services.db.select().from(recordVersions)
  expect(versions).toMatchObject([{ recordId: id, event: 'deleted', values: null }])
  expect((await call('POST', 'restore/', { ids: [id] })).status).toBe(404)
})

const requestedAt = new Date('2026-11-01T10:00:00Z')
const values = {
  list: 'newsletter' as const,
  language: 'de' as const,
  topics: ['policy'],
  details: { name: '' },
  seed: '',
  consentVersion: '1',
  requestedAt,
}
const refusal = '550 5.1.1 User unknown'
const failures = { refusals: 6, refusedAt: requestedAt, refusal, confirmedAt: requestedAt }

it('deletes undeliverable subscriptions that their readers end', async () => {
  const { db, serverKey } = backend.services
  const user = await createUser(backend)
  const refusedValues = { ...values, ...failures, state: 'refused' as const }
  const rows = await db
    .insert(subscriptions)
    .values([user.email, 'left@example.org'].map((email) => ({ ...refusedValues, email })))
    .returning()
  const [, key = ''] = rows.map((row) => createSettingsKey(serverKey, row))
  const browser = await new TestBrowser(backend).logIn(user)
  expect((await browser.call('POST', '/de/api/newsletter/unsubscribe/', { key })).status).toBe(204)
  expect((await browser.call('PATCH', '/de/api/users/me/', { newsletter: false })).status).toBe(200)
  expect(await db.select().from(subscriptions)).toEqual([])
})

it('shows an undeliverable subscription with the response of the mail server, and continues it', async () => {
  const { db } = backend.services
  const rows = await db
    .insert(subscriptions)
    .values([
      { ...values, ...failures, email: 'gone@example.org', state: 'refused' },
      { ...values, ...failures, email: 'full@example.org', state: 'confirmed', refusals: 1 },
      { ...values, email: 'blocked@example.org', state: 'blocked' },
      { ...values, email: 'new@example.org' },
    ])
    .returning()
  const ids = rows.map(({ id }) => id)
  const list = await (await call('GET', '?refused=true&ordering=-refused_at')).json()
  expect(list.results.map(({ values: row }: { values: object }) => row)).toMatchObject([
    { email: 'full@example.org', state: 'confirmed', refusal },
    { email: 'gone@example.org', state: 'refused', refusal, refused_at: '2026-11-01T11:00:00+01:00' },
  ])
  const result = await (await call('POST', 'reactivate/', { ids })).json()
  expect(result).toMatchObject({ done: ids.slice(0, 2), refused: ids.slice(2).map((id) => ({ id })) })
  const rowsAfter = await db.select().from(subscriptions).orderBy(subscriptions.id)
  expect(rowsAfter.map(({ state, refusals, refusedAt }) => [state, refusals, refusedAt])).toEqual([
    ['confirmed', 0, null],
    ['confirmed', 0, null],
    ['blocked', 0, null],
    ['pending', 0, null],
  ])
})
