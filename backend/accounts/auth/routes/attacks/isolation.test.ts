import { beforeAll, describe, expect, it } from 'vitest'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { createSignUpData, createUser, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

const urls = [
  '/_allauth/browser/v1/auth/session',
  '/_allauth/browser/v1/account/email',
  '/api/users/me/',
  '/de/api/users/me/',
  '/en/api/users/me/export/',
  '/de/api/users/me/sessions/',
  '/de/api/user-unions/',
  '/de/pageeditor-api/user',
  '/en/pageeditor-api/nav-account/',
]

let people: { user: UserRow; browser: TestBrowser }[]
beforeAll(async () => {
  people = []
  for (const firstName of ['Anneliese', 'Balthasar']) {
    const user = await createUser(backend, { firstName, role: 'editor' })
    people.push({ user, browser: await new TestBrowser(backend).logIn(user) })
  }
})

async function readPrivate(browser: TestBrowser, url: string, headers?: Record<string, string>) {
  const response = await browser.call('GET', url, undefined, headers)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  return { status: response.status, text: await response.text() }
}

describe.each(urls)('%s', (url) => {
  it('shows A nothing of B and B nothing of A', async () => {
    for (const { user, browser } of [...people, ...people]) {
      const { status, text } = await readPrivate(browser, url)
      expect(status).toBe(200)
      const [otherPerson] = people.filter((person) => person.user.id !== user.id)
      expect(text).not.toMatch(new RegExp(`${otherPerson?.user.email}|${otherPerson?.user.firstName}`))
    }
  })

  it('shows nothing to anonymous clients with any cookies and headers', async () => {
    const forgedBrowser = new TestBrowser(backend)
    const forgedCookies = { authenticated: 'true', editor: '1', sessionid: 'x'.repeat(43) }
    for (const [name, value] of Object.entries(forgedCookies)) forgedBrowser.cookies.set(name, value)
    const internalHeaders = { 'X-Middleware-Subrequest': 'proxy:proxy:proxy:proxy:proxy', 'X-Original-URL': '/' }
    for (const browser of [new TestBrowser(backend), forgedBrowser]) {
      const { status, text } = await readPrivate(browser, url, internalHeaders)
      expect(status).toBe(url.endsWith('/user') ? 200 : 401)
      expect(text).not.toMatch(/example\.org|Anneliese|Balthasar/)
    }
  })
})

describe('a key used in the session of another account', () => {
  const newPassword = 'Scheinwerfer an, Ruhe bitte'

  it.each<[string, () => Promise<{ email: string; path: string; body: object }>]>([
    [
      'for a new password',
      async () => {
        const { email } = await createUser(backend)
        await new TestBrowser(backend).auth('POST', '/auth/password/request', { email })
        const key = await readMailKey(backend, email, 'password-reset')
        return { email, path: '/auth/password/reset', body: { key, password: newPassword } }
      },
    ],
    [
      'of a sign-up',
      async () => {
        const email = 'isolated@example.org'
        const form = { ...createSignUpData(email), password: newPassword }
        await new TestBrowser(backend).auth('POST', '/auth/signup', form)
        const key = await readMailKey(backend, email, 'verify-email')
        return { email, path: '/auth/email/verify', body: { key } }
      },
    ],
  ])('works for its own account only: %s', async (_, prepare) => {
    const owner = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(owner)
    const { email, path, body } = await prepare()
    expect((await browser.auth('POST', path, body)).status).toBe(401)
    const session = await browser.auth('GET', '/auth/session')
    expect(session).toMatchObject({ status: 200, body: { data: { user: { email: owner.email } } } })
    await new TestBrowser(backend).logIn(owner, testPassword)
    const login = await new TestBrowser(backend).auth('POST', '/auth/login', { email, password: newPassword })
    // The new account waits for the administration from now on.
    const isActive = path === '/auth/password/reset'
    expect([login.status, login.body.data.flows?.at(-1)?.id]).toEqual(
      isActive ? [200, undefined] : [401, 'account_activation'],
    )
  })
})
