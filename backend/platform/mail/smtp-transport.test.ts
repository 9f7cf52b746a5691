import { expect, it, onTestFinished } from 'vitest'
import { startSmtpServer } from '@/tests/servers/smtp-server'
import type { Message } from './compose'
import { createSmtpTransport } from './smtp-transport'

const message: Message = {
  from: 'post@vbo.test',
  to: { name: '', address: 'ada@example.org' },
  subject: 'Ada',
  text: 'geheim',
  html: '<p>geheim</p>',
  messageId: '<1@vbo.test>',
  date: new Date(),
  headers: {},
}

/** Sends a mail to a server, with or without `?insecure`. */
async function send(tls: 'none' | 'starttls' | 'implicit', isInsecure: boolean) {
  const server = await startSmtpServer(tls)
  const transport = createSmtpTransport(isInsecure ? server.url : server.url.replace('?insecure', ''))
  onTestFinished(async () => {
    transport.close()
    await server.goDown()
  })
  const failure = await transport
    .send(message, { name: '1', signal: new AbortController().signal })
    .catch((error: unknown) => error)
  return { failure, mails: server.mails.length }
}

it.each([
  ['a server without STARTTLS', 'none'],
  ['STARTTLS with an untrusted certificate', 'starttls'],
  ['TLS with an untrusted certificate', 'implicit'],
] as const)('sends mails to %s only with `?insecure`', async (_what, tls) => {
  const refusedResponse = await send(tls, false)
  expect(refusedResponse.failure).toMatchObject({ name: 'DeliveryError', problem: 'unencrypted' })
  expect(refusedResponse.mails).toBe(0)
  expect(await send(tls, true)).toEqual({ failure: undefined, mails: 1 })
})
