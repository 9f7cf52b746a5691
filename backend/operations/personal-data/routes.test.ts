import { expect, it } from 'vitest'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const clock = { now: new Date('2026-11-21T09:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })

const call = (browser: TestBrowser, path: string, body: unknown) =>
  browser.call('POST', `/en/api/administration/personal-data/${path}`, body)
const logInAdmin = async () => {
  const user = await createUser(backend, { role: 'admin' })
  return { user, browser: await new TestBrowser(backend).logIn(user) }
}
const toDeletionRequest = (email: string) => ({ email, confirmation: email })

it('rejects an invalid address with an error of the field', async () => {
  const { browser } = await logInAdmin()
  const response = await call(browser, '', { email: 'Paula' })
  expect([response.status, await response.json()]).toEqual([400, { email: ['Invalid e-mail address!'] }])
  const deletion = await call(browser, 'deletion/', { email: 'a@example.org', confirmation: '' })
  expect(Object.keys(await deletion.json())).toEqual(['confirmation'])
})

it('reports no data for an unknown person', async () => {
  const { browser } = await logInAdmin()
  const response = await call(browser, '', { email: ' Nobody@Example.org ' })
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await response.json()).toEqual({
    email: 'nobody@example.org',
    names: [],
    is_own: false,
    deleted: [],
    staying: [],
  })
})

it('rejects the deletion of the caller’s own account', async () => {
  const { user, browser } = await logInAdmin()
  expect(await (await call(browser, '', { email: user.email })).json()).toMatchObject({ is_own: true })
  expect((await call(browser, 'deletion/', toDeletionRequest(user.email))).status).toBe(409)
  expect((await browser.call('GET', '/api/users/me/')).status).toBe(200)
})

it('requires a recent proof for export and deletion, and sends no mail to a person without an account', async () => {
  const { db } = backend.services
  const email = 'reader@example.org'
  await db
    .insert(subscriptions)
    .values({
      list: 'newsletter',
      email,
      language: 'de',
      topics: [],
      details: { name: 'R' },
      seed: 'a',
      consentVersion: '1',
      requestedAt: clock.now,
    })
  const { browser } = await logInAdmin()
  clock.now = new Date(clock.now.getTime() + 16 * 60_000)
  expect((await call(browser, '', { email })).status).toBe(200)
  expect((await call(browser, 'export/', { email })).status).toBe(401)
  expect((await call(browser, 'deletion/', toDeletionRequest(email))).status).toBe(401)
  expect(await db.select().from(subscriptions)).toHaveLength(1)

  const { browser: freshBrowser } = await logInAdmin()
  const response = await call(freshBrowser, 'deletion/', toDeletionRequest(email))
  expect(await response.json()).toEqual({ deleted: [{ place: 'subscriptions', count: 1 }] })
  expect(await (await call(freshBrowser, '', { email })).json()).toMatchObject({ deleted: [], staying: [] })
})
