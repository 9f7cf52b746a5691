import { createTransport } from 'nodemailer'
import { maxConcurrent } from './deliver'
import { deliveryErrorOf } from './smtp-errors'
import type { MailTransport } from './transport'

/** How long the mail server may take to answer, in milliseconds. */
interface Timeouts {
  connectMs: number
  answerMs: number
}

/** Connections that nothing was sent over for so long are ended. */
const idleMs = 10_000

/**
 * Delivers to the mail server of an address such as `smtps://user:password@mail.example.org`, a few mails at once, over
 * connections that are kept for those that follow. Nothing goes out in clear or to a server whose certificate is not good,
 * unless the address says `?insecure`.
 */
export function createSmtpTransport(
  url: string,
  { connectMs, answerMs }: Timeouts = { connectMs: 10_000, answerMs: 60_000 },
): MailTransport {
  const transporter = createTransport({
    ...serverOf(new URL(url)),
    ...limitsOf({ connectMs, answerMs }),
    pool: true,
    maxConnections: maxConcurrent,
    idleTimeout: idleMs,
    // A connection that ends before anything was sent is a failure like others: the outbox has its own pauses.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isServer: true,
    async send(message, { signal }) {
      try {
        await transporter.sendMail({ ...message, signal })
      } catch (error) {
        throw error instanceof Error ? deliveryErrorOf(error) : error
      }
    },
    close: () => transporter.close(),
  }
}

/**
 * Connects to a mail server as for a delivery, greets it, encrypts, logs in where the address says as whom, and leaves. No mail is sent.
 * @throws DeliveryError
 */
export async function greetMailServer(url: string, timeouts: Timeouts): Promise<void> {
  const transporter = createTransport({ ...serverOf(new URL(url)), ...limitsOf(timeouts) })
  try {
    await transporter.verify()
  } catch (error) {
    throw error instanceof Error ? deliveryErrorOf(error) : error
  } finally {
    transporter.close()
  }
}

function limitsOf({ connectMs, answerMs }: Timeouts) {
  return {
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
  }
}

/** Implicit TLS for `smtps:`, STARTTLS that must succeed for `smtp:` (RFC 8314 §3). */
function serverOf({ protocol, hostname, port, username, password, searchParams }: URL) {
  const isInsecure = searchParams.has('insecure')
  const isEncrypted = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    ...(port === '' ? {} : { port: Number(port) }),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    secure: isEncrypted,
    requireTLS: !isEncrypted && !isInsecure,
    tls: { rejectUnauthorized: !isInsecure },
  }
}
