import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { deferred } from '@/tests/deferred'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse, sendRaw } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const paths = [
  '/api/settings/',
  '/de/api/csrf/',
  '/en/pageeditor-api/nav',
  '/_allauth/browser/v1/config',
  '/media/a.jpg',
]
const foreignPaths = ['/internal/tags/', '/de/internal/tags/', '/apiary', '/pageeditor-api/nav', '/de/media/a.jpg']

/** A backend that returns the request that it received. */
async function echo(request: Request): Promise<Response> {
  return Response.json({
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  })
}

describe('forwardToBackend', () => {
  it.each(paths)('forwards %s', async (path) => {
    const { port } = await startTestSite({ transport: echo })
    const response = await fetchResponse(port, `${path}?a=%20b`, { headers: { host: 'site.example' } })
    expect(JSON.parse(response.text)).toMatchObject({ method: 'GET', url: `http://site.example${path}?a=%20b` })
  })

  it.each([
    ['/de/pageeditor-api/user', 'identity'],
    ['/de/api/jobs/', 'br'],
  ])('requests %s with the encoding %s, because hints are read', async (path, encoding) => {
    const { port } = await startTestSite({ transport: echo })
    const response = await fetchResponse(port, path, { headers: { 'accept-encoding': 'br' } })
    expect(JSON.parse(response.text).headers['accept-encoding']).toBe(encoding)
  })

  it.each(foreignPaths)('does not forward %s', async (path) => {
    const { handler, renders } = createFakePages(() => ({ html: '<p>page</p>', status: 404 }))
    const { port } = await startTestSite({ transport: echo, handler })
    expect((await fetchResponse(port, path)).text).toBe('<p>page</p>')
    expect(renders).toHaveLength(1)
  })

  it('forwards method, body and headers, except those that clients must not set', async () => {
    const { port } = await startTestSite({ transport: echo })
    const response = await fetchResponse(port, '/api/a/', {
      method: 'PATCH',
      body: '{"a":"ü"}',
      headers: {
        host: 'site.example',
        cookie: 'sessionid=a; csrftoken=b',
        'x-csrftoken': 'b',
        'x-forwarded-for': '1.1.1.1',
        'x-forwarded-host': 'evil.example',
        'x-real-ip': '1.1.1.1',
        x_forwarded_for: '1.1.1.1',
        forwarded: 'for=1.1.1.1',
        'x-middleware-subrequest': 'proxy',
        'x-backend-token': 'guessed',
        connection: 'close, x-drop',
        'x-drop': '1',
        te: 'trailers',
      },
    })
    const { headers, ...requestLine } = JSON.parse(response.text)
    expect(requestLine).toEqual({ method: 'PATCH', url: 'http://site.example/api/a/', body: '{"a":"ü"}' })
    expect(headers).toMatchObject({
      cookie: 'sessionid=a; csrftoken=b',
      'x-csrftoken': 'b',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'http',
    })
    const removedHeaders = [
      'x-real-ip',
      'x_forwarded_for',
      'forwarded',
      'x-middleware-subrequest',
      'x-backend-token',
      'connection',
      'x-drop',
      'te',
    ]
    for (const name of removedHeaders) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  it('returns status, cookies and headers of the response, without its cache tags', async () => {
    const transport = async () => {
      const headers = new Headers({ 'cache-tag': 'page:1', 'x-own': '1', connection: 'x-hop', 'x-hop': '1' })
      headers.append('set-cookie', 'a=1; Path=/')
      headers.append('set-cookie', 'b=2; Expires=Sat, 21 Nov 2026 00:00:00 GMT')
      return new Response('{}', { status: 201, headers })
    }
    const { port } = await startTestSite({ transport })
    const response = await fetchResponse(port, '/api/a/', { method: 'POST' })
    expect(response.status).toBe(201)
    expect(response.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Expires=Sat, 21 Nov 2026 00:00:00 GMT'])
    expect(response.headers).toMatchObject({ 'x-own': '1', 'cache-control': 'no-store' })
    expect(response.headers).not.toHaveProperty('cache-tag')
    expect(response.headers).not.toHaveProperty('x-hop')
  })

  it.each([204, 304])('forwards a response %d without a body', async (status) => {
    const { port } = await startTestSite({ transport: async () => new Response(null, { status }) })
    expect(await fetchResponse(port, '/api/a/')).toMatchObject({ status, text: '' })
  })

  it('responds to HEAD with the headers only', async () => {
    const transport = async () => new Response('body', { headers: { 'content-length': '4' } })
    const { port } = await startTestSite({ transport })
    const response = await fetchResponse(port, '/media/a.jpg', { method: 'HEAD' })
    expect(response).toMatchObject({ status: 200, text: '', headers: { 'content-length': '4' } })
  })

  it('streams in both directions: the response begins before the request has ended', async () => {
    const transport = async (request: Request) => new Response(request.body)
    const { port } = await startTestSite({ transport })
    const outgoing = httpRequest({ port, host: '127.0.0.1', path: '/api/a/', method: 'POST', agent: false })
    outgoing.write('first')
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    expect(String((await once(incoming, 'data'))[0])).toBe('first')
    outgoing.end('second')
    expect(String((await once(incoming, 'data'))[0])).toBe('second')
  })
})

describe('a public response', () => {
  const list = JSON.stringify({ results: Array.from({ length: 100 }, (_, id) => ({ id, title: 'Stelle' })) })
  const startSite = (headers: Record<string, string> = {}, body = list) =>
    startTestSite({
      transport: async () =>
        new Response(body, { headers: { 'content-type': 'application/json', etag: '"a"', ...headers } }),
    })
  const encoding = { 'accept-encoding': 'gzip, br' }

  it('is compressed and gets a weak ETag', async () => {
    const { port } = await startSite({ 'content-length': String(list.length) })
    const response = await fetchResponse(port, '/de/api/jobs/', { headers: encoding })
    expect(brotliDecompressSync(response.body).toString()).toBe(list)
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"a"', vary: 'Accept-Encoding' })
    expect(response.headers).not.toHaveProperty('content-length')
  })

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['for a session', { ...encoding, cookie: 'sessionid=a' }, {}],
    ['for a key', { ...encoding, authorization: 'Bearer a' }, {}],
    ['with a cookie', encoding, { 'set-cookie': 'csrftoken=a; Path=/' }],
    ['for a client without compression', {}, {}],
    ['of another type', encoding, { 'content-type': 'image/jpeg' }],
    ['a stream of events', encoding, { 'content-type': 'text/event-stream' }],
    ['already compressed', encoding, { 'content-encoding': 'zstd' }],
  ])('is sent unchanged if it is %s', async (_, requestHeaders, responseHeaders) => {
    const { port } = await startSite(responseHeaders)
    const response = await fetchResponse(port, '/de/api/jobs/', { headers: requestHeaders })
    expect(response.text).toBe(list)
    expect(response.headers.etag).toBe('"a"')
  })
})

describe('failures', () => {
  it.each(['before the response', 'during the response'])(
    'a client that disconnects %s aborts the call',
    async (moment) => {
      const received = deferred<Request>()
      const aborted = deferred()
      const transport = (request: Request) => {
        request.signal.addEventListener('abort', () => aborted.resolve())
        received.resolve(request)
        const endless = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })
        return moment === 'during the response'
          ? Promise.resolve(new Response(endless))
          : new Promise<Response>(() => undefined)
      }
      const { port } = await startTestSite({ transport })
      const outgoing = httpRequest({ port, host: '127.0.0.1', path: '/media/a.jpg', agent: false })
      outgoing.on('error', () => undefined)
      outgoing.end()
      if (moment === 'during the response') await once(outgoing, 'response')
      else await received.promise
      outgoing.destroy()
      await aborted.promise
      expect((await received.promise).signal.aborted).toBe(true)
    },
  )

  it('a transport that throws results in 502 in the format of the contract, without the cause', async () => {
    const transport = async () => {
      throw new Error('secret')
    }
    const errors: unknown[] = []
    const { port } = await startTestSite({ transport, onError: (error) => errors.push(error) })
    const response = await fetchResponse(port, '/api/a/')
    expect(errors).toEqual([new Error('secret')])
    expect(response.status).toBe(502)
    expect(JSON.parse(response.text)).toEqual({ detail: 'The service does not answer at present.' })
  })

  it('an interrupted response breaks the connection', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
      pull: (controller) => controller.error(new Error('broken')),
    })
    const transport = async () => new Response(broken)
    const { port } = await startTestSite({ transport, onError: () => undefined })
    await expect(fetchResponse(port, '/media/a.jpg')).rejects.toThrow('aborted')
  })

  it.each(['a b', 'evil.example/x', 'a.example:99999', '[:::::]', ''])('the host %j is refused', async (host) => {
    const { port } = await startTestSite({ transport: echo })
    const response = await sendRaw(port, `GET /api/a/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each(['TRACE', 'PROPFIND'])('the method %s is refused', async (method) => {
    const { port } = await startTestSite({ transport: echo })
    const response = await fetchResponse(port, '/api/a/', { method })
    expect(response.status).toBe(405)
    expect(response.headers.allow).toContain('GET')
  })
})
