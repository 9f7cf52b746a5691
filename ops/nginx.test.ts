import { once } from 'node:events'
import { createServer, get as getPlainly, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { connect as connectPlainly } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Transport } from '@/lib/api/transport'
import { createFakePages } from '@/server/testing/fake-pages'
import { startTestSite, type TestSite } from '@/server/testing/site'
import { findFreePort } from '@/tests/servers/free-port'
import { type Nginx, startNginx } from '@/tests/servers/nginx'

const host = 'www.example.org'
const anyCertificate = { host: '127.0.0.1', servername: host, rejectUnauthorized: false }

interface RequestOptions {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: Buffer
}

/** Sends a request over HTTP/1.1 on a new connection. @returns the response before its body */
async function send({ port }: Nginx, path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body } = options
  const target = { port, path, method, headers: { host, ...headers } }
  const outgoing = request({ ...anyCertificate, ...target, agent: false })
  outgoing.end(body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  onTestFinished(() => void incoming.destroy())
  return incoming
}

async function fetchStatus(nginx: Nginx, path: string, options?: RequestOptions): Promise<number> {
  const incoming = await send(nginx, path, options)
  incoming.resume()
  await once(incoming, 'end')
  return incoming.statusCode ?? 0
}

function openHttp2({ port }: Nginx): ClientHttp2Session {
  const session = connectHttp2(`https://127.0.0.1:${port}`, anyCertificate)
  session.setMaxListeners(0)
  onTestFinished(() => session.destroy())
  return session
}

async function visit(session: ClientHttp2Session): Promise<number> {
  const stream = session.request({ ':path': '/de', ':authority': host })
  const [headers] = (await once(stream, 'response')) as [{ ':status': number }]
  stream.close()
  return headers[':status']
}

const echoTransport: Transport = async (call) =>
  Response.json({ url: call.url, headers: Object.fromEntries(call.headers) })

function startSite(transport: Transport = echoTransport): Promise<TestSite> {
  const { handler } = createFakePages(() => ({ html: '<p>page</p>' }))
  const siteUrl = `https://${host}`
  return startTestSite({ handler, transport, siteUrl, trustedProxies: ['127.0.0.1'] })
}

/** Starts a site behind nginx. */
async function start(transport?: Transport, changes: Parameters<typeof startNginx>[1] = []): Promise<Nginx> {
  const { port } = await startSite(transport)
  return startNginx([port], changes)
}

async function listen(server: Server, port: number): Promise<void> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
}

/**
 * Starts a server that neither accepts nor refuses connections: its thread is blocked and its
 * backlog is full.
 */
async function startSilentServer(): Promise<number> {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads')
    const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      parentPort.postMessage(server.address().port)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    })`,
    { eval: true },
  )
  onTestFinished(async () => void (await worker.terminate()))
  const [port] = (await once(worker, 'message')) as [number]
  for (let count = 0; count < 4; count += 1) {
    const connection = connectPlainly({ port, host: '127.0.0.1' }).on('error', () => undefined)
    onTestFinished(() => void connection.destroy())
    await Promise.race([once(connection, 'connect'), setTimeout(200)])
  }
  return port
}

describe('a request refused before its body is read', () => {
  it('does not delay later requests on the same connection', async () => {
    const nginx = await start(async () => Response.json({ detail: 'No.' }, { status: 401 }))
    const body = Buffer.alloc(300_000)
    const posts = Array.from({ length: 30 }, () =>
      fetchStatus(nginx, '/de/pageeditor-api/media/', { method: 'POST', body }),
    )
    expect(await Promise.all(posts)).toEqual(Array(30).fill(401))
    const visits = Array.from({ length: 40 }, () => fetchStatus(nginx, '/de'))
    expect(await Promise.all(visits)).toEqual(Array(40).fill(200))
  })

  it('gets a response even with the largest allowed upload', async () => {
    const nginx = await start(async () => Response.json({ detail: 'No.' }, { status: 401 }))
    const upload = { method: 'POST', body: Buffer.alloc(20 * 2 ** 20) }
    expect(await fetchStatus(nginx, '/de/pageeditor-api/media/', upload)).toBe(401)
    expect(await fetchStatus(nginx, '/de')).toBe(200)
  })

  it('is answered by the server up to 80 MiB, and by nginx with a page in both languages above that', async () => {
    const nginx = await start(async () => Response.json({ detail: 'Large.' }, { status: 413 }))
    const post = (options: RequestOptions) => send(nginx, '/de/pageeditor-api/media/', { method: 'POST', ...options })
    expect(await text(await post({ body: Buffer.alloc(80 * 2 ** 20) }))).toContain('Large.')
    const page = await text(await post({ headers: { 'content-length': 82 * 2 ** 20 } }))
    expect(page).toMatch(/ist zu groß.*lang="en">The file is too large/s)
  })
})

describe('an event stream', () => {
  const stream: Transport = async () => {
    const events = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('event: ready\ndata: []\n\n')),
    })
    return new Response(events, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  }

  it('arrives without buffering over HTTP/1.1', async () => {
    const incoming = await send(await start(stream), '/de/pageeditor-api/page/1/presence/')
    expect(String((await once(incoming, 'data'))[0])).toBe('event: ready\ndata: []\n\n')
  })

  it('arrives without buffering over HTTP/2', async () => {
    const session = openHttp2(await start(stream))
    const events = session.request({ ':path': '/de/pageeditor-api/page/1/presence/', ':authority': host })
    expect(String((await once(events, 'data'))[0])).toBe('event: ready\ndata: []\n\n')
  })
})

describe('a rolling restart', () => {
  it('fails no request', async () => {
    const [stoppedSite, otherSite] = [await startSite(), await startSite()]
    const nginx = await startNginx([stoppedSite.port, otherSite.port])
    let isOver = false
    const statuses: number[] = []
    const visitRepeatedly = async (path: string) => {
      while (!isOver) statuses.push(await fetchStatus(nginx, path))
    }
    const visits = ['/de', '/api/a/', '/de', '/api/a/'].map(visitRepeatedly)
    await expect.poll(() => statuses.length, { timeout: 10_000 }).toBeGreaterThan(50)
    await stoppedSite.stop(500)
    const previousCount = statuses.length
    await expect.poll(() => statuses.length, { timeout: 10_000 }).toBeGreaterThan(previousCount + 50)
    isOver = true
    await Promise.all(visits)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('a server after its restart', () => {
  it('gets requests again within seconds', async () => {
    const first = createServer((_, response) => void response.end('first'))
    const second = createServer((_, response) => void response.end('second'))
    onTestFinished(() => void [first, second].map((server) => server.close()))
    const [port, otherPort] = [await findFreePort(), await findFreePort()]
    await Promise.all([listen(first, port), listen(second, otherPort)])
    const nginx = await startNginx([port, otherPort])
    const fetchText = async () => text(await send(nginx, '/de'))

    first.close()
    first.closeAllConnections()
    for (let visit = 0; visit < 4; visit += 1) expect(await fetchText()).toBe('second')
    await listen(first, port)
    await expect.poll(fetchText, { timeout: 6000 }).toBe('first')
  })
})

describe('requests to a server that does not respond, like a machine that is switched off', () => {
  it('are sent to another server', async () => {
    const [silentPort, respondingSite] = [await startSilentServer(), await startSite()]
    const nginx = await startNginx([silentPort, respondingSite.port])
    expect(await Promise.all(Array.from({ length: 4 }, () => fetchStatus(nginx, '/de')))).toEqual(Array(4).fill(200))
  })
})

describe('a request', () => {
  it('is forwarded with the address of the client and the URL, not the forged ones', async () => {
    const forgedHeaders = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-request-id': 'chosen',
    }
    const incoming = await send(await start(), '/api/a/?b=%20c', { headers: forgedHeaders })
    expect(JSON.parse(String((await once(incoming, 'data'))[0]))).toMatchObject({
      url: `https://${host}/api/a/?b=%20c`,
      headers: {
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': host,
        'x-forwarded-proto': 'https',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    })
  })

  it('has the address of the visitor behind a CDN with known networks', async () => {
    const nginx = await start(echoTransport, [
      ['#set_real_ip_from 192.0.2.0/24;', 'set_real_ip_from 127.0.0.1; set_real_ip_from 192.0.2.0/24;'],
      ['#real_ip_', 'real_ip_'],
    ])
    const incoming = await send(nginx, '/api/a/', { headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 192.0.2.7' } })
    expect(String((await once(incoming, 'data'))[0])).toContain('"x-forwarded-for":"203.0.113.9"')
  })

  it('is redirected to HTTPS if it uses HTTP', async () => {
    const { plainPort } = await start()
    const outgoing = getPlainly({ host: '127.0.0.1', port: plainPort, path: '/de/a?b', headers: { host } })
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    incoming.resume()
    expect([incoming.statusCode, incoming.headers.location]).toEqual([301, `https://${host}/de/a?b`])
  })

  it('gets the Strict-Transport-Security header of the server once', async () => {
    const { headersDistinct } = await send(await start(), '/de')
    expect(headersDistinct['strict-transport-security']).toEqual(['max-age=31536000'])
  })
})

describe('TLS', () => {
  it.each([
    ['TLSv1.3', undefined],
    ['TLSv1.2', 'ECDHE-ECDSA-AES128-GCM-SHA256'],
  ] as const)('supports %s', async (version, ciphers) => {
    const { port } = await start()
    const socket = connectTls({
      ...anyCertificate,
      port,
      minVersion: version,
      maxVersion: version,
      ...(ciphers && { ciphers }),
    })
    onTestFinished(() => void socket.destroy())
    await once(socket, 'secureConnect')
    expect(socket.getProtocol()).toBe(version)
  })

  it.each([
    ['TLSv1.1', 'DEFAULT:@SECLEVEL=0'],
    ['TLSv1', 'DEFAULT:@SECLEVEL=0'],
    ['TLSv1.2', 'ECDHE-ECDSA-AES128-SHA'],
    ['TLSv1.2', 'ECDHE-ECDSA-AES256-SHA384'],
  ] as const)('refuses %s with %s', async (version, ciphers) => {
    const { port } = await start()
    const socket = connectTls({ ...anyCertificate, port, minVersion: version, maxVersion: version, ciphers })
    await expect(once(socket, 'secureConnect')).rejects.toThrow(/alert|reset/i)
  })
})

describe('limits', () => {
  it('allow many visitors with one address', async () => {
    const session = openHttp2(await start())
    const statuses: number[] = []
    for (let person = 0; person < 25; person += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 40 }, () => visit(session)))))
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('refuse a flood with 429', async () => {
    const session = openHttp2(await start(echoTransport, [['burst=2000', 'burst=20']]))
    const statuses = await Promise.all(Array.from({ length: 300 }, () => visit(session)))
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })
})

it('logs requests without query, key, search term or address', async () => {
  const nginx = await start()
  const paths = ['/de/a?email=eva@example.org', '/de/account/verify-email/KEY', '/en/search/eva', '/de/accounts']
  for (const path of paths) await fetchStatus(nginx, path, { headers: { referer: 'https://evil.example/eva' } })
  const lines = await nginx.readLog()
  expect(lines.map(({ path }) => path)).toEqual(['/de/a', '/de/account', '/en/search', '/de/accounts'])
  expect(lines[0]).toMatchObject({ method: 'GET', status: 200, network: '127.0.0.0' })
  expect(lines[0]?.requestId).toMatch(/^[0-9a-f]{32}$/)
  expect(JSON.stringify(lines)).not.toMatch(/eva|KEY|127\.0\.0\.1/)
})
