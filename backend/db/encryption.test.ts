import pino from 'pino'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@/tests/databases'
import { encryptionProblem, warnOfClearText } from './encryption'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it.each([
  ['a Unix socket', {}],
  ['the loopback', { remoteAddress: '127.0.0.1' }],
  ['the loopback by IPv6', { remoteAddress: '::1' }],
  ['the loopback by IPv4 in IPv6', { remoteAddress: '::ffff:127.0.0.1' }],
  ['another machine with a good certificate', { remoteAddress: '10.0.0.7', authorized: true }],
])('nothing is wrong with %s', (_what, wire) => {
  expect(encryptionProblem(wire)).toBeNull()
})

it.each([
  ['in clear', { remoteAddress: '10.0.0.7' }, 'not encrypted'],
  ['in clear by IPv6', { remoteAddress: '2001:db8::127.0.0.1' }, 'not encrypted'],
  ['with any certificate', { remoteAddress: '10.0.0.7', authorized: false }, 'not checked'],
])('to another machine %s it says so and how to mend it', (_what, wire, words) => {
  expect(encryptionProblem(wire)).toContain(words)
  expect(encryptionProblem(wire)).toContain('sslmode=verify-full')
})

test('the databases of the tests are local', async () => {
  const lines: string[] = []
  await warnOfClearText(database.pool, pino({}, { write: (line: string) => void lines.push(line) }))
  expect(lines).toEqual([])
})
