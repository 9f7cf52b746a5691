import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toSha256 } from '@/backend/accounts/secrets/secret'
import { sessionSeconds } from '@/backend/accounts/sessions/sessions'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { authConfigSchema, authenticatedSchema } from '@/lib/contract/accounts/auth'
import { createUser, TestBrowser, testPassword } from '@/tests/accounts'
import { hasDescription } from '@/tests/allauth'
import { startTestBackend } from '@/tests/backend-app'
import { startTestClock } from '@/tests/clock'

const time = startTestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })
const loggedOutBody = {
  status: 401,
  data: { flows: [{ id: 'login' }, { id: 'signup' }, { id: 'mfa_login_webauthn' }] },
  meta: { is_authenticated: false },
}

it.skipIf(hasDescription)('responses are not compared with the API description: ALLAUTH_OPENAPI is not set', () => {
  expect(hasDescription).toBe(false)
})

it('returns the ways to log in', async () => {
  const { body } = await new TestBrowser(backend).auth('GET', '/config')
  expect(authConfigSchema.parse(body).data.account).toMatchObject({
    login_methods: ['email'],
    is_open_for_signup: true,
  })
})

describe('a login', () => {
  it('returns the user and makes the browser known', async () => {
    const user = await createUser(backend)
    const browser = new TestBrowser(backend)
    expect((await browser.auth('GET', '/auth/session')).body).toEqual(loggedOutBody)
    const { status, body } = await browser.auth('POST', '/auth/login', {
      email: `  ${user.email.toUpperCase()} `,
      password: testPassword,
    })
    expect(status).toBe(200)
    expect(authenticatedSchema.parse(body)).toEqual({
      status: 200,
      data: {
        user: { id: user.id, display: `Paula ${user.lastName}`, email: user.email, has_usable_password: true },
        methods: [{ method: 'password', at: time.start.getTime() / 1000, email: user.email }],
      },
      meta: { is_authenticated: true },
    })
    expect((await browser.auth('GET', '/auth/session')).body).toEqual(body)
  })

  it('sets an HttpOnly session cookie and readable hints', async () => {
    const user = await createUser(backend)
    const editor = await createUser(backend, { role: 'editor' })
    const loadLoginCookies = async (email: string) =>
      (
        await new TestBrowser(backend).auth('POST', '/auth/login', { email, password: testPassword })
      ).headers.getSetCookie()
    const attributes = 'Max-Age=1209600; Path=/'
    expect(await loadLoginCookies(user.email)).toEqual([
      expect.stringMatching(new RegExp(`^sessionid=[\\w-]{43}; ${attributes}; HttpOnly; Secure; SameSite=Lax$`)),
      `authenticated=true; ${attributes}; Secure; SameSite=Lax`,
      expect.stringMatching(/^csrftoken=\w{32}; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-device=/),
    ])
    expect(await loadLoginCookies(editor.email)).toContain(`__Host-editor=1; ${attributes}; Secure; SameSite=Lax`)
  })

  it('stores only the hash of the token', async () => {
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend, {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    }).logIn(user)
    const rows = await backend.services.db.select().from(sessions).where(eq(sessions.userId, user.id))
    const token = browser.cookies.get('sessionid') ?? ''
    expect(rows).toMatchObject([{ tokenHash: toSha256(token), userAgent: 'Firefox, Linux' }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('creates a new token for any cookies of the browser', async () => {
    const user = await createUser(backend)
    const fixedToken = 'x'.repeat(43)
    const browser = new TestBrowser(backend)
    browser.cookies.set('sessionid', fixedToken)
    await browser.logIn(user)
    const firstToken = browser.cookies.get('sessionid')
    expect(firstToken).not.toBe(fixedToken)
    await browser.auth('DELETE', '/auth/session')
    await browser.logIn(user)
    expect(browser.cookies.get('sessionid')).not.toBe(firstToken)
  })

  it('returns a conflict during a session, after the validation of the fields', async () => {
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(user)
    const { status, body } = await browser.auth('POST', '/auth/login', { email: user.email, password: testPassword })
    expect({ status, body }).toEqual({ status: 409, body: { status: 409 } })
    expect((await browser.auth('POST', '/auth/login', { email: 'x', password: '' })).status).toBe(400)
  })

  it.each([
    [
      {},
      [
        ['required', 'email'],
        ['required', 'password'],
      ],
    ],
    [
      { email: '', password: '' },
      [
        ['required', 'email'],
        ['required', 'password'],
      ],
    ],
    [{ email: 'nobody', password: 'x' }, [['invalid', 'email']]],
    [
      { email: ['a@b.de'], password: { $ne: '' } },
      [
        ['invalid', 'email'],
        ['invalid', 'password'],
      ],
    ],
    [{ email: `${'a'.repeat(250)}@b.de`, password: 'x' }, [['max_length', 'email']]],
    [{ email: 'a@example.org', password: 'x'.repeat(1001) }, [['password_too_long', 'password']]],
    [[], [['invalid', undefined]]],
  ])('refuses %j', async (credentials, errors) => {
    const { status, body } = await new TestBrowser(backend).auth('POST', '/auth/login', credentials)
    expect(status).toBe(400)
    expect(body.errors.map(({ code, param }: Record<string, string>) => [code, param])).toEqual(errors)
  })

  it('uses the language of the browser', async () => {
    const loadMessage = async (language: string) => {
      const browser = new TestBrowser(backend, { 'Accept-Language': language })
      const { body } = await browser.auth('POST', '/auth/login', { email: 'a@example.org', password: 'x' })
      return body.errors[0].message
    }
    expect(await loadMessage('de')).toBe('E-Mail-Adresse und Passwort passen nicht zusammen.')
    expect(await loadMessage('en-GB')).toBe('The email address and password don’t match.')
  })

  it('waits for the verification of the address, then for the activation of the account', async () => {
    const user = await createUser(backend, { emailVerifiedAt: null, isActive: false })
    const browser = new TestBrowser(backend)
    const tryLogin = (password = testPassword) => browser.auth('POST', '/auth/login', { email: user.email, password })
    const toBodyWithFlow = (flow: object) => ({
      ...loggedOutBody,
      data: { flows: [...loggedOutBody.data.flows, flow] },
    })
    const unverified = toBodyWithFlow({ id: 'verify_email', is_pending: true })
    expect((await tryLogin()).body).toEqual(unverified)
    expect((await browser.auth('GET', '/auth/session')).body).toEqual(unverified)
    const { db } = backend.services
    await db.update(users).set({ emailVerifiedAt: time.start }).where(eq(users.id, user.id))
    // A flow of this site: clients of allauth fail at a pending flow that they do not know.
    expect((await tryLogin()).body).toEqual(toBodyWithFlow({ id: 'account_activation' }))
    // The state is shown only with the right password.
    expect((await tryLogin('wrong password')).body.errors[0].code).toBe('email_password_mismatch')
    expect(browser.cookies.has('sessionid')).toBe(false)
    expect((await browser.auth('GET', '/auth/session')).body).toEqual(loggedOutBody)
  })
})

describe('a session', () => {
  it('ends after 14 days', async () => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend))
    time.addSeconds(sessionSeconds - 1)
    expect((await browser.auth('GET', '/auth/session')).status).toBe(200)
    time.addSeconds(1)
    expect((await browser.auth('GET', '/auth/session')).status).toBe(401)
  })

  it.each([
    ['user', 200],
    ['editor', 401],
    ['admin', 401],
  ] as const)('of the role %s returns %i after 12 hours without a request', async (role, status) => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend, { role }))
    const hour = 3600
    for (const pause of [12 * hour - 1, 11 * hour]) {
      time.addSeconds(pause)
      expect((await browser.auth('GET', '/auth/session')).status).toBe(200)
    }
    time.addSeconds(12 * hour)
    expect((await browser.auth('GET', '/auth/session')).status).toBe(status)
  })

  it('is not prolonged by a page that stays open', async () => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'editor' }))
    for (const status of [404, 404, 401]) {
      time.addSeconds(5 * 3600)
      const response = await browser.call('POST', '/de/pageeditor-api/page/999/presence/', { module: null })
      expect(response.status).toBe(status)
    }
  })

  it('ends with the logout, and so do copies of its cookie', async () => {
    const user = await createUser(backend, { role: 'editor' })
    const browser = await new TestBrowser(backend).logIn(user)
    const thief = new TestBrowser(backend)
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    expect((await thief.auth('GET', '/auth/session')).status).toBe(200)
    const { status, body } = await browser.auth('DELETE', '/auth/session')
    expect({ status, body }).toEqual({ status: 401, body: loggedOutBody })
    expect([...browser.cookies.keys()]).toEqual(['csrftoken', '__Host-device'])
    expect((await thief.auth('GET', '/auth/session')).status).toBe(401)
    expect((await browser.auth('DELETE', '/auth/session')).body).toEqual(loggedOutBody)
  })

  it.each([{ isActive: false }, { emailVerifiedAt: null }])('is invalid when the account is %j', async (set) => {
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(user)
    await backend.services.db.update(users).set(set).where(eq(users.id, user.id))
    expect((await browser.auth('GET', '/auth/session')).status).toBe(401)
  })

  it.each(['', 'x', 'x'.repeat(43), "' OR 1=1 --", 'é'.repeat(43), '%00'])(
    'does not exist for the cookie %j',
    async (value) => {
      const browser = new TestBrowser(backend)
      browser.cookies.set('sessionid', encodeURIComponent(value))
      browser.cookies.set('authenticated', 'true')
      expect((await browser.auth('GET', '/auth/session')).status).toBe(401)
    },
  )

  it('stores its last use without writing at each request', async () => {
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(user)
    const loadLastUse = async () => {
      await browser.auth('GET', '/auth/session')
      const [row] = await backend.services.db.select().from(sessions).where(eq(sessions.userId, user.id))
      return row?.lastUsedAt
    }
    time.addSeconds(60)
    expect(await loadLastUse()).toEqual(time.start)
    time.addSeconds(600)
    expect(await loadLastUse()).toEqual(time.now)
  })
})

it('writes the events to the audit log without secrets', async () => {
  const user = await createUser(backend)
  const browser = new TestBrowser(backend)
  await browser.auth('POST', '/auth/login', { email: user.email, password: 'wrong password' })
  await browser.logIn(user)
  const token = browser.cookies.get('sessionid') ?? ''
  await browser.auth('DELETE', '/auth/session')
  const rows = await backend.services.db.select().from(securityEvents).where(eq(securityEvents.userId, user.id))
  expect(rows.map(({ event }) => event)).toEqual(['login-failed', 'logged-in', 'logged-out'])
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|password|example`))
})
