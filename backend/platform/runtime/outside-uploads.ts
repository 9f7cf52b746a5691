import { createFairQueue, QueueFull } from '@/lib/node/fairness/fair-queue'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { ServerBusyError, TooManyAttemptsError } from '../errors'

/**
 * Limits for uploads by external users, so that no client uses up the time and memory for
 * examinations. `clientKey` identifies the user or visitor.
 */
export interface OutsideUploads {
  /**
   * Reserves a slot before the body is received. Returns the function that releases it.
   * @throws TooManyAttemptsError above the client's limit, ServerBusyError above the total
   */
  admit(clientKey: string): () => void
  /**
   * Examines a file in turn: clients alternate, each with one file at a time.
   * @throws TooManyAttemptsError without remaining time, and errors of `work`
   */
  runExamination<Result>(clientKey: string, work: () => Promise<Result>): Promise<Result>
}

/** Limits of concurrent examinations, and of uploads in memory. */
export const outsideUploadLimits = { examined: 2, uploadsOfSender: 6, uploads: 24 }

/** Seconds of examination per client. A file costs at least one. */
export const secondsOfSender = { burst: 60, perSecond: 1 / 10 }

const retryAfterSeconds = 10

/** Key of a logged-in user. */
export const toUserKey = (userId: number) => `user ${userId}`

/** Key of a visitor. */
export const toClientKey = (client: string) => `client ${client}`

/** Creates the limits of this process. */
export function createOutsideUploads(clock: () => Date): OutsideUploads {
  const seconds = createTokenBuckets(secondsOfSender)
  const uploads = new Map<string, number>()
  let total = 0
  const queue = createFairQueue({
    maxRunning: outsideUploadLimits.examined,
    maxPerClient: 1,
    maxWaiting: outsideUploadLimits.uploads,
    maxWaitingPerClient: outsideUploadLimits.uploadsOfSender,
    // Uploads wait without limit. More examinations at a time would exceed the memory.
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
