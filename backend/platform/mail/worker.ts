import type { Signal } from '../db/notifications/signal'
import { type DeliveryNeeds, deliverDueMails } from './deliver'
import { deleteEndedMails, endedRetentionMs, findNextDueTime } from './outbox'

/** Polling interval. No signal announces that the mail server can be reached again. */
const pollMs = 20_000
const cleanUpEveryMs = 60 * 60_000

/**
 * Maximum time for running deliveries when the server stops. Then they are aborted and retried
 * later.
 */
const graceMs = 8000

export interface MailWorker {
  /** Starts no further deliveries and waits for running ones. */
  stop(): Promise<void>
}

/**
 * Delivers mails in the background: new ones on `outboxSignal`, others when they are due.
 * Deletes sent mails, and mails that were given up, after 14 days.
 */
export function startMailWorker(needs: DeliveryNeeds & { outboxSignal: Signal }): MailWorker {
  const { db, log, clock, outboxSignal } = needs
  const stopController = new AbortController()
  const abortController = new AbortController()
  let round: Promise<void> | null = null
  let isRerunNeeded = false
  let cleanedAt = 0
  let nextRound: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    do {
      isRerunNeeded = false
      const startedAt = clock()
      try {
        const signals = { stopSignal: stopController.signal, abortSignal: abortController.signal }
        if (await deliverDueMails(needs, signals)) await scheduleNextRound(startedAt)
        await cleanUp()
      } catch (error) {
        log.error({ err: error }, 'Mails cannot be delivered at present')
      }
    } while (isRerunNeeded && !stopController.signal.aborted)
    round = null
  }

  /** Starts a round for the first mail that becomes due after a time, if it is before the poll. */
  async function scheduleNextRound(after: Date): Promise<void> {
    const dueAt = await findNextDueTime(db, after)
    const waitMs = dueAt ? dueAt.getTime() - clock().getTime() : pollMs
    clearTimeout(nextRound)
    if (waitMs < pollMs && !stopController.signal.aborted) nextRound = setTimeout(wake, waitMs)
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
      clearTimeout(nextRound)
      const timer = setTimeout(() => abortController.abort(), graceMs)
      await round
      clearTimeout(timer)
      needs.transport.close()
    },
  }
}
