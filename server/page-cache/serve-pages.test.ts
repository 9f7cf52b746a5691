import { request as httpRequest } from 'node:http'
import { describe, expect, it } from 'vitest'
import { announceTags } from '@/lib/cache-tags'
import { setResponseStatus } from '@/lib/render-context'
import { deferred } from '@/tests/deferred'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse, type ReceivedResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const visitors = [
  { name: 'without cookies', headers: {} },
  { name: 'with cookies', headers: { cookie: 'cc_cookie=a; csrftoken=b; authenticated=true; sessionid=c' } },
]

/** Pages with a text that the test can change. */
function createChangingPages() {
  const state = { text: 'first' }
  const pages = createFakePages((request) => ({
    html: `<html lang="${request.url?.slice(1, 3)}"><p>${state.text} ${request.url}</p></html>`,
    tags: [`page:${request.url}`],
  }))
  return { ...pages, state }
}

/** Pages that are rendered when the test opens the gate. */
function createGatedPages() {
  const gate = deferred()
  const pages = createFakePages(async () => {
    await gate.promise
    return { html: '<p>one</p>' }
  })
  return { ...pages, gate }
}

describe('a public page', () => {
  it.each(visitors)('is rendered once, and again when one of its tags changes, $name', async ({ headers }) => {
    const { handler, renders, state } = createChangingPages()
    const { port } = await startTestSite({ handler })
    await fetchResponse(port, '/de/a', { headers })
    state.text = 'second'
    expect((await fetchResponse(port, '/de/a', { headers })).text).toContain('first')
    announceTags(['page:/de/b'])
    expect((await fetchResponse(port, '/de/a', { headers })).text).toContain('first')
    announceTags(['page:/de/a'])
    expect((await fetchResponse(port, '/de/a', { headers })).text).toContain('second')
    expect(renders).toHaveLength(2)
  })

  it('is the same for all visitors and rendered without data of the client', async () => {
    const { handler, renders } = createChangingPages()
    const { port } = await startTestSite({ handler })
    const responses: ReceivedResponse[] = []
    for (const { headers } of visitors) {
      const forged = { 'x-forwarded-host': 'evil.example', 'accept-language': 'en', host: 'evil.example' }
      responses.push(await fetchResponse(port, '/de/a', { headers: { ...forged, ...headers } }))
    }
    expect(responses[0]?.body).toEqual(responses[1]?.body)
    expect(renders).toHaveLength(1)
    expect(renders[0]?.headers).toEqual({
      'content-security-policy': expect.stringContaining("'nonce-"),
      host: 'buehne.example',
      'x-asked-path': '/de/a',
      'x-forwarded-host': 'buehne.example',
      'x-forwarded-proto': 'http',
    })
  })

  it('separates both languages on a cold cache', async () => {
    const { handler } = createChangingPages()
    const { port } = await startTestSite({ handler })
    const requests = Array.from({ length: 20 }, (_, index) => {
      const language = index % 2 ? 'en' : 'de'
      const headers = { ...visitors[(index >> 1) % 2]?.headers, 'accept-language': index % 3 ? 'de' : 'en' }
      return fetchResponse(port, `/${language}/a`, { headers }).then(({ text }) => ({ language, text }))
    })
    for (const { language, text } of await Promise.all(requests)) {
      expect(text).toBe(`<html lang="${language}"><p>first /${language}/a</p></html>`)
    }
  })

  it('is rendered once for 200 simultaneous first requests', async () => {
    const { gate, renders, handler } = createGatedPages()
    const { port } = await startTestSite({ handler })
    const requests = Array.from({ length: 200 }, () => fetchResponse(port, '/de'))
    while (renders.length === 0) await new Promise(setImmediate)
    gate.resolve()
    const responses = await Promise.all(requests)
    expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['<p>one</p>']))
    expect(renders).toHaveLength(1)
  })

  it('reaches the waiting clients when the first one disconnects', async () => {
    const { gate, renders, handler } = createGatedPages()
    const { port } = await startTestSite({ handler })
    const impatient = httpRequest({ port, host: '127.0.0.1', path: '/de', agent: false })
    impatient.on('error', () => undefined)
    impatient.end()
    while (renders.length === 0) await new Promise(setImmediate)
    const patient = fetchResponse(port, '/de')
    await new Promise((resolve) => impatient.once('close', resolve).destroy())
    gate.resolve()
    expect((await patient).text).toBe('<p>one</p>')
    expect(renders).toHaveLength(1)
  })

  it('is not cached if it changed while it was being rendered', async () => {
    const gate = deferred()
    const state = { text: 'first' }
    const pages = createFakePages(async () => {
      const { text } = state
      await gate.promise
      return { html: `<p>${text}</p>`, tags: ['page:1'] }
    })
    const { port } = await startTestSite({ handler: pages.handler })
    const firstRequest = fetchResponse(port, '/de')
    while (pages.renders.length === 0) await new Promise(setImmediate)
    state.text = 'second'
    announceTags(['page:1'])
    const secondRequest = fetchResponse(port, '/de')
    while (pages.renders.length === 1) await new Promise(setImmediate)
    gate.resolve()
    expect((await firstRequest).text).toBe('<p>first</p>')
    expect((await secondRequest).text).toBe('<p>second</p>')
    expect((await fetchResponse(port, '/de')).text).toBe('<p>second</p>')
  })
})

describe('a query that the page does not read', () => {
  it('gets the cached page', async () => {
    const { handler, renders } = createChangingPages()
    const { port } = await startTestSite({ handler })
    const first = await fetchResponse(port, '/de/a')
    for (const query of ['utm_source=x&utm_medium=y', 'x=1', 'x=2', `x=${'1'.repeat(5000)}`, '&&=%']) {
      expect((await fetchResponse(port, `/de/a?${query}`)).body).toEqual(first.body)
    }
    expect(renders.map(({ url }) => url)).toEqual(['/de/a'])
  })

  it('is added to the target of a redirect, after its own parameters', async () => {
    const { handler } = createFakePages(({ url }) => ({
      html: '',
      status: 301,
      headers: { location: url?.includes('downloads') ? '/de/downloads?page=2' : '/de/b#team' },
    }))
    const { port } = await startTestSite({ handler })
    const redirects = [
      ['/de/a?b=%C3%A4&a=1', '/de/b?b=%C3%A4&a=1#team'],
      ['/de/a', '/de/b#team'],
      ['/de/downloads/?x=1&page=2', '/de/downloads?page=2&x=1'],
    ] as const
    for (const [target, location] of redirects) {
      expect(await fetchResponse(port, target)).toMatchObject({ status: 301, headers: { location } })
    }
  })
})

describe('while the backend is down', () => {
  it.each([
    { name: 'the page has the status 503', fail: () => setResponseStatus(503) },
    {
      name: 'the render throws',
      fail: () => {
        throw new Error('down')
      },
    },
  ])('serves the last page if $name', async ({ fail }) => {
    const state = { isDown: false }
    const { handler } = createFakePages(() => {
      if (state.isDown) fail()
      return { html: state.isDown ? '<p>error</p>' : '<p>fine</p>', tags: ['page:1'] }
    })
    const { port } = await startTestSite({ handler, onError: () => undefined })
    await fetchResponse(port, '/de')
    state.isDown = true
    announceTags(['*'])
    expect(await fetchResponse(port, '/de')).toMatchObject({ status: 200, text: '<p>fine</p>' })
    expect((await fetchResponse(port, '/de/never-seen')).status).toBeGreaterThanOrEqual(500)
  })

  it.each(['/de', '/de/account/profil'])(
    'responds 503 with Retry-After for %s without a cached page',
    async (address) => {
      const { handler } = createFakePages(() => {
        setResponseStatus(503)
        return { html: '<p>error</p>' }
      })
      const { port } = await startTestSite({ handler })
      const { status, headers } = await fetchResponse(port, address)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '5',
        expect.stringContaining('no-store'),
      ])
    },
  )

  it('responds 500 for an uncached page that throws, without disclosing the cause', async () => {
    const errors: unknown[] = []
    const handler = async () => {
      throw new Error('secret')
    }
    const { port } = await startTestSite({ handler, onError: (error) => errors.push(error) })
    const response = await fetchResponse(port, '/de')
    expect(response).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } })
    expect(response.text).toContain('<h1>Ein interner Serverfehler ist aufgetreten.</h1>')
    expect(response.text).not.toContain('secret')
    expect(errors).toEqual([new Error('secret')])
  })
})

describe('a page that is not cached', () => {
  it.each([
    ['a page not marked as public', { html: '<p>a</p>', isPublic: false }, 'no-store'],
    ['a missing page', { html: '<p>a</p>', status: 404 }, 'no-store'],
    ['a redirect', { html: '', status: 301, headers: { location: '/de/b' } }, 'no-store'],
    ['a response that sets a cookie', { html: '<p>a</p>', headers: { 'set-cookie': ['a=1', 'b=2'] } }, 'no-store'],
  ])('%s', async (_name, page, cacheControl) => {
    const { handler, renders } = createFakePages(() => page)
    const { port } = await startTestSite({ handler })
    await fetchResponse(port, '/de/a')
    const response = await fetchResponse(port, '/de/a')
    expect(renders).toHaveLength(2)
    expect(response.headers['cache-control']).toBe(cacheControl)
    expect(response.headers['set-cookie']).toEqual(
      'headers' in page && 'set-cookie' in page.headers ? ['a=1', 'b=2'] : undefined,
    )
  })
})

describe('a restricted page outside the account area', () => {
  const createRestrictedPages = () =>
    createFakePages((request) => {
      const user = /sessionid=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
      if (user) return { html: `<p>For ${user}</p>`, isRestricted: true, isPublic: false }
      const headers = { location: '/de/account/login', 'set-cookie': 'return_to=/de/intern' }
      return { html: '', isRestricted: true, isPublic: false, status: 301, headers }
    })

  it('is rendered for each request and not cached', async () => {
    const { handler, renders } = createRestrictedPages()
    const { port } = await startTestSite({ handler })
    for (const cookie of ['sessionid=ada', '', 'sessionid=bea', 'authenticated=true']) {
      const response = await fetchResponse(port, '/de/intern', { headers: { cookie } })
      const user = /sessionid=(\w+)/.exec(cookie)?.[1]
      expect(response.headers['cache-control']).toBe('private, no-store')
      expect(response.status).toBe(user ? 200 : 301)
      if (user) expect(response.text).toContain(`For ${user}`)
      else expect(response.headers['set-cookie']).toEqual(['return_to=/de/intern'])
    }
    expect(renders).toHaveLength(8)
  })

  it('is rendered for the sender of a rejected form', async () => {
    const { handler } = createRestrictedPages()
    const { port } = await startTestSite({ handler, mayBypass: async (kind) => kind === 'members' })
    const headers = { cookie: 'sessionid=ada', 'content-type': 'multipart/form-data; boundary=b' }
    const response = await fetchResponse(port, '/de/intern?form=1', { method: 'POST', headers, body: '--b--' })
    expect([response.status, response.text]).toEqual([200, '<p>For ada</p>'])
  })
})
