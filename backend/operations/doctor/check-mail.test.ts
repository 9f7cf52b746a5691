import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '@/tests/servers/free-port'
import { startSmtpServer } from '@/tests/servers/smtp-server'
import { checkMail } from './check-mail'

it('greets a mail server and sends nothing', async () => {
  const server = await startSmtpServer()
  onTestFinished(() => server.goDown())
  const findings = await checkMail({ SMTP_URL: server.url })
  expect(findings).toEqual([{ level: 'good', subject: 'SMTP_URL', text: expect.stringContaining('accepts mails') }])
  expect(server.mails).toEqual([])
})

it.each([
  [{}, 'become files'],
  [{ DATABASE_URL: 'postgres://localhost/a' }, 'wait in the database'],
])('warns without a mail server: %j', async (settings, words) => {
  const [finding] = await checkMail(settings)
  expect(finding).toMatchObject({ level: 'warning', text: expect.stringContaining(words) })
})

it('reports a refused connection without the password', async () => {
  const [finding] = await checkMail({ SMTP_URL: `smtp://user:secret@127.0.0.1:${await findFreePort()}` })
  expect(finding).toMatchObject({ level: 'error', advice: expect.stringContaining('Correct host, port') })
  expect(JSON.stringify(finding)).not.toContain('secret')
})

it('reports a server without encryption or with an invalid certificate', async () => {
  for (const tls of ['none', 'starttls', 'implicit'] as const) {
    const server = await startSmtpServer(tls)
    onTestFinished(() => server.goDown())
    const [finding] = await checkMail({ SMTP_URL: server.url.replace('?insecure', '') })
    expect(finding).toMatchObject({ level: 'error', advice: expect.stringContaining('valid certificate') })
  }
})

it('reports a server that is not a mail server', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const [finding] = await checkMail({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  expect(finding).toMatchObject({ level: 'error' })
})
