import { createTransport } from 'nodemailer'
import { maxConcurrentDeliveries } from './deliver'
import { type DkimKey, toDkimOptions } from './dkim'
import { toDeliveryError } from './smtp-errors'
import type { MailTransport } from './transport'

/** Timeouts for the mail server: for a new connection, and for each of its responses. */
interface Timeouts {
  connectMs: number
  responseMs: number
}

/** Idle time after which connections are closed. */
const idleMs = 10_000

/**
 * Creates a transport to a mail server such as `smtps://user:password@mail.example.org`, with a
 * pool of reused connections. Requires encryption and a valid certificate unless the URL has
 * `?insecure`.
 * @param dkimKey signs the mails; null for unsigned mails
 */
export function createSmtpTransport(
  url: string,
  dkimKey: DkimKey | null = null,
  { connectMs, responseMs }: Timeouts = { connectMs: 10_000, responseMs: 60_000 },
): MailTransport {
  const transporter = createTransport({
    ...toServerOptions(new URL(url)),
    ...toTimeoutOptions({ connectMs, responseMs }),
    pool: true,
    maxConnections: maxConcurrentDeliveries,
    idleTimeout: idleMs,
    ...(dkimKey && { dkim: toDkimOptions(dkimKey) }),
    // A lost connection counts as a failed delivery, because the outbox retries after a pause.
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
export async function testMailServer(url: string, timeouts: Timeouts): Promise<void> {
  const transporter = createTransport({ ...toServerOptions(new URL(url)), ...toTimeoutOptions(timeouts) })
  try {
    await transporter.verify()
  } catch (error) {
    throw error instanceof Error ? toDeliveryError(error) : error
  } finally {
    transporter.close()
  }
}

function toTimeoutOptions({ connectMs, responseMs }: Timeouts) {
  return {
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: responseMs,
  }
}

/**
 * Converts the URL of a mail server to nodemailer's options: implicit TLS for `smtps:`, mandatory
 * STARTTLS for `smtp:` unless the URL has `?insecure` (RFC 8314 §3).
 */
function toServerOptions({ protocol, hostname, port, username, password, searchParams }: URL) {
  const isInsecure = searchParams.has('insecure')
  const isEncrypted = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    ...(port === '' ? {} : { port: Number(port) }),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    secure: isEncrypted,
    requireTLS: !isEncrypted && !isInsecure,
    tls: { rejectUnauthorized: !isInsecure },
  }
}
