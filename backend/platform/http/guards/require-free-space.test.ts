import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createServices } from '@/backend/operations/create-services'
import { createUser, listMails, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { logInEditor } from '@/tests/content/editors'
import { users } from '../../db/schema/accounts/users'
import { InsufficientStorageError } from '../../errors'

const backend = startTestBackend({ assertSpaceForRows: () => Promise.reject(new InsufficientStorageError('full')) })

const changes = [
  'page/',
  'page/1/',
  'page/1/publish/',
  'page/1/copy/',
  'page/1/restore/',
  'headline/',
  'headline/1/',
  'headline/1/move/',
  'media/1/',
  'media/folders/',
]

it.each(changes)('returns 507 to editors for POST %s on a nearly full disk', async (path) => {
  const editor = await logInEditor(backend)
  expect((await editor.post(path, { surprise: 1 })).status).toBe(507)
})

it('rejects other users for their missing right, and allows deletions and reads', async () => {
  const address = '/de/pageeditor-api/page/'
  expect((await new TestBrowser(backend).call('POST', address, {})).status).toBe(401)
  const member = await new TestBrowser(backend).logIn(await createUser(backend))
  expect((await member.call('POST', address, {})).status).toBe(403)
  const editor = await logInEditor(backend)
  expect((await editor.get('pages/')).status).toBe(200)
  expect((await editor.remove('page/999999/', { revision: 1 })).status).toBe(404)
})

/** Authentication calls that write, each with a plausible body. */
const accountCalls: [method: string, path: string, body: Record<string, unknown>][] = [
  ['POST', '/auth/signup', { email: 'new@example.org', password: testPassword, privacy: true }],
  ['POST', '/auth/email/verify', { key: 'any' }],
  ['POST', '/auth/email/verify/resend', { email: 'new@example.org' }],
  ['POST', '/auth/password/request', { email: 'full@example.org' }],
  ['POST', '/auth/password/reset', { key: 'any', password: testPassword }],
  ['POST', '/account/password/change', { current_password: testPassword, new_password: 'Licht an, Ruhe bitte' }],
  ['POST', '/account/email', { email: 'other@example.org' }],
  ['PUT', '/account/email', { email: 'other@example.org' }],
]

it.each(accountCalls)('%s %s is 507 on such a disk, for everybody, and changes nothing', async (method, path, body) => {
  const [existingUser] = await backend.services.db.select().from(users).where(eq(users.email, 'full@example.org'))
  const user = existingUser ?? (await createUser(backend, { email: 'full@example.org' }))
  const before = await backend.services.db.select().from(users)
  for (const browser of [new TestBrowser(backend), await new TestBrowser(backend).logIn(user)]) {
    const response = await browser.auth(method, path, body, { 'Accept-Language': 'en' })
    expect(response).toMatchObject({
      status: 507,
      body: { status: 507, errors: [{ code: 'insufficient_storage', message: expect.stringMatching(/full/i) }] },
    })
  }
  expect(await backend.services.db.select().from(users)).toEqual(before)
  for (const { email } of [user, { email: 'other@example.org' }]) expect(await listMails(backend, email)).toEqual([])
})

it('allows each step of a login and of a proof, and logout', async () => {
  const browser = await new TestBrowser(backend).logIn(await createUser(backend))
  const prefix = '/_allauth/browser/v1'
  const isWrite = ({ method, path }: { method: string; path: string }) =>
    path.startsWith(`${prefix}/`) && ['POST', 'PUT', 'PATCH'].includes(method)
  const allowedPaths = new Set<string>()
  for (const { method, path } of backend.app.routes.filter(isWrite)) {
    const { status } = await browser.call(method, path, {})
    if (status !== 507) allowedPaths.add(path.slice(prefix.length))
  }
  expect([...allowedPaths].toSorted()).toEqual([
    '/auth/2fa/authenticate',
    '/auth/2fa/reauthenticate',
    '/auth/code/confirm',
    '/auth/email/stop',
    '/auth/login',
    '/auth/reauthenticate',
    '/auth/webauthn/authenticate',
    '/auth/webauthn/login',
    '/auth/webauthn/reauthenticate',
  ])
  expect((await browser.auth('POST', '/auth/reauthenticate', { password: testPassword })).status).toBe(200)
  expect((await browser.auth('POST', '/auth/email/stop', { key: 'any' })).status).toBe(400)
  expect((await browser.auth('DELETE', '/auth/session')).status).toBe(401)
})

it('applies only to the embedded database, which shares the disk of the files', async () => {
  const { db, tags, env, log, pageEvents } = backend.services
  const pool = { totalCount: 1, idleCount: 1, waitingCount: 0 }
  const connection = { db, searchDb: db, readinessDb: db, pool, replica: null, tags, pageEvents }
  const external = { ...env, DATABASE_URL: 'postgres://db.example/site' }
  const services = await createServices({ connection, env: external, log })
  await expect(services.assertSpaceForRows()).resolves.toBeUndefined()
  expect(services.assertSpaceForRows).not.toBe(services.assertFreeSpace)
  const embedded = await createServices({ connection, env, log })
  expect(embedded.assertSpaceForRows).toBe(embedded.assertFreeSpace)
})
