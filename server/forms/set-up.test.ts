import { expect, it, vi } from 'vitest'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const form = { host: 'buehne.example', 'content-type': 'application/x-www-form-urlencoded' }
const validFields = {
  code: 'ab-cd',
  name: 'Haus "&" <Hof>',
  first_name: 'Ada',
  last_name: 'Probe',
  email: 'ada@haus.example',
  password: 'a secret word',
}

/** Starts a site with a backend that requires the setup until the test changes that. */
async function startEmptySite(respond: (body: unknown) => Response = () => Response.json({}, { status: 201 })) {
  const backend = { isWaiting: true, calls: 0, submissions: [] as unknown[] }
  const { handler } = createFakePages(() => ({ html: '<p>page</p>' }))
  const site = await startTestSite({
    handler,
    mayWaitForSetUp: true,
    files: new Map([['/setup/setup.css', '/nowhere']]),
    transport: async (request) => {
      if (!request.url.endsWith('/api/set-up/')) return Response.json({ url: request.url })
      backend.calls += 1
      if (!backend.isWaiting) return Response.json({ detail: 'absent' }, { status: 404 })
      if (request.method === 'GET') return Response.json({ state: 'waiting' })
      const body: unknown = await request.json()
      backend.submissions.push(body)
      return respond(body)
    },
  })
  const post = (fields: Record<string, string>, query = '') =>
    fetchResponse(site.port, `/setup${query}`, {
      method: 'POST',
      headers: form,
      body: new URLSearchParams(fields).toString(),
    })
  return { backend, post, port: site.port }
}

it('redirects every page to the setup, rejects calls and forwards health checks', async () => {
  const { port } = await startEmptySite()
  for (const path of ['/', '/de/kalender?a=1', '/en/cms-hub', '/nirgends']) {
    const response = await fetchResponse(port, path)
    expect([response.status, response.headers.location]).toEqual([303, '/setup'])
    expect(response.headers['cache-control']).toContain('no-store')
  }
  for (const path of ['/de/api/settings/', '/_allauth/browser/v1/config', '/media/images/1/a.jpg']) {
    const response = await fetchResponse(port, path)
    expect([response.status, response.headers['retry-after']]).toEqual([503, '30'])
  }
  expect((await fetchResponse(port, '/de/account/login', { method: 'POST' })).status).toBe(503)
  expect((await fetchResponse(port, '/api/health/ready/', { headers: { host: 'a.example' } })).status).toBe(200)
})

it.each([
  ['en-US,de;q=0.5', '', 'lang="en"', 'Set up this website'],
  ['fr', '', 'lang="de"', 'Diese Website einrichten'],
  ['de', '?lang=en', 'lang="en"', 'Set up this website'],
])('uses the language of %s%s', async (language, query, lang, title) => {
  const { port } = await startEmptySite()
  const { status, text, headers } = await fetchResponse(port, `/setup${query}`, {
    headers: { 'accept-language': language },
  })
  expect(status).toBe(200)
  expect(text).toContain(`<html ${lang}>`)
  expect(text).toContain(title)
  expect(text).not.toContain('<script')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-security-policy']).toContain("form-action 'self'")
})

it('keeps the values of a rejected form, except the password', async () => {
  const { post, backend } = await startEmptySite()
  const { status, text } = await post({ ...validFields, email: 'nobody', last_name: '' }, '?lang=en')
  expect(status).toBe(400)
  expect(text).toContain('value="Haus &quot;&amp;&quot; &lt;Hof&gt;"')
  expect(text).toContain('value="nobody"')
  expect(text).not.toContain(validFields.password)
  expect(text).toContain('id="email-problem">Please check this entry.')
  expect(text).toContain('id="last_name-problem">Please fill in this field.')
  expect(text.match(/aria-invalid/g)).toHaveLength(2)
  expect(backend.submissions).toEqual([])
})

it.each([
  [400, { code: ['?'] }, 'id="code-problem">Der Code stimmt nicht.'],
  [400, { password: ['Zu kurz.'] }, 'id="password-problem">Zu kurz.'],
  [429, { detail: '?' }, 'role="alert">Das waren zu viele Versuche.'],
  [503, { detail: '?' }, 'role="alert">Das hat nicht geklappt.'],
])('shows the problem if the backend responds %i', async (status, body, text) => {
  const { post } = await startEmptySite(() => Response.json(body, { status }))
  const response = await post(validFields)
  expect(response.status).toBe(status)
  expect(response.text).toContain(text)
})

it('redirects to the hub after the setup and makes no more backend calls', async () => {
  const { post, port, backend } = await startEmptySite()
  const response = await post(validFields, '?lang=en')
  expect([response.status, response.headers.location]).toEqual([303, '/en/admin'])
  expect(backend.submissions).toEqual([{ ...validFields, language: 'en' }])
  const callsBefore = backend.calls
  expect((await fetchResponse(port, '/de')).text).toBe('<p>page</p>')
  expect(backend.calls).toBe(callsBefore)
})

it('detects that the setup was completed on another server', async () => {
  const { port, backend } = await startEmptySite()
  expect((await fetchResponse(port, '/de')).status).toBe(303)
  backend.isWaiting = false
  expect((await fetchResponse(port, '/setup')).text).toBe('<p>page</p>')
  const callsBefore = backend.calls
  await fetchResponse(port, '/de')
  expect(backend.calls).toBe(callsBefore)
})

it.each<[string, () => Promise<Response>]>([
  ['while the backend fails', () => Promise.reject(new Error('away'))],
  ['without set-up calls', async () => Response.json({ detail: 'unknown' }, { status: 403 })],
])('admits requests %s, and pauses its backend calls', async (_case, respond) => {
  const transport = vi.fn(respond)
  const { handler } = createFakePages(() => ({ html: '<p>page</p>' }))
  const { port } = await startTestSite({ handler, mayWaitForSetUp: true, transport })
  for (const path of ['/de', '/en']) expect((await fetchResponse(port, path)).text).toBe('<p>page</p>')
  expect(transport).toHaveBeenCalledTimes(1)
})
