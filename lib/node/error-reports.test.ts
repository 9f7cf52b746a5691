import { Writable } from 'node:stream'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openErrorReceiver } from '@/tests/servers/error-receiver'
import { withRequest } from '../request-context'
import { openErrorReports } from './error-reports'
import { createLog } from './log'

const release = 'buehnenhaus@1.2.3+abcdef'
const requestId = '0f8e2c1a-77aa-4f0e-9a44-1a2b3c4d5e6f'

async function start(options: Parameters<typeof openErrorReceiver>[0] = {}) {
  const receiver = await openErrorReceiver(options)
  onTestFinished(() => receiver.close())
  const reports = openErrorReports({ dsn: receiver.dsn, release, environment: 'test', program: 'backend' })
  const destination = new Writable({ write: (_chunk, _encoding, done) => done() })
  const log = createLog({ LOG_LEVEL: 'info' }, { destination, reports })
  return { receiver, reports, log }
}

/** Creates an error with a distinct stack. */
function createError(message: string, properties: object = {}): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${message}:1:1` }, properties)
}

it('reports logged errors with release and request, without personal data', async () => {
  const { receiver, reports, log } = await start()
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "maria"'), { code: '22P02' })
  const error = new Error('Failed query: select $1\nparams: maria@example.org', { cause })
  withRequest({ id: requestId }, () => log.error({ err: error, mail: 'maria@example.org' }, 'A request failed'))
  await reports.flush(5000)
  expect(receiver.reports).toHaveLength(1)
  expect(receiver.reports[0]?.event).toMatchObject({
    platform: 'node',
    release,
    tags: { program: 'backend', about: 'A request failed', request_id: requestId, code: '22P02' },
    contexts: { runtime: { name: 'node' } },
    sdk: { settings: { infer_ip: 'never' } },
    exception: { values: [{ type: 'Error', value: 'invalid input syntax for type uuid: "…"' }] },
  })
  const frames = receiver.reports[0]?.event.exception?.values[0]?.stacktrace?.frames ?? []
  expect(frames.map(({ filename }) => filename)).toContain('app:///error-reports.test.ts')
  expect(receiver.reports[0]?.text).not.toMatch(/maria|127\.0\.0\.1|auto/)
})

it('prefers the request id of the log line to that of the current request', async () => {
  const { receiver, reports, log } = await start()
  log.error({ err: createError('named'), requestId }, 'A request failed')
  await reports.flush(5000)
  expect(receiver.reports[0]?.event.tags).toMatchObject({ request_id: requestId })
})

it('does not report warnings, lines without an error, and expected errors', async () => {
  const { receiver, reports, log } = await start()
  log.warn({ err: createError('warned') }, 'x')
  log.error({ errors: [] }, 'Not ready')
  log.error('x')
  log.error({ err: createError('silent', { name: 'BackendTimeoutError' }) }, 'x')
  log.error({ err: createError('gone', { code: 'ECONNRESET' }) }, 'x')
  log.error({ err: createError('aborted', { name: 'AbortError' }) }, 'x')
  log.error({ err: createError('led', { digest: 'NEXT_REDIRECT;replace;/de;307;' }) }, 'x')
  log.error({ err: createError('real') }, 'x')
  await reports.flush(5000)
  expect(receiver.reports.map(({ event }) => event.exception?.values[0]?.value)).toEqual(['real'])
})

it('does not report console messages', async () => {
  const { receiver, reports, log } = await start()
  log.error({ err: createError('said'), source: 'console' }, 'Hello Maria')
  await reports.flush(5000)
  expect(receiver.reports[0]?.event.tags).toEqual({ program: 'backend' })
})

it('limits the number of reports', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { receiver, reports } = await start()
  // Flushed each time, because at most ten reports are pending at once.
  for (let count = 0; count < 100; count += 1) {
    reports.report(createError('same'), {})
    reports.report(createError(`other${count}`), {})
    await reports.flush(5000)
  }
  const messages = receiver.reports.map(({ event }) => event.exception?.values[0]?.value)
  expect(messages).toHaveLength(30)
  expect(messages.filter((message) => message === 'same')).toHaveLength(3)
})

it('limits time and connections for an unresponsive receiver', async () => {
  const { receiver, reports } = await start({ respond: () => undefined })
  for (let count = 0; count < 30; count += 1) reports.report(createError(`e${count}`), {})
  await reports.flush(200)
  expect(receiver.reports).toHaveLength(10)
})

it('ignores an unreachable receiver', async () => {
  const { receiver, reports } = await start()
  await receiver.close()
  reports.report(createError('lost'), {})
  await reports.flush(5000)
  expect(receiver.reports).toEqual([])
})

it('pauses after a 429 of the receiver', async () => {
  const { receiver, reports } = await start({
    respond: (response) => void response.writeHead(429, { 'Retry-After': '60' }).end(),
  })
  reports.report(createError('first'), {})
  await reports.flush(5000)
  reports.report(createError('second'), {})
  await reports.flush(5000)
  expect(receiver.reports).toHaveLength(1)
})
