import { expect } from '@playwright/test'
import { makePage, paragraph } from './support/editing/make-page'
import { logIn } from './support/log-in'
import { rawRequest } from './support/raw-request'
import { test } from './support/test'

const subrequest = Array(5).fill('middleware').join(':')
const internalHeaders: Record<string, string>[] = [
  { 'x-middleware-subrequest': subrequest },
  { 'x-middleware-subrequest': Array(5).fill('proxy').join(':') },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-rewrite': '/de/account' },
  { 'x-middleware-next': '1', 'x-middleware-invoke': '1' },
  { 'x-invoke-path': '/de/account', 'x-invoke-status': '200', 'x-matched-path': '/de/account' },
  { 'x-nextjs-data': '1' },
  { 'x-now-route-matches': '1=de', 'x-matched-path': '/[locale]/account' },
]

test.describe('internal headers have no effect', () => {
  for (const headers of internalHeaders) {
    test(JSON.stringify(headers).slice(0, 80), async ({ baseURL }) => {
      const url = baseURL ?? ''
      const account = await rawRequest(url, '/de/account/profil', { headers })
      expect(account).toMatchObject({ status: 301, headers: { location: '/de/account/login' } })
      const preview = await rawRequest(url, '/de/newsletter?v=1', { headers })
      expect(preview).toMatchObject({ status: 301, headers: { location: '/de/newsletter' } })
      for (const path of ['/cms-hub', '/de/admin']) {
        const closedResponse = await rawRequest(url, path, { headers })
        expect(closedResponse).toMatchObject({ status: 301, headers: { location: '/de/account/login' } })
      }
      const plain = await rawRequest(url, '/de/newsletter')
      for (const path of ['/de/newsletter', '/de/newsletter?edit']) {
        expect(await rawRequest(url, path, { headers })).toMatchObject({ body: plain.body })
      }
    })
  }
})

test.describe('router requests reveal no more than the page', () => {
  const marks: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' },
  ]
  for (const headers of marks) {
    test(JSON.stringify(headers), async ({ baseURL }) => {
      const url = baseURL ?? ''
      for (const path of ['/de/account/profil?_rsc=1', '/de/account/profil.rsc', '/de/account/profil']) {
        const response = await rawRequest(url, path, { headers })
        expect(response.status).toBeGreaterThanOrEqual(300)
        expect(response.body).not.toMatch(/Meine Daten|editor@example/)
      }
    })
  }

  test('a URL requested as data is a page for the next visitor', async ({ baseURL }) => {
    const url = baseURL ?? ''
    const path = '/de/presseverteiler?from=threats'
    await rawRequest(url, path, { headers: { rsc: '1' } })
    await rawRequest(url, `${path}&_rsc=abc`, { headers: { rsc: '1' } })
    const page = await rawRequest(url, path)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toMatch(/^<!DOCTYPE html>/i)
  })
})

test('internal parameters in the query are ignored', async ({ baseURL }) => {
  const url = baseURL ?? ''
  for (const query of ['nxtPlocale=en', 'nxtPpath=account', 'nextInternalLocale=en', '__nextLocale=en']) {
    const response = await rawRequest(url, `/de/newsletter?${query}`)
    expect(response.status).toBe(200)
    expect(response.body).toContain('<html lang="de-DE"')
  }
})

test.describe('unusual URLs get a clear response', () => {
  const addresses: [path: string, statuses: number[]][] = [
    ['/de/%00', [400, 404]],
    ['/de/%ff%fe', [400, 404]],
    ['/de/%', [400]],
    ['/de/..%2f..%2fetc%2fpasswd', [400, 404]],
    ['/de/%2e%2e/%2e%2e/etc/passwd', [301, 400, 404]],
    ['/de/x%2f..%2fadmin', [400]],
    ['/media/..;/a', [400]],
    [`/de?${'a&'.repeat(1900)}`, [400]],
    [`/api/settings/?${'a=1&'.repeat(1900)}`, [400]],
    [`/de/${'a'.repeat(10_000)}`, [400, 404, 414, 431]],
    ['/de/ueber-uns%2fsatzung', [400, 404]],
    ['/fr', [301, 404]],
    ['/de/de', [404]],
    ['/DE', [301, 404]],
    ['/de/api/page/1', [404]],
    ['/internal/tags/', [301, 404]],
    ['/de/pageeditor-api/page/%00', [400, 404]],
    ['/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75', [400, 404]],
    ['/_next/data/x/de.json', [404]],
  ]
  for (const [path, statuses] of addresses) {
    test(path.slice(0, 60), async ({ baseURL }) => {
      const response = await rawRequest(baseURL ?? '', path)
      expect(statuses).toContain(response.status)
      expect(response.body).not.toMatch(/\n\s+at |node_modules/)
    })
  }
})

test.describe('redirects stay on this site', () => {
  const tries = [
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/%2e%2e',
    '/%5cevil.example/',
    '///evil.example/',
  ]
  for (const path of [...tries, ...tries.map((entry) => `/de${entry}`)]) {
    test(path, async ({ baseURL }) => {
      const response = await rawRequest(baseURL ?? '', path)
      expect(response.status).toBeLessThan(500)
      expect(response.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    })
  }

  test('ignores the Host header', async ({ baseURL }) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const movedResponse = await rawRequest(baseURL ?? '', '/de/newsletter/', { headers })
    expect(movedResponse.headers.location ?? '').not.toContain('evil')
    const page = await rawRequest(baseURL ?? '', '/de', { headers })
    expect(page.body).not.toContain('evil.example')
  })
})

test.describe('unknown server actions', () => {
  const bodies = ['', '[]', '["$F1"]', '0:{"a":"$@1"}', `{"a":${'['.repeat(10_000)}`, 'x'.repeat(2_000_000)]
  for (const body of bodies) {
    test(`return a clear refusal for a body of ${body.length} characters`, async ({ baseURL }) => {
      const url = baseURL ?? ''
      for (const action of ['x', '0'.repeat(42), '../../x', '$@1']) {
        const response = await rawRequest(url, '/de', {
          method: 'POST',
          headers: { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' },
          body,
        }).catch((error: NodeJS.ErrnoException) => {
          // A refusal before the body is read may close the connection during the transfer.
          expect(['EPIPE', 'ECONNRESET']).toContain(error.code)
          return { status: 413, body: '' }
        })
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.status).toBeLessThan(500)
        expect(response.body).not.toMatch(/\n\s+at |node_modules/)
      }
      expect((await rawRequest(url, '/de')).status).toBe(200)
    })
  }
})

test('a forged cookie grants nothing', async ({ baseURL }) => {
  const headers = { cookie: 'authenticated=true; sessionid=forged; editor=1' }
  const profile = await rawRequest(baseURL ?? '', '/de/account/profil', { headers })
  expect(profile).toMatchObject({ status: 301, headers: { location: '/de/account/login' } })
  const preview = await rawRequest(baseURL ?? '', '/de/newsletter?v=1', { headers })
  expect(preview.status).toBe(301)
})

test('a working copy rendered at the same time as the published page reaches only its editor', async ({
  baseURL,
  request,
}) => {
  const url = baseURL ?? ''
  const headers = await logIn({ request }, 'editor')
  const blocks = [paragraph('Das steht auf der Seite')]
  const { id, path } = await makePage({ request, headers, slug: 'nebeneinander', blocks })
  const post = async (call: string, data: object) =>
    expect((await request.post(`/de/pageeditor-api/${call}/`, { headers, data })).status()).toBe(200)
  await post(`page/${id}/publish`, {})
  const { modules } = await (await request.get(`/de/pageeditor-api/page/${id}/draft/`)).json()
  const [{ id: text, revision }] = modules
  await post(`text/${text}`, { revision, data: { content: '<p>Das ist ein Entwurf</p>' } })

  const { cookies } = await request.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const router = { rsc: '1', 'next-router-prefetch': '1' }
  const visits = [{}, { rsc: '1' }, router, { ...router, 'next-router-segment-prefetch': '/_tree' }]
  const requests = visits.flatMap((mark) => [
    rawRequest(url, `${path}?edit`, { headers: { cookie } }),
    rawRequest(url, 'rsc' in mark ? `${path}?_rsc=1` : path, { headers: mark }),
  ])
  for (const [index, { status, headers, body }] of (await Promise.all(requests)).entries()) {
    const isEditor = index % 2 === 0
    expect([status, body.includes('Das ist ein Entwurf')]).toEqual([200, isEditor])
    if (isEditor) expect(headers['cache-control']).toBe('private, no-store')
  }
  await post(`page/${id}/unpublish`, {})
})

test('languages do not mix in a cold cache', async ({ baseURL }) => {
  const paths = ['/de/ueber-uns', '/en/about-us', '/de/impressum', '/en/imprint']
  const rounds = Array.from({ length: 20 }, (_, round) => {
    const path = paths[round % paths.length] ?? '/de'
    const cookie = round % 3 === 0 ? { cookie: 'csrftoken=a; NEXT_LOCALE=en' } : {}
    const headers = { 'accept-language': round % 2 === 0 ? 'en' : 'de', ...cookie }
    return rawRequest(baseURL ?? '', `${path}?round=${test.info().repeatEachIndex}`, { headers }).then((response) => ({
      path,
      response,
    }))
  })
  for (const { path, response } of await Promise.all(rounds)) {
    expect(response.status).toBe(200)
    expect(response.body).toContain(`<html lang="${path.slice(1, 3)}-`)
  }
})
