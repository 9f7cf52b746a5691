import { expect, it } from 'vitest'
import { toDeliveryError } from './smtp-errors'

it.each([
  ['550 5.1.1', { response: '550 5.1.1 <ada@example.org>: unknown', responseCode: 550, command: 'RCPT TO' }],
  ['554 5.7.1', { response: '554-5.7.1 Spam\n554 5.7.1 Bye', responseCode: 554, command: 'DATA' }],
  ['554 DATA', { response: '554 Rejected 5.1.1', responseCode: 554, command: 'DATA' }],
  ['550', { response: '550 No such user', responseCode: 550, command: 'RCPT TO' }],
])('returns the code %s', (code, facts) => {
  expect(toDeliveryError(Object.assign(new Error(), { code: 'EENVELOPE', permanent: true }, facts)).code).toBe(code)
})

it.each([
  [
    'unreachable',
    'no server listens',
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
  ['postponed', 'the mailbox is busy', { code: 'EENVELOPE', responseCode: 450, permanent: false, command: 'RCPT TO' }],
  ['refused', 'the mailbox is unknown', { code: 'EENVELOPE', responseCode: 550, permanent: true, command: 'RCPT TO' }],
  ['refused', 'the mail is not liked', { code: 'EMESSAGE', responseCode: 554, permanent: true, command: 'DATA' }],
  ['interrupted', 'the connection ends', { code: 'ECONNECTION', command: 'CONN' }],
  ['interrupted', 'the response times out', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' }],
  ['interrupted', 'the attempt takes too long', { code: 'EABORT' }],
] as const)('returns %s when %s', (problem, _when, facts) => {
  const error = toDeliveryError(Object.assign(new Error('to ada@example.org'), facts))
  expect(error.problem).toBe(problem)
  expect(error.message).not.toContain('ada')
})
