import { expect, it } from 'vitest'
import { createUser, logInBeforeAll, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { blankOrganization } from '../organizations/organization-tables'

const time = { now: new Date('2026-11-02T10:00:00Z') }
const backend = startTestBackend({ clock: () => time.now })
const office = logInBeforeAll(backend, { role: 'office' })

const base = '/de/api/administration/organizations/'
const call = async (method: string, path: string, body?: unknown) => {
  const response = await office.call(method, base + path, body)
  return { status: response.status, ...(await response.json()) }
}
const values = { ...blankOrganization, category: 'theater', title: { de: 'Haus', en: '' } }
const prove = () => office.auth('POST', '/auth/reauthenticate', { password: testPassword })

it.each<[string, (id: number, user: number) => [string, string, object]]>([
  ['a new organization', (_id, user) => ['POST', '', { values: { ...values, delegates: [user] } }]],
  ['a change', (id, user) => ['PATCH', `${id}/`, { revision: 2, values: { delegates: [user] } }]],
  ['a removal', (id) => ['PATCH', `${id}/`, { revision: 2, values: { delegates: [] } }]],
  ['a restored version', (id) => ['POST', `${id}/history/1/restore/`, { revision: 2 }]],
])('requires a recent proof for the delegates of %s', async (_, toRequest) => {
  await prove()
  const former = await createUser(backend)
  const { id } = await call('POST', '', { values: { ...values, delegates: [former.id] } })
  const current = await createUser(backend)
  await call('PATCH', `${id}/`, { revision: 1, values: { delegates: [current.id] } })
  time.now = new Date(time.now.getTime() + 15 * 60_000)
  const request = toRequest(id, former.id)
  expect(await call(...request)).toMatchObject({ status: 401, data: { flows: [{ id: 'reauthenticate' }] } })
  expect((await call('GET', `${id}/`)).values.delegates).toEqual([current.id])
  await prove()
  expect((await call(...request)).status).toBeLessThan(300)
})

it('requires a recent proof for the delegates of a merged organization, but not for other fields', async () => {
  await prove()
  const delegate = await createUser(backend)
  const source = await call('POST', '', { values: { ...values, delegates: [delegate.id] } })
  const target = await call('POST', '', { values })
  time.now = new Date(time.now.getTime() + 15 * 60_000)
  const parameters = { into: target.id, revision: 1, values: { delegates: [delegate.id] } }
  expect((await call('POST', 'merge/', { ids: [source.id], ...parameters })).status).toBe(401)
  const change = { revision: 1, values: { phone: '1', delegates: [] } }
  expect(await call('PATCH', `${target.id}/`, change)).toMatchObject({ status: 200, values: { phone: '1' } })
})
