import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { QueueFull } from './fair-queue'
import { createTokenBuckets } from './token-buckets'

/** Paces the calls of clients that send many, so that the thread has time for other clients. */
export interface ThreadTurns {
  /**
   * Waits until a client's call may begin.
   * @throws QueueFull if too many calls of this client wait, or if this call waited for too long
   */
  enter(client: string, call: PacedCall): Promise<void>
}

export interface PacedCall {
  /**
   * True for a small write, such as a save in the editor. An office behind one address sends many.
   * Small writes have a separate queue with short pauses.
   */
  isSmallWrite: boolean
  /** Returns true if the client has disconnected. */
  isGone: () => boolean
}

/** Returns true for a write without a file, which is small in most cases. */
export function isFilelessWrite(method: string | undefined, contentType: string | undefined): boolean {
  return /^(?:POST|PUT|PATCH|DELETE)$/.test(method ?? '') && !contentType?.startsWith('multipart/')
}

/** Busy and idle milliseconds of the thread since an earlier reading, or since its start. */
interface Usage {
  active: number
  idle: number
}

interface ThreadTurnsOptions {
  /** Returns true if no other client has sent a request lately. */
  isAlone: (client: string) => boolean
  /** Milliseconds of a monotonic clock. */
  now?: () => number
  readUsage?: (since?: Usage) => Usage
  /** Lets the event loop handle other events. */
  pause?: () => Promise<void>
}

/**
 * The number of calls of a client that begin immediately: enough for some editors behind one
 * address.
 */
const freeCalls = { burst: 50, perSecond: 20 }
/**
 * The thread must be idle `idlePerBusy` times longer than it was busy before the next paced call
 * begins; after `maxPauseMs` the call begins even if other clients keep the thread busy. Paced
 * calls other than small writes use a twentieth of the thread, so that they delay few requests of
 * other clients.
 */
const paces = {
  smallWrites: { idlePerBusy: 1, maxPauseMs: 250 },
  otherCalls: { idlePerBusy: 19, maxPauseMs: 1000 },
}
const maxWaitMs = 10_000
const maxWaitingPerClient = 100

interface Line {
  pace: (typeof paces)['otherCalls']
  waiting: number
  /** Resolves when the next call may begin. */
  ready: Promise<void>
}

/**
 * Creates the pace of calls. While other clients are present, the calls of a client beyond
 * `freeCalls` begin one after another, with pauses in which the thread is idle (decision 125).
 */
export function createThreadTurns({
  isAlone,
  now = () => performance.now(),
  readUsage = (since) => performance.eventLoopUtilization(since && { ...since, utilization: 0 }),
  pause = () => setTimeout(1),
}: ThreadTurnsOptions): ThreadTurns {
  const buckets = createTokenBuckets(freeCalls)
  const lines = new Map<string, Line>()

  async function waitForIdleThread({ idlePerBusy, maxPauseMs }: Line['pace']): Promise<void> {
    const start = readUsage()
    const since = now()
    let usage: Usage
    do {
      await pause()
      usage = readUsage(start)
    } while (usage.idle < usage.active * idlePerBusy && now() - since < maxPauseMs)
  }

  /** Makes the line ready for its next call, and deletes an empty line. */
  async function makeReady(client: string, line: Line, isBeginning: boolean): Promise<void> {
    if (isBeginning && !isAlone(client)) await waitForIdleThread(line.pace)
    if (line.waiting === 0) lines.delete(toKey(client, line.pace))
  }

  return {
    async enter(client, { isSmallWrite, isGone }) {
      const pace = isSmallWrite ? paces.smallWrites : paces.otherCalls
      const key = toKey(client, pace)
      const mayBegin = buckets.take(key, new Date(now())) === 0 || isAlone(client)
      if (mayBegin && !lines.has(key)) return
      const line = lines.get(key) ?? { pace, waiting: 0, ready: Promise.resolve() }
      if (line.waiting >= maxWaitingPerClient) throw new QueueFull('Too many calls wait.')
      lines.set(key, line)
      const since = now()
      line.waiting += 1
      const turn = line.ready.then(() => {
        line.waiting -= 1
        return !isGone() && now() - since < maxWaitMs
      })
      line.ready = turn.then((isBeginning) => makeReady(client, line, isBeginning))
      if (!(await turn)) throw new QueueFull('This call has waited for too long.')
    },
  }
}

const toKey = (client: string, pace: Line['pace']) =>
  pace === paces.smallWrites ? `${client} writes` : client
