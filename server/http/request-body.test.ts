import { connect } from 'node:net'
import { expect, it } from 'vitest'
import type { Transport } from '@/lib/api/transport'
import { createFakePages } from '../testing/fake-pages'
import { sendRaw } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const toHead = (path: string, headers: string) => `POST ${path} HTTP/1.1\r\nHost: a.example\r\n${headers}\r\n\r\n`
const chunk = Buffer.from(`${(65_536).toString(16)}\r\n${'a'.repeat(65_536)}\r\n`)

/**
 * Sends an endless body and ignores the response.
 * @returns the response, and the number of bytes sent before the server closed the connection
 */
async function sendWithoutEnd(port: number, path: string): Promise<{ response: string; sentBytes: number }> {
  const socket = connect(port, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (data: Buffer) => received.push(data))
  // The connection of a client that continues sending is reset.
  socket.on('error', () => undefined)
  const closedPromise = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(toHead(path, 'Transfer-Encoding: chunked'))
  const write = () => {
    while (!socket.destroyed && socket.write(chunk));
  }
  socket.on('drain', write)
  write()
  await closedPromise
  return { response: Buffer.concat(received).toString(), sentBytes: socket.bytesWritten }
}

const refuse: Transport = async () => Response.json({ detail: 'No.' }, { status: 401 })

/** Cancels the body, like a reader that has reached its limit. */
const readSome: Transport = async (request) => {
  await request.body?.getReader().cancel()
  return Response.json({ detail: 'Too much.' }, { status: 413 })
}

it('an endless body is read only up to the limit, and its sender gets the response', async () => {
  const { handler } = createFakePages(() => ({ html: '<p>page</p>' }))
  const [refusing, counting] = [
    await startTestSite({ handler, transport: refuse }),
    await startTestSite({ handler, transport: readSome }),
  ]
  const results = await Promise.all([
    sendWithoutEnd(refusing.port, '/api/a/'),
    sendWithoutEnd(counting.port, '/api/a/'),
    sendWithoutEnd(refusing.port, '/de'),
  ])
  for (const [index, status] of [401, 413, 405].entries()) {
    expect(results[index]?.response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(results[index]?.response).toMatch(/^Connection: close\r$/m)
    // The buffers of the system fill in addition to the read bytes.
    expect(results[index]?.sentBytes).toBeLessThan(20 * 2 ** 20)
  }
})

it.each([
  ['a call', '/api/a/', 401],
  ['a page', '/de', 405],
])('the remaining body of a request for %s is never handled as the next request', async (_, path, status) => {
  const { port } = await startTestSite({ transport: refuse })
  const hidden = 'GET /api/hidden/ HTTP/1.1\r\nHost: a.example\r\n\r\n'
  const body = hidden.repeat(2000)
  const responses = await sendRaw(port, toHead(path, `Content-Length: ${body.length}`) + body + hidden)
  expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`])
})

it('a body that was read leaves the connection open for the next request', async () => {
  const transport: Transport = async (request) => Response.json({ length: (await request.text()).length })
  const { port } = await startTestSite({ transport })
  const post = `${toHead('/api/a/', 'Content-Length: 3')}abc`
  const last = `${toHead('/api/a/', 'Content-Length: 4\r\nConnection: close')}abcd`
  const responses = await sendRaw(port, post + last)
  expect(responses.match(/HTTP\/1\.1 \d+|\{.*?\}/g)).toEqual([
    'HTTP/1.1 200',
    '{"length":3}',
    'HTTP/1.1 200',
    '{"length":4}',
  ])
})
