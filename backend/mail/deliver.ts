import type { Logger } from 'pino'
import type { Database } from '../db/client'
import type { BackendEnv } from '../env'
import { backOffMs } from './back-off'
import { composeMessage } from './compose'
import { DeliveryError } from './delivery-error'
import { findOrganisation } from './organisation'
import { type ClaimedMail, claimMail, endMail, postponeMail } from './queue'
import type { MailTransport } from './transport'

export interface DeliveryParts {
  db: Database
  env: Pick<BackendEnv, 'SITE_URL' | 'MAIL_FROM'>
  log: Logger
  transport: MailTransport
  clock: () => Date
  /** From 0 to below 1, as Math.random. */
  random: () => number
}

/** Longer than an attempt may take: nobody else takes a mail that is on its way. */
const leaseMs = 5 * 60_000
const longestAttemptMs = 3 * 60_000

/** How long a mail is offered to a server that does not take it (RFC 5321 §4.5.4.1). */
const patienceMs = 5 * 24 * 60 * 60_000

/**
 * Delivers what is due, one mail after the other, until nothing is due, the mail server cannot be reached or `stopping`
 * says so. Any number of servers may do this at once.
 * @param cut breaks the mail on its way off
 */
export async function deliverDue(
  parts: DeliveryParts,
  { stopping, cut }: { stopping: AbortSignal; cut: AbortSignal },
): Promise<void> {
  while (!stopping.aborted) {
    const mail = await claimMail(parts.db, { now: parts.clock(), leaseMs })
    if (!mail || !(await deliver(parts, mail, cut))) return
  }
}

/** One attempt. @returns false when the mail server cannot be reached, so that other mails need not be tried either */
async function deliver(parts: DeliveryParts, mail: ClaimedMail, cut: AbortSignal): Promise<boolean> {
  const { db, env, transport, clock } = parts
  try {
    const organisation = await findOrganisation(db, env, mail.locale)
    const message = composeMessage(mail, organisation, { env, now: clock() })
    const signal = AbortSignal.any([cut, AbortSignal.timeout(longestAttemptMs)])
    await transport.send(message, { name: `${mail.id}-${mail.template}`, signal })
  } catch (error) {
    return await settleFailure(parts, mail, error)
  }
  await endMail(db, mail, 'sent', clock())
  return true
}

async function settleFailure(
  { db, log, clock, random }: DeliveryParts,
  mail: ClaimedMail,
  error: unknown,
): Promise<boolean> {
  // What is no delivery error is a fault of this program, for example in a template; a corrected one sends the mail.
  const { problem, code } =
    error instanceof DeliveryError ? error : new DeliveryError('postponed', 'internal')
  const now = clock()
  const about = { mail: mail.id, template: mail.template, attempt: mail.attempts, problem, code }
  const isOutOfPatience = problem !== 'unreachable' && now.getTime() - mail.createdAt.getTime() > patienceMs
  if (problem === 'refused' || isOutOfPatience) {
    await endMail(db, mail, 'failed', now)
    log.error(about, 'A mail is given up')
    return true
  }
  const pauseMs = backOffMs(problem, mail.attempts, random())
  await postponeMail(db, mail, new Date(now.getTime() + pauseMs))
  log.warn(error instanceof DeliveryError ? about : { ...about, err: error }, 'A mail is tried again later')
  return problem !== 'unreachable'
}
