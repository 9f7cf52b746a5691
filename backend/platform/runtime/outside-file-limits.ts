import { createFairQueue, QueueFullError } from '@/lib/node/fairness/fair-queue'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { createUploadSlots, uploadSlotLimits } from '@/lib/node/fairness/upload-slots'
import { ServerBusyError, TooManyAttemptsError } from '../errors'

/**
 * Limits for outside files (docs/glossary.md), so that no client uses up the time and memory for
 * examinations. `clientKey` identifies the user or visitor.
 */
export interface OutsideFileLimits {
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

/** Maximum number of concurrent examinations. */
const maxExaminations = 2

/** Seconds of examination per client. A file costs at least one. */
export const examinationSeconds = { burst: 60, perSecond: 1 / 10 }

const slotRetryAfterSeconds = 10

/** Key of a logged-in user. */
export const toUserKey = (userId: number) => `user ${userId}`

/** Key of a visitor. */
export const toClientKey = (client: string) => `client ${client}`

export function createOutsideFileLimits(clock: () => Date): OutsideFileLimits {
  const seconds = createTokenBuckets(examinationSeconds)
  const slots = createUploadSlots()
  const queue = createFairQueue({
    maxRunning: maxExaminations,
    maxPerClient: 1,
    maxWaiting: uploadSlotLimits.total,
    maxWaitingPerClient: uploadSlotLimits.perClient,
    // Uploads wait without limit. More examinations at a time would exceed the memory.
    maxWaitMs: Number.POSITIVE_INFINITY,
    shares: { mayStart: () => true, startMeasuring: () => () => undefined },
    now: () => clock().getTime(),
  })

  async function examineInTurn<Result>(clientKey: string, work: () => Promise<Result>): Promise<Result> {
    const startedAt = clock()
    const retryAfterSeconds = seconds.take(clientKey, startedAt)
    if (retryAfterSeconds > 0) throw new TooManyAttemptsError(retryAfterSeconds)
    try {
      return await work()
    } finally {
      const endedAt = clock()
      seconds.charge(clientKey, endedAt, Math.max(0, (endedAt.getTime() - startedAt.getTime()) / 1000 - 1))
    }
  }

  return {
    admit(clientKey) {
      const release = slots.reserve(clientKey)
      if (release === 'perClient') throw new TooManyAttemptsError(slotRetryAfterSeconds)
      if (release === 'total') throw new ServerBusyError()
      return release
    },
    async runExamination(clientKey, work) {
      try {
        return await queue.run(clientKey, clientKey, () => examineInTurn(clientKey, work))
      } catch (error) {
        throw error instanceof QueueFullError ? new ServerBusyError() : error
      }
    },
  }
}
