import { createPresence } from '@/lib/node/fairness/presence'

/** Schedules requests fairly between clients, no matter how many requests each client sends. */
export interface Turns {
  /**
   * Starts a task at once, or in a later turn if the client has used its share of this turn. A turn
   * is one iteration of the event loop. While several clients are active, a turn lasts at least 1
   * ms, so that no client occupies the thread.
   * @returns false if too many tasks of this client wait; the task is then dropped
   */
  take(client: string, begin: () => void): boolean
  /**
   * Counts a task that the caller starts at once.
   * @returns false if the client has used its share of this turn; the task must then be taken
   */
  takeNow(client: string): boolean
  /** Returns true if no other client has sent a request recently. */
  isAlone(client: string): boolean
}

interface TurnsOptions {
  /** Requests of one client that start in a turn while other clients are active. */
  perTurn: number
  /** Requests that start in a turn if no other client is active. */
  perTurnAlone: number
  /** Maximum number of waiting requests for each client. */
  maxWaiting: number
  now?: () => number
  /** Waits for the minimum duration of a turn. Called while other clients are active. */
  pause?: (next: () => void) => void
}

const minTurnMs = 1

/** The tasks of a client: the number of tasks started in this turn, and the waiting tasks. */
interface ClientQueue {
  startedCount: number
  waitingTasks: (() => void)[]
}

export function createTurns({
  perTurn,
  perTurnAlone,
  maxWaiting,
  now = Date.now,
  pause = (next) => setTimeout(next, minTurnMs),
}: TurnsOptions): Turns {
  const queues = new Map<string, ClientQueue>()
  const { note, isAlone } = createPresence(now)

  function getShare(client: string): number {
    return isAlone(client) ? perTurnAlone : perTurn
  }

  function nextTurn(): void {
    for (const [client, queue] of queues) {
      const tasks = queue.waitingTasks.splice(0, getShare(client))
      if (tasks.length === 0) queues.delete(client)
      queue.startedCount = tasks.length
      for (const begin of tasks) begin()
    }
    if (queues.size === 0) return
    const isContended = [...queues].some(
      ([client, { waitingTasks }]) => waitingTasks.length > 0 && !isAlone(client),
    )
    if (isContended) pause(nextTurn)
    else setImmediate(nextTurn)
  }

  function openQueue(client: string): ClientQueue {
    if (queues.size === 0) setImmediate(nextTurn)
    const queue = queues.get(client) ?? { startedCount: 0, waitingTasks: [] }
    queues.set(client, queue)
    return queue
  }

  function takeNow(client: string): boolean {
    note(client)
    const queue = openQueue(client)
    if (queue.waitingTasks.length > 0 || queue.startedCount >= getShare(client)) return false
    queue.startedCount += 1
    return true
  }

  function take(client: string, begin: () => void): boolean {
    if (takeNow(client)) {
      begin()
      return true
    }
    const { waitingTasks } = openQueue(client)
    if (waitingTasks.length >= maxWaiting) return false
    waitingTasks.push(begin)
    return true
  }

  return { take, takeNow, isAlone }
}
