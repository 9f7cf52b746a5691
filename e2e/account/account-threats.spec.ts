import { expect } from '@playwright/test'
import { demoPassword, logIn } from '../support/log-in'
import { type RawResponse, rawRequest } from '../support/raw-request'
import { test } from '../support/test'

const email = 'jobs@example.org'
const form = new URLSearchParams({ email, password: demoPassword }).toString()
const urlencoded = 'application/x-www-form-urlencoded'

/** Sends a form of the account area like a browser without JavaScript. */
function post(baseUrl: string, path: string, body: string, headers: Record<string, string>) {
  const type = { 'content-type': urlencoded, 'content-length': String(Buffer.byteLength(body)) }
  return rawRequest(baseUrl, path, { method: 'POST', headers: { ...type, ...headers }, body })
}

const toCookies = ({ headers }: RawResponse) => (headers['set-cookie'] ?? []).join('\n')

test.describe('a form from another site', () => {
  const senders: [string, Record<string, string>][] = [
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a page without an origin', { origin: 'null' }],
    ['with a referrer of another site', { referer: 'https://evil.example/de/account/login' }],
    ['without a word on where it comes from', {}],
    [
      'with a token that it chose itself',
      { origin: 'https://evil.example', 'x-csrftoken': 'a'.repeat(32), cookie: `csrftoken=${'a'.repeat(32)}` },
    ],
  ]
  for (const [name, headers] of senders) {
    test(`changes no login: ${name}`, async ({ baseURL, request }) => {
      const url = baseURL ?? ''
      for (const path of ['/de/account/login', '/en/account/login']) {
        const response = await post(url, path, form, headers)
        expect(response.headers.location).toBe(`${path}?failure=csrf`)
        expect(toCookies(response)).not.toMatch(/sessionid|authenticated/)
      }
      await logIn({ request }, 'jobs')
      const { cookies } = await request.storageState()
      const cookie = cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ')
      await post(url, '/de/account/logout', '', { ...headers, cookie })
      expect((await request.get('/de/api/users/me/')).status()).toBe(200)
    })
  }
})

test.describe('the login without JavaScript', () => {
  const remembered: [string, string][] = [
    ['/de/account/profil', '/de/account/profil'],
    ['/de/downloads?page=2', '/de/downloads?page=2'],
    ...[
      '//evil.example/',
      '/\\evil.example/',
      '/\t/evil.example/',
      'https://evil.example/',
      'http://own.invalid@evil.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      '/.//evil.example/',
      '/de/account/logout',
      '\r\nSet-Cookie: a=b',
    ].map((path): [string, string] => [path, '/de/account']),
  ]
  test('redirects only within this site', async ({ baseURL }) => {
    const url = baseURL ?? ''
    for (const [path, target] of remembered) {
      const cookie = `return_to=${encodeURIComponent(path)}`
      const response = await post(url, '/de/account/login', form, { origin: url, cookie })
      expect(response, path).toMatchObject({ status: 303, headers: { 'cache-control': 'private, no-store' } })
      expect(response.headers.location, path).toBe('/de/account/login?next=')
      const session = /sessionid=[^;]+/.exec(toCookies(response))?.[0]
      const next = await rawRequest(url, '/de/account/login?next=', {
        headers: { cookie: `${session}; authenticated=true; ${cookie}` },
      })
      expect(next, path).toMatchObject({ status: 301, headers: { 'cache-control': 'private, no-store' } })
      expect(new URL(next.headers.location ?? '', url), path).toEqual(new URL(target, url))
    }
  })

  test('redirects invalid forms with a message', async ({ baseURL }) => {
    const url = baseURL ?? ''
    const failed = '/de/account/login?failure='
    const strange: [string, Record<string, string>][] = [
      [form, { 'content-type': 'text/plain' }],
      [form, { 'content-type': 'multipart/form-data; boundary=a' }],
      [form, { 'content-type': `${urlencoded}x` }],
      ['email=a%00b%40example.org&password=x', {}],
      ['email=%F0%9F%8E%AD&password=%E2%80%AE', {}],
      ['email[]=a&password[]=b', {}],
      ['', {}],
    ]
    for (const [body, headers] of strange) {
      const response = await post(url, '/de/account/login', body, { origin: url, ...headers })
      expect(response.status, body.slice(0, 60)).toBe(303)
      expect(response.headers.location).toContain(failed)
      expect(toCookies(response)).not.toContain('sessionid')
    }
    const longResponse = await post(url, '/de/account/login', `${form}&x=${'y'.repeat(1_000_000)}`, { origin: url })
    expect(longResponse).toMatchObject({ status: 303, headers: { location: expect.stringContaining('failure=other') } })
    expect(toCookies(longResponse)).not.toContain('sessionid')
    expect((await rawRequest(url, '/de/account/login')).status).toBe(200)
  })
})

test('a copied session ends with the logout, also on pages', async ({ baseURL, request }) => {
  const url = baseURL ?? ''
  const headers = await logIn({ request }, 'jobs')
  const { cookies } = await request.storageState()
  const stolenHeaders = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  expect((await rawRequest(url, '/de/account/profil', { headers: stolenHeaders })).status).toBe(200)
  await request.delete('/_allauth/browser/v1/auth/session', { headers })
  for (const path of ['/de/account/profil', '/en/account/downloads', '/de/meine-stellenanzeigen']) {
    const response = await rawRequest(url, path, { headers: stolenHeaders })
    expect(response.status, path).toBe(301)
    expect(response.headers.location).toMatch(/^\/(de|en)\/account\/login$/)
    expect(response.body).not.toContain(email)
  }
})
