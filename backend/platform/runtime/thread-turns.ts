import { createPresence } from '@/lib/node/fairness/presence'
import { ServerBusyError } from '../errors'
import { createTokenBuckets } from './token-buckets'

/** Paces the calls of clients that send many, so that the thread has time for others in between. */
export interface ThreadTurns {
  /** Counts a client as present whose call waits for nobody. */
  note(client: string): void
  /**
   * Waits until a client's call may begin.
   * @param signal tells that the client has gone
   * @throws ServerBusyError where too many calls of this client wait, or this one does so for too
   * long
   */
  enter(client: string, signal: AbortSignal): Promise<void>
}

/** How long the thread was busy and idle since a reading, or since its start. */
interface Usage {
  active: number
  idle: number
}

interface ThreadTurnsOptions {
  /** Milliseconds of a clock that is never set. */
  now: () => number
  readUsage: (since?: Usage) => Usage
  /** Lets events be handled for a moment. */
  pause: () => Promise<void>
}

/** As many calls of a client begin at once: those of some editors behind one address. */
const freeCalls = { burst: 50, perSecond: 20 }
/** How long a client counts as present after a call. */
const presentMs = 1000
/** A call of each client begins in this time even where others keep the thread busy. */
const maxPauseMs = 250
const maxWaitMs = 10_000
const maxWaitingPerClient = 100

interface Line {
  waiting: number
  /** When the next call may begin. */
  ready: Promise<void>
}

/**
 * While others are there, the calls of a client beyond `freeCalls` begin one after another: the
 * next one when the thread has been idle for as long as it has been busy since the last one.
 */
export function createThreadTurns({ now, readUsage, pause }: ThreadTurnsOptions): ThreadTurns {
  const presence = createPresence(presentMs, now)
  const buckets = createTokenBuckets(freeCalls)
  const lines = new Map<string, Line>()

  async function idleAsLongAsBusy(): Promise<void> {
    const start = readUsage()
    const since = now()
    let usage: Usage
    do {
      await pause()
      usage = readUsage(start)
    } while (usage.idle < usage.active && now() - since < maxPauseMs)
  }

  /** Lets the next call of a line wait until others had their time; an empty line ends then. */
  async function makeReady(client: string, line: Line, isBeginning: boolean): Promise<void> {
    if (isBeginning && !presence.isAlone(client)) await idleAsLongAsBusy()
    if (line.waiting === 0) lines.delete(client)
  }

  return {
    note: (client) => presence.note(client),
    async enter(client, signal) {
      presence.note(client)
      const mayBegin = buckets.take(client, new Date(now())) === 0 || presence.isAlone(client)
      if (mayBegin && !lines.has(client)) return
      const line = lines.get(client) ?? { waiting: 0, ready: Promise.resolve() }
      if (line.waiting >= maxWaitingPerClient) throw new ServerBusyError()
      lines.set(client, line)
      const since = now()
      line.waiting += 1
      const turn = line.ready.then(() => {
        line.waiting -= 1
        return !signal.aborted && now() - since < maxWaitMs
      })
      line.ready = turn.then((isBeginning) => makeReady(client, line, isBeginning))
      if (!(await turn)) throw new ServerBusyError()
    },
  }
}
