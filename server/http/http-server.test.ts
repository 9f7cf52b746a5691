import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse, sendRaw } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const { handler } = createFakePages(() => ({ html: `<p>${'a'.repeat(1000)}</p>` }))

/** Opens a connection and sends only these bytes. */
async function openConnection(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

describe('slow clients', () => {
  it('do not delay others, and are disconnected after the timeout', async () => {
    const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 }
    const { port } = await startTestSite({ handler, limits })
    const slowSockets = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        openConnection(
          port,
          index % 2
            ? 'GET /de HTTP/1.1\r\nHost: a.example\r\nX-Slow: '
            : 'POST /api/a/ HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100\r\n\r\na',
        ),
      ),
    )
    expect((await fetchResponse(port, '/de')).status).toBe(200)
    const reads = slowSockets.map(async (socket) => {
      const chunks: Buffer[] = []
      socket.on('data', (chunk: Buffer) => chunks.push(chunk))
      await once(socket, 'close')
      return Buffer.concat(chunks).toString('latin1')
    })
    const responses = await Promise.all(reads)
    expect(responses.filter((response) => response.startsWith('HTTP/1.1 408 '))).not.toHaveLength(0)
  })

  it('are disconnected if thousands of them send nothing', async () => {
    const { port } = await startTestSite({ handler, limits: { idleTimeout: 1000 } })
    const closings: Promise<unknown>[] = []
    const open = async () => closings.push(once((await openConnection(port, '')).resume(), 'close'))
    // At most as many at once as fit into the backlog of the server's socket.
    for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 200 }, open))
    expect((await fetchResponse(port, '/de')).status).toBe(200)
    await Promise.all(closings)
  })

  it('are disconnected if they do not read the response', async () => {
    const createEndlessStream = () =>
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
    const calls: Request[] = []
    const { port } = await startTestSite({
      limits: { idleTimeout: 50 },
      transport: async (request) => {
        calls.push(request)
        return new Response(createEndlessStream())
      },
    })
    const socket = await openConnection(port, 'GET /media/a.jpg HTTP/1.1\r\nHost: a.example\r\n\r\n')
    socket.pause()
    while (!calls[0]?.signal.aborted) await new Promise(setImmediate)
    expect(calls).toHaveLength(1)
  })
})

describe('a malformed request', () => {
  it('ends the connection during another response without adding to its body', async () => {
    const beginning = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })
    const { port } = await startTestSite({ transport: async () => new Response(beginning) })
    const socket = await openConnection(port, 'GET /media/a.jpg HTTP/1.1\r\nHost: a.example\r\n\r\n')
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(socket, 'data')
    socket.write('nonsense\r\n\r\n')
    await once(socket, 'close')
    const response = Buffer.concat(chunks).toString('latin1')
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  })

  it('gets a response while the client still sends data', async () => {
    const { port } = await startTestSite({ handler })
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write('nonsense\r\n\r\n')
    // Like a proxy that reads the response only after sending all of its data.
    for (let part = 0; part < 20; part += 1) {
      socket.write('a'.repeat(10_000))
      await setTimeout(5)
    }
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(socket, 'end')
    expect(Buffer.concat(chunks).toString('latin1')).toMatch(/^HTTP\/1\.1 400 /)
    socket.end()
    await once(socket, 'close')
  })

  it('is the last of its connection, and later bytes are never handled as requests', async () => {
    const requests: string[] = []
    const transport = async ({ url }: Request) => Response.json(requests.push(url))
    const { port } = await startTestSite({ transport })
    const call = 'GET /api/a/ HTTP/1.1\r\nHost: a\r\n\r\n'
    for (const refused of ['nonsense\r\n\r\n', 'GET /de HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n']) {
      const socket = await openConnection(port, refused)
      await once(socket, 'readable')
      socket.write(call)
      socket.resume()
      await once(socket, 'close')
    }
    expect(requests).toEqual([])
  })

  it('is disconnected if its sender does not close', async () => {
    const { port } = await startTestSite({ handler })
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write('nonsense\r\n\r\n')
    socket.resume()
    await once(socket, 'end')
    const writing = setInterval(() => socket.write('a'), 100)
    await new Promise((resolve) => socket.once('error', resolve))
    clearInterval(writing)
    socket.destroy()
  })

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['a smuggled length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an expectation', 'GET /de HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n', 417],
    ['a body of a GET request', 'GET /de HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'a WebSocket',
      'GET /de HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      400,
    ],
  ])('%s is refused, with the security headers', async (_name, bytes, status) => {
    const { port } = await startTestSite({ handler })
    const response = await sendRaw(port, bytes)
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(response).toContain('X-Content-Type-Options: nosniff')
    expect(response).toContain('Content-Security-Policy:')
    expect((await fetchResponse(port, '/de')).status).toBe(200)
  })
})
