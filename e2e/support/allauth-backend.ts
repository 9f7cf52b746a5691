import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

const base = '/_allauth/browser/v1'
/** The password of both accounts. */
export const allauthPassword = 'Der erste Vorhang'
/** An account that an administrator has to activate. */
export const inactiveEmail = 'inactive@example.org'
const user = { id: 1, display: 'a@example.org', email: 'a@example.org', has_usable_password: true }
/**
 * The backend verifies addresses by codes, for which the site has no forms, and passwords by links.
 */
const config = { email_verification_by_code_enabled: true, password_reset_by_code_enabled: false }
const anonymous = [401, { status: 401, data: { flows: [{ id: 'login' }] }, meta: { is_authenticated: false } }]
const loggedIn = [200, { status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } }]
const unverified = [401, { status: 401, data: { flows: [{ id: 'verify_email', is_pending: true }] } }]
const wrongPassword = { code: 'email_password_mismatch', param: 'password', message: 'No.' }
const addresses = [
  { email: user.email, primary: true, verified: true },
  { email: 'second@example.org', primary: false, verified: true },
]
const sessions = [{ id: 1, user_agent: 'A browser', ip: '127.0.0.1', created_at: 1_795_000_000, is_current: true }]

/** Reads the body like a WSGI server: a request without a length has none. */
async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  const content = await text(request)
  return content !== '' && 'content-length' in request.headers ? JSON.parse(content) : {}
}

function respondToLogin({ email, password }: Record<string, string>) {
  if (password !== allauthPassword) return [400, { status: 400, errors: [wrongPassword] }]
  // No flow is pending, because the user cannot activate the account.
  return email === inactiveEmail ? anonymous : loggedIn
}

function respond(call: string, body: Record<string, string>, isLoggedIn: boolean) {
  if (call === 'GET /config') return [200, { status: 200, data: { account: config } }]
  if (call === 'POST /auth/email/verify/resend') return [409, { status: 409 }]
  if (call === 'POST /auth/password/request') return [200, { status: 200 }]
  if (call === 'POST /auth/signup') return unverified
  if (call === 'POST /auth/login') return respondToLogin(body)
  if (call === 'POST /account/email' && !isLoggedIn) return [409, { status: 409 }]
  if (call === 'DELETE /auth/session' || !isLoggedIn) return anonymous
  if (call === 'GET /account/email') return [200, { status: 200, data: addresses }]
  if (call === 'POST /account/email') {
    const addedAddress = { email: body.email, primary: false, verified: false }
    return [200, { status: 200, data: [...addresses, addedAddress] }]
  }
  if (call === 'GET /auth/sessions') return [200, { status: 200, data: sessions }]
  return loggedIn
}

/**
 * Starts a backend with only the authentication API, which responds like django-allauth behind a
 * WSGI server: other paths are 404 in HTML, and changes need the CSRF cookie of this API.
 */
export async function startAllauthBackend() {
  let sessionId = 1
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const cookie = request.headers.cookie ?? ''
    if (!path.startsWith(base)) return response.writeHead(404).end('<h1>Not Found</h1>')
    const token = /csrftoken=(\w+)/.exec(cookie)?.[1]
    if (token === undefined) response.appendHeader('Set-Cookie', `csrftoken=${'a'.repeat(32)}; Path=/`)
    const isSafe = request.method === 'GET'
    if (!isSafe && (token === undefined || token !== request.headers['x-csrftoken'])) {
      return response.writeHead(403).end('<h1>Forbidden</h1>')
    }
    const call = `${request.method} ${path.slice(base.length)}`
    const isLoggedIn = cookie.split(/;\s*/).includes(`sessionid=session-${sessionId}`)
    const [status, body] = respond(call, await readBody(request), isLoggedIn)
    if (call === 'POST /auth/login' && status === 200) {
      response.appendHeader('Set-Cookie', `sessionid=session-${sessionId}; Path=/; HttpOnly`)
    }
    if (call === 'DELETE /auth/session') response.appendHeader('Set-Cookie', 'sessionid=; Path=/; Max-Age=0')
    return response.writeHead(Number(status), { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The backend got no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    endSessions() {
      sessionId += 1
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
