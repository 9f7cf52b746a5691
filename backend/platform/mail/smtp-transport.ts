import { createTransport } from 'nodemailer'
import { maxConcurrent } from './deliver'
import { toDeliveryError } from './smtp-errors'
import type { MailTransport } from './transport'

/** Timeouts of the mail server, in ms. */
interface Timeouts {
  connectMs: number
  answerMs: number
}

/** Idle time after which connections are closed. */
const idleMs = 10_000

/**
 * Delivers to a mail server such as `smtps://user:password@mail.example.org`, over a pool of reused
 * connections. Requires encryption and a valid certificate unless the URL has `?insecure`.
 */
export function createSmtpTransport(
  url: string,
  { connectMs, answerMs }: Timeouts = { connectMs: 10_000, answerMs: 60_000 },
): MailTransport {
  const transporter = createTransport({
    ...toServerOptions(new URL(url)),
    ...toTimeoutOptions({ connectMs, answerMs }),
    pool: true,
    maxConnections: maxConcurrent,
    idleTimeout: idleMs,
    // Early connection losses count as failures: the outbox has its own pauses.
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
        throw error instanceof Error ? toDeliveryError(error) : error
      }
    },
    close: () => transporter.close(),
  }
}

/**
 * Tests a mail server: connects, encrypts and logs in as for a delivery, without sending a mail.
 * @throws DeliveryError
 */
export async function greetMailServer(url: string, timeouts: Timeouts): Promise<void> {
  const transporter = createTransport({ ...toServerOptions(new URL(url)), ...toTimeoutOptions(timeouts) })
  try {
    await transporter.verify()
  } catch (error) {
    throw error instanceof Error ? toDeliveryError(error) : error
  } finally {
    transporter.close()
  }
}

function toTimeoutOptions({ connectMs, answerMs }: Timeouts) {
  return {
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
  }
}

/** Implicit TLS for `smtps:`, mandatory STARTTLS for `smtp:` (RFC 8314 §3). */
function toServerOptions({ protocol, hostname, port, username, password, searchParams }: URL) {
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
