import { beforeEach, expect, it } from 'vitest'
import { findFreePort } from '@/tests/servers/free-port'
import { startImapServer, type TestImapServer } from '@/tests/servers/imap-server'
import { checkMailbox } from './check-mailbox'

let server: TestImapServer
beforeEach(async () => {
  server = await startImapServer()
  return () => server.stop()
})

it('opens the folder and changes no mail', async () => {
  const mail = server.add('Subject: Neues\r\n\r\nTag', new Date())
  const url = server.url.replace('?', '/R%C3%BCckl%C3%A4ufer?')
  expect(await checkMailbox(url)).toEqual([
    {
      level: 'good',
      subject: 'BOUNCE_IMAP_URL',
      text: expect.stringMatching(/from the folder Rückläufer of 127\.0\.0\.1:\d+\.$/),
    },
  ])
  expect(mail.flags.size).toBe(0)
  expect(server.commands.filter((command) => /STORE|FETCH|EXPUNGE/.test(command))).toEqual([])
})

it('reports nothing without a mailbox', async () => {
  expect(await checkMailbox(undefined)).toEqual([])
})

/** Expects an error, which never contains the password. */
async function expectProblem(url: string, text: string, advice: string): Promise<void> {
  const findings = await checkMailbox(url)
  expect(findings).toEqual([
    {
      level: 'error',
      subject: 'BOUNCE_IMAP_URL',
      text: expect.stringContaining(text),
      advice: expect.stringContaining(advice),
    },
  ])
  expect(JSON.stringify(findings)).not.toContain('secret')
}

it('reports a server that cannot be reached', async () => {
  const url = `imap://returns:secret@127.0.0.1:${await findFreePort()}?insecure`
  await expectProblem(url, 'The server of returned mail cannot be reached', 'Correct host and port')
})

it('reports a server without encryption', async () => {
  const url = server.url.replace('?insecure', '')
  await expectProblem(url, 'cannot be reached (Server does not support STARTTLS)', 'a valid certificate')
})

it('reports a rejected login with the words of the server', async () => {
  server.refuse('LOGIN', 'Falsches Passwort')
  await expectProblem(server.url, 'rejects the login (Falsches Passwort)', 'Correct user and password')
})

it('reports a missing folder', async () => {
  server.refuse('SELECT', 'Mailbox does not exist')
  const text = 'has no folder INBOX (Mailbox does not exist)'
  await expectProblem(server.url, text, 'Correct the folder')
})

it('reports a lost connection', async () => {
  server.disconnectAt('SELECT')
  await expectProblem(server.url, 'cannot be reached', 'firewalls')
})
