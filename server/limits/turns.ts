import { createPresence } from '@/lib/node/fairness/presence'

/** Schedules requests fairly between clients. */
export interface Turns {
  /**
   * Starts a task now, or in a later turn if the client has used its share. A turn is an iteration
   * of the event loop; with several clients it lasts at least 1 ms. Returns false if too many tasks
   * of the client wait.
   */
  schedule(client: string, begin: () => void): boolean
  /**
   * Reserves a start in this turn for a task that the caller runs itself. Returns false if the
   * client has used its share; then call `schedule`.
   */
  reserve(client: string): boolean
  /** Returns true without recent requests of other clients. */
  isAlone(client: string): boolean
}

interface TurnsOptions {
  /** Requests per client and turn while others are active. */
  perTurn: number
  /** Requests per turn of a single client. */
  perTurnAlone: number
  /** Maximum waiting requests per client. */
  maxWaiting: number
  now?: () => number
  /** Waits for the minimum duration of a turn. */
  pause?: (next: () => void) => void
}

const minTurnMs = 1

/** Started and waiting tasks of a client in this turn. */
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
    const isContended = [...queues].some(([client, { waitingTasks }]) => waitingTasks.length > 0 && !isAlone(client))
    if (isContended) pause(nextTurn)
    else setImmediate(nextTurn)
  }

  function openQueue(client: string): ClientQueue {
    const currentQueue = queues.get(client)
    if (currentQueue) return currentQueue
    if (queues.size === 0) setImmediate(nextTurn)
    const queue: ClientQueue = { startedCount: 0, waitingTasks: [] }
    queues.set(client, queue)
    return queue
  }

  function reserve(client: string): boolean {
    note(client)
    const queue = openQueue(client)
    if (queue.waitingTasks.length > 0 || queue.startedCount >= getShare(client)) return false
    queue.startedCount += 1
    return true
  }

  function schedule(client: string, begin: () => void): boolean {
    if (reserve(client)) {
      begin()
      return true
    }
    const { waitingTasks } = openQueue(client)
    if (waitingTasks.length >= maxWaiting) return false
    waitingTasks.push(begin)
    return true
  }

  return { schedule, reserve, isAlone }
}
