import type { Logger } from 'pino'
import type { Database } from '../db/client'
import { type ClaimedMail, endSentMail } from './queue'
import type { MailTransport } from './transport'

interface Parts {
  db: Database
  log: Logger
  transport: Pick<MailTransport, 'isServer'>
  clock: () => Date
  /** Waits, or returns earlier when `signal` aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const pauseMs = 500

/**
 * Mails that the mail server accepted while the database was unavailable. This process remembers them until
 * they are stored: it retries twice a second, and sends none of them again.
 */
export class AcceptedMails {
  private readonly keys = new Set<string>()

  /** Whether the mail server has the mail already. */
  has(mail: ClaimedMail): boolean {
    return this.keys.has(mail.key)
  }

  /** Stores that a mail was accepted, and retries until that succeeds or `aborting` is aborted. */
  async end(
    { db, log, transport, clock, pause }: Parts,
    mail: ClaimedMail,
    aborting: AbortSignal,
  ): Promise<void> {
    this.keys.add(mail.key)
    const about = { mail: mail.id, template: mail.template }
    for (let tries = 1; ; tries += 1) {
      try {
        await endSentMail(db, mail, { now: clock(), isByServer: transport.isServer })
        this.keys.delete(mail.key)
        return
      } catch (error) {
        if (tries === 1)
          log.warn({ ...about, err: error }, 'A mail was sent, but the database cannot be told yet')
        if (aborting.aborted) break
        await pause(pauseMs, aborting)
      }
    }
    log.error(about, 'A mail was sent, but the database never learned of it: it may be sent again')
  }
}
