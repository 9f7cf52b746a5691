import { expect, it } from 'vitest'
import { createUser, logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { recordSecurityEvent } from './audit'

const backend = startTestBackend()

const admin = logInBeforeAll(backend, { role: 'admin' })
const call = (method: string, path: string, body?: unknown) => admin.call(method, `/de/api/${path}`, body)

it('is read-only', async () => {
  const user = await createUser(backend, { email: 'ada@example.org' })
  const actor = 'command-line'
  const parties = { userId: user.id, actor, now: new Date() } as const
  await recordSecurityEvent(backend.services.db, { event: 'role-changed', ...parties, before: 'user', after: 'admin' })
  await recordSecurityEvent(backend.services.db, { event: 'deleted', userId: 999_999, actor, now: new Date() })
  const { results } = await (await call('GET', `administration/audit-log/?user=${user.id}`)).json()
  expect(results).toMatchObject([{ values: { event: 'role-changed', account: 'ada@example.org' } }])
  const deletions = await (await call('GET', 'administration/audit-log/?event=deleted')).json()
  expect(deletions.results).toMatchObject([{ values: { account: '#999999' } }])
  expect((await (await call('GET', 'administration/audit-log/?search=ada+role')).json()).count).toBe(1)

  const [{ id }] = results
  expect((await call('PATCH', `audit-log/${id}/`, { revision: 0, values: {} })).status).toBe(405)
  expect((await call('DELETE', `audit-log/${id}/?revision=0`)).status).toBe(405)
  expect((await call('POST', 'administration/audit-log/delete/', { ids: [id] })).status).toBe(404)
})
