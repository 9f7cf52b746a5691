import type { Signal } from '../db/notifications/signal'
import { type DeliveryParts, deliverDue } from './deliver'
import { deleteEndedMails, endedRetentionMs } from './outbox'

/** Polling interval. No signal announces that a retry is due or that a lease has ended. */
const pollMs = 20_000
const cleanUpEveryMs = 60 * 60_000

/** Maximum time for running deliveries at a stop; then they are aborted and retried later. */
const graceMs = 8000

export interface MailWorker {
  /** Starts no further deliveries and waits for running ones. */
  stop(): Promise<void>
}

/**
 * Delivers mails in the background: new ones on `outboxSignal`, postponed ones by polling.
 * Deletes sent mails, and mails that were given up, after 14 days.
 */
export function startMailWorker(parts: DeliveryParts & { outboxSignal: Signal }): MailWorker {
  const { db, log, clock, outboxSignal } = parts
  const stopController = new AbortController()
  const abortController = new AbortController()
  let round: Promise<void> | null = null
  let isRerunNeeded = false
  let cleanedAt = 0

  async function run(): Promise<void> {
    do {
      isRerunNeeded = false
      try {
        await deliverDue(parts, { stopSignal: stopController.signal, abortSignal: abortController.signal })
        await cleanUp()
      } catch (error) {
        log.error({ err: error }, 'Mails cannot be delivered at present')
      }
    } while (isRerunNeeded && !stopController.signal.aborted)
    round = null
  }

  async function cleanUp(): Promise<void> {
    const now = clock().getTime()
    if (now - cleanedAt < cleanUpEveryMs) return
    cleanedAt = now
    await deleteEndedMails(db, new Date(now - endedRetentionMs))
  }

  const wake = () => {
    if (stopController.signal.aborted) return
    isRerunNeeded = round !== null
    round ??= run()
  }
  const unsubscribe = outboxSignal.subscribe(wake)
  const poll = setInterval(wake, pollMs)
  wake()

  return {
    async stop() {
      stopController.abort()
      unsubscribe()
      clearInterval(poll)
      const timer = setTimeout(() => abortController.abort(), graceMs)
      await round
      clearTimeout(timer)
      parts.transport.close()
    },
  }
}
