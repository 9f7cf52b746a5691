import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

it('a logout clears browser storage and keeps the mark of a known device', async () => {
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

it('an expired session leaves unsaved work in the browser', async () => {
  const user = await createUser(backend)
  const browser = await new TestBrowser(backend).logIn(user)
  await backend.services.db.delete(sessions).where(eq(sessions.userId, user.id))
  for (const path of ['/api/users/me/', '/_allauth/browser/v1/auth/session']) {
    const { status, headers } = await browser.call('GET', path)
    expect([path, status, headers.get('Clear-Site-Data')]).toEqual([path, 401, null])
  }
})

describe('the CSRF token', () => {
  const tokenIn = (answer: Response) =>
    answer.headers.getSetCookie().flatMap((line) => /^csrftoken=(\w+);/.exec(line)?.[1] ?? [])

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
      const answer = await browser.call(method, `/_allauth/browser/v1${path}`)
      expect(answer.status).toBe(status)
      expect(tokenIn(answer)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    }
  })

  it('stays the same until a login', async () => {
    const user = await createUser(backend)
    const browser = new TestBrowser(backend)
    const tokenBefore = browser.cookies.get('csrftoken')
    expect(tokenIn(await browser.call('GET', '/_allauth/browser/v1/auth/session'))).toEqual([])
    await browser.auth('POST', '/auth/login', { email: user.email, password: 'wrong password' })
    expect(browser.cookies.get('csrftoken')).toBe(tokenBefore)
    await browser.logIn(user)
    expect(browser.cookies.get('csrftoken')).not.toBe(tokenBefore)
    expect((await browser.auth('DELETE', '/auth/session')).status).toBe(401)
  })
})
