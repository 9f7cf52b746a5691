import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { stopServer } from './stop'
import { deferred } from './testing/fake-pages'

async function start(gate: Promise<void>) {
  const reached = deferred()
  const server = createServer(async (incoming, response) => {
    if (incoming.url === '/slow') {
      reached.resolve()
      await gate
    }
    response.end('done')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const { port } = server.address() as AddressInfo
  const get = (path: string) => request({ port, host: '127.0.0.1', path, agent }).end()
  return { server, get, reached: reached.promise }
}

async function textOf(outgoing: ReturnType<typeof request>): Promise<string> {
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

it('lets requests under way finish, refuses new ones, and ends idle connections', async () => {
  const gate = deferred()
  const { server, get, reached } = await start(gate.promise)
  await textOf(get('/idle'))
  const slow = textOf(get('/slow'))
  await reached
  const stopped = stopServer(server, 60_000)
  await expect(textOf(get('/new'))).rejects.toThrow('ECONNREFUSED')
  gate.resolve()
  expect(await slow).toBe('done')
  await stopped
})

it('cuts off what takes longer than the grace', async () => {
  const { server, get, reached } = await start(new Promise(() => undefined))
  const slow = textOf(get('/slow'))
  const cut = expect(slow).rejects.toThrow('socket hang up')
  await reached
  await stopServer(server, 10)
  await cut
})
