import { once } from 'node:events'
import { createServer } from 'node:http'
import { startSmtpServer } from '@/tests/servers/smtp-server'
import { takeHandover } from './editing/handover'

/** A mail as a test reads it. */
export interface ReadMail {
  subject: string
  text: string
  html: string
  /** By their names in lower case. */
  headers: Record<string, string>
}

/** A mail server, and beside it an address where the tests' processes read its mails. */
export async function startMailbox() {
  const smtp = await startSmtpServer()
  const reader = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to') ?? ''
    void smtp.waitForMail(to).then(({ email: { subject = '', text = '', html = '', ...email } }) => {
      const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]))
      const mail: ReadMail = { subject, text, html, headers }
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(mail))
    })
  }).listen(0, '127.0.0.1')
  await once(reader, 'listening')
  const address = reader.address()
  if (typeof address !== 'object' || address === null) throw new Error('The mailbox got no port.')
  return {
    smtpUrl: smtp.url,
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      reader.closeAllConnections()
      reader.close()
      await smtp.goDown()
    },
  }
}

/** The next mail to an address that was not read yet; waits for it. */
export async function nextMail(to: string): Promise<ReadMail> {
  const answer = await fetch(`${takeHandover().mailboxUrl}/?to=${encodeURIComponent(to)}`, {
    signal: AbortSignal.timeout(30_000),
  })
  return answer.json()
}

/** The address of this site that a mail asks to open. @throws when it names none */
export function linkIn({ text }: ReadMail, site: string): string {
  const found = text
    .match(/https?:\/\/\S+/g)
    ?.find((url) => url.startsWith(`${site}/`) && url.includes('/account/'))
  if (!found) throw new Error(`The mail names no address of ${site}:\n${text}`)
  return found
}
