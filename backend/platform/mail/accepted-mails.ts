import type { Logger } from 'pino'
import type { Database } from '../db/client'
import { type ClaimedMail, endSentMail } from './outbox'
import type { MailTransport } from './transport'

interface Needs {
  db: Database
  log: Logger
  transport: Pick<MailTransport, 'isServer'>
  clock: () => Date
  /** Waits, or returns earlier when `signal` aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const pauseMs = 500

/**
 * Mails that the mail server accepted while the database was unavailable. This process keeps them
 * in memory until they are stored: it retries twice a second and never sends them again.
 */
export class AcceptedMails {
  private readonly keys = new Set<string>()

  /** Returns true if the mail server has accepted the mail. */
  has(mail: ClaimedMail): boolean {
    return this.keys.has(mail.key)
  }

  /** Saves the acceptance of a mail; retries until success or until `abortSignal` aborts. */
  async save({ db, log, transport, clock, pause }: Needs, mail: ClaimedMail, abortSignal: AbortSignal): Promise<void> {
    this.keys.add(mail.key)
    const logFields = { mail: mail.id, template: mail.template }
    for (let tries = 1; ; tries += 1) {
      try {
        await endSentMail(db, mail, { now: clock(), isByServer: transport.isServer })
        this.keys.delete(mail.key)
        return
      } catch (error) {
        if (tries === 1)
          log.warn({ ...logFields, err: error }, 'A mail was sent, but the database cannot record it yet')
        if (abortSignal.aborted) break
        await pause(pauseMs, abortSignal)
      }
    }
    log.error(logFields, 'A mail was sent, but the database could not record it: it may be sent again')
  }
}
