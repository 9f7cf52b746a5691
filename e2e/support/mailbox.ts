import { once } from 'node:events'
import { createServer } from 'node:http'
import { startSmtpServer } from '@/tests/servers/smtp-server'
import { readSetUpData } from './editing/set-up-data'

/** A parsed mail. */
export interface ReadMail {
  subject: string
  text: string
  html: string
  /** The headers by their names in lower case. */
  headers: Record<string, string>
}

/** Starts a mail server, and an HTTP server through which the tests' processes get its mails. */
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

/** Waits for the next unread mail to an address. */
export async function takeNextMail(to: string): Promise<ReadMail> {
  const response = await fetch(`${readSetUpData().mailboxUrl}/?to=${encodeURIComponent(to)}`, {
    signal: AbortSignal.timeout(30_000),
  })
  return response.json()
}

/** Returns the link to the account area of a site in a mail. @throws Error without a link */
export function findLink({ text }: ReadMail, siteUrl: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => url.startsWith(`${siteUrl}/`) && url.includes('/account/'))
  if (!link) throw new Error(`The mail contains no link to ${siteUrl}:\n${text}`)
  return link
}
