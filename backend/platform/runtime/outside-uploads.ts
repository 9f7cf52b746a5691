import { createFairQueue, QueueFull } from '@/lib/node/fairness/fair-queue'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { ServerBusyError, TooManyAttemptsError } from '../errors'

/**
 * Uploads by people outside the office, who share the time and the memory of their examination by
 * sender.
 */
export interface OutsideUploads {
  /**
   * Counts an upload, to be called before its body is received.
   * @returns what ends the upload
   * @throws TooManyAttemptsError for too many uploads of the sender, ServerBusyError for too many
   * of all
   */
  admit(sender: string): () => void
  /**
   * Examines a file when the sender's turn comes: one file of a sender at a time, and senders take
   * turns.
   * @throws TooManyAttemptsError where the sender's files took too much time, and what the work
   * throws
   */
  examine<Result>(sender: string, work: () => Promise<Result>): Promise<Result>
}

/**
 * How many files are examined at once, and how many uploads, which lie in memory, there may be of a
 * sender and of all.
 */
export const outsideUploadLimits = { examined: 2, uploadsOfSender: 6, uploads: 24 }

/** Seconds that the files of a sender may take. Each counts as one at least. */
export const secondsOfSender = { burst: 60, perSecond: 1 / 10 }

const retryAfterSeconds = 10

/** The sender of files who is logged in. */
export const userSender = (userId: number) => `user ${userId}`

/** The sender of files of whom only the address is known (`clientOf`). */
export const clientSender = (client: string) => `client ${client}`

/** Keeps count of uploads in this process's memory. @param clock the present time */
export function createOutsideUploads(clock: () => Date): OutsideUploads {
  const seconds = createTokenBuckets(secondsOfSender)
  const uploads = new Map<string, number>()
  let total = 0
  const queue = createFairQueue({
    maxRunning: outsideUploadLimits.examined,
    maxPerClient: 1,
    maxWaiting: outsideUploadLimits.uploads,
    maxWaitingPerClient: outsideUploadLimits.uploadsOfSender,
    // A third file at once would take more memory than there may be.
    maxWaitMs: Number.POSITIVE_INFINITY,
    shares: { mayBegin: () => true, begin: () => () => undefined },
    now: () => clock().getTime(),
  })

  async function examineInTurn<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
    const begun = clock()
    const wait = seconds.take(sender, begun)
    if (wait > 0) throw new TooManyAttemptsError(wait)
    try {
      return await work()
    } finally {
      const end = clock()
      seconds.charge(sender, end, Math.max(0, (end.getTime() - begun.getTime()) / 1000 - 1))
    }
  }

  return {
    admit(sender) {
      const own = uploads.get(sender) ?? 0
      if (own >= outsideUploadLimits.uploadsOfSender) throw new TooManyAttemptsError(retryAfterSeconds)
      if (total >= outsideUploadLimits.uploads) throw new ServerBusyError()
      uploads.set(sender, own + 1)
      total += 1
      return () => {
        total -= 1
        const left = (uploads.get(sender) ?? 0) - 1
        if (left > 0) uploads.set(sender, left)
        else uploads.delete(sender)
      }
    },
    async examine(sender, work) {
      try {
        return await queue.run(sender, sender, () => examineInTurn(sender, work))
      } catch (error) {
        throw error instanceof QueueFull ? new ServerBusyError() : error
      }
    },
  }
}
