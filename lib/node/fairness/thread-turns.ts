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

/** Each kind of call has a separate queue with its own pauses. */
export type CallKind = keyof typeof paces

export interface PacedCall {
  kind: CallKind
  /** Returns true if the client has disconnected. */
  isGone: () => boolean
}

/** Returns the kind of a call. Writes without a file are small in most cases. */
export function toCallKind(method: string | undefined, contentType: string | undefined): CallKind {
  if (!/^(?:POST|PUT|PATCH|DELETE)$/.test(method ?? '')) return 'read'
  return contentType?.startsWith('multipart/') ? 'upload' : 'smallWrite'
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
 * reads use a twentieth of the thread, so that they delay few requests of other clients. An upload
 * keeps the thread busy for longer, thus uploads use a fortieth. An office behind one address sends
 * many small writes, such as saves in the editor.
 */
const paces = {
  smallWrite: { idlePerBusy: 1, maxPauseMs: 250 },
  read: { idlePerBusy: 19, maxPauseMs: 1000 },
  upload: { idlePerBusy: 39, maxPauseMs: 2000 },
}
const maxWaitMs = 10_000
const maxWaitingPerClient = 100

interface Line {
  pace: (typeof paces)['read']
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
  async function makeReady(key: string, line: Line, mustPause: boolean): Promise<void> {
    if (mustPause) await waitForIdleThread(line.pace)
    if (line.waiting === 0) lines.delete(key)
  }

  return {
    async enter(client, { kind, isGone }) {
      const pace = paces[kind]
      const key = `${client} ${kind}`
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
      line.ready = turn.then((isBeginning) => makeReady(key, line, isBeginning && !isAlone(client)))
      if (!(await turn)) throw new QueueFull('This call has waited for too long.')
    },
  }
}
