import { describe, expect, it } from 'vitest'
import { TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

describe('a cross-site request', () => {
  const credentials = { email: 'a@example.org', password: testPassword }
  it.each<[string, Record<string, string>]>([
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['the origin null', { Origin: 'null' }],
    ['a wrong token', { 'X-CSRFToken': 'Z9y8'.repeat(8) }],
    ['no token', { 'X-CSRFToken': '' }],
  ])('returns 403: %s', async (_, headers) => {
    const browser = new TestBrowser(backend)
    expect((await browser.auth('POST', '/auth/login', credentials, headers)).status).toBe(403)
    expect((await browser.auth('DELETE', '/auth/session', undefined, headers)).status).toBe(403)
  })

  it('returns 415 for a form and 400 for invalid JSON', async () => {
    const browser = new TestBrowser(backend)
    const post = (body: string, type: string) => browser.auth('POST', '/auth/login', body, { 'Content-Type': type })
    expect((await post('email=a', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('{"email":"a"}', 'text/plain')).status).toBe(415)
    expect((await post('{"email":', 'application/json')).status).toBe(400)
    expect((await post('{"email":"a\\u0000@example.org"}', 'application/json')).status).toBe(400)
    expect((await post('', 'application/json')).status).toBe(400)
    expect((await post('', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('{"email":"a"}', 'application/json;')).status).toBe(400)
    expect((await post(JSON.stringify({ password: 'x'.repeat(1_048_576) }), 'application/json')).status).toBe(413)
  })

  it('is read as JSON without a content type, as in allauth', async () => {
    const body = new TextEncoder().encode('{"email":"a@example.org"}')
    const token = 'a1B2'.repeat(8)
    const response = await backend.app.request('/_allauth/browser/v1/auth/login', {
      method: 'POST',
      headers: { Cookie: `csrftoken=${token}`, Origin: 'https://buehnenhaus.test', 'X-CSRFToken': token },
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'required', param: 'password' }] })
  })

  it('changes nothing by GET and returns an error in the envelope', async () => {
    const response = await new TestBrowser(backend).auth('GET', '/auth/login')
    expect(response).toMatchObject({ status: 405, body: { errors: [{ code: 'method_not_allowed' }] } })
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
  })
})
