import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { language } from '../requests/language'
import { errorHandler } from '../responses/error-handler'
import { createRouter } from '../router'
import { csrfProtection } from './csrf'

const token = 'a1B2'.repeat(8)
const otherToken = 'Z9y8'.repeat(8)

/** A backend with only the CSRF protection; admitted requests get 200. */
function protectedApp(siteUrl: string) {
  const app = createRouter()
  app.use(
    language,
    csrfProtection(siteUrl, (path) => !path.endsWith('/unknown')),
  )
  app.all('*', (c) => c.json({ passed: true }))
  app.onError(errorHandler(pino({ level: 'silent' })))
  return app
}

const app = protectedApp('https://vbo.test')
const honest = { Cookie: `csrftoken=${token}`, 'X-CSRFToken': token, Origin: 'https://vbo.test' }

function omitHeader(name: keyof typeof honest): Record<string, string> {
  return Object.fromEntries(Object.entries(honest).filter(([key]) => key !== name))
}

async function post(path: string, headers: Record<string, string>, method = 'POST'): Promise<number> {
  return (await app.request(`https://vbo.test${path}`, { method, headers })).status
}

describe('an unsafe authentication call', () => {
  it.each<[string, Record<string, string>, number]>([
    ['of the own site', honest, 200],
    ['with a masked token', { ...honest, Cookie: `csrftoken=${token}${token}`, 'X-CSRFToken': token + token }, 200],
    [
      'with the Referer in place of the Origin',
      { ...omitHeader('Origin'), Referer: 'https://vbo.test/de/account/login' },
      200,
    ],
    ['of a foreign origin', { ...honest, Origin: 'https://evil.example' }, 403],
    ['of an origin that begins alike', { ...honest, Origin: 'https://vbo.test.evil.example' }, 403],
    ['of an origin that hides behind a user name', { ...honest, Origin: 'https://vbo.test@evil.example' }, 403],
    ['of another port', { ...honest, Origin: 'https://vbo.test:8443' }, 403],
    ['over http', { ...honest, Origin: 'http://vbo.test' }, 403],
    ['of the origin null', { ...honest, Origin: 'null' }, 403],
    ['of no URL', { ...honest, Origin: 'vbo.test' }, 403],
    [
      'of a foreign origin with an own Referer',
      { ...honest, Origin: 'https://evil.example', Referer: 'https://vbo.test/' },
      403,
    ],
    ['of a foreign Referer', { ...omitHeader('Origin'), Referer: 'https://evil.example/?https://vbo.test/' }, 403],
    ['with neither Origin nor Referer', omitHeader('Origin'), 403],
    [
      'that says the forwarded host is foreign too',
      { ...honest, Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' },
      403,
    ],
    ['without the header', omitHeader('X-CSRFToken'), 403],
    ['without the cookie', omitHeader('Cookie'), 403],
    ['with another token', { ...honest, 'X-CSRFToken': otherToken }, 403],
    ['with empty tokens', { ...honest, Cookie: 'csrftoken=', 'X-CSRFToken': '' }, 403],
    ['with a token of another length', { ...honest, 'X-CSRFToken': token + token }, 403],
    ['with a malformed pair', { ...honest, Cookie: 'csrftoken=x', 'X-CSRFToken': 'x' }, 403],
    [
      'as a cross-site form sends it',
      { Origin: 'https://evil.example', Cookie: `csrftoken=${token}`, 'Content-Type': 'text/plain' },
      403,
    ],
  ])('%s', async (_, headers, status) => {
    expect(await post('/_allauth/browser/v1/auth/login', headers)).toBe(status)
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('is also checked for %s', async (method) => {
    expect(await post('/_allauth/browser/v1/auth/session', omitHeader('X-CSRFToken'), method)).toBe(403)
    expect(await post('/_allauth/browser/v1/auth/session', honest, method)).toBe(200)
  })
})

describe('an unsafe data call', () => {
  it.each(['/api/newsletter/', '/en/api/newsletter/', '/de/pageeditor-api/text/'])(
    'to %s is checked for sessions alone',
    async (path) => {
      const session = { Cookie: `sessionid=abc; csrftoken=${token}` }
      expect(await post(path, {})).toBe(200)
      expect(await post(path, session)).toBe(403)
      expect(await post(path, { ...honest, ...session })).toBe(200)
    },
  )
})

it('admits reads without token and origin', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    expect(await post('/_allauth/browser/v1/auth/session', { Cookie: 'sessionid=abc' }, method)).toBe(200)
  }
})

it("accepts the request's host without a configured address", async () => {
  const localApp = protectedApp('http://localhost:3000')
  const ask = async (Origin: string) => {
    const headers = { ...honest, Origin }
    const init = { method: 'POST', headers }
    return (await localApp.request('http://intranet.test:8080/_allauth/browser/v1/auth/login', init)).status
  }
  expect(await ask('http://intranet.test:8080')).toBe(200)
  expect(await ask('https://intranet.test:8080')).toBe(200)
  expect(await ask('http://intranet.test')).toBe(403)
  expect(await ask('file://intranet.test:8080')).toBe(403)
})

it('is rejected in the language of the address', async () => {
  const response = await app.request('https://vbo.test/en/api/x/', {
    method: 'POST',
    headers: { Cookie: 'sessionid=1' },
  })
  expect(await response.json()).toEqual({ detail: expect.stringMatching(/^The request was rejected/) })
})

it('rejects an unknown authentication call with 404, and never admits it', async () => {
  const path = '/_allauth/browser/v1/auth/unknown'
  expect(await post(path, omitHeader('X-CSRFToken'))).toBe(404)
  expect(await post('/api/unknown', { ...omitHeader('X-CSRFToken'), Cookie: `sessionid=a; ${honest.Cookie}` })).toBe(
    403,
  )
})
