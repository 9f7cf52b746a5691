import { expect, it } from 'vitest'
import { toDeliveryError } from './smtp-errors'

it.each([
  [
    'unreachable',
    'nobody listens',
    { code: 'ESOCKET', originalCode: 'ECONNREFUSED', syscall: 'connect', command: 'CONN' },
  ],
  ['unreachable', 'the host is unknown', { code: 'EDNS', command: 'CONN' }],
  [
    'unreachable',
    'the greeting does not come',
    { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT', command: 'CONN' },
  ],
  [
    'unreachable',
    'the greeting is a refusal',
    { code: 'EPROTOCOL', responseCode: 554, permanent: true, command: 'CONN' },
  ],
  [
    'unreachable',
    'the password is wrong',
    { code: 'EAUTH', responseCode: 535, permanent: true, command: 'AUTH PLAIN' },
  ],
  [
    'postponed',
    'the sender is not taken',
    { code: 'EENVELOPE', responseCode: 550, permanent: true, command: 'MAIL FROM' },
  ],
  [
    'postponed',
    'the mailbox is busy',
    { code: 'EENVELOPE', responseCode: 450, permanent: false, command: 'RCPT TO' },
  ],
  [
    'refused',
    'the mailbox is unknown',
    { code: 'EENVELOPE', responseCode: 550, permanent: true, command: 'RCPT TO' },
  ],
  [
    'refused',
    'the mail is not liked',
    { code: 'EMESSAGE', responseCode: 554, permanent: true, command: 'DATA' },
  ],
  ['interrupted', 'the connection ends', { code: 'ECONNECTION', command: 'CONN' }],
  [
    'interrupted',
    'the answer does not come',
    { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' },
  ],
  ['interrupted', 'the attempt takes too long', { code: 'EABORT' }],
] as const)('returns %s when %s', (problem, _when, facts) => {
  const error = toDeliveryError(Object.assign(new Error('to ada@example.org'), facts))
  expect(error.problem).toBe(problem)
  expect(error.message).not.toContain('ada')
})
