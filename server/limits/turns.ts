import { createPresence } from '@/lib/node/fairness/presence'

/** Schedules requests fairly between clients, regardless of the number of requests of each. */
export interface Turns {
  /**
   * Begins a task immediately, or in a later turn after the client has used its share of this one.
   * A turn is one iteration of the event loop. While other clients are active, it lasts at least
   * 1 ms, so that no client occupies the thread.
   * @returns false if too many tasks of this client are queued; the task is then dropped
   */
  take(client: string, begin: () => void): boolean
  /** Returns true if no other client has sent a request recently. */
  isAlone(client: string): boolean
}

interface TurnsOptions {
  /** Requests of one client per turn. */
  perTurn: number
  /** Requests per turn of a client that is alone. */
  perTurnAlone: number
  /** The maximum number of queued requests per client. */
  maxWaiting: number
  now?: () => number
  /** Waits for the minimum time of a turn while other clients are active. */
  pause?: (next: () => void) => void
}

const minTurnMs = 1

/** The waiting tasks of a client. */
interface Line {
  begun: number
  waiting: (() => void)[]
}

export function createTurns({
  perTurn,
  perTurnAlone,
  maxWaiting,
  now = Date.now,
  pause = (next) => setTimeout(next, minTurnMs),
}: TurnsOptions): Turns {
  const lines = new Map<string, Line>()
  const { note, isAlone } = createPresence(now)

  function getShare(client: string): number {
    return isAlone(client) ? perTurnAlone : perTurn
  }

  function nextTurn(): void {
    for (const [client, line] of lines) {
      const tasks = line.waiting.splice(0, getShare(client))
      if (tasks.length === 0) lines.delete(client)
      line.begun = tasks.length
      for (const begin of tasks) begin()
    }
    if (lines.size === 0) return
    const isContended = [...lines].some(([client, { waiting }]) => waiting.length > 0 && !isAlone(client))
    if (isContended) pause(nextTurn)
    else setImmediate(nextTurn)
  }

  return {
    take(client, begin) {
      note(client)
      if (lines.size === 0) setImmediate(nextTurn)
      const line = lines.get(client) ?? { begun: 0, waiting: [] }
      lines.set(client, line)
      if (line.waiting.length === 0 && line.begun < getShare(client)) {
        line.begun += 1
        begin()
        return true
      }
      if (line.waiting.length >= maxWaiting) return false
      line.waiting.push(begin)
      return true
    },
    isAlone,
  }
}
