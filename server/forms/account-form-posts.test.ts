import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { findReturnedForm } from '@/lib/render-context'
import type { ReturnedForm } from '@/lib/returned-form'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const type = { 'content-type': 'application/x-www-form-urlencoded' }
const login = '/de/account/login'

/**
 * Starts a site with a constant backend response, and records the calls and the forms that are
 * shown again.
 */
async function startSite(createResponse: () => Response) {
  const calls: { request: Request; body: string }[] = []
  const returnedForms: (ReturnedForm | null)[] = []
  const { port } = await startTestSite({
    transport: async (request) => {
      calls.push({ request, body: await request.text() })
      return createResponse()
    },
    async handler(_request, response) {
      returnedForms.push(findReturnedForm())
      response.setHeader('content-type', 'text/html').end('<html></html>')
    },
  })
  return { port, calls, returnedForms }
}
const post = (port: number, path: string, body: string, headers: Record<string, string> = type) =>
  fetchResponse(port, path, { method: 'POST', headers, body })
const logIn = () => Response.json({ status: 200 }, { headers: { 'Set-Cookie': 'sessionid=token; Path=/; HttpOnly' } })

it('forwards a login with the client address of the connection, not with a forged one', async () => {
  const { port, calls } = await startSite(logIn)
  const headers = {
    ...type,
    host: 'buehne.example',
    origin: 'https://evil.example',
    cookie: 'a=b; csrftoken=chosen',
    'x-csrftoken': 'chosen',
    'x-forwarded-for': '203.0.113.9',
    x_forwarded_for: '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-forwarded-host': 'evil.example',
  }
  const response = await post(port, login, 'email=a%40b.example&password=c&role=admin', headers)
  expect(response).toMatchObject({ status: 303, headers: { 'cache-control': 'private, no-store' } })
  expect(response.headers['set-cookie']).toEqual([
    'sessionid=token; Path=/; HttpOnly',
    'authenticated=true; Max-Age=1209600; Path=/; SameSite=Lax',
  ])
  const [call] = calls
  expect(call?.body).toBe('{"email":"a@b.example","password":"c"}')
  expect(call?.request.url).toBe('http://buehne.example/_allauth/browser/v1/auth/login')
  const sent = Object.fromEntries(call?.request.headers ?? [])
  expect(sent).toMatchObject({
    origin: 'https://evil.example',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'buehne.example',
    'accept-language': 'de',
    'content-length': String(call?.body.length),
  })
  expect(sent.cookie).toBe(`a=b; csrftoken=${sent['x-csrftoken']}`)
  expect(JSON.stringify(sent)).not.toMatch(/203\.0\.113\.9|chosen/)
})

it.each<[string, Record<string, string>, string]>([
  ['of another type', { 'content-type': 'text/plain' }, 'email=a'],
  ['of a type that only begins with that of forms', { 'content-type': `${type['content-type']}x` }, 'email=a'],
  ['without a type', {}, 'email=a'],
  ['with too many fields', type, 'a&'.repeat(1900)],
  ['with an invalid host', { ...type, host: 'not a host' }, 'email=a'],
])('rejects a form %s without calling the backend', async (_, headers, body) => {
  const { port, calls } = await startSite(logIn)
  const response = await post(port, login, body, headers)
  expect(response).toMatchObject({ status: 303, headers: { location: `${login}?failure=other` } })
  expect(calls).toEqual([])
})

it.each<[string, Record<string, string>]>([
  ['with', { 'content-length': '500000' }],
  ['without', { 'transfer-encoding': 'chunked' }],
])('stops reading a form that is too long, %s a Content-Length', async (_, length) => {
  const { port, calls } = await startSite(logIn)
  const body = `email=${'a'.repeat(499_994)}`
  const response = await post(port, login, body, { ...type, ...length })
  expect(response).toMatchObject({ status: 303, headers: { connection: 'close', location: `${login}?failure=other` } })
  expect(calls).toEqual([])
})

it('reports no error when a client disconnects', async () => {
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const { port } = await startTestSite({ onError })
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${login} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type['content-type']}\r\nContent-Length: 9\r\n\r\na`,
  )
  await once(socket, 'connect')
  socket.destroy()
  expect((await fetchResponse(port, login)).status).toBe(404)
  expect(errors).toEqual([])
})

it.each(['<script>', 'a\r\nSet-Cookie: b=c', 'x'.repeat(51), ''])(
  'does not put an invalid error code of the backend into the address: %j',
  async (code) => {
    const { port } = await startSite(() => Response.json({ errors: [{ code }] }, { status: 400 }))
    const response = await post(port, login, 'email=a')
    expect(response).toMatchObject({ status: 303, headers: { location: `${login}?failure=other` } })
    expect(response.headers['set-cookie']).toBeUndefined()
  },
)

it.each<[string, () => Response, string]>([
  ['has a pending step', () => requireFlows([{ id: 'verify_email', is_pending: true }]), 'verify_email'],
  ['has none, so that the account must be activated', () => requireFlows([{ id: 'login' }]), 'account_activation'],
])('redirects with the next step after a login whose response %s', async (_, createResponse, step) => {
  const { port } = await startSite(createResponse)
  const response = await post(port, login, 'email=a')
  expect(response).toMatchObject({ status: 303, headers: { location: `${login}?failure=${step}` } })
})

const createFlows = (...ids: string[]) => ids.map((id) => ({ id, ...(id === 'verify_email' && { is_pending: true }) }))

it.each<[string, string, () => Response, { call: string; body: object; next: string }]>([
  [
    '/de/account/signup',
    'email=a%40b.example&password=c&first_name=A&last_name=B&organization=C&access=both&privacy=on&role=admin',
    () => requireFlows(createFlows('login', 'verify_email')),
    {
      call: 'signup',
      body: {
        email: 'a@b.example',
        password: 'c',
        first_name: 'A',
        last_name: 'B',
        organization: 'C',
        access: 'both',
        phone: '',
        privacy: true,
        language: 'de',
      },
      next: '/de/account/signup?sent',
    },
  ],
  [
    '/en/account/verify-email/k%C3%BC',
    '',
    () => requireFlows(createFlows('login', 'account_activation')),
    { call: 'email/verify', body: { key: 'kü' }, next: '/en/account/verify-email?verified=registration' },
  ],
  [
    '/de/account/verify-email/key',
    '',
    () => Response.json({ status: 200 }),
    { call: 'email/verify', body: { key: 'key' }, next: '/de/account/verify-email?verified=confirmed' },
  ],
  [
    '/de/account/verify-email',
    'email=a%40b.example',
    () => Response.json({ status: 409 }, { status: 409 }),
    { call: 'email/verify/resend', body: { email: 'a@b.example' }, next: '/de/account/verify-email?resent=byLogin' },
  ],
  [
    '/de/account/password/reset/key/key',
    'password=Der+zweite+Vorhang',
    () => requireFlows(createFlows('login')),
    {
      call: 'password/reset',
      body: { key: 'key', password: 'Der zweite Vorhang' },
      next: '/de/account/password/reset/key?done',
    },
  ],
])('accepts the form of %s', async (path, body, createResponse, { call, body: expected, next }) => {
  const { port, calls } = await startSite(createResponse)
  expect(await post(port, path, body)).toMatchObject({ status: 303, headers: { location: next } })
  const [sent] = calls
  expect(new URL(sent?.request.url ?? '').pathname).toBe(`/_allauth/browser/v1/auth/${call}`)
  expect(JSON.parse(sent?.body ?? '')).toEqual(expected)
})

it.each([
  ['/de/account/password/reset', 'email=a%40b.example'],
  ['/de/account/password/reset/key/key', 'password=c'],
  ['/de/account/verify-email/key', ''],
  ['/de/account/stop-email-change/key', ''],
])('reports a failure of %s for a 401 without the steps of the login', async (path, body) => {
  for (const text of ['<h1>Unauthorized</h1>', '{"detail":"Unauthorized"}']) {
    const { port } = await startSite(() => new Response(text, { status: 401 }))
    const response = await post(port, path, body)
    expect(response.headers.location).toBe(`${path}?failure=other`)
  }
})

it.each([
  ['/de/account/password/reset/key/key', 'password', 'required'],
  ['/de/account/verify-email/key', 'key', 'required'],
])('redirects back to %s with the problem', async (path, param, failure) => {
  const errors = [{ code: 'required', param, message: '' }]
  const { port } = await startSite(() => Response.json({ status: 400, errors }, { status: 400 }))
  const response = await post(port, path, 'a=b')
  expect(response).toMatchObject({ status: 303, headers: { location: `${path}?failure=${failure}` } })
})

const createMissingError = (param: string) => ({ code: 'required', param, message: '' })

it.each([
  [
    400,
    { errors: [createMissingError('email'), createMissingError('phone')] },
    { problems: { email: 'required', phone: 'required' } },
  ],
  [
    400,
    { errors: [createMissingError('email'), { code: 'invalid', param: 'email' }] },
    { problems: { email: 'required' } },
  ],
  [401, { detail: 'Unauthorized' }, { problems: { form: 'other' } }],
  [429, {}, { problems: { form: 'too_many_attempts' }, status: 429 }],
])('shows a sign-up that is rejected with %i again, without its password', async (status, answer, expected) => {
  const { port, returnedForms } = await startSite(() => Response.json(answer, { status }))
  const body = 'first_name=Ada&password=c&privacy=on&role=admin'
  await post(port, '/de/account/signup', body)
  expect(returnedForms).toMatchObject([{ formId: null, values: { first_name: ['Ada'], privacy: ['on'] }, ...expected }])
  expect(returnedForms[0]?.values).not.toHaveProperty('password')
})

it('shows a refused request for another confirmation link again', async () => {
  const { port, returnedForms } = await startSite(() => Response.json({}, { status: 429 }))
  await post(port, '/de/account/verify-email', 'email=ada%40')
  const problems = { form: 'too_many_attempts' }
  expect(returnedForms).toEqual([{ formId: null, problems, values: { email: ['ada@'] }, status: 429, ticket: '' }])
})

it.each([
  [200, '/de/account/jobs/renew/1.2.3.a-b?renewed'],
  [409, '/de/account/jobs/renew/1.2.3.a-b?failure=other'],
  [404, '/de/account/jobs/renew/1.2.3.a-b?failure=other'],
])('renews a job ad by the key in the address, and redirects after %i to %s', async (status, next) => {
  const { port, calls } = await startSite(() => Response.json({ detail: '' }, { status }))
  const response = await post(port, '/de/account/jobs/renew/1.2.3.a-b', '')
  expect(response).toMatchObject({ status: 303, headers: { location: next } })
  const [call] = calls
  expect(new URL(call?.request.url ?? '').pathname).toBe('/api/jobs/renewal/')
  expect(call?.body).toBe('{"key":"1.2.3.a-b"}')
})

function requireFlows(flows: object[]): Response {
  return Response.json({ status: 401, data: { flows } }, { status: 401 })
}

it('asks for the code if a second factor is pending', async () => {
  const data = { flows: [{ id: 'login' }, { id: 'mfa_authenticate', is_pending: true }] }
  const { port } = await startSite(() => Response.json({ data }, { status: 401 }))
  const response = await post(port, login, 'email=a&password=b')
  expect(response.headers.location).toBe(`${login}?failure=mfa_authenticate`)
})

it.each<[number, unknown, string]>([
  [200, {}, `${login}?next=`],
  [400, { errors: [{ code: 'incorrect_code', param: 'code' }] }, `${login}?failure=code.incorrect_code`],
  [401, { data: { flows: [{ id: 'login' }] } }, `${login}?failure=login_expired`],
  [429, {}, `${login}?failure=code.too_many_attempts`],
  [500, {}, `${login}?failure=code.other`],
])('accepts the code of the second step: %i redirects', async (status, body, location) => {
  const { port, calls } = await startSite(() => Response.json(body, { status }))
  const response = await post(port, login, 'code=123456')
  expect(response).toMatchObject({ status: 303, headers: { location } })
  expect(calls[0]?.request.url).toMatch(/\/auth\/2fa\/authenticate$/)
  expect(calls[0]?.body).toBe('{"code":"123456"}')
})
