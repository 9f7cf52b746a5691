import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { silentLog, startTestDatabase } from '@/tests/databases'
import { connectDatabase } from './client'
import { findEncryptionProblem, warnIfUnencrypted } from './encryption'

const database = startTestDatabase()

it.each([
  ['a Unix socket', {}],
  ['the loopback', { remoteAddress: '127.0.0.1' }],
  ['the loopback by IPv6', { remoteAddress: '::1' }],
  ['the loopback by IPv4 in IPv6', { remoteAddress: '::ffff:127.0.0.1' }],
  ['another machine with a valid certificate', { remoteAddress: '10.0.0.7', authorized: true }],
])('accepts %s', (_what, wire) => {
  expect(findEncryptionProblem(wire)).toBeNull()
})

it.each([
  ['in clear', { remoteAddress: '10.0.0.7' }, 'not encrypted'],
  ['in clear by IPv6', { remoteAddress: '2001:db8::127.0.0.1' }, 'not encrypted'],
  ['with any certificate', { remoteAddress: '10.0.0.7', authorized: false }, 'not checked'],
])('reports the problem and its solution for another machine %s', (_what, wire, words) => {
  expect(findEncryptionProblem(wire)).toContain(words)
  expect(findEncryptionProblem(wire)).toContain('sslmode=verify-full')
})

it('accepts the local databases of the tests', async () => {
  const lines: string[] = []
  await warnIfUnencrypted(database.pool, pino({}, { write: (line: string) => void lines.push(line) }))
  expect(lines).toEqual([])
})

/** Starts a server that responds to each TLS request (eight bytes) and records all data. */
async function startServer(response: string) {
  const sentPackets: Buffer[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      sentPackets.push(bytes)
      if (bytes.length === 8) socket.write(response)
      else socket.destroy()
    })
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `postgres://ada:secret-password@127.0.0.1:${port}/vbo`, sentPackets }
}

it.each(['require', 'verify-ca', 'verify-full'])(
  'sslmode=%s sends a server without TLS no data, not even the user name',
  async (mode) => {
    const { url, sentPackets } = await startServer('N')
    const target = { kind: 'postgres', url: `${url}?sslmode=${mode}` } as const
    await expect(connectDatabase(target, silentLog)).rejects.toThrow('does not support SSL')
    expect(sentPackets.length).toBeGreaterThan(0)
    expect(sentPackets.filter((bytes) => bytes.length !== 8)).toEqual([])
  },
)
