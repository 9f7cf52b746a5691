import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { deferred } from '@/tests/deferred'
import { makeStoppable } from './stoppable-server'

async function start(gate: Promise<void> = Promise.resolve()) {
  const reached = deferred()
  const server = createServer(async (incoming, response) => {
    if (incoming.url === '/slow') {
      reached.resolve()
      await gate
    }
    response.end('done')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  onTestFinished(() => agent.destroy())
  const get = async (path: string) => {
    const outgoing = request({ port, host: '127.0.0.1', path, agent }).end()
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { text: await text(incoming), connection: incoming.headers.connection }
  }
  return { stoppable: makeStoppable(server), get, reached: reached.promise }
}

it('finishes pending requests, rejects new connections, and closes idle ones', async () => {
  const gate = deferred()
  const { stoppable, get, reached } = await start(gate.promise)
  await Promise.all([get('/idle'), get('/idle')])
  const slow = get('/slow')
  await reached
  const stopped = stoppable.stop({ delayMs: 0, graceMs: 60_000 })
  await expect.poll(() => get('/new').catch((error: NodeJS.ErrnoException) => error.code)).toBe('ECONNREFUSED')
  gate.resolve()
  expect(await slow).toEqual({ text: 'done', connection: 'close' })
  await stopped
})

it('aborts requests that exceed the grace period', async () => {
  const { stoppable, get, reached } = await start(new Promise(() => undefined))
  const rejection = expect(get('/slow')).rejects.toThrow('socket hang up')
  await reached
  await stoppable.stop({ delayMs: 0, graceMs: 10 })
  await rejection
})

it('serves requests during the delay and closes their connections', async () => {
  const { stoppable, get } = await start()
  expect((await get('/')).connection).toBe('keep-alive')
  expect(stoppable.isStopping).toBe(false)
  const stopped = stoppable.stop({ delayMs: 50, graceMs: 60_000 })
  expect(stoppable.isStopping).toBe(true)
  expect(await get('/')).toEqual({ text: 'done', connection: 'close' })
  await stopped
})

it('loses no request of clients that switch to another server after the announcement', async () => {
  const [leaving, staying] = [await start(), await start()]
  let useLeaving = true
  const texts: string[] = []
  const visit = async () => {
    while (useLeaving || texts.length < 600) {
      const { text, connection } = await (useLeaving ? leaving : staying).get('/')
      if (connection === 'close') useLeaving = false
      texts.push(text)
    }
  }
  const visits = Promise.all(Array.from({ length: 20 }, visit))
  while (texts.length < 200) await new Promise(setImmediate)
  await leaving.stoppable.stop({ delayMs: 200, graceMs: 60_000 })
  await visits
  expect(new Set(texts)).toEqual(new Set(['done']))
})
