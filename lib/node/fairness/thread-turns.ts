import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { QueueFullError } from './fair-queue'
import { createTokenBuckets } from './token-buckets'

/** Paces clients with many calls, so that the thread has time for others. */
export interface ThreadTurns {
  /**
   * Waits until a call may start. Returns a function to run at the end of the call.
   * @throws QueueFullError if too many calls of the client wait, or this call waited too long
   */
  enter(client: string, call: PacedCall): Promise<() => void>
}

/** Kinds of calls, each with its own queue and pauses. */
export type CallKind = keyof typeof paces

export interface PacedCall {
  kind: CallKind
  isDisconnected: () => boolean
}

/** Returns the kind of a call by its method and media type. Writes without a file are small. */
export function toCallKind(method: string | undefined, contentType: string | undefined): CallKind {
  if (!/^(?:POST|PUT|PATCH|DELETE)$/.test(method ?? '')) return 'read'
  return contentType?.startsWith('multipart/') ? 'upload' : 'smallWrite'
}

/** Busy and idle time of the thread in milliseconds. */
interface Usage {
  active: number
  idle: number
}

interface ThreadTurnsOptions {
  /** Returns true if no other client has sent requests recently. */
  isAlone: (client: string) => boolean
  /** Monotonic clock in milliseconds. */
  now?: () => number
  readUsage?: (since?: Usage) => Usage
  /** Lets other events run. */
  pause?: () => Promise<void>
}

/**
 * Paces of calls. The first calls start at once: `burst`, and `perSecond` more. Each later call
 * waits until the previous call has ended and the thread was idle `idlePerBusy` times longer than
 * busy, at most `maxPauseMs`. The calls of a client that is alone are not paced, except `isSerial`
 * calls, so that only a few of them are running when another client arrives. Small writes pause
 * least, because offices send many.
 */
const paces = {
  smallWrite: { burst: 50, perSecond: 20, idlePerBusy: 1, maxPauseMs: 250, isSerial: false },
  read: { burst: 50, perSecond: 20, idlePerBusy: 19, maxPauseMs: 1000, isSerial: false },
  upload: { burst: 20, perSecond: 1, idlePerBusy: 39, maxPauseMs: 2000, isSerial: true },
}
const maxWaitMs = 10_000
const maxWaitingPerClient = 100

/** The last started call of a line. */
interface StartedCall {
  client: string
  hasEnded: boolean
}

interface Line {
  pace: (typeof paces)['read']
  waitingCount: number
  /** Resolves when the next call may start. */
  nextTurn: Promise<void>
}

/**
 * Creates the pacing of calls. While other clients are active, the calls of a client after its
 * burst start one after another with pauses (decision 125).
 */
export function createThreadTurns({
  isAlone,
  now = () => performance.now(),
  readUsage = (since) => performance.eventLoopUtilization(since && { ...since, utilization: 0 }),
  pause = () => setTimeout(1),
}: ThreadTurnsOptions): ThreadTurns {
  const buckets = {
    smallWrite: createTokenBuckets(paces.smallWrite),
    read: createTokenBuckets(paces.read),
    upload: createTokenBuckets(paces.upload),
  }
  const lines = new Map<string, Line>()

  /** Returns true if the next call must wait. The caller limits the wait. */
  function mustPause({ client, hasEnded }: StartedCall, pace: Line['pace'], { active, idle }: Usage): boolean {
    if (isAlone(client)) return pace.isSerial && !hasEnded
    return !hasEnded || idle < active * pace.idlePerBusy
  }

  async function pauseLine(call: StartedCall, pace: Line['pace']): Promise<void> {
    const usageAtStart = readUsage()
    const startedAt = now()
    while (mustPause(call, pace, readUsage(usageAtStart)) && now() - startedAt < pace.maxPauseMs) await pause()
  }

  /** Pauses before the next call. Deletes the line if no call waits. */
  async function finishTurn(key: string, line: Line, lastCall: StartedCall | null): Promise<void> {
    if (lastCall) await pauseLine(lastCall, line.pace)
    if (line.waitingCount === 0) lines.delete(key)
  }

  return {
    async enter(client, { kind, isDisconnected }) {
      const pace = paces[kind]
      const key = `${client} ${kind}`
      const call: StartedCall = { client, hasEnded: false }
      const end = () => {
        call.hasEnded = true
      }
      const isInBurst = buckets[kind].take(client, new Date(now())) === 0
      const mayStartAtOnce = isInBurst || (isAlone(client) && !pace.isSerial)
      if (mayStartAtOnce && !lines.has(key)) return end
      const line = lines.get(key) ?? { pace, waitingCount: 0, nextTurn: Promise.resolve() }
      if (line.waitingCount >= maxWaitingPerClient) throw new QueueFullError('Too many calls wait.')
      lines.set(key, line)
      const enteredAt = now()
      line.waitingCount += 1
      const turn = line.nextTurn.then(() => {
        line.waitingCount -= 1
        return !isDisconnected() && now() - enteredAt < maxWaitMs
      })
      line.nextTurn = turn.then((mayStart) => finishTurn(key, line, mayStart ? call : null))
      if (!(await turn)) throw new QueueFullError('This call has waited for too long.')
      return end
    },
  }
}
