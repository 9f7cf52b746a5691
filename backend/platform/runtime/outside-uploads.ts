import { createFairQueue, QueueFull } from '@/lib/node/fairness/fair-queue'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { ServerBusyError, TooManyAttemptsError } from '../errors'

/**
 * Limits for uploads by users outside the office, so that one client does not use up the time and
 * memory for the examination of files. `clientKey` is the key of the user or visitor.
 */
export interface OutsideUploads {
  /**
   * Reserves a slot before the body is received.
   * @returns a function that releases the slot
   * @throws TooManyAttemptsError for too many uploads by the client, ServerBusyError for too many
   * uploads in total
   */
  admit(clientKey: string): () => void
  /**
   * Examines a file when it is the client's turn. Clients alternate, each with one file at a time.
   * @throws TooManyAttemptsError if the client has used up its time, and errors of `work`
   */
  runExamination<Result>(clientKey: string, work: () => Promise<Result>): Promise<Result>
}

/** Maximum numbers of concurrent examinations, and of uploads in memory per client and in total. */
export const outsideUploadLimits = { examined: 2, uploadsOfSender: 6, uploads: 24 }

/** Seconds of examination per client. Each file counts as at least one second. */
export const secondsOfSender = { burst: 60, perSecond: 1 / 10 }

const retryAfterSeconds = 10

/** Returns the client key of a logged-in user. */
export const toUserKey = (userId: number) => `user ${userId}`

/** Returns the client key of a visitor (`toClient`). */
export const toClientKey = (client: string) => `client ${client}`

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
    // Uploads wait as long as necessary. More concurrent examinations would exceed the memory.
    maxWaitMs: Number.POSITIVE_INFINITY,
    shares: { mayBegin: () => true, begin: () => () => undefined },
    now: () => clock().getTime(),
  })

  async function examineInTurn<Result>(clientKey: string, work: () => Promise<Result>): Promise<Result> {
    const startedAt = clock()
    const wait = seconds.take(clientKey, startedAt)
    if (wait > 0) throw new TooManyAttemptsError(wait)
    try {
      return await work()
    } finally {
      const endedAt = clock()
      seconds.charge(clientKey, endedAt, Math.max(0, (endedAt.getTime() - startedAt.getTime()) / 1000 - 1))
    }
  }

  return {
    admit(clientKey) {
      const clientUploads = uploads.get(clientKey) ?? 0
      if (clientUploads >= outsideUploadLimits.uploadsOfSender)
        throw new TooManyAttemptsError(retryAfterSeconds)
      if (total >= outsideUploadLimits.uploads) throw new ServerBusyError()
      uploads.set(clientKey, clientUploads + 1)
      total += 1
      return () => {
        total -= 1
        const remainingCount = (uploads.get(clientKey) ?? 0) - 1
        if (remainingCount > 0) uploads.set(clientKey, remainingCount)
        else uploads.delete(clientKey)
      }
    },
    async runExamination(clientKey, work) {
      try {
        return await queue.run(clientKey, clientKey, () => examineInTurn(clientKey, work))
      } catch (error) {
        throw error instanceof QueueFull ? new ServerBusyError() : error
      }
    },
  }
}
