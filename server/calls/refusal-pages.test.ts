import { describe, expect, it } from 'vitest'
import { brokenHeader } from '@/lib/render-headers'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const file = '/api/files/7/satzung.pdf'
const visit = { 'sec-fetch-dest': 'document' }

async function startWith(status: number, isDisabled = false) {
  const { handler } = createFakePages(({ url = '', headers }) => {
    const errorStatus = headers[brokenHeader] ?? 404
    return { html: `<p>${url} ${errorStatus}</p>`, status: Number(errorStatus), isPublic: false }
  })
  const headers = { 'cache-control': 'public, max-age=300', 'cache-tag': 'page:1' }
  const transport = async () => Response.json({ detail: 'Nein.' }, { status, headers })
  return startTestSite({ handler, transport, isDisabled: async () => isDisabled, isBehindCdn: true })
}

describe('a visit of a refused file', () => {
  it.each([
    [403, file, 403, '<p>/de 403</p>'],
    [404, file, 404, '<p>/de/404 404</p>'],
    [410, '/en/calender/premiere/7.ics', 410, '<p>/en 410</p>'],
    [404, '/en/debate.rss', 404, '<p>/en/404 404</p>'],
    [503, file, 503, 'Gerade zu viele Anfragen'],
    [502, file, 503, 'Gerade zu viele Anfragen'],
    [429, file, 503, 'Gerade zu viele Anfragen'],
    [500, file, 500, 'Ein interner Serverfehler'],
    [503, '/api/health/ready', 503, '{"detail":"Nein."}'],
    [401, '/de/api/users/me/export/', 401, '{"detail":"Nein."}'],
    [400, file, 400, '{"detail":"Nein."}'],
  ])('with status %i at %s shows the page %i %s', async (status, path, expectedStatus, text) => {
    const { port } = await startWith(status)
    const response = await fetchResponse(port, path, { headers: visit })
    expect([response.status, response.text]).toEqual([expectedStatus, expect.stringContaining(text)])
    if (!text.startsWith('{')) expect(response.headers['cache-control']).toMatch(/no-store/)
    expect(response.headers).not.toHaveProperty('surrogate-key')
    const head = await fetchResponse(port, path, { method: 'HEAD', headers: visit })
    expect([head.status, head.text]).toEqual([expectedStatus, ''])
  })

  it.each([
    ['de', file, '/de/account/login'],
    ['en-US', `${file}?a=//evil.example`, '/en/account/login'],
    ['de', '/en/calender/premiere/7.ics', '/en/account/login'],
  ])('with 401 in %s at %s leads to %s and back', async (language, path, location) => {
    const { port } = await startWith(401)
    const { status, headers } = await fetchResponse(port, path, { headers: { ...visit, 'accept-language': language } })
    expect([status, headers.location, headers['cache-control']]).toEqual([303, location, 'private, no-store'])
    expect(headers['set-cookie']?.[0]).toContain(`return_to=${encodeURIComponent(path)};`)
  })

  it('shows that the backend does not answer', async () => {
    const transport = async () => Promise.reject(new Error('no answer'))
    const { port } = await startTestSite({ transport, onError: () => {} })
    const response = await fetchResponse(port, file, { headers: visit })
    expect([response.status, response.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  })

  it('shows that the site is switched off', async () => {
    const { port } = await startWith(200, true)
    const response = await fetchResponse(port, file, { headers: visit })
    expect([response.status, response.headers['retry-after']]).toEqual([503, '3600'])
    expect(response.text).toContain('Die Website ist zurzeit nicht verfügbar')
  })
})

it.each([
  ['a script', { 'sec-fetch-dest': 'empty', accept: 'text/html' }],
  ['an API client', { accept: 'text/html, image/gif, *; q=.2' }],
  ['a continued download', { ...visit, range: 'bytes=100-' }],
])('%s gets the refusal of the backend', async (_client, headers) => {
  for (const status of [401, 403, 404, 410, 503]) {
    const { port } = await startWith(status)
    expect(await fetchResponse(port, file, { headers })).toMatchObject({ status, text: '{"detail":"Nein."}' })
  }
})
