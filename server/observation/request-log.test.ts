import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Transport } from '@/lib/api/transport'
import { collectLines } from '@/lib/node/log.fixture'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

interface Line {
  requestId?: string
  [name: string]: unknown
}

async function startLoggingSite(transport?: Transport, trustedProxies: string[] = []) {
  const { lines, destination } = collectLines<Line>()
  const { handler } = createFakePages(() => ({ html: '<p>page</p>' }))
  const log = pino({ level: 'info' }, destination)
  const onError = (error: unknown) => log.error({ err: error })
  const site = await startTestSite({ handler, log, onError, trustedProxies, ...(transport && { transport }) })
  return { ...site, lines, waitForLines: (count: number) => expect.poll(() => lines.length).toBe(count) }
}

describe('a line of the log', () => {
  it('has method, path and status, and whether the page was rendered or cached', async () => {
    const { port, lines, waitForLines } = await startLoggingSite()
    const first = await fetchResponse(port, '/de/a?email=eva@example.org', { headers: { cookie: 'sessionid=secret' } })
    await waitForLines(1)
    await fetchResponse(port, '/de/a')
    await waitForLines(2)
    await fetchResponse(port, '/de/a', { method: 'PATCH' })
    await waitForLines(3)
    expect(lines).toMatchObject([
      { level: 30, method: 'GET', path: '/de/a', status: 200, page: 'rendered', durationMs: expect.any(Number) },
      { level: 30, method: 'GET', path: '/de/a', status: 200, page: 'cached' },
      { level: 30, method: 'PATCH', path: '/de/a', status: 405 },
    ])
    expect(lines[2]).not.toHaveProperty('page')
    expect(lines[0]?.requestId).toBe(first.headers['x-request-id'])
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(3)
    expect(JSON.stringify(lines)).not.toMatch(/eva|secret|127\.0\.0\.1/)
  })

  it.each([
    ['/de/account/verify-email/KEY', '/de/account/…'],
    ['/en/search/KEY', '/en/search/…'],
    ['/de/accounts', '/de/accounts'],
    [`/de/${'a'.repeat(1000)}`, `/de/${'a'.repeat(196)}`],
  ])('hides the key in %s', async (path, loggedPath) => {
    const { port, lines, waitForLines } = await startLoggingSite()
    await fetchResponse(port, path)
    await waitForLines(1)
    expect(lines[0]?.path).toBe(loggedPath)
  })

  it('marks a request whose client disconnected', async () => {
    const { port, waitForLines, lines } = await startLoggingSite()
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const head = 'POST /de/account/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'
    socket.write(`${head}a`, () => socket.destroy())
    await waitForLines(1)
    expect(lines).toMatchObject([{ level: 30, path: '/de/account/…', isAborted: true }])
  })
})

describe('the request id', () => {
  const echo: Transport = async ({ headers }) =>
    Response.json({ id: headers.get('x-request-id') }, { headers: { 'x-request-id': 'the-backends-own' } })

  it('goes to the backend and back, and cannot be chosen by the client', async () => {
    const { port, lines } = await startLoggingSite(echo)
    const response = await fetchResponse(port, '/api/a/', { headers: { 'x-request-id': 'chosen-by-client' } })
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.parse(response.text)).toEqual({ id: response.headers['x-request-id'] })
    expect(lines).toEqual([])
  })

  it('may come from a trusted proxy', async () => {
    const { port } = await startLoggingSite(echo, ['127.0.0.1'])
    const response = await fetchResponse(port, '/api/a/', { headers: { 'x-request-id': 'given-by-proxy' } })
    expect(JSON.parse(response.text)).toEqual({ id: 'given-by-proxy' })
    expect(response.headers['x-request-id']).toBe('given-by-proxy')
  })

  it('is logged with the error of a failed backend', async () => {
    const { port, lines, waitForLines } = await startLoggingSite(async () => Promise.reject(new Error('broken')))
    const response = await fetchResponse(port, '/api/files/eva.pdf')
    await waitForLines(2)
    expect(response.status).toBe(502)
    expect(lines).toMatchObject([
      { level: 50, err: { message: 'broken' } },
      { level: 30, path: '/api/…', status: 502, requestId: response.headers['x-request-id'] },
    ])
  })
})
