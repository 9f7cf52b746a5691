import { createFairQueue, QueueFull } from '@/lib/node/fairness/fair-queue'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { ServerBusyError, TooManyAttemptsError } from '../errors'

/**
 * Limits for uploads by users outside the office. Senders share the time and memory of
 * examinations.
 */
export interface OutsideUploads {
  /**
   * Reserves a slot before the body is received.
   * @returns function that releases the slot
   * @throws TooManyAttemptsError for too many uploads of the sender, ServerBusyError for too many
   * in total
   */
  admit(sender: string): () => void
  /**
   * Examines a file in the sender's turn: one file per sender at a time, senders round-robin.
   * @throws TooManyAttemptsError when the sender has used up its time, and errors of `work`
   */
  runExamination<Result>(sender: string, work: () => Promise<Result>): Promise<Result>
}

/** Concurrent examinations, and uploads held in memory per sender and in total. */
export const outsideUploadLimits = { examined: 2, uploadsOfSender: 6, uploads: 24 }

/** Examination seconds per sender. Each file counts as at least one. */
export const secondsOfSender = { burst: 60, perSecond: 1 / 10 }

const retryAfterSeconds = 10

/** Sender key of a logged-in user. */
export const userSender = (userId: number) => `user ${userId}`

/** Sender key of an anonymous client (`toClient`). */
export const clientSender = (client: string) => `client ${client}`

/** Creates the limits in this process's memory. */
export function createOutsideUploads(clock: () => Date): OutsideUploads {
  const seconds = createTokenBuckets(secondsOfSender)
  const uploads = new Map<string, number>()
  let total = 0
  const queue = createFairQueue({
    maxRunning: outsideUploadLimits.examined,
    maxPerClient: 1,
    maxWaiting: outsideUploadLimits.uploads,
    maxWaitingPerClient: outsideUploadLimits.uploadsOfSender,
    // Uploads wait without a timeout: more concurrent files would exceed the memory.
    maxWaitMs: Number.POSITIVE_INFINITY,
    shares: { mayBegin: () => true, begin: () => () => undefined },
    now: () => clock().getTime(),
  })

  async function examineInTurn<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
    const startedAt = clock()
    const wait = seconds.take(sender, startedAt)
    if (wait > 0) throw new TooManyAttemptsError(wait)
    try {
      return await work()
    } finally {
      const endedAt = clock()
      seconds.charge(sender, endedAt, Math.max(0, (endedAt.getTime() - startedAt.getTime()) / 1000 - 1))
    }
  }

  return {
    admit(sender) {
      const senderUploads = uploads.get(sender) ?? 0
      if (senderUploads >= outsideUploadLimits.uploadsOfSender)
        throw new TooManyAttemptsError(retryAfterSeconds)
      if (total >= outsideUploadLimits.uploads) throw new ServerBusyError()
      uploads.set(sender, senderUploads + 1)
      total += 1
      return () => {
        total -= 1
        const remainingCount = (uploads.get(sender) ?? 0) - 1
        if (remainingCount > 0) uploads.set(sender, remainingCount)
        else uploads.delete(sender)
      }
    },
    async runExamination(sender, work) {
      try {
        return await queue.run(sender, sender, () => examineInTurn(sender, work))
      } catch (error) {
        throw error instanceof QueueFull ? new ServerBusyError() : error
      }
    },
  }
}
