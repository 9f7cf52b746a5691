import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { QueueFull } from './fair-queue'
import { createTokenBuckets } from './token-buckets'

/**
 * Paces the calls of clients that send many calls, so that the thread has time for other clients.
 */
export interface ThreadTurns {
  /**
   * Waits until a client's call may begin.
   * @returns a function that the caller runs when the call has ended
   * @throws QueueFull if too many calls of this client wait, or if this call waited for too long
   */
  enter(client: string, call: PacedCall): Promise<() => void>
}

/** Kinds of calls. Each kind has a queue of its own, with its own pauses. */
export type CallKind = keyof typeof paces

export interface PacedCall {
  kind: CallKind
  /** Returns true if the client has disconnected. */
  isGone: () => boolean
}

/** Returns the kind of a call. Most writes without a file are small. */
export function toCallKind(method: string | undefined, contentType: string | undefined): CallKind {
  if (!/^(?:POST|PUT|PATCH|DELETE)$/.test(method ?? '')) return 'read'
  return contentType?.startsWith('multipart/') ? 'upload' : 'smallWrite'
}

/**
 * Busy and idle time of the thread in milliseconds, since an earlier reading or since the start of
 * the thread.
 */
interface Usage {
  active: number
  idle: number
}

interface ThreadTurnsOptions {
  /** Returns true if no other client has sent a request recently. */
  isAlone: (client: string) => boolean
  /** Returns the time of a monotonic clock, in milliseconds. */
  now?: () => number
  readUsage?: (since?: Usage) => Usage
  /** Lets the event loop handle other events. */
  pause?: () => Promise<void>
}

/**
 * A client's first calls begin immediately: `burst` calls, and `perSecond` more each second. The
 * burst is enough for some editors behind one address. After the burst, the next call begins when
 * the previous one has ended and the thread has been idle `idlePerBusy` times longer than busy.
 * After `maxPauseMs` it begins even if other clients keep the thread busy. Paced reads use a
 * twentieth of the thread, so that they delay few requests of other clients. An upload keeps the
 * thread busy for longer, so uploads use a fortieth. An office behind one address sends many small
 * writes, such as saves in the editor.
 *
 * A client that is alone is not paced. Only its uploads still wait for each other (`isSerial`), so
 * that few of them are running when another client arrives.
 */
const paces = {
  smallWrite: { burst: 50, perSecond: 20, idlePerBusy: 1, maxPauseMs: 250, isSerial: false },
  read: { burst: 50, perSecond: 20, idlePerBusy: 19, maxPauseMs: 1000, isSerial: false },
  upload: { burst: 20, perSecond: 1, idlePerBusy: 39, maxPauseMs: 2000, isSerial: true },
}
const maxWaitMs = 10_000
const maxWaitingPerClient = 100

/** The call of a client that began last. The next call in its line waits for it. */
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
 * Creates the pacing of calls. While other clients are active, the calls of a client after its
 * burst begin one after another, with pauses during which the thread is idle (decision 125).
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

  /** Returns true if the next call must still wait. The caller limits the wait to `maxPauseMs`. */
  function mustPause({ client, hasEnded }: LastCall, pace: Line['pace'], { active, idle }: Usage): boolean {
    if (isAlone(client)) return pace.isSerial && !hasEnded
    return !hasEnded || idle < active * pace.idlePerBusy
  }

  async function pauseLine(call: LastCall, pace: Line['pace']): Promise<void> {
    const start = readUsage()
    const since = now()
    while (mustPause(call, pace, readUsage(start)) && now() - since < pace.maxPauseMs) await pause()
  }

  /** Pauses before the next call of the line. Deletes the line if it is empty. */
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
