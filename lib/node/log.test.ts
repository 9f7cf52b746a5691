import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withRequest } from '../request-context'
import { createLog, redirectOutputToLog } from './log'
import { collectLines } from './log.fixture'

const original = { ...console }
afterEach(() => {
  Object.assign(console, original)
})

const { lines, destination } = collectLines()
beforeEach(() => {
  lines.length = 0
})

/** Redirects the output of the process to the log, with stubs for its end. */
function redirectProcess() {
  const listeners = new Map<string | symbol, (error: Error) => void>()
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    listeners.set(event, listener)
    return process
  })
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  redirectOutputToLog(createLog({ LOG_LEVEL: 'info' }, { destination }))
  return { listeners, exit }
}

it('writes console messages of packages to the log', () => {
  redirectProcess()
  // biome-ignore-start lint/suspicious/noConsole: the subject of the test
  console.log('  %s is ready', 'Next')
  withRequest({ id: 'a1b2c3d4' }, () => console.warn('outdated'))
  console.error('⨯', Object.assign(new Error('Failed query: maria'), { cause: new Error('no table') }))
  console.error(new Error('alone'))
  // biome-ignore-end lint/suspicious/noConsole: the subject of the test
  expect(lines).toMatchObject([
    { level: 30, msg: 'Next is ready' },
    { level: 40, msg: 'outdated', requestId: 'a1b2c3d4' },
    { level: 50, msg: '⨯', err: { name: 'Error', message: 'no table' } },
    { level: 50, msg: 'From the console', err: { message: 'alone' } },
  ])
  expect(lines[0]).not.toHaveProperty('requestId')
  expect(JSON.stringify(lines)).not.toContain('maria')
})

it.each([
  ['22P02', 'invalid input syntax for type integer: "maria"', 'invalid input syntax for type integer: "…"'],
  ['23505', 'duplicate key violates "users_email"', 'duplicate key violates "users_email"'],
])('removes values from messages of PostgreSQL with the code %s, also in a circle of causes', (...parts) => {
  const [code, message, loggedMessage] = parts
  const cause = Object.assign(new Error(message), { code, cause: new Error('Failed query') })
  cause.cause.cause = cause
  createLog({ LOG_LEVEL: 'info' }, { destination }).error({ err: cause.cause })
  expect(lines).toMatchObject([{ err: { message: loggedMessage, code } }])
})

it('logs the uncaught error that ends the process', () => {
  const { listeners, exit } = redirectProcess()
  listeners.get('uncaughtException')?.(new Error('lost'))
  expect(lines).toMatchObject([{ level: 60, err: { message: 'lost' } }])
  expect(exit).toHaveBeenCalledWith(1)
})

it('writes the lines of a moment at once, and the last lines at the exit', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const on = vi.spyOn(process, 'on').mockReturnThis()
  const log = createLog({ LOG_LEVEL: 'info' })
  const writtenMessages = () => write.mock.calls.map(([text]) => String(text).match(/"msg":"[a-z]+"/g))
  log.info('first')
  log.info('second')
  expect(write).not.toHaveBeenCalled()
  await setTimeout(20)
  expect(writtenMessages()).toEqual([['"msg":"first"', '"msg":"second"']])
  log.info('last')
  const exit = on.mock.calls.find(([event]) => event === 'exit')?.[1]
  exit?.()
  expect(writtenMessages().at(-1)).toEqual(['"msg":"last"'])
})
