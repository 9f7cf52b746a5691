import { type APIRequestContext, expect } from '@playwright/test'
import { locales } from '@/lib/contract/common/locale'
import { type DemoAccount, logIn } from '../support/log-in'
import { anonymousPages, memberPages } from '../support/routes'
import { test } from '../support/test'

interface Person {
  account: DemoAccount
  email: string
  name: string
  phone: string
}
const a: Person = { account: 'mitglied', email: 'mitglied@example.org', name: 'Mira Glied', phone: '+49 30 5550-7001' }
const b: Person = { account: 'beide', email: 'beide@example.org', name: 'Bea Ideker', phone: '+49 30 5550-7002' }

/** Members of one group see each other's names on these pages. */
const unionPages = /user-unions|\/(?:gruppen|groups|organe|organs|ausschuesse|committees)$/

const calls = [
  '/api/users/me/',
  '/api/users/me/export/',
  '/api/users/me/sessions/',
  '/api/user-unions/',
  '/api/download-protected-categories/',
  '/pageeditor-api/nav-account/',
  '/pageeditor-api/user',
]

interface Visitors {
  asA: APIRequestContext
  asB: APIRequestContext
  asNobody: APIRequestContext
}

/** Requests a path and expects that the response is not cached. */
async function readPrivate(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  expect.soft(response.headers()['cache-control'], path).toBe('private, no-store')
  expect.soft(response.status(), path).toBeLessThan(500)
  return { status: response.status(), text: `${await response.text()} ${JSON.stringify(response.headers())}` }
}

/** Returns the personal details in a response. */
function findDetails(response: { text: string } | undefined, ...details: string[]) {
  return details.filter((detail) => response?.text.includes(detail))
}

/**
 * Sends the requests in parallel and one after the other, so that a shared cache or render would
 * mix the people up.
 */
async function expectSeparate({ asA, asB, asNobody }: Visitors, path: string) {
  const [ofA, ofB, ofNobody] = await Promise.all([asA, asB, asNobody].map((request) => readPrivate(request, path)))
  const thenB = await readPrivate(asB, path)
  const thenNobody = await readPrivate(asNobody, path)
  const thenA = await readPrivate(asA, path)
  const listDetails = ({ email, name, phone }: Person) => [email, phone, ...(unionPages.test(path) ? [] : [name])]
  for (const response of [ofB, thenB]) expect.soft(findDetails(response, ...listDetails(a)), `${path} as B`).toEqual([])
  for (const response of [ofA, thenA]) expect.soft(findDetails(response, ...listDetails(b)), `${path} as A`).toEqual([])
  for (const response of [ofNobody, thenNobody]) {
    const ofBoth = [a, b].flatMap(({ email, name, phone }) => [email, name, phone])
    expect.soft(findDetails(response, ...ofBoth), `${path} as nobody`).toEqual([])
  }
  return { ofA, ofB, ofNobody }
}

test('no data of an account reaches another visitor', async ({ playwright }) => {
  test.setTimeout(240_000)
  const open = () => playwright.request.newContext()
  const visitors: Visitors = { asA: await open(), asB: await open(), asNobody: await open() }
  for (const [request, { account, phone }] of [
    [visitors.asA, a],
    [visitors.asB, b],
  ] as const) {
    const headers = await logIn({ request }, account)
    const change = await request.patch('/de/api/users/me/', { headers, data: { phone } })
    expect(change.status()).toBe(200)
  }

  for (const locale of locales) for (const path of calls) await expectSeparate(visitors, `/${locale}${path}`)
  await expectSeparate(visitors, '/_allauth/browser/v1/auth/session')
  await expectSeparate(visitors, '/_allauth/browser/v1/account/email')
  // The same code renders both languages.
  for (const [index, paths] of Object.values({ ...anonymousPages, ...memberPages }).entries()) {
    const locale = index % 2 === 0 ? 'de' : 'en'
    await expectSeparate(visitors, `/${locale}${paths[locale]}`)
  }

  // Checks that the data that others must not see exist.
  const profiles = ['/de/account/profil', '/en/account/profile']
  for (const path of ['/de/api/users/me/', '/en/api/users/me/', ...profiles]) {
    const { ofA, ofB, ofNobody } = await expectSeparate(visitors, path)
    for (const [response, { email, phone }] of [
      [ofA, a],
      [ofB, b],
    ] as const) {
      expect(findDetails(response, email, phone)).toEqual([email, phone])
    }
    expect(ofNobody?.status).toBe(profiles.includes(path) ? 301 : 401)
  }
  for (const context of Object.values(visitors)) await context.dispose()
})
