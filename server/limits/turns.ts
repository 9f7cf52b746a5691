import { createPresence } from '@/lib/node/fairness/presence'

/** Lets the requests of many clients begin side by side, however many one of them sends. */
export interface Turns {
  /**
   * Begins a client's task: at once, or in one of the next turns where the client has had its share of this one. A turn is
   * one iteration of the event loop; while others are there, it lasts at least a millisecond, so that nobody occupies the thread alone.
   * @returns false where too much of this client waits already; the task is then never begun
   */
  take(client: string, begin: () => void): boolean
  /** Whether no other client has sent a request lately. */
  isAlone(client: string): boolean
}

interface TurnsOptions {
  /** How many requests of one client begin in one turn. */
  perTurn: number
  /** As many while no other client is there. */
  perTurnAlone: number
  /** How many requests of one client may be queued. */
  maxWaiting: number
  now?: () => number
  /** Waits for the minimum time of a turn while others are there. */
  pause?: (next: () => void) => void
}

const minTurnMs = 1

/** How long a client counts as present after a request. */
const presentMs = 1000

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
  const { note, isAlone } = createPresence(presentMs, now)

  function shareOf(client: string): number {
    return isAlone(client) ? perTurnAlone : perTurn
  }

  function nextTurn(): void {
    for (const [client, line] of lines) {
      const tasks = line.waiting.splice(0, shareOf(client))
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
      if (line.waiting.length === 0 && line.begun < shareOf(client)) {
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
