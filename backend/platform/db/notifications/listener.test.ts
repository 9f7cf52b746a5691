import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { silentLog } from '@/tests/databases'
import { deferred } from '@/tests/deferred'
import { listenWithReconnects } from './listener'

const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')
const listening = Buffer.from('C\0\0\0\x0bLISTEN\0Z\0\0\0\x05I', 'latin1')

/**
 * A minimal PostgreSQL server for LISTEN; the first connection falls silent after this number of
 * messages.
 */
async function startSilentDatabase(responseCount: number): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const isFirst = sockets.push(socket) === 1
    let messages = 0
    socket.on('error', () => undefined)
    socket.on('data', () => {
      messages += 1
      if (!isFirst || messages <= responseCount) socket.write(messages === 1 ? welcome : listening)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `postgres://user@127.0.0.1:${(server.address() as AddressInfo).port}/site`
}

it('reconnects after a silent network and reports missed notifications', async () => {
  const { promise: isMissed, resolve: handleGap } = deferred()
  const pace = { heartbeatMs: 20, responseMs: 200 }
  const listener = await listenWithReconnects(
    await startSilentDatabase(2),
    { handleNotification: () => undefined, handleGap },
    silentLog,
    pace,
  )
  onTestFinished(() => listener.close())
  await expect(isMissed).resolves.toBeUndefined()
})

it.each([0, 1])('retries when the first connection falls silent after %i responses', async (responseCount) => {
  const listener = await listenWithReconnects(
    await startSilentDatabase(responseCount),
    { handleNotification: () => undefined, handleGap: () => undefined },
    silentLog,
    { heartbeatMs: 10_000, responseMs: 200 },
  )
  await expect(listener.close()).resolves.toBeUndefined()
})
