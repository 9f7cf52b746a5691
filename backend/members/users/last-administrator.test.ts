import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { changeAccount } from '@/backend/accounts/change-account'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { createUser, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { deleteAccount } from './delete-account'

const backend = startTestBackend()
const now = new Date()

beforeEach(async () => {
  await backend.services.db.update(users).set({ role: 'user' })
})

const listAdmins = async () =>
  (await backend.services.db.select().from(users).where(eq(users.role, 'admin'))).filter(({ isActive }) => isActive)
const change = (user: UserRow, author: UserRow, columns: Partial<UserRow>) =>
  backend.services.db.transaction((tx) => changeAccount(tx, user, { columns, actor: { userId: author.id }, now }))

it('the last administrator cannot delete the account', async () => {
  const admin = await createUser(backend, { role: 'admin' })
  const browser = await new TestBrowser(backend).logIn(admin)
  const response = await browser.call('DELETE', '/de/api/users/me/', { password: testPassword })
  expect([response.status, await response.json()]).toEqual([
    409,
    { detail: expect.stringContaining('letzte Konto der Administration') },
  ])
  await createUser(backend, { role: 'admin' })
  expect((await browser.call('DELETE', '/de/api/users/me/', { password: testPassword })).status).toBe(204)
})

it.each<[string, (user: UserRow, author: UserRow) => Promise<unknown>]>([
  ['is blocked', (user, author) => change(user, author, { isActive: false })],
  ['loses the role', (user, author) => change(user, author, { role: 'office' })],
  ['is deleted', (user, author) => deleteAccount(backend.services, user, { userId: author.id })],
])('an administrator remains if each of two %s by the other at once', async (_change, changeRights) => {
  const [first, second] = [await createUser(backend, { role: 'admin' }), await createUser(backend, { role: 'admin' })]
  const results = await Promise.allSettled([changeRights(first, second), changeRights(second, first)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await listAdmins()).toHaveLength(1)
})

it('the last administrator may be changed on the command line', async () => {
  const admin = await createUser(backend, { role: 'admin' })
  await changeAccount(backend.services.db, admin, { columns: { role: 'user' }, actor: 'command-line', now })
  expect(await listAdmins()).toEqual([])
})
