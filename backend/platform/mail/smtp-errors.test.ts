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
  ['RCPT TO', '554 5.7.1 <ada@example.net>: Relay access denied'],
  ['RCPT TO', '553 5.7.1 <web@example.org>: Sender address rejected: not owned by user web'],
  ['RCPT TO', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '530 5.7.0 Authentication required'],
  ['DATA', '554 5.2.252 SendAsDenied; web@example.org not allowed to send as other@example.org'],
  ['DATA', '550 5.7.60 SMTP; Client does not have permissions to send as this sender'],
  ['DATA', '550 5.4.5 Daily user sending limit exceeded'],
])('a mail waits if the server rejects the site after %s with %s', (command, response) => {
  const facts = { code: 'EENVELOPE', permanent: true, command, response, responseCode: Number(response.slice(0, 3)) }
  expect(toDeliveryError(Object.assign(new Error(), facts)).problem).toBe('postponed')
})

it.each([
  ['RCPT TO', '550 5.7.1 <ada@example.net>: Recipient address rejected: Access denied'],
  ['RCPT TO', '550 5.1.1 <relay@example.net>: Recipient address rejected: User unknown'],
  ['RCPT TO', '550 5.1.1 <x@example.net>: Recipient address rejected: User unknown in relay recipient table'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Sender address rejected'],
  ['RCPT TO', '550 <client host@example.net>: unknown in relay table'],
  ['DATA', '554 5.7.1 Spam message rejected, sender reputation low'],
])('a mail fails if the server rejects it after %s with %s', (command, response) => {
  const facts = { code: 'EENVELOPE', permanent: true, command, response, responseCode: Number(response.slice(0, 3)) }
  expect(toDeliveryError(Object.assign(new Error(), facts)).problem).toBe('refused')
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
