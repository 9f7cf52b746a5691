import type { Logger } from 'pino'
import { runInSpan } from '@/lib/node/tracing/tracing'
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
  /** The mails that the mail server accepted but the database does not know of yet; one list for the process. */
  accepted: AcceptedMails
  clock: () => Date
  /** From 0 to below 1, as Math.random. */
  random: () => number
  /** Waits, or returns earlier when `signal` aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

interface Signals {
  /** Aborted when no further mail is to be claimed. */
  stopping: AbortSignal
  /** Aborted when deliveries under way are to be aborted. */
  aborting: AbortSignal
}

/** The number of concurrent deliveries, each over a connection of its own. */
export const maxConcurrent = 4
const maxAttemptMs = 3 * 60_000

const notInClear =
  'The mail server does not encrypt, or its certificate is not good: mails wait. SMTP_URL with ?insecure would send them so'

/** How long a mail is offered to a server that does not take it (RFC 5321 §4.5.4.1). */
const maxAgeMs = 5 * 24 * 60 * 60_000

/**
 * Delivers the mails that are due, a few concurrently, until none is due, the mail server cannot be reached or `stopping` is
 * aborted. Any number of servers may do this concurrently.
 * @throws the database's error, once the deliveries under way have ended
 */
export async function deliverDue(parts: DeliveryParts, signals: Signals): Promise<void> {
  const ended = new AbortController()
  const stopping = AbortSignal.any([signals.stopping, ended.signal])
  async function deliverNext(): Promise<void> {
    try {
      while (!stopping.aborted) {
        const mail = await claimMail(parts.db, { now: parts.clock(), leaseMs })
        if (!mail) return
        const attributes = { 'buehnenhaus.mail.id': mail.id, 'buehnenhaus.mail.template': mail.template }
        const isReached = await runInSpan('mail', { attributes }, () =>
          deliver(parts, mail, signals.aborting),
        )
        if (!isReached) ended.abort()
      }
    } catch (error) {
      ended.abort()
      throw error
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: maxConcurrent }, deliverNext))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** One attempt. @returns false when the mail server cannot be reached, so that other mails need not be tried either */
async function deliver(parts: DeliveryParts, mail: ClaimedMail, aborting: AbortSignal): Promise<boolean> {
  const { db, env, transport, accepted, clock } = parts
  if (!accepted.has(mail)) {
    const lease = keepLease(db, mail, clock)
    try {
      const organization = await findOrganization(db, env, mail.locale)
      const message = composeMessage(mail, organization, { env, now: clock() })
      const signal = AbortSignal.any([aborting, lease.lost, AbortSignal.timeout(maxAttemptMs)])
      await transport.send(message, { name: `${mail.id}-${mail.template}`, signal })
    } catch (error) {
      // The mail was not sent: it is due again when its lease has ended.
      if (!(error instanceof DeliveryError) && isDatabaseUnavailable(error)) throw error
      return await recordFailure(parts, mail, error)
    } finally {
      lease.end()
    }
  }
  await accepted.end(parts, mail, aborting)
  return true
}

async function recordFailure(
  { db, log, clock, random }: DeliveryParts,
  mail: ClaimedMail,
  error: unknown,
): Promise<boolean> {
  // Any other error is a bug of this program, for example in a template: the mail is postponed until it is fixed.
  const { problem, code } =
    error instanceof DeliveryError ? error : new DeliveryError('postponed', 'internal')
  const now = clock()
  const about = { mail: mail.id, template: mail.template, attempt: mail.attempts, problem, code }
  const isOfServer = problem === 'unreachable' || problem === 'unencrypted'
  const isTooOld = !isOfServer && now.getTime() - mail.createdAt.getTime() > maxAgeMs
  if (problem === 'refused' || isTooOld) {
    await endFailedMail(db, mail, { now, problem: `${problem}: ${code}` })
    log.error(about, 'A mail is given up')
    return true
  }
  const pauseMs = backOffMs(problem, mail.attempts, random())
  const dueAt = new Date(now.getTime() + pauseMs)
  await postponeMail(db, mail, { dueAt, problem: `${problem}: ${code}` })
  log.warn(
    error instanceof DeliveryError ? about : { ...about, err: error },
    problem === 'unencrypted' ? notInClear : 'A mail is tried again later',
  )
  return !isOfServer
}
