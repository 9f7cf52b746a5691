import type { Logger } from 'pino'
import type { Database } from '../db/client'
import { isDatabaseUnavailable } from '../db/unavailable'
import type { BackendEnv } from '../env'
import type { AcceptedMails } from './accepted-mails'
import { backOffMs } from './back-off'
import { composeMessage } from './compose'
import { DeliveryError } from './delivery-error'
import { keepLease, leaseMs } from './lease'
import { findOrganization } from './organization'
import { type ClaimedMail, claimMail, endFailedMail, postponeMail } from './queue'
import type { MailTransport } from './transport'

export interface DeliveryParts {
  db: Database
  env: Pick<BackendEnv, 'SITE_URL' | 'MAIL_FROM'>
  log: Logger
  transport: MailTransport
  /** What this process's mail server took, the same for all deliveries of the process. */
  taken: AcceptedMails
  clock: () => Date
  /** From 0 to below 1, as Math.random. */
  random: () => number
  /** Waits, or returns earlier when `signal` aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

interface Signals {
  /** No further mail is taken. */
  stopping: AbortSignal
  /** The mails on their way are broken off. */
  cut: AbortSignal
}

/** How many mails are on their way at once, each over a connection of its own. */
export const atOnce = 4
const maxAttemptMs = 3 * 60_000

const notInClear =
  'The mail server does not encrypt, or its certificate is not good: mails wait. SMTP_URL with ?insecure would send them so'

/** How long a mail is offered to a server that does not take it (RFC 5321 §4.5.4.1). */
const maxAgeMs = 5 * 24 * 60 * 60_000

/**
 * Delivers what is due, a few mails at once, until nothing is due, the mail server cannot be reached or `stopping` says so.
 * Any number of servers may do this at once.
 * @throws what the database says, once the mails on their way have ended
 */
export async function deliverDue(parts: DeliveryParts, signals: Signals): Promise<void> {
  const ended = new AbortController()
  const stopping = AbortSignal.any([signals.stopping, ended.signal])
  async function lane(): Promise<void> {
    try {
      while (!stopping.aborted) {
        const mail = await claimMail(parts.db, { now: parts.clock(), leaseMs })
        if (!mail) return
        if (!(await deliver(parts, mail, signals.cut))) ended.abort()
      }
    } catch (error) {
      ended.abort()
      throw error
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane))
  for (const outcome of lanes) if (outcome.status === 'rejected') throw outcome.reason
}

/** One attempt. @returns false when the mail server cannot be reached, so that other mails need not be tried either */
async function deliver(parts: DeliveryParts, mail: ClaimedMail, cut: AbortSignal): Promise<boolean> {
  const { db, env, transport, taken, clock } = parts
  if (!taken.has(mail)) {
    const lease = keepLease(db, mail, clock)
    try {
      const organization = await findOrganization(db, env, mail.locale)
      const message = composeMessage(mail, organization, { env, now: clock() })
      const signal = AbortSignal.any([cut, lease.lost, AbortSignal.timeout(maxAttemptMs)])
      await transport.send(message, { name: `${mail.id}-${mail.template}`, signal })
    } catch (error) {
      // The mail is not out: it comes back when its lease has ended.
      if (!(error instanceof DeliveryError) && isDatabaseUnavailable(error)) throw error
      return await recordFailure(parts, mail, error)
    } finally {
      lease.end()
    }
  }
  await taken.end(parts, mail, cut)
  return true
}

async function recordFailure(
  { db, log, clock, random }: DeliveryParts,
  mail: ClaimedMail,
  error: unknown,
): Promise<boolean> {
  // What is no delivery error is a fault of this program, for example in a template; a corrected one sends the mail.
  const { problem, code } =
    error instanceof DeliveryError ? error : new DeliveryError('postponed', 'internal')
  const now = clock()
  const about = { mail: mail.id, template: mail.template, attempt: mail.attempts, problem, code }
  const isOfServer = problem === 'unreachable' || problem === 'unencrypted'
  const isTooOld = !isOfServer && now.getTime() - mail.createdAt.getTime() > maxAgeMs
  if (problem === 'refused' || isTooOld) {
    await endFailedMail(db, mail, now)
    log.error(about, 'A mail is given up')
    return true
  }
  const pauseMs = backOffMs(problem, mail.attempts, random())
  await postponeMail(db, mail, new Date(now.getTime() + pauseMs))
  log.warn(
    error instanceof DeliveryError ? about : { ...about, err: error },
    problem === 'unencrypted' ? notInClear : 'A mail is tried again later',
  )
  return !isOfServer
}
