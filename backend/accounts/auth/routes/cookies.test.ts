import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

it('clears browser storage at logout, and keeps the mark of a known device', async () => {
  const browser = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'editor' }))
  expect([...browser.cookies.keys()].toSorted()).toEqual([
    '__Host-device',
    '__Host-editor',
    'authenticated',
    'csrftoken',
    'sessionid',
  ])
  const { headers } = await browser.auth('DELETE', '/auth/session')
  expect(headers.get('Clear-Site-Data')).toBe('"storage"')
  expect([...browser.cookies.keys()]).toEqual(['csrftoken', '__Host-device'])
})

it('keeps unsaved work in the browser when a session expires', async () => {
  const user = await createUser(backend)
  const browser = await new TestBrowser(backend).logIn(user)
  await backend.services.db.delete(sessions).where(eq(sessions.userId, user.id))
  for (const path of ['/api/users/me/', '/_allauth/browser/v1/auth/session']) {
    const { status, headers } = await browser.call('GET', path)
    expect([path, status, headers.get('Clear-Site-Data')]).toEqual([path, 401, null])
  }
})

describe('the CSRF token', () => {
  const listTokens = (response: Response) =>
    response.headers.getSetCookie().flatMap((line) => /^csrftoken=(\w+);/.exec(line)?.[1] ?? [])

  it.each([
    ['GET', '/config', 200],
    ['GET', '/auth/session', 401],
    ['POST', '/auth/login', 403],
    ['PUT', '/auth/session', 403],
    ['GET', '/nowhere', 404],
  ])('comes with %s %s to a browser without one', async (method, path, status) => {
    for (const token of [undefined, 'none', '"']) {
      const browser = new TestBrowser(backend)
      browser.cookies.delete('csrftoken')
      if (token) browser.cookies.set('csrftoken', token)
      const response = await browser.call(method, `/_allauth/browser/v1${path}`)
      expect(response.status).toBe(status)
      expect(listTokens(response)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    }
  })

  it('stays the same until a login', async () => {
    const user = await createUser(backend)
    const browser = new TestBrowser(backend)
    const tokenBefore = browser.cookies.get('csrftoken')
    expect(listTokens(await browser.call('GET', '/_allauth/browser/v1/auth/session'))).toEqual([])
    await browser.auth('POST', '/auth/login', { email: user.email, password: 'wrong password' })
    expect(browser.cookies.get('csrftoken')).toBe(tokenBefore)
    await browser.logIn(user)
    expect(browser.cookies.get('csrftoken')).not.toBe(tokenBefore)
    expect((await browser.auth('DELETE', '/auth/session')).status).toBe(401)
  })
})
