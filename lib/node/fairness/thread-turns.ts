import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { QueueFull } from './fair-queue'
import { createTokenBuckets } from './token-buckets'

/** Paces clients with many calls, so that the thread has time for others. */
export interface ThreadTurns {
  /**
   * Waits until a call may begin. Returns a function to run at its end.
   * @throws QueueFull if too many calls of the client wait, or this one waited too long
   */
  enter(client: string, call: PacedCall): Promise<() => void>
}

/** Kinds of calls, each with its own queue and pauses. */
export type CallKind = keyof typeof paces

export interface PacedCall {
  kind: CallKind
  isGone: () => boolean
}

/** Returns the kind of a call. Writes without a file are small. */
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
  /** Returns true without recent requests of other clients. */
  isAlone: (client: string) => boolean
  /** Monotonic clock in milliseconds. */
  now?: () => number
  readUsage?: (since?: Usage) => Usage
  /** Lets other events run. */
  pause?: () => Promise<void>
}

/**
 * Paces of calls. The first calls begin at once: `burst`, and `perSecond` more. A later call waits
 * for the end of the previous one and until the thread was idle `idlePerBusy` times longer than
 * busy, at most `maxPauseMs`. A client alone is not paced, except for `isSerial` uploads, so that
 * few run when another client arrives. Offices send many small writes.
 */
const paces = {
  smallWrite: { burst: 50, perSecond: 20, idlePerBusy: 1, maxPauseMs: 250, isSerial: false },
  read: { burst: 50, perSecond: 20, idlePerBusy: 19, maxPauseMs: 1000, isSerial: false },
  upload: { burst: 20, perSecond: 1, idlePerBusy: 39, maxPauseMs: 2000, isSerial: true },
}
const maxWaitMs = 10_000
const maxWaitingPerClient = 100

/** The last begun call of a line. */
interface LastCall {
  client: string
  hasEnded: boolean
}

interface Line {
  pace: (typeof paces)['read']
  waiting: number
  /** Resolves when the next call may begin. */
  nextTurn: Promise<void>
}

/**
 * Creates the pacing of calls. After its burst, a client's calls begin one after another with
 * pauses while others are active (decision 125).
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
  function mustPause({ client, hasEnded }: LastCall, pace: Line['pace'], { active, idle }: Usage): boolean {
    if (isAlone(client)) return pace.isSerial && !hasEnded
    return !hasEnded || idle < active * pace.idlePerBusy
  }

  async function pauseLine(call: LastCall, pace: Line['pace']): Promise<void> {
    const start = readUsage()
    const since = now()
    while (mustPause(call, pace, readUsage(start)) && now() - since < pace.maxPauseMs) await pause()
  }

  /** Pauses before the next call. Deletes an empty line. */
  async function finishTurn(key: string, line: Line, lastCall: LastCall | null): Promise<void> {
    if (lastCall) await pauseLine(lastCall, line.pace)
    if (line.waiting === 0) lines.delete(key)
  }

  return {
    async enter(client, { kind, isGone }) {
      const pace = paces[kind]
      const key = `${client} ${kind}`
      const call: LastCall = { client, hasEnded: false }
      const end = () => {
        call.hasEnded = true
      }
      const isInBurst = buckets[kind].take(client, new Date(now())) === 0
      const mayBegin = isInBurst || (isAlone(client) && !pace.isSerial)
      if (mayBegin && !lines.has(key)) return end
      const line = lines.get(key) ?? { pace, waiting: 0, nextTurn: Promise.resolve() }
      if (line.waiting >= maxWaitingPerClient) throw new QueueFull('Too many calls wait.')
      lines.set(key, line)
      const since = now()
      line.waiting += 1
      const turn = line.nextTurn.then(() => {
        line.waiting -= 1
        return !isGone() && now() - since < maxWaitMs
      })
      line.nextTurn = turn.then((isBeginning) => finishTurn(key, line, isBeginning ? call : null))
      if (!(await turn)) throw new QueueFull('This call has waited for too long.')
      return end
    },
  }
}
