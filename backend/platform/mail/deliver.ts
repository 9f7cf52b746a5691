import type { Logger } from 'pino'
import { runInSpan } from '@/lib/node/tracing/tracing'
import type { Database } from '../db/client'
import { isDatabaseUnavailable } from '../db/unavailable'
import type { BackendEnv } from '../env'
import type { AcceptedMails } from './accepted-mails'
import { toBackOffMs } from './back-off'
import { composeMessage, type Message } from './compose'
import { DeliveryError } from './delivery-error'
import { leaseMs, startLeaseRenewal } from './lease'
import { isLetter } from './letter'
import {
  type ClaimedMail,
  claimMail,
  deleteHeldMail,
  endFailedMail,
  hasEndedSubscription,
  postponeMail,
  suspendedProblem,
} from './outbox'
import { loadSiteIdentity } from './site-identity'
import type { MailTransport } from './transport'

/**
 * Composes a mail whose reader and content are determined at delivery. Returns null for a mail that
 * must not be sent any more, `suspended` for a mail that waits until its dispatch continues.
 */
export type ComposeDispatched = (mail: ClaimedMail, now: Date) => Promise<Message | 'suspended' | null>

export interface DeliveryNeeds {
  db: Database
  env: Pick<BackendEnv, 'SITE_URL' | 'MAIL_FROM'>
  log: Logger
  transport: MailTransport
  composeDispatched: ComposeDispatched
  /** Mails accepted by the mail server but not yet recorded; one list per process. */
  acceptedMails: AcceptedMails
  clock: () => Date
  /** From 0 to below 1, as Math.random. */
  random: () => number
  /** Waits, or returns earlier when `signal` aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

interface Signals {
  /** Aborts before a further mail is claimed. */
  stopSignal: AbortSignal
  /** Aborts running deliveries. */
  abortSignal: AbortSignal
}

/** Number of concurrent deliveries, each with its own connection. */
export const maxConcurrentDeliveries = 4
const maxAttemptMs = 3 * 60_000

const unencryptedWarning =
  'The mail server does not encrypt, or its certificate is invalid: mails wait. SMTP_URL with ?insecure would send them unencrypted'

/** Time until a suspended mail is checked again. A continued dispatch sends it earlier. */
const suspensionMs = 24 * 60 * 60_000

/** Maximum time for which a reachable server defers a mail (RFC 5321 §4.5.4.1). */
const maxDeferredMs = 5 * 24 * 60 * 60_000

/**
 * Delivers due mails concurrently until none is due, the mail server is unreachable or
 * `stopSignal` aborts. Several servers may run this concurrently.
 * @returns false if the mail server is unreachable
 * @throws database errors, after running deliveries have ended
 */
export async function deliverDueMails(needs: DeliveryNeeds, signals: Signals): Promise<boolean> {
  const failureController = new AbortController()
  const stopSignal = AbortSignal.any([signals.stopSignal, failureController.signal])
  const deliveries: Promise<void>[] = []
  const errors: unknown[] = []
  /** Delivers mails until none is due. Each claimed mail starts another loop. */
  async function deliverNext(): Promise<void> {
    try {
      while (!stopSignal.aborted) {
        const mail = await claimMail(needs.db, { now: needs.clock(), leaseMs })
        if (!mail) return
        if (deliveries.length < maxConcurrentDeliveries) deliveries.push(deliverNext())
        const attributes = { 'buehnenhaus.mail.id': mail.id, 'buehnenhaus.mail.template': mail.template }
        const isReachable = await runInSpan('mail', { attributes }, () => deliverMail(needs, mail, signals.abortSignal))
        if (!isReachable) failureController.abort()
      }
    } catch (error) {
      failureController.abort()
      errors.push(error)
    }
  }
  deliveries.push(deliverNext())
  for (const delivery of deliveries) await delivery
  if (errors.length > 0) throw errors[0]
  return !failureController.signal.aborted
}

/**
 * Attempts one delivery.
 * @returns false if the mail server is unreachable, so that no other mail is tried
 */
async function deliverMail(needs: DeliveryNeeds, mail: ClaimedMail, abortSignal: AbortSignal): Promise<boolean> {
  const { db, transport, acceptedMails, clock } = needs
  if (!acceptedMails.has(mail)) {
    const lease = startLeaseRenewal(db, mail, clock)
    try {
      const message = await compose(needs, mail)
      if (!message) {
        await deleteHeldMail(db, mail)
        return true
      }
      if (message === 'suspended') {
        const dueAt = new Date(clock().getTime() + suspensionMs)
        await postponeMail(db, mail, { dueAt, problem: suspendedProblem })
        return true
      }
      const signal = AbortSignal.any([abortSignal, lease.lossSignal, AbortSignal.timeout(maxAttemptMs)])
      await transport.send(message, { name: `${mail.id}-${mail.template}`, signal })
    } catch (error) {
      // Not sent: the mail is due again when its lease ends.
      if (!(error instanceof DeliveryError) && isDatabaseUnavailable(error)) throw error
      return await recordFailure(needs, mail, error)
    } finally {
      lease.stop()
    }
  }
  await acceptedMails.save(needs, mail, abortSignal)
  return true
}

async function compose(
  { db, env, composeDispatched, clock }: DeliveryNeeds,
  mail: ClaimedMail,
): ReturnType<ComposeDispatched> {
  const now = clock()
  if (!isLetter(mail)) return await composeDispatched(mail, now)
  if (await hasEndedSubscription(db, mail)) return null
  const site = await loadSiteIdentity(db, env, mail.locale)
  return composeMessage(mail, site, { env, now })
}

async function recordFailure(
  { db, log, clock, random }: DeliveryNeeds,
  mail: ClaimedMail,
  error: unknown,
): Promise<boolean> {
  // Other errors are bugs, for example in a template. Retries leave time to fix them.
  const { problem, code } = error instanceof DeliveryError ? error : new DeliveryError('postponed', 'internal')
  const now = clock()
  const logFields = { mail: mail.id, template: mail.template, attempt: mail.attempts, problem, code }
  const isServerProblem = problem === 'unreachable' || problem === 'unencrypted'
  // While the server is unreachable, a mail does not age.
  const deferredAt = isServerProblem ? mail.deferredAt : (mail.deferredAt ?? now)
  const isDeferredTooLong =
    !isServerProblem && deferredAt !== null && now.getTime() - deferredAt.getTime() > maxDeferredMs
  if (problem === 'refused' || isDeferredTooLong) {
    await endFailedMail(db, mail, { now, problem: `${problem}: ${code}` })
    log.error(logFields, 'A mail has failed')
    return true
  }
  const pauseMs = toBackOffMs(problem, mail.attempts, random())
  const dueAt = new Date(now.getTime() + pauseMs)
  await postponeMail(db, mail, { dueAt, deferredAt, problem: `${problem}: ${code}` })
  log.warn(
    error instanceof DeliveryError ? logFields : { ...logFields, err: error },
    problem === 'unencrypted' ? unencryptedWarning : 'A mail is retried later',
  )
  return !isServerProblem
}
