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
  const reports = openErrorReports({
    dsn: receiver.dsn,
    release,
    environment: 'test',
    program: 'backend',
  })
  const destination = new Writable({ write: (_chunk, _encoding, done) => done() })
  const log = createLog({ LOG_LEVEL: 'info' }, { destination, reports })
  return { receiver, reports, log }
}

/** An error of its own, told from others by where it began. */
function errorOf(message: string, more: object = {}): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${message}:1:1` }, more)
}

it('an error in the log is reported with release and request, and without personal data', async () => {
  const { receiver, reports, log } = await start()
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "maria"'), { code: '22P02' })
  const error = new Error('Failed query: select $1\nparams: maria@example.org', { cause })
  withRequest({ id: requestId }, () =>
    log.error({ err: error, mail: 'maria@example.org' }, 'A request failed'),
  )
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

it('the id that a line names goes before that of the request around it', async () => {
  const { receiver, reports, log } = await start()
  log.error({ err: errorOf('named'), requestId }, 'A request failed')
  await reports.flush(5000)
  expect(receiver.reports[0]?.event.tags).toMatchObject({ request_id: requestId })
})

it('warnings, lines without an error and what belongs to the ordinary day are not reported', async () => {
  const { receiver, reports, log } = await start()
  log.warn({ err: errorOf('warned') }, 'x')
  log.error({ errors: [] }, 'Not ready')
  log.error('x')
  log.error({ err: errorOf('silent', { name: 'BackendTimeoutError' }) }, 'x')
  log.error({ err: errorOf('gone', { code: 'ECONNRESET' }) }, 'x')
  log.error({ err: errorOf('aborted', { name: 'AbortError' }) }, 'x')
  log.error({ err: errorOf('led', { digest: 'NEXT_REDIRECT;replace;/de;307;' }) }, 'x')
  log.error({ err: errorOf('real') }, 'x')
  await reports.flush(5000)
  expect(receiver.reports.map(({ event }) => event.exception?.values[0]?.value)).toEqual(['real'])
})

it('console messages stay in the log', async () => {
  const { receiver, reports, log } = await start()
  log.error({ err: errorOf('said'), source: 'console' }, 'Hello Maria')
  await reports.flush(5000)
  expect(receiver.reports[0]?.event.tags).toEqual({ program: 'backend' })
})

it('of a storm of errors a few go', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { receiver, reports } = await start()
  // One after the other: at most ten are under way at once.
  for (let count = 0; count < 100; count += 1) {
    reports.report(errorOf('same'), {})
    reports.report(errorOf(`other${count}`), {})
    await reports.flush(5000)
  }
  const messages = receiver.reports.map(({ event }) => event.exception?.values[0]?.value)
  expect(messages).toHaveLength(30)
  expect(messages.filter((message) => message === 'same')).toHaveLength(3)
})

it('a receiver that never answers holds nobody up, and takes few connections', async () => {
  const { receiver, reports } = await start({ answer: () => undefined })
  for (let count = 0; count < 30; count += 1) reports.report(errorOf(`e${count}`), {})
  await reports.flush(200)
  expect(receiver.reports).toHaveLength(10)
})

it('a receiver that is not there harms nothing', async () => {
  const { receiver, reports } = await start()
  await receiver.close()
  reports.report(errorOf('lost'), {})
  await reports.flush(5000)
  expect(receiver.reports).toEqual([])
})

it('a receiver that has had enough is left alone', async () => {
  const { receiver, reports } = await start({
    answer: (response) => void response.writeHead(429, { 'Retry-After': '60' }).end(),
  })
  reports.report(errorOf('first'), {})
  await reports.flush(5000)
  reports.report(errorOf('second'), {})
  await reports.flush(5000)
  expect(receiver.reports).toHaveLength(1)
})
