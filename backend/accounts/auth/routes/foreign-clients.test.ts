import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createUser, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { expectDescribed } from '@/tests/allauth'
import { startTestBackend } from '@/tests/backend-app'

// Rebuilds the calls of third-party clients: their order, their headers, their bodies.

const backend = startTestBackend()
const newPassword = 'Der zweite Vorhang hebt sich'

interface ForeignClient {
  name: string
  /** Returns the header that repeats the CSRF cookie, if the client sends it. */
  csrfHeader(method: string, path: string, token: string | undefined): { 'X-CSRFToken'?: string }
  /** Returns true if a call sends cookies and stores those of the response. */
  hasCookies(path: string): boolean
  reset(password: string, key: string): { body: unknown; headers?: Record<string, string> }
}

const clients: ForeignClient[] = [
  {
    name: 'the example client of django-allauth (examples/react-spa)',
    // Without a cookie, its header is the word null.
    csrfHeader: (_method, path, token) => (path === '/config' ? {} : { 'X-CSRFToken': token ?? 'null' }),
    hasCookies: () => true,
    reset: (password, key) => ({ body: { password, key } }),
  },
  {
    name: 'octue/allauth-js',
    csrfHeader: (method, _path, token) =>
      ['POST', 'PUT', 'DELETE'].includes(method) && token !== undefined ? { 'X-CSRFToken': token } : {},
    hasCookies: (path) => path !== '/config',
    reset: (password, key) => ({ body: { password, key }, headers: { 'X-Password-Reset-Key': key } }),
  },
]

const messageSchema = z.object({
  status: z.number(),
  data: z.unknown().optional(),
  meta: z.object({ is_authenticated: z.boolean().optional() }).optional(),
  errors: z.array(z.object({ code: z.string(), message: z.string(), param: z.string().optional() })).optional(),
})
const flowsSchema = z.object({ flows: z.array(z.object({ id: z.string(), is_pending: z.boolean().optional() })) })
const sessionsSchema = z.array(z.object({ id: z.number(), is_current: z.boolean() }))

let tabCount = 0

/** Opens a tab for a client; it stores cookies and adds the headers of a browser. */
function openTab(client: ForeignClient) {
  const cookies = new Map<string, string>()
  tabCount += 1
  const address = `10.99.${tabCount}.1`

  /** Calls like the client: reads each response as JSON and uses the status in it. */
  async function request(method: string, path: string, data?: unknown, headers?: Record<string, string>) {
    const hasCookies = client.hasCookies(path)
    const response = await backend.app.request(`/_allauth/browser/v1${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...client.csrfHeader(method, path, cookies.get('csrftoken')),
        ...(data !== undefined && { 'Content-Type': 'application/json' }),
        ...(hasCookies && { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(method !== 'GET' && { Origin: 'https://buehnenhaus.test' }),
        Referer: 'https://buehnenhaus.test/app',
        'X-Forwarded-For': address,
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    for (const line of hasCookies ? response.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/;\s*Max-Age=0(;|$)/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    await backend.services.background.waitUntilIdle()
    const body: unknown = await response.json()
    const message = messageSchema.parse(body)
    expect(message.status).toBe(response.status)
    expectDescribed(method, path, message.status, body)
    return message
  }

  /** Loads what each page of the client loads first; returns the pending flow. */
  async function start() {
    expect(await request('GET', '/config')).toMatchObject({
      status: 200,
      data: { account: { login_methods: ['email'], email_verification_by_code_enabled: false } },
    })
    const auth = await request('GET', '/auth/session')
    return { isAuthenticated: auth.meta?.is_authenticated === true, pending: findPendingFlow(auth) }
  }

  return { request, start }
}

/** Returns the pending flow, whose page the clients open; they know only the flows of allauth. */
function findPendingFlow({ data }: z.infer<typeof messageSchema>): string | undefined {
  return flowsSchema.safeParse(data).data?.flows.find((flow) => flow.is_pending)?.id
}

const toErrorCodes = ({ errors = [] }: z.infer<typeof messageSchema>) => errors.map(({ code, param }) => [code, param])

describe.each(clients)('$name', (client) => {
  it('logs in, confirms the password and logs out', async () => {
    const { email } = await createUser(backend)
    const { request, start } = openTab(client)
    expect(await start()).toEqual({ isAuthenticated: false, pending: undefined })

    const wrongResponse = await request('POST', '/auth/login', { email, password: 'ein falsches Passwort' })
    expect(toErrorCodes(wrongResponse)).toEqual([['email_password_mismatch', 'password']])
    const login = await request('POST', '/auth/login', { email, password: testPassword })
    expect(login).toMatchObject({ status: 200, meta: { is_authenticated: true }, data: { user: { email } } })
    expect(await start()).toEqual({ isAuthenticated: true, pending: undefined })
    expect((await request('POST', '/auth/login', { email, password: testPassword })).status).toBe(409)

    const rejection = await request('POST', '/auth/reauthenticate', { password: 'ein falsches Passwort' })
    expect(toErrorCodes(rejection)).toEqual([['incorrect_password', 'password']])
    expect((await request('POST', '/auth/reauthenticate', { password: testPassword })).status).toBe(200)

    expect(await request('DELETE', '/auth/session')).toMatchObject({ status: 401, meta: { is_authenticated: false } })
    expect(await start()).toEqual({ isAuthenticated: false, pending: undefined })
  })

  it('signs up and sees the verification as pending until it is done', async () => {
    const email = `foreign-${clients.indexOf(client)}@example.org`
    const { request, start } = openTab(client)
    await start()
    const shortResponse = await request('POST', '/auth/signup', { email, password: testPassword })
    expect(shortResponse.status).toBe(400)
    // The form of the client cannot show errors of fields that it lacks.
    expect(toErrorCodes(shortResponse).filter(([, param]) => param === undefined)).toEqual([['required', undefined]])

    const names = { first_name: 'Ottilie', last_name: 'Schnürboden', organization: 'Theater am Wehr' }
    const signUpFields = { ...names, access: 'both', privacy: true }
    const signup = await request('POST', '/auth/signup', { email, password: testPassword, ...signUpFields })
    expect([signup.status, findPendingFlow(signup)]).toEqual([401, 'verify_email'])
    expect(await start()).toEqual({ isAuthenticated: false, pending: 'verify_email' })

    const key = await readMailKey(backend, email, 'verify-email')
    const header = { 'X-Email-Verification-Key': key }
    expect(await request('GET', '/auth/email/verify', undefined, header)).toMatchObject({
      status: 200,
      data: { email, user: { display: 'Ottilie Schnürboden' } },
    })
    expect((await request('POST', '/auth/email/verify', { key })).status).toBe(401)
    expect(await start()).toEqual({ isAuthenticated: false, pending: undefined })
    expect(toErrorCodes(await request('GET', '/auth/email/verify', undefined, header))).toEqual([
      ['invalid_or_expired_key', 'key'],
    ])

    // A flow unknown to the client must not be marked as pending.
    const login = await request('POST', '/auth/login', { email, password: testPassword })
    expect([login.status, findPendingFlow(login)]).toEqual([401, undefined])
  })

  it('changes the address and the password, and ends sessions', async () => {
    const user = await createUser(backend)
    const email = `other-${user.id}@example.org`
    const otherTab = openTab(client)
    const { request, start } = openTab(client)
    for (const tab of [otherTab, { request, start }]) {
      await tab.start()
      await tab.request('POST', '/auth/login', { email: user.email, password: testPassword })
    }

    const addresses = await request('GET', '/account/email')
    expect(addresses.data).toEqual([{ email: user.email, primary: true, verified: true }])
    const pendingEmail = { email, primary: false, verified: false }
    expect((await request('POST', '/account/email', { email })).data).toContainEqual(pendingEmail)
    expect(toErrorCodes(await request('POST', '/account/email', { email }))).toEqual([['duplicate_email', 'email']])
    expect((await request('PUT', '/account/email', { email })).status).toBe(200)
    expect((await request('DELETE', '/account/email', { email })).data).not.toContainEqual(pendingEmail)

    const sessions = sessionsSchema.parse((await request('GET', '/auth/sessions')).data)
    const otherSessions = sessions.filter((session) => !session.is_current).map(({ id }) => id)
    expect(otherSessions).toHaveLength(1)
    expect((await request('DELETE', '/auth/sessions', { sessions: otherSessions })).data).toHaveLength(1)
    expect(await otherTab.start()).toEqual({ isAuthenticated: false, pending: undefined })

    const change = { current_password: testPassword, new_password: newPassword }
    expect(
      toErrorCodes(await request('POST', '/account/password/change', { ...change, new_password: 'kurz' })),
    ).toEqual([['password_too_short', 'new_password']])
    expect((await request('POST', '/account/password/change', change)).status).toBe(200)
    expect((await start()).isAuthenticated).toBe(true)
  })

  it('resets a forgotten password', async () => {
    const { email } = await createUser(backend)
    const { request, start } = openTab(client)
    await start()
    expect((await request('POST', '/auth/password/request', { email })).status).toBe(200)
    const key = await readMailKey(backend, email, 'password-reset')
    const header = { 'X-Password-Reset-Key': key }
    expect((await request('GET', '/auth/password/reset', undefined, header)).status).toBe(200)
    const { body, headers } = client.reset(newPassword, key)
    expect((await request('POST', '/auth/password/reset', body, headers)).status).toBe(401)
    expect(toErrorCodes(await request('POST', '/auth/password/reset', body, headers))).toEqual([
      ['invalid_password_reset', 'key'],
    ])
    expect((await request('POST', '/auth/login', { email, password: newPassword })).status).toBe(200)
  })
})

describe('a call that only allauth supports', () => {
  const call = (method: string, path: string) => backend.app.request(`/_allauth/browser/v1${path}`, { method })

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('is 404 without a CSRF token: %s', async (method) => {
    for (const path of ['/auth/unknown', '/auth/phone/verify', '/account/phone', '/unknown']) {
      const response = await call(method, path)
      expect([path, response.status, await response.json()]).toMatchObject([path, 404, { status: 404 }])
    }
  })

  it('has no pending flow: confirming a login by code, and resending a code', async () => {
    const browser = new TestBrowser(backend)
    expect((await browser.auth('POST', '/auth/code/confirm', { code: '123' })).body).toEqual({ status: 409 })
    expect((await browser.auth('POST', '/auth/email/verify/resend')).body).toEqual({ status: 409 })
    expect((await browser.auth('POST', '/auth/email/verify/resend', {})).body).toEqual({ status: 409 })
    expect((await call('POST', '/auth/code/confirm')).status).toBe(403)
  })
})

it('ignores blanks around a password, like Django', async () => {
  const { email } = await createUser(backend)
  const browser = new TestBrowser(backend)
  expect((await browser.auth('POST', '/auth/login', { email, password: ` ${testPassword}\t\n` })).status).toBe(200)
  const change = { current_password: `\u00a0${testPassword}`, new_password: `${newPassword} ` }
  expect((await browser.auth('POST', '/account/password/change', change)).status).toBe(200)
  const otherBrowser = new TestBrowser(backend)
  expect((await otherBrowser.auth('POST', '/auth/login', { email, password: newPassword })).status).toBe(200)
  const refusal = await otherBrowser.auth('POST', '/auth/reauthenticate', { password: ' \t ' })
  expect(toErrorCodes(messageSchema.parse(refusal.body))).toEqual([['required', 'password']])
})
