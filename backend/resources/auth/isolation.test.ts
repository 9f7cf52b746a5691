import { beforeAll, describe, expect, it } from 'vitest'
import type { UserRow } from '@/backend/db/schema/users'
import { createUser, TestBrowser } from '@/tests/accounts'
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

describe.each(urls)('%s', (url) => {
  it('shows A only A, B only B and nobody anything, and is kept by nobody', async () => {
    for (const { user, browser } of [...people, ...people]) {
      const answer = await browser.call('GET', url)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      const text = await answer.text()
      for (const other of people) {
        if (other.user.id !== user.id)
          expect(text).not.toMatch(new RegExp(`${other.user.email}|${other.user.firstName}`))
      }
    }
    const forged = new TestBrowser(backend)
    for (const [name, value] of Object.entries({
      authenticated: 'true',
      editor: '1',
      sessionid: 'x'.repeat(43),
    })) {
      forged.cookies.set(name, value)
    }
    const internal = { 'X-Middleware-Subrequest': 'proxy:proxy:proxy:proxy:proxy', 'X-Original-URL': '/' }
    for (const browser of [new TestBrowser(backend), forged]) {
      const answer = await browser.call('GET', url, undefined, internal)
      expect(answer.status).toBe(url.endsWith('/user') ? 200 : 401)
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect(await answer.text()).not.toMatch(/example\.org|Anneliese|Balthasar/)
    }
  })
})
