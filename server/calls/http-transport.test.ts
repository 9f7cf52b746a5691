import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHttpTransport } from './http-transport'

async function startBackend(
  listener: RequestListener,
  options: { path?: string; timeouts?: { readMs: number; writeMs: number; importMs: number }; pauseMs?: number } = {},
) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  const { port } = server.address() as AddressInfo
  const { path = '', ...times } = options
  const transport = createHttpTransport({
    backendUrl: `http://127.0.0.1:${port}${path}`,
    siteUrl: 'https://site.example',
    ...times,
  })
  onTestFinished(() => {
    transport.close()
    server.closeAllConnections()
    server.close()
  })
  return { transport, port, connections: () => connections, stop: () => server.close() }
}

const echo: RequestListener = async (request, response) => {
  const body = await text(request)
  response.setHeader('Set-Cookie', ['a=1', 'b=2'])
  const { method, url, headers } = request
  response.end(JSON.stringify({ method, url, headers, body }))
}

describe('the transport to an external backend', () => {
  it('sends calls below its address, with the headers of the site, over keep-alive connections', async () => {
    const { transport, connections, port } = await startBackend(echo, { path: '/base' })
    for (let index = 0; index < 3; index += 1) {
      const headers = { cookie: 'sessionid=a', 'x-forwarded-for': '203.0.113.9' }
      const response = await transport(new Request('http://localhost/api/a/?x=%20', { headers }))
      expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
      expect(await response.json()).toMatchObject({
        method: 'GET',
        url: '/base/api/a/?x=%20',
        headers: {
          host: `127.0.0.1:${port}`,
          cookie: 'sessionid=a',
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-host': 'site.example',
          'x-forwarded-proto': 'https',
        },
      })
    }
    expect(connections()).toBe(1)
  })

  it('sends bodies and keeps the origin headers of the request', async () => {
    const { transport } = await startBackend(echo)
    const headers = { 'x-forwarded-host': 'other.example', 'x-forwarded-proto': 'http' }
    const response = await transport(new Request('http://localhost/api/a/', { method: 'POST', body: 'ü', headers }))
    expect(await response.json()).toMatchObject({ method: 'POST', body: 'ü', headers })
  })

  it('sends its own token instead of one in the request', async () => {
    const { port } = await startBackend(echo)
    const token = 'a-secret-of-the-site-0123456789-abcdef'
    const address = { backendUrl: `http://127.0.0.1:${port}`, siteUrl: 'https://site.example' }
    const transport = createHttpTransport({ ...address, token })
    onTestFinished(() => transport.close())
    const headers = { 'x-backend-token': 'guessed' }
    const response = await transport(new Request('http://localhost/api/a/', { headers }))
    expect(await response.json()).toMatchObject({ headers: { 'x-backend-token': token } })
  })

  it.each([204, 304, 404, 500])('forwards the status %d', async (status) => {
    const { transport } = await startBackend((_request, response) => response.writeHead(status).end())
    expect((await transport(new Request('http://localhost/api/a/'))).status).toBe(status)
  })

  describe('the body of a failed response', () => {
    const trace = 'Traceback (most recent call last): settings.SECRET'
    const fail =
      (status: number): RequestListener =>
      (_request, response) =>
        response
          .writeHead(status, { 'Retry-After': '7', 'Set-Cookie': 'debug=1', 'X-Trace': trace })
          .end(JSON.stringify({ detail: trace }))

    it.each([500, 501, 502, 503, 504, 507])('is replaced: %i', async (status) => {
      const { transport } = await startBackend(fail(status))
      for (const init of [{}, { method: 'POST', body: 'ü' }]) {
        const response = await transport(new Request('http://localhost/api/a/', init))
        expect([response.status, response.headers.get('Retry-After')]).toEqual([status, '7'])
        expect(await response.json()).toEqual({ detail: 'The service failed.' })
        expect(JSON.stringify([...response.headers])).not.toMatch(/Traceback|debug/)
      }
    })

    it('is forwarded for 4xx, and for every status of our own backend', async () => {
      const { transport } = await startBackend(fail(400))
      expect(await (await transport(new Request('http://localhost/api/a/'))).json()).toEqual({ detail: trace })
      const { port } = await startBackend(fail(507))
      const backendUrl = `http://127.0.0.1:${port}`
      const ownTransport = createHttpTransport({ backendUrl, siteUrl: 'https://site.example', token: 'a'.repeat(32) })
      onTestFinished(() => ownTransport.close())
      expect(await (await ownTransport(new Request('http://localhost/api/a/'))).json()).toEqual({ detail: trace })
    })
  })

  it('returns 502 for an unreachable backend', async () => {
    const { transport, stop } = await startBackend(echo)
    stop()
    const response = await transport(new Request('http://localhost/api/a/'))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ detail: 'The service does not answer at present.' })
  })

  /** A backend that closes an idle connection at the moment of its next use. */
  const closeWhenReused = () => {
    const usedSockets = new WeakSet<Socket>()
    const listener: RequestListener = (request, response) => {
      if (usedSockets.has(request.socket)) return request.socket.destroy()
      usedSockets.add(request.socket)
      return void echo(request, response)
    }
    return startBackend(listener)
  }

  it.each(['GET', 'HEAD'])('repeats a %s call if the keep-alive connection was closed meanwhile', async (method) => {
    const { transport, connections } = await closeWhenReused()
    for (let index = 0; index < 3; index += 1) {
      const response = await transport(new Request('http://localhost/api/a/', { method }))
      expect(response.status).toBe(200)
      await response.text()
    }
    expect(connections()).toBe(3)
  })

  it('sends writes over new connections, because interrupted writes must not be repeated', async () => {
    const { transport } = await closeWhenReused()
    await (await transport(new Request('http://localhost/api/a/'))).text()
    for (let index = 0; index < 2; index += 1) {
      const response = await transport(new Request('http://localhost/api/a/', { method: 'POST', body: 'ü' }))
      expect(await response.json()).toMatchObject({ method: 'POST', body: 'ü' })
    }
  })

  it('fails if the backend closes every connection', async () => {
    const { transport, connections } = await startBackend(({ socket }) => socket.destroy())
    expect((await transport(new Request('http://localhost/api/a/'))).status).toBe(502)
    expect(connections()).toBe(1)
  })

  describe('calls to a backend that does not respond', () => {
    /** Starts a backend that counts its calls and does not respond while `isFrozen` is true. */
    async function startFreezableBackend({ pauseMs, timeoutMs = 20 }: { pauseMs: number; timeoutMs?: number }) {
      const state = { isFrozen: true, requestCount: 0 }
      const listener: RequestListener = (request, response) => {
        state.requestCount += 1
        if (!state.isFrozen) void echo(request, response)
      }
      const timeouts = { readMs: timeoutMs, writeMs: timeoutMs, importMs: timeoutMs }
      const { transport } = await startBackend(listener, { timeouts, pauseMs })
      const call = (init?: RequestInit) => transport(new Request('http://localhost/api/a/', init))
      return { state, call }
    }

    it('get 503 with Retry-After', async () => {
      const { call } = await startFreezableBackend({ pauseMs: 60_000 })
      const response = await call()
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(await response.json()).toEqual({ detail: 'The service does not answer at present.' })
    })

    it('get 503 at once after a timeout, without a request', async () => {
      const { state, call } = await startFreezableBackend({ pauseMs: 60_000 })
      await call()
      const responses = await Promise.all([call(), call({ method: 'POST', body: 'ü' })])
      expect(responses.map(({ status }) => status)).toEqual([503, 503])
      expect(state.requestCount).toBe(1)
    })

    it('are still sent for clients whose calls did not time out', async () => {
      const { state, call } = await startFreezableBackend({ pauseMs: 60_000, timeoutMs: 500 })
      const callAs = (client: string) => call({ headers: { 'X-Forwarded-For': client } })
      await callAs('192.0.2.1')
      state.isFrozen = false
      expect([(await callAs('192.0.2.1')).status, (await callAs('192.0.2.2')).status]).toEqual([503, 200])
    })

    it('are sent again after a while', async () => {
      const { state, call } = await startFreezableBackend({ pauseMs: 0, timeoutMs: 500 })
      await call()
      state.isFrozen = false
      expect((await call()).status).toBe(200)
      expect((await call({ method: 'POST', body: 'ü' })).status).toBe(200)
    })

    it('do not open the circuit if they have a body, which may be slow itself', async () => {
      const { state, call } = await startFreezableBackend({ pauseMs: 60_000, timeoutMs: 500 })
      expect((await call({ method: 'POST', body: 'ü' })).status).toBe(503)
      state.isFrozen = false
      expect((await call()).status).toBe(200)
    })
  })

  it.each([
    ['read', 'GET', '/api/a/', 503],
    ['write', 'POST', '/api/a/', 503],
    ['import', 'POST', '/api/administration/persons/import/', 200],
  ])('waits for a slow response to an import only: %s', async (_, method, path, status) => {
    const respondLate: RequestListener = (_request, response) => void setTimeout(() => response.end(), 200)
    const { transport } = await startBackend(respondLate, { timeouts: { readMs: 20, writeMs: 30, importMs: 5000 } })
    expect((await transport(new Request(`http://localhost${path}`, { method }))).status).toBe(status)
  })

  it('aborts a call when its client disconnects', async () => {
    const abort = new AbortController()
    const { transport } = await startBackend(() => abort.abort())
    const call = transport(new Request('http://localhost/api/a/', { signal: abort.signal }))
    await expect(call).rejects.toThrow()
  })
})
