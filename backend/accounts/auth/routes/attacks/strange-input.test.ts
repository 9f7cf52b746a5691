import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { createSignUpData, createUser, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()
const auth = '/_allauth/browser/v1'

interface Call {
  method: string
  path: string
  body: Record<string, unknown>
  isSignedIn?: boolean
}

const email = 'strange@example.org'
const calls: Call[] = [
  { method: 'POST', path: `${auth}/auth/login`, body: { email, password: testPassword } },
  { method: 'POST', path: `${auth}/auth/signup`, body: { ...createSignUpData(email), phone: '1', language: 'de' } },
  { method: 'POST', path: `${auth}/auth/email/verify`, body: { key: 'x' } },
  { method: 'POST', path: `${auth}/auth/email/verify/resend`, body: { email } },
  { method: 'POST', path: `${auth}/auth/password/request`, body: { email } },
  { method: 'POST', path: `${auth}/auth/password/reset`, body: { key: 'x', password: testPassword } },
  {
    method: 'POST',
    path: `${auth}/account/password/change`,
    body: { current_password: 'not the password', new_password: testPassword },
    isSignedIn: true,
  },
  { method: 'POST', path: `${auth}/account/email`, body: { email }, isSignedIn: true },
  { method: 'PUT', path: `${auth}/account/email`, body: { email }, isSignedIn: true },
  { method: 'PATCH', path: `${auth}/account/email`, body: { email, primary: true }, isSignedIn: true },
  { method: 'DELETE', path: `${auth}/account/email`, body: { email }, isSignedIn: true },
  {
    method: 'PATCH',
    path: '/de/api/users/me/',
    body: {
      first_name: 'A',
      last_name: 'B',
      salutation: 'C',
      title: 'D',
      position: 'E',
      organization: 'F',
      phone: '1',
      language: 'de',
      newsletter: false,
    },
    isSignedIn: true,
  },
  { method: 'DELETE', path: '/de/api/users/me/', body: { password: 'x' }, isSignedIn: true },
]

/** Values that no field accepts. */
const invalidValues: [string, unknown][] = [
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['more than a request may have', 'x'.repeat(1_048_577)],
  ['NUL', 'a\0b@example.org'],
  ['half a pair of surrogates', 'a\ud800b'],
  ['a number', 1],
  ['null', null],
  ['a list', ['a']],
  ['an object', { a: 'b' }],
  ['nothing', ''],
]
/** Values that only passwords accept, because they are never displayed. */
const passwordValues: [string, unknown][] = [
  ['lines', 'abc\r\nBcc: everybody@example.org'],
  ['a direction override', '\u202egro.elpmaxe@a'],
  ['an isolate', 'a\u2066b@example.org'],
]
/** Values that names accept; other fields may reject them. */
const unusualTexts = ['👩🏽‍🎤🎭 Ω', 'שרה\u200f לוי', "'; DROP TABLE users; --", '<svg onload=alert(1)>', '%00%0d%0a']

const fields = calls.flatMap((call) =>
  Object.keys(call.body).map((field) => ({ ...call, field, name: `${call.method} ${call.path} ${field}` })),
)

let user: UserRow
let cookies: [string, string][]
beforeAll(async () => {
  user = await createUser(backend)
  cookies = [...(await new TestBrowser(backend).logIn(user)).cookies]
})

async function send({ method, path, body, isSignedIn }: Call, changes: Record<string, unknown>) {
  const browser = new TestBrowser(backend)
  if (isSignedIn) for (const [name, value] of cookies) browser.cookies.set(name, value)
  const response = await browser.call(method, path, { ...body, ...changes })
  return { status: response.status, text: await response.text() }
}
const listAccounts = () => backend.services.db.select().from(users)

describe.each(fields)('$name', (call) => {
  const { field, path } = call
  const isPassword = field.includes('password')

  it('rejects invalid values and stores nothing', async () => {
    const accountsBefore = await listAccounts()
    // An empty line is a value of optional fields.
    const isOptional = /^(salutation|title|position|phone)$|^organization$/.test(field)
    for (const [name, value] of isPassword ? invalidValues : [...invalidValues, ...passwordValues]) {
      if (isOptional && value === '' && !(field === 'organization' && path.includes('signup'))) continue
      const { status, text } = await send(call, { [field]: value })
      expect([name, [400, 413].includes(status)]).toEqual([name, true])
      expect(text.length, name).toBeLessThan(1000)
    }
    expect(await listAccounts()).toEqual(accountsBefore)
  })

  it('accepts unusual texts unchanged or rejects them', async () => {
    for (const value of unusualTexts) {
      const { status } = await send(call, { [field]: value })
      expect([200, 400, 401, 403, 429], value).toContain(status)
    }
    const [storedUser] = await backend.services.db.select().from(users).where(eq(users.id, user.id))
    expect(storedUser?.passwordHash).toBe(user.passwordHash)
    expect(storedUser?.email).toBe(user.email)
  })
})

it.each(calls)('$method $path rejects bodies of other types', async ({ method, path, isSignedIn }) => {
  for (const body of ['[]', '"x"', 'null', '1', '{"__proto__":{"role":"admin"}}', '{"email":"a","email":"b"}']) {
    const browser = new TestBrowser(backend)
    if (isSignedIn) for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect((await browser.call(method, path, body)).status, body).toBe(400)
  }
})
