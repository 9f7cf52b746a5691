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

async function readPrivate(browser: TestBrowser, url: string, headers?: Record<string, string>) {
  const answer = await browser.call('GET', url, undefined, headers)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  return { status: answer.status, text: await answer.text() }
}

describe.each(urls)('%s', (url) => {
  it('shows A nothing of B and B nothing of A', async () => {
    for (const { user, browser } of [...people, ...people]) {
      const { status, text } = await readPrivate(browser, url)
      expect(status).toBe(200)
      const [other] = people.filter((person) => person.user.id !== user.id)
      expect(text).not.toMatch(new RegExp(`${other?.user.email}|${other?.user.firstName}`))
    }
  })

  it('shows nobody anything, whatever the cookies and headers say', async () => {
    const forged = new TestBrowser(backend)
    const made = { authenticated: 'true', editor: '1', sessionid: 'x'.repeat(43) }
    for (const [name, value] of Object.entries(made)) forged.cookies.set(name, value)
    const internal = { 'X-Middleware-Subrequest': 'proxy:proxy:proxy:proxy:proxy', 'X-Original-URL': '/' }
    for (const browser of [new TestBrowser(backend), forged]) {
      const { status, text } = await readPrivate(browser, url, internal)
      expect(status).toBe(url.endsWith('/user') ? 200 : 401)
      expect(text).not.toMatch(/example\.org|Anneliese|Balthasar/)
    }
  })
})
