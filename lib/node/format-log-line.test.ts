import { expect, it } from 'vitest'
import { formatLogLine } from './format-log-line'

const time = new Date(2026, 10, 28, 9, 5, 7).getTime()
const format = (fields: object) => formatLogLine(`${JSON.stringify({ level: 30, time, ...fields })}\n`)

it('shows the time and the message', () => {
  expect(format({ msg: 'Metrics are served', url: 'http://localhost' })).toBe('09:05:07  Metrics are served\n')
})

it('shows a request in one line', () => {
  const fields = { requestId: 'a1', method: 'GET', path: '/de', status: 200, durationMs: 3 }
  expect(format(fields)).toBe('09:05:07  GET /de 200 in 3 ms\n')
})

it('omits the calls to the backend and the notices of packages', () => {
  expect(format({ method: 'GET', route: '/:locale/api', status: 200, durationMs: 3 })).toBe('')
  expect(format({ msg: 'Running next.config', source: 'console' })).toBe('')
  expect(format({ msg: 'outdated', source: 'console', level: 40 })).toBe('09:05:07  warning  outdated\n')
})

it.each(['err', 'error'])('shows the level and the error of the field %s', (key) => {
  const failure = { name: 'Error', message: 'refused', stack: ['at send (mail.ts:3:1)'] }
  expect(format({ level: 40, msg: 'A mail waits', [key]: failure })).toBe(
    '09:05:07  warning  A mail waits  Error: refused\n    at send (mail.ts:3:1)\n',
  )
})
