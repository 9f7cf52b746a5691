import { createTransport } from 'nodemailer'
import { deliveryErrorOf } from './smtp-problem'
import type { MailTransport } from './transport'

/** How long the mail server may take to answer, in milliseconds. */
interface Patience {
  connectMs: number
  answerMs: number
}

/** Delivers to the mail server of an address such as `smtps://user:password@mail.example.org`. */
export function createSmtpTransport(
  url: string,
  { connectMs, answerMs }: Patience = { connectMs: 10_000, answerMs: 60_000 },
): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message, { signal }) {
      try {
        await transporter.sendMail({ ...message, signal })
      } catch (error) {
        throw error instanceof Error ? deliveryErrorOf(error) : error
      }
    },
  }
}
